// src/platform/profile.ts
const defaultProfile = {
	ifMatch: "raw",
	arrays: "repeat",
	staleCodes: ["STATE_VERSION_MISMATCH"],
	staleStatuses: [412],
	conflictStatuses: [409],
	rejectionCodes: [
		"UNKNOWN_REFERENCE",
		"MISSING_DEPENDENT_ACTION",
		"RESERVED_SLUG",
		"UNSUPPORTED_ACTION_TYPE",
		"INVALID_CONDITION_VALUE"
	],
	bundleReads: "auto",
	vocabularyReads: "auto",
	missingStatuses: [
		404,
		405,
		501
	],
	retryStatuses: [
		429,
		502,
		503,
		504
	],
	unprocessedStatuses: [429],
	doubtfulStatuses: [408, 499],
	errorTextFields: [
		"error",
		"message",
		"detail"
	],
	requestIdHeaders: [
		"x-request-id",
		"request-id",
		"x-correlation-id",
		"x-amzn-requestid",
		"x-amzn-trace-id",
		"cf-ray",
		"x-trace-id"
	]
};
export { defaultProfile };
