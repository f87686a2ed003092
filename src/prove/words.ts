import { isObject } from '../util/json.ts';
import { actionType, type Mode, modes } from '../domain/action-types.ts';
import { foreign, joined, listed, say, type Sentence } from '../domain/sentence.ts';
import type { PolicyTest } from '../generated/types.ts';
import { enforcementOf } from '../plan/effect/enforcement.ts';
import {
  areDisjoint,
  type Cube,
  filterFields,
  type Filters,
  isNameOf,
  matches,
  otherFields,
  policyFields,
  type Sample,
  valueBits,
  valuesNamed,
} from '../plan/effect/filter-space.ts';
import { describeCondition } from '../plan/effect/words.ts';
import { isUnknown, type ProvablePolicy } from './policies.ts';
import { type Counterexample, isCovered } from './region.ts';
import type { Why } from './proof.ts';
import type { Claim } from './claim.ts';

type ProofContext = {
  readonly space: Cube;
  readonly test: PolicyTest;
  readonly policies: readonly ProvablePolicy[];
  /** The findings of policies that reach a rank. */
  readonly findingsReaching: (bound: 'certain' | 'possible', rank: number) => readonly Cube[];
};

/** What happens to the counterexample, and which policy does that, or comes closest to preventing it. */
export function brokenWords(found: Counterexample, claim: Claim, context: ProofContext): Why {
  const subject = kindWords(shownCube(found.cube, context));
  const reason = reasonOf(found, claim, context);
  const open = openAttributes(found.cube, context);
  const depends: Sentence =
    open.length === 0
      ? []
      : say`. It depends on ${listed(open.map((name): Sentence => [name]))}, which the test does not give`;
  return {
    words: [...subject, ' ', ...outcomeWords(found.cube, claim, context), ...reason.words, ...depends],
    decidedBy: reason.decidedBy,
  };
}

/** Why a test is neither proven nor refuted: what ifmatch does not know about the policies that decide it. */
export function unknownWords(doubt: Counterexample | 'unknown', claim: Claim, context: ProofContext): Why {
  if (doubt === 'unknown')
    return { words: ['too many policies overlap to prove this; narrow the test'], decidedBy: [] };
  const unclear = context.policies.flatMap((policy) => doubtsAbout(policy, doubt.finding));
  const subject = kindWords(shownCube(doubt.cube, context));
  const reasons = unclear.slice(0, 3).flatMap(({ policy, words }) => ['; ', policy, ...words]);
  return {
    words: [`whether `, ...subject, ' ', ...claimWords(claim), ' is not known', ...reasons],
    decidedBy: unclear.map(({ policy }) => policy),
  };
}

// ── What happens ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the policies do to every finding of a cube, as far as it refutes the claim. */
function outcomeWords(cube: Cube, { about }: Claim, { findingsReaching }: ProofContext): Sentence {
  if (about.kind === 'action')
    return about.isTaken ? say`does not get the action ${about.type}` : say`gets the action ${about.type}`;
  if (about.kind === 'by') return say`is not ${[participles[about.mode ?? 'monitor']]} by ${about.slug}`;
  const isApart = (rank: number): boolean =>
    findingsReaching('possible', rank).every((part) => areDisjoint(part, cube));
  if (isCovered(cube, findingsReaching('certain', 2))) return ['is blocked'];
  if (isApart(1))
    return [about.right.includes('block') ? 'is neither blocked nor commented on' : 'is not commented on'];
  if (!isCovered(cube, findingsReaching('certain', 1))) return ['is not blocked'];
  return [about.right.includes('block') ? 'is only commented on' : 'is commented on'];
}

const participles = { block: 'blocked', comment: 'commented on', monitor: 'matched' } as const satisfies Record<
  Mode,
  string
>;

function claimWords({ about }: Claim): Sentence {
  if (about.kind === 'action') return say`${[about.isTaken ? 'gets' : 'does not get']} the action ${about.type}`;
  if (about.kind === 'by') return say`is ${[participles[about.mode ?? 'monitor']]} by ${about.slug}`;
  return [modesWords[about.right.join(' ')] ?? 'is as expected'];
}

/** By the modes that are right. */
const modesWords: Readonly<Record<string, string>> = {
  monitor: 'is only monitored',
  comment: 'is only commented on',
  block: 'is blocked',
  'monitor comment': 'is not blocked',
  'comment block': 'is at least commented on',
  'monitor block': 'is blocked or only monitored',
};

// ── Which policies decide ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The policies that do too much, or the nearest one that could have done enough. */
function reasonOf({ finding }: Counterexample, claim: Claim, { policies }: ProofContext): Why {
  const { about, helpers } = claim;
  const isTooMuch =
    about.kind === 'action'
      ? !about.isTaken
      : about.kind === 'mode' && policies.some((one) => doesTooMuch(one, finding, about.right));
  if (!isTooMuch) return nearestWords(finding, claim, policies.filter(helpers));
  const doing = policies.filter((one) =>
    about.kind === 'mode' ? doesTooMuch(one, finding, about.right) : helpers(one) && isMatched(one.certain, finding),
  );
  const named = doing.slice(0, 3).flatMap((one, index) => [index === 0 ? ', by ' : ', ', one]);
  const more = doing.length > 3 ? [` and ${String(doing.length - 3)} more`] : [];
  return { words: [...named, ...more], decidedBy: doing };
}

