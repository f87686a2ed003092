import type { fetch as undiciFetch, RequestInit } from 'undici';
import { type Proxies, shareNetwork } from './http/dispatcher.ts';

/** undici's `fetch` on the dispatcher of the process, for those who speak to other services: proxies and certificates are settled in one place. */
export function openFetch(
  address: URL,
  proxies: Proxies,
): { fetch: (url: string, init: RequestInit) => ReturnType<typeof undiciFetch>; close(): Promise<void> } {
  const network = shareNetwork(address, proxies);
  return {
    async fetch(url, init) {
      const [{ fetch }, dispatcher] = await Promise.all([import('./http/undici.ts'), network.open()]);
      return fetch(url, { ...init, dispatcher });
    },
    close: () => network.release(),
  };
}
