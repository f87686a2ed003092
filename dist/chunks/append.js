import { appendFileSync } from "./cli-and-action.js";
// src/github/outputs.ts
function formatOutputs(outputs, delimiter) {
	return Object.entries(outputs).map(([name, value]) => {
		if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`${name} is no name for an output`);
		if (value.includes(delimiter)) throw new Error(`the output ${name} holds the delimiter`);
		return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
	}).join("");
}
// src/action/append.ts
function append(path, text) {
	if (path !== void 0 && path !== "") appendFileSync(path, text);
}
export { append, formatOutputs };
