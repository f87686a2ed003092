import { describe, expect, test } from 'vitest';
import type { Push } from '../../rig/github/pulls.ts';
import type { FileChanges } from '../../rig/github/bare-repository.ts';
import type { Run } from '../../rig/github/runner.ts';
import {
  startTwoBundles,
  codeBundleFile,
  expectGreen,
  expectRed,
  policyFiles,
  additionalPolicy,
  policyPath,
  messagesOf,
  startPolicies,
  type Story,
} from '../action/stories.ts';
import {
  beginSettled,
  byHand,
  low,
  otherPolicy,
  policies,
  pushWords,
  rules,
  runOf,
  runWords,
  sent,
  shown,
  slugs,
  warnings,
} from './promised.ts';

// Promise 1: every reviewed merge is applied, or named.

const nothingLeft = 'Nothing is left to settle';

/** Green, without a warning about a merge. */
function expectQuiet(run: Run): void {
  expect(run.isGreen, messagesOf(run)).toBe(true);
  expect(warnings(run)).toEqual([]);
}

describe('two pull requests of different bundles, both merged before the first apply starts,', () => {
  async function merged() {
    const story = await beginSettled();
    const { rig } = story;
    const [one, two] = [await rig.propose(policies), await rig.propose(rules)];
    const first = await rig.pulls.merge(one, 'squash');
    const second = await rig.pulls.merge(two, 'squash');
    return { story, rig, one, two, first, second };
  }

  test('are each applied by the run of their own merge, which settles nothing after its own commit', async () => {
    const { story, first, second } = await merged();
    const run = await runOf(story, first);
    expectGreen(run, 'applied', { creates: '1', updates: '0' });
    expect(sent(story)).toEqual(['remediation']);
    expect(await story.rulesets()).toEqual(['p/default']);
    const next = await runOf(story, second);
    expectGreen(next, 'applied', { creates: '0', updates: '1' });
    expect([await story.live(), await story.rulesets()]).toEqual([slugs(additionalPolicy), ['p/default', 'p/java']]);
    for (const one of [run, next]) expectQuiet(one);
  });

  test('are both applied by the last run when the first one was cancelled, each by its own record', async () => {
    const { story, rig, one, two, first, second } = await merged();
    const run = await runOf(story, second);
    expectGreen(run, 'applied', { creates: '1', updates: '1' });
    expectQuiet(run);
    expect(sent(story)).toEqual(['remediation', 'code']);
    for (const pull of [one, two]) expect(shown(rig, pull)).toContain('Exactly the reviewed plan, applied by');
    const late = await runOf(story, first);
    expectQuiet(late);
    expect(messagesOf(late)).toContain(nothingLeft);
    expect(sent(story)).toHaveLength(2);
  });

  test('are both applied by the run of a later push that changes no policy', async () => {
    const { story } = await merged();
    const run = await runWords(story);
    expectGreen(run, 'applied');
    expect(sent(story)).toEqual(['remediation', 'code']);
  });

  test('are applied although GitHub still does not know which pull requests they are', async () => {
    const { story, rig, second } = await merged();
    rig.delays.commitPulls = 2;
    expectGreen(await runOf(story, second), 'applied');
    expect(sent(story)).toEqual(['remediation', 'code']);
  });
});

test('a README that is pushed before the apply starts does not hide the merge: its own run still applies it', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const push = await rig.pulls.merge(await rig.propose(policies), 'squash');
  const words = await pushWords(story);
  expectGreen(await runOf(story, push), 'applied');
  const run = await runOf(story, words);
  expectQuiet(run);
  expect(messagesOf(run)).toContain(nothingLeft);
  expect(sent(story)).toEqual(['remediation']);
});

