import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GitHubRig } from '../../rig/github/github-rig.ts';
import type { KillPoint, Run, RunOptions } from '../../rig/github/runner.ts';
import { interceptPlatform } from '../action/intercept-platform.ts';
import {
  codeBundleFile,
  expectGreen,
  policyFiles,
  additionalPolicy,
  openStory,
  messagesOf,
  startPolicies,
  type Story,
} from '../action/stories.ts';
import { runCli } from '../../rig/run-cli.ts';
import { policies, rules, runOf, runWords, sent, shown, slugs, warnings, beginSettled } from './promised.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';
import { planFileOf } from './public-texts.ts';

// An undo exists before the first PUT, and running again after a kill finishes the rest: SIGKILL at each request of an apply over two bundles and two
// pull requests.

/** Merges two pull requests of different bundles before any apply; the push of the second one. */
async function mergeBoth({ rig }: Story, runOptions: RunOptions = {}) {
  const one = await rig.propose(policies, runOptions);
  const two = await rig.propose(rules, runOptions);
  await rig.pulls.merge(one, 'squash');
  return { one, two, push: await rig.pulls.merge(two, 'squash') };
}

/** The platform of a rig, where a run is killed at a request: before it is there, or when it is done. */
async function killingPlatform(rig: GitHubRig) {
  let kill = (): void => {};
  let target: { readonly asked: string; readonly when: 'before' | 'after'; left: number } | null = null;
  const { runOptions } = await interceptPlatform(rig, async (asked, pass) => {
    const isMet = target !== null && asked.startsWith(target.asked) && (target.left -= 1) === 0;
    if (!isMet) return pass();
    if (target?.when === 'after') await pass();
    target = null;
    kill();
    return null;
  });
  return {
    runOptions: { ...runOptions, onStart: (it: () => void) => void (kill = it) } satisfies RunOptions,
    calm: runOptions,
    arm: (asked: string, when: 'before' | 'after', nth: number) => void (target = { asked, when, left: nth }),
    isArmed: (): boolean => target !== null,
  };
}

type Point = { readonly name: string; readonly nth: number; readonly when: 'before' | 'after' };

/** All requests of an apply that nothing disturbs: the nth of each name, and for a write also when it is done. */
function pointsOf(names: readonly string[], isWrite: (name: string) => boolean): Point[] {
  return names.flatMap((name, at) => {
    const nth = names.slice(0, at + 1).filter((one) => one === name).length;
    return [{ name, nth, when: 'before' as const }, ...(isWrite(name) ? [{ name, nth, when: 'after' as const }] : [])];
  });
}

/** What GitHub and the platform are asked in an apply of both pull requests. */
async function rehearse(): Promise<{ readonly github: Point[]; readonly platform: Point[] }> {
  const story = await openStory({ files: { ...policyFiles(startPolicies), ...codeBundleFile('p/default') } });
  await story.editRules();
  await runWords(story);
  const { push } = await mergeBoth(story);
  const run = await runOf(story, push, { env: { RUNNER_DEBUG: '1' } });
  await story.rig.close();
  const asked = [...run.log.matchAll(/\b(?:GET|PUT|POST) \/api\/(?:v1|policies)\/[^\s?]+/g)].map(([line]) => line);
  const operations = run.requests.map(({ operation }) => operation ?? '');
  return {
    github: pointsOf(operations, (name) => /create|update/.test(name)),
    platform: pointsOf(asked, (name) => name.startsWith('PUT')),
  };
}

const { github, platform: onPlatform } = await rehearse();

/** In the short form, all writes and a third of the reads; with IFMATCH_TRUST=full all of them. */
const some = (points: readonly Point[], isWrite: RegExp): readonly Point[] =>
  points.filter(({ name }, at) => process.env['IFMATCH_TRUST'] === 'full' || isWrite.test(name) || at % 3 === 0);

type Bundle = { readonly kind: string; readonly undo: { readonly bundle: unknown } | null };

/** Whatever was sent, what was there before is in the plan file that a killed run left; a rollback below proves that it is signed. */
function expectUndo(story: Story, run: Run): void {
  const kinds = sent(story);
  if (kinds.length === 0) return;
  const { bundles } = JSON.parse(planFileOf(run)) as { bundles: Bundle[] };
  const contents = bundles.flatMap(({ kind, undo }) => (undo === null ? [] : [JSON.stringify([kind, undo.bundle])]));
  if (kinds.includes('remediation')) {
    const before = contents.find((text) => text.startsWith('["remediation"')) ?? '';
    for (const { slug } of startPolicies) expect(before).toContain(slug);
    expect(before).not.toContain(additionalPolicy.slug);
  }
  if (kinds.includes('code')) {
    const before = contents.find((text) => text.startsWith('["detection"')) ?? '';
    expect(before).toContain('p/default');
    expect(before).not.toContain('p/java');
  }
}

