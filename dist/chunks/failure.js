const require_start = require("./start.js");
// src/report/words/failure.ts
function failureLines(error, surface) {
	const { status, code, requestId } = error instanceof require_start.PlatformError ? error : {
		status: null,
		code: null,
		requestId: null
	};
	const details = Object.entries({
		status,
		code,
		request: requestId
	}).filter(([, value]) => value !== null);
	const fix = require_start.fixOf(error, surface);
	return [
		...error.message.split("\n"),
		details.map(([name, value]) => `${name} ${String(value)}`).join(", "),
		fix === null ? "" : `fix: ${fix}`
	].filter((line) => line !== "");
}
Object.defineProperty(exports, "failureLines", {
	enumerable: true,
	get: function() {
		return failureLines;
	}
});
