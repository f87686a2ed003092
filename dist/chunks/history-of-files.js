const require_start = require("./start.js");
const require_history = require("./history.js");
const require_plan_file = require("./plan-file.js");
const require_audit_facts = require("./audit-facts.js");
const require_show = require("./show.js");
const require_known_deployment = require("./known-deployment.js");
// src/commands/history/history-of-files.ts
const maxFiles = 2e3;
const writingResults = [
	"applied",
	"unverified",
	"unknown"
];
const maxFileBytes = 10485760;
async function historyOfFiles(folder, deployment, runtime) {
	if (!runtime.isFolder(folder)) throw new require_start.UsageError(`${folder} is not a folder.`);
	const source = require_start.openDisk(runtime.absolute(folder));
	const paths = findJsonFiles(source, "");
	if (paths.length > maxFiles) throw new require_start.UsageError(`${folder} has more than ${String(maxFiles)} files that end in .json.`, { fix: "Name a folder in it." });
	const entries = [];
	const slugs = new Set();
	for (const path of paths) {
		const file = readPlanFileOfApply(source, path);
		if (file === null) continue;
		for (const bundle of file.bundles) slugs.add(bundle.deployment.slug);
		const entry = await toEntry(`${folder.replace(/\/$/, "")}/${path}`, file, runtime);
		entries.push(...require_history.entriesOfDeployment(entry, deployment));
	}
	if (deployment !== null) await require_known_deployment.requireKnownDeployment(deployment, {
		slugs: [...slugs],
		isComplete: true
	}, runtime);
	return {
		entries: entries.toSorted((a, b) => (a.appliedAt ?? "") < (b.appliedAt ?? "") ? 1 : -1),
		end: null
	};
}
function findJsonFiles(source, folder) {
	const paths = [];
	for (const { name, kind } of source.list(folder)) {
		const path = folder === "" ? name : `${folder}/${name}`;
		if (kind === "folder" && name !== "node_modules" && name !== ".git") paths.push(...findJsonFiles(source, path));
		else if (kind === "file" && name.endsWith(".json")) paths.push(path);
		if (paths.length > maxFiles) break;
	}
	return paths;
}
function readPlanFileOfApply(source, path) {
	try {
		const file = require_plan_file.parsePlanFile(Buffer.from(source.read(path, maxFileBytes)).toString("utf8"));
		return file.command === "apply" && (file.outcome === "applied" || file.outcome === "partial") ? file : null;
	} catch (error) {
		if (error instanceof require_plan_file.PlanFileError) return null;
		if (error instanceof require_start.SourceError) throw new require_start.UsageError(`${error.message}.`, { cause: error });
		throw error;
	}
}
async function toEntry(source, file, runtime) {
	const plan = require_plan_file.planFromFile(file);
	const bundlesWithResult = (results) => plan.bundles.filter((_, index) => results.includes(file.bundles[index]?.result ?? "not-applied"));
	const { isValid, signature } = await require_show.checkSignature(file, runtime);
	const { at: appliedAt = null, commit = null, run = null, started_by: startedBy = null } = file.applied ?? {};
	return {
		state: file.outcome === "partial" ? "partial" : "applied",
		appliedAt,
		isVerified: isValid,
		note: isValid ? null : signature,
		commit,
		pull: null,
		approvers: null,
		run,
		startedBy,
		isByHand: false,
		planDigest: plan.digest,
		bundles: bundlesWithResult([...writingResults, "already-applied"]).map(({ deployment, kind, bundleDigest, diffDigest, stateVersion }) => ({
			deployment,
			kind,
			bundleDigest,
			diffDigest,
			stateVersion
		})),
		changes: require_audit_facts.describeChanges({ bundles: bundlesWithResult(writingResults) }),
		omittedChanges: {},
		source
	};
}
exports.historyOfFiles = historyOfFiles;
