// src/platform/assumptions.ts
const staleCodes = ["STATE_VERSION_MISMATCH"];
const staleStatuses = [412];
const conflictStatuses = [409];
const rejectionCodes = [
	"UNKNOWN_REFERENCE",
	"MISSING_DEPENDENT_ACTION",
	"RESERVED_SLUG",
	"UNSUPPORTED_ACTION_TYPE",
	"INVALID_CONDITION_VALUE"
];
const missingOperationStatuses = [
	404,
	405,
	501
];
const retryStatuses = [
	429,
	502,
	503,
	504
];
const unprocessedStatuses = [429];
const maybeProcessedStatuses = [408, 499];
const errorTextFields = [
	"error",
	"message",
	"detail"
];
const openSecrets = "FINDING_STATUS_OPEN";
function secretFacts({ severity, confidence, repository }) {
	const normalizeWord = (text) => {
		const value = (text ?? "").toLowerCase().replace(/^(?:severity|confidence)_/, "");
		return value === "" || value === "unspecified" ? null : value;
	};
	return {
		severity: normalizeWord(severity),
		confidence: normalizeWord(confidence),
		repository: (repository?.name ?? "") || null
	};
}
const requestIdHeaders = [
	"x-request-id",
	"request-id",
	"x-correlation-id",
	"x-amzn-requestid",
	"x-amzn-trace-id",
	"cf-ray",
	"x-trace-id"
];
Object.defineProperty(exports, "conflictStatuses", {
	enumerable: true,
	get: function() {
		return conflictStatuses;
	}
});
Object.defineProperty(exports, "errorTextFields", {
	enumerable: true,
	get: function() {
		return errorTextFields;
	}
});
Object.defineProperty(exports, "maybeProcessedStatuses", {
	enumerable: true,
	get: function() {
		return maybeProcessedStatuses;
	}
});
Object.defineProperty(exports, "missingOperationStatuses", {
	enumerable: true,
	get: function() {
		return missingOperationStatuses;
	}
});
Object.defineProperty(exports, "openSecrets", {
	enumerable: true,
	get: function() {
		return openSecrets;
	}
});
Object.defineProperty(exports, "rejectionCodes", {
	enumerable: true,
	get: function() {
		return rejectionCodes;
	}
});
Object.defineProperty(exports, "requestIdHeaders", {
	enumerable: true,
	get: function() {
		return requestIdHeaders;
	}
});
Object.defineProperty(exports, "retryStatuses", {
	enumerable: true,
	get: function() {
		return retryStatuses;
	}
});
Object.defineProperty(exports, "secretFacts", {
	enumerable: true,
	get: function() {
		return secretFacts;
	}
});
Object.defineProperty(exports, "staleCodes", {
	enumerable: true,
	get: function() {
		return staleCodes;
	}
});
Object.defineProperty(exports, "staleStatuses", {
	enumerable: true,
	get: function() {
		return staleStatuses;
	}
});
Object.defineProperty(exports, "unprocessedStatuses", {
	enumerable: true,
	get: function() {
		return unprocessedStatuses;
	}
});
