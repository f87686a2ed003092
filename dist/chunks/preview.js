// src/domain/preview.ts
/** The platform said no, or what it said cannot be used. */
var PlatformError = class extends Error {
	name = "PlatformError";
	status;
	code;
	hint;
	requestId;
	/** Whether the request surely never reached the platform. */
	unsent;
	constructor(message, facts = {}) {
		super(message, { cause: facts.cause });
		this.status = facts.status ?? null;
		this.code = facts.code ?? null;
		this.hint = facts.hint ?? null;
		this.requestId = facts.requestId ?? null;
		this.unsent = facts.unsent ?? false;
	}
};
export { PlatformError };
