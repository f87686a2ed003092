import type { IncomingMessage, ServerResponse } from 'node:http';
import { request } from 'undici';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen, readAll } from '../rig/listen.ts';
import type { RunOptions } from '../rig/runner/run.ts';
import { signalledAction } from './signalled.ts';
import { type Story, beginBundles, code, filesOf, more, said, start } from './stories.ts';

/** A pull request that changes two bundles. */
const both = { branch: 'both', files: { ...filesOf([more]), ...code('p/default', 'p/java') } };

type Answer = { readonly status: number; readonly text: string };
/** What becomes of the nth PUT; null for no answer. */
type Trouble = (nth: number, pass: () => Promise<Answer>) => Promise<Answer | null>;

/** A story whose action goes to the platform by way of somewhere that things can go wrong. */
async function beginTroubled() {
  const story = await beginBundles();
  let trouble: Trouble | null = null;
  let [puts, isSilent] = [0, false];
  const listener = await listen(async (asked, response) => {
    const pass = await forwardTo(story.rig.platform.url, asked);
    const isNext = trouble !== null && asked.method === 'PUT';
    const answer = isSilent ? null : await (isNext ? trouble?.((puts += 1), pass) : pass());
    reply(response, answer ?? null);
  });
  onTestFinished(() => listener.close());
  const { how, kill, cancel } = signalledAction();
  return {
    story,
    how: { ...how, inputs: { 'base-url': listener.url } } satisfies RunOptions,
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

async function forwardTo(url: string, asked: IncomingMessage): Promise<() => Promise<Answer>> {
  const { authorization = '', 'if-match': ifMatch } = asked.headers;
  const body = await readAll(asked);
  return async () => {
    const answer = await request(`${url}${asked.url ?? ''}`, {
      method: asked.method as 'GET',
      headers: { authorization, 'content-type': 'application/json', ...(ifMatch ? { 'if-match': ifMatch } : {}) },
      body: body.length === 0 ? null : body,
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  };
}

function reply(response: ServerResponse, answer: Answer | null): void {
  if (answer === null) response.socket?.destroy();
  else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
}

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
  const { number } = await rig.pulls.open(both);
  await rig.run({ event: 'pull_request', pull: number }, troubled.how);
  const push = await rig.pulls.merge(number, 'squash');
  troubled.arm(troubles[name]?.(at, troubled) ?? null);
  const first = await rig.run({ event: 'push', push }, troubled.how);
  troubled.arm(null);
  return { ...troubled, number, first };
}

const slugs = [...start, more].map(({ slug }) => slug).toSorted();
const sent = (story: Story): string[] => story.puts().map(({ kind, status }) => `${kind ?? ''} ${String(status)}`);
const allSent = ['remediation 200', 'code 200'];

describe('an apply of two bundles that', () => {
  test.for(cases)('$name PUT $at is finished by running its job again', async ({ name, at }) => {
    const { story, how, number, first } = await goWrong(name, at);
    expect(sent(story)).toEqual(allSent.slice(0, at));
    const again = await story.rig.rerun(first, how);
    expect(again.isGreen, said(again)).toBe(true);
    expect(sent(story)).toEqual(allSent);
    expect([await story.live(), await story.rulesets()]).toEqual([slugs, ['p/default', 'p/java']]);
    const comment = await story.comment(number);
    const rest = ['| remediation | already applied |', '| detection/code | applied |'];
    for (const words of at === 1 ? rest : ['already applied, nothing was sent']) expect(comment).toContain(words);
  });

  test.for(Object.keys(troubles))('%s PUT 1 is left alone on the next push, which says so', async (name) => {
    const { story, how, number } = await goWrong(name, 1);
    const { rig } = story;
    const before = await story.comment(number);
    const words = await rig.pulls.open({ branch: 'words', files: { 'README.md': 'words\n' } });
    const push = await rig.pulls.merge(words.number, 'squash');
    const run = await rig.run({ event: 'push', push }, how);
    expect(run, said(run)).toMatchObject({ isGreen: true, outputs: { outcome: 'no-changes' } });
    expect(sent(story)).toEqual(allSent.slice(0, 1));
    expect(said(run)).toContain('warning: Not sent: detection/code of acme (1 update).');
    expect(await story.comment(number)).toBe(before);
  });
});
