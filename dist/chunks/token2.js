import { PlatformError, UsageError } from "./cli-and-action.js";
import { operations } from "./operations.js";
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
const wanted = {
	WebToken: {
		name: "an API token",
		variable: "IFMATCH_API_TOKEN"
	},
	Jwt: {
		name: "a user's JSON Web Token",
		variable: "IFMATCH_USER_JWT"
	}
};
function credentialFor(id, { token, userToken }) {
	const { security, summary } = operations[id];
	if (security.length === 0) return null;
	if (token !== null && security.includes("WebToken")) return {
		scheme: "WebToken",
		token
	};
	if (userToken !== null && security.includes("Jwt")) return {
		scheme: "Jwt",
		token: userToken
	};
	const names = security.map((scheme) => wanted[scheme].name).join(" or ");
	const variables = security.map((scheme) => wanted[scheme].variable).join(" or ");
	throw new UsageError(`${summary} (${id}) needs ${names}. Set ${variables}.`);
}
function redactorOf({ token, userToken }) {
	const tokens = [token, userToken].filter((one) => one !== null);
	return {
		redact: (text) => tokens.reduce((clean, one) => one.redact(clean), text),
		redactAll: (value, json) => tokens.reduce((clean, one) => one.redactAll(clean, json), value)
	};
}
function redactorFor(id, body, own) {
	const secrets = Object.entries(body ?? {}).filter(([name]) => secretFields[id]?.includes(name)).map(([, value]) => value).filter((value) => typeof value === "string");
	if (secrets.length === 0) return own;
	const given = new Redaction(secrets);
	return {
		redact: (text) => given.redact(own.redact(text)),
		redactAll: (value, json) => given.redactValues(own.redactAll(value, json), json)
	};
}
const secretFields = { createNotificationWebhook: ["webhookSecret"] };
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
export { Redaction, Token, credentialFor, redactorFor, redactorOf, secretFields };
