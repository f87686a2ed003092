import type { Consent } from '../domain/consent.ts';

/** For a run that applies nothing: guards are for an apply. */
export const noConsent: Consent = {
  maxDeletes: null,
  maxDeletePercent: null,
  allowEmpty: false,
  allowProtected: [],
  allowLooser: false,
};
