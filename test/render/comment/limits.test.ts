import { describe, expect, test } from 'vitest';
import type { CommentState } from '../../../src/domain/github.ts';
import type { Change, Guard } from '../../../src/domain/plan.ts';
import { renderComment, renderSummary } from '../../../src/render/comment.ts';
import { applied, at, bundle, create, plan, policy, problem, remove, update } from '../build.ts';
import { structureOf } from '../markdown-structure.ts';
import { states, view } from './states.ts';

const key = (index: number) => ({ slug: `policy-${String(index)}` });
const content = (index: number, severity: string, words: string) =>
  policy(`policy-${String(index)}`, [severity], { description: words });
const place = (index: number) => ({ at: at(`policies/team-${String(index % 40)}/policy-${String(index)}.yaml`, 3) });

const make = {
  delete: (index, words) => remove('RemediationPolicy', key(index), content(index, 'high', words)),
  update: (index, words) =>
    update('RemediationPolicy', key(index), [content(index, 'high', words), content(index, 'low', words)], {
      effect: index % 2 === 0 ? 'looser' : 'neutral',
      says: words,
      ...place(index),
    }),
  create: (index, words) => create('RemediationPolicy', key(index), content(index, 'high', words), place(index)),
} as const satisfies Record<Change['verb'], (index: number, words: string) => Change>;

const planWith = (numbers: Record<Change['verb'], number>, words = 'some words') => {
  const verbs = Object.entries(numbers).flatMap(([verb, number]) =>
    Array<Change['verb']>(number).fill(verb as Change['verb']),
  );
  return plan(
    bundle(
      'remediation',
      verbs.map((verb, index) => make[verb](index, words)),
    ),
  );
};

/** How many of a verb the text shows, and how many it counts as not shown. */
function countsIn(text: string, verb: Change['verb']) {
  const title = { delete: 'Delete', update: 'Update', create: 'Create' }[verb];
  const rest = new RegExp(`Not shown here: .*?(\\d+) ${verb}s?\\b`).exec(text);
  return text.split(`\n**${title}** policy`).length - 1 + Number(rest?.[1] ?? 0);
}

const sets = [
  { delete: 20, update: 9_000, create: 980 },
  { delete: 10_000, update: 0, create: 0 },
  { delete: 3_000, update: 4_000, create: 3_000 },
];

describe('a plan of 10,000 changes', () => {
  test.each(sets)('fits into a comment, every change shown or counted: %j', (numbers) => {
    const big = planWith(numbers);
    const text = renderComment({ kind: 'planned', plan: big, guards: [], problems: [] }, { ...view, firstLine: 1_500 });
    expect(text.length + 1_501).toBeLessThan(65_536);
    expect(text.split('\n')[0]).toContain(`: ${String(numbers.delete)} deletes`);
    for (const verb of ['delete', 'update', 'create'] as const)
      expect([verb, countsIn(text, verb)]).toEqual([verb, numbers[verb]]);
    expect(() => structureOf(text)).not.toThrow();
    expect(text).toMatch(/Merging applies exactly this plan\. .*\n\n<details><summary>Details<[^]*<\/details>\n$/);
  });

  test('shows each of a few deletes', () => {
    const text = renderComment({ kind: 'planned', plan: planWith(sets[0]!), guards: [], problems: [] }, view);
    expect(text.match(/^\*\*Delete\*\*/gm)).toHaveLength(20);
  });

  test.each([
    ['plain words', 'some words'],
    ['words of three bytes a character', '変更は何も緩めない'.repeat(12)],
    ['words of four bytes a character', '💥'.repeat(60)],
  ])('fits into a summary below 1 MiB, every change shown or counted: %s', (_, words) => {
    for (const numbers of sets) {
      const outcome = { kind: 'changes', plan: planWith(numbers, words), guards: [], problems: [] } as const;
      const text = renderSummary(outcome, view);
      expect(Buffer.byteLength(text)).toBeLessThan(1_000_001);
      expect(Buffer.byteLength(text)).toBeGreaterThan(600_000);
      for (const verb of ['delete', 'update', 'create'] as const)
        expect([verb, countsIn(text, verb)]).toEqual([verb, numbers[verb]]);
      expect(text).toContain('Digest of this plan: `sha256:p`');
    }
  });
});

describe('the length of a comment', () => {
  const big = planWith(sets[2]!, 'long words '.repeat(200));
  const long = 'x'.repeat(100_000);
  const problems = Array.from({ length: 3_000 }, (_, index) =>
    problem(
      {
        code: 'unknown-field',
        field: long,
        allowed: [],
        nearest: null,
        severity: index < 10 ? 'warning' : 'error',
      } as never,
      at(`policies/${long}.yaml`, index + 1),
    ),
  );
  const guards = Array.from({ length: 3_000 }, (): Guard => ({
    guard: 'protected',
    message: long,
    option: `--allow-protected ${long}`,
  }));
  const moved = Array.from({ length: 3_000 }, (_, index) => ({
    deployment: { id: '1', slug: `d${String(index)}` },
    kind: 'remediation' as const,
    reviewed: { stateVersion: long, creates: 1, updates: 1, deletes: 1, changes: null },
    now: { stateVersion: long, changes: big.bundles[0]!.changes.slice(0, index === 0 ? 10_000 : 3) },
  }));
  const results = Array.from({ length: 3_000 }, () =>
    applied(big.bundles[0]!, { result: 'unknown', reason: long, current: null }),
  );

  test.each<[string, CommentState]>([
    ['planned', { kind: 'planned', plan: big, guards, problems }],
    ['invalid', { kind: 'invalid', problems }],
    ['validated', { kind: 'validated', reason: 'fork', files: 1, policies: 1, problems }],
    ['stale', { kind: 'stale', moved, by: 1, onStale: 'refuse' }],
    ['applying', { kind: 'applying', plan: big }],
    ['partial', { kind: 'partial', plan: big, results }],
    ['refused, stale', { kind: 'refused', refusal: { code: 'stale', moved }, fresh: big }],
    ['refused, guards', { kind: 'refused', refusal: { code: 'guards', guards }, fresh: big }],
    ['refused, edited', { kind: 'refused', refusal: { code: 'edited', reason: long }, fresh: null }],
    ['failed', { kind: 'failed', error: new Error(`${long}\n`.repeat(50)), results }],
  ])('keeps within the budget with its first line, whatever it holds: %s', (_, state) => {
    for (const firstLine of [0, 16_384]) {
      const text = renderComment(state, { ...view, firstLine });
      expect(text.length + firstLine + 1).toBeLessThanOrEqual(60_000);
      expect(() => structureOf(text)).not.toThrow();
    }
  });

  test('of no changes is one line', () => {
    expect(renderComment(states['no-changes']!, view)).toBe('### Policies for `acme`: no changes\n');
  });

  test('counts the problems that it does not show, errors last to go', () => {
    const text = renderComment({ kind: 'invalid', problems }, view);
    expect(text).toMatch(/\nNot shown here: \d+ errors, 10 warnings\.\n/);
    expect(text).not.toContain('): warning, ');
  });
});
