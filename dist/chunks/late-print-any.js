import { dump } from "./js-yaml.js";
// src/render/yaml/print-any.ts
function printAny(fields) {
	return dump(fields, {
		lineWidth: -1,
		noRefs: true
	}).trimEnd().split("\n");
}
export { printAny };
