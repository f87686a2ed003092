import { isObject } from '../util/json.ts';
import { actionType, type Mode } from '../domain/action-types.ts';
import { foreign, joinSentences, listSentence, say, type Sentence } from '../domain/sentence.ts';
import type { PolicyTest } from '../generated/types.ts';
import { enforcementOf } from '../plan/effect/enforcement.ts';
import {
  areDisjoint,
  type Cube,
  filterFields,
  type Filters,
  isNameOf,
  maskOf,
  matchesSample,
  differingFields,
  policyFields,
  type SampleFinding,
} from '../plan/effect/filter-space.ts';
import { describeCondition } from '../plan/effect/words.ts';
import type { Claim } from './claim.ts';
import { describeFindings } from './describe-findings.ts';
import { type BoundName, hasUnknownName, type ProvablePolicy, strictnessOf } from './policies.ts';
import type { Reason } from './proof.ts';
import { type Counterexample, isCovered } from './region.ts';

type ProofContext = {
  /** The findings that the test is about. */
  readonly tested: Cube;
  readonly test: PolicyTest;
  readonly policies: readonly ProvablePolicy[];
  /** The findings of the policies that are at least so strict. */
  readonly findingsEnforcedAtLeast: (bound: BoundName, strictness: number) => readonly Cube[];
};

/** What happens to the counterexample, and which policy does that, or comes closest to preventing it. */
export function explainRefutation(counterexample: Counterexample, claim: Claim, context: ProofContext): Reason {
  const { cube } = counterexample;
  const subject = describeFindings(describedCube(cube, context));
  const deciding = decidingPolicies(counterexample, claim, context);
  const unspecified = unspecifiedAttributes(cube, context);
  const depends: Sentence =
    unspecified.length === 0
      ? []
      : say`. It depends on ${listSentence(unspecified.map((words): Sentence => [words]))}, which the test does not give`;
  return {
    words: [...subject, ' ', ...outcomeWords(cube, claim, context), ...deciding.words, ...depends],
    decidedBy: deciding.decidedBy,
  };
}

/** Why a test is neither proven nor refuted: what ifmatch does not know about the policies that decide it. */
export function explainUnknown(possible: Counterexample | 'gave-up', claim: Claim, context: ProofContext): Reason {
  if (possible === 'gave-up')
    return { words: ['too many policies overlap to prove this; narrow the test'], decidedBy: [] };
  const unknownParts = context.policies.flatMap((policy) => unknownPartsOf(policy, possible.finding));
  const subject = describeFindings(describedCube(possible.cube, context));
  const reasons = unknownParts.slice(0, 3).flatMap(({ policy, words }) => ['; ', policy, ...words]);
  return {
    words: [`whether `, ...subject, ' ', ...claimWords(claim), ' is not known', ...reasons],
    decidedBy: unknownParts.map(({ policy }) => policy),
  };
}

// ── What is expected, and what happens ──────────────────────────────────────────────────────────────────────────────────────────

function claimWords({ expected }: Claim): Sentence {
  if (expected.kind === 'action')
    return say`${[expected.isTaken ? 'gets' : 'does not get']} the action ${expected.type}`;
  if (expected.kind === 'enforced-by') return say`is ${[participles[expected.mode ?? 'monitor']]} by ${expected.slug}`;
  return [allowedModesWords[expected.allowedModes.join(' ')] ?? 'is as expected'];
}

const participles = { block: 'blocked', comment: 'commented on', monitor: 'matched' } as const satisfies Record<
  Mode,
  string
>;

/** By the allowed modes, in the order of `modes`. */
const allowedModesWords: Readonly<Record<string, string>> = {
  monitor: 'is only monitored',
  comment: 'is only commented on',
  block: 'is blocked',
  'monitor comment': 'is not blocked',
  'comment block': 'is at least commented on',
  'monitor block': 'is blocked or only monitored',
};

/** What the policies do to every finding of a cube, as far as it refutes the claim. */
function outcomeWords(cube: Cube, { expected }: Claim, context: ProofContext): Sentence {
  if (expected.kind === 'action')
    return expected.isTaken ? say`does not get the action ${expected.type}` : say`gets the action ${expected.type}`;
  if (expected.kind === 'enforced-by')
    return say`is not ${[participles[expected.mode ?? 'monitor']]} by ${expected.slug}`;
  const mayBlock = expected.allowedModes.includes('block');
  const outcomes = {
    blocked: 'is blocked',
    monitored: mayBlock ? 'is neither blocked nor commented on' : 'is not commented on',
    'commented-on': mayBlock ? 'is only commented on' : 'is commented on',
    'not-blocked': 'is not blocked',
  } as const satisfies Record<ModeOutcome, string>;
  return [outcomes[modeOutcome(cube, context)]];
}

