import type { Status } from '../../domain/forge.ts';

// The contexts of the commit statuses of a review.

/** What a status says: which record counts, up to where merges are settled, or whether a preview is up to date. */
export type StatusPurpose = 'record' | 'applied' | 'fresh';

/** The context of one of our statuses. Each config, and each job of a matrix, has its own. */
export const statusContext = (purpose: StatusPurpose, config: string): string =>
  config === '' ? `ifmatch / ${purpose}` : `ifmatch / ${purpose} (${config})`;

/** The configs that have records or markers among some statuses; '' for the default one. */
export function configsIn(statuses: readonly Status[]): string[] {
  const configs = new Set<string>();
  for (const { context } of statuses) {
    const match = /^ifmatch \/ (?:applied|record)(?: \((.+)\))?$/.exec(context);
    if (match !== null) configs.add(match[1] ?? '');
  }
  return [...configs];
}
