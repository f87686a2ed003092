import type { GuardLimits } from '../domain/settings.ts';

/** What a person said yes to on the command line; it widens the limits of the config for this run only. */
export type Consent = {
  readonly maxDeletes: number | null;
  readonly maxDeletePercent: number | null;
  readonly allowEmpty: boolean;
  readonly allowProtected: readonly string[];
  readonly allowLooser: boolean;
};

export function withConsent(limits: GuardLimits, consent: Consent): GuardLimits {
  return {
    maxDeletes: consent.maxDeletes ?? limits.maxDeletes,
    maxDeletePercent: consent.maxDeletePercent ?? limits.maxDeletePercent,
    allowEmpty: consent.allowEmpty || limits.allowEmpty,
    protected: limits.protected.filter((slug) => !consent.allowProtected.includes(slug)),
    looser: consent.allowLooser ? 'allow' : limits.looser,
  };
}
