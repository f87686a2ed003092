const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_locate = require("./locate.js");
const require_digest = require("./digest.js");
const require_three_way = require("./three-way.js");
const require_git = require("./git.js");
const require_context = require("./context.js");
const require_files_of_commit = require("./files-of-commit.js");
const require_saved_plan = require("./saved-plan.js");
// src/commands/base/applied-commit.ts
const noBase = (why) => ({
	base: {
		kind: "none",
		why
	},
	content: null,
	history: null
});
const baseAt = ({ commit, short, at }, content, chosen) => ({
	base: {
		kind: "commit",
		commit,
		short,
		at,
		chosen,
		differs: 0
	},
	content,
	history: null
});
const maxCommits = 50;
var AppliedCommitSearch = class {
	past;
	git;
	commits;
	bundlesByCommit = new Map();
	missingHistory = null;
	constructor(past, git) {
		this.past = past;
		this.git = git;
	}
	async baseOf(bundle) {
		if (this.commits === void 0) this.commits = require_git.readHistory(this.git, historyPaths(this.past.files), maxCommits);
		if (this.commits === null) return noBase("no-git");
		if (this.commits.shallow) this.missingHistory = "shallow";
		const live = require_three_way.liveObjectTexts(bundle);
		if (live === null) return noBase("partly-live");
		const { declaredInCommits, nearest } = await this.nearest(bundle, live, this.commits.commits);
		if (nearest === null) return noBase(this.missingHistory ?? "no-history");
		const known = baseAt(nearest.commit, nearest.content, "nearest");
		if (nearest.differs === 0) return known;
		return this.missingHistory === null ? {
			...known,
			history: declaredInCommits
		} : noBase(this.missingHistory);
	}
	async nearest(bundle, live, commits) {
		const declaredInCommits = [];
		let nearest = null;
		for (const commit of commits) {
			const bundles = await this.bundlesOf(commit);
			const content = bundles && require_files_of_commit.findDeclared(bundle, bundles, this.past);
			if (bundles !== null) declaredInCommits.push(content);
			if (content === null) continue;
			const differs = require_three_way.countDifferences(require_three_way.declaredObjectTexts(content, bundle), live);
			if (nearest === null || differs < nearest.differs) nearest = {
				commit,
				content,
				differs
			};
			if (differs === 0) break;
		}
		return {
			declaredInCommits,
			nearest
		};
	}
	async bundlesOf(commit) {
		if (!this.bundlesByCommit.has(commit.commit)) {
			const bundles = await this.tryBundlesAt(commit);
			if (bundles === "unread") this.missingHistory ??= bundles;
			this.bundlesByCommit.set(commit.commit, bundles === "unread" || bundles.length === 0 ? null : bundles);
		}
		return this.bundlesByCommit.get(commit.commit) ?? null;
	}
	async tryBundlesAt(commit) {
		try {
			return (await require_files_of_commit.readBase(commit.open(), this.past)).bundles;
		} catch (error) {
			if (error instanceof require_start.UsageError) return "unread";
			throw error;
		}
	}
};
function historyPaths({ settings, selection }) {
	const requested = require_validate.pathsToLoad(selection, settings);
	const all = require_validate.configuredPaths(settings, selection.deployment).map(({ path }) => path);
	return [...[...requested, ...requested.length === 0 || require_validate.isPartOfConfig(requested, settings, selection.deployment) ? all : []].map(require_validate.beforeGlob), ...settings.file === void 0 ? [] : [settings.file]];
}
// src/commands/base/compare.ts
var compare_exports = require_rolldown_runtime.__exportAll({
	compareWithBase: () => compareWithBase,
	diffAgainstBase: () => diffAgainstBase,
	droppedSinceHead: () => droppedSinceHead
});
async function compareWithBase(plan, files, targets, options, runtime) {
	const find = await openBaseLookup(plan, files, options, runtime);
	return compareEach(plan, targets, (bundle) => bundle.changes.length === 0 ? noBase("not-needed") : find(bundle));
}
async function openBaseLookup(plan, files, { plan: path, base, git }, runtime) {
	if (path !== null) return lookupInPlan(path, runtime);
	const past = require_files_of_commit.runScope(plan, files);
	if (base === null) {
		const history = new AppliedCommitSearch(past, git);
		return (bundle) => history.baseOf(bundle);
	}
	const commit = require_files_of_commit.namedCommit(git, base);
	const { bundles, unusable } = await require_files_of_commit.readBase(commit.open(), past);
	if (unusable.errorsIn !== null) throw new require_start.UsageError(`${require_start.escapeTerminal(unusable.errorsIn)} ${unusable.isUnread ? "is a submodule or a link" : "has errors"} at ${base}.`, { fix: "Name another commit with --base, or give --plan FILE." });
	return lookupInCommit(commit, bundles, past);
}
async function diffAgainstBase(plan, files, targets, { name, git, tip }) {
	const past = require_files_of_commit.runScope(plan, files);
	const commit = require_files_of_commit.namedCommit(git, name);
	const { bundles, unusable } = await require_files_of_commit.readBase(commit.open(), past);
	const at = git.commit(tip);
	const isAhead = at !== null && git.isAncestor(commit.commit, at) === false;
	const compared = await compareEach(plan, targets, lookupInCommit(commit, bundles, past));
	const { locate } = require_locate.openDocuments(files.selection.source);
	return {
		base: {
			name,
			commit: commit.commit,
			short: commit.short,
			isAhead,
			...unusable
		},
		bundles: compared.map((one) => require_three_way.threeWayDiffOfBundle(one, require_context.targetOf(one.bundle, targets).bundle, locate)),
		dropped: require_validate.isWhole(files) ? noLongerDeclared(bundles, targets, past) : []
	};
}
async function droppedSinceHead(plan, files, targets, git) {
	const head = require_git.readCommit(git, "HEAD");
	if (head === null) return null;
	const past = require_files_of_commit.runScope(plan, files);
	const { bundles } = await require_files_of_commit.readBase(head.open(), past);
	return {
		commit: head.short,
		dropped: noLongerDeclared(bundles, targets, past)
	};
}
function noLongerDeclared(base, targets, past) {
	const { deployment: only } = past.files.selection;
	const kept = new Set(targets.map(({ bundle: { kind }, deployment }) => require_files_of_commit.findDeclared({
		kind,
		deployment
	}, base, past)));
	const isKept = (one) => kept.has(one) || one.deployment === null && targets.some(({ bundle }) => bundle.kind === one.kind);
	return base.filter((one) => !isKept(one) && (only === null || one.deployment === null || one.deployment === only)).map(({ deployment, kind, origins }) => {
		return {
			deployment,
			kind,
			files: [...new Set(Array.from(origins.values(), ({ file }) => file))].toSorted()
		};
	});
}
async function compareEach({ bundles }, targets, find) {
	const known = [];
	for (const bundle of bundles) known.push({
		bundle,
		...await find(bundle)
	});
	return require_start.mapConcurrently(known, async ({ bundle, base, content, history }) => {
		if (content === null) return {
			bundle,
			base,
			applied: null,
			history
		};
		const applied = await diffToApplied(bundle, content, require_context.targetOf(bundle, targets).platform);
		if (applied === null) return {
			bundle,
			base: {
				kind: "none",
				why: "unanswered"
			},
			applied,
			history: null
		};
		return {
			bundle,
			base: base.kind === "commit" ? {
				...base,
				differs: require_three_way.countPlatformEdits(applied)
			} : base,
			applied,
			history
		};
	});
}
async function diffToApplied(bundle, content, platform) {
	if (require_digest.bundleDigest(content) === bundle.bundleDigest) return bundle.changes;
	try {
		const answer = await platform.dryRun(bundle.deployment, content);
		if (answer.rejections.length > 0 || answer.stateVersion !== bundle.stateVersion) return null;
		return answer.entries;
	} catch (error) {
		if (error instanceof require_start.PlatformError) return null;
		throw error;
	}
}
const lookupInCommit = (commit, bundles, past) => (bundle) => {
	const content = require_files_of_commit.findDeclared(bundle, bundles, past);
	return content === null ? noBase("not-in-base") : baseAt(commit, content, "named");
};
const namePlanOfApply = "Pass the plan file of an apply, or omit --plan.";
async function lookupInPlan(path, runtime) {
	const { plan, platform, results } = await require_saved_plan.readSavedPlan(path, runtime, namePlanOfApply);
	const here = runtime.connections.name;
	if (platform !== here) throw new require_start.UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${here ?? "no platform"}.`, { fix: "Give the plan that was applied here." });
	if (!results.some(({ result }) => require_saved_plan.isApplied(result))) throw new require_start.UsageError(`${path} is a plan that was not applied.`, { fix: namePlanOfApply });
	return (bundle) => {
		const sent = results.find((one) => require_validate.isSameBundle(one.bundle, bundle));
		if (sent === void 0) return noBase("not-in-plan");
		if (!require_saved_plan.isApplied(sent.result)) return noBase("not-applied");
		return {
			base: {
				kind: "plan",
				path,
				digest: plan.digest
			},
			content: sent.bundle,
			history: null
		};
	};
}
Object.defineProperty(exports, "compareWithBase", {
	enumerable: true,
	get: function() {
		return compareWithBase;
	}
});
Object.defineProperty(exports, "compare_exports", {
	enumerable: true,
	get: function() {
		return compare_exports;
	}
});
