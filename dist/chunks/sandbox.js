import { startSandbox } from "./server.js";
// src/commands/sandbox.ts
async function sandbox(options, world, stop) {
	const { port, db, seed, quirks } = options;
	const onProgress = (done, total) => world.terminal.progress(progressBar(done, total));
	const server = await startSandbox({
		port,
		seed,
		quirks,
		onProgress,
		...db === null ? {} : { db }
	});
	world.terminal.clearProgress();
	const { url, token, userToken, deployments } = server;
	world.terminal.print(options.json ? JSON.stringify({
		url,
		token,
		userToken,
		deployments
	}) : greeting(server));
	await stop;
	await server.close();
}
function progressBar(done, total) {
	const share = done / total;
	return `[${"=".repeat(Math.floor(share * 30)).padEnd(30)}] ${`${String(done)} of ${String(total)} findings`}${done === total ? ", making the indices" : ""}`;
}
function greeting({ url, token, userToken, deployments }) {
	return [
		`A platform to try things on, with the deployment ${deployments.map(({ slug }) => slug).join(", ")}. In another terminal:`,
		"",
		`  export IFMATCH_BASE_URL=${url}`,
		`  export IFMATCH_API_TOKEN=${token}`,
		`  export IFMATCH_USER_JWT=${userToken}`,
		"  ifmatch init --from-platform",
		"  ifmatch api listFindings --severities critical --format table",
		"",
		"Ctrl-C stops it."
	].join("\n");
}
export { sandbox };
