const require_validate = require("./validate.js");
const require_start = require("./start.js");
// src/report/words/names.ts
const bundleKey = ({ deployment, kind }) => `${kind} ${deployment.slug}`;
const deploymentSlugs = (bundles) => [...new Set(bundles.map(({ deployment }) => deployment.slug))];
const hasSeveralDeployments = (bundles) => deploymentSlugs(bundles).length > 1;
const maxNamed = 3;
function deploymentNames(slugs) {
	const names = slugs.map((slug) => [require_start.foreign(slug)]);
	if (slugs.length <= maxNamed) return require_start.listSentence(names);
	return require_start.say`${require_start.joinSentences(names.slice(0, 2), ", ")} and ${slugs.length - 2} others`;
}
const groupIfMany = (things, keyOf) => [...Map.groupBy(things, keyOf).values()].flatMap((group) => group.length > maxNamed ? [group] : group.map((thing) => [thing]));
const bundleName = ({ deployment, kind }, withDeployment) => withDeployment ? [require_start.foreign(deployment.slug), ` ${kind}`] : [kind];
function bundleNames(bundles, withDeployment) {
	const kinds = Array.from(Map.groupBy(bundles, ({ kind }) => kind), ([kind, bundlesOfKind]) => ({
		kind,
		slugs: deploymentSlugs(bundlesOfKind)
	}));
	const isByKind = withDeployment && kinds.some(({ slugs }) => slugs.length > maxNamed);
	return require_start.listSentence(isByKind ? kinds.map(({ kind, slugs }) => require_start.say`${[kind]} of ${deploymentNames(slugs)}`) : bundles.map((bundle) => bundleName(bundle, withDeployment)));
}
function describeChangedObject(change, kind) {
	const { object, key } = change;
	if (object === "RemediationPolicy") return {
		noun: "policy",
		name: keyText(key["slug"])
	};
	if (object === "DetectionPolicy") return {
		noun: "rules of",
		name: kind
	};
	if (object !== "DetectionPolicyException") return {
		noun: "object",
		name: `${object} ${JSON.stringify(key)}`
	};
	const content = change.after ?? change.before;
	const { rule_type, rule, scope_type, scope_target } = key;
	return {
		noun: "exception",
		name: [
			content?.["exception_type"],
			rule_type,
			rule,
			"in",
			scope_type,
			scope_target
		].filter((part) => part !== void 0 && part !== null).map(keyText).join(" ")
	};
}
const keyText = (value) => typeof value === "string" ? value : JSON.stringify(value ?? null);
function changeName(change, bundle, withDeployment) {
	const { noun, name } = describeChangedObject(change, bundle.kind);
	const ofBundle = ofBundleSentence(change, bundle, withDeployment);
	return change.object === "DetectionPolicy" ? require_start.say`${[`${noun} ${name}`]}${ofBundle}` : require_start.say`${[noun]} ${name}${ofBundle}`;
}
function shortChangeName(change, bundle, withDeployment) {
	const { rule } = change.key;
	const isRuleInMessage = change.message.some((piece) => typeof piece !== "string" && piece.foreign === rule);
	return change.object === "DetectionPolicyException" && isRuleInMessage ? require_start.say`exception${ofBundleSentence(change, bundle, withDeployment)}` : changeName(change, bundle, withDeployment);
}
function ofBundleSentence({ object }, { deployment, kind }, withDeployment) {
	const ofKind = object === "DetectionPolicyException" ? ` of ${kind}` : "";
	return require_start.say`${[ofKind]}${withDeployment ? require_start.say` of ${deployment.slug}` : []}`;
}
function describeBundleObject(object, kind) {
	if (object.kind === "policy") return {
		object: "RemediationPolicy",
		key: { slug: object.slug },
		noun: "policy",
		name: object.slug
	};
	if (object.kind === "item") {
		const { list, item } = object;
		return {
			object: "DetectionPolicy",
			key: {
				list,
				item
			},
			noun: `item of ${list}`,
			name: item
		};
	}
	if (object.kind === "bundle") return {
		object: "Bundle",
		key: {},
		noun: "bundle",
		name: kind
	};
	const { rule, rule_type } = object.exception;
	const { type, target = null } = require_validate.exceptionScope(object.exception);
	return {
		object: "DetectionPolicyException",
		key: {
			scope_type: type,
			scope_target: target,
			rule,
			rule_type
		},
		noun: "exception",
		name: [
			rule_type,
			rule,
			"in",
			type,
			target
		].map(String).join(" ")
	};
}
const renameSentence = ({ deleted, created, isEdited, at: { file, line } }) => require_start.say`${deleted} is deleted and ${created} created with ${[isEdited ? "almost the same content" : "the same content"]}: a new identity loses its history. To rename, keep the identity: write ${`slug: ${deleted}`} at ${`${file}:${String(line)}`}.`;
function notesSentence({ notes }) {
	return require_start.joinSentences(Object.entries(notes).map(([name, value]) => [require_start.foreign(`${name.replace(/^x-/, "")}: ${value}`)]), " · ");
}
Object.defineProperty(exports, "bundleKey", {
	enumerable: true,
	get: function() {
		return bundleKey;
	}
});
Object.defineProperty(exports, "bundleName", {
	enumerable: true,
	get: function() {
		return bundleName;
	}
});
Object.defineProperty(exports, "bundleNames", {
	enumerable: true,
	get: function() {
		return bundleNames;
	}
});
Object.defineProperty(exports, "changeName", {
	enumerable: true,
	get: function() {
		return changeName;
	}
});
Object.defineProperty(exports, "deploymentNames", {
	enumerable: true,
	get: function() {
		return deploymentNames;
	}
});
Object.defineProperty(exports, "deploymentSlugs", {
	enumerable: true,
	get: function() {
		return deploymentSlugs;
	}
});
Object.defineProperty(exports, "describeBundleObject", {
	enumerable: true,
	get: function() {
		return describeBundleObject;
	}
});
Object.defineProperty(exports, "describeChangedObject", {
	enumerable: true,
	get: function() {
		return describeChangedObject;
	}
});
Object.defineProperty(exports, "groupIfMany", {
	enumerable: true,
	get: function() {
		return groupIfMany;
	}
});
Object.defineProperty(exports, "hasSeveralDeployments", {
	enumerable: true,
	get: function() {
		return hasSeveralDeployments;
	}
});
Object.defineProperty(exports, "notesSentence", {
	enumerable: true,
	get: function() {
		return notesSentence;
	}
});
Object.defineProperty(exports, "renameSentence", {
	enumerable: true,
	get: function() {
		return renameSentence;
	}
});
Object.defineProperty(exports, "shortChangeName", {
	enumerable: true,
	get: function() {
		return shortChangeName;
	}
});
