import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PlanFile } from '../../../src/generated/types.ts';
import type { Rig } from '../rig/rig.ts';
import { apply, ourComments, policy, preview, slugOf, startStories } from './reviewed.ts';

const perFile = 1000;

/** Files with the policies of a range, by other names when they are `edited`. */
function files(from: number, to: number, edited = false): Record<string, string> {
  const all: Record<string, string> = {};
  for (let start = from; start < to; start += perFile) {
    const indexes = Array.from({ length: Math.min(perFile, to - start) }, (_, at) => start + at);
    const items = indexes.map((index) => policy(index, edited ? `Comment again on ${slugOf(index)}` : undefined));
    const indented = items.map((text) => `  - ${text.trimEnd().replaceAll('\n', '\n    ')}\n`);
    all[`policies/${String(start).padStart(5, '0')}.yaml`] = `policies:\n${indented.join('')}`;
  }
  return all;
}

const guards = 'guards:\n  max_deletes: 10000\n  max_delete_percent: 100\n';

type Counts = { readonly creates: number; readonly updates: number; readonly deletes: number };

/** How many of a verb a text shows with a heading of their own, and how many it only counts. */
function countIn(text: string, verb: 'create' | 'update' | 'delete'): number {
  const title = { create: 'Create', update: 'Update', delete: 'Delete' }[verb];
  const rest = new RegExp(`Not shown here: .*?(\\d+) ${verb}s?\\b`).exec(text);
  return text.split(`\n**${title}** policy`).length - 1 + Number(rest?.[1] ?? 0);
}

function expectWhole(text: string, { creates, updates, deletes }: Counts): void {
  expect([countIn(text, 'create'), countIn(text, 'update'), countIn(text, 'delete')]).toEqual([
    creates,
    updates,
    deletes,
  ]);
}

async function expectFits(rig: Rig, number: number, counts: Counts) {
  const run = await preview(rig, number);
  const { creates, updates, deletes } = run.outputs;
  expect({ creates: Number(creates), updates: Number(updates), deletes: Number(deletes) }).toEqual(counts);
  const [comment = ''] = await ourComments(rig, number);
  expect(comment.length).toBeGreaterThan(50_000);
  expect(comment.length).toBeLessThan(65_536);
  expectWhole(comment, counts);
  expect(run.summaryError).toBeNull();
  expect(Buffer.byteLength(run.summary)).toBeGreaterThan(800_000);
  expect(Buffer.byteLength(run.summary)).toBeLessThan(1024 * 1024);
  expectWhole(run.summary, counts);
  const plan = JSON.parse(readFileSync(join(run.workspace, 'ifmatch-plan.json'), 'utf8')) as PlanFile;
  expect(plan.bundles.flatMap(({ changes }) => changes)).toHaveLength(10_000);
  return { comment };
}

test('10,000 changes fit into a comment and a summary, at each step of their life', async () => {
  const rig = await startStories({ files: { 'ifmatch.yaml': guards, 'policies/seed.yaml': null } });
  const first = await rig.pulls.open({ branch: 'first', files: files(0, 10_000) });
  await expectFits(rig, first.number, { creates: 10_000, updates: 0, deletes: 0 });
  await expectApplied(rig, first.number, { creates: 10_000, updates: 0, deletes: 0 });

  const removed = Object.fromEntries(Object.keys(files(0, 3000)).map((path) => [path, null]));
  const changed = { ...removed, ...files(3000, 7000, true), ...files(10_000, 13_000) };
  const second = await rig.pulls.open({ branch: 'second', files: changed });
  const counts = { creates: 3000, updates: 4000, deletes: 3000 };
  const { comment } = await expectFits(rig, second.number, counts);
  expect(comment.split('\n')[1]).toBe(
    '### Policies for `acme`: 3000 deletes, 4000 updates, 3000 creates; enforcement: neutral',
  );
  await expectApplied(rig, second.number, counts);
  expect(rig.platform.log().map(({ status }) => status)).toEqual([200, 200]);
  await rig.close();
});

async function expectApplied(rig: Rig, number: number, counts: Counts): Promise<void> {
  const run = await apply(rig, { push: await rig.pulls.merge(number, 'squash') });
  expect(run.outputs['outcome']).toBe('applied');
  const [comment = ''] = await ourComments(rig, number);
  expect(comment).toMatch(/\n### Policies for `acme`: applied, /);
  expect(comment.length).toBeLessThan(65_536);
  expectWhole(comment, counts);
  expect(Buffer.byteLength(run.summary)).toBeLessThan(1024 * 1024);
  expectWhole(run.summary, counts);
}