const isMatched = (space: readonly Cube[], finding: Sample): boolean => space.some((cube) => matches(cube, finding));

function doesTooMuch(policy: ProvablePolicy, finding: Sample, right: readonly Mode[]): boolean {
  const most = Math.max(...right.map((mode) => modes.indexOf(mode)));
  return policy.certainRank > most && isMatched(policy.certain, finding);
}

/** The policy of which the fewest conditions keep a finding out. */
function nearestWords(finding: Sample, { about }: Claim, helpers: readonly ProvablePolicy[]): Why {
  const near = helpers.flatMap((policy) => unmetConditions(policy, finding) ?? []);
  const [nearest] = near.toSorted(
    (a, b) => a.unmet.length + Number(!a.policy.isActive) - b.unmet.length - Number(!b.policy.isActive),
  );
  if (nearest === undefined) {
    const does = about.kind === 'action' ? say`takes the action ${about.type}` : [leastWords(about)];
    return { words: helpers.length > 0 ? [] : say`; no policy ${does}`, decidedBy: [] };
  }
  const { policy, unmet, mode } = nearest;
  const asks = joined(unmet.map(describeCondition), mode === 'all' ? ' and ' : ' or ');
  const facts = [
    ...(policy.isActive ? [] : [['is inactive']]),
    ...(unmet.length === 0 ? [] : [say`asks that ${asks}`]),
  ];
  const which: Sentence = facts.length === 0 ? [] : [', which ', ...joined(facts, ' and ')];
  return { words: ['; the nearest policy is ', policy, ...which], decidedBy: [policy] };
}

/** What the weakest mode that is right does. */
function leastWords(about: Exclude<Claim['about'], { kind: 'action' }>): string {
  const [mode] = about.kind === 'mode' ? about.right : [about.mode];
  return mode === 'block' ? 'blocks such a finding' : 'comments on such a finding';
}

type UnmetPolicy = {
  readonly policy: ProvablePolicy;
  readonly unmet: Filters['conditions'];
  readonly mode: Filters['mode'];
};

/** Null for filters in an unknown form. */
function unmetConditions(policy: ProvablePolicy, finding: Sample): UnmetPolicy | null {
  if (policy.filters === null) return null;
  const { conditions, mode } = policy.filters;
  const unmet = conditions.filter(({ cube }) => !matches(cube, finding)).map(({ condition }) => condition);
  return { policy, mode, unmet: mode === 'any' && unmet.length < conditions.length ? [] : unmet };
}

// ── What is not known ───────────────────────────────────────────────────────────────────────────────────────────────────────────

type Doubt = { readonly policy: ProvablePolicy; readonly words: Sentence };

/** What ifmatch does not know about a policy that may match a finding. */
function doubtsAbout(policy: ProvablePolicy, finding: Sample): Doubt[] {
  if (!isMatched(policy.possible, finding)) return [];
  const enforcement = enforcementOf(policy.content);
  if (enforcement === null) return [{ policy, words: [' has an unknown form'] }];
  const actions = enforcement.actions.filter(({ effect }) => effect === 'unknown').map(({ type }) => type);
  const weak = policy.certainRank < policy.possibleRank ? typesWithSettings(policy) : [];
  const types = [...new Set(actions.length > 0 ? actions : weak)];
  const isUnsure = !isMatched(policy.certain, finding);
  const all: Sentence[] = [
    ...(isUnsure ? [unclearFilters(policy)] : []),
    ...(types.length > 0
      ? [say`has the action ${listed(types.map((type) => [foreign(type)]))} with an effect that is not known`]
      : []),
    ...(actions.length === 0 && policy.mayHide ? [['ignores it, and what else happens then is not known']] : []),
  ];
  return all.length === 0 ? [] : [{ policy, words: [' ', ...joined(all, ' and ')] }];
}

/** Types of its actions that have settings, which may weaken them. */
function typesWithSettings({ content }: ProvablePolicy): string[] {
  const actions = Array.isArray(content['actions']) ? content['actions'].filter(isObject) : [];
  return actions
    .filter(({ config }) => isObject(config) && Object.keys(config).length > 0)
    .map(({ type }) => String(type))
    .filter((type) => actionType(type).mode !== 'monitor');
}

function unclearFilters({ content, filters }: ProvablePolicy): Sentence {
  const fields = [...otherFields(content, {}, policyFields), ...otherFields(content['filters'], {}, filterFields)];
  if (fields.length > 0) return say`has the unknown field ${listed(fields.map((field) => [foreign(field)]))}`;
  const unknown = (filters?.conditions ?? []).filter(({ cube }) => cube.some.some(isUnknown));
  if (unknown.length === 0) return ['has filters in an unknown form'];
  const types = [...new Set(unknown.map(({ condition }) => condition.type))];
  return say`has a condition on ${listed(types.map((type) => [foreign(type)]))} that ifmatch cannot decide`;
}

