Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_server = require("./chunks/server.js");
// src/client/sandbox.ts
async function startSandbox(options = {}) {
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
