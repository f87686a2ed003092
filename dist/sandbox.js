import { startSandbox as startSandbox$1 } from "./chunks/sandbox.js";
// src/client/sandbox.ts
async function startSandbox(options = {}) {
	const { url, token, userToken, deployments, ...sandbox } = await startSandbox$1(options);
	return {
		url,
		token,
		userToken,
		deployments,
		close: () => sandbox.close()
	};
}
export { startSandbox };