describe('two pull requests of the same bundle, both merged before the first apply starts:', () => {
  test('reviewed apart, the first one is applied, and the second one is refused and named', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const [one, two] = [await rig.propose(policies), await rig.propose(otherPolicy)];
    await rig.pulls.merge(one, 'squash');
    const run = await runOf(story, await rig.pulls.merge(two, 'squash'));
    expectRed(run, 'refused');
    expect(run.outputs['failure-reason']).toContain('are not those that were reviewed');
    expect(await story.live()).toEqual(slugs(additionalPolicy));
    expect(shown(rig, one)).toContain('applied, 1 created');
    expect(shown(rig, two)).toContain('not applied');
    expect(warnings(await runWords(story)).join()).toContain(`Pull request #${String(two)} was merged`);
  });

  /** The second one is reviewed while the first one is merged, but not applied. */
  async function stacked(story: Story) {
    const { rig } = story;
    const one = await rig.propose(policies);
    const first = await rig.pulls.merge(one, 'squash');
    const two = await rig.propose(otherPolicy);
    const second = await rig.pulls.merge(two, 'squash');
    return { one, two, first, second };
  }

  test('reviewed together, only the second plan is sent, which brings both', async () => {
    const story = await beginSettled();
    const { one, two, second } = await stacked(story);
    const run = await runOf(story, second);
    expectGreen(run, 'applied', { creates: '2' });
    expectQuiet(run);
    expect(sent(story)).toEqual(['remediation']);
    expect(await story.live()).toEqual(slugs(additionalPolicy, low));
    expect(shown(story.rig, one)).toContain(`settled with #${String(two)}`);
  });

  test('reviewed together, the run of the first one sends nothing and names it, and the second one brings both', async () => {
    const story = await beginSettled();
    const { one, first, second } = await stacked(story);
    const run = await runOf(story, first);
    expect(messagesOf(run)).toContain(`#${String(one)}`);
    expect(warnings(run).length > 0 || !run.isGreen, messagesOf(run)).toBe(true);
    expect(sent(story)).toEqual([]);
    expectGreen(await runOf(story, second), 'applied', { creates: '2' });
    expect(sent(story)).toEqual(['remediation']);
    expectQuiet(await runWords(story));
  });

  test('reviewed together, the run of the first one has nothing left after that of the second one', async () => {
    const story = await beginSettled();
    const { first, second } = await stacked(story);
    await runOf(story, second);
    expectQuiet(await runOf(story, first));
    expect(sent(story)).toEqual(['remediation']);
  });

  test('reviewed together, but the second plan no longer holds: nothing is sent, and both are named', async () => {
    const story = await beginSettled();
    const { one, two, second } = await stacked(story);
    await story.edit([...startPolicies, byHand]);
    const run = await runOf(story, second);
    expect(run.isGreen).toBe(false);
    expect(messagesOf(run)).toContain('The platform changed since the review');
    expect(sent(story)).toEqual([]);
    for (const pull of [one, two]) expect(shown(story.rig, pull)).toContain('not applied');
    const names = warnings(await runWords(story)).join();
    for (const pull of [one, two]) expect(names).toContain(`#${String(pull)} `);
  });

  test('reviewed together, the first one still brings a bundle that the second one does not change', async () => {
    const story = await beginSettled();
    const { rig } = story;
    await rig.pulls.merge(
      await rig.propose({ branch: 'both', files: { ...policies.files, ...rules.files } }),
      'squash',
    );
    const run = await runOf(story, await rig.pulls.merge(await rig.propose(otherPolicy), 'squash'));
    expectGreen(run, 'applied', { creates: '2', updates: '1' });
    expect(sent(story).toSorted()).toEqual(['code', 'remediation']);
    expect([await story.live(), await story.rulesets()]).toEqual([
      slugs(additionalPolicy, low),
      ['p/default', 'p/java'],
    ]);
  });

  test('reviewed together, but the first one was applied in between: If-Match decides, and the second one is named', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const first = await rig.pulls.merge(await rig.propose(policies), 'squash');
    const two = await rig.propose(otherPolicy);
    expectGreen(await runOf(story, first), 'applied');
    expectRed(await rig.merge(two), 'stale');
    expect(await story.live()).toEqual(slugs(additionalPolicy));
  });

  test('reviewed together, the second one brings the first one, although that had no record of its own', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const unseen = await rig.pulls.open(policies);
    await rig.pulls.merge(unseen.number, 'squash');
    const run = await runOf(story, await rig.pulls.merge(await rig.propose(otherPolicy), 'squash'));
    expectGreen(run, 'applied', { creates: '2' });
    expectQuiet(run);
    expect(await story.live()).toEqual(slugs(additionalPolicy, low));
  });

  test('a merge that is reverted before it is applied never reaches the platform', async () => {
    const story = await beginSettled();
    const { rig } = story;
    await rig.pulls.merge(await rig.propose(policies), 'squash');
    const revert = await rig.propose({ branch: 'revert', files: { [policyPath(additionalPolicy)]: null } });
    await runOf(story, await rig.pulls.merge(revert, 'squash'));
    expect(sent(story)).toEqual([]);
  });
});

