import { startSandbox } from "./server.js";
// src/commands/sandbox.ts
/** Serves the platform on loopback until `stop` resolves. */
async function sandbox(options, world, stop) {
	const { port, db, seed, quirks } = options;
	const server = await startSandbox({
		port,
		seed,
		quirks,
		...db === null ? {} : { db }
	});
	const { url, token, deployments } = server;
	world.terminal.print(options.json ? JSON.stringify({
		url,
		token,
		deployments
	}) : greeting(url, token, deployments));
	await stop;
	await server.close();
}
function greeting(url, token, deployments) {
	return [
		`A platform to try things on, with the deployment ${deployments.map(({ slug }) => slug).join(", ")}. In another terminal:`,
		"",
		`  export IFMATCH_BASE_URL=${url}`,
		`  export IFMATCH_API_TOKEN=${token}`,
		"  ifmatch preview examples/policies",
		"",
		"Ctrl-C stops it."
	].join("\n");
}
export { sandbox };
