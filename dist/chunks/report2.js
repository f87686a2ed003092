const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_review = require("./review.js");
const require_annotations = require("./annotations.js");
const require_outcome_report = require("./outcome-report.js");
const require_comment = require("./comment.js");
const require_markup = require("./markup.js");
const require_report = require("./report.js");
const require_drift_issue = require("./drift-issue.js");
const require_write_plan = require("./write-plan.js");
// src/report/formats/markdown/job-summary.ts
const maxSummaryChars = 333e3;
const summarySize = {
	maxDiffLines: 5e3,
	maxRows: Infinity,
	isBrief: false
};
function renderSummary(shown, view) {
	if (shown.kind === "refused") return require_comment.fitState(shown, view, summarySize, maxSummaryChars).text;
	const options = require_comment.optionsOf(view, summarySize);
	const plan = "plan" in shown ? shown.plan : null;
	const digest = plan === null ? require_markup.noMarkdown : require_markup.md`Digest of this plan: ${plan.digest}`;
	return require_report.renderPage({
		...require_report.outcomePage(shown, options),
		foot: digest
	}, options, maxSummaryChars);
}
const renderNoPreview = (why) => `${require_comment.messageAndFixMarkdown(require_comment.noPreviewDescriptions[why]).text}\n\n`;
function renderMergeSummary({ merges, remainingPlan }, outcome, view) {
	const nonEmptyRemainingPlan = remainingPlan !== null && remainingPlan.bundles.some(({ changes }) => changes.length > 0) ? remainingPlan : null;
	const mergeLines = merges.map(({ pull, outcome: mergeOutcome, refusal }) => {
		const name = pull === null ? require_markup.trusted("**Without a pull request:**") : require_markup.md`**Pull request #${pull.number}:**`;
		return refusal === null ? require_markup.md`${name} ${require_markup.toMarkdown(require_outcome_report.outcomeHeadline(mergeOutcome))}` : require_markup.md`${name} ${require_comment.messageAndFixMarkdown(require_comment.describeRefusal(refusal, nonEmptyRemainingPlan?.digest ?? null))}`;
	});
	const top = require_markup.joinBlocks([require_markup.trusted("### Merged pull requests"), ...mergeLines]);
	const shown = nonEmptyRemainingPlan === null ? outcome : {
		kind: "changes",
		plan: nonEmptyRemainingPlan,
		problems: [],
		guards: []
	};
	return `${top.text}\n\n${renderSummary(shown, view)}`;
}
// src/action/report.ts
async function report(result, action) {
	const { toolkit, inputs, runMessages } = action;
	const reason = failureReason(result, inputs);
	const plan = require_validate.planOf(result.outcome);
	const driftNotices = require_drift_issue.driftNoticesMarkdown(result.drift?.urls ?? [], [...runMessages.warnings]);
	if (plan !== null) await require_write_plan.writePlanFile(result.command === "apply" ? "apply" : "preview", result.outcome, action);
	if (inputs.summary) await toolkit.summary.addRaw(`${driftNotices}${summaryOf(result, action, plan)}\n`).write();
	for (const [name, value] of Object.entries(outputsOf(result, action, plan, reason))) toolkit.setOutput(name, value);
	annotate(result, reason, action);
	return reason === null ? 0 : 1;
}
function annotate(result, reason, { toolkit, inputs, runMessages }) {
	for (const { level, title, text, position } of require_annotations.outcomeAnnotations(result.outcome, inputs.folder, "action")) {
		const place = position === null ? {} : {
			file: require_start.escapeTerminal(position.file),
			startLine: position.line,
			startColumn: position.column
		};
		toolkit[level](require_start.escapeLines(text), {
			title: require_start.escapeTerminal(title),
			...place
		});
	}
	for (const message of runMessages.notices) toolkit.notice(require_start.escapeLines(message));
	for (const message of runMessages.warnings) toolkit.warning(require_start.escapeLines(message));
	for (const message of errorsOf(result, reason)) toolkit.error(require_start.escapeLines(message));
}
function errorsOf({ refusal, mergeRun, outcome }, reason) {
	const digest = mergeRun?.remainingPlan?.digest ?? null;
	const refusals = (mergeRun?.merges ?? [{ refusal }]).flatMap((merge) => merge.refusal ?? []);
	if (refusals.length > 0) return refusals.map((refusalToReport) => refusalError(refusalToReport, digest));
	return (outcome.kind === "changes" || outcome.kind === "no-changes" || outcome.kind === "valid") && reason !== null ? [`${reason}\nThe input fail-on makes this job fail.`] : [];
}
function refusalError(refusal, digest) {
	const { message, fix } = require_comment.describeRefusal(refusal, digest);
	return `${require_start.plainText(message)}\n${require_start.plainText(fix)}`;
}
function summaryOf({ outcome, refusal, mergeRun, listing, noPreview }, { job, inputs }, plan) {
	const planFile = plan === null ? null : inputs.planFile;
	const view = {
		job,
		commit: job.sha,
		summary: false,
		planFile
	};
	if (mergeRun !== null && mergeRun.merges.length > 0) return renderMergeSummary(mergeRun, outcome, view);
	if (refusal !== null) return renderSummary({
		kind: "refused",
		refusal,
		currentPlan: plan
	}, view);
	const note = noPreview === null ? "" : renderNoPreview(noPreview);
	return listing.map((line) => `${line}\n\n`).join("") + note + renderSummary(outcome, view);
}
function outputsOf({ outcome, refusal, drift }, { inputs, runMessages }, plan, reason) {
	const { bundles, digest, summary } = plan ?? {
		bundles: [],
		digest: "",
		summary: require_validate.summarize([])
	};
	const { creates, updates, deletes, effect } = summary;
	const versions = bundles.map(({ deployment, kind, stateVersion }) => [`${deployment.slug} ${kind}`, stateVersion]);
	return {
		outcome: refusal === null || outcome.kind === "partial" ? outcome.kind : outcomeOutput(refusal),
		"failure-reason": require_start.escapeHidden((reason ?? "").replaceAll(/\s+/g, " ")),
		creates: String(creates),
		updates: String(updates),
		deletes: String(deletes),
		effect,
		digest,
		"state-versions": JSON.stringify(Object.fromEntries(versions)),
		"plan-file": plan === null ? "" : inputs.planFile,
		"comment-url": [...runMessages.commentUrls][0] ?? "",
		drift: drift?.found.toString() ?? "",
		"drift-url": drift?.urls[0] ?? ""
	};
}
function outcomeOutput(refusal) {
	const { code } = require_review.causeOf(refusal);
	if (code === "stale" || code === "invalid") return code;
	return code === "guards" ? "needs-approval" : "refused";
}
function failureReason(result, { failOn }) {
	const { outcome, refusal } = result;
	if (refusal !== null) return require_start.plainText(require_comment.describeRefusal(refusal, null).message);
	const error = require_validate.errorOf(outcome);
	if (error !== null) return error.message;
	if (!isFailure(result, failOn)) return null;
	const warnings = failsByWarnings(result, failOn) && outcome.kind !== "valid" ? `, ${require_start.pluralize(require_start.countWarnings(outcome.problems), "warning")}` : "";
	return `${require_outcome_report.outcomeHeadlineText(outcome)}${loosensBase(outcome) ? ", looser against the base" : ""}${warnings}`;
}
function isFailure(result, failOn) {
	const { outcome, command, noPreview } = result;
	if (outcome.kind === "invalid") {
		if (command === "apply") return true;
		return noPreview !== "fork" && (failOn.has("errors") || failOn.has("warnings"));
	}
	if (outcome.kind === "valid" || outcome.kind === "changes" || outcome.kind === "no-changes") {
		if (failsByWarnings(result, failOn)) return true;
		if (failOn.has("changes") && outcome.kind === "changes") return true;
		return failOn.has("looser") && isLooser(outcome);
	}
	return outcome.kind !== "applied";
}
const failsByWarnings = ({ outcome, command, noPreview }, failOn) => failOn.has("warnings") && command !== "apply" && noPreview !== "fork" && require_start.countWarnings(outcome.problems) > 0;
const isLooser = (outcome) => loosensBase(outcome) || outcome.kind === "changes" && mayLoosen(outcome.plan.summary);
const loosensBase = (outcome) => ("threeWayDiff" in outcome ? outcome.threeWayDiff?.bundles ?? [] : []).some(({ changes, alreadyLive }) => alreadyLive.some(require_validate.isLoosening) || changes.some(({ changeInFiles }) => changeInFiles !== null && require_validate.isLoosening(changeInFiles)));
const mayLoosen = ({ effect }) => effect !== "stricter" && effect !== "neutral";
exports.report = report;
