import { PlatformError } from "./preview.js";
// src/domain/github.ts
/** GitHub said no, or did not answer. */
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
// src/render/escape/visible.ts
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?![ \u3000])\p{Zs}/gu;
const plain = /^[ -~]*$/;
const short = {
	"\n": String.raw`\n`,
	"\r": String.raw`\r`,
	"	": String.raw`\t`
};
/** Text in which nothing is hidden: `\n`, `\t`, `\u{202E}` stand where the character stood. The answer is one line. */
const escapeHidden = (text) => plain.test(text) ? text : text.replaceAll(hidden, showCodePoint);
/** A character as its code point, for example `\u{202E}`. */
function showCodePoint(character) {
	return short[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}
// src/render/words/bundle-name.ts
/** A bundle by its kind, and by its deployment where a run has several. */
const bundleName = (bundle, several) => several ? `${bundle.deployment.slug} ${bundle.kind}` : bundle.kind;
/** The deployments of some bundles by slug, each once. */
const slugsOf = (bundles) => [...new Set(bundles.map(({ deployment }) => deployment.slug))];
const hasSeveralDeployments = (bundles) => slugsOf(bundles).length > 1;
// src/render/words/labels.ts
const signs = {
	create: "+",
	update: "~",
	delete: "-"
};
const verbTitles = {
	create: "Create",
	update: "Update",
	delete: "Delete"
};
/** `unknown` alone would not say what is not known. */
const effectWords = {
	stricter: "stricter",
	looser: "looser",
	mixed: "mixed",
	neutral: "neutral",
	unknown: "effect unknown"
};
const resultWords = {
	applied: "applied",
	"already-applied": "already applied",
	unverified: "unverified",
	"not-applied": "not applied",
	unknown: "unknown"
};
/** For results that come without a reason of their own. */
const resultReasons = {
	applied: "written and confirmed by the platform",
	"already-applied": "the platform had it; nothing was sent",
	unverified: "written, but the platform still answers with changes",
	"not-applied": "nothing was sent",
	unknown: "no answer came"
};
// src/render/words/counts.ts
/** `1 policy`, `2 policies`. */
const count = (number, one, many = `${one}s`) => `${String(number)} ${number === 1 ? one : many}`;
/** `1 create, 2 updates, 1 delete, looser`; `no changes` when there is none. */
function summaryWords(summary) {
	const words = changeWords(summary);
	return words.length === 0 ? "no changes" : [...words, effectWords[summary.effect]].join(", ");
}
/** `1 create`, `2 updates`, `1 delete`; what is zero is left out. */
function changeWords({ creates, updates, deletes }) {
	return [
		count(creates, "create"),
		count(updates, "update"),
		count(deletes, "delete")
	].filter((_, index) => [
		creates,
		updates,
		deletes
	][index] !== 0);
}
/** `3 errors, 1 warning`. */
function problemWords(problems) {
	const errors = problems.filter(({ problem }) => problem.severity === "error").length;
	const warnings = problems.length - errors;
	return [errors > 0 ? count(errors, "error") : "", warnings > 0 ? count(warnings, "warning") : ""].filter(Boolean).join(", ");
}
// src/render/words/failure.ts
/** Of an error that is none of the platform's only the message is known. */
function failureOf(error) {
	const { message } = error;
	if (error instanceof GitHubError) return {
		message,
		hint: error.hint,
		facts: []
	};
	if (!(error instanceof PlatformError)) return {
		message,
		hint: null,
		facts: []
	};
	const { hint, status, code, requestId } = error;
	return {
		message,
		hint,
		facts: [
			status === null ? null : `status ${String(status)}`,
			code === null ? null : `code ${code}`,
			requestId === null ? null : `request ${requestId}`
		].filter((fact) => fact !== null)
	};
}
export { GitHubError, bundleName, changeWords, count, effectWords, escapeHidden, failureOf, hasSeveralDeployments, problemWords, resultReasons, resultWords, signs, slugsOf, summaryWords, verbTitles };
