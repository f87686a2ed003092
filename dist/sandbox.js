Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_start = require("./chunks/start.js");
const require_server = require("./chunks/server.js");
const require_validate = require("./chunks/validate.js");
// src/client/options.ts
function describeInvalidOption(owner, options, types, required = []) {
	if (!require_validate.isObject(options)) return `${owner} takes an object with options, not ${describeType(options)}.`;
	for (const [name, value] of Object.entries(options)) {
		const kind = Object.hasOwn(types, name) ? types[name] : void 0;
		if (kind === void 0) return `${owner} has no option ${JSON.stringify(name)}. It has ${Object.keys(types).join(", ")}.`;
		if (value !== void 0 && (typeof value !== kind || value === null)) return `The option ${name} of ${owner} must be of the type ${kind}, not ${describeType(value)}.`;
	}
	const missing = required.find((name) => options[name] === void 0);
	return missing === void 0 ? null : `${owner} needs the option ${missing}.`;
}
function describeType(value) {
	if (value === null) return "null";
	return Array.isArray(value) ? "a list" : typeof value;
}
// src/client/sandbox.ts
const sandboxOptions = {
	seed: "string",
	port: "number",
	db: "string",
	quirks: "object"
};
async function startSandbox(options = {}) {
	const mistake = describeInvalidOption("startSandbox", options, sandboxOptions);
	if (mistake !== null) throw new require_start.SandboxError(mistake);
	const { url, token, userToken, deployments, ...sandbox } = await require_server.startSandbox(options);
	return {
		url,
		token,
		userToken,
		deployments,
		close: () => sandbox.close()
	};
}
exports.startSandbox = startSandbox;