/** `not-blocked`: some of the findings are monitored, others commented on. */
type ModeOutcome = 'blocked' | 'commented-on' | 'monitored' | 'not-blocked';

function modeOutcome(cube: Cube, { findingsEnforcedAtLeast }: ProofContext): ModeOutcome {
  if (isCovered(cube, findingsEnforcedAtLeast('certain', strictnessOf('block')))) return 'blocked';
  const possiblyCommentedOn = findingsEnforcedAtLeast('possible', strictnessOf('comment'));
  if (possiblyCommentedOn.every((part) => areDisjoint(part, cube))) return 'monitored';
  return isCovered(cube, findingsEnforcedAtLeast('certain', strictnessOf('comment'))) ? 'commented-on' : 'not-blocked';
}

// ── Which policies decide ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The policies that do too much, or else the nearest one that could have done enough. */
function decidingPolicies({ finding }: Counterexample, claim: Claim, { policies }: ProofContext): Reason {
  const doingTooMuch = policies.filter((policy) => doesTooMuch(policy, finding, claim));
  const isActionUnwanted = claim.expected.kind === 'action' && !claim.expected.isTaken;
  if (doingTooMuch.length === 0 && !isActionUnwanted) return nearestPolicy(finding, claim, policies);
  const named = doingTooMuch.slice(0, 3).flatMap((policy, index) => [index === 0 ? ', by ' : ', ', policy]);
  const more = doingTooMuch.length > 3 ? [` and ${String(doingTooMuch.length - 3)} more`] : [];
  return { words: [...named, ...more], decidedBy: doingTooMuch };
}

/** Whether a policy surely enforces a stricter mode than those that are allowed, or takes an action that is not wanted. */
function doesTooMuch(policy: ProvablePolicy, finding: SampleFinding, { expected, couldFulfil }: Claim): boolean {
  if (!isMatchedBy(policy.certain.findings, finding)) return false;
  if (expected.kind === 'action') return !expected.isTaken && couldFulfil(policy);
  if (expected.kind === 'enforced-by') return false;
  return policy.certain.strictness > Math.max(...expected.allowedModes.map(strictnessOf));
}

const isMatchedBy = (findings: readonly Cube[], finding: SampleFinding): boolean =>
  findings.some((cube) => matchesSample(cube, finding));

/** The policy of which the fewest conditions keep a finding out. */
function nearestPolicy(
  finding: SampleFinding,
  { expected, couldFulfil }: Claim,
  policies: readonly ProvablePolicy[],
): Reason {
  const candidates = policies.filter(couldFulfil);
  const unmetPolicies = candidates.flatMap((policy) => unmetConditions(policy, finding) ?? []);
  const [nearest] = unmetPolicies.toSorted(
    (a, b) => a.unmet.length + Number(!a.policy.isActive) - b.unmet.length - Number(!b.policy.isActive),
  );
  if (nearest === undefined) {
    const effect = expected.kind === 'action' ? say`takes the action ${expected.type}` : [weakestEffectWords(expected)];
    return { words: candidates.length > 0 ? [] : say`; no policy ${effect}`, decidedBy: [] };
  }
  const { policy, unmet, mode } = nearest;
  const conditions = joinSentences(unmet.map(describeCondition), mode === 'all' ? ' and ' : ' or ');
  const facts = [
    ...(policy.isActive ? [] : [['is inactive']]),
    ...(unmet.length === 0 ? [] : [say`asks that ${conditions}`]),
  ];
  const which: Sentence = facts.length === 0 ? [] : [', which ', ...joinSentences(facts, ' and ')];
  return { words: ['; the nearest policy is ', policy, ...which], decidedBy: [policy] };
}

/** What the weakest allowed mode does. */
function weakestEffectWords(expected: Exclude<Claim['expected'], { kind: 'action' }>): string {
  const [mode] = expected.kind === 'mode' ? expected.allowedModes : [expected.mode];
  return mode === 'block' ? 'blocks such a finding' : 'comments on such a finding';
}

type UnmetPolicy = {
  readonly policy: ProvablePolicy;
  readonly unmet: Filters['conditions'];
  readonly mode: Filters['mode'];
};

