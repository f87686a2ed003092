const require_plan = require("./plan.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_guards = require("./guards.js");
const require_targets = require("./targets.js");
const require_undo = require("./undo.js");
// src/apply/reasons.ts
const reasonOf = (error) => require_start.withFix(error);
const reasons = {
	killed: "The run ended before it reported whether this was written.",
	dryRunFailed: (error) => `Not sent: the dry run failed. ${reasonOf(error)}`,
	stale: "The platform changed since the review. Review the current plan.",
	staleBundles: (names) => `Not sent: the platform changed ${names} since the review.`,
	rejected: "The platform rejects it. Fix the files.",
	rejectedBundles: (names) => `Not sent: the platform rejects ${names}.`,
	needsApproval: "Nothing was sent: approval required.",
	interrupted: "Stopped before it was sent.",
	stopped: (name) => `Not sent, because the apply stopped at ${name}.`,
	waveStopped: (slugs) => `Not sent, because a wave before it failed: ${slugs}.`,
	shown: (ending) => `${ending} The dry run after it shows that it was written.`,
	oldVersion: "The platform answered the PUT with the old state version.",
	already: "The platform reports a changed state, but already has exactly this.",
	alreadyAfter: (ending) => `${ending} But the dry run after it shows that nothing is left to change.`,
	notVerified: (error) => `Written, but the dry run that verifies it failed. ${reasonOf(error)}`,
	leftUndone: describeLeftUndone,
	otherForm: (changes) => {
		const stored = require_guards.describeDifferences(changes);
		return stored === null ? "" : ` ${stored} If the platform stores it in another form, run \`ifmatch pull\` to take that into the files.`;
	},
	stillOld: "Written, but the platform still shows the old state: it may lag behind, or have lost the write. Preview again in a few minutes.",
	rejectedAfter: "Written, but the platform now rejects the same content. Preview again."
};
function describeLeftUndone(changes) {
	const stored = require_guards.describeDifferences(changes);
	if (stored === null) return `Written, but the dry run afterwards still shows ${changes.length === 1 ? "1 change" : `${String(changes.length)} changes`}. Preview again.`;
	return `Written, but ${stored} The platform stores it in another form, or someone edited it meanwhile. If it stays so, run \`ifmatch pull\` to take what the platform has into the files.`;
}
// src/apply/check.ts
function targetOf({ kind, deployment }, targets) {
	const target = targets.find((one) => one.bundle.kind === kind && one.deployment.id === deployment.id);
	if (target === void 0) throw new Error("a plan has a bundle that its files do not declare");
	return target;
}
async function previewNow(planned, { targets, locate }) {
	const { bundle, deployment, platform } = targetOf(planned, targets);
	const answer = await platform.dryRun(deployment, bundle);
	if (answer.rejections.length > 0) return answer;
	require_guards.refuseUnexpectedDiff(bundle, deployment, answer);
	return require_plan.planBundle(bundle, deployment, answer, locate);
}
function compareWithReviewed(reviewed, fresh) {
	const isSameDiff = fresh.diffDigest === reviewed.diffDigest;
	const isSameContent = fresh.bundleDigest === reviewed.bundleDigest;
	const isSameState = fresh.stateVersion === reviewed.stateVersion;
	if (fresh.changes.length === 0) return isSameContent && isSameState && !isSameDiff ? "inconsistent" : "done";
	if (!isSameContent || !isSameDiff) return "other";
	return isSameState ? "same" : "moved";
}
const inconsistentAnswer = (fresh) => new require_start.PlatformError(`The platform shows no changes of ${require_validate.nameOfBundle(fresh)} at the very state version, ${fresh.stateVersion}, at which there have to be some.`, { fix: "Its answer may be incomplete. Retry; if it persists, ask the operator of the platform." });
async function checkPlan({ bundles }, context, options) {
	const number = bundles.length === 1 ? "1 bundle" : `${String(bundles.length)} bundles`;
	context.progress(`Checking ${number} before anything is written`);
	const deployments = await require_start.mapConcurrently([...Map.groupBy(bundles, ({ deployment }) => deployment.id).values()], (bundlesOfOne) => checkDeployment(bundlesOfOne, context, options));
	const checked = deployments.flatMap((one) => one.kind === "ready" ? one.bundles : []);
	const ready = checked.filter((one) => one.state === "ready");
	const refused = deployments.filter((one) => one.kind !== "ready");
	if (ready.length === 0 && refused.length > 0) return reportNothingSent(deployments, bundles);
	const leftOut = refused.flatMap(({ results }) => results.filter(({ outcome }) => outcome.result === "not-applied"));
	const judged = [...ready.map(({ fresh }) => fresh), ...leftOut.map(({ bundle }) => bundle)];
	const guards = require_guards.guardPlan(require_plan.makePlan(judged), options.limits);
	if (guards.length === 0) return {
		kind: "ready",
		deployments
	};
	const results = [...resultsOfUnsent(checked, reasons.needsApproval), ...refused.flatMap((one) => one.results)];
	return {
		kind: "needs-approval",
		guards,
		results: inPlanOrder(results, bundles)
	};
}
async function checkDeployment(bundles, context, options) {
	const slug = bundles[0]?.deployment.slug ?? "";
	let checked;
	try {
		checked = await Promise.all(bundles.map((bundle) => checkBundle(bundle, context, options)));
	} catch (error) {
		if (!(error instanceof require_start.PlatformError)) throw error;
		const outcome = {
			result: "not-applied",
			reason: reasons.dryRunFailed(error),
			current: null
		};
		return {
			kind: "failed",
			slug,
			error,
			results: bundles.map((bundle) => ({
				bundle,
				outcome
			}))
		};
	}
	const rejected = checked.filter((one) => one.state === "rejected");
	if (rejected.length > 0) return {
		kind: "invalid",
		slug,
		rejected,
		results: resultsOfUnsent(checked, reasons.rejectedBundles(namesOf(rejected)))
	};
	const stale = checked.filter((one) => one.state === "stale");
	if (stale.length > 0) return {
		kind: "stale",
		slug,
		results: resultsOfUnsent(checked, reasons.staleBundles(namesOf(stale)))
	};
	return {
		kind: "ready",
		slug,
		bundles: checked.filter((one) => one.state === "ready" || one.state === "done")
	};
}
function reportNothingSent(deployments, bundles) {
	const all = deployments.flatMap((one) => one.kind === "ready" ? resultsOfUnsent(one.bundles, "") : one.results);
	const results = inPlanOrder(all, bundles);
	const failed = deployments.find((one) => one.kind === "failed");
	if (failed !== void 0) return {
		kind: "failed",
		error: failed.error,
		results
	};
	const rejected = deployments.flatMap((one) => one.kind === "invalid" ? one.rejected : []);
	return rejected.length > 0 ? {
		kind: "invalid",
		rejected,
		results
	} : {
		kind: "stale",
		results
	};
}
const inPlanOrder = (results, bundles) => results.toSorted((a, b) => bundles.indexOf(a.bundle) - bundles.indexOf(b.bundle));
async function checkBundle(bundle, context, { onStale }) {
	const fresh = await previewNow(bundle, context);
	if ("rejections" in fresh) return {
		state: "rejected",
		bundle,
		rejections: fresh.rejections
	};
	const comparison = compareWithReviewed(bundle, fresh);
	if (comparison === "inconsistent") throw inconsistentAnswer(fresh);
	if (comparison === "done") {
		const before = bundle.changes.length > 0 ? require_undo.undoBundle(bundle) : null;
		return {
			state: "done",
			bundle,
			fresh,
			before: before && require_targets.requestContent(bundle.kind, before, context.extraFields)
		};
	}
	if (!(comparison === "same" || comparison === "moved" && onStale === "same-diff")) return {
		state: "stale",
		bundle,
		fresh
	};
	return {
		state: "ready",
		bundle,
		fresh,
		before: await readUndo(fresh, context)
	};
}
async function readUndo(fresh, { targets, extraFields }) {
	const before = require_undo.undoBundle(fresh);
	if (before !== null) return require_targets.requestContent(fresh.kind, before, extraFields);
	if (!require_undo.isUndoable(fresh)) throw new require_start.PlatformError(`${require_validate.nameOfBundle(fresh)} cannot be undone, so nothing is sent: the platform would change objects of a kind that ifmatch does not know.`, { fix: "Update ifmatch, or change this bundle on the platform." });
	const { platform, deployment } = targetOf(fresh, targets);
	const live = await platform.read(deployment, fresh.kind);
	if (live.stateVersion !== fresh.stateVersion) throw new require_start.PlatformError(`The platform changed ${require_validate.nameOfBundle(fresh)} while it was checked.`, { fix: "Nothing was sent. Retry." });
	return require_targets.requestContent(fresh.kind, live.content, extraFields);
}
const namesOf = (checked) => checked.map(({ bundle }) => require_validate.nameOfBundle(bundle)).join(", ");
const resultsOfUnsent = (checked, reason) => checked.map((one) => ({
	bundle: one.bundle,
	outcome: resultOfUnsent(one, reason)
}));
function resultOfUnsent(one, reason) {
	if (one.state === "rejected") return {
		result: "not-applied",
		reason: reasons.rejected,
		current: null
	};
	if (one.state === "ready") return {
		result: "not-applied",
		reason,
		current: null
	};
	const { stateVersion, changes } = one.fresh;
	if (one.state === "stale") return {
		result: "not-applied",
		reason: reasons.stale,
		current: {
			stateVersion,
			changes
		}
	};
	return {
		result: "already-applied",
		reason: null,
		undo: one.before && {
			stateVersion,
			content: one.before
		}
	};
}
const resultsBeforeSending = ({ deployments }) => deployments.flatMap((deployment) => {
	if (deployment.kind !== "ready") return deployment.results;
	return deployment.bundles.map((one) => {
		if (one.state === "done") return {
			bundle: one.bundle,
			outcome: resultOfUnsent(one, "")
		};
		const undo = {
			stateVersion: null,
			content: one.before
		};
		return {
			bundle: one.bundle,
			outcome: {
				result: "unknown",
				reason: reasons.killed,
				current: null,
				undo
			}
		};
	});
});
Object.defineProperty(exports, "checkPlan", {
	enumerable: true,
	get: function() {
		return checkPlan;
	}
});
Object.defineProperty(exports, "compareWithReviewed", {
	enumerable: true,
	get: function() {
		return compareWithReviewed;
	}
});
Object.defineProperty(exports, "inPlanOrder", {
	enumerable: true,
	get: function() {
		return inPlanOrder;
	}
});
Object.defineProperty(exports, "inconsistentAnswer", {
	enumerable: true,
	get: function() {
		return inconsistentAnswer;
	}
});
Object.defineProperty(exports, "previewNow", {
	enumerable: true,
	get: function() {
		return previewNow;
	}
});
Object.defineProperty(exports, "reasonOf", {
	enumerable: true,
	get: function() {
		return reasonOf;
	}
});
Object.defineProperty(exports, "reasons", {
	enumerable: true,
	get: function() {
		return reasons;
	}
});
Object.defineProperty(exports, "resultOfUnsent", {
	enumerable: true,
	get: function() {
		return resultOfUnsent;
	}
});
Object.defineProperty(exports, "resultsBeforeSending", {
	enumerable: true,
	get: function() {
		return resultsBeforeSending;
	}
});
Object.defineProperty(exports, "targetOf", {
	enumerable: true,
	get: function() {
		return targetOf;
	}
});