describe('another branch that merged the default branch is pushed in its place,', () => {
  /** Its own commits are the first parents then. */
  async function replaced(story: Story, files: FileChanges): Promise<Push> {
    const { repository, pulls } = story.rig;
    const tip = await repository.tip('main');
    const from = (await repository.history(tip)).at(-1)?.sha ?? tip;
    const draft = { refs: ['refs/heads/long'], message: 'Work for long', author: 'mona' } as const;
    const side = await repository.commit({ ...draft, parents: [from], files: { 'docs/long.md': 'words\n' } });
    return pulls.pushCommit('main', await repository.commit({ ...draft, parents: [side, tip], files }));
  }

  test('after a merge that is not applied yet: the run applies that merge', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const number = await rig.propose(policies);
    await rig.pulls.merge(number, 'squash');
    const run = await runOf(story, await replaced(story, policies.files));
    expectGreen(run, 'applied', { creates: '1' });
    expect(shown(rig, number)).toContain('applied, 1 created');
    expectQuiet(await runWords(story));
    expect(sent(story)).toEqual(['remediation']);
  });

  test('after a merge that was refused: later runs go on to name it', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const number = await rig.propose(policies);
    await story.edit([...startPolicies, byHand]);
    expectRed(await rig.merge(number), 'stale');
    const name = `Pull request #${String(number)} `;
    expect(warnings(await runOf(story, await replaced(story, policies.files))).join()).toContain(name);
    expect(warnings(await runWords(story)).join()).toContain(name);
    expect(sent(story)).toEqual([]);
  });
});

describe('three merges', () => {
  const branches = ['one', 'two', 'three'] as const;
  const change = (slug: string) => ({ branch: slug, files: policyFiles([{ slug, severity: ['low'] }]) });

  test.for(['the last run alone', 'each run in turn'])(
    'that include each other are applied once, by %s',
    async (runOptions) => {
      const story = await beginSettled();
      const { rig } = story;
      const pushes: Push[] = [];
      for (const slug of branches) pushes.push(await rig.pulls.merge(await rig.propose(change(slug)), 'squash'));
      const runs: Run[] = [];
      for (const push of runOptions === 'each run in turn' ? pushes : pushes.slice(-1))
        runs.push(await runOf(story, push));
      expect(runs.at(-1)).toMatchObject({ isGreen: true, outputs: { outcome: 'applied', creates: '3' } });
      expect(sent(story)).toEqual(['remediation']);
      expectQuiet(await runWords(story));
    },
  );

  test('of which the second one is refused: the others are applied, and the second one is named', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const numbers = [await rig.propose(policies), await rig.propose(otherPolicy), await rig.propose(rules)];
    for (const number of numbers) await rig.pulls.merge(number, 'squash');
    const run = await runWords(story);
    expect(run.isGreen).toBe(false);
    expect(messagesOf(run)).toContain('remediation of acme are not those that were reviewed');
    expect(sent(story)).toEqual(['remediation', 'code']);
    expect(numbers.map((number) => shown(rig, number).split('\n')[0])).toEqual([
      expect.stringContaining('applied, 1 created'),
      expect.stringContaining('not applied'),
      expect.stringContaining('applied, 1 updated'),
    ]);
  });
});

