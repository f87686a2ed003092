// src/platform/redaction.ts
const shown = "[redacted]";
const shortest = 4;
var Redaction = class {
	#forms;
	#shortest;
	constructor(secrets) {
		this.#forms = [...new Set(secrets.flatMap(spellings))].toSorted((a, b) => b.length - a.length);
		this.#shortest = this.#forms.at(-1)?.length ?? Infinity;
	}
	redact(text) {
		if (text.length < this.#shortest) return text;
		return this.#forms.reduce((clean, form) => clean.replaceAll(form, shown), text);
	}
	redactAll(value, json) {
		return this.#isMissing(json) ? value : this.#walk(value, (name) => this.redact(name));
	}
	redactValues(value, json) {
		return this.#isMissing(json) ? value : this.#walk(value, (name) => name);
	}
	#isMissing(json) {
		return !/\\[^bfnrt]/.test(json) && this.#forms.every((form) => !/\p{Cc}/u.test(form) && !json.includes(form));
	}
	#walk(value, rename) {
		if (this.#forms.length === 0) return value;
		if (typeof value === "string") return this.redact(value);
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return value.map((item) => this.#walk(item, rename));
		return Object.fromEntries(Object.entries(value).map(([name, item]) => [rename(name), this.#walk(item, rename)]));
	}
};
function spellings(secret) {
	const url = encodeURIComponent(secret.toWellFormed());
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
	return [...[
		secret,
		url,
		lowerUrl,
		json,
		slashes,
		codes,
		html,
		html.replaceAll("\"", "&quot;")
	].filter(({ length }) => length >= shortest), ...base64.filter(({ length }) => length >= 8)];
}
function withinBase64(secret, shift) {
	const bytes = Buffer.from("\0".repeat(shift) + secret);
	const whole = bytes.toString("base64").slice(Math.ceil(shift * 8 / 6), Math.floor(bytes.length * 8 / 6));
	return [whole, whole.replaceAll("+", "-").replaceAll("/", "_")];
}
export { Redaction };
