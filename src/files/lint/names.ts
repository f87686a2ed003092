import type { Bundle } from '../../domain/bundle.ts';
import type { FactsOf, Place, Problem } from '../../domain/problem.ts';
import type { DetectionException } from '../../generated/types.ts';
import { type PlaceOf, conditionsOf, exceptionsOf, itemsOf } from './bundle-parts.ts';
import { knownRulesets } from './known-values.ts';
import { nearest } from '../nearest.ts';

/** What a name refers to. */
type NameKind = FactsOf<'misnamed'>['what'];

/** Reports names of rulesets, rules, projects and tags that match nothing in the form in which people copy them from a browser or another tool. */
export function* lintNames(bundle: Bundle): Generator<Problem> {
  for (const { text, placeOf } of itemsOf(bundle, 'rulesets')) yield* lintName('ruleset', text, placeOf);
  for (const list of ['rules', 'disabled'] as const)
    for (const { text, placeOf } of itemsOf(bundle, list))
      if (isRuleset(text)) yield { severity: 'warning', at: placeOf(), code: 'ruleset-as-rule', text, list };
      else yield* lintName('rule', text, placeOf);
  yield* lintDisabledRules(bundle);
  for (const { type, values, placeOf } of conditionsOf(bundle))
    if (type === 'repository_tag')
      for (const [index, tag] of values.entries()) yield* lintName('tag', tag, () => placeOf('values', index));
  for (const { exception, placeOf } of exceptionsOf(bundle)) {
    yield* lintExceptionRule(exception, placeOf);
    const { project, project_tag_name: tag } = exception;
    if (project !== undefined) yield* lintName('project', project, () => placeOf('project'));
    if (tag !== undefined) yield* lintName('tag', tag, () => placeOf('project_tag_name'));
  }
}

/** Checks the rule of an exception, and its type. */
function* lintExceptionRule({ rule, rule_type: type }: DetectionException, placeOf: PlaceOf): Generator<Problem> {
  const typeByName = ruleTypeOf(rule);
  if (typeByName !== null && typeByName !== type)
    yield { severity: 'warning', at: placeOf('rule_type'), code: 'rule-type', rule, type, meant: typeByName };
  else yield* lintName(type === 'pack' ? 'ruleset' : 'rule', rule, () => placeOf('rule'));
}

function* lintName(what: NameKind, text: string, placeOf: () => Place): Generator<Problem> {
  const intended = intendedNames[what](text);
  const ruleset = what === 'ruleset' ? intendedRuleset(text, knownRulesets) : null;
  if (hasWildcard(text)) yield { severity: 'warning', at: placeOf(), code: 'glob', text };
  else if (intended !== text)
    yield { severity: 'warning', at: placeOf(), code: 'misnamed', what, text, meant: intended };
  else if (ruleset !== null)
    yield { severity: 'error', at: placeOf(), code: 'unknown-ruleset', ruleset: text, nearest: ruleset };
}

/** The name that was most likely intended: the text itself if it is fine; null if the intended name is unknown. */
const intendedNames: { readonly [What in NameKind]: (text: string) => string | null } = {
  ruleset(text) {
    const name = nameInRegistryUrl(text) ?? text;
    if (isUrl(name)) return null;
    return /^[\w.-]+$/.test(name) ? `p/${name}` : name;
  },
  rule(text) {
    const name = (nameInRegistryUrl(text) ?? text).replace(/^r\//, '');
    return isUrl(name) ? null : name;
  },
  project(text) {
    const [, path] = /^(?:\w+:\/\/(?:[^/@]*@)?[^/]+\/|[^/@\s]+@[^/:\s]+:)(.+?)(?:\.git)?\/?$/.exec(text) ?? [];
    return path ?? text;
  },
  tag: (text) => text,
};

const isUrl = (text: string): boolean => /^https?:\/\//.test(text);

/** The name in the URL of a registry: `p/ci` in `https://semgrep.dev/p/ci`, also without its scheme. Returns null for any other text. */
function nameInRegistryUrl(text: string): string | null {
  const [, name] = /^(?:https?:\/\/[^/]+|[\w-]+(?:\.[\w-]+)+)\/(?:c\/)?([pr]\/[^/?#]+)/.exec(text) ?? [];
  return name ?? null;
}

const isRuleset = (text: string): boolean => /^[ps]\//.test(text);

/** The type of a rule by its name; null if it is unknown. */
function ruleTypeOf(rule: string): 'rule' | 'pack' | null {
  if (isRuleset(rule)) return 'pack';
  return /^[\w-]+(?:\.[\w-]+){2,}$/.test(rule) ? 'rule' : null;
}

/** Whether a name has a wildcard. Such a name matches nothing, since names are no patterns. */
const hasWildcard = (text: string): boolean => /[*?]/.test(text) && !isUrl(text);

/** The known ruleset that was most likely intended; null if there is none. Names that differ only in digits are versions of one ruleset. */
function intendedRuleset(ruleset: string, known: readonly string[]): string | null {
  if (!ruleset.startsWith('p/') || known.includes(ruleset) || knownRulesets.includes(ruleset)) return null;
  const name = ruleset.slice('p/'.length);
  const knownNames = known.flatMap((other) => (other.startsWith('p/') ? [other.slice('p/'.length)] : []));
  const intended = nearest(name, knownNames);
  if (intended === null || withoutDigits(intended) === withoutDigits(name)) return null;
  return `p/${intended}`;
}

/** Reports rulesets that are most likely misspelled. `live`: the rulesets on the platform. */
export const lintRulesetSpelling = (bundle: Bundle, live: readonly string[]): Problem[] =>
  [...itemsOf(bundle, 'rulesets')].flatMap(({ text, placeOf }) => {
    const intended = intendedRuleset(text, live);
    if (intended === null) return [];
    return [{ severity: 'error', at: placeOf(), code: 'unknown-ruleset', ruleset: text, nearest: intended }];
  });

const withoutDigits = (text: string): string => text.replaceAll(/\d+/g, '');

/** Reports rules that are both listed and disabled, since they do not run. */
function* lintDisabledRules(bundle: Bundle): Generator<Problem> {
  const listedRules = new Map(Array.from(itemsOf(bundle, 'rules'), ({ text, placeOf }) => [text, placeOf]));
  for (const { text, placeOf } of itemsOf(bundle, 'disabled')) {
    const placeInRules = listedRules.get(text);
    if (placeInRules !== undefined)
      yield { severity: 'warning', at: placeOf(), code: 'listed-and-disabled', rule: text, first: placeInRules() };
  }
}
