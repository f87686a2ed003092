import { request } from 'undici';
import { onTestFinished } from 'vitest';
import { listen, readAll } from '../rig/http.ts';
import type { Rig } from '../rig/rig.ts';

type Answer = { readonly status: number; readonly text: string };

/**
 * The platform of a rig behind another address, where `answer` decides what becomes of each request; null breaks the connection. Returns the
 * inputs that lead the action there, and what takes the requests since the last look: method and path of each.
 */
export async function behind(
  { platform }: Rig,
  answer: (asked: string, pass: () => Promise<Answer>) => Promise<Answer | null>,
) {
  const seen: string[] = [];
  const listener = await listen(async (asked, response) => {
    const { method = '', url = '', headers } = asked;
    seen.push(`${method} ${url.replace(/\?.*/, '')}`);
    const { authorization = '', 'if-match': version } = headers;
    const body = await readAll(asked);
    const pass = async (): Promise<Answer> => {
      const sent = { authorization, 'content-type': 'application/json', ...(version ? { 'if-match': version } : {}) };
      const got = await request(`${platform.url}${url}`, {
        method: method as 'GET',
        headers: sent,
        body: body.length === 0 ? null : body,
      });
      return { status: got.statusCode, text: await got.body.text() };
    };
    const given = await answer(`${method} ${url}`, pass);
    if (given === null) response.socket?.destroy();
    else response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.text);
  });
  onTestFinished(() => listener.close());
  return { how: { inputs: { 'base-url': listener.url } }, take: (): string[] => seen.splice(0) };
}

const refused: Answer = { status: 403, text: '{"error":"permission denied"}' };

/** The platform as it is, but for requests that it refuses as for a token that may not make them. */
export const watchPlatform = (rig: Rig, refuses: Pick<RegExp, 'test'> = /(?!)/) =>
  behind(rig, (asked, pass) => (refuses.test(asked) ? Promise.resolve(refused) : pass()));

/** Requests that only an impact needs. */
export const aboutFindings = (path: string): boolean => /\/(?:findings|issues)\b/.test(path);
