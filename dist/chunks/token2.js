import { PlatformError } from "./preview.js";
// src/platform/token.ts
const shown = "[redacted]";
/** Shorter forms would hit innocent text. */
const shortest = 4;
/** The API token. However it is printed, it prints `[redacted]`; only `authorization` gives it away. */
var Token = class {
	#secret;
	#forms;
	/** Length of the shortest form: most texts in a body are shorter and cannot hold any. */
	#shortest;
	/** Throws PlatformError when the text cannot be a token. */
	constructor(text) {
		const secret = text.replace(/\r?\n$/, "");
		if (secret === "") throw new PlatformError("The API token is empty.", { hint: tokenHint });
		if (!/^[\x21-\x7e]+$/.test(secret)) throw new PlatformError("The API token has white space in it, or characters that are not ASCII.", { hint: tokenHint });
		this.#secret = secret;
		this.#forms = spellings(secret);
		this.#shortest = this.#forms.at(-1)?.length ?? Infinity;
	}
	/** The value of the `Authorization` header. */
	authorization() {
		return `Bearer ${this.#secret}`;
	}
	/** The text without the token: raw, in JSON, in a URL, in HTML or within base64. */
	redact(text) {
		if (text.length < this.#shortest) return text;
		return this.#forms.reduce((clean, form) => clean.replaceAll(form, shown), text);
	}
	/** The same for every text in a JSON value, names of fields too. */
	redactAll(value) {
		if (typeof value === "string") return this.redact(value);
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return value.map((item) => this.redactAll(item));
		return Object.fromEntries(Object.entries(value).map(([name, item]) => [this.redact(name), this.redactAll(item)]));
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
/** Longest first, so that no form leaves the rest of a longer one behind. */
function spellings(secret) {
	const url = encodeURIComponent(secret);
	const lowerUrl = url.replaceAll(/%../g, (code) => code.toLowerCase());
	const json = JSON.stringify(secret).slice(1, -1);
	const slashes = json.replaceAll("/", String.raw`\/`);
	const codes = json.replaceAll(/[&<>]/g, (mark) => `\\u00${mark.codePointAt(0)?.toString(16) ?? ""}`);
	const html = secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
	const base64 = [
		0,
		1,
		2
	].flatMap((shift) => withinBase64(secret, shift));
	const safe = [...[
		secret,
		url,
		lowerUrl,
		json,
		slashes,
		codes,
		html,
		html.replaceAll("\"", "&quot;")
	].filter(({ length }) => length >= shortest), ...base64.filter(({ length }) => length >= 8)];
	return [...new Set(safe)].toSorted((a, b) => b.length - a.length);
}
/** The characters of a base64 text that depend on the secret alone when `shift` bytes (modulo 3) stand before it. */
function withinBase64(secret, shift) {
	const whole = Buffer.from("\0".repeat(shift) + secret).toString("base64").slice(Math.ceil(shift * 8 / 6), Math.floor((shift + secret.length) * 8 / 6));
	return [whole, whole.replaceAll("+", "-").replaceAll("/", "_")];
}
export { Token };
