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
