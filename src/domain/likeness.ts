import { isObject } from './json.ts';
import type { Content } from './preview.ts';

/** `content`: the same filters and actions. `name`: the same name. `nearly`: nearly the same of both. */
export type Likeness = 'content' | 'name' | 'nearly';

/**
 * Whether two policies are most probably one that was given another slug. Null when they are not, or when it is open: a false alarm costs
 * more than a missed one. `nearly` wants the same words in both slugs or names, the filters or the actions equal, and of what differs one
 * side within the other: `high` in place of `critical` is another policy, however alike the rest is, and so is one that a word like
 * `in-production` sets apart.
 */
export function alikeBy(one: Content, other: Content): Likeness | null {
  if (!tellsEnough(one) || !tellsEnough(other)) return null;
  const [filters, actions] = [filterFacts, actionFacts].map((facts) => relate(facts(one), facts(other)));
  if (filters === 'same' && actions === 'same') return 'content';
  if (sameText(one['name'], other['name'])) return 'name';
  const within = filters !== 'apart' && actions !== 'apart' && (filters === 'same' || actions === 'same');
  return within && hasSameWords(one, other) ? 'nearly' : null;
}

/** A platform may tell nothing of a policy but its slug. */
const tellsEnough = (policy: Content): boolean => filterFacts(policy).size > 1;

type Facts = ReadonlySet<string>;

/** One fact for the mode, and one for each value that a condition asks for. */
function filterFacts({ filters }: Content): Facts {
  const { mode, conditions } = asObject(filters);
  const values = asList(conditions).flatMap((condition) => {
    const { type, mode: asks = 'any', values: wanted } = asObject(condition);
    return asList(wanted).map((value) => JSON.stringify([type, asks ?? 'any', value]));
  });
  return new Set([JSON.stringify([mode]), ...values]);
}

/** One fact for each action with its settings. */
const actionFacts = ({ actions }: Content): Facts =>
  new Set(
    asList(actions).map((action) => {
      const { type, config } = asObject(action);
      return JSON.stringify([type, Object.entries(asObject(config)).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
    }),
  );

/** `part`: one side holds all of the other, and at most as much again. */
function relate(one: Facts, other: Facts): 'same' | 'part' | 'apart' {
  if (one.size === other.size && isWithin(one, other)) return 'same';
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  return isWithin(small, large) && large.size <= small.size * 2 ? 'part' : 'apart';
}

const isWithin = (small: Facts, large: Facts): boolean => [...small].every((fact) => large.has(fact));

function sameText(one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map((text) => (typeof text === 'string' ? wordsOf(text).join(' ') : ''));
  return a !== '' && a === b;
}

/** Whether both slugs, or both names, consist of the same words in any order; plurals and words that tell nothing aside. */
const hasSameWords = (one: Content, other: Content): boolean =>
  ['slug', 'name'].some((field) => {
    const [a, b] = [tellingWords(one[field]), tellingWords(other[field])];
    return a.size > 0 && a.size === b.size && isWithin(a, b);
  });

function tellingWords(text: unknown): ReadonlySet<string> {
  const words = typeof text === 'string' ? wordsOf(text) : [];
  return new Set(words.filter((word) => !fillers.has(word)).map((word) => word.replace(/(?<=.{3})s$/u, '')));
}

const fillers: ReadonlySet<string> = new Set(
  'a all an and any finding findings for in issue issues of on policies policy the to with'.split(' '),
);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const asObject = (value: unknown): Content => (isObject(value) ? value : {});

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
