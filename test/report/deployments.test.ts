import { describe, expect, test } from 'vitest';
import type { GuardViolation } from '../../src/domain/guards.ts';
import type { PlanExplanations, Outcome } from '../../src/domain/outcome.ts';
import type { Change, Plan } from '../../src/domain/plan.ts';
import type { CommentState } from '../../src/domain/review.ts';
import { say } from '../../src/domain/sentence.ts';
import { renderComment } from '../../src/report/formats/markdown/comment.ts';
import { renderSummary } from '../../src/report/formats/markdown/job-summary.ts';
import { renderHtml } from '../../src/report/formats/html.ts';
import { renderTerminal } from '../../src/report/formats/terminal/report.ts';
import { bundleWithResult, positionAt } from './build-outcomes.ts';
import { commentView } from './comment/states.ts';
import {
  deletesPolicy,
  planOfMany,
  loosensPolicy,
  ownPolicyChange,
  numberedSlugs,
  tightensPolicy,
} from './many-deployments.ts';
import { htmlView, viewOf } from './views.ts';

const planned = (plan: Plan, more: PlanExplanations & { guards?: readonly GuardViolation[] } = {}): CommentState => ({
  kind: 'planned',
  plan,
  problems: [],
  guards: [],
  ...more,
});
const commentOf = (plan: Plan, more: Parameters<typeof planned>[1] = {}): string =>
  renderComment(planned(plan, more), commentView);

/** What is seen without a click: the text outside of folded parts. */
function unfolded(text: string): string {
  const inner = /<details>(?:(?!<\/?details>)[^])*<\/details>/g;
  let [before, after] = [text, text.replaceAll(inner, '')];
  while (after !== before) [before, after] = [after, after.replaceAll(inner, '')];
  return after;
}

