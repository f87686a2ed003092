import type { Consent } from '../../domain/consent.ts';

/** Guards are for an apply. */
export const noConsent: Consent = {
  maxDeletes: null,
  maxDeletePercent: null,
  allowEmpty: false,
  allowProtected: [],
  allowLooser: false,
};
