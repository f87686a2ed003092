import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RunOptions } from '../../rig/github/runner.ts';
import { interceptPlatform } from './intercept-platform.ts';
import type { ProxyResponse } from '../../rig/platform-proxy.ts';
import {
  type Story,
  startTwoBundles,
  startStory,
  codeBundleFile,
  expectGreen,
  expectRed,
  policyFiles,
  additionalPolicy,
  proposal,
  messagesOf,
  startPolicies,
} from './stories.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';

/** A pull request that changes two bundles. */
const both = {
  branch: 'both',
  files: { ...policyFiles([additionalPolicy]), ...codeBundleFile('p/default', 'p/java') },
};

/** What becomes of the nth PUT; null for no answer. */
type Trouble = (nth: number, pass: () => Promise<ProxyResponse>) => Promise<ProxyResponse | null>;

/** Runs the action so that signals can be sent to it. */
function signalledAction() {
  const folder = temporaryFolder();
  const pid = join(folder, 'pid');
  const send = (signal: NodeJS.Signals): boolean => process.kill(Number(readFileSync(pid, 'utf8')), signal);
  const program = join(import.meta.dirname, '..', '..', 'trust', 'resources', 'pid-action.ts');
  return {
    runOptions: { env: { IFMATCH_TRUST_PID: pid }, program },
    kill: () => send('SIGKILL'),
    /** Ends when the action has met the signal, so that an answer sent after it cannot overtake it. */
    cancel: async (): Promise<void> => {
      send('SIGINT');
      await expect.poll(() => existsSync(pid), { timeout: 100_000 }).toBe(false);
    },
  };
}

/** A story whose action goes to the platform by way of somewhere that things can go wrong. */
async function beginTroubled() {
  const story = await startTwoBundles();
  let trouble: Trouble | null = null;
  let [puts, isSilent] = [0, false];
  const { runOptions } = await interceptPlatform(story.rig, async (asked, pass) => {
    if (isSilent) return null;
    return trouble !== null && asked.startsWith('PUT') ? trouble((puts += 1), pass) : pass();
  });
  const { runOptions: signalled, kill, cancel } = signalledAction();
  return {
    story,
    runOptions: { ...runOptions, ...signalled } satisfies RunOptions,
    kill,
    cancel,
    fallSilent: () => (isSilent = true),
    arm(next: Trouble | null) {
      trouble = next;
      [puts, isSilent] = [0, false];
    },
  };
}
type Troubled = Awaited<ReturnType<typeof beginTroubled>>;

/** What happens to the first attempt at its PUT number `at`, which the platform carries out. */
const troubles: Readonly<Record<string, (at: number, rig: Troubled) => Trouble>> = {
  'is killed at': (at, { kill }) =>
    async function killed(nth, pass) {
      const answer = await pass();
      if (nth < at) return answer;
      kill();
      return null;
    },
  'is cancelled in': (at, { cancel }) =>
    async function cancelled(nth, pass) {
      if (nth === at) await cancel();
      return pass();
    },
  'loses the platform with the answer to': (at, { fallSilent }) =>
    async function lose(nth, pass) {
      const answer = await pass();
      if (nth < at) return answer;
      fallSilent();
      return null;
    },
};

const cases = Object.keys(troubles).flatMap((name) => [1, 2].map((at) => ({ name, at })));

/** Merges the pull request and lets the first attempt of its apply go wrong. */
async function goWrong(name: string, at: number) {
  const troubled = await beginTroubled();
  const { rig } = troubled.story;
  const number = await rig.propose(both, troubled.runOptions);
  const push = await rig.pulls.merge(number, 'squash');
  troubled.arm(troubles[name]?.(at, troubled) ?? null);
  const first = await rig.run({ event: 'push', push }, troubled.runOptions);
  troubled.arm(null);
  return { ...troubled, number, first };
}

const slugs = [...startPolicies, additionalPolicy].map(({ slug }) => slug).toSorted();
const sent = (story: Story): string[] => story.puts().map(({ kind, status }) => `${kind ?? ''} ${String(status)}`);
const allSent = ['remediation 200', 'code 200'];

