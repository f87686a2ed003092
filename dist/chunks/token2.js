import { PlatformError } from "./cli-and-action.js";
import { Redaction } from "./redaction.js";
// src/platform/token.ts
const shown = "[redacted]";
var Token = class {
	name;
	#secret;
	#redaction;
	constructor(text, name = "IFMATCH_API_TOKEN") {
		const secret = text.replace(/\r?\n$/, "");
		if (secret === "") throw new PlatformError(`${name} is empty.`, { hint: tokenHint });
		if (!/^[\x21-\x7e]+$/.test(secret)) throw new PlatformError(`${name} has white space in it, or characters that are not ASCII.`, { hint: tokenHint });
		this.name = name;
		this.#secret = secret;
		this.#redaction = new Redaction([secret]);
	}
	authorization() {
		return `Bearer ${this.#secret}`;
	}
	redact(text) {
		return this.#redaction.redact(text);
	}
	redactAll(value, json) {
		return this.#redaction.redactAll(value, json);
	}
	toString() {
		return shown;
	}
	toJSON() {
		return shown;
	}
	[Symbol.toPrimitive]() {
		return shown;
	}
	[Symbol.for("nodejs.util.inspect.custom")]() {
		return shown;
	}
};
const tokenHint = "Copy the token once more, without quotes or blanks around it. Tokens are made in the Tokens section of the settings of the platform.";
export { Token };
