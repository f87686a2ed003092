import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PlanFile } from '../../../src/generated/types.ts';
import type { Run } from '../../rig/github/runner.ts';
import {
  codeBundleFile,
  expectGreen,
  policyFiles,
  additionalPolicy,
  policyPath,
  messagesOf,
  startPolicies,
  type Story,
  policyYaml,
} from '../action/stories.ts';
import { beginSettled, byHand, low, otherPolicy, policies, rules, runOf, sent, shown, slugs } from './promised.ts';

// Promise 5: the result of a run is the result of all that it did.

const planFile = ({ workspace }: Run): PlanFile =>
  JSON.parse(readFileSync(join(workspace, 'ifmatch-plan.json'), 'utf8')) as PlanFile;

/** Each bundle of the plan file: its result, and whether there is an undo. */
const results = (run: Run) =>
  planFile(run).bundles.map(({ kind, result, undo }) => [kind, result ?? null, (undo ?? null) !== null]);

/** A merge queue puts the pull requests into one push; returns the run of that push. */
async function queue(story: Story, ...numbers: readonly number[]): Promise<Run> {
  const { rig } = story;
  return runOf(story, await rig.pulls.land(await rig.pulls.enqueue(numbers)));
}

describe('a push of a merge queue with several pull requests, of which', () => {
  test('the first deletes a policy and the last changes nothing: outputs, summary, comments, plan file and undo have the deletion', async () => {
    const story = await beginSettled({
      files: policyFiles([additionalPolicy]),
      live: [...startPolicies, additionalPolicy],
    });
    const { rig } = story;
    const gone = await rig.propose({ branch: 'gone', files: { [policyPath(additionalPolicy)]: null } });
    const words = await rig.propose({ branch: 'words', files: { 'README.md': 'words\n' } });
    const run = await queue(story, gone, words);
    expectGreen(run, 'applied', { creates: '0', updates: '0', deletes: '1', effect: 'looser' });
    expect(run.outputs['comment-url']).toContain(`/pull/${String(gone)}#`);
    expect(run.summary).toContain('1 deleted');
    expect(shown(rig, gone)).toContain('applied, 1 deleted');
    expect(results(run)).toEqual([['remediation', 'applied', true]]);
    expect(run.outputs['digest']).toBe(planFile(run).digest);
  });

  test('each changes another bundle: all counts are sums, and every pull request is named', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const [one, two] = [await rig.propose(policies), await rig.propose(rules)];
    const run = await queue(story, one, two);
    expectGreen(run, 'applied', { creates: '1', updates: '1', deletes: '0' });
    expect(messagesOf(run)).toContain('Applied to acme: 1 created, 1 updated');
    for (const number of [one, two]) expect(run.summary).toContain(`Pull request #${String(number)}`);
    expect(shown(rig, one)).toContain('applied, 1 created');
    expect(shown(rig, two)).toContain('applied, 1 updated');
    expect(results(run)).toEqual([
      ['remediation', 'applied', true],
      ['detection', 'applied', true],
    ]);
    expect(Object.keys(JSON.parse(run.outputs['state-versions'] ?? '{}') as object)).toEqual([
      'acme remediation',
      'acme detection/code',
    ]);
  });

  test('the undo in the plan file brings both bundles back', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const run = await queue(story, await rig.propose(policies), await rig.propose(rules));
    const undone = planFile(run).bundles.map(({ undo }) => JSON.stringify(undo?.bundle));
    expect(undone[0]).not.toContain(additionalPolicy.slug);
    expect(undone[0]).toContain('block-critical');
    expect(undone[1]).not.toContain('p/java');
    expect(undone[1]).toContain('p/default');
  });
});

