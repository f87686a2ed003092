import { describe, expect, test } from 'vitest';
import type { ThreeWayDiff } from '../../src/domain/drift.ts';
import type { FindingCounts, Impact } from '../../src/domain/impact.ts';
import { policyId } from '../../src/domain/bundle.ts';
import { isPlanFile } from '../../src/generated/guards/plan.js';
import { makePlan } from '../../src/plan/plan.ts';
import { toPlanFile } from '../../src/report/formats/json/plan-file.ts';
import { diffOfPolicies, planOfBundle, makePolicy, declaredPolicies } from '../plan/build.ts';
import { exampleOutcomes, examplePlan, planFileRun } from '../plan/outcomes.ts';
import type { GuardViolation } from '../../src/domain/guards.ts';
import type { PlanExplanations, Outcome, Override } from '../../src/domain/outcome.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import { plainText, type Sentence } from '../../src/domain/sentence.ts';
import type { TestResult } from '../../src/domain/policy-tests.ts';
import { readOutcome } from '../../src/plan/file/saved-outcome.ts';

const [remediations, code] = examplePlan.bundles;
const [gone, changed, made] = remediations!.changes;

/** Figures in which no number stands twice. */
const figures = (n: number): FindingCounts => ({
  findings: n,
  bySeverity: { critical: n + 1, high: n + 2, medium: n + 3, low: n + 4, unset: n + 5 },
  repositories: n + 6,
  topRepositories: [{ name: `acme/${String(n)}`, findings: n + 7 }],
  topRules: [{ name: `rule-${String(n)}`, findings: n + 8 }],
});
const surely = <T>(of: T) => ({ kind: 'estimate', figures: of }) as const;
const reasons = [{ kind: 'findings', limit: 10_000 }] as const;
const never = { kind: 'not-estimable', reasons } as const;
const about = { object: 'RemediationPolicy', id: policyId('a') };
const impact: Impact = {
  used: { findings: 812, requests: 9 },
  bundles: [
    {
      ...remediations!,
      changes: [
        {
          about: 'policy',
          ...about,
          key: { slug: 'a' },
          matched: { kind: 'at-least', figures: { before: figures(100), after: figures(200) }, reasons },
          blocked: surely({ newly: figures(300), noLonger: figures(400) }),
        },
        { about: 'policy', ...about, key: { slug: 'b' }, matched: never, blocked: never },
        { about: 'other', ...about, key: { id: 7 } },
      ],
      blocked: surely({ newly: figures(10), noLonger: figures(30) }),
      lost: null,
    },
    {
      ...code!,
      changes: [
        {
          about: 'detection',
          ...about,
          key: { product: 'code' },
          items: [
            { list: 'rules', name: 'r1', verb: 'added', issues: surely(7), findings: surely(figures(500)) },
            { list: 'disabled', name: 'r2', verb: 'removed', issues: never, findings: never },
          ],
        },
      ],
      blocked: null,
      lost: { issues: surely(8), findings: surely(figures(600)) },
    },
  ],
};
const threeWayDiff: ThreeWayDiff = {
  base: {
    name: 'main',
    commit: 'a'.repeat(40),
    short: 'aaaaaaa',
    isAhead: false,
    firstFileWithErrors: null,
    isUnread: false,
  },
  bundles: [
    {
      ...remediations!,
      inBase: true,
      changes: [
        { change: gone!, origin: 'platform', platformEdit: null, changeInFiles: null },
        { change: { ...changed! }, origin: 'both', platformEdit: gone!, changeInFiles: made! },
      ],
      alreadyLive: [made!],
    },
    { ...code!, inBase: false, changes: [], alreadyLive: [] },
  ],
  dropped: [{ deployment: null, kind: 'detection/secrets', files: ['policies/secrets.yaml'] }],
};
const place = (file: string, line: number) => ({ file, line, column: 5 });
const override = (owner: PlannedBundle, object: Override['object'], line: number): Override => {
  const { deployment, kind } = owner;
  return { deployment, kind, object, at: place('acme/a.yaml', line), overridden: place('shared/a.yaml', line + 1) };
};
const broken: TestResult = {
  name: 'criticals block',
  isInvariant: true,
  deployment: 'acme',
  at: place('tests/a.test.yaml', 7),
  verdict: 'broken',
  isPassed: false,
  why: [{ foreign: 'a critical finding is not blocked' }],
  decidedBy: [
    { name: 'a', at: place('acme/a.yaml', 1) },
    { name: 'c', at: null },
  ],
};
const left: PlanExplanations = {
  tests: {
    results: [broken, { ...broken, name: 'others', verdict: 'holds', isPassed: true, why: [], decidedBy: [] }],
    removed: [{ name: 'gone', isInvariant: true }],
    changed: [{ name: 'other', isInvariant: false }],
    added: [{ name: 'made', isInvariant: false }],
    failing: [{ ...broken, name: 'made', isInvariant: false, deployment: null }],
  },
  overrides: [
    override(remediations!, { kind: 'policy', slug: 'a' }, 1),
    override(code!, { kind: 'exception', exception: { rule: 'p/a', rule_type: 'pack', project: 'acme/web' } }, 3),
    override(code!, { kind: 'exception', exception: { rule: 'r', rule_type: 'rule', project_tag_name: 'pci' } }, 5),
  ],
  unmanagedObjects: [{ deployment: code!.deployment, kind: code!.kind, count: 3 }],
  undeclared: [{ deployment: code!.deployment, kind: 'detection/secrets' }],
};
const stopped: GuardViolation = {
  guard: 'max_deletes',
  reason: ['12 of 40 policies in ', { foreign: 'acme' }, ' would be deleted'],
  limit: ['limit 10'],
  approval: 12,
  advice: ['Run ifmatch pull first.'],
  places: [place('tests/a.test.yaml', 7)],
};
const explained: Outcome = {
  kind: 'changes',
  plan: examplePlan,
  guards: [stopped],
  problems: [],
  impact,
  threeWayDiff,
  ...left,
};

