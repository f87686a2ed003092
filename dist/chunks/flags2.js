import { operations } from "./operations.js";
import { requests } from "./requests.js";
// src/commands/api/flags.ts
/** The flags of an operation, in the order of the document. */
const flagsOf = (id) => requests[id].inputs.filter(hasFlag).map((input) => ({
	name: flagName(input.path),
	input
}));
/** What the body takes and no flag does: objects and lists of them, and secrets, which do not belong in the history of a shell. */
const bodyOnly = (id) => requests[id].inputs.filter((input) => input.kind === "json" || input.writeOnly === true);
/** `--issue-type`, `--dependency-filter.name`. */
const flagName = (path) => `--${path.map(kebab).join(".")}`;
/** By which of its names the path of an operation speaks of a deployment; null when it does not. */
function deploymentParameter(id) {
	const { path } = operations[id];
	if (path.includes("{deploymentId}")) return "deploymentId";
	return path.includes("{deploymentSlug}") ? "deploymentSlug" : null;
}
/** The deployment has a flag of its own, and a field that repeats the path is filled in. */
function hasFlag({ in: place, path: [name = ""], kind, sameAsPath, writeOnly }) {
	if (kind === "json" || sameAsPath === true || writeOnly === true) return false;
	return place !== "path" || !/^deployment(?:Id|Slug)$/.test(name);
}
const kebab = (name) => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").replaceAll("_", "-").toLowerCase();
export { bodyOnly, deploymentParameter, flagName, flagsOf };
