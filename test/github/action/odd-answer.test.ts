import { request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { listen, readAll } from '../rig/listen.ts';
import type { Rig } from '../rig/rig.ts';
import { beginStory, proposal } from './stories.ts';

/** A platform of a rig that leaves the lists of its dry runs out where it is told to: of the paths that have a text in them. */
async function cutShort({ platform }: Rig) {
  let cuts: string | null = null;
  const listener = await listen(async (asked, response) => {
    const { method = '', url = '', headers } = asked;
    const body = await readAll(asked);
    const { authorization = '', 'if-match': ifMatch } = headers;
    const answer = await request(`${platform.url}${url}`, {
      method: method as 'GET',
      headers: { authorization, 'content-type': 'application/json', ...(ifMatch ? { 'if-match': ifMatch } : {}) },
      body: body.length === 0 ? null : body,
    });
    const text = await answer.body.text();
    const version = /"state_version":"\w+"/.exec(text)?.[0] ?? '';
    const told = cuts !== null && url.includes(cuts) && url.endsWith(':dryRun') ? `{${version}}` : text;
    response.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end(told);
  });
  onTestFinished(() => listener.close());
  return { how: { inputs: { 'base-url': listener.url } }, cut: (where: string | null) => void (cuts = where) };
}

test('a merge whose dry run shows no changes at the very state that was reviewed is not told as applied', async () => {
  const story = await beginStory();
  const { rig } = story;
  const { how, cut } = await cutShort(rig);
  const { number } = await rig.pulls.open(proposal);
  await rig.run({ event: 'pull_request', pull: number }, how);
  const push = await rig.pulls.merge(number, 'squash');
  cut('');
  const run = await rig.run({ event: 'push', push }, how);
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'failed' } });
  expect(await story.comment(number)).toContain('shows no changes of remediation of acme at the very state version');
  expect(story.puts()).toEqual([]);
  cut(null);
  expect(await rig.rerun(run, how)).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
  expect(await rig.rerun(run, how)).toMatchObject({ isGreen: true, outputs: { outcome: 'no-changes' } });
});
