import { __toESM } from "./rolldown-runtime.js";
import { shareNetwork } from "./dispatcher.js";
// src/platform/fetch.ts
/** undici's `fetch` on the dispatcher of the process, for those who speak to other services: proxies and certificates are settled in one place. */
function openFetch(address, proxies) {
	const network = shareNetwork(address, proxies);
	return {
		async fetch(url, init) {
			const [{ fetch }, dispatcher] = await Promise.all([import("./undici2.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1)), network.open()]);
			return fetch(url, {
				...init,
				dispatcher
			});
		},
		close: () => network.release()
	};
}
export { openFetch };
