import fc from 'fast-check';
import { policyId } from '../../src/domain/bundle.ts';
import type { Bundle, ObjectId } from '../../src/domain/bundle.ts';
import type { Place } from '../../src/domain/problem.ts';
import type { Condition, PolicyTest, RemediationPolicy } from '../../src/generated/types.ts';
import { type Cube, valueBits } from '../../src/plan/effect/filter-space.ts';

// A bounded universe of findings, and what policies do to them: an independent implementation that tries one finding after another. `moon_phase` is a
// condition that ifmatch does not know, so that each finding may match it or not.

/** Values by the type of condition. `''` is no value; tags and classes may have several. */
export type Finding = Readonly<Record<string, readonly string[]>>;

const singleValued: Readonly<Record<string, readonly string[]>> = {
  severity: ['low', 'medium', 'high', 'critical', ''].filter((value) => valueBits('severity').has(value)),
  confidence: ['low', 'medium', 'high', ''].filter((value) => valueBits('confidence').has(value)),
  full_scan: ['true', 'false', ''].filter((value) => valueBits('full_scan').has(value)),
};

const subsets = (values: readonly string[]): string[][] =>
  values.reduce<string[][]>((all, value) => all.concat(all.map((set) => set.concat(value))), [[]]);

export const universe: readonly Finding[] = singleValued['severity']!.flatMap((severity) =>
  singleValued['confidence']!.flatMap((confidence) =>
    singleValued['full_scan']!.flatMap((scan) =>
      subsets(['a', 'b', 'c']).flatMap((tags) =>
        subsets(['x', 'y']).map((classes) => ({
          severity: [severity],
          confidence: [confidence],
          full_scan: [scan],
          repository_tag: tags,
          vulnerability_class: classes,
        })),
      ),
    ),
  ),
);

// ── Policies ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const conditionOf = (type: string, values: readonly string[]): fc.Arbitrary<Condition> =>
  fc.record({
    type: fc.constant(type),
    values: fc.subarray([...values], { minLength: 1 }),
    mode: fc.constantFrom('any' as const, 'none' as const),
  });

const known = [
  conditionOf('severity', ['low', 'medium', 'high', 'critical']),
  conditionOf('confidence', ['low', 'medium', 'high']),
  conditionOf('full_scan', ['true', 'false']),
  conditionOf('repository_tag', ['a', 'b', 'c']),
  conditionOf('vulnerability_class', ['x', 'y']),
];

const unknown = fc.constant<Condition>({ type: 'moon_phase', values: ['full'], mode: 'any' });

type Action = { type: string; config?: Record<string, string> };

const actionsOf = (withTriage: boolean): fc.Arbitrary<Action[]> =>
  fc
    .tuple(fc.subarray(['block', 'pr_comment', 'jira']), fc.nat(9))
    .map(([types, number]) => [
      ...types.map((type) => ({ type })),
      ...(withTriage && number === 0 ? [{ type: 'triage', config: { state: 'ignored' } }] : []),
    ]);