describe('a record is used once:', () => {
  test('after somebody undoes the change by hand, neither a README nor another attempt applies it again', async () => {
    const story = await beginSettled();
    const applied = await story.rig.merge(await story.rig.propose(policies));
    await story.edit(startPolicies);
    expectQuiet(await runWords(story));
    const again = await story.rig.rerun(applied);
    expectQuiet(again);
    expect(messagesOf(again)).toContain(nothingLeft);
    expect(sent(story)).toEqual(['remediation']);
    expect(await story.live()).toEqual(slugs());
  });

  test('a refused merge that a run by hand applied is not applied again by the refused run, after somebody undid it', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const number = await rig.propose(policies);
    await story.edit([...startPolicies, byHand]);
    const refused = await rig.merge(number);
    await runWords(story);
    const digest = (await rig.run({ event: 'workflow_dispatch' })).outputs['digest'] ?? '';
    expectGreen(await rig.run({ event: 'workflow_dispatch' }, { inputs: { 'plan-digest': digest } }), 'applied');
    await story.edit(startPolicies);
    await rig.rerun(refused);
    expect(await story.live()).toEqual(slugs());
  });

  test('a refused merge that another attempt applied is not applied again by the later run that warned of it', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const number = await rig.propose(policies);
    await story.edit([...startPolicies, byHand]);
    const refused = await rig.merge(number);
    const warned = await runWords(story);
    await story.edit(startPolicies);
    expectGreen(await rig.rerun(refused), 'applied');
    await story.edit(startPolicies);
    expectQuiet(await rig.rerun(warned));
    expectQuiet(await runWords(story));
    expect(sent(story)).toEqual(['remediation']);
  });
});

describe('a refused merge', () => {
  async function refused() {
    const story = await beginSettled();
    const { rig } = story;
    const number = await rig.propose(policies);
    await story.edit([...startPolicies, byHand]);
    const run = await rig.merge(number);
    return { story, rig, number, run, name: `Pull request #${String(number)} ` };
  }

  test('is red in the run that meets it, and a warning that names it in each later one', async () => {
    const { story, number, run, name } = await refused();
    expectRed(run, 'stale');
    expect(warnings(run)).toEqual([]);
    for (const later of [await runWords(story), await runWords(story)]) {
      expectGreen(later, 'no-changes');
      expect(warnings(later)).toHaveLength(1);
      expect(warnings(later)[0]).toContain(name);
      expect(later.summary).toContain(name);
    }
    expect(sent(story)).toEqual([]);
    expect(shown(story.rig, number)).toContain('not applied');
  });

  test('still counts beside a later merge of another bundle, which is applied', async () => {
    const { story, rig, name } = await refused();
    const run = await rig.merge(await rig.propose(rules));
    expectGreen(run, 'applied');
    expect(warnings(run).join()).toContain(name);
    expect(sent(story)).toEqual(['code']);
  });

  test('is settled by a later record of the bundle that includes it', async () => {
    const { story, rig, number } = await refused();
    const later = await rig.merge(await rig.propose(otherPolicy));
    expectGreen(later, 'applied', { creates: '2', deletes: '1' });
    expectQuiet(later);
    expectQuiet(await runWords(story));
    expect(shown(rig, number)).toContain('nothing left to apply');
  });

  test('is settled by a run by hand with the digest that the refusal offers', async () => {
    const { story, rig, run } = await refused();
    const digest = run.outputs['digest'] ?? '';
    expect(run.summary).toContain(digest);
    expectGreen(await rig.run({ event: 'workflow_dispatch' }, { inputs: { 'plan-digest': digest } }), 'applied');
    expect(await story.live()).toEqual(slugs(additionalPolicy));
    expectQuiet(await runWords(story));
  });

  test('is settled when somebody makes its changes on the platform', async () => {
    const { story, rig, number } = await refused();
    await story.edit([...startPolicies, additionalPolicy]);
    expectQuiet(await runWords(story));
    expect(shown(rig, number)).toContain('nothing left to apply');
    // What is settled stays so.
    await story.edit(startPolicies);
    expectQuiet(await runWords(story));
  });

  test('is applied by another attempt of the run that refused it, once the platform is as reviewed again', async () => {
    const { story, rig, number, run } = await refused();
    await story.edit(startPolicies);
    const again = await rig.rerun(run);
    expectGreen(again, 'applied');
    expect(shown(rig, number)).toContain('applied, 1 created');
    const third = await rig.rerun(again);
    expectQuiet(third);
    expectQuiet(await runWords(story));
    expect(sent(story)).toEqual(['remediation']);
  });

  test('is applied by that attempt also after later runs warned of it, which then stop', async () => {
    const { story, rig, run } = await refused();
    expect(warnings(await runWords(story))).toHaveLength(1);
    await story.edit(startPolicies);
    expectGreen(await rig.rerun(run), 'applied');
    expectQuiet(await runWords(story));
    expect(sent(story)).toEqual(['remediation']);
  });

  test('that is settled by now leaves nothing to another attempt of the run that refused it', async () => {
    const { rig, run } = await refused();
    expectGreen(await rig.merge(await rig.propose(otherPolicy)), 'applied');
    const again = await rig.rerun(run);
    expectQuiet(again);
    expect(messagesOf(again)).toContain(nothingLeft);
  });

  test('of which a later commit exists offers a digest that a run by hand takes', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const number = await rig.propose(policies);
    await story.edit([...startPolicies, byHand]);
    const push = await rig.pulls.merge(number, 'squash');
    await rig.pulls.merge(await rig.propose(rules), 'squash');
    const run = await runOf(story, push);
    expectRed(run, 'stale');
    const [digest = ''] = /sha256:[0-9a-f]{64}/.exec(messagesOf(run)) ?? [];
    const hand = await rig.run({ event: 'workflow_dispatch' }, { inputs: { 'plan-digest': digest } });
    expectGreen(hand, 'applied');
    expect(await story.live()).toEqual(slugs(additionalPolicy));
  });
});

