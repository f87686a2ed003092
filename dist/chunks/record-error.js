// src/record/record-error.ts
/** A plan cannot be recorded, or a record not be checked, with this API token. */
var RecordError = class extends Error {
	name = "RecordError";
	hint;
	constructor(message, hint) {
		super(message);
		this.hint = hint;
	}
};
export { RecordError };
