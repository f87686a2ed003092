import { UsageError } from "./usage-error.js";
// src/domain/token-variable.ts
/** The variable that the token of a deployment comes from: its own where that is set, else the common one. */
function tokenVariable(slug, env) {
	if (slug === null) return common;
	const own = ownTokenVariable(slug);
	return (env[own] ?? "").trim() === "" ? common : own;
}
/** The variable for the token of one deployment alone. */
const ownTokenVariable = (slug) => `${common}_${slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}`;
const common = "IFMATCH_API_TOKEN";
// src/world/connections.ts
/** Opens platforms when they are first needed: one for each token, or the embedded sandbox for all. */
var Connections = class {
	/** What was asked, as plans name it: the address, `sandbox`, or null when nothing was. */
	name = null;
	options;
	open = /* @__PURE__ */ new Map();
	apis = [];
	sandbox = null;
	constructor(options) {
		this.options = options;
	}
	/** The platform for a deployment; null for whichever the token sees. Throws UsageError without an address or a token. */
	to(deployment) {
		const key = this.options.sandbox === null ? tokenVariable(deployment, this.options.env) : "sandbox";
		const known = this.open.get(key);
		if (known !== void 0) return known;
		const opened = this.options.sandbox === null ? this.openRemote(key) : this.openSandbox();
		this.open.set(key, opened);
		return opened;
	}
	/** Whether a token for this deployment is at hand, so that the platform may be asked. */
	has(deployment) {
		return this.options.sandbox !== null || nonEmpty(this.options.env[tokenVariable(deployment, this.options.env)]) !== null;
	}
	/** The token of a deployment, for signing. Throws UsageError where there is none. */
	secret(deployment) {
		const name = tokenVariable(deployment, this.options.env);
		const token = nonEmpty(this.options.env[name]);
		if (token === null) throw new UsageError(`No API token. Set ${name}.`);
		return token;
	}
	/**
	* Every operation of the platform for a deployment, null for whichever the token sees; with the user's own token (`IFMATCH_USER_JWT`)
	* where there is one. Throws UsageError without an address; which token is missing shows when an operation needs it.
	*/
	async api(deployment, profile) {
		const { openWebApi } = await import("./web-api.js");
		const { Token } = await import("./token.js");
		const sandbox = await this.startSandbox();
		const { env } = this.options;
		const token = sandbox === null ? nonEmpty(env[tokenVariable(deployment, env)]) : sandbox.token;
		const jwt = sandbox === null ? nonEmpty(env["IFMATCH_USER_JWT"]) : sandbox.userToken;
		const api = openWebApi({
			...sandbox === null ? this.remote() : this.embedded(sandbox),
			profile,
			token: token === null ? null : new Token(token),
			userToken: jwt === null ? null : new Token(jwt, "The user's JSON Web Token")
		});
		this.name = api.name;
		this.apis.push(api);
		return api;
	}
	async close() {
		const platforms = await Promise.allSettled(this.open.values());
		for (const platform of platforms) if (platform.status === "fulfilled") await platform.value.close();
		for (const api of this.apis) await api.close();
		const [sandbox] = await Promise.allSettled([this.sandbox]);
		if (sandbox.status === "fulfilled") await sandbox.value?.close();
	}
	async openRemote(tokenName) {
		const remote = this.remote();
		const token = nonEmpty(this.options.env[tokenName]);
		if (token === null) throw new UsageError(`No API token. Set ${tokenName}, or try it with --sandbox.`);
		return this.connect(remote, token);
	}
	async openSandbox() {
		const sandbox = await this.startSandbox();
		if (sandbox === null) throw new Error("no sandbox was asked for");
		return this.connect(this.embedded(sandbox), sandbox.token);
	}
	/** Null where a remote platform is meant; the same one for all. */
	async startSandbox() {
		const asked = this.options.sandbox;
		if (asked === null) return null;
		const { startSandbox } = await import("./server2.js");
		this.sandbox ??= startSandbox(asked.db === null ? {} : { db: asked.db });
		return this.sandbox;
	}
	remote() {
		const { baseUrl, env } = this.options;
		const address = baseUrl ?? nonEmpty(env["IFMATCH_BASE_URL"]);
		if (address === null) throw new UsageError("No platform address. Set IFMATCH_BASE_URL or give --base-url, or try it with --sandbox.");
		return {
			address,
			...this.common()
		};
	}
	embedded({ url }) {
		return {
			address: url,
			name: "sandbox",
			...this.common()
		};
	}
	common() {
		const { env, log } = this.options;
		return {
			env: proxiesIn(env),
			...log === null ? {} : { log }
		};
	}
	async connect(remote, secret) {
		const { openPlatform } = await import("./client2.js");
		const { Token } = await import("./token.js");
		const platform = openPlatform({
			...remote,
			token: new Token(secret)
		});
		this.name = platform.name;
		return platform;
	}
};
/** The proxies that an environment names, in capitals or not. */
function proxiesIn(env) {
	return {
		httpsProxy: env["HTTPS_PROXY"] ?? env["https_proxy"],
		httpProxy: env["HTTP_PROXY"] ?? env["http_proxy"],
		noProxy: env["NO_PROXY"] ?? env["no_proxy"]
	};
}
const nonEmpty = (text) => text === void 0 || text.trim() === "" ? null : text;
export { Connections, ownTokenVariable, proxiesIn, tokenVariable };
