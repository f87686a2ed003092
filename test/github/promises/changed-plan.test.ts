import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import type { Run } from '../../rig/github/runner.ts';
import {
  expectGreen,
  expectRed,
  policyFiles,
  additionalPolicy,
  policyPath,
  startPolicies,
  type Story,
  policyYaml,
} from '../action/stories.ts';
import { allShown, beginSettled, byHand, low, policies, rules, sent, shown, slugs } from './promised.ts';

// Promise 3: a changed plan is never shown as the reviewed one.

async function proposed() {
  const story = await beginSettled();
  const { rig } = story;
  const { number, head } = await rig.pulls.open(policies);
  const preview = await rig.preview(number);
  return { story, rig, number, head, preview };
}
type Proposed = Awaited<ReturnType<typeof proposed>>;

const action = ({ rig, number }: Proposed, name: string, by = 'mona'): Promise<Run> =>
  rig.run({ event: 'pull_request', pull: number, action: name, by });

const runs: Readonly<Record<string, (at: Proposed) => Promise<Run>>> = {
  'a label': (at) => action(at, 'labeled'),
  'an edited title': (at) => action(at, 'edited'),
  'a reopened pull request': (at) => action(at, 'reopened'),
  'a review that a bot asked for': (at) => action(at, 'review_requested', 'acme-policies[bot]'),
  'a re-run by an app': ({ rig, preview }) => rig.rerun(preview, { by: 'acme-policies[bot]' }),
};

/** What changes the plan of one and the same head commit. */
const moves: Readonly<Record<string, (at: Proposed) => Promise<unknown>>> = {
  'an edit on the platform': ({ story }) => story.edit([...startPolicies, byHand]),
  'a commit on the base branch': ({ rig }) => rig.pulls.pushTo('main', policyFiles([low])),
  'another guard on the base branch': ({ rig }) =>
    rig.pulls.pushTo('main', { 'ifmatch.yaml': 'guards:\n  max_deletes: 3\n' }),
};

describe('for the same head, another plan', () => {
  test.for(Object.keys(runs))(
    'found after %s is red and records nothing, so that no merge applies it',
    async (name) => {
      const at = await proposed();
      const { story, rig, number } = at;
      await story.edit([...startPolicies, byHand]);
      const records = rig.statuses.length;
      const run = await runs[name]?.(at);
      if (run === undefined) throw new Error('there is no such run');
      expectRed(run, 'stale');
      expect(rig.comments(number)).toHaveLength(1);
      expect(shown(rig, number)).toContain('stale, do not merge yet');
      expect(shown(rig, number)).not.toContain('Merging applies');
      expect(rig.statuses.slice(records).map(({ context }) => context)).toEqual(['ifmatch / fresh']);
      expectRed(await rig.merge(number), 'stale');
      expect(sent(story)).toEqual([]);
    },
  );

  test.for(Object.keys(moves))(
    'made by %s is red until a person runs the job again, in a new comment',
    async (name) => {
      const at = await proposed();
      const { story, rig, number, preview } = at;
      await moves[name]?.(at);
      expect((await action(at, 'labeled')).isGreen).toBe(false);
      const again = await rig.rerun(preview);
      expectGreen(again, 'changes');
      expect(rig.comments(number)).toHaveLength(2);
      const [old, fresh] = allShown(rig, number);
      expect(fresh?.split('\n')[2]).toMatch(/^\*\*Changed since the review:\*\*/);
      expect(old).toContain('superseded');
      expectGreen(await rig.merge(number), 'applied');
      expect(sent(story)).toEqual(['remediation']);
    },
  );

  test('leaves one comment and one record while it is the same plan, whoever starts runs', async () => {
    const at = await proposed();
    const { rig, number, preview } = at;
    const [before, records] = [rig.comments(number), rig.statuses.length];
    for (const begin of Object.values(runs)) expectGreen(await begin(at), 'changes');
    expectGreen(await rig.rerun(preview), 'changes');
    expect([rig.comments(number), rig.statuses.length]).toEqual([before, records]);
  });
});

