// src/domain/source.ts
/** Why a source cannot give the bytes of a file. */
var SourceError = class extends Error {
	name = "SourceError";
	reason;
	/** Size of the file; only with `too-large`. */
	bytes;
	constructor(reason, message, facts = {}) {
		super(message, { cause: facts.cause });
		this.reason = reason;
		this.bytes = facts.bytes ?? null;
	}
};
export { SourceError };
