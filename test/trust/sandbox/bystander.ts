import { request } from 'undici';
import { codePath } from '../../rig/platform-api.ts';

export type Watched = { readonly asked: number; readonly slowest: number; readonly failed: readonly string[] };

/** Tries up to ten times: on a machine that stands still for a second, who asks at once is a slow client that is cut off, too. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === 10) throw error;
    }
  }
}

/** Another client of the same server, that asks all the time; what is answered tells how it went, in milliseconds. */
export function startBystander({
  url,
  token,
}: {
  readonly url: string;
  readonly token: string;
}): () => Promise<Watched> {
  const stopping = new AbortController();
  const seen = { asked: 0, slowest: 0, failed: [] as string[] };
  const askOnce = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode, body } = await request(url + codePath, { headers, headersTimeout: 60_000 });
    await body.dump();
    if (statusCode !== 200) throw new Error(`answered ${String(statusCode)}`);
  };
  const ask = async (): Promise<void> => {
    const started = performance.now();
    await patiently(askOnce).catch((error: unknown) => seen.failed.push(String(error)));
    seen.asked += 1;
    seen.slowest = Math.max(seen.slowest, performance.now() - started);
  };
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await ask();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const ended = loop();
  return async () => {
    stopping.abort();
    await ended;
    return seen;
  };
}
