import { describe, expect, test } from 'vitest';
import { more, pathOf, said, start, yaml } from '../action/stories.ts';
import { beginDrift, look, writes } from './drifting.ts';

const byHand = { slug: 'made-by-hand', severity: ['low'] };

test('drift appears, stays, grows and goes: one issue tells of it', async () => {
  const story = await beginDrift();
  const { rig } = story;
  const calm = await look(rig);
  expect(calm.outputs).toMatchObject({ outcome: 'no-changes', drift: 'false', 'drift-url': '' });
  expect(writes(calm)).toEqual([]);

  await story.edit([...start, byHand]);
  const first = await look(rig);
  const [issue, ...others] = await rig.issues();
  expect(others).toEqual([]);
  expect(first.outputs).toMatchObject({
    outcome: 'changes',
    drift: 'true',
    'drift-url': `${rig.server}/acme/policies/issues/1`,
  });
  expect(issue).toMatchObject({
    title: 'Drift in acme: 1 edited on the platform',
    state: 'open',
    user: { login: 'github-actions[bot]' },
    labels: [{ name: 'ifmatch-drift' }],
  });
  expect(issue?.body).toMatch(/^<!-- ifmatch:drift:v1:[\w-]+ -->\n/);
  expect(issue?.body).toContain('`made-by-hand`');

  const same = await look(rig);
  expect(writes(same)).toEqual([]);
  expect(same.outputs).toMatchObject({ drift: 'true', 'drift-url': `${rig.server}/acme/policies/issues/1` });

  await story.edit([...start, byHand, more]);
  expect(writes(await look(rig))).toEqual(['issues/update']);
  const [grown, ...noOther] = await rig.issues();
  expect(noOther).toEqual([]);
  expect(grown).toMatchObject({ title: 'Drift in acme: 2 edited on the platform', state: 'open' });
  expect(grown?.body).toContain(`\`${more.slug}\``);
  expect(await rig.comments(1)).toEqual([]);

  await story.edit(start);
  const gone = await look(rig);
  expect(gone.outputs).toMatchObject({ drift: 'false', 'drift-url': '' });
  const [closed] = await rig.issues();
  expect(closed).toMatchObject({ state: 'closed', state_reason: 'completed' });
  const [line, ...more_] = await rig.comments(1);
  expect(more_).toEqual([]);
  expect(line?.body).toContain('No drift: the platform matches `main`');
  expect(writes(await look(rig))).toEqual([]);
});

test('files that are not accepted keep the issue open, and the run says that nothing could be looked at', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await story.edit([...start, byHand]);
  await look(rig);
  await rig.pulls.pushTo('main', { [pathOf(more)]: yaml({ ...more, action: 'explode' }) });
  const permissions = { contents: 'read', issues: 'write', pull_requests: 'write', statuses: 'write' } as const;
  const run = await rig.run({ event: 'schedule' }, { depth: 0, permissions });
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'invalid' } });
  const says = 'Drift was not checked: the files are invalid.';
  expect(said(run)).toContain(`warning: ${says}`);
  expect(run.summary).toContain(says);
  expect(await rig.issues()).toMatchObject([{ number: 1, state: 'open' }]);
});

describe('an issue', () => {
  test('of somebody else is never touched, whatever its first line says', async () => {
    const story = await beginDrift();
    const { rig } = story;
    await story.edit([...start, byHand]);
    await look(rig);
    const [ours] = await rig.issues();
    await rig.asUser('mona').changeIssue(1, { body: 'mine now' });
    await rig.asUser('mallory').writeIssue('copy', ours?.body ?? '');
    await look(rig);
    const all = await rig.issues();
    expect(all.map(({ number, state }) => [number, state])).toEqual([
      [1, 'open'],
      [2, 'open'],
      [3, 'open'],
    ]);
    expect(all[1]).toMatchObject({ title: 'copy', body: ours?.body });
    await story.edit(start);
    await look(rig);
    expect((await rig.issues()).map(({ state }) => state)).toEqual(['open', 'open', 'closed']);
  });
});

test('two runs at the same moment end with one issue', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await story.edit([...start, byHand]);
  await Promise.all([look(rig), look(rig), look(rig)]);
  const open = (await rig.issues()).filter(({ state }) => state === 'open');
  expect(open).toMatchObject([{ number: 1 }]);
});

test('another run that is faster leaves one issue', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await story.edit([...start, byHand]);
  rig.fault('issues/create', { before: () => look(rig) });
  const run = await look(rig);
  expect(run.outputs['drift-url']).toContain('/issues/1');
  expect(await rig.issues()).toMatchObject([
    { number: 1, state: 'open' },
    { number: 2, state: 'closed', state_reason: 'not_planned' },
  ]);
});

test('without the permission the run is green, names it, and the summary shows the drift', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await story.edit([...start, byHand]);
  const run = await look(rig, { permissions: { contents: 'read', pull_requests: 'write', statuses: 'write' } });
  expect(said(run)).toMatch(/warning: The drift of acme could not be reported in an issue: .*"issues: write"/);
  expect(run.summary).toContain('made-by-hand');
  expect(run.outputs).toMatchObject({ drift: 'true', 'drift-url': '' });
  expect(await rig.issues()).toEqual([]);
});

test('off tells only in the summary and the outputs, and so does a preview', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await story.edit([...start, byHand]);
  const off = await look(rig, { inputs: { drift: 'off' } });
  expect(off.outputs).toMatchObject({ outcome: 'changes', drift: 'true', 'drift-url': '' });
  const preview = await look(rig, { inputs: { command: 'preview' } });
  expect(preview.outputs).toMatchObject({ outcome: 'changes', drift: '', 'drift-url': '' });
  expect([...writes(off), ...writes(preview)]).toEqual([]);
});

test('a run that is older than the default branch tells nothing', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await story.edit([...start, byHand]);
  const first = await look(rig);
  await rig.pulls.pushTo('main', { 'README.md': 'words\n' });
  await story.edit([...start, more]);
  const again = await rig.rerun(first, { depth: 0 });
  expect(said(again)).toContain('main has moved on since this run began');
  expect(writes(again)).toEqual([]);
});
