// src/domain/github.ts
var GitHubError = class extends Error {
	name = "GitHubError";
	status;
	hint;
	constructor(message, facts = {}) {
		super(message, { cause: facts.cause });
		this.status = facts.status ?? null;
		this.hint = facts.hint ?? null;
	}
};
export { GitHubError };
