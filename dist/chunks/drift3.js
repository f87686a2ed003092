const require_drift = require("./drift2.js");
const require_preview_files = require("./preview-files.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_three_way = require("./three-way.js");
const require_drift_issue = require("./drift-issue.js");
const require_drift_report = require("./drift-report.js");
const require_action = require("../action.js");
const require_preconditions = require("./preconditions.js");
const require_stale = require("./stale.js");
let node_crypto = require("node:crypto");
// src/action/drift-issue.ts
const driftLabel = "ifmatch-drift";
async function writeDriftIssue(driftIssues, labelled, report, notes) {
	const { issues, key } = driftIssues;
	const ownIssues = findOwnIssues(labelled, report.deployment, key);
	if (report.digest === null) {
		for (const issue of ownIssues.filter(({ marker: hiddenLine }) => hiddenLine.digest !== null)) await closeIssue(driftIssues, issue, report);
		return null;
	}
	const current = ownIssues.find(({ open }) => open) ?? ownIssues[0];
	const text = {
		title: report.title,
		body: `${makeDriftHiddenLine(report, key)}\n${report.body}`
	};
	if (current === void 0) return (await issues.createIssue({
		...text,
		labels: [driftLabel]
	})).url;
	const { url, number, open } = current;
	if (current.marker.digest !== report.digest) await issues.updateIssue(number, open ? text : {
		...text,
		state: "open"
	});
	else if (!open) notes.notices.add(`${url} reports this drift and was closed. It stays closed until the drift changes.`);
	return url;
}
async function closeIssue({ issues, key }, { number, body, open }, report) {
	const previousReport = body.slice(body.indexOf("\n") + 1);
	const change = { body: `${makeDriftHiddenLine(report, key)}\n${report.body}\n\n${previousReport}` };
	await issues.updateIssue(number, open ? {
		...change,
		state: "closed",
		state_reason: "completed"
	} : change);
	if (open) await issues.createComment(number, report.body, () => Promise.resolve());
}
const findOwnIssues = (issues, deployment, key) => issues.flatMap((issue) => {
	const marker = readDriftHiddenLine(issue.body, key);
	return marker?.deployment === deployment ? [{
		...issue,
		marker
	}] : [];
}).toSorted((a, b) => a.number - b.number);
const hiddenLinePattern = /^<!-- ifmatch:drift:v1 ([\w-]{1,2000}) ([\w-]{22}) -->\r?(?:\n|$)/;
function makeDriftHiddenLine({ deployment, digest }, key) {
	const payload = Buffer.from(JSON.stringify({
		deployment,
		digest
	})).toString("base64url");
	return `<!-- ifmatch:drift:v1 ${payload} ${key.prove("drift", [payload])} -->`;
}
function readDriftHiddenLine(body, key) {
	const [, payload = "", signature = ""] = hiddenLinePattern.exec(body) ?? [];
	if (payload === "" || !key.verify(signature, "drift", [payload])) return null;
	const marker = JSON.parse(Buffer.from(payload, "base64url").toString());
	return require_validate.isObject(marker) ? marker : null;
}
// src/action/drift.ts
async function reportDrift(action) {
	require_preconditions.requireConnection(action);
	require_preconditions.refuseOtherCheckout(action);
	const selection = await require_action.filesOfCheckout(action, action.job.repository.defaultBranch);
	const { approval } = action.inputs;
	const previewed = await require_preview_files.previewFiles({
		...selection,
		approval,
		readsLive: true
	}, action.runtime);
	const { outcome } = previewed;
	const liveVersions = require_validate.planOf(outcome)?.bundles ?? [];
	await require_stale.markOpenPulls({
		changedBy: null,
		liveVersions,
		onStale: previewed.files.settings.onStale
	}, action);
	if (action.inputs.command === "preview") return require_action.actionResult("preview", outcome);
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes") {
		action.runMessages.warnings.add(`${require_drift_report.notCheckedText} Open drift issues stay as they are.`);
		return require_action.actionResult("preview", outcome);
	}
	const urls = action.inputs.drift === "off" ? [] : await updateIssues(previewed, action);
	return require_action.actionResult("preview", outcome, { drift: {
		found: outcome.kind === "changes",
		urls
	} });
}
async function updateIssues(previewed, action) {
	const { job, github, runMessages } = action;
	const { defaultBranch } = job.repository;
	if (await github.tip(defaultBranch) !== job.sha) {
		runMessages.notices.add(`${defaultBranch} has moved on since this run began, so the next run reports the drift.`);
		return [];
	}
	const urls = [];
	for (const drifted of await driftByDeployment(previewed, action)) urls.push(await updateIssue(drifted, action));
	return urls.filter((url) => url !== null);
}
async function driftByDeployment(previewed, action) {
	const { targets } = previewed;
	const { drift, brokenTests } = await driftOfRun(previewed, action);
	const slugs = [...new Set(targets.map(({ deployment }) => deployment.slug))];
	return slugs.map((deployment) => ({
		deployment,
		isOneOfSeveral: slugs.length > 1,
		drift: {
			...drift,
			bundles: drift.bundles.filter((bundle) => bundle.deployment.slug === deployment),
			undeclared: drift.undeclared.filter((bundle) => bundle.deployment.slug === deployment)
		},
		brokenTests: brokenTests.filter((test) => test.deployment === null || test.deployment === deployment),
		problems: problemsOf(deployment, previewed)
	}));
}
function problemsOf(slug, { outcome, targets }) {
	const targetsOfDeployment = targets.filter(({ deployment }) => deployment.slug === slug);
	const places = new Set(targetsOfDeployment.flatMap(({ bundle }) => [...require_validate.expiryPlaces(bundle)]));
	return outcome.problems.filter(({ problem }) => {
		return !(problem.code === "expired" || problem.code === "expires-soon") || places.has(require_validate.placeKey(problem.at));
	});
}
async function driftOfRun({ outcome: { kind }, files }, { git, runtime }) {
	if (kind === "no-changes") return {
		drift: {
			bundles: [],
			undeclared: [],
			digest: ""
		},
		brokenTests: []
	};
	const { outcome } = await require_drift.driftOfFiles({
		...files.selection,
		plan: null,
		base: null,
		git,
		write: false,
		force: false
	}, runtime);
	if ("drift" in outcome) return outcome;
	throw new Error("valid files became invalid");
}
async function updateIssue(drifted, action) {
	const { github, inputs, job, runMessages } = action;
	const { deployment } = drifted;
	const review = require_preconditions.openReview(action);
	try {
		const hasDrift = drifted.drift.bundles.some(({ changes }) => changes.length > 0);
		const [appliedUpTo, issues] = await Promise.all([hasDrift ? lastAppliedCommit(review, job.sha) : null, github.issuesWithLabel(driftLabel)]);
		const view = {
			...drifted,
			job,
			appliedUpTo,
			repeatedOptions: driftCommandArgs(drifted, inputs)
		};
		const expired = drifted.problems.filter(({ problem }) => problem.code === "expired");
		const isResolved = !hasDrift && expired.length === 0;
		const report = {
			deployment,
			title: require_drift_issue.driftIssueTitle(view),
			digest: isResolved ? null : digestOfIssue(drifted),
			body: isResolved ? require_drift_issue.noDriftLine(view) : require_drift_issue.renderDriftIssue(view)
		};
		return await writeDriftIssue({
			issues: github,
			key: review.key
		}, issues, report, runMessages);
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		runMessages.warnings.add(`The drift of ${deployment} could not be reported in an issue: ${require_start.withFix(error, "action")}`);
		return null;
	}
}
async function lastAppliedCommit(review, commit) {
	try {
		return await require_stale.findLastSettledCommit(review, commit);
	} catch (error) {
		if (error instanceof require_start.ForgeError) return null;
		throw error;
	}
}
function digestOfIssue({ drift, brokenTests, problems }) {
	const broken = brokenTests.map(({ name, why }) => [name, require_start.plainText(why)]);
	const expiring = problems.flatMap(({ problem, position }) => problem.code === "expired" || problem.code === "expires-soon" ? [[
		problem.code,
		problem.expires,
		position?.file
	]] : []);
	const digest = require_three_way.digestOfAll(drift.bundles);
	if (expiring.length + broken.length === 0) return digest;
	return `sha256:${(0, node_crypto.createHash)("sha256").update(JSON.stringify([
		digest,
		expiring,
		...broken
	])).digest("hex")}`;
}
function driftCommandArgs({ deployment, isOneOfSeveral }, { folder, config, deployment: input }) {
	const args = [];
	if (config !== null) args.push("--config", config);
	else if (folder !== ".") args.push("-C", folder);
	if (isOneOfSeveral || input !== null) args.push("--deployment", deployment);
	return args.map(require_start.quoteForShell).join(" ");
}
exports.reportDrift = reportDrift;
