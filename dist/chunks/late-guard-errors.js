import { isConfig, isDetectionFile, isPolicyFile, isPolicyListFile } from "./files.js";
import { problemLimit } from "./validate.js";
var errorsOf = (function(shape, value) {
	const guard = guards[shape];
	if (guard(value)) throw new Error(`the two guards of a ${shape} file disagree`);
	return (guard.errors ?? []).slice(0, problemLimit);
});
// src/files/shape/guard-errors.ts
const guards = {
	policies: isPolicyListFile,
	policy: isPolicyFile,
	detection: isDetectionFile,
	config: isConfig
};

export { errorsOf };
