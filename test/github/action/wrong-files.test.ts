import { expect, test } from 'vitest';
import { beginStory, filesOf, more, pathOf, said, start, yaml } from './stories.ts';
import { hooli, other } from './two-deployments.ts';

const unread = 'policies: [\n';
const titleOf = (body: string): string => body.split('\n')[1] ?? '';

const named = 'deployment_slug: acme\n';
const acmeFiles = Object.fromEntries(start.map((policy) => [pathOf(policy), yaml(policy, named)]));

/** A story of two deployments that only the files name. */
async function beginUnnamed() {
  const { rig } = await beginStory({ files: acmeFiles });
  const { number } = await rig.pulls.open({ branch: 'hooli', files: hooli });
  const env = { IFMATCH_API_TOKEN_HOOLI: rig.platform.mintToken('hooli') };
  const preview = () => rig.run({ event: 'pull_request', pull: number }, { env });
  const bodies = async () => (await rig.comments(number)).map(({ body }) => body);
  return { rig, number, preview, bodies };
}

test('a file that cannot be read names no deployment, and is told in a comment about all of them, until it can be', async () => {
  const { rig, number, preview, bodies } = await beginUnnamed();
  await preview();
  expect((await bodies()).map(titleOf)).toEqual(['### Policies for `hooli`: 1 create; enforcement: stricter']);
  await rig.pulls.push(number, { 'policies/hooli.yaml': unread });
  const run = await preview();
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'invalid' } });
  const [first = '', second = '', ...others] = await bodies();
  expect(others).toEqual([]);
  expect(titleOf(first)).toBe('### Policies for `hooli`: not valid, 1 error');
  expect(first).not.toContain('Merging applies exactly');
  expect(titleOf(second)).toBe('### Policies: not valid, 1 error');
  expect(second).toContain('policies/hooli.yaml:');
  await rig.pulls.push(number, hooli);
  await preview();
  expect((await bodies()).map(titleOf)).toEqual([
    '### Policies for `hooli`: 1 create; enforcement: stricter',
    '### Policies: valid again',
  ]);
});

test('a deployment that only an earlier commit named is promised nothing any more, though no config names it', async () => {
  const { rig, number, preview, bodies } = await beginUnnamed();
  await preview();
  await rig.pulls.push(number, { 'policies/hooli.yaml': null });
  await preview();
  const [body = ''] = await bodies();
  expect(titleOf(body)).toBe('### Policies for `hooli`: no changes');
  expect(body).not.toContain('Merging applies');
});

test.for<[string, object, string, string[]]>([
  ['whose token is gone', {}, yaml(more, named), ['### Policies for `hooli`: no changes', 'changes']],
  [
    'while the platform refuses another one',
    {},
    yaml({ ...more, severity: ['nonsense'] }, named),
    ['### Policies for `hooli`: not valid, 1 error', 'invalid'],
  ],
  [
    'whose files had errors',
    { 'policies/hooli.yaml': 'deployment_slug: hooli\nname: 1\n' },
    yaml(more, named),
    ['### Policies for `hooli`: no changes', 'changes'],
  ],
])(
  'files that name their deployments say of one %s that they do not name it any more',
  async ([, earlier, acme, so]) => {
    const { rig, number, preview, bodies } = await beginUnnamed();
    await rig.pulls.push(number, { 'README.md': 'words\n', ...earlier });
    await preview();
    await rig.pulls.push(number, { 'policies/hooli.yaml': null, [pathOf(more)]: acme });
    const env = { IFMATCH_API_TOKEN_HOOLI: rig.platform.mintToken('hooli') };
    const run = await rig.run({ event: 'pull_request', pull: number }, { env });
    const [body = ''] = await bodies();
    expect([titleOf(body), run.outputs['outcome']]).toEqual(so);
    expect(body).not.toContain('Merging applies exactly');
  },
);

test('that the comments could not be listed is told, and the commit is not called fresh, for one of them may go on promising', async () => {
  const { rig, number, preview, bodies } = await beginUnnamed();
  await preview();
  await rig.pulls.push(number, { 'policies/hooli.yaml': null, [pathOf(more)]: yaml(more, named) });
  const first = await preview();
  rig.fault('issues/list-comments', { status: 403, body: { message: 'Not now' } });
  const again = await rig.rerun(first);
  expect(said(again)).toContain(
    'warning: This plan is not recorded, so merging does not apply it. The comment could not be written: ',
  );
  expect(again.requests.map(({ operation }) => operation)).not.toContain('repos/create-commit-status');
  expect((await bodies()).map(titleOf)).toContain('### Policies for `acme`: 1 create; enforcement: stricter');
});

