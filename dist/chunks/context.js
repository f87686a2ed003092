const require_plan = require("./plan.js");
const require_guards = require("./guards.js");
// src/apply/context.ts
function targetOf({ kind, deployment }, targets) {
	const target = targets.find(({ bundle, deployment: { id } }) => bundle.kind === kind && id === deployment.id);
	if (target === void 0) throw new Error("a plan has a bundle that its files do not declare");
	return target;
}
async function planCurrent(planned, context) {
	const { bundle, deployment, platform } = targetOf(planned, context.targets);
	const dryRun = await platform.dryRun(deployment, bundle);
	if (dryRun.rejections.length > 0) return {
		kind: "rejected",
		rejections: dryRun.rejections
	};
	require_guards.refuseUnexpectedDiff(bundle, deployment, dryRun);
	return {
		kind: "planned",
		current: require_plan.planBundle(bundle, deployment, dryRun, context.locate)
	};
}
Object.defineProperty(exports, "planCurrent", {
	enumerable: true,
	get: function() {
		return planCurrent;
	}
});
Object.defineProperty(exports, "targetOf", {
	enumerable: true,
	get: function() {
		return targetOf;
	}
});
