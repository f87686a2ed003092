import { expect, test } from 'vitest';
import type { GitHubRig } from '../../rig/github/github-rig.ts';
import type { Run, RunOptions } from '../../rig/github/runner.ts';
import {
  startProposal,
  startStory,
  expectGreen,
  expectRed,
  additionalPolicy,
  policyPath,
  messagesOf,
  startPolicies,
  policyYaml,
  startTwoDeployments,
} from './stories.ts';

const byHand = { slug: 'made-by-hand', severity: ['low'] };
/** What the job of examples/workflows/drift.yml asks for. */
const permissions = { contents: 'read', issues: 'write', pull_requests: 'write', statuses: 'write' } as const;

/** The drift check of one morning; green, whatever it finds. */
async function look(rig: GitHubRig, runOptions: RunOptions = {}): Promise<Run> {
  const run = await rig.run({ event: 'schedule' }, { depth: 0, permissions, ...runOptions });
  expect(run.isGreen, run.log).toBe(true);
  return run;
}

/** Requests that wrote something. */
const writes = ({ requests }: Run): string[] =>
  requests.flatMap(({ method, operation }) => (method === 'GET' ? [] : [operation ?? '']));

/** A story in which somebody edited the platform. */
async function beginDrift() {
  const story = await startStory();
  await story.edit([...startPolicies, byHand]);
  return { story, rig: story.rig };
}

test('drift that appears, stays, grows and disappears is reported in one issue', async () => {
  const story = await startStory();
  const { rig } = story;
  const calm = await look(rig);
  expectGreen(calm, 'no-changes', { drift: 'false', 'drift-url': '' });
  expect(writes(calm)).toEqual([]);

  await story.edit([...startPolicies, byHand]);
  const url = `${rig.server}/acme/policies/issues/1`;
  expectGreen(await look(rig), 'changes', { drift: 'true', 'drift-url': url });
  const [issue] = rig.issues();
  expect(issue).toMatchObject({
    title: 'Drift in acme: 1 edited on the platform',
    state: 'open',
    user: { login: 'github-actions[bot]' },
    labels: [{ name: 'ifmatch-drift' }],
  });
  expect(issue?.body).toMatch(/^<!-- ifmatch:drift:v1 [\w-]+ [\w-]{22} -->\n/);
  expect(issue?.body).toContain('`made-by-hand`');

  const same = await look(rig);
  expect(writes(same)).toEqual([]);
  expectGreen(same, 'changes', { drift: 'true', 'drift-url': url });

  await story.edit([...startPolicies, byHand, additionalPolicy]);
  expect(writes(await look(rig))).toEqual(['issues/update']);
  expect(rig.issues()).toMatchObject([{ title: 'Drift in acme: 2 edited on the platform', state: 'open' }]);
  expect(rig.issues()[0]?.body).toContain(`\`${additionalPolicy.slug}\``);

  await rig.pulls.pushTo('main', {
    [policyPath(additionalPolicy)]: policyYaml({ ...additionalPolicy, action: 'explode' }),
  });
  const invalid = await rig.run({ event: 'schedule' }, { depth: 0, permissions });
  expectRed(invalid, 'invalid');
  for (const text of [messagesOf(invalid), invalid.summary])
    expect(text).toContain('Drift was not checked: the files are invalid.');
  expect(rig.issues()).toMatchObject([{ state: 'open' }]);
  await rig.pulls.pushTo('main', { [policyPath(additionalPolicy)]: null });

  await story.edit(startPolicies);
  expectGreen(await look(rig), 'no-changes', { drift: 'false', 'drift-url': '' });
  expect(rig.issues()).toMatchObject([{ state: 'closed', state_reason: 'completed' }]);
  expect(rig.comments(1).map(({ body }) => body)).toEqual([
    expect.stringContaining('No drift: the platform matches `main`'),
  ]);
  expect(writes(await look(rig))).toEqual([]);

  await story.edit([...startPolicies, byHand]);
  await look(rig);
  expect(rig.issues()).toMatchObject([{ state: 'open' }]);
});

test('an issue without our label, or without our first line, is never edited', async () => {
  const { story, rig } = await beginDrift();
  await look(rig);
  const body = rig.issues()[0]?.body ?? '';
  rig.asUser('mona').changeIssue(1, { body: 'mine now' });
  rig.asUser('mallory').writeIssue('copy', body);
  await look(rig);
  await story.edit(startPolicies);
  await look(rig);
  expect(rig.issues().map(({ state }) => state)).toEqual(['open', 'open', 'closed']);
  expect(rig.issues()[1]).toMatchObject({ title: 'copy', body });
});

test('an issue that a person closed stays closed until the drift changes', async () => {
  const { story, rig } = await beginDrift();
  await look(rig);
  rig.asUser('mona').changeIssue(1, { state: 'closed' });
  const quiet = await look(rig);
  expect(messagesOf(quiet)).toContain('reports this drift and was closed');
  expect(writes(quiet)).toEqual([]);
  await story.edit([...startPolicies, byHand, additionalPolicy]);
  await look(rig);
  expect(rig.issues().map(({ state }) => state)).toContain('open');
});