describe('bounds:', () => {
  test('the first run of a repository applies nothing that was merged before its own push, and says so', async () => {
    const story = await startTwoBundles();
    const { rig } = story;
    await rig.pulls.merge(await rig.propose(policies), 'squash');
    const run = await runOf(story, await rig.pulls.merge(await rig.propose(rules), 'squash'));
    expectGreen(run, 'applied');
    expect(sent(story)).toEqual(['code']);
    expect(messagesOf(run)).toContain('only the pull requests of this push were considered');
    await runWords(story);
    expect(sent(story)).toEqual(['code']);
  });

  test('the run of a push from before the first one that ran still settles its own merge', async () => {
    const story = await startTwoBundles();
    const { rig } = story;
    const first = await rig.pulls.merge(await rig.propose(policies), 'squash');
    await runOf(story, await rig.pulls.merge(await rig.propose(rules), 'squash'));
    expectGreen(await runOf(story, first), 'applied');
    expect(sent(story)).toEqual(['code', 'remediation']);
  });

  test('a merge within the last 100 commits is applied, also when no run came in between', async () => {
    const story = await beginSettled();
    await story.rig.pulls.merge(await story.rig.propose(policies), 'squash');
    for (let count = 0; count < 97; count += 1) await pushWords(story);
    expectGreen(await runWords(story), 'applied');
    expect(await story.live()).toEqual(slugs(additionalPolicy));
  });

  test('a merge that lies beyond the last 100 commits is not passed over in silence', async () => {
    const story = await beginSettled();
    await story.rig.pulls.merge(await story.rig.propose(policies), 'squash');
    for (let count = 0; count < 100; count += 1) await pushWords(story);
    const run = await runWords(story);
    expect(sent(story).length > 0 || warnings(run).length > 0, messagesOf(run)).toBe(true);
  });

  test('with another API token the earlier marks cannot be read: only this push counts, and the run says so', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const runOptions = { inputs: { 'api-token': rig.platform.mintToken('acme') } };
    const lost = await rig.propose(policies);
    await rig.pulls.merge(lost, 'squash');
    const run = await runOf(story, await rig.pulls.merge(await rig.propose(rules, runOptions), 'squash'), runOptions);
    expectGreen(run, 'applied');
    expect(sent(story)).toEqual(['code']);
    expect(warnings(run).join()).toContain('made with another API token');
    expectQuiet(await runWords(story, runOptions));
  });

  test('a record of another API token is refused and named', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const runOptions = { inputs: { 'api-token': rig.platform.mintToken('acme') } };
    const number = await rig.propose(policies);
    const run = await rig.merge(number, runOptions);
    expectRed(run, 'refused');
    expect(run.outputs['failure-reason']).toContain('recorded with another API token');
    expect(sent(story)).toEqual([]);
    expect(warnings(await runWords(story, runOptions)).join()).toContain(`#${String(number)} `);
  });
});

test('the job before an environment lists in its summary the merges that its approval covers', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const [one, two] = [await rig.propose(policies), await rig.propose(rules)];
  await rig.pulls.merge(one, 'squash');
  await rig.pulls.merge(two, 'squash');
  const push = await pushWords(story);
  const listing = await runOf(story, push, { inputs: { command: 'preview' } });
  expect(listing.isGreen).toBe(true);
  for (const number of [one, two]) expect(listing.summary).toContain(`#${String(number)}`);
  expect(sent(story)).toEqual([]);
  await runOf(story, push);
  expect(sent(story)).toEqual(['remediation', 'code']);
  const empty = await runWords(story, { inputs: { command: 'preview' } });
  for (const number of [one, two]) expect(empty.summary).not.toContain(`#${String(number)}`);
});

