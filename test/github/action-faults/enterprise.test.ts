import { expect, test } from 'vitest';
import { apply, openPull, ourComments, preview, startStories } from './reviewed.ts';

const linksIn = (text: string): string[] => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link);

test('on a GitHub Enterprise Server the whole loop speaks to its API, and every link leads to its pages', async () => {
  const rig = await startStories({ isEnterprise: true });
  expect(rig.api).toBe(`${rig.server}/api/v3`);
  const number = await openPull(rig);
  const other = await openPull(rig);
  await preview(rig, other);
  const run = await preview(rig, number);
  const pages = `${rig.server}/acme/policies`;
  const attempt = `${pages}/actions/runs/${String(run.id)}/attempts/1`;
  const [planned = ''] = await ourComments(rig, number);
  const { head } = rig.pulls.get(number);
  expect(linksIn(planned)).toContain(`${pages}/blob/${head}/policies/seed.yaml#L1`);
  expect(linksIn(planned)).toContain(attempt);
  for (const link of [...linksIn(planned), ...linksIn(run.summary)]) expect(link).toMatch(new RegExp(`^${pages}/`));
  expect(run.outputs['comment-url']).toMatch(new RegExp(`^${pages}/pull/${String(number)}#`));

  const hardened = await rig.run({ event: 'pull_request_target', pull: other });
  expect(hardened.outputs['outcome']).toBe('changes');
  const applied = await apply(rig, { push: await rig.pulls.merge(number, 'merge') });
  expect(applied.outputs['outcome']).toBe('applied');
  const status = rig.statuses.at(-1);
  expect(status).toMatchObject({ sha: rig.pulls.get(other).head, state: 'failure' });
  expect(status?.target_url).toBe(`${pages}/actions/runs/${String(applied.id)}/attempts/1`);
  await rig.close();
});

test.each([
  ['GITHUB_API_URL', 'http://github.example/api/v3'],
  ['GITHUB_API_URL', 'https://user:pass@github.example/api/v3'],
  ['GITHUB_API_URL', ''],
  ['GITHUB_SERVER_URL', 'https://github.example/?next=x'],
])('an address that no runner sets gets no token: %s is "%s"', async (name, address) => {
  const rig = await startStories();
  const run = await preview(rig, await openPull(rig), { env: { [name]: address } });
  expect(run).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
  expect(run.outputs['failure-reason']).toMatch(new RegExp(`^${name} is `));
  expect(run.requests).toEqual([]);
  await rig.close();
});
