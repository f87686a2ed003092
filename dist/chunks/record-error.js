import { GitHubError } from "./github.js";
// src/github/unless.ts
async function unless(means, instead, ask) {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof GitHubError && means(error)) return instead;
		throw error;
	}
}
// src/record/record-error.ts
var RecordError = class extends Error {
	name = "RecordError";
	hint;
	constructor(message, hint) {
		super(message);
		this.hint = hint;
	}
};
export { RecordError, unless };
