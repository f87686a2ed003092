const require_validate = require("./validate.js");
const require_start = require("./start.js");
// src/report/words/names.ts
const ownerKey = ({ deployment, kind }) => `${kind} ${deployment.slug}`;
const slugsOf = (bundles) => [...new Set(bundles.map(({ deployment }) => deployment.slug))];
function deploymentNames(slugs) {
	const names = slugs.map((slug) => [require_start.foreign(slug)]);
	return slugs.length < 4 ? require_start.listed(names) : require_start.say`${require_start.joined(names.slice(0, 2), ", ")} and ${slugs.length - 2} others`;
}
const hasSeveralDeployments = (bundles) => slugsOf(bundles).length > 1;
function failureLines(error, surface) {
	const { status, code, requestId } = error instanceof require_start.PlatformError ? error : {
		status: null,
		code: null,
		requestId: null
	};
	const facts = Object.entries({
		status,
		code,
		request: requestId
	}).filter(([, fact]) => fact !== null);
	const fix = require_start.fixOf(error, surface);
	return [
		...error.message.split("\n"),
		facts.map(([name, fact]) => `${name} ${String(fact)}`).join(", "),
		fix === null ? "" : `fix: ${fix}`
	].filter((line) => line !== "");
}
const renameWords = ({ deleted, created, isEdited, at: { file, line } }) => require_start.say`${deleted} is deleted and ${created} created with ${[isEdited ? "almost the same content" : "the same content"]}: a new identity loses its history. To rename, keep the identity: write ${`slug: ${deleted}`} at ${`${file}:${String(line)}`}.`;
function noteWords(change) {
	return require_start.joined(Object.entries(change.notes).map(([name, value]) => [require_start.foreign(`${name.replace(/^x-/, "")}: ${value}`)]), " · ");
}
function objectName(change, kind) {
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
function nameOf(change, owner, several) {
	const { noun, name } = objectName(change, owner.kind);
	if (change.object === "DetectionPolicy") return require_start.say`${[`${noun} ${name}`]}${ownerWords(change, owner, several)}`;
	return require_start.say`${[noun]} ${name}${ownerWords(change, owner, several)}`;
}
function shortNameOf(change, owner, several) {
	const { rule } = change.key;
	const isNamed = change.message.some((piece) => typeof piece !== "string" && piece.foreign === rule);
	return change.object === "DetectionPolicyException" && isNamed ? require_start.say`exception${ownerWords(change, owner, several)}` : nameOf(change, owner, several);
}
function ownerWords({ object }, { deployment, kind }, several) {
	const of = object === "DetectionPolicyException" ? ` of ${kind}` : "";
	return require_start.say`${[of]}${several ? require_start.say` of ${deployment.slug}` : []}`;
}
const bundleOf = ({ deployment, kind }, several) => several ? [require_start.foreign(deployment.slug), ` ${kind}`] : [kind];
function bundleNames(owners, several) {
	const kinds = [...Map.groupBy(owners, ({ kind }) => kind)].map(([kind, own]) => ({
		kind,
		slugs: slugsOf(own)
	}));
	const isMany = several && kinds.some(({ slugs }) => slugs.length > 3);
	return require_start.listed(isMany ? kinds.map(({ kind, slugs }) => require_start.say`${[kind]} of ${deploymentNames(slugs)}`) : owners.map((one) => bundleOf(one, several)));
}
const keyText = (value) => typeof value === "string" ? value : JSON.stringify(value ?? null);
function nameOfObject(object, kind) {
	if (object.kind === "policy") return {
		object: "RemediationPolicy",
		key: { slug: object.slug },
		noun: "policy",
		name: object.slug
	};
	if (object.kind === "item") {
		const { list: within, item } = object;
		return {
			object: "DetectionPolicy",
			key: {
				list: within,
				item
			},
			noun: `item of ${within}`,
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
Object.defineProperty(exports, "bundleNames", {
	enumerable: true,
	get: function() {
		return bundleNames;
	}
});
Object.defineProperty(exports, "bundleOf", {
	enumerable: true,
	get: function() {
		return bundleOf;
	}
});
Object.defineProperty(exports, "deploymentNames", {
	enumerable: true,
	get: function() {
		return deploymentNames;
	}
});
Object.defineProperty(exports, "failureLines", {
	enumerable: true,
	get: function() {
		return failureLines;
	}
});
Object.defineProperty(exports, "hasSeveralDeployments", {
	enumerable: true,
	get: function() {
		return hasSeveralDeployments;
	}
});
Object.defineProperty(exports, "nameOf", {
	enumerable: true,
	get: function() {
		return nameOf;
	}
});
Object.defineProperty(exports, "nameOfObject", {
	enumerable: true,
	get: function() {
		return nameOfObject;
	}
});
Object.defineProperty(exports, "noteWords", {
	enumerable: true,
	get: function() {
		return noteWords;
	}
});
Object.defineProperty(exports, "objectName", {
	enumerable: true,
	get: function() {
		return objectName;
	}
});
Object.defineProperty(exports, "ownerKey", {
	enumerable: true,
	get: function() {
		return ownerKey;
	}
});
Object.defineProperty(exports, "renameWords", {
	enumerable: true,
	get: function() {
		return renameWords;
	}
});
Object.defineProperty(exports, "shortNameOf", {
	enumerable: true,
	get: function() {
		return shortNameOf;
	}
});
Object.defineProperty(exports, "slugsOf", {
	enumerable: true,
	get: function() {
		return slugsOf;
	}
});
