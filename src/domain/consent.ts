/** What a person said yes to on the command line; it widens the limits of the config for this run only. */
export type Consent = {
  readonly maxDeletes: number | null;
  readonly maxDeletePercent: number | null;
  readonly allowEmpty: boolean;
  readonly allowProtected: readonly string[];
  readonly allowLooser: boolean;
};
