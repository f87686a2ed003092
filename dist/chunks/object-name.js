// src/render/words/object-name.ts
function objectName(change, kind) {
	const { object, key } = change;
	if (object === "RemediationPolicy") return {
		noun: "policy",
		name: textOf(key["slug"])
	};
	if (object === "DetectionPolicy") return {
		noun: "rules of",
		name: kind
	};
	if (object === "DetectionPolicyException") return {
		noun: "exception",
		name: exceptionName(change, key)
	};
	return {
		noun: "object",
		name: `${object} ${JSON.stringify(key)}`
	};
}
function exceptionName(change, key) {
	return [
		(change.verb === "delete" ? change.before : change.after)["exception_type"],
		key["rule_type"],
		key["rule"],
		"in",
		key["scope_type"],
		key["scope_target"]
	].filter((part) => part !== void 0 && part !== null).map(textOf).join(" ");
}
const textOf = (value) => typeof value === "string" ? value : JSON.stringify(value ?? null);
export { objectName };