/** Expects the plan in a new comment, and the old one without a promise. Returns what the new one begins with. */
function expectNewComment({ rig, number }: Proposed): string {
  const [old, fresh, ...others] = allShown(rig, number);
  expect(others).toEqual([]);
  const [headline, blank, changed] = fresh?.split('\n') ?? [];
  expect(headline).toMatch(/^### Policies for `acme`: /);
  expect(blank).toBe('');
  expect(changed).toMatch(/^\*\*Changed since the review:\*\* This replaces \[an earlier plan\]\(\S+\)\. /);
  expect(old).toContain('superseded');
  expect(old).not.toContain('Merging applies');
  return changed ?? '';
}

describe('for another head, a plan that differs by more than the push changed goes into a new comment:', () => {
  const cases: readonly [string, RegExp, (at: Proposed) => Promise<unknown>][] = [
    [
      'an empty commit after an edit on the platform',
      /The platform changed since the review/,
      async ({ story, rig, number }) => {
        await story.edit([...startPolicies, byHand]);
        await rig.pulls.push(number, {});
      },
    ],
    [
      'a commit of a README after an edit on the platform',
      /The platform changed since the review/,
      async ({ story, rig, number }) => {
        await story.edit([...startPolicies, byHand]);
        await rig.pulls.push(number, { 'README.md': 'words\n' });
      },
    ],
    [
      'a commit of policies after an edit on the platform',
      /The platform changed since the review/,
      async ({ story, rig, number }) => {
        await story.edit([...startPolicies, byHand]);
        await rig.pulls.push(number, policyFiles([low]));
      },
    ],
    [
      'an empty commit after the base branch moved',
      /The files of `remediation of acme`/,
      async ({ rig, number }) => {
        await rig.pulls.pushTo('main', policyFiles([low]));
        await rig.pulls.push(number, {});
      },
    ],
    [
      'an empty commit after the guards moved',
      /The guards, the deployments or `on_stale` in `ifmatch.yaml` changed/,
      async ({ rig, number }) => {
        await rig.pulls.pushTo('main', { 'ifmatch.yaml': 'guards:\n  max_deletes: 3\n' });
        await rig.pulls.push(number, {});
      },
    ],
    [
      'a force-push back to an earlier head',
      /The files of `remediation of acme`/,
      async ({ rig, number, head }) => {
        await rig.pulls.push(number, policyFiles([low]));
        await rig.preview(number);
        await rig.pulls.forcePush(number, head);
      },
    ],
    [
      'a commit that repairs invalid files, after an edit on the platform',
      /The platform changed since the review/,
      async ({ story, rig, number }) => {
        await rig.pulls.push(number, { 'policies/broken.yaml': 'nonsense: true\n' });
        await rig.preview(number);
        await story.edit([...startPolicies, byHand]);
        await rig.pulls.push(number, { 'policies/broken.yaml': null });
      },
    ],
  ];

  test.for(cases)('%s', async ([, why, happens]) => {
    const at = await proposed();
    await happens(at);
    expectGreen(await at.rig.preview(at.number), 'changes');
    expect(expectNewComment(at)).toMatch(why);
    expectGreen(await at.rig.merge(at.number), 'applied');
  });
});

test('each edit on the platform between two heads brings a new comment, also one after which nothing is left to change', async () => {
  const { story, rig, number } = await proposed();
  for (const [live, headline] of [
    [[...startPolicies, additionalPolicy], 'no changes'],
    [[...startPolicies, byHand], '1 create, 1 delete'],
  ] as const) {
    await story.edit(live);
    await rig.pulls.push(number, {});
    expect((await rig.preview(number)).isGreen).toBe(true);
    expect(allShown(rig, number).at(-1)).toContain(headline);
    expect(allShown(rig, number).at(-1)).toContain('The platform changed since the review');
  }
  expect(allShown(rig, number)).toHaveLength(3);
  expectGreen(await rig.merge(number), 'applied');
});

describe('for another head, the same comment shows the plan', () => {
  test.for<[string, (at: Proposed) => Promise<unknown>]>([
    ['of a push that changes only files', ({ rig, number }) => rig.pulls.push(number, policyFiles([low]))],
    ['of an empty commit', ({ rig, number }) => rig.pulls.push(number, {})],
    [
      'after the base branch moved in another bundle',
      async ({ rig, number }) => {
        await rig.merge(await rig.propose(rules));
        await rig.pulls.push(number, policyFiles([low]));
      },
    ],
  ])('%s', async ([, happens]) => {
    const at = await proposed();
    const { rig, number } = at;
    await happens(at);
    expectGreen(await rig.preview(number), 'changes');
    expect(rig.comments(number)).toHaveLength(1);
    expect(shown(rig, number)).not.toContain('Changed since');
    expectGreen(await rig.merge(number), 'applied');
  });
});

test('what a new comment says of the changes is true: some of the reviewed ones are gone', async () => {
  const at = await proposed();
  const { rig, number, head } = at;
  await rig.pulls.push(number, policyFiles([low]));
  await rig.preview(number);
  await rig.pulls.forcePush(number, head);
  await rig.preview(number);
  expect(shown(rig, number)).not.toContain('The changes are exactly the reviewed ones');
  expect(shown(rig, number)).not.toContain('Most likely another pull request was merged');
});

describe('after a retarget', () => {
  const applies = /^Merging applies exactly this plan\./m;
  const goesTo = /^This goes to `release`, and only `main` is applied\./m;

  async function retargeted(story: Story, from: string, to: string) {
    const { rig } = story;
    await rig.pulls.createBranch('release');
    const { number } = await rig.pulls.open({ ...policies, base: from });
    await rig.preview(number);
    const before = shown(rig, number);
    await rig.pulls.retarget(number, to);
    const edited = (): Promise<Run> => rig.run({ event: 'pull_request', pull: number, action: 'edited' });
    return { rig, number, before, edited };
  }

  test('to the default branch, the comment says that merging applies the plan, and it does', async () => {
    const story = await beginSettled();
    const { rig, number, before, edited } = await retargeted(story, 'release', 'main');
    expect(before).toMatch(goesTo);
    expectGreen(await edited(), 'changes');
    expect(rig.comments(number)).toHaveLength(1);
    expect(shown(rig, number)).toMatch(applies);
    expect(shown(rig, number)).not.toMatch(goesTo);
    expectGreen(await rig.merge(number), 'applied');
    expect(await story.live()).toEqual(slugs(additionalPolicy));
  });

  test('to another branch, the comment says that merging there applies nothing, and it does not', async () => {
    const story = await beginSettled();
    const { rig, number, before, edited } = await retargeted(story, 'main', 'release');
    expect(before).toMatch(applies);
    expectGreen(await edited(), 'changes');
    expect(rig.comments(number)).toHaveLength(1);
    expect(shown(rig, number)).toMatch(goesTo);
    expect(shown(rig, number)).not.toMatch(applies);
    await rig.merge(number);
    expect(sent(story)).toEqual([]);
  });

  test('that no preview saw, the plan of the other branch is refused', async () => {
    const story = await beginSettled();
    const { rig, number } = await retargeted(story, 'release', 'main');
    const run = await rig.merge(number);
    expectRed(run, 'refused');
    expect(run.outputs['failure-reason']).toContain('reviewed for the base branch release');
    expect(sent(story)).toEqual([]);
  });

  test('another plan is red until a person runs the job again, and the comment names no wrong base', async () => {
    const story = await beginSettled();
    const { rig } = story;
    await rig.pulls.createBranch('release');
    await rig.pulls.pushTo('main', policyFiles([low]));
    await story.edit([...startPolicies, low]);
    const { number } = await rig.pulls.open({ ...policies, base: 'release' });
    await rig.preview(number);
    await rig.pulls.retarget(number, 'main');
    const edited = await rig.run({ event: 'pull_request', pull: number, action: 'edited' });
    expectRed(edited, 'refused');
    expect(shown(rig, number)).not.toMatch(applies);
    expectGreen(await rig.rerun(edited), 'changes');
    expect(shown(rig, number)).toMatch(applies);
    expect(shown(rig, number)).not.toMatch(goesTo);
    expectGreen(await rig.merge(number), 'applied');
    expect(await story.live()).toEqual(slugs(low, additionalPolicy));
  });

  test.for(['simple', 'hardened'])('the %s workflow runs at all', (name) => {
    const path = join(import.meta.dirname, '..', '..', '..', 'examples', 'workflows', `${name}.yml`);
    const { on } = parse(readFileSync(path, 'utf8')) as { on: Readonly<Record<string, { types?: string[] } | null>> };
    expect((on['pull_request'] ?? on['pull_request_target'])?.types ?? []).toContain('edited');
  });
});

test('a revert of a push shows the first plan again as what it is: another one than the last', async () => {
  const at = await proposed();
  const { rig, number } = at;
  await rig.pulls.push(number, { [policyPath(additionalPolicy)]: null });
  await rig.preview(number);
  expect(shown(rig, number)).not.toContain('Merging applies exactly');
  await rig.pulls.push(number, { [policyPath(additionalPolicy)]: policyYaml(additionalPolicy) });
  expectGreen(await rig.preview(number), 'changes');
  expect(shown(rig, number)).toContain('Merging applies exactly this plan.');
  expectGreen(await rig.merge(number), 'applied');
});
