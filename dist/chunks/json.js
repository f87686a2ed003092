import { PlatformError } from "./cli-and-action.js";
import { phrase } from "./validate.js";
// src/render/json.ts
function problemJson({ problem, position }) {
	const { says, fix } = phrase(problem);
	const { file, line, column } = position ?? {
		file: null,
		line: null,
		column: null
	};
	return {
		severity: problem.severity,
		code: problem.code,
		message: says,
		fix,
		file,
		line,
		column
	};
}
function errorJson(error) {
	const { status, code, hint, requestId } = error instanceof PlatformError ? error : new PlatformError(error.message);
	return {
		message: error.message,
		hint,
		status,
		code,
		request_id: requestId
	};
}
export { errorJson, problemJson };
