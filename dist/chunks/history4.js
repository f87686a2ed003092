const require_history = require("./history.js");
const require_start = require("./start.js");
const require_validate = require("./validate.js");
// src/report/formats/terminal/history.ts
function renderHistory({ entries }, view) {
	if (entries.length === 0) return `${view.emptyText}\n`;
	const deployments = entries.flatMap(({ bundles }) => bundles.map(({ deployment }) => deployment.slug));
	const withDeployment = new Set(deployments).size > 1;
	return require_validate.layout(require_validate.paragraphs(...entries.map((entry) => entryLines(entry, withDeployment))), view);
}
function entryLines(entry, withDeployment) {
	const { pull, source, planDigest, run } = entry;
	const omitted = require_history.countOmittedChanges(entry);
	const planAndRun = [`plan ${planDigest?.slice(0, 19) ?? "not known"}`, ...run === null ? [] : [run]].join(", ");
	return [
		headLine(entry),
		...pull === null ? [] : [require_validate.textLine(2, mergeText(pull, entry))],
		...source === null || pull === null ? [] : [require_validate.textLine(2, `in ${source}`)],
		...entry.changes.map((change) => changeLine(change, withDeployment)),
		...omitted === 0 ? [] : [require_validate.textLine(2, `and ${require_start.pluralize(omitted, "more change")}`)],
		require_validate.textLine(2, require_validate.styled("dim", planAndRun)),
		...entry.isVerified ? [] : [require_validate.textLine(2, require_validate.styled("yellow", "unverified"))],
		...entry.note === null ? [] : [require_validate.textLine(2, require_validate.styled("yellow", "note: "), entry.note)]
	];
}
function headLine({ pull, commit, state, appliedAt, source, startedBy, isByHand }) {
	const name = pull === null ? source ?? `commit ${shortCommit(commit)}` : `#${String(pull.number)}`;
	const stateText = require_validate.styled(stateStyles[state], `${stateLabels[state]}${isByHand ? " by hand" : ""}`);
	const time = appliedAt === null ? "" : ` ${minuteText(appliedAt)}`;
	const starter = startedBy === null ? "" : `, run started by ${startedBy}`;
	return require_validate.textLine(0, require_validate.styled("bold", name), " ", stateText, `${time}${starter}`);
}
const stateStyles = {
	applied: "green",
	settled: "green",
	pending: "yellow",
	partial: "red"
};
const stateLabels = {
	applied: "applied",
	settled: "settled",
	pending: "pending",
	partial: "partly applied"
};
const mergeText = ({ author, mergedAt }, { commit, approvers }) => `merged ${minuteText(mergedAt ?? "")} as ${shortCommit(commit)}, author ${author}, ${approversText(approvers)}`;
function approversText(approvers) {
	if (approvers === null) return "approvers not known";
	if (approvers.length === 0) return "approved by nobody";
	return `approved by ${approvers.map(({ login }) => login).join(", ")}`;
}
function changeLine({ verb, object, says, effect, deployment }, withDeployment) {
	const owner = withDeployment ? `${deployment}: ` : "";
	return require_validate.textLine(2, `${require_validate.verbSigns[verb]} ${owner}${object}: ${says}${effect === "looser" ? " (looser)" : ""}`);
}
const shortCommit = (commit) => (commit ?? "").slice(0, 7);
const minuteText = (time) => `${time.slice(0, 16).replace("T", " ")} UTC`;
exports.renderHistory = renderHistory;
