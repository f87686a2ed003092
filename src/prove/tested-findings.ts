import type { PolicyTest, TestedFinding, TestedKind } from '../generated/types.ts';
import { type Cube, isNameOf, maskOf, nameOf, valueBits, allFindings } from '../plan/effect/filter-space.ts';

/** The findings that a test is about. Attributes that it leaves out may have any value. */
export function testedFindings({ always, finding }: PolicyTest, knownNames: ReadonlySet<string>): Cube {
  if (always !== undefined) return findingsOfKind(always);
  return finding === undefined ? allFindings : findingsLikeExample(finding, knownNames);
}

/** A repository may have more tags than a kind names, and a finding more classes. */
function findingsOfKind({
  repository_tags: tags = [],
  vulnerability_classes: classes = [],
  without = {},
  ...values
}: TestedKind): Cube {
  return {
    allowedValues: allowedValues(values),
    anyOf: [...openNames('repository_tag', tags), ...openNames('vulnerability_class', classes)].map((name) => [name]),
    noneOf: new Set([
      ...openNames('repository_tag', without.repository_tags ?? []),
      ...openNames('vulnerability_class', without.vulnerability_classes ?? []),
    ]),
  };
}

/** An example lists all of its tags, so it lacks every other one that some policy names; the same for classes. */
function findingsLikeExample(
  { repository_tags: tags, vulnerability_classes: classes, ...values }: TestedFinding,
  knownNames: ReadonlySet<string>,
): Cube {
  const anyOf: string[][] = [];
  const noneOf = new Set<string>();
  const addOpenType = (type: string, listed: readonly string[] | undefined): void => {
    if (listed === undefined) return;
    const names = new Set(openNames(type, listed));
    for (const name of names) anyOf.push([name]);
    for (const name of knownNames) if (isNameOf(type, name) && !names.has(name)) noneOf.add(name);
  };
  addOpenType('repository_tag', tags);
  addOpenType('vulnerability_class', classes);
  return { allowedValues: allowedValues(values), anyOf, noneOf };
}

const openNames = (type: string, values: readonly string[]): string[] => values.map((value) => nameOf(type, value));

type Values = Pick<TestedKind, 'severity' | 'confidence' | 'full_scan' | 'breaking_change'>;

/** The bits of the values that a test allows. */
function allowedValues(values: Values): number {
  let allowed = allFindings.allowedValues;
  for (const [type, listed] of Object.entries(values)) {
    const bits = valueBits(type);
    let listedBits = 0;
    for (const value of [listed].flat()) listedBits |= bits.get(value === 'unset' ? '' : String(value)) ?? 0;
    allowed &= ~maskOf(type) | listedBits;
  }
  return allowed;
}

/** All names of tags and classes in some cubes. */
export const openNamesIn = (cubes: readonly Cube[]): ReadonlySet<string> =>
  new Set(cubes.flatMap(({ anyOf, noneOf }) => [...anyOf.flat(), ...noneOf]));
