// src/commands/drift/no-consent.ts
/** Guards are for an apply. */
const noConsent = {
	maxDeletes: null,
	maxDeletePercent: null,
	allowEmpty: false,
	allowProtected: [],
	allowLooser: false
};
export { noConsent };
