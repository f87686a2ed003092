import { UsageError } from "./usage-error.js";
// src/world/connections.ts
/** Opens platforms when they are first needed: one for each token, or the embedded sandbox for all. */
var Connections = class {
	/** What was asked, as plans name it: the address, `sandbox`, or null when nothing was. */
	name = null;
	options;
	open = /* @__PURE__ */ new Map();
	stopSandbox = null;
	constructor(options) {
		this.options = options;
	}
	/** The platform for a deployment; null for whichever the token sees. Throws UsageError without an address or a token. */
	to(deployment) {
		const key = this.options.sandbox === null ? this.tokenName(deployment) : "sandbox";
		const known = this.open.get(key);
		if (known !== void 0) return known;
		const opened = this.options.sandbox === null ? this.openRemote(key) : this.openSandbox(this.options.sandbox.db);
		this.open.set(key, opened);
		return opened;
	}
	/** Whether a token for this deployment is at hand, so that the platform may be asked. */
	has(deployment) {
		return this.options.sandbox !== null || nonEmpty(this.options.env[this.tokenName(deployment)]) !== null;
	}
	/** The token of a deployment, for signing. Throws UsageError where there is none. */
	secret(deployment) {
		const name = this.tokenName(deployment);
		const token = nonEmpty(this.options.env[name]);
		if (token === null) throw new UsageError(`No API token. Set ${name}.`);
		return token;
	}
	async close() {
		const platforms = await Promise.allSettled(this.open.values());
		for (const platform of platforms) if (platform.status === "fulfilled") await platform.value.close();
		await this.stopSandbox?.();
	}
	/** `IFMATCH_API_TOKEN_<SLUG>` where it is set, else `IFMATCH_API_TOKEN`. */
	tokenName(deployment) {
		const own = `IFMATCH_API_TOKEN_${(deployment ?? "").toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}`;
		return deployment !== null && nonEmpty(this.options.env[own]) !== null ? own : "IFMATCH_API_TOKEN";
	}
	async openRemote(tokenName) {
		const { env } = this.options;
		const address = this.options.baseUrl ?? nonEmpty(env["IFMATCH_BASE_URL"]);
		if (address === null) throw new UsageError("No platform address. Set IFMATCH_BASE_URL or give --base-url, or try it with --sandbox.");
		const token = nonEmpty(env[tokenName]);
		if (token === null) throw new UsageError(`No API token. Set ${tokenName}, or try it with --sandbox.`);
		return this.connect(address, token, {});
	}
	async openSandbox(db) {
		const { startSandbox } = await import("./server2.js");
		const sandbox = await startSandbox(db === null ? {} : { db });
		this.stopSandbox = () => sandbox.close();
		return this.connect(sandbox.url, sandbox.token, { name: "sandbox" });
	}
	async connect(address, secret, extra) {
		const { openPlatform } = await import("./client2.js");
		const { Token } = await import("./token.js");
		const { env, log } = this.options;
		const platform = openPlatform({
			address,
			token: new Token(secret),
			env: proxiesIn(env),
			...extra,
			...log === null ? {} : { log }
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
export { Connections, proxiesIn };
