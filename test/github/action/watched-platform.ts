import { request } from 'undici';
import { onTestFinished } from 'vitest';
import { listen, readAll } from '../rig/listen.ts';
import type { Rig } from '../rig/rig.ts';
import type { RunOptions } from '../rig/runner/run.ts';

/** The platform of a rig behind an address of its own, which counts what it is asked. */
export type WatchedPlatform = {
  /** How to run the action against it. */
  readonly how: RunOptions & { readonly inputs: Readonly<Record<string, string>> };
  /** Method and path of each request since the last time that this was asked, oldest first. */
  readonly take: () => string[];
};

const forwarded = ['authorization', 'content-type', 'if-match'] as const;

/** `refuses`: requests that are answered with 403, as for a token that may not. `beside`: what it says beside its list of deployments. */
export async function watchPlatform(
  { platform }: Rig,
  refuses: Pick<RegExp, 'test'> = /(?!)/,
  beside: object = {},
): Promise<WatchedPlatform> {
  const seen: string[] = [];
  const listener = await listen(async (asked, response) => {
    const { method = '', url = '' } = asked;
    seen.push(`${method} ${url.replace(/\?.*/, '')}`);
    if (refuses.test(url)) {
      response.writeHead(403, { 'content-type': 'application/json' }).end('{"error":"permission denied"}');
      return;
    }
    const body = await readAll(asked);
    const headers = forwarded.flatMap((name) => {
      const value = asked.headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const answer = await request(`${platform.url}${url}`, {
      method: method as 'GET',
      headers: Object.fromEntries(headers),
      body: body.length === 0 ? null : body,
    });
    const type = String(answer.headers['content-type'] ?? 'application/json');
    const text = await answer.body.text();
    const isList = url === '/api/v1/deployments' && answer.statusCode === 200;
    const told = isList ? JSON.stringify({ ...(JSON.parse(text) as object), ...beside }) : text;
    response.writeHead(answer.statusCode, { 'content-type': type }).end(told);
  });
  onTestFinished(() => listener.close());
  return { how: { inputs: { 'base-url': listener.url } }, take: () => seen.splice(0) };
}

/** Requests that only an impact needs. */
export const aboutFindings = (path: string): boolean => /\/(?:findings|issues)\b/.test(path);