test('a run with another token leaves the plan of a deployment alone that its files do not name', async () => {
  const { rig } = await beginStory();
  const { number } = await rig.pulls.open({ branch: 'medium', files: filesOf([more]) });
  const of = (token: string) => ({ inputs: { 'api-token': token } });
  await rig.run({ event: 'pull_request', pull: number });
  const [planned] = await rig.comments(number);
  await rig.run({ event: 'pull_request', pull: number }, of(rig.platform.mintToken('hooli')));
  const [first, second] = await rig.comments(number);
  expect(first).toEqual(planned);
  expect(titleOf(second?.body ?? '')).toContain('### Policies for `hooli`: ');
});

test('a file that cannot be read is told in the comment of the only deployment that it can be about', async () => {
  const { rig } = await beginStory();
  const { number } = await rig.pulls.open({ branch: 'bad', files: { [pathOf(other)]: unread } });
  await rig.run({ event: 'pull_request', pull: number });
  const bodies = (await rig.comments(number)).map(({ body }) => titleOf(body));
  expect(bodies).toEqual(['### Policies for `acme`: not valid, 1 error']);
});

const teams = Array.from({ length: 7 }, (_, index) => `team-${String(index)}`);

/** What is wrong in the files of each team, or right. */
const ofTeams = (names: readonly string[], name: string) =>
  Object.fromEntries(names.map((slug) => [`policies/${slug}.yaml`, `deployment_slug: ${slug}\nname: ${name}\n`]));

test('errors in the files of more deployments than anybody reads one by one are told in one comment, and those of a handful in theirs', async () => {
  const config = { 'ifmatch.yaml': `deployments: { ${teams.map((slug) => `${slug}: {}`).join(', ')} }\n` };
  const { rig } = await beginStory({ files: config });
  const { number } = await rig.pulls.open({ branch: 'bad', files: ofTeams(teams, '1') });
  const titles = async () => (await rig.comments(number)).map(({ body }) => titleOf(body).split(',')[0]);
  const run = await rig.run({ event: 'pull_request', pull: number });
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'invalid' } });
  expect(await titles()).toEqual(['### Policies: not valid']);
  const [all] = await rig.comments(number);
  for (const slug of teams) expect(all?.body).toContain(`policies/${slug}.yaml:`);
  expect(run.outputs['comment-url']).toMatch(new RegExp(`#issuecomment-${String(all?.id)}$`));
  await rig.pulls.push(number, Object.fromEntries(teams.slice(5).map((slug) => [`policies/${slug}.yaml`, null])));
  await rig.run({ event: 'pull_request', pull: number });
  const each = teams.slice(0, 5).map((slug) => `### Policies for \`${slug}\`: not valid`);
  expect(await titles()).toEqual(['### Policies: not valid', ...each]);
});

test('a deployment that had a plan is promised nothing any more, however many others have errors too', async () => {
  const config = { 'ifmatch.yaml': `deployments: { ${['acme', ...teams].map((slug) => `${slug}: {}`).join(', ')} }\n` };
  const { rig } = await beginStory({ files: { ...config, ...acmeFiles } });
  const { number } = await rig.pulls.open({
    branch: 'more',
    files: { [pathOf(more)]: yaml(more, 'deployment_slug: acme\n') },
  });
  await rig.run({ event: 'pull_request', pull: number });
  const [planned] = await rig.comments(number);
  expect(planned?.body).toMatch(/^<!-- ifmatch:record:v1:/);
  await rig.pulls.push(number, { ...ofTeams(teams, '1'), [pathOf(more)]: 'deployment_slug: acme\nname: 1\n' });
  await rig.run({ event: 'pull_request', pull: number });
  const [first = '', second = '', ...others] = (await rig.comments(number)).map(({ body }) => body);
  expect(others).toEqual([]);
  expect(titleOf(first)).toContain('### Policies for `acme`: not valid');
  expect(first).not.toMatch(/^<!-- ifmatch:record:|Merging applies exactly/);
  expect(titleOf(second)).toContain('### Policies: not valid');
});
