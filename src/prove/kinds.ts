import type { PolicyTest, TestedFinding, TestedKind } from '../generated/types.ts';
import { type Cube, isNameOf, nameOf, valueBits, whole } from '../plan/effect/filter-space.ts';

/** The findings that a test is about. Attributes that it leaves out may have any value. */
export function testedFindings({ always, finding }: PolicyTest, knownNames: ReadonlySet<string>): Cube {
  if (always !== undefined) return findingsOfKind(always);
  return finding === undefined ? whole : findingsLikeExample(finding, knownNames);
}

/** A repository may have more tags than a kind names, and a finding more classes. */
function findingsOfKind({
  repository_tags: tags = [],
  vulnerability_classes: classes = [],
  without = {},
  ...values
}: TestedKind): Cube {
  return {
    values: valuesOf(values),
    some: [...withType('repository_tag', tags), ...withType('vulnerability_class', classes)].map((name) => [name]),
    none: new Set([
      ...withType('repository_tag', without.repository_tags ?? []),
      ...withType('vulnerability_class', without.vulnerability_classes ?? []),
    ]),
  };
}

/** An example lists all of its tags, so it lacks every other one that some policy knows; the same for classes. */
function findingsLikeExample(
  { repository_tags: tags, vulnerability_classes: classes, ...values }: TestedFinding,
  knownNames: ReadonlySet<string>,
): Cube {
  const given = [
    ...(tags === undefined ? [] : [{ type: 'repository_tag', names: tags }]),
    ...(classes === undefined ? [] : [{ type: 'vulnerability_class', names: classes }]),
  ].map(({ type, names }) => ({ type, names: new Set(withType(type, names)) }));
  return {
    values: valuesOf(values),
    some: given.flatMap(({ names }) => Array.from(names, (name) => [name])),
    none: new Set(
      given.flatMap(({ type, names }) => [...knownNames].filter((name) => isNameOf(type, name) && !names.has(name))),
    ),
  };
}

const withType = (type: string, values: readonly string[]): string[] => values.map((value) => nameOf(type, value));

type Values = Pick<TestedKind, 'severity' | 'confidence' | 'full_scan' | 'breaking_change'>;

/** The bits of the values that a test allows. */
function valuesOf(given: Values): number {
  return Object.entries(given).reduce((values, [type, value]) => {
    const bits = valueBits(type);
    const all = [...bits.values()].reduce((sum, bit) => sum | bit, 0);
    const chosen = [value].flat().reduce((sum, one) => sum | (bits.get(one === 'unset' ? '' : String(one)) ?? 0), 0);
    return values & (~all | chosen);
  }, whole.values);
}

/** All names of tags and classes in some cubes. */
export const namesIn = (cubes: readonly Cube[]): ReadonlySet<string> =>
  new Set(cubes.flatMap(({ some, none }) => [...some.flat(), ...none]));
