import { isConfig, isDetectionFile, isPolicyFile, isPolicyListFile } from "./files.js";
import { problemLimit } from "./validate.js";
// src/files/shape/guard-errors.ts
const guards = {
	policies: isPolicyListFile,
	policy: isPolicyFile,
	detection: isDetectionFile,
	config: isConfig
};
function errorsOf(shape, value) {
	const guard = guards[shape];
	if (guard(value)) throw new Error(`the two guards of a ${shape} file disagree`);
	return (guard.errors ?? []).slice(0, problemLimit);
}
export { errorsOf };
