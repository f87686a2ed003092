import { operations } from "./operations.js";
import { requests } from "./requests.js";
// src/commands/api/flags.ts
const flagsOf = (id) => requests[id].inputs.filter(hasFlag).map((input) => ({
	name: flagName(input.path),
	input
}));
const bodyOnly = (id) => requests[id].inputs.filter(({ kind, writeOnly, otherName }) => kind === "json" || writeOnly === true || otherName !== void 0);
const flagName = (path) => `--${path.map(kebab).join(".")}`;
function deploymentParameter(id) {
	const { path } = operations[id];
	if (path.includes("{deploymentId}")) return "deploymentId";
	return path.includes("{deploymentSlug}") ? "deploymentSlug" : null;
}
function hasFlag({ in: place, path: [name = ""], kind, sameAsPath, otherName, writeOnly }) {
	if (kind === "json" || sameAsPath === true || otherName !== void 0 || writeOnly === true) return false;
	return place !== "path" || !/^deployment(?:Id|Slug)$/.test(name);
}
const kebab = (name) => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").replaceAll("_", "-").toLowerCase();
export { bodyOnly, deploymentParameter, flagName, flagsOf };