const stale = /is applying|being applied|not applied|nothing was applied|Merging applies/;

/** Another attempt finishes the rest, sends nothing twice, and says of each bundle what is true. */
async function expectFinished(
  story: Story,
  first: Run,
  { one, two }: { one: number; two: number },
  runOptions: RunOptions,
) {
  const { rig } = story;
  const before = sent(story);
  const again = await rig.rerun(first, runOptions);
  expect(again.isGreen, messagesOf(again)).toBe(true);
  expect(sent(story)).toEqual(['remediation', 'code']);
  expect(story.puts().map(({ status }) => status)).toEqual([200, 200]);
  expect([await story.live(), await story.rulesets()]).toEqual([slugs(additionalPolicy), ['p/default', 'p/java']]);
  for (const [pull, bundle, kind] of [
    [one, 'remediation', 'remediation'],
    [two, 'detection/code', 'code'],
  ] as const) {
    expect(shown(rig, pull)).not.toMatch(stale);
    expect(shown(rig, pull)).toMatch(/applied/);
    // What the first attempt sent, this one does not claim.
    if (before.includes(kind)) expect(again.summary).not.toContain(`| ${bundle} | applied |`);
  }
  const next = await runWords(story, runOptions);
  expectGreen(next, 'no-changes');
  expect(warnings(next)).toEqual([]);
  expect(sent(story)).toHaveLength(2);
}

describe('an apply that is killed', () => {
  test.for(some(github, /create|update/))(
    '$when request $nth of $name to GitHub is finished by another attempt',
    async ({ name, nth, when }) => {
      const story = await beginSettled();
      const merged = await mergeBoth(story);
      const kill: KillPoint = { at: name, nth, when };
      const first = await runOf(story, merged.push, { kill });
      expect(first.code).toBe(null);
      expectUndo(story, first);
      await expectFinished(story, first, merged, {});
    },
  );

  test.for(some(onPlatform, /^PUT /))(
    '$when request $nth of $name to the platform is finished by another attempt',
    async ({ name, nth, when }) => {
      const story = await beginSettled();
      const platform = await killingPlatform(story.rig);
      const merged = await mergeBoth(story, platform.calm);
      platform.arm(name, when, nth);
      const first = await runOf(story, merged.push, platform.runOptions);
      expect(platform.isArmed()).toBe(false);
      expect(first.code).toBe(null);
      expectUndo(story, first);
      await expectFinished(story, first, merged, platform.calm);
    },
  );

  test.for([1, 2])('after PUT %s leaves a plan file that a rollback takes', async (nth) => {
    const story = await beginSettled();
    const { rig } = story;
    const platform = await killingPlatform(rig);
    const merged = await mergeBoth(story, platform.calm);
    platform.arm('PUT ', 'after', nth);
    const first = await runOf(story, merged.push, platform.runOptions);
    const folder = temporaryFolder();
    // The file is about the address that the run was given.
    writeFileSync(join(folder, 'plan.json'), planFileOf(first));
    const sandbox = { url: platform.calm.inputs['base-url'] ?? '', token: rig.platform.token };
    const back = await runCli(['rollback', 'plan.json', '--out', 'back.json'], { directory: folder, sandbox });
    expect([0, 2], back.text).toContain(back.code);
    const applied = await runCli(['apply', 'back.json', '--yes'], { directory: folder, sandbox });
    expect(applied.code, applied.text).toBe(0);
    expect([await story.live(), await story.rulesets()]).toEqual([slugs(), ['p/default']]);
  });

  test('is finished by the next push if nobody runs it again', async () => {
    const story = await beginSettled();
    const platform = await killingPlatform(story.rig);
    const merged = await mergeBoth(story, platform.calm);
    platform.arm('PUT ', 'after', 1);
    await runOf(story, merged.push, platform.runOptions);
    const next = await runWords(story, platform.calm);
    expect(next.isGreen, messagesOf(next)).toBe(true);
    expect(sent(story)).toEqual(['remediation', 'code']);
    for (const pull of [merged.one, merged.two]) expect(shown(story.rig, pull)).not.toMatch(stale);
  });

  test('says in its other attempt where the undo of the first one is', async () => {
    const story = await beginSettled();
    const platform = await killingPlatform(story.rig);
    const merged = await mergeBoth(story, platform.calm);
    platform.arm('PUT ', 'after', 2);
    const first = await runOf(story, merged.push, platform.runOptions);
    const again = await story.rig.rerun(first, platform.calm);
    expect(again.summary + messagesOf(again)).toMatch(/earlier attempt[^]*undo/);
  });
});
