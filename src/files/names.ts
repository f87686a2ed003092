import type { Bundle } from '../domain/bundle.ts';
import type { FactsOf, Place, Problem } from '../domain/problem.ts';
import type { DetectionException } from '../generated/types.ts';
import { type At, conditionsOf, exceptionsOf, itemsOf } from './entries.ts';
import { knownRulesets } from './known-words.ts';
import { nearest } from './nearest.ts';

/** What a name is meant to be the name of. */
type Named = FactsOf<'misnamed'>['what'];

/** Names of rulesets, rules, projects and tags as people copy them from a browser or another tool, where they match nothing. */
export function* lintNames(bundle: Bundle): Generator<Problem> {
  for (const { text, at } of itemsOf(bundle, 'rulesets')) yield* lintName('ruleset', text, at);
  for (const list of ['rules', 'disabled'] as const)
    for (const { text, at } of itemsOf(bundle, list))
      if (isRuleset(text)) yield { severity: 'warning', at: at(), code: 'ruleset-as-rule', text, list };
      else yield* lintName('rule', text, at);
  yield* listedAndDisabled(bundle);
  for (const { type, values, at } of conditionsOf(bundle))
    if (type === 'repository_tag')
      for (const [place, tag] of values.entries()) yield* lintName('tag', tag, () => at('values', place));
  for (const { exception, at } of exceptionsOf(bundle)) {
    yield* lintRule(exception, at);
    const { project, project_tag_name: tag } = exception;
    if (project !== undefined) yield* lintName('project', project, () => at('project'));
    if (tag !== undefined) yield* lintName('tag', tag, () => at('project_tag_name'));
  }
}

/** The rule of an exception. */
function* lintRule({ rule, rule_type: type }: DetectionException, at: At): Generator<Problem> {
  const kind = kindOf(rule);
  if (kind !== null && kind !== type)
    yield { severity: 'warning', at: at('rule_type'), code: 'rule-type', rule, type, meant: kind };
  else yield* lintName(type === 'pack' ? 'ruleset' : 'rule', rule, () => at('rule'));
}

function* lintName(what: Named, text: string, at: () => Place): Generator<Problem> {
  const meant = meantBy[what](text);
  const known = what === 'ruleset' ? nearMiss(text, knownRulesets) : null;
  if (isGlob(text)) yield { severity: 'warning', at: at(), code: 'glob', text };
  else if (meant !== text) yield { severity: 'warning', at: at(), code: 'misnamed', what, text, meant };
  else if (known !== null)
    yield { severity: 'error', at: at(), code: 'unknown-ruleset', ruleset: text, nearest: known };
}

/** What was most likely meant: the text itself if it is fine, null if nobody knows. */
const meantBy: { readonly [What in Named]: (text: string) => string | null } = {
  ruleset(text) {
    const name = addressed(text) ?? text;
    if (isAddress(name)) return null;
    return /^[\w.-]+$/.test(name) ? `p/${name}` : name;
  },
  rule(text) {
    const name = (addressed(text) ?? text).replace(/^r\//, '');
    return isAddress(name) ? null : name;
  },
  project(text) {
    const [, path] = /^(?:\w+:\/\/(?:[^/@]*@)?[^/]+\/|[^/@\s]+@[^/:\s]+:)(.+?)(?:\.git)?\/?$/.exec(text) ?? [];
    return path ?? text;
  },
  tag: (text) => text,
};

const isAddress = (text: string): boolean => /^https?:\/\//.test(text);

/** `p/ci` or `r/a.b` of an address of a registry, such as `https://semgrep.dev/p/ci`, also without its scheme; null for another text. */
function addressed(text: string): string | null {
  const [, name] = /^(?:https?:\/\/[^/]+|[\w-]+(?:\.[\w-]+)+)\/(?:c\/)?([pr]\/[^/?#]+)/.exec(text) ?? [];
  return name ?? null;
}

const isRuleset = (text: string): boolean => /^[ps]\//.test(text);

/** The type of a rule by its name; null if nobody knows. */
function kindOf(rule: string): 'rule' | 'pack' | null {
  if (isRuleset(rule)) return 'pack';
  return /^[\w-]+(?:\.[\w-]+){2,}$/.test(rule) ? 'rule' : null;
}

/** No name here is a pattern. */
const isGlob = (text: string): boolean => /[*?]/.test(text) && !isAddress(text);

/** The ruleset of the registry that was most likely meant. Names that differ only in digits are versions of one ruleset. */
function nearMiss(ruleset: string, known: readonly string[]): string | null {
  if (!ruleset.startsWith('p/') || known.includes(ruleset) || knownRulesets.includes(ruleset)) return null;
  const found = nearest(
    ruleset.slice(2),
    known.filter((name) => name.startsWith('p/')).map((name) => name.slice(2)),
  );
  if (found === null || withoutDigits(found) === withoutDigits(ruleset.slice(2))) return null;
  return `p/${found}`;
}

/** Rulesets of the files that are most likely misspelled, by those that the platform has. */
export const misspelledRulesets = (bundle: Bundle, live: readonly string[]): Problem[] =>
  [...itemsOf(bundle, 'rulesets')].flatMap(({ text, at }) => {
    const meant = nearMiss(text, live);
    return meant === null
      ? []
      : [{ severity: 'error', at: at(), code: 'unknown-ruleset', ruleset: text, nearest: meant }];
  });

const withoutDigits = (text: string): string => text.replaceAll(/\d+/g, '');

/** A rule that is listed and disabled is off, whichever of the two its author looks at. */
function* listedAndDisabled(bundle: Bundle): Generator<Problem> {
  const places = new Map(Array.from(itemsOf(bundle, 'rules'), ({ text, at }) => [text, at]));
  for (const { text, at } of itemsOf(bundle, 'disabled')) {
    const first = places.get(text);
    if (first !== undefined)
      yield { severity: 'warning', at: at(), code: 'listed-and-disabled', rule: text, first: first() };
  }
}
