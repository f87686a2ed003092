const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_answers = require("./answers.js");
const require_http = require("./http.js");
const require_network = require("./network.js");
const require_assumptions = require("./assumptions.js");
// src/platform/response-errors.ts
const describeOperation = ({ id, deploymentSlug: about }) => `${require_start.operations[id].summary}${about === void 0 ? "" : ` (${about})`}`;
function refusalError(operation, response, { value, raw }) {
	const { status } = response;
	const body = require_validate.isObject(value) ? value : {};
	const text = require_answers.excerptOfBody(require_assumptions.errorTextFields.map((field) => require_answers.textOrNull(body[field])).find(Boolean) ?? raw);
	const code = readCode(body);
	const isPage = value === void 0 && isWebPage(raw);
	const isNotFromApi = isPage || isBlocked(response, value, raw);
	const answer = [
		String(status),
		...code === null ? [] : [code],
		...isPage ? ["with a web page"] : []
	].join(" ");
	return new require_start.PlatformError(`${describeOperation(operation)}: the platform answered ${answer}${quoteMessage(text)}.`, {
		status,
		code,
		text,
		body,
		requestId: require_http.requestIdOf(response.headers),
		fix: isNotFromApi ? notFromApiFix : fixForRefusal(operation, response, code),
		processed: isCertainlyUnprocessed(status) ? "no" : "unknown",
		unprocessed: isKnownCode(code) || require_assumptions.unprocessedStatuses.includes(status)
	});
}
const readCode = (body) => /^[\w.:/-]{1,100}$/.exec(require_answers.textOrNull(body["code"]) ?? "")?.[0] ?? null;
const fixForRefusal = (operation, { status, headers }, code) => fixForWait(require_http.retryAfter(headers, operation.now), operation.now) ?? fixForCodeOrStatus(status, code, operation);
const isCertainlyUnprocessed = (status) => status >= 400 && status < 500 && !require_assumptions.maybeProcessedStatuses.includes(status);
const quoteMessage = (text) => text === "" ? "" : `, "${text}"`;
const isWebPage = (text) => /^\s*(?:<!doctype html|<html)/i.test(text);
const isBlocked = ({ status, headers }, value, raw) => headers["cf-mitigated"] !== void 0 || status === 403 && value === void 0 && raw.trim() !== "";
const notFromApiFix = "This is not the answer of the API, so it says nothing about the token. Check the address, and whether a firewall, a bot check or a proxy in between stops programs.";
function fixForWait(wait, now) {
	if (wait === null || wait === 0) return null;
	const until = new Date(Math.ceil((now + wait) / 1e3) * 1e3).toISOString();
	const date = wait < day ? "" : ` on ${until.slice(0, 10)}`;
	return `The platform asks not to be called before ${until.slice(11, 19)} UTC${date} (in ${formatWait(wait)}). Retry then.`;
}
const day = 864e5;
const formatWait = (wait) => wait < 12e4 ? require_start.pluralize(Math.ceil(wait / 1e3), "second") : require_start.pluralize(Math.ceil(wait / 6e4), "minute");
function redirectError(operation, response, url) {
	const { status } = response;
	const target = require_network.redirectTarget(response, url);
	const where = target === null ? "without saying where" : `to ${target}`;
	return new require_start.PlatformError(`${describeOperation(operation)}: the platform answered ${String(status)}, a redirect ${where}. It was not followed.`, {
		status,
		requestId: require_http.requestIdOf(response.headers),
		processed: "unknown",
		fix: redirectFix
	});
}
const redirectFix = "Set the address of the API itself. ifmatch sends the token only to the address that you set.";
const noListFix = "Check the address, and that the token has the Web API permission. If the platform has no list of deployments, set the id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.";
function failureError(operation, { failure, detail }) {
	const { message, fix, processed } = require_http.failures[failure];
	return new require_start.PlatformError(`${describeOperation(operation)}: no answer of ${operation.address.origin}, ${message} (${detail}).`, {
		fix,
		processed,
		unsent: processed === "no"
	});
}
function invalidResponseError(operation, { status, headers }, { cause, message }) {
	return new require_start.PlatformError(`${describeOperation(operation)}: the platform answered ${String(status)} ${message}.`, {
		status,
		requestId: require_http.requestIdOf(headers),
		fix: cause.fix,
		partial: cause.kind === "truncated",
		processed: cause.kind === "contradiction" ? "contradicted" : "unknown"
	});
}
const pagingError = (operation, message) => new require_start.PlatformError(`${describeOperation(operation)}: ${message}.`, { fix: "The list is incomplete. Report this to the operator of the platform." });
function maybeProcessedError(error) {
	const check = "It was not sent again. Check the platform before you retry.";
	const fix = error.fix === null ? check : [`${check} `, ...[error.fix].flat()];
	return error.with(`${error.message} It may have been processed all the same.`, fix);
}
function missingReferences({ body }) {
	const list = body["missing_references"];
	return (Array.isArray(list) ? list : []).filter(require_validate.isObject).map(({ kind, value }) => ({
		kind: require_answers.textOrNull(kind) ?? "reference",
		value: require_answers.textOrNull(value) ?? ""
	}));
}
const previewAgainFix = "The platform changed since the preview. Preview again and review what is new.";
const ifMatchRemovedFix = "The If-Match header did not arrive. A proxy or gateway in between removes it.";
const fixesByCode = new Map([
	["UNKNOWN_REFERENCE", "Create on the platform what it names, or fix the files."],
	["MISSING_DEPENDENT_ACTION", "Add the action that is missing to the same policy."],
	["UNSUPPORTED_ACTION_TYPE", "Use an action type that the platform knows."],
	["INVALID_CONDITION_VALUE", "Use a value that the platform knows for this condition type."],
	["RESERVED_SLUG", "The platform reserves this slug. Choose another one."],
	["DEPLOYMENT_NOT_MIGRATED", "The deployment still has legacy policies. Migrate it to the unified policies first."],
	["PRODUCT_NOT_ENABLED", "The product is not enabled for this deployment. Enable it, or remove its detection file."],
	["STATE_VERSION_MISMATCH", previewAgainFix],
	["DEPLOYMENT_MIGRATED", "The deployment has the unified policies now. Use a command of the v2 policies API."],
	["IF_MATCH_REQUIRED", ifMatchRemovedFix]
]);
const retryLaterFix = "Retry later. If it persists, ask the operator of the platform, with the request id.";
const wrongAddressFix = "Check that the address is the API of the platform.";
const noOperationFix = `The platform does not have this operation. ${wrongAddressFix}`;
const fixesByStatus = new Map([
	[400, "Fix what the platform names."],
	[403, "Check that the token belongs to this deployment and has the Web API permission."],
	[404, "Check the address, the slugs and ids that were given, and that the token has the Web API permission: a token without it gets this answer."],
	[405, noOperationFix],
	[407, "Check HTTPS_PROXY: the proxy requires a user name and a password."],
	[408, retryLaterFix],
	[409, "It conflicts with the state of the platform. Read the message."],
	[410, "The operation no longer exists. Update ifmatch."],
	[412, previewAgainFix],
	[413, "The request exceeds the limit of the platform or of a gateway."],
	[422, "Fix what the platform names."],
	[428, ifMatchRemovedFix],
	[429, "Rate limit reached. Wait, then retry."],
	[501, noOperationFix]
]);
const isKnownCode = (code) => code !== null && fixesByCode.has(code);
const isMissingOperation = ({ status, code }) => require_assumptions.missingOperationStatuses.includes(status) && !isKnownCode(code);
function fixForCodeOrStatus(status, code, operation) {
	const { id, credential, address } = operation;
	if (id === "listDeployments" && isMissingOperation({
		status,
		code
	})) return pathHint(address) + noListFix;
	const known = fixesByCode.get(code ?? "");
	if (known !== void 0) return known;
	if (status === 401 && credential !== null) {
		const where = credential.scheme === "Jwt" ? "" : " Tokens are in Settings > Tokens of the platform.";
		return `Check ${credential.token.name}: the token is wrong, expired or revoked.${where}`;
	}
	const general = fixesByStatus.get(status) ?? (status >= 500 ? retryLaterFix : wrongAddressFix);
	return status === 404 ? pathHint(address) + general : general;
}
const pathHint = (address) => require_network.pathPrefixOf(address) === "" ? "" : `Remove the path ${require_network.pathPrefixOf(address)} from the address, unless the API is below it. `;
Object.defineProperty(exports, "failureError", {
	enumerable: true,
	get: function() {
		return failureError;
	}
});
Object.defineProperty(exports, "fixForWait", {
	enumerable: true,
	get: function() {
		return fixForWait;
	}
});
Object.defineProperty(exports, "invalidResponseError", {
	enumerable: true,
	get: function() {
		return invalidResponseError;
	}
});
Object.defineProperty(exports, "isKnownCode", {
	enumerable: true,
	get: function() {
		return isKnownCode;
	}
});
Object.defineProperty(exports, "isMissingOperation", {
	enumerable: true,
	get: function() {
		return isMissingOperation;
	}
});
Object.defineProperty(exports, "maybeProcessedError", {
	enumerable: true,
	get: function() {
		return maybeProcessedError;
	}
});
Object.defineProperty(exports, "missingReferences", {
	enumerable: true,
	get: function() {
		return missingReferences;
	}
});
Object.defineProperty(exports, "pagingError", {
	enumerable: true,
	get: function() {
		return pagingError;
	}
});
Object.defineProperty(exports, "redirectError", {
	enumerable: true,
	get: function() {
		return redirectError;
	}
});
Object.defineProperty(exports, "refusalError", {
	enumerable: true,
	get: function() {
		return refusalError;
	}
});
