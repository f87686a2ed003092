import { toJson } from "./cli-and-action.js";
import { errorJson, problemJson } from "./json.js";
import { namedBy } from "./words3.js";
// src/render/pull/json.ts
const nothing = {
	bundles: [],
	files: [],
	unsaid: [],
	unmanaged: []
};
function renderPullJson(outcome, { tool, platform }) {
	const pull = "pull" in outcome ? outcome.pull : nothing;
	const differs = outcome.kind === "differs" ? outcome : null;
	const document = {
		version: 1,
		tool,
		command: "pull",
		outcome: outcome.kind,
		platform,
		bundles: pull.bundles.map(bundleJson),
		files: pull.files.map(fileJson),
		unsaid: pull.unsaid.map(unsaidJson),
		unmanaged: pull.unmanaged.map(bundleJson),
		left: differs?.left.flatMap(leftJson) ?? [],
		moved: differs?.moved ?? false,
		problems: outcome.problems.map(problemJson),
		error: outcome.kind === "failed" ? errorJson(outcome.error) : null
	};
	return `${toJson(document, 2)}\n`;
}
const kinds = {
	remediation: {
		kind: "remediation",
		product: null
	},
	"detection/code": {
		kind: "detection",
		product: "code"
	},
	"detection/secrets": {
		kind: "detection",
		product: "secrets"
	}
};
const bundleJson = ({ deployment, kind }) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	...kinds[kind]
});
const fileJson = ({ path, verb, objects }) => ({
	path,
	verb,
	objects: {
		policies: objects.policy,
		rulesets: objects.ruleset,
		rules: objects.rule,
		disabled: objects["disabled rule"],
		exceptions: objects.exception
	}
});
function unsaidJson({ id, pointer, why, ...owner }) {
	const { object, key } = namedBy(id, owner.kind);
	return {
		...bundleJson(owner),
		object,
		key,
		pointer: [...pointer],
		why
	};
}
const leftJson = ({ changes, ...owner }) => changes.map((change) => ({
	...bundleJson(owner),
	...changeJson(change)
}));
const changeJson = (change) => ({
	verb: change.verb,
	object: change.object,
	key: change.key,
	before: change.verb === "create" ? null : change.before,
	after: change.verb === "delete" ? null : change.after
});
export { renderPullJson };
