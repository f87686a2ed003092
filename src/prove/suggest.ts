import { type Mode, modes } from '../domain/action-types.ts';
import { readExpected } from '../domain/tests.ts';
import { plainText } from '../domain/sentence.ts';
import type { PolicyTest, TestedKind } from '../generated/types.ts';
import { areDisjoint, type Cube, valueBits, valuesNamed } from '../plan/effect/filter-space.ts';
import { testedFindings } from './kinds.ts';
import type { ProvablePolicy } from './policies.ts';
import { isCovered } from './region.ts';
import { RemediationProver } from './remediation.ts';
import { kindWords } from './words.ts';

/** How many combinations of tags and classes of one policy are tried. */
const maxKinds = 100;

/**
 * Invariants that hold, the strongest first: what is blocked, commented on or acted on, for the largest kinds of findings for which that can be
 * proven. Each policy gives some; one that another one implies is left out.
 */
export function suggestTests(policies: readonly ProvablePolicy[]): PolicyTest[] {
  const prover = new RemediationProver(policies);
  const hiding = policies.flatMap((one) => (one.mayHide ? one.possible : []));
  const found = policies.flatMap((policy) =>
    expectationsOf(policy).flatMap((expect) =>
      policy.certain
        .flatMap((cube) => kindsIn(cube, hiding))
        .flatMap((kind) => generalizeKind(kind, expect, prover) ?? []),
    ),
  );
  const strongest = found.toSorted((a, b) => rankOf(a) - rankOf(b) || sizeOf(a) - sizeOf(b));
  return strongest.reduce<PolicyTest[]>(
    (kept, one) => (kept.some((other) => isImplied(one, other)) ? kept : kept.concat(one)),
    [],
  );
}

/** What a policy does for certain. */
function expectationsOf({ certainRank, actions }: ProvablePolicy): string[] {
  const mode = ['', 'at least comment', 'block'][certainRank] ?? '';
  const others = [...(actions ?? [])].filter((type) => type !== 'block' && type !== 'pr_comment');
  return [mode, ...others].filter((expect) => expect !== '');
}

/** The kinds of findings in a cube, without those that some policy may take out of sight. */
function kindsIn(cube: Cube, hiding: readonly Cube[]): TestedKind[] {
  const visible = hiding
    .filter((hidden) => !areDisjoint(hidden, cube))
    .reduce<Cube | null>((rest, hidden) => rest && without(rest, hidden), cube);
  if (visible === null) return [];
  const { some, none } = visible;
  const chosen = some.reduce<string[][]>(
    (all, names) => all.flatMap((known) => names.map((name) => [...known, name])).slice(0, maxKinds),
    [[]],
  );
  const lacked = namesByField([...none]);
  return chosen.map((known) => ({
    ...valuesOf(visible),
    ...namesByField([...new Set(known)]),
    ...(Object.keys(lacked).length === 0 ? {} : { without: lacked }),
  }));
}

/** A cube without another one, by the shortest list of names that the other one asks for; null if it asks for none. */
function without(cube: Cube, hidden: Cube): Cube | null {
  const [names] = hidden.some.toSorted((a, b) => a.length - b.length);
  return names === undefined ? null : { ...cube, none: new Set([...cube.none, ...names]) };
}

function namesByField(names: readonly string[]): Pick<TestedKind, 'repository_tags' | 'vulnerability_classes'> {
  const [tags, classes] = [valuesNamed('repository_tag', names), valuesNamed('vulnerability_class', names)];
  return {
    ...(tags.length === 0 ? {} : { repository_tags: tags }),
    ...(classes.length === 0 ? {} : { vulnerability_classes: classes }),
  };
}

/** The values that a kind can name. */
function valuesOf({ values }: Cube): TestedKind {
  const valuesOfType = (type: string): string[] | null => {
    const all = [...valueBits(type)];
    const possible = all.filter(([, bit]) => (values & bit) !== 0).map(([value]) => (value === '' ? 'unset' : value));
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
function generalizeKind(kind: TestedKind, expect: string, prover: RemediationProver): PolicyTest | null {
  const isProven = (always: TestedKind): boolean => prover.prove({ name: '', always, expect }).verdict === 'holds';
  if (!isProven(kind)) return null;
  const always = Object.keys(kind).reduce<TestedKind>((wide, field) => {
    const wider = Object.fromEntries(Object.entries(wide).filter(([name]) => name !== field)) as TestedKind;
    return isProven(wider) ? wider : wide;
  }, kind);
  return { name: titleOf(always, expect), always, expect };
}

function titleOf(always: TestedKind, expect: string): string {
  const subject = plainText(kindWords(testedFindings({ name: '', always }, new Set())));
  const mode = weakestMode(expect);
  if (mode === null) return `${subject} gets the action ${expect}`;
  return mode === 'block' ? `${subject} is blocked` : `${subject} is at least commented on`;
}

const rankOf = ({ expect }: PolicyTest): number => {
  const mode = typeof expect === 'string' ? weakestMode(expect) : null;
  return mode === null ? modes.length : modes.length - modes.indexOf(mode);
};

/** The weakest mode that an expectation allows; null for that of an action. */
function weakestMode(expect: string): Mode | null {
  const said = readExpected(expect);
  return said !== null && 'modes' in said ? (said.modes[0] ?? null) : null;
}

const sizeOf = ({ always = {} }: PolicyTest): number => JSON.stringify(always).length;

/** Whether a test follows from another one, which expects at least the same of at least the same findings. */
function isImplied(one: PolicyTest, other: PolicyTest): boolean {
  const isStronger = other.expect === one.expect || (other.expect === 'block' && one.expect === 'at least comment');
  return isStronger && isCovered(testedFindings(one, new Set()), [testedFindings(other, new Set())]);
}
