const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_preview_files = require("./preview-files.js");
// src/commands/shared/impact-sources.ts
function impactSources(runtime) {
	const apis = new Map();
	const apiOf = ({ slug }) => {
		const api = apis.get(slug) ?? runtime.connections.apiFor(slug);
		apis.set(slug, api);
		return api;
	};
	return {
		timer: runtime.clock.timer,
		async findings(deployment, query) {
			const api = await apiOf(deployment);
			const { slug } = deployment;
			const { findings } = await api.call("listFindings", {
				path: { deploymentSlug: slug },
				query,
				slugInErrors: slug
			});
			return findings ?? [];
		},
		async projects(deployment, query) {
			const api = await apiOf(deployment);
			const { slug } = deployment;
			const { projects } = await api.call("listProjects", {
				path: { deploymentSlug: slug },
				query,
				slugInErrors: slug
			});
			return projects ?? [];
		},
		async secrets(deployment, query) {
			const api = await apiOf(deployment);
			const { id: deploymentId, slug } = deployment;
			return api.call("listSecrets", {
				path: { deploymentId },
				query,
				slugInErrors: slug
			});
		},
		async issueGroups(deployment, body) {
			const api = await apiOf(deployment);
			const { id: deploymentId, slug } = deployment;
			return api.call("searchIssues", {
				path: { deploymentId },
				body,
				slugInErrors: slug
			});
		}
	};
}
// src/commands/preview.ts
var preview_exports = require_rolldown_runtime.__exportAll({ preview: () => preview });
async function preview(options, runtime) {
	const { base, failsOnGuards = false } = options;
	const planOptions = base === null ? options : await withBaseGuardsAndTests(base, options);
	const previewed = require_preview_files.rejectExpiredInChangedBundles(await require_preview_files.previewFiles(planOptions, runtime));
	return requireApproval(await explain(base === null ? await warnAboutDroppedBundles(previewed, runtime) : previewed, options, runtime), failsOnGuards);
}
async function withBaseGuardsAndTests({ git, name }, options) {
	const { requireCommit } = await Promise.resolve().then(() => require("./files-of-commit.js")).then((n) => n.files_of_commit_exports);
	const testSource = requireCommit(git, name).open();
	const config = require_validate.findConfig(options) ?? "ifmatch.yaml";
	const hasConfig = options.source.kind(config) === "file";
	return {
		...options,
		testSource,
		baseSettings: await require_validate.loadSettingsOfBase({
			source: testSource,
			name
		}, config, hasConfig)
	};
}
function requireApproval(outcome, failsOnGuards) {
	return outcome.kind === "changes" && (failsOnGuards ? outcome.guards.length > 0 : outcome.guards.some(require_start.isFoundByTestsOrRules)) ? {
		...outcome,
		kind: "needs-approval"
	} : outcome;
}
async function explain(previewed, options, runtime) {
	const { outcome } = previewed;
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes" && outcome.kind !== "needs-approval") return outcome;
	const { base, impactBudget } = options;
	const [threeWayDiff, impact] = await Promise.all([base && compareWith(base, outcome.plan, previewed, runtime), outcome.kind === "no-changes" ? null : impactBudget && estimateImpactOf(outcome.plan, impactBudget, runtime)]);
	const warnings = threeWayDiff ? warningsAboutDropped(threeWayDiff.dropped, threeWayDiff.base.short) : [];
	const problems = [...outcome.problems, ...warnings];
	return {
		...outcome,
		problems,
		...threeWayDiff && { threeWayDiff },
		...impact && { impact }
	};
}
async function compareWith(base, plan, { files, targets }, { terminal }) {
	terminal.showProgress("comparing with the base");
	const { diffAgainstBase } = await Promise.resolve().then(() => require("./compare.js")).then((n) => n.compare_exports);
	return diffAgainstBase(plan, files, targets, base);
}
async function estimateImpactOf(plan, limits, runtime) {
	runtime.terminal.showProgress("reading findings for the impact");
	const { estimateImpact } = await Promise.resolve().then(() => require("./estimate.js"));
	return estimateImpact(plan, impactSources(runtime), limits);
}
async function warnAboutDroppedBundles(previewed, runtime) {
	const { outcome, files, targets } = previewed;
	if (!((outcome.kind === "changes" || outcome.kind === "no-changes") && outcome.undeclared !== void 0) || require_start.repositoryRoot(runtime.root) === null) return previewed;
	const [{ findBundlesDroppedSinceHead }, { Git }] = await Promise.all([Promise.resolve().then(() => require("./compare.js")).then((n) => n.compare_exports), Promise.resolve().then(() => require("./git.js")).then((n) => n.git_exports)]);
	const droppedSinceHead = await findBundlesDroppedSinceHead(outcome.plan, files, targets, new Git(runtime.root, runtime.env));
	const warnings = droppedSinceHead === null ? [] : warningsAboutDropped(droppedSinceHead.dropped, droppedSinceHead.commit);
	return {
		...previewed,
		outcome: {
			...outcome,
			problems: [...outcome.problems, ...warnings]
		}
	};
}
const warningsAboutDropped = (dropped, commit) => dropped.map(({ kind: bundle, deployment, files }) => ({
	problem: {
		severity: "warning",
		at: require_start.nowhere,
		code: "bundle-dropped",
		bundle,
		deployment,
		files,
		commit
	},
	position: null,
	first: null,
	excerpt: null
}));
Object.defineProperty(exports, "explain", {
	enumerable: true,
	get: function() {
		return explain;
	}
});
Object.defineProperty(exports, "preview_exports", {
	enumerable: true,
	get: function() {
		return preview_exports;
	}
});
Object.defineProperty(exports, "warnAboutDroppedBundles", {
	enumerable: true,
	get: function() {
		return warnAboutDroppedBundles;
	}
});
