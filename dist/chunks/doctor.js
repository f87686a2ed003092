const require_start = require("./start.js");
const require_targets = require("./targets.js");
const require_response_errors = require("./response-errors.js");
const require_http = require("./http.js");
const require_network = require("./network.js");
const require_action_copy = require("./action-copy.js");
const require_file_steps = require("./file-steps.js");
const require_validate = require("./validate.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
// src/platform/probe.ts
async function probe(address, { env, timeout, clock }) {
	const network = require_network.createNetwork(address, env);
	try {
		const path = require_network.pathPrefixOf(address) + require_start.operations.listDeployments.path;
		const request = {
			method: "GET",
			origin: address.origin,
			path,
			headers: {
				accept: "application/json",
				"user-agent": "ifmatch",
				"cache-control": "no-cache"
			},
			body: null,
			writes: false
		};
		const sentAt = clock.now();
		const response = await require_http.sendOnce(await network.open(), request, timeout, void 0, clock);
		if ("failure" in response) return response;
		const { date, age, "content-type": type = "" } = response.headers;
		const time = Date.parse(date ?? "");
		return {
			status: response.status,
			location: require_network.redirectTarget(response, request.origin + path),
			isPage: /\bhtml\b/i.test(type),
			retryAfter: require_http.retryAfter(response.headers, clock.now()),
			serverTime: Number.isNaN(time) ? null : time + (Number(age) || 0) * 1e3,
			localTime: (sentAt + clock.now()) / 2
		};
	} finally {
		await network.release();
	}
}
// src/commands/doctor/checks.ts
const ok = (message, value) => ({
	status: "ok",
	message,
	...value !== void 0 && { value }
});
const warning = (message, fix) => ({
	status: "warning",
	message,
	fix
});
const failed = (message, fix) => ({
	status: "failed",
	message,
	fix
});
function checkNode(runtime) {
	const text = runtime.readText((0, node_path.join)(runtime.packageRoot, "package.json"));
	const minimum = JSON.parse(text).engines.node.replace(/^>=\s*/, "");
	const message = `Node ${runtime.nodeVersion}, ifmatch ${require_start.version}`;
	return versionNumber(runtime.nodeVersion) >= versionNumber(minimum) ? ok(message) : failed(`${message}: this Node is too old.`, `Install Node ${minimum} or newer.`);
}
const versionNumber = (text) => text.split(".").reduce((sum, part) => sum * 1e3 + Number(part), 0);
function checkWorkflows({ root, packageRoot }) {
	const top = require_start.repositoryRoot(node_fs.realpathSync.native(root));
	const source = require_start.openDisk(top ?? root);
	const workflows = require_file_steps.actionWorkflows(source);
	const unregistered = workflows.find(({ text }) => require_action_copy.runsUnregisteredName(text));
	if (unregistered !== void 0) return failed(`${unregistered.path} runs ifmatch under a name that nobody owns yet: whoever registers it gets the token.`, `Run \`ifmatch init --force\`, which puts a copy of the action into ${require_action_copy.copyFolder}, or name your own copy with --action OWNER/REPO@COMMIT.`);
	if (!workflows.some(({ text }) => require_action_copy.usesCopy(text))) return ok(workflows.length === 0 ? "no workflow runs ifmatch" : require_start.pluralize(workflows.length, "workflow"));
	const { present, shipped, newTexts } = require_action_copy.compareCopy(source, packageRoot);
	const renew = "Run `ifmatch init --update`, and commit the copy.";
	if (present === null) return failed(`The workflows run the action in ${require_action_copy.copyFolder}, which is missing.`, renew);
	if (newTexts.size === 0) return ok(`the copy of the action is this program, ${require_action_copy.formatVersion(shipped)}`);
	return warning(`The copy of the action is ${require_action_copy.formatVersion(present)}, and this program is ${require_action_copy.formatVersion(shipped)}.`, renew);
}
async function checkFiles({ config, deployment }, runtime) {
	const { source } = runtime;
	const { files, problems } = await require_validate.loadAndLint({
		source,
		paths: [],
		config,
		deployment,
		baseSettings: null
	}, runtime);
	const errors = problems.filter(({ severity }) => severity === "error");
	if (errors.length === 0) return ok(`${require_start.pluralize(files.paths.length, "file")}, ${require_start.pluralize(files.policies, "policy", "policies")}`, files);
	if (errors.every(({ code }) => code === "no-files")) return {
		...warning("No policies yet.", "Run `ifmatch init` to write the first ones."),
		value: files
	};
	const { message, fix } = await require_validate.summarizeErrors(source, problems);
	return {
		...failed(message, fix),
		value: files
	};
}
function checkAddress(option, env) {
	const text = option ?? env["IFMATCH_BASE_URL"] ?? "";
	if (text.trim() === "") return failed("No platform address.", "Set IFMATCH_BASE_URL or --base-url, or try --sandbox.");
	const url = require_network.parseAddress(text);
	return ok(`${text} (${option === null ? "IFMATCH_BASE_URL" : "--base-url"})`, url);
}
const probeTimeout = 8e3;
async function checkConnection(address, env, clock) {
	if (address === null) throw new Error("a check ran without what it needs");
	const { host } = address;
	const response = await probe(address, {
		env,
		timeout: probeTimeout,
		clock
	});
	if ("failure" in response) {
		const { message, fix } = require_http.failures[response.failure];
		return failed(`No answer of ${host}, ${message} (${response.detail}).`, require_start.describeFix(fix, "command-line"));
	}
	const { status, isPage, location } = response;
	if (status >= 300 && status < 400) return failed(`The address answers ${String(status)}, a redirect to ${location ?? "an unknown place"}.`, "Set the address of the API itself. ifmatch sends the token only to the address that you set.");
	if (status === 429 || status >= 500 && status !== 501) return failed(`${host} answers ${String(status)}: it is down or overloaded.`, require_response_errors.fixForWait(response.retryAfter, clock.now()) ?? "Retry later.");
	if (status === 200 && isPage) return failed(`${host} answers with a page for people, not with the API.`, "Set the address of the API, without /login and the like.");
	return ok(`${host} answers`, response);
}
const maxClockDifference = 6e4;
function checkClock(answer) {
	const date = answer?.serverTime ?? null;
	if (answer === null || date === null) return ok("the answer of the platform has no date");
	const ahead = answer.localTime - date;
	if (Math.abs(ahead) <= maxClockDifference) return ok("within a minute of the platform");
	return warning(`This machine is ${require_start.pluralize(Math.round(Math.abs(ahead) / 6e4), "minute")} ${ahead > 0 ? "ahead of" : "behind"} the platform.`, "Synchronize the clock (NTP): certificates, tokens and x-expires depend on it.");
}
function checkToken(slug, env) {
	const variable = require_start.tokenVariable(slug, env);
	const text = (env[variable] ?? "").trimEnd();
	const variables = slug === null ? variable : `${variable} or ${require_start.deploymentTokenVariable(slug)}`;
	if (text === "") return failed("No API token.", `Set ${variables} to a token with the Web API permission, from Settings > Tokens of the platform. In a workflow, use a secret; pull requests from forks do not get it.`);
	new require_start.Token(text, variable);
	if (text.length >= 24) return ok(`${variable} is set`);
	return warning(`${variable} is set, but it has only ${require_start.pluralize(text.length, "character")}.`, `Check that it is the whole token. The action signs with it and needs ${String(24)} characters or more.`);
}
async function checkPermission(platform, slug, findById, answer) {
	try {
		const visible = (await platform.deployments(slug === null ? null : [slug])).map((visibleDeployment) => visibleDeployment.slug);
		if (visible.length > 0) return ok(`the token is accepted and sees ${require_start.pluralize(visible.length, "deployment")}`);
		return failed("The token is valid, but sees no deployment.", "Check that it belongs to the right organization.");
	} catch (error) {
		if (!require_targets.isListMissing(error)) throw error;
		if (findById !== null) {
			await findById();
			return ok("the token is accepted; the platform has no list of deployments");
		}
		if (error.status !== 404) throw error;
		const isRightAddress = answer?.status === 401 || answer?.status === 403;
		return failed(`The platform answered 404 ${error.code ?? "without a code"} to the list of deployments: the token lacks the Web API permission${isRightAddress ? "" : ", the path in the address is wrong, or the platform has no such list"}.`, "Create a token with the Web API permission in Settings > Tokens of the platform. If the platform has no list, set the id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.");
	}
}
const checkDeployment = ({ deployment: { slug, id } }) => ok(`${slug} has the id ${id}`);
async function checkMigration({ platform, deployment }) {
	await platform.read(deployment, "remediation");
	return ok("the deployment has the unified policies");
}
async function checkProducts({ platform, deployment }, bundles) {
	const declared = bundles.filter((bundle) => (bundle.deployment ?? deployment.slug) === deployment.slug);
	const message = [];
	for (const kind of ["detection/code", "detection/secrets"]) {
		const isProductEnabled = await isEnabled(platform, deployment, kind);
		const product = kind.replace("detection/", "");
		message.push(`${product} is ${isProductEnabled ? "enabled" : "not enabled"}`);
		if (!isProductEnabled && declared.some((bundle) => bundle.kind === kind)) return failed(`${product} is not enabled for ${deployment.slug}, but there are files for it (PRODUCT_NOT_ENABLED).`, "Enable the product for this deployment, or remove its detection file.");
	}
	return ok(message.join(", "));
}
async function isEnabled(platform, deployment, kind) {
	try {
		await platform.read(deployment, kind);
		return true;
	} catch (error) {
		if (error instanceof require_start.PlatformError && error.code === "PRODUCT_NOT_ENABLED") return false;
		throw error;
	}
}
// src/commands/doctor/doctor.ts
async function doctor(options, runtime) {
	const { connections } = runtime;
	const localChecks = new CheckSequence(null);
	await localChecks.run("node", () => checkNode(runtime));
	const files = await localChecks.run("files", () => checkFiles(options, runtime));
	const workflows = new CheckSequence(null);
	await workflows.run("workflows", () => checkWorkflows(runtime));
	const network = new CheckSequence(null);
	const answer = connections.isEmbedded ? null : await runNetworkChecks(network, options, runtime);
	const checksOfDeployments = await require_start.mapConcurrently(slugsToCheck(options, files), async (slug) => {
		const settings = files?.settings ?? require_start.defaultSettings;
		const findThisDeployment = () => require_targets.findDeployment(slug, settings, runtime);
		const findById = slug !== null && (settings.deployments.get(slug)?.id ?? null) !== null ? findThisDeployment : null;
		const deploymentChecks = new CheckSequence(slug, network.failed);
		if (!connections.isEmbedded) await deploymentChecks.run("token", () => checkToken(slug, runtime.env));
		await deploymentChecks.run("permission", async () => checkPermission(await connections.platformFor(slug), slug, findById, answer));
		await deploymentChecks.run("deployment", async () => checkDeployment(await findThisDeployment()));
		await deploymentChecks.run("migration", async () => checkMigration(await findThisDeployment()));
		await deploymentChecks.run("products", async () => checkProducts(await findThisDeployment(), files?.bundles ?? []));
		return deploymentChecks.checks;
	});
	return require_start.redactor(findSecrets(runtime.env).flatMap(require_start.encodedFormsOf))([
		...localChecks.checks,
		...workflows.checks,
		...network.checks,
		...checksOfDeployments.flat()
	]);
}
const findSecrets = (env) => Object.entries(env).filter(([name]) => /^(?:IFMATCH_API_TOKEN(?:_|$)|IFMATCH_USER_JWT$|GITHUB_TOKEN$|INPUT_(?:API|GITHUB)-TOKEN$)/.test(name)).flatMap(([, value]) => value === void 0 || value.trim() === "" ? [] : [value, value.trim()]);
var CheckSequence = class {
	checks = [];
	failed;
	deployment;
	constructor(deployment, failedBefore = null) {
		this.deployment = deployment;
		this.failed = failedBefore;
	}
	async run(id, runCheck) {
		const skipped = {
			status: "skipped",
			message: `the check "${this.failed ?? ""}" failed`
		};
		const { value, ...result } = this.failed === null ? await failIfRefused(runCheck) : skipped;
		if (result.status === "failed") this.failed = id;
		this.checks.push({
			id,
			about: this.deployment,
			...result
		});
		return value ?? null;
	}
};
async function failIfRefused(runCheck) {
	try {
		return await runCheck();
	} catch (error) {
		if (error instanceof require_start.PlatformError) return failed(error.message, require_start.fixOf(error) ?? "Rerun with --verbose to see each call.");
		if (error instanceof require_start.UsageError) return failed(error.message, require_start.fixOf(error) ?? "Correct it, then rerun.");
		throw error;
	}
}
function slugsToCheck({ deployment }, files) {
	if (deployment !== null) return [deployment];
	const named = [...files?.settings.deployments.keys() ?? [], ...files?.bundles.map((bundle) => bundle.deployment) ?? []];
	const slugs = [...new Set(named)].filter((slug) => slug !== null);
	return slugs.length === 0 ? [null] : slugs;
}
async function runNetworkChecks(network, { baseUrl }, { env, clock }) {
	const address = await network.run("address", () => checkAddress(baseUrl, env));
	const answer = await network.run("connection", async () => checkConnection(address, env, clock));
	await network.run("clock", () => checkClock(answer));
	return answer;
}
exports.doctor = doctor;
