import { inParallel, lacksList } from "./targets.js";
import { Redaction, Token } from "./token2.js";
import { defaultProfile } from "./profile.js";
import { check, lintKnown, load, loadConfig, nearest, parse } from "./validate.js";
import { GitHubError } from "./github.js";
import { PlatformError, UsageError, configName, count, hasErrors, join, openDisk, ownTokenVariable, proxiesIn, tokenVariable, version } from "./cli-and-action.js";
import { setTimeout } from "./promises.js";
import { exchange, isKnownCode, isRedirect } from "./errors.js";
import { firstProblem, validateOf } from "./sound-config.js";
import { operations } from "./operations.js";
import { openFetch, parseAddress, prefixOf, shareNetwork, wayTo } from "./network2.js";
import { clashWords, clashesAmong, findAppliers } from "./appliers.js";
import { openGitHub, readEvent, readJob, refuseEvent } from "./job.js";
// src/commands/doctor/patience.ts
const late = Symbol("late");
async function tryFor(milliseconds, work) {
	const stop = new AbortController();
	const timer = setTimeout(milliseconds, late, { signal: stop.signal }).catch(() => late);
	try {
		return await Promise.race([work(), timer]);
	} finally {
		stop.abort();
	}
}
// src/commands/doctor/examination.ts
var Examination = class {
	checks = [];
	bounds;
	constructor(bounds) {
		this.bounds = bounds;
	}
	async look({ id, about = null }, needs, run) {
		const missing = needs.find(({ value }) => value === null);
		const why = missing === void 0 ? this.whyNoTime() : whyMissing(missing.check);
		const looked = why === null ? await this.make(needs, run) : skipped(why);
		const check = {
			id,
			about,
			...clean(looked.result, this.bounds.redact)
		};
		this.checks.push(check);
		return {
			check,
			value: looked.value
		};
	}
	async make(needs, run) {
		const values = needs.map(({ value }) => value);
		try {
			const { patience } = this.bounds;
			const came = await tryFor(patience, async () => run(values));
			return came === late ? tooLate(patience) : came;
		} catch (error) {
			return refused(error);
		}
	}
	whyNoTime() {
		return this.bounds.end.aborted ? "the run took too long; look at one deployment with --deployment" : null;
	}
};
const ok = (says, value) => ({
	result: {
		status: "ok",
		says
	},
	value
});
const warning = (says, fix, value) => ({
	result: {
		status: "warning",
		says,
		fix
	},
	value
});
const failed = (says, fix) => ({
	result: {
		status: "failed",
		says,
		fix
	},
	value: null
});
const skipped = (because) => ({
	result: {
		status: "skipped",
		says: because
	},
	value: null
});
const tooLate = (patience) => failed(`There was no answer within ${String(patience / 1e3)} s.`, "Try again. If it stays like this, look at the proxies and gateways in between.");
function refused(error) {
	if (error instanceof PlatformError || error instanceof GitHubError) return failed(error.message, error.hint ?? "Run again with --verbose to see each call.");
	if (error instanceof UsageError) return failed(error.message, "Correct it, then run this again.");
	throw error;
}
function whyMissing({ id, status, says }) {
	if (status === "skipped") return says;
	return status === "failed" ? `the check "${id}" failed` : `the check "${id}" found nothing to go on with`;
}
function clean(result, redact) {
	const says = redact(result.says);
	return "fix" in result ? {
		...result,
		says,
		fix: redact(result.fix)
	} : {
		...result,
		says
	};
}
// src/commands/doctor/deployment.ts
function lookAtDeployment(slug, id, { deployments }) {
	if (deployments === null) return fromConfig(slug, id);
	if (slug === null) return onlyOne(deployments);
	const found = deployments.find((deployment) => deployment.slug === slug);
	if (found === void 0) return unseen(slug, deployments);
	if (id !== null && id !== found.id) return failed(`${slug} has the id ${found.id} on the platform, but ${id} in the config.`, `Write id: "${found.id}" there, or leave the id out.`);
	return ok(`${slug} has the id ${found.id}${id === null ? "" : ", as the config says"}`, found);
}
const fromConfig = (slug, id) => slug === null || id === null ? failed("The platform has no list of deployments, and the config does not say the id.", "Write it in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.") : ok(`${slug} has the id ${id}, as the config says`, {
	slug,
	id
});
function onlyOne(deployments) {
	const [only, other] = deployments;
	if (only !== void 0 && other === void 0) return ok(`${only.slug} (${only.id}), the only one`, only);
	return failed(`The token sees ${String(deployments.length)} deployments, and nothing says which is meant.`, "Say it with --deployment, with deployment_slug in the files, or under deployments in ifmatch.yaml.");
}
function unseen(slug, deployments) {
	const names = deployments.map((deployment) => deployment.slug);
	const near = nearest(slug, names);
	const meant = near === null ? "" : ` Did you mean ${near}?`;
	return failed(`The token does not see ${slug}, only ${names.slice(0, 5).join(", ")}${names.length > 5 ? ", \u2026" : ""}.`, `Check the slug in the files and the config, and whose token it is.${meant}`);
}
// src/commands/doctor/migration.ts
async function lookAtMigration(platform, api, deployment) {
	try {
		await platform.read(deployment, "remediation");
	} catch (error) {
		if (!(error instanceof PlatformError) || error.code !== "DEPLOYMENT_NOT_MIGRATED") throw error;
		return failed(`${deployment.slug} still has the legacy policies (403 DEPLOYMENT_NOT_MIGRATED).`, "Let the operator of the platform migrate it to the unified policies. Until then nothing here can be previewed or applied.");
	}
	return besideLegacy(await legacyOf(api, deployment), deployment);
}
function besideLegacy(legacy, deployment) {
	if (legacy === "gone") return ok("migrated to the unified policies (the legacy endpoint is gone, 410)", deployment);
	if (legacy === "silent") return ok("the unified policies answer", deployment);
	if (legacy === 0) return ok("the unified policies answer, and there are no legacy ones", deployment);
	return warning(`The unified policies answer, but the legacy endpoint still lists ${String(legacy)}.`, "Ask the operator of the platform whether the migration is complete.", deployment);
}
async function legacyOf(api, { id, slug }) {
	try {
		const { policies } = await api.call("listLegacyPolicies", {
			path: { deploymentId: id },
			about: slug
		});
		return policies?.length ?? 0;
	} catch (error) {
		if (!(error instanceof PlatformError)) throw error;
		return error.status === 410 ? "gone" : "silent";
	}
}
// src/commands/doctor/permission.ts
async function lookAtPermission({ platform, slug, configured, withoutToken }) {
	try {
		const deployments = await platform.deployments(slug === null ? null : [slug]);
		if (deployments.length > 0) return ok(`the token is accepted and sees ${named(deployments)}`, { deployments });
		return failed("The token is accepted, but it sees no deployment.", "Check that it belongs to the right organization.");
	} catch (error) {
		if (!lacksList(error)) throw error;
		if (configured !== null) return withoutList(platform, configured, error.partial);
		if (error.status !== 404) throw error;
		return missing(error.code, withoutToken);
	}
}
const most$1 = 5;
function named(deployments) {
	const names = deployments.slice(0, most$1).map(({ slug }) => slug);
	return deployments.length > most$1 ? `${names.join(", ")} and ${String(deployments.length - most$1)} more` : names.join(", ");
}
function missing(code, withoutToken) {
	const says = `The platform answered 404 ${code ?? "without a code"} to the list of deployments.`;
	if (withoutToken === 401 || withoutToken === 403) return failed(`${says} A token without the Web API permission gets that; the address is right, for without a token it answers ${String(withoutToken)}.`, "Make a token with the Web API permission in the Tokens section of the settings of the platform.");
	return failed(`${says} A token without the Web API permission gets that, and so does a wrong path in the address, or a platform without this list.`, "Check the permission of the token, then the address; if the platform has no list, write the id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.");
}
async function withoutList(platform, configured, partial) {
	try {
		await platform.read(configured, "remediation");
	} catch (error) {
		if (!(error instanceof PlatformError) || error.status === null) throw error;
		if (error.status === 404 && error.code === null) return failed(`The platform answers 404 without a code, to the list of deployments and to ${configured.slug} (${configured.id}). A token without the Web API permission gets that, and so does a wrong id or address.`, "Check the permission of the token, the id in ifmatch.yaml, and the address.");
		if (error.status === 401) throw error;
	}
	return ok(`the token is accepted; the platform ${partial ? "gives only a part of its list of deployments" : "has no list of deployments"}`, { deployments: null });
}
// src/commands/doctor/products.ts
const kinds = ["detection/code", "detection/secrets"];
async function lookAtProducts(platform, deployment, bundles) {
	const found = await Promise.all(kinds.map(async (kind) => ({
		kind,
		on: await isEnabled(platform, deployment, kind)
	})));
	const wanted = found.filter(({ on }) => !on).map(({ kind }) => kind).filter((kind) => bundles.some((bundle) => bundle.kind === kind));
	if (wanted.length > 0) return failed(`${wanted.map(productOf).join(" and ")} ${wanted.length === 1 ? "is" : "are"} not enabled for ${deployment.slug}, but there are files for it (PRODUCT_NOT_ENABLED).`, "Let the product be enabled for this deployment, or remove its detection file.");
	return ok(found.map(({ kind, on }) => `${productOf(kind)} is ${on ? "enabled" : "not enabled"}`).join(", "), true);
}
async function isEnabled(platform, deployment, kind) {
	try {
		await platform.read(deployment, kind);
		return true;
	} catch (error) {
		if (error instanceof PlatformError && error.code === "PRODUCT_NOT_ENABLED") return false;
		throw error;
	}
}
const productOf = (kind) => kind.replace("detection/", "");
// src/commands/doctor/reads.ts
const absent = [
	404,
	405,
	501
];
async function lookAtReads(api, { id, slug }) {
	try {
		await api.call("getRemediationPolicies", {
			path: { deploymentId: id },
			about: slug
		});
		return ok("the platform has the GETs of bundles", true);
	} catch (error) {
		if (!(error instanceof PlatformError)) throw error;
		if (absent.includes(error.status) && !isKnownCode(error.code)) return ok("the platform has no GETs of bundles; the dry run of an empty bundle takes their place", true);
		if (isKnownCode(error.code)) return ok("the platform has the GETs of bundles", true);
		throw error;
	}
}
// src/commands/doctor/token.ts
function lookAtToken(slug, env) {
	const variable = tokenVariable(slug, env);
	const text = (env[variable] ?? "").replace(/\r?\n$/, "");
	const where = slug === null ? variable : `${variable} or ${ownTokenVariable(slug)}`;
	if (text.trim() === "") return failed("There is no API token.", `Set ${where} to a token with the Web API permission; it is made in the Tokens section of the settings of the platform. In a workflow it is a secret, which a pull request of a fork does not get.`);
	if (/^Bearer\s/i.test(text)) return failed(`${variable} begins with "Bearer".`, "Set it to the token alone; the word is added when it is sent.");
	if (/^(["'`]).*\1$/.test(text)) return failed(`${variable} has quotes around it.`, "Set it to the token without the quotes.");
	new Token(text, variable);
	if (text.length < 24) return warning(`${variable} is set, but it has only ${count(text.length, "character")}.`, `Check that it is the whole token. The action signs its records with it and wants ${String(24)} or more.`, true);
	return ok(`${variable} is set`, true);
}
// src/commands/doctor/vocabulary.ts
async function lookAtVocabulary(platform, deployment, bundles, { source }) {
	if (bundles.length === 0) return skipped("there are no files for this deployment");
	const answers = await inParallel(bundles, (bundle) => platform.vocabulary(deployment, bundle.kind));
	if (answers.every((answer) => answer === null)) return ok("the platform has none to compare with; a preview tells what it does not know", true);
	const unknown = bundles.flatMap((bundle, index) => {
		const vocabulary = answers[index] ?? null;
		return vocabulary === null ? [] : lintKnown(bundle, vocabulary);
	}).filter(({ severity }) => severity === "error");
	if (unknown.length === 0) return ok("the platform knows every type and value in the files", true);
	const { says, fix } = firstProblem(source, unknown, "ifmatch preview");
	return failed(says, fix);
}
// src/commands/doctor/deployment-checks.ts
async function examineDeployment(examination, ground, world, { env }) {
	await examineReached(examination, await reachDeployment(examination, ground, world, env), ground, world);
}
async function reachDeployment(examination, { slug, config, connection }, { connections }, env) {
	const id = (slug === null ? void 0 : config.value?.deployments.get(slug)?.id) ?? null;
	const configured = slug === null || id === null ? null : {
		slug,
		id
	};
	const token = connection.value?.answer === null ? embedded(connection) : await examination.look({
		id: "token",
		about: slug
	}, [], () => lookAtToken(slug, env));
	const visible = await examination.look({
		id: "permission",
		about: slug
	}, [connection, token], async ([{ answer }]) => {
		return lookAtPermission({
			platform: await connections.to(slug),
			slug,
			configured,
			withoutToken: answer?.status ?? null
		});
	});
	return examination.look({
		id: "deployment",
		about: slug
	}, [visible], ([seen]) => lookAtDeployment(slug, id, seen));
}
async function examineReached(examination, deployment, { slug, files }, world) {
	const { connections } = world;
	const bundles = (files.value?.bundles ?? []).filter((bundle) => bundle.deployment === slug || bundle.deployment === null);
	await examination.look({
		id: "reads",
		about: slug
	}, [deployment], async ([one]) => lookAtReads(await apiFor(slug, world), one));
	const migrated = await examination.look({
		id: "migration",
		about: slug
	}, [deployment], async ([one]) => lookAtMigration(await connections.to(slug), await apiFor(slug, world), one));
	await examination.look({
		id: "products",
		about: slug
	}, [migrated], async ([one]) => lookAtProducts(await connections.to(slug), one, bundles));
	await examination.look({
		id: "vocabulary",
		about: slug
	}, [migrated, files], async ([one]) => lookAtVocabulary(await connections.to(slug), one, bundles, world));
}
const embedded = ({ check }) => ({
	check,
	value: true
});
const apiFor = (slug, { connections }) => connections.api(slug, defaultProfile);
// src/platform/probe.ts
async function knock(address, { proxies, timeout, now }) {
	const network = shareNetwork(address, proxies);
	try {
		const path = prefixOf(address) + operations.listDeployments.path;
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
		const sent = now();
		const came = await exchange(await network.open(), request, timeout, new AbortController().signal);
		if (came.kind === "failure") return {
			kind: "trouble",
			...troubleOf(came.failure)
		};
		const { status, headers: got } = came.reply;
		return {
			kind: "answer",
			status,
			location: isRedirect(status) ? locationOf(got, address.origin + path) : null,
			isPage: /\bhtml\b/i.test(got["content-type"] ?? ""),
			date: dateOf(got),
			middle: (sent + now()) / 2
		};
	} finally {
		await network.release();
	}
}
function locationOf({ location }, base) {
	if (location === void 0 || !URL.canParse(location, base)) return null;
	const { origin, pathname } = new URL(location, base);
	return origin + pathname;
}
function dateOf({ date, age }) {
	const time = Date.parse(date ?? "");
	return Number.isNaN(time) ? null : time + (Number(age ?? 0) || 0) * 1e3;
}
function troubleOf({ kind, detail }) {
	return {
		trouble: codes.find(({ pattern, kinds }) => kinds.includes(kind) && pattern.test(detail))?.trouble ?? byKind[kind],
		detail
	};
}
const codes = [
	{
		pattern: /ENOTFOUND|EAI_AGAIN|ENODATA/,
		kinds: ["unreachable"],
		trouble: "no-such-host"
	},
	{
		pattern: /ECONNREFUSED/,
		kinds: ["unreachable"],
		trouble: "refused"
	},
	{
		pattern: /TIMEOUT|ETIMEDOUT/,
		kinds: ["unreachable"],
		trouble: "timeout"
	},
	{
		pattern: /CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/,
		kinds: ["untrusted"],
		trouble: "expired"
	},
	{
		pattern: /ALTNAME|HOSTNAME_MISMATCH/,
		kinds: ["untrusted"],
		trouble: "other-host"
	},
	{
		pattern: /SELF_SIGNED|UNABLE_TO_GET_ISSUER|UNABLE_TO_VERIFY/,
		kinds: ["untrusted"],
		trouble: "unknown-authority"
	}
];
const byKind = {
	unreachable: "unreachable",
	untrusted: "untrusted",
	"no-tls": "no-tls",
	proxy: "proxy",
	"called-off": "broken",
	interrupted: "broken",
	timeout: "timeout",
	"too-large": "broken",
	garbled: "broken"
};
// src/commands/doctor/address.ts
function lookAtAddress(given) {
	const text = given.option ?? given.variable;
	if (text === null || text.trim() === "") return failed("There is no address of the platform.", "Set IFMATCH_BASE_URL or give --base-url, or try it with --sandbox.");
	const url = parseAddress(text);
	return ok(`${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, "")} (${given.option === null ? "IFMATCH_BASE_URL" : "--base-url"})`, url);
}
// src/commands/doctor/clock.ts
const most = 6e4;
function lookAtClock({ date, middle }) {
	if (date === null) return skipped("the answer of the platform has no date");
	const ahead = middle - date;
	if (Math.abs(ahead) <= most) return ok("within a minute of the platform", true);
	return warning(`This machine is ${span(Math.abs(ahead))} ${ahead > 0 ? "ahead of" : "behind"} the platform.`, "Set the clock by NTP: days of expiry, certificates and tokens go by it.", true);
}
function span(milliseconds) {
	const minutes = Math.round(milliseconds / 6e4);
	if (minutes < 120) return `${String(minutes)} min`;
	return minutes < 2880 ? `${String(Math.round(minutes / 60))} h` : `${String(Math.round(minutes / 1440))} days`;
}
// src/commands/doctor/config.ts
function lookAtConfig(path, world) {
	const { source } = world;
	const { settings, problems } = loadConfig(source, path);
	if (hasErrors(problems)) {
		const { says, fix } = firstProblem(source, problems, validateOf(path));
		return failed(says, fix);
	}
	if (settings.file === void 0) return withoutConfig(settings, world);
	const { size } = settings.deployments;
	return ok(`${settings.file}${size === 0 ? "" : `, ${count(size, "deployment")}`}`, settings);
}
function withoutConfig(settings, world) {
	const above = world.folderAbove(configName);
	if (above === null) return ok(`no ${configName}, so the defaults hold`, settings);
	return failed(`${configName} lies above this folder, in ${above}`, "run there, or give this folder a config of its own");
}
// src/commands/doctor/connection.ts
function lookAtConnection(address, way, knocked) {
	if (knocked.kind === "trouble") {
		const { says, fix } = words[knocked.trouble](whomFor(knocked.trouble, address, way));
		return failed(`${says} (${knocked.detail}).`, fix);
	}
	const { status, isPage } = knocked;
	if (status >= 300 && status < 400) return redirected(knocked);
	if (status === 429 || status >= 500 && status !== 501) return failed(`${address.host} answers ${String(status)}: it is not well, or too busy.`, "Try again later.");
	if (status === 200 && isPage) return failed(`${address.host} answers with a page for people, not with the API.`, "Set the address to where the API is: without /login and the like, with the path that a gateway puts in front of it.");
	const trusted = address.protocol === "https:" ? ", and its certificate is trusted" : "";
	return ok(`${address.host} answers${trusted}`, knocked);
}
const redirected = ({ status, location }) => failed(`The address answers ${String(status)}, a redirect ${location === null ? "without saying where" : `to ${location}`}.`, "Set the address to where the API really is. The token is never sent to another address than the one that you give.");
function whomFor(trouble, { host }, way) {
	if (way.kind === "proxy" && atProxy.has(trouble)) return {
		name: `the proxy ${way.proxy}`,
		check: `${way.variable}, and that the proxy runs`
	};
	return {
		name: host,
		check: "the address, and that the platform runs"
	};
}
const atProxy = new Set([
	"no-such-host",
	"refused",
	"unreachable",
	"timeout",
	"proxy"
]);
const words = {
	"no-such-host": ({ name }) => ({
		says: `The name of ${name} cannot be resolved`,
		fix: "Check how it is spelled, the name server (DNS), and the VPN; where only a proxy resolves names, set HTTPS_PROXY."
	}),
	refused: ({ name, check }) => ({
		says: `Nothing listens at ${name}`,
		fix: `Check ${check}, and the port.`
	}),
	unreachable: ({ name }) => ({
		says: `No way leads to ${name}`,
		fix: "Check the network, the VPN and firewalls; where only a proxy gets out, set HTTPS_PROXY."
	}),
	timeout: ({ name }) => ({
		says: `${name} does not answer in time`,
		fix: "Check the network, the VPN and firewalls; where only a proxy gets out, set HTTPS_PROXY."
	}),
	"unknown-authority": ({ name }) => ({
		says: `The certificate of ${name} comes from an authority that Node does not know`,
		fix: "Set NODE_EXTRA_CA_CERTS to the PEM file of your company's certificate authority. The check cannot be switched off."
	}),
	expired: ({ name }) => ({
		says: `The certificate of ${name} is not valid today`,
		fix: "Check the clock of this machine; if it is right, the operator of the platform has to renew the certificate."
	}),
	"other-host": ({ name }) => ({
		says: `The certificate is of another host than ${name}`,
		fix: "Use the host name that the certificate is for."
	}),
	untrusted: ({ name }) => ({
		says: `The certificate of ${name} is not trusted`,
		fix: "If your company has a certificate authority of its own, set NODE_EXTRA_CA_CERTS to its PEM file. The check cannot be switched off."
	}),
	"no-tls": ({ name }) => ({
		says: `${name} does not speak TLS at this port`,
		fix: "Check the port; http:// works for localhost, 127.0.0.1 and [::1] only."
	}),
	proxy: ({ name }) => ({
		says: `${name} does not let us through`,
		fix: "Check HTTPS_PROXY with its user name and password, and that the proxy allows this host; or name the host in NO_PROXY."
	}),
	broken: ({ name }) => ({
		says: `The connection to ${name} broke before it answered`,
		fix: "Try again. If it stays like this, look at the proxies and gateways in between."
	})
};
// src/commands/doctor/files.ts
function lookAtFiles({ config, deployment }, world) {
	const files = load({
		source: world.source,
		paths: [],
		config,
		deployment,
		judge: null
	}, world);
	const problems = check(files, world);
	const errors = problems.filter(({ severity }) => severity === "error");
	if (errors.length > 0 && errors.every(({ code }) => code === "no-files")) return warning("There are no policies yet.", "`ifmatch init` writes the first ones.", null);
	if (errors.length > 0) {
		const { says, fix } = firstProblem(world.source, problems);
		return failed(says, fix);
	}
	const bundles = files.bundles.map(({ kind, deployment: slug }) => slug === null ? kind : `${slug} ${kind}`);
	return ok(`${count(files.files.length, "file")}, ${count(files.policies, "policy", "policies")} (${shortened(bundles)})`, files);
}
const shortened = (names) => names.length > 6 ? count(names.length, "bundle") : names.join(", ");
// src/commands/doctor/git.ts
function lookAtGit(git) {
	if (ask(git, "--version") === null) return warning("git cannot be run.", "Install git; `ifmatch drift` and the action need it.", true);
	const refusal = git.refusal();
	if (refusal !== null) return warning(`git does not read this repository (${refusal.split("\n", 1)[0] ?? ""}).`, "Drift and `preview --base` need it. `git status` in this folder names the command that fixes it.", true);
	if (ask(git, "rev-parse", "--is-inside-work-tree") !== "true") return warning("This folder is in no git repository.", "Run `git init` here, or start ifmatch in the repository with -C. Pull requests and drift need its history.", true);
	const says = `a repository, on ${ask(git, "symbolic-ref", "--quiet", "--short", "HEAD") ?? "no branch"}${defaultBranch(git)}`;
	if (ask(git, "rev-parse", "--is-shallow-repository") === "true") return warning(`The clone is shallow (${says}), so drift cannot find what was applied last.`, "Run `git fetch --unshallow`; in a workflow give actions/checkout `fetch-depth: 0`.", true);
	if (ask(git, "rev-parse", "--verify", "--quiet", "HEAD") === null) return warning("The repository has no commit yet.", "Commit the policies.", true);
	return ok(says, true);
}
function lookAtWorkflows(git) {
	const top = ask(git, "rev-parse", "--show-toplevel");
	if (top === null) return skipped("this folder is in no repository that git reads");
	const appliers = findAppliers(openDisk(top));
	const clashing = clashesAmong(appliers);
	if (clashing.length > 0) {
		const { says, fix } = clashWords(clashing);
		return warning(says, fix, true);
	}
	return ok(appliers.length === 0 ? "none applies policies" : `applied by ${appliers.map(({ path }) => path).join(", ")}`, true);
}
function defaultBranch(git) {
	const remote = ask(git, "symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD");
	if (remote !== null) return `; the default branch is ${remote.replace(/^origin\//, "")}`;
	return ask(git, "remote") === "" ? "; it has no remote" : "";
}
function ask(git, ...args) {
	try {
		return git.read(args).toString("utf8").trim();
	} catch (error) {
		if (error instanceof UsageError) return null;
		throw error;
	}
}
// src/commands/doctor/github.ts
async function lookAtGitHub({ job }, access) {
	const token = access.token?.trim() ?? "";
	if (token === "") return warning("GITHUB_TOKEN is not in the environment, so what it may read was not tried.", "Add to the step: env: { GITHUB_TOKEN: \"${{ github.token }}\" }. The action itself needs no such line.", true);
	const { repository } = job;
	return withGitHub(token, job, access, async (github) => {
		await github.tipOf(repository.defaultBranch);
		await github.recentComments(1);
		return ok(`the token reads ${repository.defaultBranch} and the comments of ${repository.owner}/${repository.name}`, true);
	});
}
async function withGitHub(token, job, { proxies, now, patience }, use) {
	const network = openFetch(new URL(job.api), proxies);
	const end = AbortSignal.timeout(patience);
	const github = openGitHub({
		token,
		job,
		fetch: (url, init) => network.fetch(url, {
			...init,
			signal: AbortSignal.any([init.signal, end])
		}),
		clock: {
			now,
			random: () => 0,
			sleep: (milliseconds) => setTimeout(milliseconds, void 0, { signal: end }).catch(() => void 0)
		}
	});
	try {
		return await use(github);
	} finally {
		await network.close();
	}
}
// src/commands/doctor/job.ts
function lookAtJob(env, world) {
	if (env["GITHUB_ACTIONS"] !== "true") return skipped("this is no job of GitHub Actions");
	const payload = readPayload(world.readText(env["GITHUB_EVENT_PATH"] ?? ""));
	const event = readEvent(env["GITHUB_EVENT_NAME"] ?? "", payload);
	const job = readJob(env, payload);
	const { owner, name } = job.repository;
	const running = {
		job,
		event
	};
	if (event.kind === "other") {
		const { says, fix } = refuseEvent(event);
		return warning(says, fix, running);
	}
	if (event.kind === "pull-request" && !event.hardened) {
		const who = foreigner(event.pull.fork, env);
		if (who !== null) return warning(`The pull request comes from ${who}: its job gets no secrets, and a token that may only read.`, "Such a pull request is only validated; to preview it as well, use the workflow examples/workflows/hardened.yml.", running);
	}
	return ok(`runs on ${env["GITHUB_EVENT_NAME"] ?? ""} for ${owner}/${name}`, running);
}
const foreigner = (fork, env) => {
	if (fork) return "a fork";
	return env["GITHUB_ACTOR"] === "dependabot[bot]" ? "Dependabot" : null;
};
function readPayload(text) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new UsageError("The file that GITHUB_EVENT_PATH names is no JSON.", { cause });
	}
}
// src/commands/doctor/node.ts
function lookAtNode(running, engines) {
	const least = engines.replace(/^>=\s*/, "");
	const says = `Node ${running}, ifmatch ${version}`;
	if (isAtLeast(running, least)) return ok(says, running);
	return failed(`${says}: this Node is too old.`, `Install Node ${least} or newer.`);
}
function isAtLeast(running, least) {
	const [have, want] = [running, least].map((text) => text.split(".").map(Number));
	const index = want?.findIndex((part, at) => part !== (have?.[at] ?? 0)) ?? -1;
	return index < 0 || (have?.[index] ?? 0) > (want?.[index] ?? 0);
}
// src/commands/doctor/proxy.ts
function lookAtProxy(address, proxies) {
	const way = wayTo(address, proxies);
	if (way.kind === "proxy") return ok(`through ${way.proxy} (${way.variable})`, way);
	return ok(directly[way.because], way);
}
const directly = {
	loopback: "none: the address is of this machine",
	"no-proxy": "none: NO_PROXY names the host",
	unset: "none"
};
// src/commands/doctor/workflow.ts
function lookAtWorkflow({ event }, env, world) {
	const workflow = readWorkflow(env, world);
	if (workflow === null) return skipped("the file of the workflow cannot be read here");
	const given = permissionsIn(workflow, env["GITHUB_JOB"] ?? "");
	if (given === null) return warning("The workflow says no permissions, so those hold that the repository gives by default.", `Write them: permissions: { ${wanted(event.kind).map(([scope, level]) => `${scope}: ${level}`).join(", ")} }.`, true);
	const lacking = wanted(event.kind).filter(([scope, level]) => rank[given(scope)] < rank[level]);
	if (lacking.length === 0) return ok(`the job may ${wanted(event.kind).map(([scope, level]) => `${level} ${scope}`).join(", ")}`, true);
	const list = lacking.map(([scope, level]) => `${scope}: ${level}`).join(", ");
	const fix = `Add to the permissions of the job: ${list}.`;
	return lacking.some(([scope]) => scope === "contents") ? failed(`The job lacks the permission ${list}.`, fix) : warning(`The job lacks the permission ${list}: the action could not ${lackingFor(lacking)}.`, fix, true);
}
const rank = {
	none: 0,
	read: 1,
	write: 2
};
const wanted = (event) => [
	["contents", "read"],
	["pull-requests", "write"],
	["statuses", "write"],
	...event === "schedule" ? [["issues", "write"]] : []
];
const uses = {
	contents: "read the files",
	"pull-requests": "comment",
	statuses: "mark a stale preview",
	issues: "keep the issue about drift"
};
const lackingFor = (lacking) => lacking.map(([scope]) => uses[scope]).join(" or ");
function readWorkflow(env, world) {
	const [, path] = /^[^/]+\/[^/]+\/(\.github\/workflows\/[^/@]+\.ya?ml)@/.exec(env["GITHUB_WORKFLOW_REF"] ?? "") ?? [];
	if (path === void 0) return null;
	try {
		const text = world.readText(join(env["GITHUB_WORKSPACE"] ?? ".", path));
		const parsed = parse(path, text.replace(/^on:/m, "\"on\":"));
		return "problems" in parsed ? null : parsed.value;
	} catch (error) {
		if (error instanceof UsageError) return null;
		throw error;
	}
}
function permissionsIn(workflow, job) {
	const said = field(field(field(workflow, "jobs"), job), "permissions") ?? field(workflow, "permissions");
	if (said === void 0) return null;
	if (said === "write-all") return () => "write";
	if (said === "read-all") return () => "read";
	return (scope) => {
		const level = field(said, scope);
		return level === "read" || level === "write" ? level : "none";
	};
}
function field(value, name) {
	if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return void 0;
	return value[name];
}
// src/commands/doctor/machine-checks.ts
async function examineHere(examination, options, world, { node, git }) {
	await examination.look({ id: "node" }, [], () => lookAtNode(node, enginesOf(world)));
	await examination.look({ id: "git" }, [], () => lookAtGit(git));
	const config = await examination.look({ id: "config" }, [], () => lookAtConfig(options.config, world));
	const files = await examination.look({ id: "files" }, [config], () => lookAtFiles(options, world));
	await examination.look({ id: "workflows" }, [], () => lookAtWorkflows(git));
	return {
		config,
		files
	};
}
function enginesOf(world) {
	const { engines } = JSON.parse(world.readText(join(world.packageRoot, "package.json")));
	return engines.node;
}
async function examineNetwork(examination, { sandbox, baseUrl, limits }, { env, now }) {
	if (sandbox) return examination.look({ id: "connection" }, [], () => ok("the embedded platform, which needs no address and no token", { answer: null }));
	const proxies = proxiesIn(env);
	const address = await examination.look({ id: "address" }, [], () => lookAtAddress({
		option: baseUrl,
		variable: env["IFMATCH_BASE_URL"] ?? null
	}));
	const proxy = await examination.look({ id: "proxy" }, [address], ([url]) => lookAtProxy(url, proxies));
	const timeout = limits.check * .8;
	const answer = await examination.look({ id: "connection" }, [address, proxy], async ([url, way]) => lookAtConnection(url, way, await knock(url, {
		proxies,
		timeout,
		now
	})));
	await examination.look({ id: "clock" }, [answer], ([came]) => lookAtClock(came));
	return {
		check: answer.check,
		value: answer.value === null ? null : { answer: answer.value }
	};
}
async function examineJob(examination, { limits }, world, { env, now }) {
	const job = await examination.look({ id: "job" }, [], () => lookAtJob(env, world));
	if (env["GITHUB_ACTIONS"] !== "true") return;
	await examination.look({ id: "workflow" }, [job], ([running]) => lookAtWorkflow(running, env, world));
	const access = {
		token: env["GITHUB_TOKEN"] ?? null,
		proxies: proxiesIn(env),
		now,
		patience: limits.check * .8
	};
	await examination.look({ id: "github" }, [job], ([running]) => lookAtGitHub(running, access));
}
// src/commands/doctor.ts
const usualLimits = {
	check: 1e4,
	run: 12e4
};
async function doctor(options, world, around) {
	const redaction = new Redaction(secretsIn(around.env));
	const bounds = {
		patience: options.limits.check,
		end: AbortSignal.timeout(options.limits.run),
		redact: (text) => redaction.redact(text)
	};
	const common = new Examination(bounds);
	const { config, files } = await examineHere(common, options, world, around);
	const connection = await examineNetwork(common, options, around);
	const ofDeployments = await inParallel(slugsOf(options, config.value, files.value), async (slug) => {
		const own = new Examination(bounds);
		await examineDeployment(own, {
			slug,
			config,
			files,
			connection
		}, world, around);
		return own.checks;
	});
	const last = new Examination(bounds);
	await examineJob(last, options, world, around);
	return [
		...common.checks,
		...ofDeployments.flat(),
		...last.checks
	];
}
function slugsOf({ deployment }, settings, files) {
	if (deployment !== null) return [deployment];
	const named = [...settings?.deployments.keys() ?? [], ...files?.bundles.map((bundle) => bundle.deployment) ?? []];
	const slugs = [...new Set(named)].filter((slug) => slug !== null);
	return slugs.length === 0 ? [null] : slugs;
}
const secretsIn = (env) => Object.entries(env).filter(([name]) => /^(?:IFMATCH_API_TOKEN(?:_|$)|IFMATCH_USER_JWT$|GITHUB_TOKEN$|INPUT_(?:API|GITHUB)-TOKEN$)/.test(name)).flatMap(([, value]) => value === void 0 || value.trim() === "" ? [] : [value, value.trim()]);
export { doctor, usualLimits };
