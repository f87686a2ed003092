import { extraObjectAt, hasSeveralDeployments } from "./validate.js";
import { count } from "./cli-and-action.js";
// src/domain/pull.ts
const pulledNouns = [
	"policy",
	"ruleset",
	"rule",
	"disabled rule",
	"exception"
];
// src/render/pull/words.ts
const fileSigns = {
	create: "+",
	update: "~",
	delete: "-"
};
const plurals = {
	policy: "policies",
	ruleset: "rulesets",
	rule: "rules",
	"disabled rule": "disabled rules",
	exception: "exceptions"
};
function objectWords({ verb, objects }) {
	const isPlain = verb !== "update" && objects.policy === 1;
	const counted = pulledNouns.filter((noun) => objects[noun] > 0);
	return isPlain ? "" : counted.map((noun) => count(objects[noun], noun, plurals[noun])).join(", ");
}
function fileWords(files) {
	const done = {
		create: "created",
		update: "changed",
		delete: "deleted"
	};
	return [
		"create",
		"update",
		"delete"
	].flatMap((verb) => {
		const number = files.filter((file) => file.verb === verb).length;
		return number === 0 ? [] : [{
			number,
			verb
		}];
	}).map(({ number, verb }, index) => `${index === 0 ? count(number, "file") : String(number)} ${done[verb]}`).join(", ");
}
function bundleWords(bundles, all) {
	const several = hasSeveralDeployments([...all.bundles, ...all.unmanaged]);
	const names = bundles.map(({ deployment, kind }) => several ? `${deployment.slug} ${kind}` : kind);
	return [...new Set(names)].join(", ");
}
function namedBy(id, kind) {
	if (id.startsWith("slug ")) {
		const slug = id.slice(5);
		return {
			object: "RemediationPolicy",
			key: { slug },
			noun: "policy",
			name: slug
		};
	}
	const [, list, item] = /^item (rulesets|rules|disabled) ([^]*)$/.exec(id) ?? [];
	if (list !== void 0 && item !== void 0) return {
		object: "DetectionPolicy",
		key: {
			list,
			item
		},
		noun: `item of ${list}`,
		name: item
	};
	if (!id.startsWith("[\"exception\"")) return {
		object: "Bundle",
		key: {},
		noun: "bundle",
		name: kind
	};
	const [, scope_type, scope_target, rule, rule_type] = JSON.parse(id);
	const name = [
		rule_type,
		rule,
		"in",
		scope_type,
		scope_target
	].map(String).join(" ");
	return {
		object: "DetectionPolicyException",
		key: {
			scope_type,
			scope_target,
			rule,
			rule_type
		},
		noun: "exception",
		name
	};
}
const fieldWords = (pointer) => pointer.map((step, index) => typeof step === "number" ? "[]" : `${index === 0 ? "" : "."}${step}`).join("");
function extraFieldsSetting(unsaid) {
	const named = new Map();
	for (const { why, pointer, id, kind } of unsaid) {
		const object = why === "no-field" ? extraObjectAt(pointer, topOf(id, kind)) : null;
		const field = pointer.at(-1);
		if (object !== null && typeof field === "string") named.set(object, (named.get(object) ?? new Set()).add(field));
	}
	const lists = [...named].map(([object, fields]) => `${object}: [${[...fields].toSorted().join(", ")}]`);
	return lists.length === 0 ? null : `extra_fields: { ${lists.join(", ")} }`;
}
function topOf(id, kind) {
	if (id.startsWith("slug ")) return "policy";
	if (id.startsWith("[\"exception\"")) return "exception";
	return kind === "remediation" ? null : "detection";
}
const mostNames = 3;
function droppedWords(unsaid) {
	const dropped = unsaid.filter(({ why }) => why === "no-field");
	return [...Map.groupBy(dropped, ({ pointer }) => fieldWords(pointer))].map(([field, own]) => {
		const names = [...new Set(own.map(({ id, kind }) => `${namedBy(id, kind).noun} ${namedBy(id, kind).name}`))];
		const more = names.length - mostNames;
		return {
			field,
			of: [...names.slice(0, mostNames), ...more > 0 ? [`${String(more)} more`] : []].join(", ")
		};
	});
}
export { bundleWords, droppedWords, extraFieldsSetting, fieldWords, fileSigns, fileWords, namedBy, objectWords };
