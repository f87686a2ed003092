import type { Drift } from '../../domain/drift.ts';
import type { View } from '../view.ts';

/** How and for whom a report is shown. */
export type HtmlView = View & {
  /** Version of the program, for the small print. */
  readonly version: string;
};

/** What a report shows beside the outcome, where it is known. What is absent has no section. */
export type HtmlExtras = { readonly drift?: Drift | null };
