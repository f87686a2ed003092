import { GitHubError } from "./github.js";
import { PlatformError } from "./cli-and-action.js";
// src/render/words/failure.ts
function failureOf(error) {
	const { message } = error;
	if (error instanceof GitHubError) return {
		message,
		hint: error.hint,
		facts: []
	};
	if (!(error instanceof PlatformError)) return {
		message,
		hint: null,
		facts: []
	};
	const { hint, status, code, requestId } = error;
	return {
		message,
		hint,
		facts: [
			status === null ? null : `status ${String(status)}`,
			code === null ? null : `code ${code}`,
			requestId === null ? null : `request ${requestId}`
		].filter((fact) => fact !== null)
	};
}
export { failureOf };
