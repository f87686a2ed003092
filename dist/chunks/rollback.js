import { compareWithReviewed, oddAnswer } from "./check.js";
import { PlatformError, count, nameOfBundle } from "./cli-and-action.js";
import { inParallel } from "./targets.js";
import { guardPlan, makePlan, planBundle, withConsent } from "./consent2.js";
import { readApplied, turnRound } from "./read-applied.js";
import { refuseOtherConfig } from "./refuse-other-config.js";
import { aimedTargets, loadSettings } from "./aimed-targets.js";
// src/commands/rollback.ts
async function rollback(options, world) {
	const applied = await readApplied(options.plan, options.deployment, world);
	refuseOtherConfig(applied.config, applied.path, options, world);
	const files = loadSettings(options, world);
	if ("kind" in files) return files;
	const aims = applied.bundles.map(({ bundle, undo }) => ({
		content: undo,
		deployment: bundle.deployment
	}));
	const targets = await aimedTargets(aims, applied, files.settings, world);
	const looked = await lookAt(applied.bundles, targets, files, world);
	return looked.some(isStale) ? staleOutcome(looked, applied) : plannedOutcome(looked, applied, files, options.consent);
}
async function lookAt(bundles, targets, files, world) {
	world.terminal.progress(`Checking ${count(bundles.length, "bundle")}`);
	const pairs = bundles.flatMap((undoable, index) => {
		const target = targets[index];
		return target === void 0 ? [] : [{
			undoable,
			target
		}];
	});
	return inParallel(pairs, async ({ undoable, target }) => ({
		...await look(undoable, target, files),
		left: versionsLeft(undoable, bundles)
	}));
}
const versionsLeft = ({ bundle: { deployment } }, bundles) => new Set(bundles.filter(({ bundle }) => bundle.deployment.id === deployment.id).map(({ stateVersion }) => stateVersion));
async function look({ bundle, undo, stateVersion }, target, files) {
	const { deployment, platform } = target;
	const answer = await platform.dryRun(deployment, target.bundle);
	const [rejection] = answer.rejections;
	if (rejection !== void 0) throw new PlatformError(`The platform rejects what ${nameOfBundle(bundle)} was before: ${rejection.message}`, {
		code: rejection.code,
		hint: "Something that the old values name is gone. Put what can be put back into the files and apply those."
	});
	const fresh = planBundle(target.bundle, deployment, answer, files.locate);
	const expected = turnRound(bundle, undo, stateVersion);
	if (compareWithReviewed(expected, fresh) === "odd") throw oddAnswer(fresh);
	return {
		expected,
		fresh
	};
}
const isStale = ({ expected, fresh, left }) => fresh.changes.length > 0 && fresh.stateVersion !== expected.stateVersion && !isOwnMove(expected, fresh, left);
const isOwnMove = (expected, fresh, left) => left.has(fresh.stateVersion) && fresh.diffDigest === expected.diffDigest;
function plannedOutcome(looked, applied, files, consent) {
	const plan = {
		...makePlan(looked.map(({ fresh }) => fresh)),
		undoes: applied.digest
	};
	const guards = guardPlan(plan, withConsent(files.settings.guards, consent));
	const planned = {
		plan,
		guards,
		problems: []
	};
	if (guards.length > 0) return {
		kind: "consent",
		...planned
	};
	return {
		kind: plan.bundles.some(({ changes }) => changes.length > 0) ? "changes" : "no-changes",
		...planned
	};
}
function staleOutcome(looked, applied) {
	const plan = {
		...makePlan(looked.map(({ expected }) => expected)),
		undoes: applied.digest
	};
	const names = looked.filter(isStale).map(({ expected }) => nameOfBundle(expected));
	return {
		kind: "stale",
		plan,
		results: looked.map((one) => notRolledBack(one, names)),
		guards: [],
		problems: []
	};
}
function notRolledBack(looked, names) {
	const { expected, fresh } = looked;
	const { stateVersion, changes } = fresh;
	return {
		bundle: expected,
		outcome: {
			result: "not-applied",
			...isStale(looked) ? {
				reason: "The platform was changed since the apply, and a rollback would overwrite that.",
				current: {
					stateVersion,
					changes
				}
			} : {
				reason: `Nothing is rolled back, because the platform was changed since in: ${names.join(", ")}.`,
				current: null
			}
		}
	};
}
export { rollback };
