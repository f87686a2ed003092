import { escapeHidden } from "./failure.js";
// src/render/words.ts
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
const kindWords = {
	remediation: "remediation",
	"detection/code": "detection/code",
	"detection/secrets": "detection/secrets"
};
// src/render/counts.ts
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
/** The deployments of a plan by slug, each once. */
const slugsOf = (bundles) => [...new Set(bundles.map(({ deployment }) => deployment.slug))];
const hasSeveralDeployments = (plan) => slugsOf(plan.bundles).length > 1;
// src/render/escape/terminal.ts
/**
* One line of text for a terminal: no control byte, no escape sequence, nothing that hides or turns text around.
* A CI log is a terminal too: GitHub's runner obeys `##[command]` anywhere in a line, so that is broken.
*/
const escapeTerminal = (text) => breakLogCommands(escapeHidden(text));
/** GitHub's runner obeys a line that begins with `::` after white space, so a row of output must not. */
const isLineCommand = (row) => row.trimStart().startsWith("::");
/** Shows the first colon by its number. */
const breakLineCommand = (text) => text.replace(":", String.raw`\u{3A}`);
const breakLogCommands = (text) => text.replaceAll("##[", String.raw`##\u{5B}`);
// src/render/headline.ts
/** What came of a run, in one line. */
const headlines = {
	valid: ({ policies, files, problems }) => alone(`Valid: ${count(policies, "policy", "policies")} in ${count(files, "file")}${problems.length > 0 ? `, ${problemWords(problems)}` : ""}`),
	invalid: ({ problems }) => alone(`Not valid: ${problemWords(problems)}${inFiles(problems)}`),
	"no-changes": ({ plan }) => of("Plan for ", plan, ": no changes"),
	changes: ({ plan }) => of("Plan for ", plan, `: ${summaryWords(plan.summary)}`),
	consent: ({ plan }) => of("Consent needed for ", plan, `: ${summaryWords(plan.summary)}`),
	stale: ({ plan }) => of("Stale: ", plan, " is not what was reviewed; nothing was applied"),
	applied: ({ plan, results }) => results.every(({ outcome }) => outcome.result === "already-applied") ? of("Applied already: ", plan, " has it, and nothing was sent") : of("Applied to ", plan, `: ${summaryWords(plan.summary)}`),
	partial: ({ plan, results }) => {
		const done = results.filter(({ outcome }) => outcome.result === "applied" || outcome.result === "already-applied").length;
		return of("Partly applied to ", plan, `: ${String(done)} of ${count(results.length, "bundle")} confirmed`);
	},
	failed: ({ plan }) => plan === null ? alone("Failed") : of("Failed: ", plan, `, ${changeWords(plan.summary).join(", ") || "no changes"} planned`)
};
/** The headline of any outcome. */
function headlineOf(outcome) {
	const row = headlines[outcome.kind];
	return row(outcome);
}
/** In how many files the problems are. */
function inFiles(problems) {
	const files = new Set(problems.flatMap(({ position }) => position?.file ?? []));
	return files.size === 0 ? "" : ` in ${count(files.size, "file")}`;
}
const alone = (before) => ({
	before,
	slug: null,
	after: ""
});
function of(before, plan, after) {
	const slugs = slugsOf(plan.bundles);
	const [slug] = slugs;
	if (slug === void 0) return alone(`${before}no deployment${after}`);
	return slugs.length === 1 ? {
		before,
		slug,
		after
	} : alone(`${before}${count(slugs.length, "deployment")}${after}`);
}
// src/render/object-name.ts
/** For example policy «block-criticals», exception «exclude rule x.y in project_tag pci», rules of «detection/code». */
function objectName(change, kind) {
	const { object, key } = change;
	if (object === "RemediationPolicy") return {
		noun: "policy",
		name: textOf(key["slug"])
	};
	if (object === "DetectionPolicy") return {
		noun: "rules of",
		name: kind
	};
	if (object === "DetectionPolicyException") return {
		noun: "exception",
		name: exceptionName(change, key)
	};
	return {
		noun: "object",
		name: `${object} ${JSON.stringify(key)}`
	};
}
function exceptionName(change, key) {
	return [
		(change.verb === "delete" ? change.before : change.after)["exception_type"],
		key["rule_type"],
		key["rule"],
		"in",
		key["scope_type"],
		key["scope_target"]
	].filter((part) => part !== void 0 && part !== null).map(textOf).join(" ");
}
const textOf = (value) => typeof value === "string" ? value : JSON.stringify(value ?? null);
/** A bundle by its kind, and by its deployment where a run has several. */
const bundleName = (bundle, several) => several ? `${bundle.deployment.slug} ${bundle.kind}` : bundle.kind;
// src/render/order.ts
/** Lower comes first: what a person must not miss. */
const effectRank = {
	looser: 0,
	unknown: 0,
	mixed: 0,
	stricter: 1,
	neutral: 2
};
const verbRank = {
	delete: 0,
	update: 1,
	create: 2
};
/** Whether a change takes protection away, or might. */
const isLoosening = (change) => effectRank[change.effect] === 0;
/** Deletes first, then what loosens or might, then the rest; the plan's own order within each. */
const byDanger = (a, b) => dangerOf(a) - dangerOf(b) || verbRank[a.verb] - verbRank[b.verb];
/** 0 a delete, 1 loosens, 2 the rest. */
function dangerOf(change) {
	if (change.verb === "delete") return 0;
	return isLoosening(change) ? 1 : 2;
}
export { breakLineCommand, breakLogCommands, bundleName, byDanger, changeWords, count, dangerOf, effectWords, escapeTerminal, hasSeveralDeployments, headlineOf, isLineCommand, isLoosening, kindWords, objectName, problemWords, resultReasons, resultWords, signs, slugsOf, summaryWords, verbTitles };
