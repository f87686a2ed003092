import type { Guard } from './plan.ts';

/** What a person said yes to on the command line; it widens the limits of the config for this run only. */
export type Consent = {
  readonly maxDeletes: number | null;
  readonly maxDeletePercent: number | null;
  readonly allowEmpty: boolean;
  readonly allowProtected: readonly string[];
  readonly allowLooser: boolean;
};

/** Where nobody said yes, and for a run that applies nothing: guards are for an apply. */
export const noConsent: Consent = {
  maxDeletes: null,
  maxDeletePercent: null,
  allowEmpty: false,
  allowProtected: [],
  allowLooser: false,
};

/** Guards that a label may say yes to. Which policies are protected stands in the config, for no label to touch. */
export const labelGuards = ['max-deletes', 'max-delete-percent', 'empty', 'looser'] as const satisfies Guard['guard'][];
export type LabelGuard = (typeof labelGuards)[number];

export const isLabelGuard = (guard: Guard['guard']): guard is LabelGuard => labelGuards.some((one) => one === guard);

/** Why a label that is on a pull request says yes to nothing. */
export type Uncounted =
  /** `by` opened the pull request, or moved its branch. */
  | { readonly code: 'author' | 'pusher'; readonly by: string }
  /** The branch lies in another repository, of which GitHub does not tell who moves it. */
  | { readonly code: 'fork' }
  /** An app moved the branch, and so may anybody by way of it; `by` is null for an account that is gone. */
  | { readonly code: 'app-pushed'; readonly by: string | null }
  /** GitHub's list of the branch's moves does not lead from its commit back to before the pull request. */
  | { readonly code: 'unknown-pusher' }
  /** An app set it; `by` is null for an account that is gone. */
  | { readonly code: 'no-person'; readonly by: string | null }
  | { readonly code: 'no-write'; readonly by: string; readonly permission: string }
  /** The login of who set it belongs to another account by now. */
  | { readonly code: 'renamed'; readonly by: string }
  /** The plan may also hold what somebody else brought, by a direct push or on the platform: who set it may be the one. */
  | { readonly code: 'not-own' }
  /** When it was set, the comment did not show this plan as it is now. */
  | { readonly code: 'not-shown' }
  /** It was given for this plan, and then the label was taken off or set again. */
  | { readonly code: 'withdrawn'; readonly by: string }
  /** GitHub did not tell what one must know. */
  | { readonly code: 'unasked'; readonly message: string };

/** What a label came to for the plan of one deployment. `off`: it is not on the pull request. */
export type LabelAnswer =
  | { readonly kind: 'off' }
  | { readonly kind: 'given'; readonly by: string; readonly event: number; readonly guards: readonly LabelGuard[] }
  | { readonly kind: 'uncounted'; readonly why: Uncounted };

/** The label that says yes, and what it came to, by the slugs of deployments that want a yes. */
export type LabelConsent = { readonly label: string; readonly answers: ReadonlyMap<string, LabelAnswer> };
