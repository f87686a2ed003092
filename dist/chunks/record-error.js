// src/record/record-error.ts
var RecordError = class extends Error {
	name = "RecordError";
	hint;
	constructor(message, hint) {
		super(message);
		this.hint = hint;
	}
};
export { RecordError };
