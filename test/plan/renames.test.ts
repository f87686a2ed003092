import { describe, expect, test } from 'vitest';
import { type PlannedBundle, summarize } from '../../src/domain/plan.ts';
import type { RemediationPolicy } from '../../src/generated/types.ts';
import { diffDigest } from '../../src/plan/digest.ts';
import { guardPlan } from '../../src/plan/guards.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { renderComment } from '../../src/report/formats/markdown/comment.ts';
import { commentView } from '../report/comment/states.ts';
import { diffOfPolicies, planOfBundle, makePolicy, declaredPolicies } from './build.ts';
import { renamesOf } from '../../src/plan/renames.ts';
import { renameSentence } from '../../src/report/words/names.ts';
import { plainText } from '../../src/domain/sentence.ts';

const when = (...conditions: [type: string, ...values: string[]][]): RemediationPolicy['filters'] => ({
  mode: 'all',
  conditions: conditions.map(([type, ...values]) => ({ type, values })),
});
const critical = when(['severity', 'critical']);
const does = (...types: string[]): RemediationPolicy['actions'] => types.map((type) => ({ type }));

/** What replacing some policies by others comes to. */
const replaced = (live: RemediationPolicy[], sent: RemediationPolicy[]): PlannedBundle =>
  planOfBundle(declaredPolicies(sent), diffOfPolicies(live, sent));
const said = (bundle: PlannedBundle): string[] =>
  [...renamesOf(bundle).values()].map((rename) => plainText(renameSentence(rename)));

const old = makePolicy('block-criticals', { name: 'Block criticals' });
const renamed = makePolicy('block-critical', { name: 'Block critical' });

describe('a policy that is deleted and created under another slug', () => {
  test('is shown as a lost identity, with the slug to write', () => {
    expect(said(replaced([old], [renamed]))).toEqual([
      'block-criticals is deleted and block-critical created with the same content: a new identity loses its history. To rename, keep the identity: write slug: block-criticals at a.yaml#policies/0:1.',
    ]);
  });

  test('shows the slug to write if the file has none', () => {
    const { slug: _, ...unnamed } = renamed;
    const diff = { ...diffOfPolicies([old], [renamed]) };
    expect(said(planOfBundle(declaredPolicies([unnamed]), diff))).toEqual([
      'block-criticals is deleted and block-critical created with the same content: a new identity loses its history. To rename, keep the identity: write slug: block-criticals at a.yaml#policies/0:1.',
    ]);
  });
});

describe('a policy that is renamed and edited at once', () => {
  const before = makePolicy('block-critical-findings', { name: 'Block critical findings', filters: critical });
  const after = { ...before, slug: 'block-criticals', name: 'Block criticals' };
  test.for<[string, Partial<RemediationPolicy>]>([
    ['a value more', { filters: when(['severity', 'critical', 'high']) }],
    ['a condition more', { filters: when(['severity', 'critical'], ['repository_tag', 'production']) }],
    ['an action more', { actions: does('block', 'pr_comment', 'jira') }],
    ['an action less', { actions: does('pr_comment') }],
  ])('is shown as a lost identity: %s', ([, edit]) => {
    const [words] = said(replaced([before], [{ ...after, ...edit }]));
    expect(words).toContain(
      'block-critical-findings is deleted and block-criticals created with almost the same content',
    );
    expect(words).toContain('keep the identity: write slug: block-critical-findings at');
  });

  test('is paired with one of the same content first', () => {
    const edited = { ...after, slug: 'block-critical', filters: when(['severity', 'critical', 'high']) };
    expect(said(replaced([before], [edited, after]))).toEqual([
      expect.stringContaining('block-criticals created with the same content'),
    ]);
  });
});

describe('two similar policies', () => {
  const block = makePolicy('block-criticals', { name: 'Block criticals', filters: critical });
  test.for<[string, RemediationPolicy]>([
    ['another severity', makePolicy('block-highs', { name: 'Block highs', filters: when(['severity', 'high']) })],
    [
      'another severity under a name of the same words',
      { ...block, slug: 'criticals-block', name: 'Block a critical', filters: when(['severity', 'high']) },
    ],
    [
      'another action',
      makePolicy('comment-on-criticals', {
        name: 'Comment on criticals',
        filters: critical,
        actions: does('pr_comment'),
      }),
    ],
    [
      'the opposite condition',
      {
        ...block,
        slug: 'x',
        name: 'X',
        filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical'], mode: 'none' }] },
      },
    ],
    ['another mode', { ...block, slug: 'x', name: 'X', filters: { ...critical, mode: 'any' } }],
    [
      'filters and actions that both differ',
      {
        ...block,
        slug: 'block-critical',
        name: 'Block critical',
        filters: when(['severity', 'critical', 'high']),
        actions: does('pr_comment'),
      },
    ],
  ])('are not a rename: %s', ([, other]) => {
    expect(said(replaced([block], [other]))).toEqual([]);
    expect(said(replaced([other], [block]))).toEqual([]);
  });
});

describe('the note about a rename', () => {
  const bundle = replaced([old], [renamed]);

  test('is in the comment of a pull request, with names in code spans', () => {
    const odd = makePlan([replaced([makePolicy('a`b <!-- @x')], [renamed])]);
    const comment = renderComment({ kind: 'planned', plan: odd, guards: [], problems: [] }, commentView);
    expect(comment).toContain('``a`b <!-- @x`` is deleted and `block-critical` created with the same content');
  });

  test('changes no digest, count or guard', () => {
    const plan = makePlan([bundle]);
    expect(bundle.diffDigest).toBe(diffDigest(bundle.changes.map((change) => ({ ...change, at: null, notes: {} }))));
    expect(plan.summary).toEqual(summarize(bundle.changes));
    expect(guardPlan(plan, { ...defaultSettings.guards, protected: ['block-criticals'] })).toHaveLength(1);
  });
});
