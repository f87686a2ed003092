const require_start = require("./start.js");
const require_validate = require("./validate.js");
// src/commands/history/known-deployment.ts
const maxNamed = 20;
async function requireKnownDeployment(slug, { slugs, isComplete }, runtime) {
	if (slugs.includes(slug)) return;
	const { settings } = await require_validate.loadConfig(runtime.source, null);
	const known = [...new Set([...settings.deployments.keys(), ...slugs])].toSorted();
	if (known.includes(slug)) return;
	if (known.length === 0 || settings.deployments.size === 0 && !isComplete) {
		runtime.terminal.printNote(`Whether there is a deployment "${slug}" is not known here: no config names the deployments.`);
		return;
	}
	const similar = require_validate.nearest(slug, known);
	const others = known.length > maxNamed ? ` and ${require_start.pluralize(known.length - maxNamed, "other")}` : "";
	throw new require_start.UsageError(`"${slug}" is no deployment of the config or of this history.`, { fix: `${similar === null ? "" : `Did you mean --deployment ${similar}? `}Known: ${known.slice(0, maxNamed).join(", ")}${others}.` });
}
Object.defineProperty(exports, "requireKnownDeployment", {
	enumerable: true,
	get: function() {
		return requireKnownDeployment;
	}
});
