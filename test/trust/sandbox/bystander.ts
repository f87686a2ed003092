import { request } from 'undici';
import { codePath } from '../../rig/platform-api.ts';

export type BystanderReport = {
  readonly requests: number;
  readonly slowest: number;
  readonly failed: readonly string[];
};

/** Tries up to ten times, because on a busy machine the server may take the test itself for a slow client and disconnect it. */
export async function retryUpToTenTimes<T>(attempt: () => Promise<T>): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (number === 10) throw error;
    }
  }
}

/** Starts another client of the same server, which sends requests without pause. Returns a function that stops it and returns its report. */
export function startBystander({
  url,
  token,
}: {
  readonly url: string;
  readonly token: string;
}): () => Promise<BystanderReport> {
  const stopping = new AbortController();
  const report = { requests: 0, slowest: 0, failed: [] as string[] };
  const sendRequest = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode, body } = await request(url + codePath, { headers, headersTimeout: 60_000 });
    await body.dump();
    if (statusCode !== 200) throw new Error(`answered ${String(statusCode)}`);
  };
  const sendAndMeasure = async (): Promise<void> => {
    const started = performance.now();
    await retryUpToTenTimes(sendRequest).catch((error: unknown) => report.failed.push(String(error)));
    report.requests += 1;
    report.slowest = Math.max(report.slowest, performance.now() - started);
  };
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sendAndMeasure();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const ended = loop();
  return async () => {
    stopping.abort();
    await ended;
    return report;
  };
}
