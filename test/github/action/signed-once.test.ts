import { describe, expect, test } from 'vitest';
import { readOnly } from '../../rig/github/github-rig.ts';
import type { Run } from '../../rig/github/runner.ts';
import {
  startStory,
  expectRefusal,
  policyFiles,
  hiddenIn,
  additionalPolicy,
  proposal,
  messagesOf,
  startPolicies,
  expectGreen,
  expectRed,
} from './stories.ts';

const emergency = { slug: 'emergency', severity: ['critical', 'high'], action: 'block' };
const slugs = (...policies: readonly { slug: string }[]): string[] => policies.map(({ slug }) => slug).toSorted();

/** A previewed pull request, and an emergency policy that somebody makes on the platform after the review. */
async function reviewed(options: Parameters<typeof startStory>[0] = {}) {
  const story = await startStory(options);
  const { rig } = story;
  const { number } = await rig.pulls.open(proposal);
  const preview = await rig.preview(number);
  const comment = story.comment(number);
  await story.edit([...startPolicies, emergency]);
  const label = (): Promise<Run> => rig.run({ event: 'pull_request', pull: number, action: 'labeled', by: 'hubot' });
  const merge = async (): Promise<Run> => rig.merge(number);
  return { story, rig, number, preview, comment, label, merge };
}

const recordIn = (body?: string): unknown => hiddenIn(body)?.record ?? null;

/** What everybody sees who may be misled: the job, the line beside the commit, and the comment, which keeps its record. */
async function expectChanged(run: Run, { story, number, comment }: Awaited<ReturnType<typeof reviewed>>) {
  expectRed(run, 'stale');
  expect(run.outputs['failure-reason']).toContain('The platform changed since the review');
  expect(messagesOf(run)).toContain('Re-run this job');
  expect(run.summary).toContain('### Policies: changed since the review');
  const now = story.comment(number);
  expect(recordIn(now)).toEqual(recordIn(comment));
  expect(now).toContain('### Policies: stale, do not merge yet');
  expect(now).toContain('The platform changed since the review');
  expect(now).toContain('#### Since the review: `acme` remediation');
  expect(now).toContain('| 🔴&nbsp;**looser** | New: **Delete** policy `emergency`');
  expect(now).not.toContain('Merging applies');
  expect(story.rig.statuses.at(-1)).toMatchObject({ context: 'ifmatch / fresh', state: 'failure' });
}

describe('a later run at the same commit, after an edit on the platform, signs nothing:', () => {
  test.for<[string, (at: Awaited<ReturnType<typeof reviewed>>) => Promise<Run>]>([
    ['a bot sets a label', ({ label }) => label()],
    [
      'somebody edits the title',
      ({ rig, number }) => rig.run({ event: 'pull_request', pull: number, action: 'edited' }),
    ],
    [
      'it is opened again',
      ({ rig, number }) => rig.run({ event: 'pull_request_target', pull: number, action: 'reopened' }),
    ],
    ['a job runs the job again', ({ rig, preview }) => rig.rerun(preview, { by: 'github-actions[bot]' })],
  ])('%s', async ([, happens]) => {
    const at = await reviewed();
    await expectChanged(await happens(at), at);
    expectRefusal(at.story, await at.merge(), /^The platform changed since the review/, 'stale');
    expect(await at.story.live()).toEqual(slugs(...startPolicies, emergency));
  });
});

test('a stale comment shows its plan again once the platform is back in the reviewed state', async () => {
  const { story, rig, number, comment, label, merge } = await reviewed();
  expect(await label()).toMatchObject({ isGreen: false });
  await story.edit(startPolicies);
  expectGreen(await label(), 'changes');
  const now = story.comment(number);
  expect(recordIn(now)).toEqual(recordIn(comment));
  expect(now).toContain('### Policies for `acme`: 1 stricter\n');
  expect(rig.statuses.at(-1)).toMatchObject({ state: 'success' });
  expect(await merge()).toMatchObject({ outputs: { outcome: 'applied' } });
});

test('with same-diff, the reviewed diff at another state confirms the record', async () => {
  const config = { 'ifmatch.yaml': 'on_stale: same-diff\n' };
  const story = await startStory({
    files: { ...policyFiles(startPolicies), ...config },
    platform: { quirks: ['deployment-versions'] },
  });
  const { rig } = story;
  const number = await rig.propose(proposal);
  const before = story.comment(number);
  await story.editRules();
  const label = { event: 'pull_request', pull: number, action: 'labeled' } as const;
  expect(await rig.run(label)).toMatchObject({ isGreen: true });
  expect(story.comment(number)).toBe(before);
  const refused = await rig.run(label, { inputs: { 'on-stale': 'refuse' } });
  expectRed(refused, 'stale');
  expect(story.comment(number)).toContain('The changes are exactly the reviewed ones');
});