/** The conditions that a finding does not meet; none if one of several is enough. Null for filters in an unknown form. */
function unmetConditions(policy: ProvablePolicy, finding: SampleFinding): UnmetPolicy | null {
  if (policy.filters === null) return null;
  const { conditions, mode } = policy.filters;
  const unmet = conditions.filter(({ cube }) => !matchesSample(cube, finding)).map(({ condition }) => condition);
  const isOneEnough = mode === 'any' && unmet.length < conditions.length;
  return { policy, mode, unmet: isOneEnough ? [] : unmet };
}

// ── What is not known ───────────────────────────────────────────────────────────────────────────────────────────────────────────

type UnknownPart = { readonly policy: ProvablePolicy; readonly words: Sentence };

/** What ifmatch does not know about a policy that may match a finding. */
function unknownPartsOf(policy: ProvablePolicy, finding: SampleFinding): UnknownPart[] {
  if (!isMatchedBy(policy.possible.findings, finding)) return [];
  const enforcement = enforcementOf(policy.content);
  if (enforcement === null) return [{ policy, words: [' has an unknown form'] }];
  const unknownActions = enforcement.actions.filter(({ effect }) => effect === 'unknown').map(({ type }) => type);
  const types = unknownActions.length > 0 ? unknownActions : weakenedActions(policy);
  const facts: Sentence[] = [];
  if (!isMatchedBy(policy.certain.findings, finding)) facts.push(unknownFiltersWords(policy));
  if (types.length > 0) facts.push(say`has the action ${listedTypes(types)} with an effect that is not known`);
  if (unknownActions.length === 0 && policy.mayIgnoreFindings)
    facts.push(['ignores it, and what else happens then is not known']);
  return facts.length === 0 ? [] : [{ policy, words: [' ', ...joinSentences(facts, ' and ')] }];
}

const listedTypes = (types: readonly string[]): Sentence =>
  listSentence([...new Set(types)].map((type): Sentence => [foreign(type)]));

/** Types of the actions that have settings, which may weaken them, if that makes a difference. */
function weakenedActions({ content, certain, possible }: ProvablePolicy): string[] {
  if (certain.strictness >= possible.strictness) return [];
  const actions = Array.isArray(content['actions']) ? content['actions'].filter(isObject) : [];
  return actions
    .filter(({ config }) => isObject(config) && Object.keys(config).length > 0)
    .map(({ type }) => String(type))
    .filter((type) => actionType(type).mode !== 'monitor');
}

function unknownFiltersWords({ content, filters }: ProvablePolicy): Sentence {
  const fields = [
    ...differingFields(content, {}, policyFields),
    ...differingFields(content['filters'], {}, filterFields),
  ];
  if (fields.length > 0)
    return say`has the unknown field ${listSentence(fields.map((field): Sentence => [foreign(field)]))}`;
  const undecidable = (filters?.conditions ?? []).filter(({ cube }) => cube.anyOf.some(hasUnknownName));
  if (undecidable.length === 0) return ['has filters in an unknown form'];
  const types = undecidable.map(({ condition }) => condition.type);
  return say`has a condition on ${listedTypes(types)} that ifmatch cannot decide`;
}

// ── Examples ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The counterexample of an example without the tags and classes that the example does not list, since it lists all that it has. */
function describedCube(cube: Cube, { tested, test }: ProofContext): Cube {
  if (test.finding === undefined) return cube;
  return { ...cube, noneOf: new Set([...cube.noneOf].filter((name) => !tested.noneOf.has(name))) };
}

/** Attributes that an example leaves out, and that its counterexample needs. */
function unspecifiedAttributes(cube: Cube, { tested, test: { finding } }: ProofContext): string[] {
  if (finding === undefined) return [];
  const values = valueTypes.filter(({ type }) => {
    const isNarrowed = (cube.allowedValues & maskOf(type)) !== (tested.allowedValues & maskOf(type));
    return finding[type] === undefined && isNarrowed;
  });
  const names = [...cube.anyOf.flat(), ...cube.noneOf];
  const openTypes = openTypeFields.filter(
    ({ field, type }) => finding[field] === undefined && names.some((name) => isNameOf(type, name)),
  );
  return [...values, ...openTypes].map(({ words }) => words);
}

const valueTypes = [
  { type: 'severity', words: 'severity' },
  { type: 'confidence', words: 'confidence' },
  { type: 'full_scan', words: 'full scan' },
  { type: 'breaking_change', words: 'breaking change' },
] as const;

const openTypeFields = [
  { field: 'repository_tags', type: 'repository_tag', words: 'the tags of the repository' },
  { field: 'vulnerability_classes', type: 'vulnerability_class', words: 'the vulnerability classes' },
] as const;
