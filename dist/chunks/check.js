const require_plan = require("./plan.js");
const require_validate = require("./validate.js");
const require_targets = require("./targets.js");
const require_start = require("./start.js");
const require_digest = require("./digest.js");
const require_preview = require("./preview2.js");
// src/plan/undo.ts
function undoBundle({ kind, content, changes }) {
	if (kind === "remediation") {
		const find = require_digest.policyFinder(content);
		const policies = itemsBefore(content.policies, changes, ({ object, key, after }) => object === "RemediationPolicy" ? find(String(key["slug"]), after?.["name"]) : null);
		return policies && {
			...content,
			policies
		};
	}
	const lists = listsBefore(content, changes);
	const sent = new Map(content.exceptions.map((exception) => [require_validate.exceptionId(exception), exception]));
	const others = changes.filter(({ object }) => object !== "DetectionPolicy");
	const exceptions = itemsBefore(content.exceptions, others, ({ id }) => sent.get(id) ?? null);
	return lists && exceptions && {
		...content,
		...lists,
		exceptions
	};
}
function itemsBefore(items, changes, sentAs) {
	const old = new Map();
	const gone = [];
	for (const change of changes) {
		const restored = require_preview.restoreObject(change);
		if (restored === null && change.verb !== "create") return null;
		const own = restored === null ? [] : [restored];
		const item = change.verb === "delete" ? null : sentAs(change);
		if (change.verb === "delete") gone.push(...own);
		else if (item === null) return null;
		else old.set(item, own);
	}
	return [...items.flatMap((item) => old.get(item) ?? [item]), ...gone];
}
function listsBefore(content, changes) {
	const update = changes.find(({ object }) => object === "DetectionPolicy");
	if (update === void 0) return {};
	if (update.before === null || update.after === null) return null;
	const { exceptions: _, ...before } = update.before;
	const whole = (side) => Object.fromEntries(require_validate.ruleLists.map((list) => [list, side[list] ?? []]));
	const after = whole(update.after);
	if (require_validate.ruleLists.some((list) => content[list].length > 0 && isEmpty(after[list]))) return null;
	return {
		...before,
		...whole(before)
	};
}
const isEmpty = (list) => Array.isArray(list) && list.length === 0;
function invertChanges({ deployment, changes }, undo, stateVersion) {
	const entries = changes.map(({ object, key, before, after }) => ({
		object,
		key,
		before: after,
		after: before
	}));
	return require_plan.planBundle(undo, deployment, {
		stateVersion,
		entries,
		rejections: []
	}, () => []);
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
	return answer.rejections.length > 0 ? answer : require_plan.planBundle(bundle, deployment, answer, locate);
}
function compareWithReviewed(reviewed, fresh) {
	const isSameDiff = fresh.diffDigest === reviewed.diffDigest;
	const isSameContent = fresh.bundleDigest === reviewed.bundleDigest;
	const isSameState = fresh.stateVersion === reviewed.stateVersion;
	if (fresh.changes.length === 0) return isSameContent && isSameState && !isSameDiff ? "odd" : "done";
	if (!isSameContent || !isSameDiff) return "other";
	return isSameState ? "same" : "moved";
}
const oddAnswer = (fresh) => new require_start.PlatformError(`The platform shows no changes of ${require_validate.nameOfBundle(fresh)} at the very state version, ${fresh.stateVersion}, at which there have to be some.`, { hint: "Its answer may be incomplete. Retry; if it persists, ask the operator of the platform." });
async function checkAll(bundles, applying, options) {
	return require_targets.inParallel(bundles, async (bundle) => toChecked(bundle, await previewNow(bundle, applying), options));
}
function toChecked(bundle, fresh, { onStale }) {
	if ("rejections" in fresh) return {
		bundle,
		state: "rejected",
		rejections: fresh.rejections
	};
	const match = compareWithReviewed(bundle, fresh);
	if (match === "odd") throw oddAnswer(fresh);
	if (match === "done") return {
		bundle,
		state: "done",
		fresh,
		before: bundle.changes.length > 0 ? undoBundle(bundle) : null
	};
	return match === "same" || match === "moved" && onStale === "same-diff" ? {
		bundle,
		state: "ready",
		fresh,
		before: undoBundle(fresh)
	} : {
		bundle,
		state: "stale",
		fresh
	};
}
Object.defineProperty(exports, "checkAll", {
	enumerable: true,
	get: function() {
		return checkAll;
	}
});
Object.defineProperty(exports, "compareWithReviewed", {
	enumerable: true,
	get: function() {
		return compareWithReviewed;
	}
});
Object.defineProperty(exports, "invertChanges", {
	enumerable: true,
	get: function() {
		return invertChanges;
	}
});
Object.defineProperty(exports, "oddAnswer", {
	enumerable: true,
	get: function() {
		return oddAnswer;
	}
});
Object.defineProperty(exports, "previewNow", {
	enumerable: true,
	get: function() {
		return previewNow;
	}
});
Object.defineProperty(exports, "targetOf", {
	enumerable: true,
	get: function() {
		return targetOf;
	}
});
Object.defineProperty(exports, "undoBundle", {
	enumerable: true,
	get: function() {
		return undoBundle;
	}
});