describe('the plan file', () => {
  test.for([...exampleOutcomes, explained].map((outcome, at) => [`${String(at)}-${outcome.kind}`, outcome] as const))(
    'of the outcome %s matches its schema and golden file',
    async ([name, outcome]) => {
      const text = JSON.stringify(toPlanFile(outcome, planFileRun), null, 2);
      const written: unknown = JSON.parse(text);
      expect(isPlanFile(written) ? [] : isPlanFile.errors).toEqual([]);
      await expect(`${text}\n`).toMatchFileSnapshot(`plan-files/${name}.json`);
    },
  );

  test('of a run without a plan has the digest of an empty plan', () => {
    expect(toPlanFile(exampleOutcomes[0]!, planFileRun).digest).toBe(makePlan([]).digest);
  });

  test('has the note about a probable rename at the delete only', () => {
    const [kept, renamed] = [makePolicy('old', { name: 'Same' }), makePolicy('new', { name: 'Same' })];
    const other = makePolicy('other', { name: 'Nothing like it', active: false, actions: [] });
    const renaming = makePlan([planOfBundle(declaredPolicies([renamed]), diffOfPolicies([kept, other], [renamed]))]);
    const [bundle] = toPlanFile({ ...explained, plan: renaming }, planFileRun).bundles;
    const notes = Object.fromEntries(bundle!.changes.map((change) => [String(change.key['slug']), change.notes]));
    expect(notes).toEqual({ old: { rename: expect.stringContaining('new') as unknown }, other: {}, new: {} });
  });

  test('is read again with what the run said about tests, overrides, unmanaged objects and guards', () => {
    const read = readOutcome(toPlanFile(explained, planFileRun));
    expect(read).toMatchObject(left);
    const { reason, limit, advice, ...others } = stopped;
    const foreign = (sentence: Sentence) => [{ foreign: plainText(sentence) }];
    expect(read).toMatchObject({
      guards: [{ ...others, reason: foreign(reason), limit: foreign(limit), advice: foreign(advice!) }],
    });
  });

  test('of an older version has none of these, and is read as before', () => {
    const { tests, overrides, unmanaged_objects, unmanaged, ...older } = toPlanFile(explained, planFileRun);
    const guards = older.guards.map(({ guard, message, option }) => ({ guard, message, option }));
    const read = readOutcome({ ...older, guards });
    expect(Object.keys(read)).not.toEqual(expect.arrayContaining(['overrides']));
    const message = '12 of 40 policies in acme would be deleted (limit 10). Run ifmatch pull first';
    expect(read).toMatchObject({ guards: [{ reason: [{ foreign: message }], limit: [] }] });
  });
});
