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
export { changeWords, count, effectWords, problemWords, resultReasons, resultWords, signs, summaryWords, verbTitles };
