// src/commands/no-consent.ts
/** For a run that applies nothing: guards are for an apply. */
const noConsent = {
	maxDeletes: null,
	maxDeletePercent: null,
	allowEmpty: false,
	allowProtected: [],
	allowLooser: false
};
export { noConsent };