describe('a person who runs the job again', () => {
  test('gets a new record in a new comment that begins with what changed, and only that one is applied', async () => {
    const { story, rig, number, comment, label, preview, merge } = await reviewed();
    await label();
    const again = await rig.rerun(preview);
    expectGreen(again, 'changes', { creates: '1', deletes: '1' });
    expect(rig.statuses.at(-1)).toMatchObject({ state: 'success' });
    const [old, fresh, ...others] = rig.comments(number);
    expect(others).toEqual([]);
    const [before, after] = [old, fresh].map(
      (one) => `${rig.server}/acme/policies/pull/1#issuecomment-${String(one?.id)}`,
    );
    expect(again.outputs['comment-url']).toBe(after);
    expect(recordIn(fresh?.body)).not.toBeNull();
    expect(fresh?.body.split('\n').slice(1, 6)).toEqual([
      '### Policies for `acme`: 1 looser, 1 stricter',
      '',
      `**Changed since the review:** This replaces [an earlier plan](${before ?? ''}). The platform changed since the review, so the reviewed plan no longer holds.`,
      '',
      '1 create, 1 delete',
    ]);
    expect(fresh?.body).toContain('| 🔴&nbsp;**looser** | New: **Delete** policy `emergency`');
    expect(old?.body).toContain('### Policies: superseded\n');
    expect(old?.body).toContain(`[A new comment](${after ?? ''})`);
    for (const promise of ['ifmatch:review', 'Merging applies']) expect(old?.body).not.toContain(promise);

    expect(await label()).toMatchObject({ isGreen: true });
    expect(rig.comments(number)).toEqual([old, fresh]);
    // Whoever brings the old comment back does not bring its plan back.
    rig.asUser('hubot').edit(old?.id ?? 0, comment);
    const applied = await merge();
    expectGreen(applied, 'applied', { deletes: '1', creates: '1' });
    expect(await story.live()).toEqual(slugs(...startPolicies, additionalPolicy));
  });

  test('gets a new record also for changed guards and another merge result', async () => {
    const story = await startStory();
    const { rig } = story;
    const { number } = await rig.pulls.open(proposal);
    const preview = await rig.preview(number);
    await rig.pulls.pushTo('main', { 'ifmatch.yaml': 'guards:\n  max_deletes: 3\n' });
    const label = { event: 'pull_request', pull: number, action: 'labeled' } as const;
    const guards = await rig.run(label);
    expectRed(guards, 'refused');
    expect(guards.outputs['failure-reason']).toContain('on_stale in ifmatch.yaml changed since the review');
    const renewed = await rig.rerun(preview);
    expect(renewed).toMatchObject({ isGreen: true });
    await rig.pulls.pushTo('main', policyFiles([{ slug: 'comment-on-low', severity: ['low'] }]));
    const files = await rig.run(label);
    expect(files.outputs['failure-reason']).toContain(
      'The files of remediation of acme are not those that were reviewed',
    );
    expect(await rig.rerun(renewed)).toMatchObject({ isGreen: true, outputs: { creates: '2' } });
    const bodies = rig.comments(number).map(({ body }) => body);
    expect(bodies.map((body) => body.includes(': superseded\n'))).toEqual([true, true, false]);
    const merged = await rig.merge(number);
    expect(merged).toMatchObject({ outputs: { outcome: 'applied', creates: '2' } });
  });
});

test.for(['the same plan', 'another plan'] as const)(
  'of two concurrent runs that record %s the first comment is kept, and merging is refused while they differ',
  async (which) => {
    const story = await startStory();
    const { rig } = story;
    const { number } = await rig.pulls.open(proposal);
    const other: { first?: Run } = {};
    const before = async (): Promise<void> => {
      if (which === 'another plan') await story.edit([...startPolicies, emergency]);
      other.first = await rig.run({ event: 'pull_request', pull: number, action: 'labeled' });
    };
    rig.fault('issues/create-comment', { before });
    const second = await rig.preview(number);
    expect(other.first).toMatchObject({ isGreen: true });
    expect(second).toMatchObject({ isGreen: true });
    expect(rig.comments(number)).toHaveLength(2);
    const queued = await rig.run({ event: 'merge_group', group: await rig.pulls.enqueue([number]) });
    expect(queued).toMatchObject({ isGreen: which === 'the same plan' });
    expect(queued.outputs['failure-reason'] ?? '').toMatch(
      which === 'another plan'
        ? /Two runs recorded different plans for the last commit of pull request #1 at the same moment/
        : /^$/,
    );
    const label = { event: 'pull_request', pull: number, action: 'labeled' } as const;
    expect(await rig.run(label)).toMatchObject({ isGreen: true });
    const [stands, folded] = rig.comments(number);
    expect(folded?.body).toContain('### Policies: superseded\n');
    expect(folded?.body).not.toContain('ifmatch:review');
    expect(recordIn(stands?.body)).not.toBeNull();
    expect(stands?.body).toContain(which === 'the same plan' ? ': 1 stricter\n' : ': 1 looser, 1 stricter\n');
    expect(await rig.merge(number)).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
  },
);

