import type { HasOne } from '../policies/match.ts';
import type { TagMap } from '../tags/tag-map.ts';
import type { Truth } from '../truth.ts';
import type { Found } from './read-finding.ts';

/** Findings of which every condition says the same, so that a policy is evaluated once for all of them. */
export type Profile = { readonly has: HasOne; readonly findings: readonly Found[] };

/** Sorts findings by what conditions look at. */
export function profilesOf(findings: readonly Found[], tags: TagMap): Profile[] {
  const alike = Map.groupBy(findings, (finding) => keyOf(finding, tags));
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ has: hasOneOf(first, tags), findings: group }];
  });
}

function keyOf({ severity, confidence, classes, tags: own, repository }: Found, tags: TagMap): string {
  return JSON.stringify([severity, confidence, classes, own ?? tags.signature(repository)]);
}

/** What is known of a finding, by the type of condition. */
export function hasOneOf(finding: Found, tags: TagMap): HasOne {
  const { severity, confidence, classes, repository, tags: own } = finding;
  const known = new Map<string, (values: readonly string[]) => Truth>([
    ['severity', (values) => oneField('severity', severity, values)],
    ['confidence', (values) => oneField('confidence', confidence, values)],
    ['vulnerability_class', (values) => oneClass(classes, values)],
    [
      'repository_tag',
      (values) => (own === null ? tags.tagged(repository, values) : values.some((value) => own.includes(value))),
    ],
  ]);
  return (type, values) => known.get(type)?.(values) ?? { because: { why: 'condition', type } };
}

const oneField = (type: string, own: string | null, values: readonly string[]): Truth =>
  own === null ? { because: { why: 'field', type } } : values.includes(own);

function oneClass({ values: own, complete }: Found['classes'], values: readonly string[]): Truth {
  if (values.some((value) => own.includes(value))) return true;
  return complete ? false : { because: { why: 'field', type: 'vulnerability_class' } };
}
