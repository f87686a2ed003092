import { count, countWarnings, randomUUID, toJson, toPlanFile, version } from "./cli-and-action.js";
import { signed } from "./saved-plan2.js";
import { causeOf } from "./comment.js";
import { headlineText, phrase, summarize } from "./validate.js";
import { append, formatOutputs } from "./append.js";
import { detailOf, noPreviewWords, notRecorded, pageOf, refusalWords } from "./pages.js";
import { outcomePage } from "./markdown.js";
import { blocks, layOut, md, nothing, ours } from "./page.js";
import { driftLines } from "./issue.js";
import { workflowCommand } from "./workflow-command.js";
import { renderGithub } from "./github3.js";
import { isLoosening } from "./danger.js";
import { failureOf } from "./failure.js";
// src/render/comment/summary.ts
const limit = 1e6;
const maxLines = 5e3;
function renderSummary(shown, view) {
	return withinBytes(isState(shown) ? pageOf(shown, view, maxLines) : wholePage(shown, view));
}
const isState = (shown) => shown.kind === "validated" || shown.kind === "refused" || shown.kind === "superseded";
function wholePage(outcome, view) {
	const page = outcomePage(outcome, detailOf(view, maxLines, "files"));
	const plan = "plan" in outcome ? outcome.plan : null;
	const digest = plan === null ? nothing : md`Digest of this plan: ${plan.digest}`;
	const foot = view.isRecorded === false ? md`**${ours(notRecorded)}**` : page.foot;
	return {
		...page,
		foot: blocks([foot, digest])
	};
}
function withinBytes(page) {
	const least = Math.floor(limit / 3);
	let budget = limit;
	for (;;) {
		const text = layOut(page, budget);
		const bytes = Buffer.byteLength(text);
		if (bytes <= limit || budget === least) return text;
		budget = Math.max(least, Math.floor(budget * limit * .97 / bytes));
	}
}
// src/action/failure-reason.ts
function failureReason(result, { failOn }) {
	const { outcome, refusal } = result;
	if (refusal !== null) return refusalWords(refusal, null).says.text;
	if (outcome.kind === "failed") return failureOf(outcome.error).message;
	if (!isRed[outcome.kind](result, failOn)) return null;
	const warnings = warns(result, failOn) && outcome.kind !== "valid" ? `, ${count(countWarnings(outcome.problems), "warning")}` : "";
	return `${headlineText(outcome)}${hidesLoosening(outcome) ? ", looser against the base" : ""}${warnings}`;
}
const warns = ({ outcome, command, noPreview }, failOn) => failOn.has("warnings") && command !== "apply" && noPreview !== "fork" && countWarnings(outcome.problems) > 0;
const always = () => true;
const never = () => false;
const isRed = {
	valid: warns,
	"no-changes": (result, failOn) => warns(result, failOn) || failOn.has("looser") && hidesLoosening(result.outcome),
	applied: never,
	invalid: ({ command, noPreview }, failOn) => command === "apply" || (failOn.has("errors") || failOn.has("warnings")) && noPreview !== "fork",
	changes: (result, failOn) => warns(result, failOn) || failOn.has("changes") || failOn.has("looser") && result.outcome.kind === "changes" && (mayLoosen(result.outcome.plan.summary) || hidesLoosening(result.outcome)),
	consent: always,
	stale: always,
	partial: always
};
const hidesLoosening = (outcome) => ("triangulation" in outcome ? outcome.triangulation?.bundles ?? [] : []).some(({ changes, live }) => live.some(isLoosening) || changes.some(({ own }) => own !== null && isLoosening(own)));
const mayLoosen = ({ effect }) => effect !== "stricter" && effect !== "neutral";
// src/action/report.ts
async function report(result, action, env) {
	const { world, inputs } = action;
	const reason = failureReason(result, inputs);
	const plan = planIn(result);
	const unsigned = plan === null ? null : await writePlan(result, action);
	const told = driftLines(result.drift?.urls ?? [], result.warnings);
	if (inputs.summary) append(env["GITHUB_STEP_SUMMARY"], `${told}${summaryOf(result, action, plan)}\n`);
	append(env["GITHUB_OUTPUT"], formatOutputs(outputsOf(result, action, plan, reason), `ifmatch-${randomUUID()}`));
	world.terminal.print(renderGithub(result.outcome, inputs.folder, "setting"));
	for (const message of noticesOf(result)) world.terminal.print(workflowCommand({
		command: "notice",
		properties: {},
		message
	}));
	for (const message of unsigned === null ? result.warnings : [...result.warnings, unsigned]) world.terminal.print(workflowCommand({
		command: "warning",
		properties: {},
		message
	}));
	const message = errorOf(result, plan, reason);
	if (message !== null) world.terminal.print(workflowCommand({
		command: "error",
		properties: {},
		message
	}));
	return reason === null ? 0 : 1;
}
function noticesOf({ noPreview, notices }) {
	if (noPreview === null) return [...notices];
	const { says, fix } = noPreviewWords[noPreview];
	return [`${says.text}\n${fix.text}`, ...notices];
}
function errorOf({ refusal, outcome }, plan, reason) {
	if (refusal !== null) return `${reason ?? ""}\n${refusalWords(refusal, plan?.digest ?? null).fix.text}`;
	return (outcome.kind === "changes" || outcome.kind === "no-changes" || outcome.kind === "valid") && reason !== null ? `${reason}\nThe input fail-on wants this to be red.` : null;
}
const planIn = ({ outcome }) => "plan" in outcome ? outcome.plan : null;
async function writePlan({ command, outcome, records }, { world, inputs }) {
	const run = {
		tool: `ifmatch ${version}`,
		command,
		platform: world.connections.name,
		config: world.config,
		says: phrase,
		records
	};
	const { file, unsigned } = await signed(toPlanFile(outcome, run), world);
	world.writeText(inputs.planFile, `${toJson(file, 2)}\n`);
	return unsigned === null ? null : `${inputs.planFile} is not signed, so no command will apply it. ${unsigned}`;
}
function summaryOf({ outcome, refusal, noPreview, isRecorded }, { job, inputs }, plan) {
	const deployment = plan?.bundles[0]?.deployment.slug ?? inputs.deployment;
	const planFile = plan === null ? null : inputs.planFile;
	const view = {
		deployment,
		job,
		commit: job.sha,
		summary: false,
		planFile,
		isRecorded
	};
	if (refusal !== null) return renderSummary({
		kind: "refused",
		refusal,
		fresh: plan
	}, view);
	if (noPreview === null || outcome.kind !== "valid") return renderSummary(outcome, view);
	const { problems, files, policies } = outcome;
	return renderSummary({
		kind: "validated",
		reason: noPreview,
		files,
		policies,
		problems
	}, view);
}
function outputsOf({ outcome, refusal, comments, drift }, { inputs }, plan, reason) {
	const { creates, updates, deletes, effect } = plan?.summary ?? summarize([]);
	const versions = plan?.bundles.map(({ deployment, kind, stateVersion }) => [`${deployment.slug} ${kind}`, stateVersion]) ?? [];
	return {
		outcome: refusal === null ? outcome.kind : refusedAs(refusal),
		"failure-reason": reason ?? "",
		creates: String(creates),
		updates: String(updates),
		deletes: String(deletes),
		effect,
		digest: plan?.digest ?? "",
		"state-versions": JSON.stringify(Object.fromEntries(versions)),
		"plan-file": plan === null ? "" : inputs.planFile,
		"comment-url": comments[0] ?? "",
		...driftOutputs(drift)
	};
}
const driftOutputs = (drift) => drift === null ? {
	drift: "",
	"drift-url": ""
} : {
	drift: String(drift.found),
	"drift-url": drift.urls[0] ?? ""
};
function refusedAs(refusal) {
	const { code } = causeOf(refusal);
	if (code === "stale") return "stale";
	return code === "guards" ? "consent" : "refused";
}
export { report };