describe('an apply of two bundles that', () => {
  test.for(cases)('$name PUT $at is completed by rerunning its job', async ({ name, at }) => {
    const { story, runOptions, number, first } = await goWrong(name, at);
    expect(sent(story)).toEqual(allSent.slice(0, at));
    const again = await story.rig.rerun(first, runOptions);
    expect(again.isGreen, messagesOf(again)).toBe(true);
    expect(sent(story)).toEqual(allSent);
    expect([await story.live(), await story.rulesets()]).toEqual([slugs, ['p/default', 'p/java']]);
    const comment = story.comment(number);
    const rest = ['| remediation | already applied |', '| detection/code | applied |'];
    // A cancelled job finishes the bundle that is being written, here the last one.
    const whole = name === 'is cancelled in' ? 'applied, 1 created, 1 updated' : 'already applied, nothing was sent';
    for (const words of at === 1 ? rest : [whole]) expect(comment).toContain(words);
  });

  test.for(Object.keys(troubles))('%s PUT 1 is completed by the next push, too', async (name) => {
    const { story, runOptions, number } = await goWrong(name, 1);
    const { rig } = story;
    const words = await rig.pulls.open({ branch: 'words', files: { 'README.md': 'words\n' } });
    const push = await rig.pulls.merge(words.number, 'squash');
    const run = await rig.run({ event: 'push', push }, runOptions);
    expectGreen(run, 'applied', { updates: '1', creates: '0' });
    expect(sent(story)).toEqual(allSent);
    const comment = story.comment(number);
    for (const row of ['| remediation | already applied |', '| detection/code | applied |'])
      expect(comment).toContain(row);
  });
});

test('a job that is cancelled while its comment is set to "applying" reports that nothing was applied', async () => {
  const story = await startStory();
  const number = await story.rig.propose(proposal);
  const { runOptions, cancel } = signalledAction();
  story.rig.fault('issues/update-comment', { after: cancel });
  expectRed(await story.rig.merge(number, runOptions), 'failed');
  expect(story.puts()).toEqual([]);
  expect(story.comment(number)).toContain('Stopped before it was sent.');
  expect(story.comment(number)).not.toContain('being applied');
});

test('a job that is cancelled while it applies one merge sends nothing of the next, which another attempt applies', async () => {
  const troubled = await beginTroubled();
  const { story, runOptions, cancel } = troubled;
  const { rig } = story;
  const one = await rig.propose(proposal, runOptions);
  const two = await rig.propose({ branch: 'rules', files: codeBundleFile('p/default', 'p/java') }, runOptions);
  const push = await rig.pulls.land(await rig.pulls.enqueue([one, two]));
  troubled.arm(async (nth, pass) => {
    if (nth === 1) await cancel();
    return pass();
  });
  const run = await rig.run({ event: 'push', push }, runOptions);
  expectRed(run, 'partial', { creates: '1' });
  expect(sent(story)).toEqual(['remediation 200']);
  expect(story.comment(one)).toContain('### Policies for `acme`: applied, 1 created\n');
  expect(story.comment(two)).toContain('Stopped before it was sent.');
  troubled.arm(null);
  expectGreen(await rig.rerun(run, runOptions), 'applied', { updates: '1' });
  expect(sent(story)).toEqual(allSent);
});

test('a merge without changes at the reviewed state version is not reported as applied', async () => {
  const story = await startStory();
  let isCut = false;
  const { runOptions } = await interceptPlatform(story.rig, async (asked, pass) => {
    const answer = await pass();
    const version = /"state_version":"\w+"/.exec(answer.body)?.[0] ?? '';
    return isCut && asked.endsWith(':dryRun') ? { ...answer, body: `{${version}}` } : answer;
  });
  const number = await story.rig.propose(proposal, runOptions);
  isCut = true;
  const run = await story.rig.merge(number, runOptions);
  expectRed(run, 'failed');
  expect(story.comment(number)).toContain('shows no changes of remediation of acme at the very state version');
  expect(story.puts()).toEqual([]);
  isCut = false;
  expectGreen(await story.rig.rerun(run, runOptions), 'applied');
  expectGreen(await story.rig.rerun(run, runOptions), 'no-changes');
});
