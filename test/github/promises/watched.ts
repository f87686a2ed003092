import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { onTestFinished } from 'vitest';
import { listen, readAll } from '../rig/http.ts';
import type { Rig } from '../rig/rig.ts';
import type { Run } from '../rig/runner.ts';

/** A request to the platform: method and path, and the text of its body. */
type Asked = { readonly request: string; readonly body: string };

/** The platform of a rig behind another address, which keeps every request. `how` leads a run there. */
export async function watchRequests({ platform }: Rig) {
  const seen: Asked[] = [];
  const listener = await listen(async (asked, response) => {
    const { method = '', url = '', headers } = asked;
    const body = (await readAll(asked)).toString();
    seen.push({ request: `${method} ${url}`, body });
    const { authorization = '', 'if-match': version } = headers;
    const got = await request(`${platform.url}${url}`, {
      method: method as 'GET',
      headers: { authorization, 'content-type': 'application/json', ...(version ? { 'if-match': version } : {}) },
      body: body === '' ? null : body,
    });
    response.writeHead(got.statusCode, { 'content-type': 'application/json' }).end(await got.body.text());
  });
  onTestFinished(() => listener.close());
  return { how: { inputs: { 'base-url': listener.url } }, take: (): Asked[] => seen.splice(0) };
}

/** The plan file that a run left; empty without one. */
export function planFileOf({ workspace }: Run): string {
  const path = join(workspace, 'ifmatch-plan.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Everything of a run that somebody without rights may read. */
export const publicTexts = (rig: Rig, run: Run, pull: number): Readonly<Record<string, string>> => ({
  comments: JSON.stringify(rig.comments(pull).map(({ body }) => body)),
  statuses: JSON.stringify(rig.statuses),
  log: run.log,
  annotations: JSON.stringify(run.annotations),
  summary: run.summary,
  outputs: JSON.stringify(run.outputs),
  'plan file': planFileOf(run),
});