const titles = (text: string): string[] =>
  [...text.matchAll(/^(?:#### |<details><summary>)([🔴🟢⚪].*?)(?:<\/summary>)?$/gmu)].map(([, title = '']) =>
    title.replaceAll(/<\/?code>/g, '`'),
  );

describe('the comment of several deployments', () => {
  test('has a section for each of two, the looser first', () => {
    const text = commentOf(
      planOfMany(2, (slug, index) =>
        index === 0 ? [ownPolicyChange(slug)] : [loosensPolicy(), ownPolicyChange(slug)],
      ),
    );
    expect(titles(text)).toEqual(['🔴 `org-02`: 1 looser, 1 stricter', '🟢 `org-01`: 1 stricter']);
    expect(text).toContain('### Policies for 2 deployments: 1 looser, 2 stricter\n');
    expect(text).not.toContain('| Deployment |');
    // The section says whose they are.
    expect(text).not.toMatch(/ of `org-/);
  });

  test('folds the sections after the second of up to five', () => {
    const text = commentOf(planOfMany(5, (slug) => [ownPolicyChange(slug)]));
    expect(titles(text)).toHaveLength(5);
    const seen = unfolded(text);
    expect(seen).toContain('#### 🟢 `org-01`: 1 stricter');
    expect(seen).toContain('`own-of-org-02`');
    expect(seen).not.toContain('own-of-org-03');
    expect(text).toContain('<details><summary>🟢 <code>org-03</code>: 1 stricter</summary>');
    expect(text).toContain('`own-of-org-05`');
  });

  test('has a table of more than five, and only sections that get looser', () => {
    const text = commentOf(
      planOfMany(50, (slug, index) =>
        index === 29 ? [loosensPolicy(), ownPolicyChange(slug)] : [ownPolicyChange(slug)],
      ),
    );
    expect(text).toContain('| Deployment | Looser | Stricter | State |\n');
    expect(unfolded(text)).toContain('| 🔴&nbsp;`org-30` | **1** | 1 | ready |\n\n#### 🔴 `org-30`');
    expect(text).toContain('<details><summary>49 more deployments: 49 stricter</summary>');
    expect(text).toContain('| 🟢&nbsp;`org-01` |   | 1 | ready |\n');
    expect(text.match(/^\| 🟢&nbsp;`org-/gm)).toHaveLength(49);
    expect(titles(text)).toEqual(['🔴 `org-30`: 1 looser, 1 stricter']);
    const seen = unfolded(text);
    expect(seen).toContain('| 🔴&nbsp;**looser** | Update policy `block-criticals`<br>stops blocking findings');
    expect(seen).toContain(
      'The changes of 49 deployments without a looser one are in the job summary and the plan file.',
    );
    const whole = planOfMany(50, (slug) => [ownPolicyChange(slug)]);
    const summary = renderSummary({ kind: 'changes', plan: whole, problems: [], guards: [] }, commentView);
    for (const slug of numberedSlugs(50)) expect(summary).toContain(`own-of-${slug}`);
  });

  test('of which none gets looser begins with the first ones', () => {
    const text = commentOf(planOfMany(30, (slug) => [ownPolicyChange(slug)]));
    expect(text.indexOf('`org-01`')).toBeLessThan(text.indexOf('<details><summary>20 more deployments: 20 stricter'));
    expect(unfolded(text)).toContain('| 🟢&nbsp;`org-10` |   | 1 | ready |\n');
    expect(titles(text)).toEqual([]);
  });

  test('names the deployments that stay as they are', () => {
    const text = commentOf(planOfMany(9, (slug, index) => (index < 7 ? [ownPolicyChange(slug)] : [])));
    expect(text).toContain('No changes in `org-08` and `org-09`.\n');
  });
});

describe('identical changes', () => {
  test('of 48 of 50 deployments are shown once, with their counts in sum', () => {
    const text = commentOf(planOfMany(50, (slug, index) => (index < 48 ? [loosensPolicy()] : [ownPolicyChange(slug)])));
    expect(text).toContain('### Policies for 50 deployments: 48 looser, 2 stricter\n');
    expect(titles(text)).toEqual([
      '🔴 The same in `org-01`, `org-02` and 46 others: 48 looser',
      '🟢 `org-49`: 1 stricter',
      '🟢 `org-50`: 1 stricter',
    ]);
    expect(text).toContain('| 🔴&nbsp;`org-01`, `org-02` and 46 others | **48** |   | ready |\n');
    expect(text.match(/Update policy `block-criticals`/g)).toHaveLength(1);
    expect(text.length).toBeLessThan(12_000);
  });

  test('are shown although the platform had its own book-keeping and another order', () => {
    const [change, other] = [loosensPolicy(), loosensPolicy(['high', 'critical'])];
    const kept = { ...other, before: { ...other.before, id: 7, updated_at: '2026-01-01' } } as Change;
    const text = commentOf(planOfMany(2, (_, index) => [index === 0 ? change : kept]));
    expect(titles(text)).toEqual(['🔴 The same in `org-01` and `org-02`: 2 looser']);
  });

  test('of copies in files of their own are shown once, and the others are counted', () => {
    const text = commentOf(
      planOfMany(4, (slug) => [{ ...loosensPolicy(), at: positionAt(`${slug}/critical.yaml`, 3) }]),
    );
    expect(titles(text)).toEqual(['🔴 The same in `org-01`, `org-02` and 2 others: 4 looser']);
    expect(text).toMatch(/\[`org-01\/critical\.yaml:3`\]\(.*?\) and 3 more files \|/);
  });

  const base = loosensPolicy();
  test.each<[string, Change]>([
    ['one value of what the platform has', loosensPolicy(['critical', 'high', 'medium'])],
    ['one value of what is sent', { ...base, after: { ...base.after, active: false } }],
    ['the name of what is sent', { ...base, after: { ...base.after, name: 'Other' } }],
    [
      'the order of actions',
      { ...base, after: { ...base.after, actions: [{ type: 'pr_comment' }, { type: 'block' }] } },
    ],
    ['the effect', { ...base, effect: 'mixed' }],
    ['what it means', { ...base, message: ['stops blocking'] }],
    ['the notes', { ...base, notes: { 'x-owner': 'globex' } }],
    ['the policy', { ...base, id: 'other', key: { slug: 'other' } }],
  ])('are not taken for the same if they differ in %s', (_, other) => {
    const text = commentOf(planOfMany(3, (__, index) => [index === 1 ? other : base]));
    expect(titles(text)).toHaveLength(2);
    expect(titles(text).join('\n')).toContain('The same in `org-01` and `org-03`: 2 ');
    expect(titles(text).join('\n')).toContain('`org-02`: 1 looser');
  });

  test('are told apart where one of the deployments changes more', () => {
    const text = commentOf(
      planOfMany(3, (_, index) => (index === 2 ? [loosensPolicy(), deletesPolicy] : [loosensPolicy()])),
    );
    expect(titles(text)).toEqual(['🔴 `org-03`: 2 looser', '🔴 The same in `org-01` and `org-02`: 2 looser']);
  });

  test('are told apart where a guard stops one of the deployments, and the others wait', () => {
    const guard: GuardViolation = {
      guard: 'protected',
      reason: say`The protected policy ${'block-criticals'} in ${'org-02'} would be changed`,
      limit: [],
      approval: ['block-criticals'],
      deployments: ['org-02'],
    };
    const text = commentOf(
      planOfMany(7, () => [loosensPolicy()]),
      { guards: [guard] },
    );
    expect(titles(text)).toEqual([
      '🔴 `org-02`: 1 looser; approval required',
      '🔴 The same in `org-01`, `org-03` and 4 others: 6 looser; waits for others',
    ]);
    expect(text).toContain('| 🔴&nbsp;`org-02` | **1** |   | **approval required** |\n');
  });

  test('are told apart where one of the deployments was not applied, which comes first', () => {
    const whole = planOfMany(50, () => [tightensPolicy]);
    const results = whole.bundles.map((one, index) =>
      bundleWithResult(
        one,
        index === 6
          ? { kind: 'not-applied', reason: 'stale: the platform is at another state version', current: null }
          : { kind: 'applied', reason: null, undo: null },
      ),
    );
    const text = renderComment({ kind: 'partial', plan: whole, results }, commentView);
    expect(text).toContain(
      '| `org-07` remediation | not applied | `stale: the platform is at another state version` |\n| remediation of `org-01`, `org-02` and 47 others | applied | written and confirmed by the platform |\n',
    );
    expect(titles(text)).toEqual([
      '🟢 `org-07`: 1 stricter; not applied',
      '🟢 The same in `org-01`, `org-02` and 47 others: 49 stricter; applied',
    ]);
  });

  test('of a platform that moved in many deployments are told once, and one that is known beside them', () => {
    const staleBundles = planOfMany(50, () => [tightensPolicy]).bundles.map(
      ({ deployment, kind, stateVersion, changes }, index) => ({
        deployment,
        kind,
        reviewed: { stateVersion, creates: 0, updates: 1, deletes: 0, changes: index === 8 ? changes : null },
        current: { stateVersion: 'later', changes: index === 8 ? [tightensPolicy, deletesPolicy] : null },
      }),
    );
    const text = renderComment({ kind: 'stale', staleBundles, by: 7 }, commentView);
    expect(text).toContain('#### Since the review: remediation of `org-01`, `org-02` and 47 others\n');
    expect(text).toContain('#### Since the review: `org-09` remediation\n');
    expect(text).toContain('New: **Delete** policy `block-secrets`');
    expect(text.match(/#### Since the review/g)).toHaveLength(2);
  });

  test('of guards are one reason, which names the deployments', () => {
    const guards = numberedSlugs(50).map((slug): GuardViolation => ({
      guard: 'looser',
      reason: say`1 change of remediation in ${slug} would loosen enforcement`,
      limit: [],
      approval: true,
      deployments: [slug],
    }));
    const text = commentOf(
      planOfMany(50, () => [loosensPolicy()]),
      { guards },
    );
    expect(text).toContain(
      '> - 1 change of remediation in `org-01`, `org-02` and 48 others would loosen enforcement.\n',
    );
    // A policy that is called like the deployment must not be taken for it.
    const named = (slug: string): GuardViolation => ({
      ...guards[0]!,
      reason: say`Policy ${slug} in ${slug} would be changed`,
      deployments: [slug],
    });
    const two = commentOf(
      planOfMany(2, () => [loosensPolicy()]),
      { guards: [named('org-01'), named('org-02')] },
    );
    expect(two).toContain('> - Policy `org-01` in `org-01` would be changed.\n> - Policy `org-02` in `org-02`');
  });

  test('have the open findings of all', () => {
    const figures = (findings: number) => ({
      findings,
      bySeverity: { critical: 0, high: findings, medium: 0, low: 0, unset: 0 },
      repositories: 1,
      topRepositories: [{ name: 'a', findings }],
      topRules: [],
    });
    const whole = planOfMany(3, () => [loosensPolicy()]);
    const impactOf = (isKnown: boolean) => ({
      used: { findings: 60, requests: 3 },
      bundles: whole.bundles.map(({ deployment, kind, changes }, index) => ({
        deployment,
        kind,
        blocked: null,
        lost: null,
        changes: changes.map(({ object, key, id }) => ({
          object,
          key,
          id,
          about: 'policy' as const,
          matched: { kind: 'estimate' as const, figures: { before: figures(30), after: figures(30) } },
          blocked:
            isKnown || index > 0
              ? { kind: 'estimate' as const, figures: { newly: figures(0), noLonger: figures(10) } }
              : { kind: 'not-estimable' as const, reasons: [{ kind: 'rule' as const }] },
        })),
      })),
    });
    expect(commentOf(whole, { impact: impactOf(true) })).toContain('| **30 no longer blocked** |');
    expect(commentOf(whole, { impact: impactOf(true) })).toContain('30 open findings in 3 repositories');
    expect(commentOf(whole, { impact: impactOf(false) })).toContain('| **at least 20 no longer blocked** |');
  });
});

describe('a deployment of its own', () => {
  const overridden = positionAt('shared/critical.yaml', 3, 5);
  const change = { ...loosensPolicy(), at: positionAt('org-01/critical.yaml', 2, 1) };
  const object = { kind: 'policy', slug: 'block-criticals' } as const;
  const override = (slug: string) => ({
    deployment: { id: '1001', slug },
    kind: 'remediation' as const,
    object,
    at: positionAt('org-01/critical.yaml', 2, 1),
    overridden,
  });

  test('that overrides a shared policy says so in the row of the change', () => {
    const text = commentOf(
      planOfMany(1, () => [change]),
      { overrides: [override('org-01')] },
    );
    expect(text).toMatch(/`org-01\/critical\.yaml:2`\]\(\S+\) overrides \[`shared\/critical\.yaml:3`\]\(\S+\) \|\n/);
  });

  test('says what it overrides, and how many objects were left alone, without a click and also without changes', () => {
    const unmanagedObjects = numberedSlugs(50).map((slug, index) => ({
      deployment: { id: String(1001 + index), slug },
      kind: 'remediation' as const,
      count: 2,
    }));
    const more = { overrides: [override('org-01')], unmanagedObjects };
    const whole = planOfMany(50, (slug) => (slug === 'org-50' ? [ownPolicyChange(slug)] : []));
    for (const text of [
      commentOf(whole, more),
      renderComment({ kind: 'no-changes', plan: planOfMany(50, () => []), problems: [], ...more }, commentView),
    ]) {
      const seen = unfolded(text);
      expect(seen).toContain('overrides `shared/critical.yaml:3');
      expect(seen).toContain(
        'Left alone, as ifmatch.yaml says: 100 objects of remediation of `org-01`, `org-02` and 48 others',
      );
    }
  });
});

test('the terminal and a page tell a plan of 50 deployments by deployment, too', () => {
  const whole = planOfMany(50, (slug, index) => {
    if (index === 29) return [loosensPolicy(), deletesPolicy];
    return index < 20 ? [ownPolicyChange(slug)] : [tightensPolicy];
  });
  const outcome: Outcome = { kind: 'changes', plan: whole, problems: [], guards: [] };
  const terminal = renderTerminal(outcome, [], viewOf(outcome));
  expect(terminal).toContain('The same in org-21, org-22 and 27 others: 29 stricter\n');
  expect(terminal.match(/\+ {9}- high/g)).toHaveLength(1);
  const [, table = ''] = terminal.split('Looser  Stricter  State  Deployment\n');
  expect(table).toMatch(/^2 {17}ready {2}org-30\n/);
  const html = renderHtml(outcome, htmlView);
  expect(html).toContain('>Deployments</h2>');
  expect(html).toContain('>org-30: 2 looser</h2>');
  expect(html.indexOf('>org-30: 2 looser</h2>')).toBeLessThan(
    html.indexOf('>The same in org-21, org-22 and 27 others'),
  );
});