describe('a damaged first line', () => {
  const damage: Readonly<Record<string, (body: string) => string>> = {
    'cut short': (body) => body.slice(0, 30) + body.slice(50),
    'without its seal': (body) => body.replace(/ [\w-]{22} -->/, ' -->'),
    'taken away': (body) => body.slice(body.indexOf('\n') + 1),
    'behind other text': (body) => `Looks good!\n${body}`,
  };
  const reason =
    'The comment of pull request #1 no longer holds the reviewed plan: an edit, an older text or a failed preview replaced it.';

  test.for(Object.entries(damage))(
    '%s is reported in the same comment, which no longer promises an apply',
    async ([, hurt]) => {
      const { story, rig, number, comment, merge } = await reviewed();
      const [one] = rig.comments(number);
      rig.asUser('hubot').edit(one?.id ?? 0, hurt(comment));
      const run = await merge();
      for (const attempt of [run, await rig.rerun(run)]) {
        expectRed(attempt, 'refused', { 'failure-reason': reason });
        const now = story.comment(number);
        expect(now).toContain(reason);
        expect(now).not.toContain('Merging applies');
      }
      expect(story.puts()).toEqual([]);
    },
  );

  test('cannot lead to another plan: a person must rerun the job', async () => {
    const { story, rig, number, comment, label, preview, merge } = await reviewed();
    const [one] = rig.comments(number);
    rig.asUser('hubot').edit(one?.id ?? 0, comment.slice(30));
    const found = await label();
    expectRed(found, 'refused');
    expect(found.outputs['failure-reason']).toContain(reason);
    expect(story.comment(number)).toContain(reason);
    expect(await rig.rerun(preview)).toMatchObject({ isGreen: true });
    const [old, fresh] = rig.comments(number);
    expect(old?.body).toContain('### Policies: superseded\n');
    expect(fresh?.body).toContain(`. ${reason}`);
    expect(await merge()).toMatchObject({ outputs: { outcome: 'applied' } });
  });
});

/** The hidden line says something else. */
const claiming = (body: string, claims: object): string =>
  body.replace(/^(<!-- ifmatch:review:v1 [\w-]+ )([\w-]+)/, (_, begin: string, payload: string) => {
    const facts = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    return begin + Buffer.from(JSON.stringify({ ...facts, ...claims })).toString('base64url');
  });

describe('a hidden line that somebody edited is no way to another plan:', () => {
  test.for<[string, (body: string) => string]>([
    ['no record is said to have stood there', (body) => claiming(body, { record: null })],
    ['another commit is said to have been reviewed', (body) => claiming(body, { head: '1'.repeat(40) })],
    ['a newer run is said to have written it', (body) => claiming(body, { run: { id: 2 ** 53 - 1, attempt: 1 } })],
  ])('%s', async ([, edited]) => {
    const { rig, number, comment, label, preview, merge } = await reviewed();
    const [one] = rig.comments(number);
    rig.asUser('hubot').edit(one?.id ?? 0, edited(comment));
    for (const run of [await label(), await label()]) expectRed(run, 'refused');
    // A person gets a new record, in a comment that counts.
    expect(await rig.rerun(preview)).toMatchObject({ isGreen: true });
    expect(rig.comments(number)).toHaveLength(2);
    expect(await merge()).toMatchObject({ outputs: { outcome: 'applied' } });
  });
});

test('with a read-only token a preview that changes a bundle is red with the cause, and another one is green', async () => {
  const { rig } = await startStory();
  const { number } = await rig.pulls.open(proposal);
  const words = await rig.pulls.open({ branch: 'words', files: { 'README.md': 'words\n' } });
  for (const [permissions, needed] of [
    [readOnly, 'pull-requests: write'],
    [{ contents: 'read', pull_requests: 'read' }, 'statuses: write'],
  ] as const) {
    const run = await rig.preview(number, { permissions });
    expectRed(run, 'refused');
    for (const text of [messagesOf(run), run.summary]) {
      expect(text).toContain('This plan is not recorded, so merging does not apply it');
      expect(text).toContain(`Give the job the permission "${needed}"`);
    }
    expectGreen(await rig.preview(words.number, { permissions }), 'no-changes');
  }
  expect(rig.comments(number)).toEqual([]);
});
