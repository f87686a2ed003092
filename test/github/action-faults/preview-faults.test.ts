import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fault } from '../rig/faults.ts';
import type { Rig } from '../rig/rig.ts';
import { expectHonestEnd, openPull, ourComments, preview, startStories } from './reviewed.ts';

const always = { times: Infinity };
const once = { times: 1 };

/** What goes wrong, how often, and whether it passes by itself. */
const faults: readonly (readonly [string, Fault, typeof once, 'passes' | 'stays'])[] = [
  ['403 for good', { status: 403, body: { message: 'Resource not accessible by integration' } }, always, 'stays'],
  ['404 for good', { status: 404, body: { message: 'Not Found' } }, always, 'stays'],
  ['422', { status: 422, body: { message: 'Validation Failed' } }, always, 'stays'],
  ['429 once', { status: 429, headers: { 'retry-after': '0' } }, once, 'passes'],
  ['403 with Retry-After once', { status: 403, headers: { 'retry-after': '0' } }, once, 'passes'],
  ['429 for an hour', { status: 429, headers: { 'retry-after': '3600' } }, always, 'stays'],
  ['502 once', { status: 502 }, once, 'passes'],
  ['502 for good', { status: 502 }, always, 'stays'],
  ['a reset before', { reset: 'before' }, once, 'passes'],
  ['a reset after', { reset: 'after' }, once, 'passes'],
  ['a cut answer', { truncated: true }, once, 'passes'],
  ['a page of HTML', { html: '<h1>Sign in</h1>' }, always, 'stays'],
];

const cases = faults.map(([name, fault, how, end]) => ({ name, fault, how, end }));
/** One of each way to go wrong, where the whole list would only show the same again. */
const few = cases.filter(({ name }) => /^(?:403 for good|429 once|502 once|a reset after|a page of HTML)$/.test(name));
let rig: Rig;
beforeAll(async () => {
  rig = await startStories();
});
afterAll(() => rig.close());

async function previewWith(operation: string, { fault, how }: (typeof cases)[number], twice = false) {
  const number = await openPull(rig);
  if (twice) {
    await preview(rig, number);
    await rig.pulls.push(number, { 'notes.md': `${operation}\n` });
  }
  const before = await ourComments(rig, number);
  rig.fault(operation, fault, how);
  const run = await preview(rig, number);
  rig.clearFaults();
  expectHonestEnd(run);
  const after = await ourComments(rig, number);
  return {
    reason: run.outputs['failure-reason'] ?? '',
    facts: {
      outcome: run.outputs['outcome'],
      comments: after.length,
      isWritten: after.some((body) => !before.includes(body)),
      isLinked: (run.outputs['comment-url'] ?? '') !== '',
      notices: run.annotations.flatMap(
        ({ message }) => /The comment could not be written: ([^(:]*)/.exec(message)?.[1] ?? [],
      ),
    },
  };
}

const written = { outcome: 'changes', comments: 1, isWritten: true, isLinked: true, notices: [] };

/** The preview ends as without the fault; its comment is there exactly once, or the run says why it is not. */
const told = ({ end }: (typeof cases)[number], what: string, comments: 0 | 1) =>
  end === 'passes' ? written : { ...written, comments, isWritten: false, isLinked: false, notices: [what] };

describe('a preview that cannot read the config of the base branch', () => {
  // A file that is not there is no fault: then there is no config.
  test.for(cases.filter(({ name }) => name !== '404 for good'))('$name', async (one) => {
    const { facts, reason } = await previewWith('repos/get-content', one);
    const failed = { outcome: 'failed', comments: 0, isWritten: false, isLinked: false, notices: [] };
    expect(facts).toEqual(one.end === 'passes' ? written : failed);
    expect(reason).toMatch(one.end === 'passes' ? /^$/ : /^Reading a file \(ifmatch\.yaml\): /);
  });
});

describe('a preview that cannot read the comments', () => {
  test.for(few)('$name', async (one) => {
    const { facts } = await previewWith('issues/list-comments', one);
    expect(facts).toEqual(told(one, 'Reading the comments ', 0));
  });
});

describe('a preview that cannot read the pull request', () => {
  test.for(few)('$name', async (one) => {
    const { facts } = await previewWith('pulls/get', one);
    expect(facts).toEqual(told(one, 'Reading the pull request ', 0));
  });
});

describe('a preview that cannot write its first comment', () => {
  test.for(cases)('$name', async (one) => {
    const { facts } = await previewWith('issues/create-comment', one);
    expect(facts).toEqual(told(one, 'Writing a comment ', 0));
  });
});

describe('a preview that cannot change its comment', () => {
  test.for(few)('$name', async (one) => {
    const { facts } = await previewWith('issues/update-comment', one, true);
    expect(facts).toEqual(told(one, 'Changing a comment', 1));
  });
});
