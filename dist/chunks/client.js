import { PlatformError } from "./cli-and-action.js";
import { Misunderstanding, PartOfList, tidyStateVersion, toIfMatch } from "./state-version.js";
import { answerOf, checkScope, headerOfPart, objectsOf, openConnection, products, rejectedPreview, signOfPart, tidyDetection, tidyPolicy, tidyPreview, toPut } from "./put.js";
import { excerpt, isKnownCode } from "./exchange.js";
// src/platform/answers/empty-bundle.ts
function emptyBundle(kind) {
	if (kind === "remediation") return {
		kind,
		content: { policies: [] }
	};
	return {
		kind,
		content: {
			rulesets: [],
			rules: [],
			disabled: [],
			exceptions: []
		}
	};
}
function liveFromEmpty(kind, preview) {
	const [rejection] = preview.rejections;
	if (rejection !== void 0) {
		const says = `${rejection.code} ${rejection.message}`.trimEnd();
		throw new Misunderstanding(`with a refusal of the empty bundle: ${says}`, cannotRead);
	}
	const { stateVersion, creates, updates, deletes } = preview;
	const odd = [...creates, ...updates.filter(({ object }) => object !== "DetectionPolicy")][0];
	if (odd !== void 0) throw new Misunderstanding(`with a ${odd.object} that ${notInThisWay}`, cannotRead);
	const gone = deletes.map(rebuild);
	if (kind === "remediation") return {
		stateVersion,
		content: { policies: gone }
	};
	return {
		stateVersion,
		content: {
			...updates[0]?.before ?? {
				rulesets: [],
				rules: [],
				disabled: []
			},
			exceptions: gone
		}
	};
}
const cannotRead = "The platform offers no way to read this bundle.";
const notInThisWay = "an empty bundle cannot change in this way";
function rebuild({ object, key, before }) {
	if (object === "RemediationPolicy") return {
		...before,
		slug: key["slug"]
	};
	if (object !== "DetectionPolicyException") throw new Misunderstanding(`with a ${object} that ${notInThisWay}`, cannotRead);
	const scope = scopes.get(String(key["scope_type"]));
	if (scope === void 0) {
		const type = JSON.stringify(key["scope_type"]);
		throw new Misunderstanding(`with an exception of the unknown scope ${type}`, cannotRead);
	}
	return {
		...before,
		rule: key["rule"],
		rule_type: key["rule_type"],
		[scope]: key["scope_target"]
	};
}
const scopes = new Map([["project", "project"], ["project_tag", "project_tag_name"]]);
// src/platform/answers/deployments.ts
function tidyDeployments(answer, headers, sought) {
	const ids = new Map();
	if (answer.deployments === void 0) throw new Misunderstanding("without a list of deployments");
	for (const { id: given, slug } of answer.deployments ?? []) {
		const id = String(given ?? "");
		if (!/^[0-9]{1,19}$/.test(id)) throw new Misunderstanding(`with ${JSON.stringify(id)} as the id of a deployment`);
		if (!slug) throw new Misunderstanding(`without the slug of deployment ${id}`);
		if ((ids.get(slug) ?? id) !== id) throw new Misunderstanding(`with two deployments of the slug ${JSON.stringify(slug)}`);
		ids.set(slug, id);
	}
	if (sought === null || !sought.every((slug) => ids.has(slug))) refusePart$1(answer, headers);
	return [...ids].map(([slug, id]) => ({
		id,
		slug
	}));
}
function refusePart$1(answer, headers) {
	const { deployments, ...beside } = answer;
	const read = {
		lists: { deployments: deployments?.length ?? 0 },
		pages: 1,
		plain: true
	};
	const sign = signOfPart(beside, read) ?? headerOfPart(headers, read);
	if (sign !== null) throw new PartOfList(`with a part of the deployments only, as ${excerpt(JSON.stringify(sign))} says`);
}
// src/platform/answers/live.ts
function tidyLive(kind, deployment, answer) {
	const bundle = answer.bundle;
	checkScope(kind, deployment, bundle);
	const content = kind === "remediation" ? tidyRemediation(bundle) : tidyDetection(bundle);
	return {
		stateVersion: tidyStateVersion(answer.state_version),
		content
	};
}
function tidyRemediation(bundle) {
	return {
		...bundle,
		policies: objectsOf(bundle, "policies").map(tidyPolicy)
	};
}
function refusePartOfBundle({ bundle, ...beside }, headers, live) {
	const named = [
		"policies",
		"rulesets",
		"rules",
		"disabled",
		"exceptions"
	].flatMap((name) => {
		const list = live[name];
		return Array.isArray(list) ? [[name, list.length]] : [];
	});
	const read = {
		lists: Object.fromEntries(named),
		pages: 1,
		plain: true
	};
	const within = Object.entries(bundle).filter(([name]) => !Object.hasOwn(read.lists, name));
	const sign = signOfPart(beside, read) ?? signOfPart(Object.fromEntries(within), read) ?? headerOfPart(headers, read);
	if (sign !== null) throw new PartOfList(`with a part of the bundle only, as ${excerpt(JSON.stringify(sign))} says`);
}
// src/platform/answers/vocabulary.ts
function tidyVocabulary(answer, headers) {
	refusePart(answer, headers);
	const constraints = answer.detection_constraints;
	const values = (answer.value_enums ?? []).map(({ type, values: allowed }) => [type, allowed ?? []]);
	return {
		conditionTypes: new Map((answer.condition_types ?? []).map(({ type, description }) => [type, { description: description ?? "" }])),
		actionTypes: new Map((answer.action_types ?? []).map(({ type, description, requires }) => [type, {
			description: description ?? "",
			requires: requires ?? []
		}])),
		values: new Map(values.filter(([, allowed]) => allowed.length > 0)),
		rulesetsAccepted: constraints?.rulesets_accepted ?? null,
		exceptionTypes: constraints?.exception_types ?? [],
		ruleTypes: constraints?.rule_types ?? []
	};
}
function refusePart({ condition_types, action_types, value_enums, detection_constraints: _, ...beside }, headers) {
	const read = {
		lists: Object.fromEntries(Object.entries({
			condition_types,
			action_types,
			value_enums
		}).map(([name, list]) => [name, list?.length ?? 0])),
		pages: 1,
		plain: true
	};
	const sign = signOfPart(beside, read) ?? headerOfPart(headers, read);
	if (sign !== null) throw new PartOfList(`with a part of the vocabulary only, as ${excerpt(JSON.stringify(sign))} says`);
}
// src/platform/api.ts
function openApi(call) {
	return {
		deployments(sought) {
			const tidy = (answer, headers) => tidyDeployments(answer, headers, sought);
			return call("listDeployments", null, {
				...none,
				path: {}
			}, tidy);
		},
		vocabulary(deployment, kind) {
			const query = { product: kind === "remediation" ? kind : products[kind] };
			return call("getVocabulary", deployment.slug, {
				...none,
				path: at(deployment),
				query
			}, tidyVocabulary);
		},
		live: (deployment, kind) => read(call, deployment, kind),
		preview: (deployment, bundle, use) => preview(call, deployment, bundle, use),
		put: (deployment, bundle, ifMatch) => put(call, deployment, bundle, ifMatch)
	};
}
const none = {
	query: {},
	body: null
};
const at = ({ id }) => ({ deploymentId: id });
function read(call, deployment, kind) {
	const tidy = (answer, headers) => {
		const live = tidyLive(kind, deployment, answer);
		refusePartOfBundle(answer, headers, live.content);
		return live;
	};
	const path = at(deployment);
	if (kind === "remediation") return call("getRemediationPolicies", deployment.slug, {
		...none,
		path
	}, tidy);
	const product = products[kind];
	return call("getDetectionPolicy", deployment.slug, {
		...none,
		path: {
			...path,
			product
		}
	}, tidy);
}
function preview(call, deployment, { kind, content }, use) {
	const tidy = (answer, headers) => {
		checkScope(kind, deployment, answer);
		return use(tidyPreview(kind, answer, headers));
	};
	const [path, query, about] = [
		at(deployment),
		{},
		deployment.slug
	];
	if (kind === "remediation") return call("previewRemediationPolicies", about, {
		path,
		query,
		body: { bundle: content }
	}, tidy);
	return call("previewDetectionPolicy", about, {
		path: {
			...path,
			product: products[kind]
		},
		query,
		body: { bundle: content }
	}, tidy);
}
function put(call, deployment, { kind, content }, ifMatch) {
	const tidy = (answer) => tidyLive(kind, deployment, answer).stateVersion;
	const [path, query, about] = [
		at(deployment),
		{},
		deployment.slug
	];
	if (kind === "remediation") return call("applyRemediationPolicies", about, {
		path,
		query,
		body: { bundle: content },
		ifMatch
	}, tidy);
	return call("applyDetectionPolicy", about, {
		path: {
			...path,
			product: products[kind]
		},
		query,
		body: { bundle: content },
		ifMatch
	}, tidy);
}
// src/platform/client.ts
function openPlatform(options) {
	const connection = openConnection(options, {
		token: options.token,
		userToken: null
	});
	const { name, call, profile } = connection;
	return {
		name,
		...methodsOf(openApi(call), profile),
		close: () => connection.close()
	};
}
function methodsOf(api, profile) {
	return {
		deployments: async (sought = null) => answerOf(explainMissingList(await api.deployments(sought), profile)),
		dryRun: async (deployment, bundle) => previewOf(await api.preview(deployment, bundle, (preview) => preview), profile),
		put: async (deployment, bundle, version) => toPut(await api.put(deployment, bundle, toIfMatch(version, profile)), version, profile),
		async read(deployment, kind) {
			const got = profile.bundleReads === "never" ? null : await api.live(deployment, kind);
			if (got !== null && !isMissing(got, profile) && !isPart(got)) return answerOf(got);
			const told = await api.preview(deployment, emptyBundle(kind), (preview) => liveFromEmpty(kind, preview));
			return answerOf(got !== null && isPart(got) ? explainPart(told, got) : told);
		},
		async vocabulary(deployment, kind) {
			const got = profile.vocabularyReads === "never" ? null : await api.vocabulary(deployment, kind);
			return got === null || isMissing(got, profile) || isPart(got) ? null : answerOf(got);
		}
	};
}
function isMissing(called, { missingStatuses }) {
	return called.kind === "refusal" && missingStatuses.includes(called.refusal.status) && !isKnownCode(called.refusal.code);
}
const isPart = (called) => called.kind === "failure" && called.error.partial;
function previewOf(called, profile) {
	return (called.kind === "refusal" ? rejectedPreview(called.refusal, profile) : null) ?? answerOf(called);
}
function explainPart(told, part) {
	if (told.kind === "answer" || part.kind === "answer") return told;
	const { message, status, code, requestId, unsent, hint } = told.error;
	const facts = {
		status,
		code,
		requestId,
		unsent,
		hint: [`${part.error.message} So the dry run of an empty bundle was to tell all of it.`, hint ?? ""].join(" ").trimEnd()
	};
	return {
		...told,
		error: new PlatformError(message, facts)
	};
}
function explainMissingList(called, profile) {
	if (called.kind !== "refusal" || !isMissing(called, profile)) return called;
	const { message, status, code, requestId } = called.error;
	const hint = "Check the address, and that the token has the Web API permission. If the platform has no list of deployments, write the id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.";
	return {
		...called,
		error: new PlatformError(message, {
			status,
			code,
			requestId,
			hint
		})
	};
}
export { openPlatform };
