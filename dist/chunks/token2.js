import { PlatformError } from "./start.js";
import { Redaction } from "./redaction.js";
// src/platform/token.ts
const shown = "[redacted]";
/** A bearer token: the API token, or a user's JSON Web Token. However it is printed, it prints `[redacted]`; only `authorization` gives it away. */
var Token = class {
	#secret;
	#redaction;
	/** `name` begins the message. Throws PlatformError when the text cannot be a token. */
	constructor(text, name = "The API token") {
		const secret = text.replace(/\r?\n$/, "");
		if (secret === "") throw new PlatformError(`${name} is empty.`, { hint: tokenHint });
		if (!/^[\x21-\x7e]+$/.test(secret)) throw new PlatformError(`${name} has white space in it, or characters that are not ASCII.`, { hint: tokenHint });
		this.#secret = secret;
		this.#redaction = new Redaction([secret]);
	}
	/** The value of the `Authorization` header. */
	authorization() {
		return `Bearer ${this.#secret}`;
	}
	/** The text without the token, however it is spelled. */
	redact(text) {
		return this.#redaction.redact(text);
	}
	/** The same for every text in a JSON value, names of fields too. */
	redactAll(value) {
		return this.#redaction.redactAll(value);
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
	/** What `console.log` and `util.inspect` print. */
	[Symbol.for("nodejs.util.inspect.custom")]() {
		return shown;
	}
};
const tokenHint = "Copy the token once more, without quotes or blanks around it. Tokens are made in the Tokens section of the settings of the platform.";
export { Token };