const policiesOf = (condition: fc.Arbitrary<Condition>, withTriage: boolean) =>
  fc
    .array(
      fc.record({
        active: fc.nat(7).map((number) => number > 0),
        filters: fc.record({
          mode: fc.constantFrom('all' as const, 'any' as const),
          conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
        }),
        actions: actionsOf(withTriage),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((bodies) =>
      bodies.map((body, index): RemediationPolicy => ({ ...body, name: `p${index}`, slug: `p${index}` })),
    );

// ── Tests ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const severityOrConfidence = (type: string): fc.Arbitrary<('low' | 'medium' | 'high')[]> =>
  fc.subarray(singleValued[type]!.map((value) => (value === '' ? 'unset' : value)) as ('low' | 'medium' | 'high')[], {
    minLength: 1,
  });

const tags = fc.subarray(['a', 'b', 'c'], { minLength: 1, maxLength: 2 });
const classes = fc.subarray(['x', 'y'], { minLength: 1 });
const optional = { requiredKeys: [] } satisfies fc.RecordConstraints<never>;

const invariantSubject = fc.record(
  {
    severity: severityOrConfidence('severity'),
    confidence: severityOrConfidence('confidence'),
    full_scan: fc.boolean(),
    repository_tags: tags,
    vulnerability_classes: classes,
    without: fc.oneof(fc.record({ repository_tags: tags }), fc.record({ vulnerability_classes: classes })),
  },
  optional,
);

const exampleFinding = fc.record(
  {
    severity: severityOrConfidence('severity').map(([first]) => first!),
    confidence: severityOrConfidence('confidence').map(([first]) => first!),
    full_scan: fc.boolean(),
    repository_tags: fc.subarray(['a', 'b', 'c']),
    vulnerability_classes: fc.subarray(['x', 'y']),
  },
  optional,
);

const modeText = fc
  .tuple(fc.constantFrom('', 'not ', 'at least ', 'at most '), fc.constantFrom('block', 'comment', 'monitor'))
  .map((words) => words.join(''));

const expectation = fc.oneof(
  modeText,
  fc.constantFrom('jira', 'not jira'),
  fc.record({ mode: fc.constantFrom('block', 'at least comment', 'comment'), by: fc.constant(['p0']) }),
);

// The lists of several types look alike.
const tests = fc.oneof(
  fc.record({ name: fc.constant('t'), always: invariantSubject, expect: expectation }),
  fc.record({ name: fc.constant('t'), finding: exampleFinding, expect: expectation }),
) as fc.Arbitrary<PolicyTest>;

export const knownCase: fc.Arbitrary<ProofCase> = fc.record({
  policies: policiesOf(fc.oneof(...known), false),
  test: tests,
});
export const partlyUnknownCase: fc.Arbitrary<ProofCase> = fc.record({
  policies: policiesOf(fc.oneof(...known, unknown), true),
  test: tests,
});

export type ProofCase = { readonly policies: readonly RemediationPolicy[]; readonly test: PolicyTest };

export const bundleOf = (policies: readonly RemediationPolicy[]): Bundle & { kind: 'remediation' } => ({
  deployment: 'acme',
  kind: 'remediation',
  content: { policies: [...policies] },
  origins: new Map(
    policies.map(({ slug }, index): [ObjectId, Place] => [
      policyId(slug!),
      { file: 'a.yaml', pointer: ['policies', index] },
    ]),
  ),
  notes: new Map(),
  overrides: new Map(),
  excluded: [],
});

// ── By enumeration ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether a test is about a finding. */
export function isSubject(finding: Finding, { always, finding: example }: PolicyTest): boolean {
  const description = always ?? example ?? {};
  const hasOneOf = (type: 'severity' | 'confidence' | 'full_scan'): boolean =>
    description[type] === undefined ||
    [description[type]].flat().some((value) => finding[type]![0] === (value === 'unset' ? '' : String(value)));
  const has = (type: string, names: readonly string[] | undefined): boolean => {
    if (names === undefined) return true;
    const present = finding[type]!;
    return names.every((name) => present.includes(name)) && (example === undefined || present.length === names.length);
  };
  const lacks = (type: string, names: readonly string[] = []): boolean =>
    !names.some((name) => finding[type]!.includes(name));
  const lacked = always?.without ?? {};
  return (
    (['severity', 'confidence', 'full_scan'] as const).every(hasOneOf) &&
    has('repository_tag', description.repository_tags) &&
    has('vulnerability_class', description.vulnerability_classes) &&
    lacks('repository_tag', lacked.repository_tags) &&
    lacks('vulnerability_class', lacked.vulnerability_classes)
  );
}

function matches(finding: Finding, { active, filters }: RemediationPolicy): boolean {
  const holds = ({ type, values, mode = 'any' }: (typeof filters.conditions)[number]): boolean =>
    values.some((value) => finding[type]?.includes(value)) === (mode !== 'none');
  return (
    active !== false && (filters.mode === 'all' ? filters.conditions.every(holds) : filters.conditions.some(holds))
  );
}

const strictnessOf = (policies: readonly RemediationPolicy[]): number =>
  Math.max(
    0,
    ...policies.map(({ actions }) => {
      const types = actions.map(({ type }) => type);
      if (types.includes('block')) return 2;
      return Number(types.includes('pr_comment'));
    }),
  );

/** Whether the policies do to a finding what a test expects. `hidesIgnored`: whether an ignored finding is hidden from them. */
function isAsExpected(finding: Finding, { policies, test: { expect } }: ProofCase, hidesIgnored: boolean): boolean {
  const matching = policies.filter((policy) => matches(finding, policy));
  const isHidden = hidesIgnored && matching.some(({ actions }) => actions.some(({ type }) => type === 'triage'));
  const acting = isHidden ? [] : matching;
  const {
    mode,
    actions: listed = [],
    by = [],
  }: { mode?: string; actions?: string | readonly string[]; by?: readonly string[] } = typeof expect === 'string'
    ? { [/jira/.test(expect) ? 'actions' : 'mode']: expect }
    : expect!;
  const actions = [listed].flat();
  const [, sign, word] = /^(not |at least |at most )?(\w+)$/.exec(mode ?? 'at least monitor')!;
  const distance = strictnessOf(acting) - ['monitor', 'comment', 'block'].indexOf(word!);
  const isRight = { 'not ': distance !== 0, 'at least ': distance >= 0, 'at most ': distance <= 0, '': distance === 0 }[
    (sign ?? '') as 'not '
  ];
  const least = ['monitor', 'comment', 'block'].indexOf(word!);
  return (
    isRight &&
    actions.every((action) => {
      const isTaken = acting.some((policy) => policy.actions.some(({ type }) => action.endsWith(type)));
      return action.startsWith('not ') ? !isTaken : isTaken;
    }) &&
    by.every((slug) => matching.some((policy) => policy.slug === slug && strictnessOf([policy]) >= least))
  );
}

/** Whether a finding is as expected, for each combination of what ifmatch does not know. */
export const outcomesOf = (finding: Finding, proofCase: ProofCase): boolean[] =>
  [[], ['full']].flatMap((moonPhase) =>
    [false, true].map((hidesIgnored) => isAsExpected({ ...finding, moon_phase: moonPhase }, proofCase, hidesIgnored)),
  );

/** `holds` for every finding whatever is unknown; `broken` if some finding refutes it whatever is unknown. */
export function expectedVerdict(proofCase: ProofCase): 'holds' | 'broken' | 'unknown' {
  const subjects = universe.filter((finding) => isSubject(finding, proofCase.test));
  if (subjects.length === 0) return 'broken';
  const outcomes = subjects.map((finding) => outcomesOf(finding, proofCase));
  if (outcomes.every((results) => results.every(Boolean))) return 'holds';
  return outcomes.some((results) => !results.some(Boolean)) ? 'broken' : 'unknown';
}

/** Whether a finding is in a cube. */
export function isInCube(finding: Finding, cube: Cube): boolean {
  const hasName = (name: string): boolean => {
    const [type, value] = name.split('=') as [string, string];
    return finding[type]!.includes(value);
  };
  return (
    Object.keys(singleValued).every(
      (type) => (cube.allowedValues & (valueBits(type).get(finding[type]![0]!) ?? 0)) !== 0,
    ) &&
    cube.anyOf.every((names) => names.some(hasName)) &&
    ![...cube.noneOf].some(hasName)
  );
}
