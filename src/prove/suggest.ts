import { plainText } from '../domain/sentence.ts';
import type { PolicyTest, TestedKind } from '../generated/types.ts';
import { areDisjoint, type Cube, valueBits, valuesNamed } from '../plan/effect/filter-space.ts';
import { describeFindings } from './describe-findings.ts';
import type { ProvablePolicy } from './policies.ts';
import { isCovered } from './region.ts';
import { possiblyIgnoredBy, RemediationProver } from './remediation.ts';
import { testedFindings } from './tested-findings.ts';

/** How many combinations of tags and classes of one policy are tried. */
const maxCombinations = 100;

/** A suggested test of an invariant. `expect`: `block`, `at least comment`, or the type of another action. */
type Invariant = PolicyTest & { readonly always: TestedKind; readonly expect: string };

/**
 * Invariants that hold, the strongest first: what is blocked, commented on or acted on, for the largest kinds of findings for which that can be
 * proven. Each policy gives some; one that follows from another one is left out.
 */
export function suggestTests(policies: readonly ProvablePolicy[]): PolicyTest[] {
  const prover = new RemediationProver(policies);
  const possiblyIgnored = possiblyIgnoredBy(policies);
  const proven = policies.flatMap((policy) => {
    const kinds = policy.certain.findings.flatMap((cube) => visibleKinds(cube, possiblyIgnored));
    return expectationsOf(policy).flatMap((expect) => kinds.flatMap((kind) => generalize(kind, expect, prover) ?? []));
  });
  const strongestFirst = proven.toSorted(
    (a, b) => strengthOrder(a) - strengthOrder(b) || descriptionLength(a) - descriptionLength(b),
  );
  const suggested: Invariant[] = [];
  for (const test of strongestFirst) if (!suggested.some((other) => isImplied(test, other))) suggested.push(test);
  return suggested;
}

/** What a policy does for certain. */
function expectationsOf({ certain, actions }: ProvablePolicy): string[] {
  const otherActions = [...(actions ?? [])].filter((type) => type !== 'block' && type !== 'pr_comment');
  if (certain.strictness === 2) return ['block', ...otherActions];
  return certain.strictness === 1 ? ['at least comment', ...otherActions] : otherActions;
}

/** The kinds of findings in a cube, without those that some policy may ignore. */
function visibleKinds(cube: Cube, possiblyIgnored: readonly Cube[]): TestedKind[] {
  let visible = cube;
  for (const ignored of possiblyIgnored) {
    if (areDisjoint(ignored, cube)) continue;
    const rest = subtract(visible, ignored);
    if (rest === null) return [];
    visible = rest;
  }
  const absent = namesByField([...visible.noneOf]);
  return combinationsOf(visible.anyOf).map((names) => ({
    ...describeValues(visible),
    ...namesByField([...new Set(names)]),
    ...(Object.keys(absent).length === 0 ? {} : { without: absent }),
  }));
}

/** A cube without another one, by the shortest list of names of which that one requires one; null if it requires none. */
function subtract(cube: Cube, ignored: Cube): Cube | null {
  const [names] = ignored.anyOf.toSorted((a, b) => a.length - b.length);
  return names === undefined ? null : { ...cube, noneOf: new Set([...cube.noneOf, ...names]) };
}

/** Every way to take one name of each list. */
function combinationsOf(lists: readonly (readonly string[])[]): string[][] {
  let combinations: string[][] = [[]];
  for (const names of lists)
    combinations = combinations.flatMap((taken) => names.map((name) => [...taken, name])).slice(0, maxCombinations);
  return combinations;
}

function namesByField(names: readonly string[]): Pick<TestedKind, 'repository_tags' | 'vulnerability_classes'> {
  const tags = valuesNamed('repository_tag', names);
  const classes = valuesNamed('vulnerability_class', names);
  return {
    ...(tags.length === 0 ? {} : { repository_tags: tags }),
    ...(classes.length === 0 ? {} : { vulnerability_classes: classes }),
  };
}

/** The values of a cube as a test writes them. */
function describeValues({ allowedValues }: Cube): TestedKind {
  const valuesOfType = (type: string): string[] | null => {
    const all = [...valueBits(type)];
    const possible = all
      .filter(([, bit]) => (allowedValues & bit) !== 0)
      .map(([value]) => (value === '' ? 'unset' : value));
    return possible.length === all.length ? null : possible;
  };
  const lists = (['severity', 'confidence'] as const).flatMap((type) => {
    const possible = valuesOfType(type);
    return possible === null ? [] : [[type, possible.length === 1 ? possible[0] : possible.toReversed()]];
  });
  const choices = (['full_scan', 'breaking_change'] as const).flatMap((type) => {
    const [first] = valuesOfType(type) ?? [];
    return first === undefined ? [] : [[type, first === 'unset' ? first : first === 'true']];
  });
  return Object.fromEntries([...lists, ...choices]) as TestedKind;
}

/** Drops every attribute of a kind that the proof does not need; null if nothing is proven. */
function generalize(kind: TestedKind, expect: string, prover: RemediationProver): Invariant | null {
  const isProven = (always: TestedKind): boolean => prover.prove({ name: '', always, expect }).verdict === 'holds';
  if (!isProven(kind)) return null;
  let always = kind;
  for (const field of Object.keys(kind)) {
    const wider = Object.fromEntries(Object.entries(always).filter(([name]) => name !== field)) as TestedKind;
    if (isProven(wider)) always = wider;
  }
  return { name: testName(always, expect), always, expect };
}

function testName(always: TestedKind, expect: string): string {
  const subject = plainText(describeFindings(testedFindings({ name: '', always }, new Set())));
  if (expect === 'block') return `${subject} is blocked`;
  if (expect === 'at least comment') return `${subject} is at least commented on`;
  return `${subject} gets the action ${expect}`;
}

/** Blocks come before comments, and both before other actions. */
function strengthOrder({ expect }: Invariant): number {
  if (expect === 'block') return 0;
  return expect === 'at least comment' ? 1 : 2;
}

/** A short description has few attributes, so it is about many findings. */
const descriptionLength = ({ always }: Invariant): number => JSON.stringify(always).length;

/** Whether a test follows from another one, which expects at least the same of at least the same findings. */
function isImplied(test: Invariant, other: Invariant): boolean {
  const isStronger = other.expect === test.expect || (other.expect === 'block' && test.expect === 'at least comment');
  return isStronger && isCovered(testedFindings(test, new Set()), [testedFindings(other, new Set())]);
}
