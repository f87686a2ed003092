import { describe, expect, test } from 'vitest';
import type { CommentState, Moved } from '../../../src/domain/github.ts';
import type { BundleResult } from '../../../src/domain/plan.ts';
import { renderComment, renderSummary } from '../../../src/render/comment.ts';
import { refusalWords } from '../../../src/render/comment-words.ts';
import { toMarkdown } from '../../../src/render/markdown/text.ts';
import { textOf } from '../../../src/render/words.ts';
import { applied, outcomes, plan, remediation } from '../build.ts';
import { refusals, states, view } from './states.ts';

describe('a comment reads as in its golden file', () => {
  test.each(Object.entries(states))('%s', async (name, state) => {
    await expect(renderComment(state, view)).toMatchFileSnapshot(`golden/${name}.md`);
  });

  test('each refusal says what is so and what to do, in Markdown and as plain text', async () => {
    const shown = refusals.flatMap((refusal) => {
      const { says, fix } = refusalWords(refusal, null);
      return [`## ${refusal.code}`, toMarkdown(says).text, toMarkdown(fix).text, '', textOf(says), textOf(fix), ''];
    });
    await expect(shown.join('\n')).toMatchFileSnapshot('golden/refusals.md');
    expect(new Set(refusals.map((refusal) => textOf(refusalWords(refusal, null).says))).size).toBe(refusals.length);
  });

  test('a refusal beside a fresh plan names its digest', () => {
    const { fix } = refusalWords({ code: 'settings' }, 'sha256:abc');
    expect(textOf(fix)).toBe(
      'Review the current plan below. To apply it, run the workflow by hand with the digest sha256:abc.',
    );
  });

  test('a refusal for the sake of another deployment names that one', () => {
    const moved: Moved = {
      deployment: { id: '5678', slug: 'globex' },
      kind: 'remediation',
      reviewed: { stateVersion: 'a1', creates: 0, updates: 1, deletes: 0, changes: null },
      now: { stateVersion: 'b2', changes: null },
    };
    const said = '**`globex` remediation** was reviewed at state version `a1`, and is now at `b2`.';
    const refused: CommentState = { kind: 'refused', refusal: { code: 'stale', moved: [moved] }, fresh: null };
    expect(renderComment(refused, view)).toContain(said);
    expect(renderComment(refused, { ...view, deployment: 'globex' })).toContain(said.replace('`globex` ', ''));
  });

  test('an apply that came only to a part says so to no deployment that is whole', () => {
    const planned = remediation;
    const headOf = (outcome: BundleResult) =>
      renderComment({ kind: 'partial', plan: plan(planned), results: [applied(planned, outcome)] }, view).split(
        '\n',
      )[0];
    expect(headOf({ result: 'applied', reason: null, undo: null })).toBe(
      '### Policies for `acme`: applied, 1 deleted, 2 updated, 1 created',
    );
    expect(headOf({ result: 'unknown', reason: '', current: null })).toBe(
      '### Policies for `acme`: only partly applied',
    );
    expect(headOf({ result: 'not-applied', reason: '', current: null })).toBe(
      '### Policies for `acme`: nothing was applied',
    );
  });

  test('a summary', async () => {
    await expect(renderSummary(outcomes['needs-approval']!, view)).toMatchFileSnapshot('golden/summary.md');
  });
});
