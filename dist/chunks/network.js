const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_http = require("./http.js");
let node_net = require("node:net");
// src/platform/no-proxy.ts
function matchesNoProxy({ hostname, port, protocol }, noProxy) {
	const host = hostname.replaceAll(/^\[|\]$/g, "").toLowerCase();
	const hostPort = port === "" ? defaultPorts[protocol] : port;
	return noProxy.toLowerCase().split(/[\s,]+/).filter((entry) => entry !== "").some((entry) => {
		const { name, port: requiredPort } = splitPort(entry);
		return (requiredPort === null || requiredPort === hostPort) && matchesEntry(host, name);
	});
}
function splitPort(entry) {
	const bracket = entry.startsWith("[") ? entry.indexOf("]") : -1;
	if (bracket > 0) return {
		name: entry.slice(1, bracket),
		port: portOf(entry.slice(bracket + 1))
	};
	const colon = entry.indexOf(":");
	if (colon < 0 || entry.includes(":", colon + 1)) return {
		name: entry,
		port: null
	};
	return {
		name: entry.slice(0, colon),
		port: portOf(entry.slice(colon))
	};
}
const portOf = (text) => /^:\d{1,5}$/.test(text) ? text.slice(1) : null;
const defaultPorts = {
	"https:": "443",
	"http:": "80"
};
function matchesEntry(host, entry) {
	if (entry === "*") return true;
	if (entry.includes("/")) return isInRange(host, entry);
	if (/^[\d.]+\*$/.test(entry)) return (0, node_net.isIP)(host) === 4 && host.startsWith(entry.slice(0, -1));
	if ((0, node_net.isIP)(host) !== 0) return host === entry;
	const domain = entry.replace(/^\*?\./, "");
	return host === domain && !entry.startsWith("*") || host.endsWith(`.${domain}`);
}
function isInRange(host, range) {
	const [, network = "", bits = ""] = /^(.+)\/(\d{1,3})$/.exec(range) ?? [];
	const family = (0, node_net.isIP)(network);
	if (family === 0 || (0, node_net.isIP)(host) !== family || Number(bits) > (family === 4 ? 32 : 128)) return false;
	const type = family === 4 ? "ipv4" : "ipv6";
	const list = new node_net.BlockList();
	list.addSubnet(network, Number(bits), type);
	return list.check(host, type);
}
// src/platform/network.ts
var network_exports = require_rolldown_runtime.__exportAll({ createNetwork: () => createNetwork });
function parseAddress(text) {
	const problem = addressProblems.find(({ pattern }) => pattern.test(text))?.message;
	if (problem !== void 0) return refuseAddress(problem);
	if (!URL.canParse(text)) return refuseAddress("is not an address");
	const url = new URL(text);
	const expected = text.replace(/^[^/]*\/\/[^/]*/, (origin) => origin.toLowerCase());
	if (url.href !== expected && url.href !== `${expected}/`) return refuseAddress(`is not written plainly: it means ${url.href}`);
	if (/\/\/|\.\./.test(url.pathname + url.hostname) || url.hostname.startsWith(".")) return refuseAddress("has a host or a path that cannot be");
	if (url.protocol === "http:" && !isLoopback(url)) return refuseAddress("must begin with https://, since anybody on the way could read the token");
	const [, prefix] = /^(.*)\/api\/(?:v\d+|policies)(?:\/.*)?$/.exec(pathPrefixOf(url)) ?? [];
	if (prefix !== void 0) throw new require_start.PlatformError(`The address of the platform ends in the path ${pathPrefixOf(url).slice(prefix.length)}, which ifmatch adds itself.`, { fix: `Set the address to ${url.origin}${prefix}.` });
	return url;
}
const addressProblems = [
	{
		pattern: /^$/,
		message: "is empty"
	},
	{
		pattern: /[^\x21-\x7e]/,
		message: "has white space in it, or characters that are not ASCII"
	},
	{
		pattern: /^(?!https?:\/\/)/i,
		message: "must begin with https://"
	},
	{
		pattern: /^https?:\/\/[^/?#]*@/i,
		message: "has a user name or a password in it"
	},
	{
		pattern: /[?#]/,
		message: "has a query or a fragment"
	}
];
function refuseAddress(message) {
	throw new require_start.PlatformError(`The address of the platform ${message}.`, { fix: "Use a URL such as https://platform.example or, with a path prefix, https://gateway.example/appsec. http:// works for localhost, 127.0.0.1 and [::1] only." });
}
const pathPrefixOf = ({ pathname }) => pathname.replace(/\/$/, "");
const isLoopback = ({ hostname }) => hostname === "localhost" || hostname === "[::1]" || /^127(\.[0-9]{1,3}){3}$/.test(hostname);
function createNetwork(address, env) {
	const proxySettings = isLoopback(address) || matchesNoProxy(address, readVariable("NO_PROXY", env)) ? null : readProxySettings(env);
	let opened = null;
	return {
		open: () => opened ??= openDispatcher(proxySettings),
		async release() {
			const closing = opened;
			opened = null;
			await (await closing)?.close();
		}
	};
}
function readProxySettings(env) {
	const proxySettings = {
		httpsProxy: proxyAddress("HTTPS_PROXY", env),
		httpProxy: proxyAddress("HTTP_PROXY", env),
		noProxy: readVariable("NO_PROXY", env)
	};
	return proxySettings.httpsProxy === "" && proxySettings.httpProxy === "" ? null : proxySettings;
}
const readVariable = (variable, env) => (env[variable] ?? env[variable.toLowerCase()] ?? "").trim();
function proxyAddress(variable, env) {
	const text = readVariable(variable, env);
	if (text === "") return "";
	const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
	if (/^https?:/i.test(address) && URL.canParse(address)) return address;
	throw new require_start.PlatformError(`${variable} is not the address of an HTTP proxy.`, { fix: `Set ${variable} to something like http://proxy.example:3128, or unset it.` });
}
const tls = {
	rejectUnauthorized: true,
	allowH2: false
};
const options = {
	allowH2: false,
	connect: tls
};
async function openDispatcher(proxySettings) {
	const { Agent, EnvHttpProxyAgent } = await Promise.resolve().then(() => require("./undici.js"));
	return proxySettings === null ? new Agent(options) : new EnvHttpProxyAgent({
		...options,
		...proxySettings,
		requestTls: tls,
		proxyTls: tls
	});
}
function redirectTarget({ status, headers: { location = "" } }, base) {
	if (!require_http.isRedirect(status) || !URL.canParse(location, base)) return null;
	const { host, protocol, origin, pathname } = new URL(location, base);
	return host === "" ? protocol : origin + pathname;
}
Object.defineProperty(exports, "createNetwork", {
	enumerable: true,
	get: function() {
		return createNetwork;
	}
});
Object.defineProperty(exports, "isLoopback", {
	enumerable: true,
	get: function() {
		return isLoopback;
	}
});
Object.defineProperty(exports, "network_exports", {
	enumerable: true,
	get: function() {
		return network_exports;
	}
});
Object.defineProperty(exports, "parseAddress", {
	enumerable: true,
	get: function() {
		return parseAddress;
	}
});
Object.defineProperty(exports, "pathPrefixOf", {
	enumerable: true,
	get: function() {
		return pathPrefixOf;
	}
});
Object.defineProperty(exports, "redirectTarget", {
	enumerable: true,
	get: function() {
		return redirectTarget;
	}
});