test('without the permission, or with drift: off, the summary and the outputs show the drift', async () => {
  const { rig } = await beginDrift();
  const mute = await look(rig, { permissions: { contents: 'read', pull_requests: 'write', statuses: 'write' } });
  expect(messagesOf(mute)).toMatch(/warning: The drift of acme could not be reported in an issue: .*"issues: write"/);
  expect(mute.summary).toContain('made-by-hand');
  const off = await look(rig, { inputs: { drift: 'off' } });
  for (const run of [mute, off]) expectGreen(run, 'changes', { drift: 'true', 'drift-url': '' });
  expectGreen(await look(rig, { inputs: { command: 'preview' } }), 'changes', { drift: '', 'drift-url': '' });
  expect(rig.issues()).toEqual([]);
});

test('a run that is older than the default branch reports nothing', async () => {
  const { story, rig } = await beginDrift();
  const first = await look(rig);
  await rig.pulls.pushTo('main', { 'README.md': 'words\n' });
  await story.edit([...startPolicies, additionalPolicy]);
  const again = await rig.rerun(first, { depth: 0 });
  expect(messagesOf(again)).toContain('main has moved on since this run began');
  expect(writes(again)).toEqual([]);
});

test('two deployments have separate issues', async () => {
  const { story, rig, runOptions } = await startTwoDeployments();
  await rig.pulls.pushTo('main', { 'policies/hooli.yaml': 'deployment_slug: hooli\npolicies: []\n' });
  await story.edit([...startPolicies, byHand]);
  await story.edit([byHand], 'hooli');
  await look(rig, runOptions);
  expect(rig.issues().map(({ title }) => title)).toEqual(
    ['acme', 'hooli'].map((slug) => `Drift in ${slug}: 1 edited on the platform`),
  );
  expect(rig.issues().map(({ body }) => /`ifmatch drift[^`]*`/.exec(body)?.[0])).toEqual(
    ['acme', 'hooli'].map((slug) => `\`ifmatch drift --write --deployment ${slug}\``),
  );
  // Neither issue names the bundles of the other deployment that no file declares.
  const undeclaredLines = rig.issues().map(({ body }) => /^.*Not managed here.*$/m.exec(body)?.[0]);
  const ownUndeclared = 'Not managed here: detection/code and detection/secrets';
  expect(undeclaredLines).toEqual([ownUndeclared, ownUndeclared]);
  await story.edit(startPolicies);
  await look(rig, runOptions);
  await look(rig, { ...runOptions, inputs: { ...runOptions.inputs, deployment: 'acme' } });
  expect(rig.issues().map(({ state }) => state)).toEqual(['closed', 'open']);
});

test('hostile policy names appear only as code', async () => {
  const story = await startStory();
  const { rig } = story;
  const name =
    '@mona <img src=x> fixes #1 --> <!-- ifmatch:drift:v1 e30 AAAAAAAAAAAAAAAAAAAAAA --> ``` [a](https://evil.example)';
  await story.edit([...startPolicies, { ...byHand, name }]);
  await look(rig);
  const { body, title } = rig.issues()[0]!;
  const outside = body.replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '').replaceAll(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
  expect(body).toContain('@mona');
  for (const text of ['@mona', '<img', 'fixes #1', 'evil.example']) expect(outside).not.toContain(text);
  expect(title).toBe('Drift in acme: 1 edited on the platform');
});

test('a manual drift check runs only on the default branch', async () => {
  const { rig } = await beginDrift();
  const runOptions = { depth: 0, permissions, inputs: { command: 'drift' } };
  expectGreen(await rig.run({ event: 'workflow_dispatch' }, runOptions), 'changes', { drift: 'true' });
  const { number } = await rig.pulls.open({ branch: 'other', files: { 'note.txt': 'x\n' } });
  const onBranch = await rig.run({ event: 'workflow_dispatch', branch: 'other' }, runOptions);
  for (const run of [onBranch, await rig.preview(number, runOptions)]) {
    expectRed(run, 'failed');
    expect(messagesOf(run)).toContain('Drift is checked on a schedule, or by a manual run on the default branch.');
  }
});

test('an issue names a commit as applied only if a run has marked it so', async () => {
  const { story, rig, number } = await startProposal();
  await story.edit([...startPolicies, byHand]);
  await look(rig);
  expect(rig.issues()[0]?.body).not.toMatch(/commit [0-9a-f]{7}|last apply of merges/);
  await story.edit(startPolicies);
  const push = await rig.pulls.merge(number, 'squash');
  expectGreen(await rig.run({ event: 'push', push }), 'applied');
  await rig.pulls.pushTo('main', { 'README.md': 'words\n' });
  await story.edit([...startPolicies, additionalPolicy, { ...byHand, slug: 'another' }]);
  await look(rig);
  expect(rig.issues().at(-1)?.body).toContain(`The last apply of merges went up to commit \`${push.after}\`.`);
});
