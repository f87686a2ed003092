const require_plan = require("./plan.js");
// src/domain/outcome.ts
const verdictsOf = ({ tests, brokenRules }) => ({
	tests: tests?.results ?? [],
	rules: brokenRules ?? []
});
function movedOf(results) {
	return results.flatMap(({ bundle, outcome }) => {
		const now = "current" in outcome ? outcome.current : null;
		if (now === null) return [];
		const { deployment, kind, stateVersion, changes } = bundle;
		const { creates, updates, deletes } = require_plan.summarize(changes);
		return [{
			deployment,
			kind,
			reviewed: {
				stateVersion,
				creates,
				updates,
				deletes,
				changes
			},
			now
		}];
	});
}
const errorIn = (outcome) => "error" in outcome ? outcome.error ?? null : null;
const planIn = (outcome) => "plan" in outcome ? outcome.plan : null;
Object.defineProperty(exports, "errorIn", {
	enumerable: true,
	get: function() {
		return errorIn;
	}
});
Object.defineProperty(exports, "movedOf", {
	enumerable: true,
	get: function() {
		return movedOf;
	}
});
Object.defineProperty(exports, "planIn", {
	enumerable: true,
	get: function() {
		return planIn;
	}
});
Object.defineProperty(exports, "verdictsOf", {
	enumerable: true,
	get: function() {
		return verdictsOf;
	}
});
