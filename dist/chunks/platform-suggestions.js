const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_targets = require("./targets.js");
// src/commands/schema/platform-suggestions.ts
async function platformSuggestions(options, runtime) {
	const settings = await require_validate.loadValidConfig(options.config, runtime);
	const { deployment, platform } = await require_targets.findDeployment(options.deployment, settings, runtime);
	const vocabulary = await platform.vocabulary(deployment, "remediation");
	const policies = objectsInList(await readLiveContent(platform, deployment, "remediation"), "policies");
	const detections = await Promise.all(["detection/code", "detection/secrets"].map((kind) => readLiveContent(platform, deployment, kind)));
	const projects = await listProjects(deployment, runtime);
	const exceptions = detections.flatMap((bundle) => objectsInList(bundle, "exceptions"));
	const conditions = policies.flatMap((policy) => require_validate.isObject(policy["filters"]) ? objectsInList(policy["filters"], "conditions") : []);
	const actions = policies.flatMap((policy) => objectsInList(policy, "actions"));
	const tags = [
		...projects.flatMap(({ tags: projectTags }) => projectTags ?? []),
		...exceptions.map((exception) => exception["project_tag_name"]),
		...conditions.filter(({ type }) => type === "repository_tag").flatMap(({ values }) => values)
	];
	return {
		conditions: suggestConditions(vocabulary, conditions),
		actions: suggestActions(vocabulary, actions),
		rulesets: sortedTexts(detections.flatMap(({ rulesets }) => rulesets)),
		rules: sortedTexts([...detections.flatMap(({ rules, disabled }) => [rules, disabled].flat()), ...exceptions.filter(({ rule_type: type }) => type !== "pack").map(({ rule }) => rule)]),
		projects: sortedTexts([...projects.map(({ name }) => name), ...exceptions.map(({ project }) => project)]),
		tags: sortedTexts(tags)
	};
}
async function listProjects({ slug }, { connections, terminal }) {
	const api = await connections.apiFor(slug);
	const projects = [];
	try {
		for await (const page of api.pages("listProjects", { path: { deploymentSlug: slug } })) projects.push(...page);
	} catch (error) {
		if (!(error instanceof require_start.PlatformError) || error.status === null) throw error;
		terminal.printNote(require_start.escapeTerminal(`Projects and tags are completed from the policies only: ${error.message}`));
	}
	return projects;
}
async function readLiveContent(platform, deployment, kind) {
	try {
		return (await platform.read(deployment, kind)).content;
	} catch (error) {
		if (error instanceof require_start.PlatformError && error.code === "PRODUCT_NOT_ENABLED") return {};
		throw error;
	}
}
const objectsInList = (content, field) => {
	const list = content[field];
	return Array.isArray(list) ? list.filter(require_validate.isObject) : [];
};
const sortedTexts = (values) => [...new Set(values.flatMap((value) => typeof value === "string" && value !== "" ? value : []))].toSorted();
function suggestConditions(vocabulary, conditions) {
	const offlineConditions = require_validate.knownSuggestions.conditions;
	const usedTypes = sortedTexts(conditions.map(({ type }) => type));
	const types = [...new Set([...vocabulary?.conditionTypes ?? Object.keys(offlineConditions), ...usedTypes])];
	return Object.fromEntries(types.map((type) => {
		const known = offlineConditions[type] ?? {
			description: "",
			values: {}
		};
		const used = sortedTexts(conditions.filter((condition) => condition["type"] === type).flatMap(({ values }) => values));
		const words = vocabulary?.values.get(type) ?? [...new Set([...Object.keys(known.values), ...used])];
		return [type, {
			...known,
			values: Object.fromEntries(words.map((word) => [word, known.values[word] ?? ""]))
		}];
	}));
}
function suggestActions(vocabulary, actions) {
	const offlineActions = require_validate.knownSuggestions.actions;
	const requires = vocabulary?.requires ?? new Map(Object.entries(offlineActions).map(([type, knownAction]) => [type, knownAction.requires]));
	const types = new Set([...requires.keys(), ...sortedTexts(actions.map(({ type }) => type))]);
	return Object.fromEntries([...types].map((type) => {
		const knownAction = offlineActions[type] ?? {
			description: "",
			settings: {}
		};
		const configs = actions.filter((action) => action["type"] === type).map(({ config }) => require_validate.isObject(config) ? config : {});
		const settings = [...new Set([...Object.keys(knownAction.settings), ...configs.flatMap((config) => Object.keys(config))])].map((name) => {
			const { description = "", values = {} } = knownAction.settings[name] ?? {};
			const used = sortedTexts(configs.map((config) => config[name]));
			return [name, {
				description,
				values: {
					...Object.fromEntries(used.map((word) => [word, ""])),
					...values
				}
			}];
		});
		return [type, {
			description: knownAction.description,
			requires: requires.get(type) ?? [],
			settings: Object.fromEntries(settings)
		}];
	}));
}
exports.platformSuggestions = platformSuggestions;