// ── Findings in words ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Of an example the tags and classes that it lacks are not named, since it names those that it has. */
function shownCube(cube: Cube, { space, test }: ProofContext): Cube {
  return test.finding === undefined
    ? cube
    : { ...cube, none: new Set([...cube.none].filter((name) => !space.none.has(name))) };
}

/** Attributes that an example leaves out, and that its counterexample needs. */
function openAttributes(cube: Cube, { space, test: { finding } }: ProofContext): string[] {
  if (finding === undefined) return [];
  const values = valueTypes.filter(
    ([type]) => finding[type] === undefined && maskOf(type, cube) !== maskOf(type, space),
  );
  const names = nameTypes.filter(
    ([field, type]) =>
      finding[field] === undefined && [...cube.some.flat(), ...cube.none].some((name) => isNameOf(type, name)),
  );
  return [...values.map(([, words]) => words), ...names.map(([, , words]) => words)];
}

const valueTypes = [
  ['severity', 'severity'],
  ['confidence', 'confidence'],
  ['full_scan', 'full scan'],
  ['breaking_change', 'breaking change'],
] as const;

const nameTypes = [
  ['repository_tags', 'repository_tag', 'the tags of the repository'],
  ['vulnerability_classes', 'vulnerability_class', 'the vulnerability classes'],
] as const;

function maskOf(type: string, { values }: Cube): number {
  return [...valueBits(type).values()].reduce((sum, bit) => sum | (values & bit), 0);
}

/** `a critical finding with confidence low in a repository without the tag production`; `any finding` if nothing is known of it. */
export function kindWords(cube: Cube): Sentence {
  const severity = valuesIn(cube, 'severity');
  const isAdjective = severity !== null && !severity.includes('');
  const adjective: Sentence = isAdjective ? [`${severity.toReversed().join(' or ')} `] : [];
  const classWords = nameWords(cube, 'vulnerability_class', {
    has: 'of the class ',
    lacks: 'not of the class ',
    between: ' and ',
  });
  const lacksClassesOnly = valuesNamed('vulnerability_class', cube.some.flat()).length === 0;
  const parts = [
    isAdjective ? [] : withWords('severity', severity),
    withWords('confidence', valuesIn(cube, 'confidence')),
    choiceWords(valuesIn(cube, 'full_scan'), 'full scan', ['from a full scan', 'not from a full scan']),
    choiceWords(valuesIn(cube, 'breaking_change'), 'breaking change', [
      'whose fix is a breaking change',
      'whose fix is no breaking change',
    ]),
    classWords,
    repositoryWords(cube),
  ].filter((part) => part.length > 0);
  if (adjective.length === 0 && parts.length === 0) return ['any finding'];
  const separatorOf = (part: Sentence): string => (part === classWords && lacksClassesOnly ? ', ' : ' ');
  return ['a ', ...adjective, 'finding', ...parts.flatMap((part) => [separatorOf(part), ...part])];
}

/** The values that are possible; null if all are. */
function valuesIn({ values }: Cube, type: string): string[] | null {
  const all = [...valueBits(type)];
  const possible = all.filter(([, bit]) => (values & bit) !== 0).map(([value]) => value);
  return possible.length === all.length ? null : possible;
}

function withWords(noun: string, values: readonly string[] | null): Sentence {
  if (values === null) return [];
  if (values.length === 1 && values[0] === '') return [`without a ${noun}`];
  return [`with ${noun} ${values.map((value) => (value === '' ? 'none' : value)).join(' or ')}`];
}

function choiceWords(values: readonly string[] | null, noun: string, [yes, no]: readonly [string, string]): Sentence {
  if (values === null || values.length !== 1) return values === null ? [] : withWords(noun, values);
  if (values[0] === 'true') return [yes];
  return values[0] === 'false' ? [no] : [`without information on a ${noun}`];
}

function repositoryWords(cube: Cube): Sentence {
  const words = nameWords(cube, 'repository_tag', { has: 'tagged ', lacks: 'without the tag ', between: ' and ' });
  return words.length === 0 ? [] : ['in a repository ', ...words];
}

function nameWords(
  { some, none }: Cube,
  type: string,
  { has, lacks, between }: { readonly has: string; readonly lacks: string; readonly between: string },
): Sentence {
  const shownValues = (names: Iterable<string>): Sentence[] =>
    valuesNamed(type, names).map((value) => [foreign(value)]);
  const present = some.map(shownValues).filter((values) => values.length > 0);
  const absent = shownValues(none);
  const parts = [
    present.length === 0 ? [] : [has, ...listed(present.map((values) => listed(values, 'or')))],
    absent.length === 0 ? [] : [lacks, ...listed(absent, 'or')],
  ];
  return joined(parts, between);
}
