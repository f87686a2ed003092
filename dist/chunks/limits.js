// src/sandbox/sandbox-error.ts
/** The sandbox cannot start as it was asked to; the message says why and what to do. */
var SandboxError = class extends Error {
	name = "SandboxError";
};
// src/sandbox/quirks.ts
/** How another platform might behave where the specification leaves it open. Any of them go together. */
const quirks = {
	"stale-is-412": "a stale If-Match is answered with 412 and no code, not with 409",
	"deployment-versions": "one state version for a whole deployment: each save of a bundle changes it for the others",
	"quoted-versions": "state versions stand in double quotes",
	"odd-versions": "state versions are long and full of punctuation",
	"wildcard-versions": "the state version is always *",
	"no-reads": "a bundle cannot be read with GET",
	"no-vocabulary": "there is no vocabulary",
	"no-deployments": "there is no list of deployments",
	"sparse-lists": "a list that is empty is left out",
	nulls: "unused fields and empty lists are null",
	blanks: "the unused scope of an exception is an empty text",
	"unknown-fields": "every object has one more field, which is ignored when it is sent back",
	"numeric-ids": "ids of deployments are JSON numbers, as far as a number can hold them",
	"legacy-rejections": "the dry run of an invalid bundle is answered with a 4xx",
	"comma-arrays": "a list in a query is one value with commas, not a repeated key",
	"error-in-message": "the text of an error stands under \"message\"",
	"error-in-detail": "the text of an error stands under \"detail\""
};
/** Throws SandboxError for a name that is no quirk. */
function parseQuirks(names) {
	const unknown = names.find((name) => !Object.hasOwn(quirks, name));
	if (unknown !== void 0) throw new SandboxError(`There is no quirk "${unknown}". Known are: ${Object.keys(quirks).join(", ")}.`);
	return new Set(names);
}
// src/sandbox/seed/limits.ts
/** A seed has at most so many findings in its deployment. */
const mostFindings = 5e6;
/** Of more findings than these, a platform without a file is kept on the disk too. */
const mostInMemory = 5e4;
export { SandboxError, mostFindings, mostInMemory, parseQuirks, quirks };
