import { notFixedWords } from "./words2.js";
import { hasSeveralDeployments, layout, paragraphs, problemLines, raw, styled, words } from "./validate.js";
import { problemWords, signs } from "./cli-and-action.js";
import { failureOf } from "./failure.js";
import { objectName } from "./object-name.js";
import { bundleWords, droppedWords, extraFieldsSetting, fieldWords, fileSigns, fileWords, namedBy, objectWords } from "./words3.js";
// src/render/pull/terminal.ts
function renderPullTerminal(outcome, view) {
	return layout("pull" in outcome ? pulledLines(outcome, view) : failedLines(outcome, view), view);
}
function failedLines(outcome, { width }) {
	const problems = problemLines(outcome.problems, {
		width,
		verbose: true
	});
	if (outcome.kind === "invalid") {
		const headline = `Not valid: ${problemWords(outcome.problems)}. Nothing was pulled.`;
		return paragraphs([words(0, styled("red", headline))], problems);
	}
	const { message, hint, facts } = failureOf(outcome.error);
	return paragraphs([
		words(0, styled("red", "Nothing was pulled: "), message),
		...facts.length === 0 ? [] : [words(2, styled("dim", facts.join(", ")))],
		...hint === null ? [] : [words(2, styled("cyan", "fix: "), hint)]
	], problems);
}
function pulledLines(outcome, view) {
	const { pull } = outcome;
	const isDone = outcome.kind !== "differs";
	return paragraphs(isDone ? pull.files.map(fileLine) : [], [
		sentence(outcome, view),
		...unmanagedLine(pull),
		...droppedLines(pull)
	], isDone ? [] : differenceLines(outcome, view), view.quiet ? [] : nextLines(outcome, view));
}
const fileLooks = {
	create: "green",
	update: "yellow",
	delete: "red"
};
function fileLine(file) {
	const objects = objectWords(file);
	const sign = styled(fileLooks[file.verb], `${fileSigns[file.verb]} `);
	return raw(0, sign, file.path, objects === "" ? "" : styled("dim", ` (${objects})`));
}
const looks = {
	"no-changes": "green",
	changes: "yellow",
	written: "green",
	differs: "red"
};
function sentence({ kind, pull }, { platform }) {
	const from = `${[...new Set(pull.bundles.map(({ deployment }) => deployment.slug))].join(", ")}${platform === null ? "" : ` on ${platform}`}`;
	const bundles = bundleWords(pull.bundles, pull);
	const says = {
		"no-changes": `In sync: the files say what ${from} has (${bundles}).`,
		changes: `A pull of ${bundles} of ${from} would leave ${fileWords(pull.files)}. Nothing was written.`,
		written: `Pulled ${bundles} of ${from}: ${fileWords(pull.files)}.`,
		differs: `Nothing was pulled: the files would not say all that ${from} has. They are as they were.`
	};
	return words(0, styled(looks[kind], says[kind]));
}
function unmanagedLine(pull) {
	if (pull.unmanaged.length === 0) return [];
	const names = bundleWords(pull.unmanaged, pull);
	return [words(0, styled("dim", `Left alone, for no file declares it: ${names}. \`ifmatch pull --all\` pulls it too.`))];
}
function droppedLines({ unsaid }) {
	const setting = extraFieldsSetting(unsaid);
	const fix = setting === null ? [] : [words(0, styled("cyan", "fix: "), `to keep it, add to ifmatch.yaml: ${setting}`)];
	return [...droppedWords(unsaid).map(({ field, of }) => words(0, styled("yellow", "Files have no place for "), styled("bold", field), ` of ${of}.`)), ...fix];
}
const most = 50;
function differenceLines(outcome, { width }) {
	const { pull, left, moved, problems } = outcome;
	const several = hasSeveralDeployments([...pull.bundles, ...pull.unmanaged]);
	const all = [...pull.unsaid.filter(({ why }) => why !== "no-field").map(unsaidLine), ...left.flatMap((one) => leftLines(one, several))];
	const more = all.length > most ? [words(2, `and ${String(all.length - most)} more`)] : [];
	const fixes = moved ? [editedMeanwhile] : curesOf(pull);
	return paragraphs([...all.slice(0, most), ...more], problemLines(problems, {
		width,
		verbose: true
	}), fixes.map((fix) => words(0, styled("cyan", "fix: "), fix)));
}
function curesOf({ unsaid }) {
	const cured = unsaid.flatMap(({ why }) => why === "no-field" ? [] : cures[why]);
	return cured.length === 0 ? [notSaid] : [...new Set(cured)];
}
const editedMeanwhile = "Somebody edited the platform meanwhile. Run it again.";
const notSaid = "Change on the platform what is named here so that files can say it, then run it again; a dry run of the files has to come back empty.";
const cures = {
	unwritable: notSaid,
	repeated: notSaid,
	layout: "Lay out the YAML there plainly, each entry on lines of its own, then run it again.",
	"too-large": "Split the file in two, then run it again.",
	"unread-file": "Name a folder for it under \"policies\" in the config, then run it again.",
	"no-file": "Declare what it belongs to in a file, then run it again.",
	"broken-file": "Mend the errors in its file, then run it again."
};
function unsaidLine({ id, kind, pointer, why }) {
	const { noun, name } = namedBy(id, kind);
	const field = pointer.length === 0 ? "" : ` (${fieldWords(pointer)})`;
	return words(2, `${noun} `, styled("bold", name), `${field}: ${why === "no-field" ? "" : notFixedWords[why]}`);
}
const leftLines = ({ changes, kind, deployment }, several) => changes.map((change) => {
	const { noun, name } = objectName(change, kind);
	const owner = several ? ` of ${deployment.slug}` : "";
	const says = change.says === "" ? "" : `: ${change.says}`;
	return words(2, `${signs[change.verb]} ${noun} `, styled("bold", name), `${owner}${says}`);
});
function nextLines({ kind, pull }, { again, scope, git }) {
	if (kind === "differs" || kind === "no-changes") return [];
	const ours = (...parts) => [
		"ifmatch",
		...parts,
		again
	].filter(Boolean).join(" ");
	const isNew = pull.files.every(({ verb }) => verb === "create");
	const look = git === null ? [] : [git(isNew ? "status" : "diff")];
	const commands = kind === "changes" ? [ours("pull", ...scope)] : [...look, ours("preview")];
	return [words(0, "Next:"), ...commands.map((command) => raw(2, styled("bold", command)))];
}
export { renderPullTerminal };
