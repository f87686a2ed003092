const require_server = require("./server.js");
// src/commands/sandbox.ts
async function sandbox(options, runtime, stop) {
	const { port, db, seed, quirks } = options;
	const onProgress = (done, total) => runtime.terminal.showProgress(progressBar(done, total));
	const server = await require_server.startSandbox({
		port,
		seed,
		quirks,
		onProgress,
		...db === null ? {} : { db }
	});
	runtime.terminal.clearProgress();
	const { url, token, userToken, deployments } = server;
	runtime.terminal.print(options.json ? JSON.stringify({
		url,
		token,
		userToken,
		deployments
	}) : startMessage(server));
	await stop;
	await server.close();
}
function describeDeployment({ slug, migrated, bundles }) {
	if (!migrated) return `${slug} (not migrated)`;
	return bundles.includes("secrets") ? slug : `${slug} (without secrets)`;
}
function progressBar(done, total) {
	const share = done / total;
	return `[${"=".repeat(Math.floor(share * 30)).padEnd(30)}] ${`${String(done)} of ${String(total)} findings`}${done === total ? ", making the indices" : ""}`;
}
function startMessage({ url, token, userToken, deployments: [first, ...others] }) {
	const tryIt = first?.migrated === true ? "  ifmatch init --from-platform" : "  ifmatch doctor";
	return [
		`A sandbox platform with the deployment ${first?.slug ?? ""}. In another terminal:`,
		"",
		`  export IFMATCH_BASE_URL=${url}`,
		`  export IFMATCH_API_TOKEN=${token}`,
		`  export IFMATCH_USER_JWT=${userToken}`,
		tryIt,
		"  ifmatch api listFindings --severities critical --all",
		"",
		`Also here: ${others.map(describeDeployment).join(", ")}. --format json prints their tokens, --seed chooses another.`,
		"Ctrl-C stops it."
	].join("\n");
}
exports.sandbox = sandbox;
