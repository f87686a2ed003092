import { shareNetwork } from "./dispatcher.js";
// src/platform/fetch.ts
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
export { openFetch };
