import { applyEffects, applyPlan, toOutcome } from "./apply-effects.js";
import { check, invalid, load, onlyChanged, refuseParts } from "./validate.js";
import { guardPlan, withConsent } from "./consent2.js";
import { UsageError, hasErrors, nameOfBundle } from "./cli-and-action.js";
import { bundleDigest } from "./digest.js";
import { refuseOtherConfig } from "./refuse-other-config.js";
import { aimedTargets, loadSettings } from "./aimed-targets.js";
import { previewFiles } from "./preview.js";
import { readSaved } from "./saved-plan2.js";
import { findTargets } from "./targets.js";
// src/commands/rollback/review-rollback.ts
async function reviewRollback({ plan, platform, config }, path, options, world) {
	if (options.confirm === "no") throw new UsageError(`${path} is a rollback: it sends what the files do not say, so somebody has to say yes. Give --yes.`);
	refuseOthers(plan, path, options);
	refuseOtherConfig(config, path, options, world);
	const files = loadSettings(options, world);
	if ("kind" in files) return files;
	const aims = plan.bundles.map((bundle) => ({
		content: bundle,
		deployment: bundle.deployment
	}));
	const targets = await aimedTargets(aims, {
		path,
		platform
	}, files.settings, world);
	const guards = guardPlan(plan, withConsent(files.settings.guards, options.consent));
	const reviewed = {
		plan,
		problems: [],
		files,
		targets
	};
	if (options.confirm === "yes" || guards.length > 0) return reviewed;
	await options.show({
		kind: "changes",
		plan,
		guards,
		problems: []
	});
	return await world.terminal.ask("Apply exactly this?") ? reviewed : {
		kind: "consent",
		plan,
		guards,
		problems: []
	};
}
function refuseOthers({ bundles }, path, { deployment }) {
	const other = bundles.find((bundle) => deployment !== null && bundle.deployment.slug !== deployment);
	if (other === void 0 || deployment === null) return;
	throw new UsageError(`${path} rolls back ${nameOfBundle(other)}, not only ${deployment}. Make a rollback of that deployment alone with \`ifmatch rollback --deployment ${deployment}\`, or leave --deployment out.`);
}
// src/commands/review.ts
async function reviewNow(options, world) {
	if (options.confirm === "no") throw new UsageError("Nobody is here to say yes. Save a plan with `ifmatch preview --plan FILE` and apply it with `ifmatch apply --plan FILE`, or give --yes.");
	const { outcome, files, targets } = await previewFiles(options, world);
	if (outcome.kind !== "changes") return outcome;
	const { plan, problems, guards } = outcome;
	if (guards.length > 0) return {
		kind: "consent",
		plan,
		problems,
		guards
	};
	await options.show(outcome);
	return options.confirm === "yes" || await world.terminal.ask("Apply exactly this?") ? {
		plan,
		problems,
		files,
		targets
	} : {
		kind: "consent",
		plan,
		problems,
		guards
	};
}
async function reviewSaved(options, path, world) {
	const saved = await readSaved(path, world);
	if (saved.plan.undoes !== void 0) return reviewRollback(saved, path, options, world);
	const { plan, platform } = saved;
	refuseOtherConfig(saved.config, path, options, world);
	const files = load(options, world);
	const problems = check(files, world);
	if (hasErrors(problems)) return invalid(files, problems);
	refuseParts(files);
	const targets = await findTargets(files, world);
	if (platform !== world.connections.name) throw new UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${world.connections.name ?? "no platform"}. Preview again here, or correct the address.`);
	const reviewed = {
		plan,
		problems: files.report(problems),
		files,
		targets
	};
	const difference = differenceOf(plan, targets);
	return difference === null ? reviewed : {
		kind: "stale",
		guards: [],
		results: notApplied(plan, difference),
		...reviewed
	};
}
function differenceOf(plan, targets) {
	const sent = onlyChanged(plan).bundles;
	const moved = sent.find(({ deployment }) => targets.some((target) => isRenumbered(deployment, target.deployment)));
	if (moved !== void 0) return `the deployment ${moved.deployment.slug} had the id ${moved.deployment.id} and has another now`;
	const declared = new Map(targets.map(({ bundle, deployment }) => [nameOfBundle({
		kind: bundle.kind,
		deployment
	}), bundleDigest(bundle)]));
	const missing = sent.map(nameOfBundle).filter((name) => !declared.has(name));
	if (missing.length > 0) return `the files do not declare ${missing.join(", ")}: give the same paths as for the preview`;
	const differs = sent.filter((bundle) => declared.get(nameOfBundle(bundle)) !== bundle.bundleDigest).map(nameOfBundle);
	return differs.length > 0 ? `the files of ${differs.join(", ")} changed since the review` : null;
}
const isRenumbered = (reviewed, now) => reviewed.slug === now.slug && reviewed.id !== now.id;
const notApplied = (plan, reason) => plan.bundles.map((bundle) => ({
	bundle,
	outcome: {
		result: "not-applied",
		reason,
		current: null
	}
}));
// src/commands/apply.ts
async function apply(options, world) {
	const reviewed = await (options.plan === null ? reviewNow(options, world) : reviewSaved(options, options.plan, world));
	if ("kind" in reviewed) return reviewed;
	const { plan, files } = reviewed;
	const limits = withConsent(files.settings.guards, options.consent);
	const guards = guardPlan(plan, limits);
	if (guards.length > 0) return {
		kind: "consent",
		plan,
		guards,
		problems: reviewed.problems
	};
	const sent = onlyChanged(plan);
	if (sent.bundles.length === 0) return {
		kind: "no-changes",
		plan,
		guards,
		problems: reviewed.problems
	};
	const onStale = options.onStale ?? files.settings.onStale;
	const report = await applyPlan(sent, applyEffects(reviewed, world), {
		onStale,
		limits
	});
	return toOutcome(report, reviewed);
}
export { apply };