test('the same job on another branch lists nothing: an apply there covers nothing', async () => {
  const story = await beginSettled();
  const { rig } = story;
  await rig.pulls.createBranch('release');
  const push = await rig.pulls.merge(await rig.propose({ ...policies, base: 'release' }), 'squash');
  const listing = await runOf(story, push, { inputs: { command: 'preview' } });
  expectGreen(listing, 'valid');
  expect(listing.summary).not.toContain('covers');
  expect(messagesOf(listing)).toContain('Nothing is applied from release: only main is.');
});

describe('commits that no pull request brought', () => {
  const direct = policies.files;

  test('are not applied and named, until the platform has them', async () => {
    const story = await beginSettled();
    const push = await story.rig.pulls.pushTo('main', direct);
    const run = await runOf(story, push);
    expectRed(run, 'refused');
    expect(run.outputs['failure-reason']).toContain(`Commit ${push.after.slice(0, 7)} was pushed to main`);
    expect(warnings(await runWords(story)).join()).toContain(push.after.slice(0, 7));
    await story.edit([...startPolicies, additionalPolicy]);
    expectQuiet(await runWords(story));
    expect(sent(story)).toEqual([]);
  });

  test('do not hide the pull request of the same push', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const merged = await rig.pulls.merge(await rig.propose(rules), 'squash');
    const push = await rig.pulls.pushTo('main', direct);
    const run = await runOf(story, { ...push, before: merged.before, commits: [...merged.commits, ...push.commits] });
    expect(run.isGreen).toBe(false);
    expect(messagesOf(run)).toContain(`Commit ${push.after.slice(0, 7)} was pushed to main`);
    expect(sent(story)).toEqual(['code']);
  });

  test('are part of what a later pull request of the bundle shows and brings', async () => {
    const story = await beginSettled();
    await runOf(story, await story.rig.pulls.pushTo('main', direct));
    const run = await story.rig.merge(await story.rig.propose(otherPolicy));
    expectGreen(run, 'applied', { creates: '2' });
    expectQuiet(run);
    expect(await story.live()).toEqual(slugs(additionalPolicy, low));
  });

  test.for(['merge', 'squash', 'rebase'] as const)(
    'are named also by the run of a later pull request of another bundle (%s), which is applied',
    async (method) => {
      const story = await beginSettled();
      const { rig } = story;
      const push = await rig.pulls.pushTo('main', direct);
      const run = await runOf(story, await rig.pulls.merge(await rig.propose(rules), method));
      expect(run.isGreen).toBe(false);
      expect(sent(story)).toEqual(['code']);
      expect(messagesOf(run)).toContain(`Commit ${push.after.slice(0, 7)} was pushed to main`);
      expect(warnings(await runWords(story)).join()).toContain(push.after.slice(0, 7));
    },
  );

  test('are the base of the pull requests after them: guards that were pushed count', async () => {
    const story = await beginSettled();
    const { rig } = story;
    await rig.pulls.pushTo('main', { 'ifmatch.yaml': 'guards:\n  protected: [block-critical]\n' });
    const weaken = await rig.propose({ branch: 'weaken', files: { 'policies/block-critical.yaml': null } });
    expectRed(await rig.merge(weaken), 'needs-approval');
    expect(sent(story)).toEqual([]);
  });
});

