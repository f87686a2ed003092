const require_start = require("./start.js");
const require_plan_file = require("./plan-file2.js");
const require_validate = require("./validate.js");
// src/report/formats/history.ts
const renderHistoryJson = ({ entries }) => entries.map((entry) => `${require_start.toJson(entryJson(entry))}\n`).join("");
const entryJson = (entry) => ({
	state: entry.state,
	applied_at: entry.at,
	verified: entry.isVerified,
	note: entry.note,
	commit: entry.commit,
	pull_request: entry.pull?.number ?? null,
	author: entry.pull?.author ?? null,
	merged_at: entry.pull?.mergedAt ?? null,
	approvers: entry.approvers?.map(({ login, commit }) => ({
		login,
		commit
	})) ?? null,
	run: entry.run,
	started_by: entry.startedBy,
	by_hand: entry.isByHand,
	plan: entry.plan,
	bundles: entry.bundles.map(({ deployment, kind, bundle, diff, stateVersion }) => ({
		deployment: {
			id: deployment.id,
			slug: deployment.slug
		},
		...require_plan_file.ownerKinds[kind],
		state_version: stateVersion,
		bundle_digest: bundle,
		diff_digest: diff
	})),
	changes: entry.changes.map(({ deployment, kind, verb, object, effect, says }) => ({
		deployment,
		...require_plan_file.ownerKinds[kind],
		verb,
		object,
		effect,
		says
	})),
	changes_left_out: entry.more,
	source: entry.source
});
function renderHistory({ entries }, { none, ...look }) {
	if (entries.length === 0) return `${none}\n`;
	const several = new Set(entries.flatMap(({ bundles }) => bundles.map(({ deployment }) => deployment.slug))).size > 1;
	return require_validate.layout(require_validate.paragraphs(...entries.map((entry) => entryLines(entry, several))), look);
}
const looks = {
	applied: "green",
	settled: "green",
	pending: "yellow",
	partial: "red"
};
function entryLines(entry, several) {
	const { pull, source, plan, run } = entry;
	const found = [`plan ${plan?.slice(0, 19) ?? "not known"}`, ...run === null ? [] : [run]];
	return [
		firstLine(entry),
		...pull === null ? [] : [require_validate.words(2, mergedWords(pull, entry))],
		...source === null || pull === null ? [] : [require_validate.words(2, `in ${source}`)],
		...entry.changes.map((change) => changeLine(change, several)),
		...entry.more === 0 ? [] : [require_validate.words(2, `and ${require_start.count(entry.more, "more change")}`)],
		require_validate.words(2, require_validate.styled("dim", found.join(", "))),
		...entry.isVerified ? [] : [require_validate.words(2, require_validate.styled("yellow", "unverified"))],
		...entry.note === null ? [] : [require_validate.words(2, require_validate.styled("yellow", "note: "), entry.note)]
	];
}
function firstLine({ pull, commit, state, at, source, startedBy, isByHand }) {
	const name = pull === null ? source ?? `commit ${short(commit)}` : `#${String(pull.number)}`;
	const when = at === null ? "" : ` ${minute(at)}`;
	const by = startedBy === null ? "" : `, run started by ${startedBy}`;
	const how = require_validate.styled(looks[state], `${stateWords[state]}${isByHand ? " by hand" : ""}`);
	return require_validate.words(0, require_validate.styled("bold", name), " ", how, `${when}${by}`);
}
const mergedWords = ({ author, mergedAt }, { commit, approvers }) => `merged ${minute(mergedAt ?? "")} as ${short(commit)}, author ${author}, ${approvedBy(approvers)}`;
const stateWords = {
	applied: "applied",
	settled: "settled",
	pending: "pending",
	partial: "partly applied"
};
const signs = {
	create: "+",
	update: "~",
	delete: "-"
};
const changeLine = ({ verb, object, says, effect, deployment }, several) => require_validate.words(2, `${signs[verb]} ${several ? `${deployment}: ` : ""}${object}: ${says}${effect === "looser" ? " (looser)" : ""}`);
const approvedBy = (approvers) => {
	if (approvers === null) return "approvers not known";
	return approvers.length === 0 ? "approved by nobody" : `approved by ${approvers.map(({ login }) => login).join(", ")}`;
};
const short = (commit) => (commit ?? "").slice(0, 7);
const minute = (at) => `${at.slice(0, 16).replace("T", " ")} UTC`;
exports.renderHistory = renderHistory;
exports.renderHistoryJson = renderHistoryJson;
