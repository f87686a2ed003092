import { describe, expect, test } from 'vitest';
import type { GitHubFault } from '../../rig/github/api-server.ts';
import type { GitHubRig } from '../../rig/github/github-rig.ts';
import type { Run } from '../../rig/github/runner.ts';
import {
  startTwoBundles,
  codeBundleFile,
  expectGreen,
  policyFiles,
  additionalPolicy,
  openStory,
  otherPolicy,
  messagesOf,
  startPolicies,
  type Story,
} from '../action/stories.ts';

// GitHub refuses or fails at each request of a preview and of an apply.

/** A pull request that changes two bundles. */
const both = {
  branch: 'both',
  files: { ...policyFiles([additionalPolicy]), ...codeBundleFile('p/default', 'p/java') },
};

const promise = 'Merging applies exactly this plan';

const records = ({ statuses }: GitHubRig, sha: string) =>
  statuses.filter((one) => one.sha === sha && one.context === 'ifmatch / record');

/** How GitHub refuses: what it is for, and whether it goes on. */
const faults: readonly { readonly name: string; readonly fault: GitHubFault; readonly times: number }[] = [
  ...[403, 404, 422, 429, 502].map((status) => ({ name: String(status), fault: { status }, times: Infinity })),
  ...[429, 502].map((status) => ({ name: `${String(status)} once`, fault: { status }, times: 1 })),
  {
    name: '403 for a secondary rate limit',
    fault: { status: 403, body: { message: 'You have exceeded a secondary rate limit' } },
    times: 1,
  },
  { name: 'no answer, though it is done', fault: { reset: 'after' }, times: 1 },
  { name: 'no answer', fault: { reset: 'before' }, times: 1 },
  { name: 'half an answer', fault: { truncated: true }, times: 1 },
  { name: 'the page of a gateway', fault: { html: '<p>Sign in</p>' }, times: 1 },
];

const operationsOf = ({ requests }: Run): string[] => requests.map(({ operation }) => operation ?? '');

/** Each request of a run: its operation, and how many of that came before. */
function pointsOf(run: Run): { readonly operation: string; readonly skip: number }[] {
  const all = operationsOf(run);
  return all.map((operation, at) => ({ operation, skip: all.slice(0, at).filter((one) => one === operation).length }));
}

/**
 * Each request with what goes wrong at it. In the short form these are two of the faults, others than at the request before; with IFMATCH_TRUST=full
 * all of them.
 */
const casesOf = (points: ReturnType<typeof pointsOf>, all = faults) =>
  points.flatMap((point, at) =>
    all
      .filter((_, nth) => process.env['IFMATCH_TRUST'] === 'full' || (nth + at * 2) % all.length < 2)
      .map((fault) => ({ ...point, ...fault })),
  );

/** What is on the platform after the reviewed plan. */
async function expectApplied(story: Story, versions: readonly string[]): Promise<void> {
  expect(await story.live()).toContain(additionalPolicy.slug);
  expect(await story.rulesets()).toEqual(['p/default', 'p/java']);
  const sent = story.puts().filter(({ status }) => status === 200);
  expect(sent.map(({ kind }) => kind)).toEqual(['remediation', 'code']);
  expect(sent[0]?.if_match).toBe(versions[0]);
}

async function expectUntouched(story: Story): Promise<void> {
  expect(story.puts()).toEqual([]);
  expect(await story.live()).not.toContain(additionalPolicy.slug);
  expect(await story.rulesets()).toEqual(['p/default']);
}

const first = await rehearse(async ({ rig }) => {
  const { number } = await rig.pulls.open(both);
  return rig.preview(number);
});
const second = await rehearse(async ({ rig }) => {
  const number = await rig.propose(both);
  await rig.pulls.push(number, policyFiles([otherPolicy]));
  return rig.preview(number);
});
const applied = await rehearse(async ({ rig }) => rig.merge(await rig.propose(both)));

async function rehearse(play: (story: Story) => Promise<Run>) {
  const story = await openStory({ files: { ...policyFiles(startPolicies), ...codeBundleFile('p/default') } });
  await story.editRules();
  const run = await play(story);
  await story.rig.close();
  return pointsOf(run);
}

describe('a first preview is green only if it is recorded, when', () => {
  test.for(casesOf(first))('$operation ($skip before) gets $name', async ({ operation, skip, fault, times }) => {
    const story = await startTwoBundles();
    const { rig } = story;
    const { number, head } = await rig.pulls.open(both);
    const version = await story.version();
    rig.fault(operation, fault, { times, skip });
    const run = await rig.preview(number);
    rig.clearFaults();
    const isRecorded = records(rig, head).length > 0;
    const comments = rig.comments(number).map(({ body }) => body);
    // Whatever promises something is recorded.
    if (run.isGreen) expect(isRecorded, messagesOf(run)).toBe(true);
    if (!isRecorded) expect(comments.join('\n')).not.toContain(promise);
    expect(comments.length).toBeLessThanOrEqual(1);
    await story.rig.merge(number);
    if (run.isGreen) await expectApplied(story, [version]);
    else if (story.puts().length === 0) await expectUntouched(story);
    else expect(comments.join('\n')).toContain(promise);
  });
});

describe('a later preview is green only if it is recorded, when', () => {
  test.for(casesOf(second, faults.slice(0, 5)))(
    '$operation ($skip before) gets $name',
    async ({ operation, skip, fault, times }) => {
      const story = await startTwoBundles();
      const { rig } = story;
      const number = await rig.propose(both);
      const head = await rig.pulls.push(number, policyFiles([otherPolicy]));
      rig.fault(operation, fault, { times, skip });
      const run = await rig.preview(number);
      rig.clearFaults();
      const isRecorded = records(rig, head).length > 0;
      if (run.isGreen) expect(isRecorded, messagesOf(run)).toBe(true);
      await rig.merge(number);
      if (!isRecorded) await expectUntouched(story);
      if (run.isGreen)
        expect(await story.live()).toEqual(expect.arrayContaining([additionalPolicy.slug, otherPolicy.slug]));
    },
  );
});

describe('an apply sends only what was reviewed, and another attempt finishes the rest, when', () => {
  test.for(casesOf(applied))('$operation ($skip before) gets $name', async ({ operation, skip, fault, times }) => {
    const story = await startTwoBundles();
    const { rig } = story;
    const number = await rig.propose(both);
    const version = await story.version();
    rig.fault(operation, fault, { times, skip });
    const run = await rig.merge(number);
    rig.clearFaults();
    if (run.isGreen) await expectApplied(story, [version]);
    else if (story.puts().length === 0) await expectUntouched(story);
    const again = await rig.rerun(run);
    expect(again.isGreen, messagesOf(again)).toBe(true);
    await expectApplied(story, [version]);
    const next = await rig.pulls.open({ branch: 'words', files: { 'README.md': 'words\n' } });
    const later = await rig.merge(next.number);
    expectGreen(later, 'no-changes');
    expect(messagesOf(later)).not.toContain(`Pull request #${String(number)} was merged, but`);
    expect(rig.comments(number).at(-1)?.body).toMatch(/applied/);
    expect(rig.comments(number).at(-1)?.body).not.toMatch(/not applied|being applied|is applying/);
  });
});
