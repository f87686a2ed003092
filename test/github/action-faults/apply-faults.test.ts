import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fault } from '../rig/faults.ts';
import type { Rig } from '../rig/rig.ts';
import * as story from './reviewed.ts';

type How = { readonly times: number; readonly skip?: number };
type Case = { readonly name: string; readonly fault: Fault; readonly how: How; readonly passes: boolean };

const cases: readonly Case[] = [
  { name: '403 for good', fault: { status: 403 }, how: { times: Infinity }, passes: false },
  { name: 'a page of HTML', fault: { html: '<h1>Sign in</h1>' }, how: { times: Infinity }, passes: false },
  { name: '429 once', fault: { status: 429, headers: { 'retry-after': '0' } }, how: { times: 1 }, passes: true },
  { name: 'a reset after', fault: { reset: 'after' }, how: { times: 1 }, passes: true },
];

let rig: Rig;
let bystander: number;
beforeAll(async () => {
  rig = await story.startStories();
  // Its policy comes with the files of the first commit: from here on each merge brings one policy.
  await story.apply(rig, await story.merged(rig));
  bystander = await story.openPull(rig);
  await story.preview(rig, bystander);
});
afterAll(() => rig.close());

async function applyWith(operation: string, { fault, how }: Case, skip = 0) {
  const reviewed = await story.merged(rig);
  const before = rig.platform.log().length;
  rig.fault(operation, fault, { ...how, skip });
  const run = await story.apply(rig, reviewed);
  rig.clearFaults();
  story.expectHonestEnd(run);
  story.expectSameTruth(rig, run, { before, version: reviewed.version });
  expect(await story.ourComments(rig, reviewed.number)).toHaveLength(1);
  return { ...reviewed, run, before };
}

const noticesOf = (run: Awaited<ReturnType<typeof applyWith>>['run']): string[] =>
  run.annotations.filter(({ level }) => level !== 'error').map(({ message }) => message);

describe.each([
  ['which commit the branch is at', 'git/get-ref', /^Reading where a branch is \(main\): /],
  [
    'which pull request was merged',
    'repos/list-pull-requests-associated-with-commit',
    /^Finding the pull request of a commit \([0-9a-f]{40}\): /,
  ],
  ['the config that judges', 'repos/get-content', /^Reading a file \(ifmatch\.yaml\): /],
  ['the comment with the record', 'issues/list-comments', /^Reading the comments \(#\d+\): /],
])('an apply that cannot read %s', (_, operation, reason) => {
  test.for(cases)('$name', async (one) => {
    const { run, before, version, number } = await applyWith(operation, one);
    expect(run.outputs['outcome']).toBe(one.passes ? 'applied' : 'failed');
    if (one.passes) return;
    expect(run.outputs['failure-reason']).toMatch(reason);
    expect(rig.platform.log()).toHaveLength(before);
    // The record is where it was: running the job again goes on.
    const again = await rig.rerun(run);
    story.expectSameTruth(rig, again, { before, version });
    expect(again.outputs['outcome']).toBe('applied');
    expect((await story.ourComments(rig, number))[0]).toMatch(/: applied, 1 created\n/);
  });
});

describe('an apply that cannot read comments any more once it has read the record', () => {
  test.for(cases)('$name', async (one) => {
    const { run } = await applyWith('issues/list-comments', one, 1);
    expect(run.outputs).toMatchObject({ outcome: 'applied', 'failure-reason': '' });
    const notice = /^The comment could not be written: Reading the comments \(#\d+\): /;
    expect(noticesOf(run).some((message) => notice.test(message))).toBe(!one.passes);
  });
});

describe('an apply that cannot change the comment', () => {
  test.for(cases)('$name', async (one) => {
    const { run, number, before, version } = await applyWith('issues/update-comment', one);
    expect(run.outputs).toMatchObject({ outcome: 'applied', 'failure-reason': '' });
    const notices = noticesOf(run).filter((message) =>
      message.startsWith('The comment could not be written: Changing'),
    );
    expect(notices.length > 0).toBe(!one.passes);
    const [comment = ''] = await story.ourComments(rig, number);
    expect(comment).toMatch(one.passes ? /: applied, 1 created\n/ : /Merging applies exactly this plan/);
    if (one.passes) return;
    const again = await rig.rerun(run);
    expect(again.outputs['outcome']).toBe('no-changes');
    expect(rig.platform.log()).toHaveLength(before + 1);
    expect(rig.platform.log().at(-1)?.if_match).toBe(version);
  });
});

describe.each([
  ['list the open pull requests', 'pulls/list', /^Other open pull requests could not be checked: /],
  ['read their comments', 'issues/list-comments-for-repo', /^Other open pull requests could not be checked: /],
  ['mark one of them stale', 'repos/create-commit-status', /^Stale pull requests are marked in their comments only: /],
])('an apply that cannot %s', (_, operation, notice) => {
  test.for(cases)('$name', async (one) => {
    const statuses = rig.statuses.length;
    const { run, number } = await applyWith(operation, one);
    expect(run.outputs).toMatchObject({ outcome: 'applied', 'failure-reason': '' });
    expect(noticesOf(run).some((message) => notice.test(message))).toBe(!one.passes);
    expect((await story.ourComments(rig, number))[0]).toMatch(/: applied, 1 created\n/);
    expect(rig.statuses.length > statuses).toBe(one.passes);
    expect(await story.ourComments(rig, bystander)).toHaveLength(1);
  });
});
