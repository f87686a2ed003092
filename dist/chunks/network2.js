import { PlatformError } from "./cli-and-action.js";
// src/platform/network.ts
function parseAddress(text) {
	const fault = faults.find(({ pattern }) => pattern.test(text))?.says;
	if (fault !== void 0) return refuse(fault);
	if (!URL.canParse(text)) return refuse("is not an address");
	const url = new URL(text);
	const written = text.replace(/^[^/]*\/\/[^/]*/, (origin) => origin.toLowerCase());
	if (url.href !== written && url.href !== `${written}/`) return refuse(`is not written plainly: it means ${url.href}`);
	if (/\/\/|\.\./.test(url.pathname + url.hostname) || url.hostname.startsWith(".")) return refuse("has a host or a path that cannot be");
	if (url.protocol === "http:" && !isLoopback(url)) return refuse("must begin with https://, since anybody on the way could read the token");
	return url;
}
const faults = [
	{
		pattern: /^$/,
		says: "is empty"
	},
	{
		pattern: /[^\x21-\x7e]/,
		says: "has white space in it, or characters that are not ASCII"
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
		pattern: /[?#]/,
		says: "has a query or a fragment"
	}
];
function refuse(says) {
	throw new PlatformError(`The address of the platform ${says}.`, { hint: "Write it like https://platform.example, or with a path in front of the API like https://gateway.example/appsec. http:// works for localhost, 127.0.0.1 and [::1] only." });
}
const prefixOf = ({ pathname }) => pathname.replace(/\/$/, "");
const isLoopback = ({ hostname }) => hostname === "localhost" || hostname === "[::1]" || /^127(\.[0-9]{1,3}){3}$/.test(hostname);
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
function openFetch(address, proxies) {
	const network = shareNetwork(address, proxies);
	return {
		async fetch(url, init) {
			const [{ fetch }, dispatcher] = await Promise.all([import("./undici.js"), network.open()]);
			return fetch(url, {
				...init,
				dispatcher
			});
		},
		close: () => network.release()
	};
}
function wayTo(address, proxies) {
	const route = routeOf(proxies);
	if (isLoopback(address)) return {
		kind: "direct",
		because: "loopback"
	};
	if (route === null) return {
		kind: "direct",
		because: "unset"
	};
	if (isExcepted(address, route.noProxy)) return {
		kind: "direct",
		because: "no-proxy"
	};
	const { protocol, host } = new URL(route.httpsProxy || route.httpProxy);
	return {
		kind: "proxy",
		proxy: `${protocol}//${host}`,
		variable: route.httpsProxy === "" ? "HTTP_PROXY" : "HTTPS_PROXY"
	};
}
function isExcepted({ hostname, port, protocol }, noProxy) {
	const host = hostname.replaceAll(/^\[|\]$|\.$/g, "").toLowerCase();
	const usualPort = protocol === "https:" ? "443" : "80";
	return noProxy.split(/[,\s]+/).filter(Boolean).some((entry) => {
		const [, bracketed, plain, wanted] = /^(?:\[(.+)\]|([^:]+|[^:]*:[^:]*:.*))(?::(\d+))?$/.exec(entry) ?? [];
		if (wanted !== void 0 && wanted !== (port || usualPort)) return false;
		const name = (bracketed ?? plain ?? "").toLowerCase();
		const bare = name.replace(/^\*?\./, "").replace(/\.$/, "");
		return name === "*" || host.endsWith(`.${bare}`) || host === bare && !name.startsWith("*");
	});
}
export { openFetch, parseAddress, prefixOf, shareNetwork, wayTo };
