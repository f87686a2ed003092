import type { Consent } from '../domain/consent.ts';
import type { GuardLimits } from '../domain/settings.ts';

export function withConsent(limits: GuardLimits, consent: Consent): GuardLimits {
  return {
    maxDeletes: consent.maxDeletes ?? limits.maxDeletes,
    maxDeletePercent: consent.maxDeletePercent ?? limits.maxDeletePercent,
    allowEmpty: consent.allowEmpty || limits.allowEmpty,
    protected: limits.protected.filter((slug) => !consent.allowProtected.includes(slug)),
    looser: consent.allowLooser ? 'allow' : limits.looser,
  };
}
