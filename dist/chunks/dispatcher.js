import { PlatformError } from "./cli-and-action.js";
// src/platform/http/address.ts
function parseAddress(text) {
	const oddity = oddities.find(({ pattern }) => pattern.test(text));
	if (oddity !== void 0) return refuse(oddity.says);
	const written = split(text);
	if (written === null || !URL.canParse(text)) return refuse("is not an address");
	const url = new URL(text);
	const fault = faultOf(url, written);
	return fault === null ? url : refuse(fault);
}
const prefixOf = ({ pathname }) => pathname.replace(/\/$/, "");
function isLoopback(url) {
	return url.hostname === "localhost" || url.hostname === "[::1]" || /^127(\.[0-9]{1,3}){3}$/.test(url.hostname);
}
const oddities = [
	{
		pattern: /^$/,
		says: "is empty"
	},
	{
		pattern: /[^\x21-\x7e]/,
		says: "has white space in it, or characters that are not ASCII"
	},
	{
		pattern: /\\/,
		says: "has a backslash in it"
	},
	{
		pattern: /^(?!https?:\/\/)/i,
		says: "must begin with https://"
	},
	{
		pattern: /^https?:\/\/[^/?#]*@/i,
		says: "has a user name or a password in it"
	},
	{
		pattern: /\?/,
		says: "has a query"
	},
	{
		pattern: /#/,
		says: "has a fragment"
	}
];
function split(text) {
	const [, host, port, path] = /^https?:\/\/(\[[^\]/]*\]|[^:[\]/]+)(?::([0-9]{1,5}))?(\/.*)?$/i.exec(text) ?? [];
	return host === void 0 ? null : {
		host: host.toLowerCase(),
		port,
		path
	};
}
function faultOf(url, { host, port, path = url.pathname }) {
	if (url.hostname !== host) return `is not written plainly: its host means ${url.hostname}`;
	if (/^\.|\.\./.test(host) || Number(port) === 0) return "has a host or a port that cannot be";
	if (url.pathname !== path || /\/\/./.test(path)) return "has a path that is not written plainly";
	if (url.protocol === "https:" || isLoopback(url)) return null;
	return "must begin with https://, since anybody on the way could read the token";
}
function refuse(says) {
	throw new PlatformError(`The address of the platform ${says}.`, { hint: "Write it like https://platform.example, or with a path in front of the API like https://gateway.example/appsec. http:// works for localhost, 127.0.0.1 and [::1] only." });
}
// src/platform/http/dispatcher.ts
const inUse = new Map();
function shareNetwork(address, proxies) {
	const route = isLoopback(address) ? null : routeOf(proxies);
	const key = JSON.stringify(route);
	let mine = null;
	return {
		open() {
			mine ??= join(key, () => openDispatcher(route));
			return mine.dispatcher;
		},
		async release() {
			const left = mine;
			mine = null;
			if (left !== null) await leave(key, left);
		}
	};
}
function join(key, open) {
	const shared = inUse.get(key) ?? {
		dispatcher: open(),
		users: 0
	};
	shared.users += 1;
	inUse.set(key, shared);
	return shared;
}
async function leave(key, shared) {
	shared.users -= 1;
	if (shared.users > 0) return;
	inUse.delete(key);
	await (await shared.dispatcher).close();
}
function routeOf({ httpsProxy, httpProxy, noProxy }) {
	const route = {
		httpsProxy: proxyAddress("HTTPS_PROXY", httpsProxy),
		httpProxy: proxyAddress("HTTP_PROXY", httpProxy),
		noProxy: noProxy ?? ""
	};
	return route.httpsProxy === "" && route.httpProxy === "" ? null : route;
}
function proxyAddress(variable, value) {
	const text = value?.trim() ?? "";
	if (text === "") return "";
	const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
	if (/^https?:/i.test(address) && URL.canParse(address)) return address;
	throw new PlatformError(`${variable} is not the address of an HTTP proxy.`, { hint: `Set ${variable} to something like http://proxy.example:3128, or unset it.` });
}
const tls = {
	rejectUnauthorized: true,
	allowH2: false
};
const options = {
	allowH2: false,
	connect: tls
};
async function openDispatcher(route) {
	const { Agent, EnvHttpProxyAgent } = await import("./undici.js");
	return route === null ? new Agent(options) : new EnvHttpProxyAgent({
		...options,
		...route,
		requestTls: tls,
		proxyTls: tls
	});
}
export { isLoopback, parseAddress, prefixOf, shareNetwork };
