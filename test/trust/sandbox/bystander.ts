import { request } from 'undici';
import { codePath } from '../../sandbox/harness.ts';

export type Watched = { readonly asked: number; readonly slowest: number; readonly failed: readonly string[] };

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
  const failureOf = async (): Promise<string | null> => {
    try {
      const headers = { authorization: `Bearer ${token}` };
      const { statusCode, body } = await request(url + codePath, { headers, headersTimeout: 60_000 });
      await body.dump();
      return statusCode === 200 ? null : `answered ${String(statusCode)}`;
    } catch (error) {
      return String(error);
    }
  };
  const ask = async (): Promise<void> => {
    const started = performance.now();
    let failure = await failureOf();
    // On a machine that stands still for a second, the bystander itself is a slow client that is cut off.
    for (let attempt = 2; failure !== null && attempt <= 3; attempt += 1) failure = await failureOf();
    if (failure !== null) seen.failed.push(failure);
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
