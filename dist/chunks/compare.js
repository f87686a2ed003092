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
const unknownBase = (reason) => ({
	base: {
		kind: "none",
		reason
	},
	content: null,
	history: null
});
const baseInCommit = ({ id, short, committedAt }, content, chosenBy) => ({
	base: {
		kind: "commit",
		commit: id,
		short,
		committedAt,
		chosenBy,
		differences: 0
	},
	content,
	history: null
});
const maxCommits = 50;
var AppliedCommitSearch = class {
	scope;
	git;
	commits;
	bundlesByCommit = new Map();
	reasonHistoryIsIncomplete = null;
	constructor(scope, git) {
		this.scope = scope;
		this.git = git;
	}
	async findBase(bundle) {
		if (this.commits === void 0) this.commits = require_git.readHistory(this.git, historyPaths(this.scope.files), maxCommits);
		if (this.commits === null) return unknownBase("no-git");
		if (this.commits.shallow) this.reasonHistoryIsIncomplete = "shallow";
		const live = require_three_way.liveObjectTexts(bundle);
		if (live === null) return unknownBase("partly-live");
		const { declaredInCommits, nearest } = await this.findNearest(bundle, live, this.commits.commits);
		if (nearest === null) return unknownBase(this.reasonHistoryIsIncomplete ?? "no-history");
		const known = baseInCommit(nearest.commit, nearest.content, "nearest");
		if (nearest.differenceCount === 0) return known;
		return this.reasonHistoryIsIncomplete === null ? {
			...known,
			history: declaredInCommits
		} : unknownBase(this.reasonHistoryIsIncomplete);
	}
	async findNearest(bundle, live, commits) {
		const declaredInCommits = [];
		let nearest = null;
		for (const commit of commits) {
			const bundles = await this.bundlesOfCommit(commit);
			const content = bundles && require_files_of_commit.findBundleInCommit(bundle, bundles, this.scope);
			if (bundles !== null) declaredInCommits.push(content);
			if (content === null) continue;
			const differenceCount = require_three_way.countDifferences(require_three_way.declaredObjectTexts(content, bundle), live);
			if (nearest === null || differenceCount < nearest.differenceCount) nearest = {
				commit,
				content,
				differenceCount
			};
			if (differenceCount === 0) break;
		}
		return {
			declaredInCommits,
			nearest
		};
	}
	async bundlesOfCommit(commit) {
		if (!this.bundlesByCommit.has(commit.id)) {
			const bundles = await this.tryToReadBundles(commit);
			if (bundles === "unread") this.reasonHistoryIsIncomplete ??= bundles;
			this.bundlesByCommit.set(commit.id, bundles === "unread" || bundles.length === 0 ? null : bundles);
		}
		return this.bundlesByCommit.get(commit.id) ?? null;
	}
	async tryToReadBundles(commit) {
		try {
			return (await require_files_of_commit.readBase(commit.open(), this.scope)).bundles;
		} catch (error) {
			if (error instanceof require_start.UsageError) return "unread";
			throw error;
		}
	}
};
function historyPaths({ settings, selection }) {
	const requested = require_validate.pathsToLoad(selection, settings);
	const configured = require_validate.configuredPaths(settings, selection.deployment).map(({ path }) => path);
	return [...[...requested, ...requested.length === 0 || require_validate.areInConfigFolders(requested, settings, selection.deployment) ? configured : []].map(require_validate.folderOfGlob), ...settings.file === void 0 ? [] : [settings.file]];
}
// src/commands/base/compare.ts
var compare_exports = require_rolldown_runtime.__exportAll({
	compareWithBase: () => compareWithBase,
	diffAgainstBase: () => diffAgainstBase,
	findBundlesDroppedSinceHead: () => findBundlesDroppedSinceHead
});
async function compareWithBase(plan, files, targets, options, runtime) {
	const findBase = await openBaseFinder(plan, files, options, runtime);
	return compareEachBundle(plan, targets, (bundle) => bundle.changes.length === 0 ? unknownBase("not-needed") : findBase(bundle));
}
async function openBaseFinder(plan, files, { plan: path, base, git }, runtime) {
	if (path !== null) return findBaseInPlan(path, runtime);
	const scope = require_files_of_commit.scopeOfRun(plan, files);
	if (base === null) {
		const history = new AppliedCommitSearch(scope, git);
		return (bundle) => history.findBase(bundle);
	}
	const commit = require_files_of_commit.requireCommit(git, base);
	const { bundles, baseErrors } = await require_files_of_commit.readBase(commit.open(), scope);
	if (baseErrors.firstFileWithErrors !== null) throw new require_start.UsageError(`${require_start.escapeTerminal(baseErrors.firstFileWithErrors)} ${baseErrors.isUnread ? "is a submodule or a link" : "has errors"} at ${base}.`, { fix: "Name another commit with --base, or give --plan FILE." });
	return findBaseInCommit(commit, bundles, scope);
}
async function diffAgainstBase(plan, files, targets, { name, git, tip }) {
	const scope = require_files_of_commit.scopeOfRun(plan, files);
	const commit = require_files_of_commit.requireCommit(git, name);
	const { bundles, baseErrors } = await require_files_of_commit.readBase(commit.open(), scope);
	const tipCommit = git.resolveCommit(tip);
	const isAhead = tipCommit !== null && git.isAncestor(commit.id, tipCommit) === false;
	const bundlesWithBase = await compareEachBundle(plan, targets, findBaseInCommit(commit, bundles, scope));
	const { locate } = require_locate.openDocuments(files.selection.source);
	return {
		base: {
			name,
			commit: commit.id,
			short: commit.short,
			isAhead,
			...baseErrors
		},
		bundles: bundlesWithBase.map((bundleWithBase) => require_three_way.threeWayDiffOfBundle(bundleWithBase, require_context.targetOf(bundleWithBase.bundle, targets).bundle, locate)),
		dropped: require_validate.hasAllFiles(files) ? findDroppedBundles(bundles, targets, scope) : []
	};
}
async function findBundlesDroppedSinceHead(plan, files, targets, git) {
	const head = require_git.readCommit(git, "HEAD");
	if (head === null) return null;
	const scope = require_files_of_commit.scopeOfRun(plan, files);
	const { bundles } = await require_files_of_commit.readBase(head.open(), scope);
	return {
		commit: head.short,
		dropped: findDroppedBundles(bundles, targets, scope)
	};
}
function findDroppedBundles(base, targets, scope) {
	const { deployment: selectedDeployment } = scope.files.selection;
	const stillDeclared = new Set(targets.map(({ bundle: { kind }, deployment }) => require_files_of_commit.findBundleInCommit({
		kind,
		deployment
	}, base, scope)));
	const isStillDeclared = (baseBundle) => stillDeclared.has(baseBundle) || baseBundle.deployment === null && targets.some(({ bundle }) => bundle.kind === baseBundle.kind);
	return base.filter((baseBundle) => !isStillDeclared(baseBundle) && (selectedDeployment === null || baseBundle.deployment === null || baseBundle.deployment === selectedDeployment)).map(({ deployment, kind, origins }) => {
		return {
			deployment,
			kind,
			files: [...new Set(Array.from(origins.values(), ({ file }) => file))].toSorted()
		};
	});
}
async function compareEachBundle({ bundles }, targets, findBase) {
	const bundlesWithBase = [];
	for (const bundle of bundles) bundlesWithBase.push({
		bundle,
		...await findBase(bundle)
	});
	return require_start.mapConcurrently(bundlesWithBase, async ({ bundle, base, content, history }) => {
		if (content === null) return {
			bundle,
			base,
			diffToBase: null,
			history
		};
		const diffToBase = await readDiffToBase(bundle, content, require_context.targetOf(bundle, targets).platform);
		if (diffToBase === null) return {
			bundle,
			base: {
				kind: "none",
				reason: "unanswered"
			},
			diffToBase,
			history: null
		};
		return {
			bundle,
			base: base.kind === "commit" ? {
				...base,
				differences: require_three_way.countPlatformEdits(diffToBase)
			} : base,
			diffToBase,
			history
		};
	});
}
async function readDiffToBase(bundle, content, platform) {
	if (require_digest.bundleDigest(content) === bundle.bundleDigest) return bundle.changes;
	try {
		const dryRun = await platform.dryRun(bundle.deployment, content);
		if (dryRun.rejections.length > 0 || dryRun.stateVersion !== bundle.stateVersion) return null;
		return dryRun.entries;
	} catch (error) {
		if (error instanceof require_start.PlatformError) return null;
		throw error;
	}
}
const findBaseInCommit = (commit, bundles, scope) => (bundle) => {
	const content = require_files_of_commit.findBundleInCommit(bundle, bundles, scope);
	return content === null ? unknownBase("not-in-base") : baseInCommit(commit, content, "named");
};
const planOfApplyFix = "Pass the plan file of an apply, or omit --plan.";
async function findBaseInPlan(path, runtime) {
	const { plan, platform, results } = await require_saved_plan.readSavedPlan(path, runtime, planOfApplyFix);
	const currentPlatform = runtime.connections.platformName;
	if (platform !== currentPlatform) throw new require_start.UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${currentPlatform ?? "no platform"}.`, { fix: "Give the plan that was applied here." });
	if (!results.some(({ result }) => require_saved_plan.wasWritten(result))) throw new require_start.UsageError(`${path} is a plan that was not applied.`, { fix: planOfApplyFix });
	return (bundle) => {
		const resultOfBundle = results.find((saved) => require_validate.isSameBundle(saved.bundle, bundle));
		if (resultOfBundle === void 0) return unknownBase("not-in-plan");
		if (!require_saved_plan.wasWritten(resultOfBundle.result)) return unknownBase("not-applied");
		return {
			base: {
				kind: "plan",
				path,
				digest: plan.digest
			},
			content: resultOfBundle.bundle,
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
