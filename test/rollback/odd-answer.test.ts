import type { ServerResponse } from 'node:http';
import { fetch } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { type Seen, startServer } from '../platform/server.ts';
import { runCli } from '../run-cli.ts';
import { Rig } from '../pull/rig.ts';

/** What a platform answers to a request that somebody else got. */
async function pass(
  { method, path, headers, body }: Seen,
  platform: string,
): Promise<{ status: number; text: string }> {
  const { authorization = '', 'if-match': ifMatch } = headers;
  const sent = { authorization, 'content-type': 'application/json', ...(ifMatch ? { 'if-match': ifMatch } : {}) };
  const answer = await fetch(`${platform}${path}`, { method, headers: sent, ...(body === '' ? {} : { body }) });
  return { status: answer.status, text: await answer.text() };
}

test('a dry run without changes at the very state that the apply left is no proof that all is as before', async () => {
  const rig = await Rig.open();
  onTestFinished(() => rig.close());
  const code = { rulesets: ['p/default'], rules: [], disabled: [], exceptions: [] };
  await rig.put({ code });
  rig.declare({ code: { ...code, rules: ['a.b.c'] } });
  let leavesOut = false;
  const answer = async (request: Seen, response: ServerResponse): Promise<void> => {
    const { status, text } = await pass(request, rig.sandbox.url);
    const version = /"state_version":"\w+"/.exec(text)?.[0] ?? '';
    const isCut = leavesOut && request.path.endsWith(':dryRun');
    response.writeHead(status, { 'content-type': 'application/json' }).end(isCut ? `{${version}}` : text);
  };
  const { url } = await startServer((request, response) => void answer(request, response));
  const run = (line: string) =>
    runCli(line.split(' '), { directory: rig.folder, sandbox: { url, token: rig.sandbox.token } });
  expect((await run('apply --yes --report applied.json')).code).toBe(0);
  expect((await run('rollback applied.json')).text).toContain('removes rule a.b.c');
  leavesOut = true;
  const { code: exit, text } = await run('rollback applied.json');
  expect(exit).toBe(1);
  expect(text).toMatch(/shows no changes of detection\/code of acme at the very state version,\s+\w+,/);
});