describe('a stack', () => {
  /** Two pull requests that one merge commit merges: the upper one contains the lower one. */
  async function stack() {
    const story = await beginSettled();
    const { rig } = story;
    const lower = await rig.pulls.open(policies);
    await rig.preview(lower.number);
    const upper = await rig.pulls.open({ ...rules, from: lower.head });
    await rig.preview(upper.number);
    return { story, rig, lower: lower.number, upper: upper.number };
  }

  test('is applied once, by the record of the upper pull request, and the lower one is settled with it', async () => {
    const { story, rig, lower, upper } = await stack();
    const run = await rig.merge(upper, {}, 'merge');
    expectGreen(run, 'applied', { creates: '1', updates: '1' });
    expectQuiet(run);
    expect(sent(story).toSorted()).toEqual(['code', 'remediation']);
    expect(messagesOf(run)).toContain(`#${String(lower)}`);
    expect(shown(rig, lower)).not.toContain('Merging applies');
    expectQuiet(await runWords(story));
  });

  test('is refused as a whole, and both pull requests are named', async () => {
    const { story, rig, lower, upper } = await stack();
    await story.edit([...startPolicies, byHand]);
    const run = await rig.merge(upper, {}, 'merge');
    expectRed(run, 'stale');
    expect(sent(story)).toEqual([]);
    expect(messagesOf(run)).not.toContain(`settled with it`);
    for (const number of [lower, upper]) expect(messagesOf(run)).toContain(`#${String(number)}`);
    expect(shown(rig, lower)).not.toContain('Merging applies');
  });

  test('by its bases: the lower one brings what was merged into it, and the upper one alone brings nothing', async () => {
    const story = await beginSettled();
    const { rig } = story;
    const lower = await rig.propose(policies);
    const upper = await rig.propose({ ...rules, base: policies.branch });
    const run = await runOf(story, await rig.pulls.merge(upper, 'squash'));
    expectGreen(run, 'valid');
    expect(messagesOf(run)).toContain(`Nothing is applied from ${policies.branch}: only main is.`);
    expect(sent(story)).toEqual([]);
    await rig.preview(lower);
    expectGreen(await rig.merge(lower), 'applied', { creates: '1', updates: '1' });
  });
});

test.for(['merge', 'squash', 'rebase'] as const)(
  'a push of a merge queue with several pull requests applies each one (%s)',
  async (method) => {
    const story = await beginSettled();
    const { rig } = story;
    const [one, two] = [await rig.pulls.open(policies), await rig.pulls.open(rules)];
    for (const { number } of [one, two]) {
      await rig.pulls.push(number, { [`notes-${String(number)}.md`]: 'words\n' });
      await rig.preview(number);
    }
    const group = await rig.pulls.enqueue([one.number, two.number], method);
    const run = await runOf(story, await rig.pulls.land(group));
    expectGreen(run, 'applied', { creates: '1', updates: '1' });
    expectQuiet(run);
    expect(sent(story)).toEqual(['remediation', 'code']);
  },
);

test('two rebased pull requests of several commits each are applied by the last run, each by its own record', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const [one, two] = [await rig.pulls.open(policies), await rig.pulls.open(rules)];
  await rig.pulls.push(one.number, policyFiles([low]));
  await rig.pulls.push(two.number, codeBundleFile('p/default', 'p/java', 'p/ruby'));
  for (const { number } of [one, two]) await rig.preview(number);
  await rig.pulls.merge(one.number, 'rebase');
  const run = await runOf(story, await rig.pulls.merge(two.number, 'rebase'));
  expectGreen(run, 'applied', { creates: '2', updates: '1' });
  expectQuiet(run);
  expect(sent(story)).toEqual(['remediation', 'code']);
  expect(await story.rulesets()).toEqual(['p/default', 'p/java', 'p/ruby']);
});

test('a rebased pull request without a record stays refused in another attempt, although its last commit changes no policy', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const { number } = await rig.pulls.open(policies);
  await rig.pulls.push(number, { 'README.md': 'words\n' });
  const run = await rig.merge(number, {}, 'rebase');
  expectRed(run, 'refused');
  const again = await rig.rerun(run);
  expectRed(again, 'refused');
  expect(again.outputs['failure-reason']).toContain(`Pull request #${String(number)} has no reviewed plan`);
});

test('a pull request that was merged into another branch is not applied, and its record never counts on the default branch', async () => {
  const story = await beginSettled();
  const { rig } = story;
  await rig.pulls.createBranch('release');
  const number = await rig.propose({ ...policies, base: 'release' });
  await runOf(story, await rig.pulls.merge(number, 'merge'));
  const back = await rig.pulls.open({ branch: 'release', from: await rig.repository.tip('release') });
  const run = await rig.merge(back.number, {}, 'merge');
  expectRed(run, 'refused');
  expect(run.outputs['failure-reason']).toContain(`Pull request #${String(back.number)} has no reviewed plan`);
  expect(sent(story)).toEqual([]);
});