describe('a run that applies one pull request and not the other', () => {
  /** Two pull requests in one push: the first one is fine. */
  const second: Readonly<Record<string, (story: Story) => Promise<number>>> = {
    'whose files are not the reviewed ones': ({ rig }) => rig.propose(otherPolicy),
    'without a reviewed plan': async ({ rig }) => (await rig.pulls.open(rules)).number,
    'that is stale': async (story) => {
      const number = await story.rig.propose(rules);
      await story.editRules('p/default', 'p/ruby');
      return number;
    },
    'that makes the files invalid': ({ rig }) =>
      rig.propose({ branch: 'twice', files: { 'policies/twice.yaml': policyYaml(additionalPolicy) } }),
    'that needs approval': ({ rig }) => rig.propose({ branch: 'none', files: codeBundleFile() }),
  };

  test.for(Object.keys(second))('%s is red, and still has the result and the undo of the first one', async (name) => {
    const story = await beginSettled({
      files: { 'ifmatch.yaml': 'guards: { max_deletes: 0, looser: require_approval }\n' },
    });
    const { rig } = story;
    const one = await rig.propose(policies);
    const two = (await second[name]?.(story)) ?? 0;
    const run = await queue(story, one, two);
    expect(run.isGreen, messagesOf(run)).toBe(false);
    expect(sent(story)).toEqual(['remediation']);
    expect(await story.live()).toEqual(slugs(additionalPolicy));
    // What was written, and nothing else, counts as written.
    expect(run.outputs).toMatchObject({ creates: '1', updates: '0', deletes: '0', 'plan-file': 'ifmatch-plan.json' });
    expect(messagesOf(run)).toContain('Applied to acme: 1 created');
    expect(messagesOf(run)).not.toMatch(/Applied to acme: .*(?:updated|deleted)/);
    expect(results(run)).toContainEqual(['remediation', 'applied', true]);
    for (const number of [one, two]) expect(run.summary).toContain(`Pull request #${String(number)}`);
    expect(shown(rig, one)).toContain('applied, 1 created');
    expect(shown(rig, two)).toMatch(/not applied|invalid/);
  });
});

test('a run that settles earlier merges reports them like its own', async () => {
  const story = await beginSettled();
  const { rig } = story;
  await rig.pulls.merge(await rig.propose(policies), 'squash');
  const run = await runOf(story, await rig.pulls.merge(await rig.propose(rules), 'squash'));
  expectGreen(run, 'applied', { creates: '1', updates: '1' });
  expect(results(run).map(([, result]) => result)).toEqual(['applied', 'applied']);
});

test('the job fails for every refused pull request, each with its own reason', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const [one, two] = [await rig.propose(policies), await rig.propose(rules)];
  await story.edit([...startPolicies, byHand]);
  await story.editRules('p/default', 'p/ruby');
  const run = await queue(story, one, two);
  expect(run.isGreen).toBe(false);
  expect(sent(story)).toEqual([]);
  expect(messagesOf(run).match(/^error: /gm)).toHaveLength(2);
  for (const number of [one, two]) {
    expect(run.summary).toContain(`Pull request #${String(number)}`);
    expect(shown(rig, number)).toContain('not applied');
  }
});

test('two refused pull requests of one bundle do not count its changes twice', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const [one, two] = [await rig.propose(policies), await rig.propose(otherPolicy)];
  await story.edit([...startPolicies, byHand]);
  const run = await queue(story, one, two);
  expect(run.isGreen).toBe(false);
  expect(run.outputs).toMatchObject({ creates: '2', deletes: '1' });
  expect(planFile(run).summary).toMatchObject({ creates: 2, deletes: 1 });
});

test('a queued group that holds one pull request that cannot be applied is red before it is merged', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const [one, two] = [await rig.propose(rules), await rig.propose(policies)];
  await story.edit([...startPolicies, low]);
  const run = await rig.run({ event: 'merge_group', group: await rig.pulls.enqueue([one, two]) });
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'stale' } });
  expect(run.outputs['failure-reason']).toContain(`Pull request #${String(two)} would be merged, but not applied`);
});
