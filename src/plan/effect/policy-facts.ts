import { isObject } from '../../domain/json.ts';
import { combine } from '../../domain/plan.ts';
import type { Content } from '../../domain/preview.ts';
import type { Effect } from '../../generated/types.ts';
import { canonicalAction, canonicalCondition, canonicalObject, plain } from '../digest.ts';
import { type Deed, deedOf, readSwitch } from './enforcement.ts';
import { orElse, readCondition, type Region, regionOf, shareUnknown, unknownIn } from './region.ts';
import { findUncovered, TooManyCases } from './uncovered.ts';

/** One test of a finding. `understood`: its type, mode and values are known, so that widening and narrowing can be told. */
export type ConditionFacts = {
  readonly type: string;
  readonly mode: string;
  readonly values: readonly string[];
  readonly understood: boolean;
  readonly text: string;
};

export type FilterFacts = {
  readonly mode: 'all' | 'any';
  readonly conditions: readonly ConditionFacts[];
  readonly region: Region;
};

export type ActionFacts = {
  readonly type: string;
  readonly text: string;
  readonly deed: Deed;
  /** The state that a triage sets; null for another action, and where none is given. */
  readonly state: string | null;
};

/** What sentences say of a policy. */
export type PolicyFacts = {
  readonly active: boolean;
  /** Null when they have a form that is not known; `filtersText` tells even then whether they differ. */
  readonly filters: FilterFacts | null;
  readonly filtersText: string;
  /** The filters as they came. */
  readonly filtersJson: string;
  readonly actions: readonly ActionFacts[];
};

/** Null when the policy has a form that is not known. Filters that read as those of `other`, which most changes leave alone, are not read again. */
export function readPolicy(content: Content | null, other: PolicyFacts | null): PolicyFacts | null {
  const known = content && readSwitch(content);
  if (content === null || known === null) return null;
  const { filters } = content;
  const filtersJson = JSON.stringify(filters) ?? '';
  const read = filtersJson === other?.filtersJson ? other : { ...readFilterFacts(filters), filtersJson };
  return { ...read, active: known.active, actions: known.actions.map(readAction) };
}

const readFilterFacts = (filters: unknown): Pick<PolicyFacts, 'filters' | 'filtersText'> => ({
  filters: readFilters(filters),
  // Under a mode that no one knows, order may carry a meaning, and so may a condition that stands twice.
  filtersText: hasKnownMode(filters) ? canonicalObject('RemediationPolicy', { filters }) : plain(filters),
});

const readAction = (action: { readonly type: string; readonly config?: unknown }): ActionFacts => ({
  type: action.type,
  text: canonicalAction(action),
  deed: deedOf(action),
  state: action.type === 'triage' ? stateIn(action.config) : null,
});

function stateIn(config: unknown): string | null {
  const state = isObject(config) ? orElse(config['state'], null) : null;
  return typeof state === 'string' ? state : null;
}

const hasKnownMode = (filters: unknown): filters is Content & Pick<FilterFacts, 'mode'> =>
  isObject(filters) && (filters['mode'] === 'all' || filters['mode'] === 'any');

function readFilters(filters: unknown): FilterFacts | null {
  if (!hasKnownMode(filters)) return null;
  const { mode, conditions } = filters;
  if (!Array.isArray(conditions) || conditions.length === 0) return null;
  const read = conditions.map(readFacts);
  const known = read.filter((condition) => condition !== null);
  const region = regionOf({ filters: { mode, conditions } });
  return known.length === read.length ? { mode, conditions: merge(mode, known), region } : null;
}

function readFacts(condition: unknown): ConditionFacts | null {
  const { type, mode, values } = isObject(condition) ? condition : {};
  const facts = readCondition({ type, mode, values });
  if (facts === null) return null;
  const understood = unknownIn(regionOf({ filters: { mode: 'all', conditions: [condition] } })).length === 0;
  return { ...facts, values: sorted(facts.values), understood, text: canonicalCondition(condition) };
}

const sorted = (values: readonly string[]): string[] => [...new Set(values)].toSorted();

/**
 * Conditions that say the same as one: under `any`, «one of a» or «one of b» is «one of a, b»; under `all`, «none of a» and «none of b» is
 * «none of a, b». So that splitting or joining them is no change of meaning.
 */
function merge(mode: 'all' | 'any', conditions: readonly ConditionFacts[]): ConditionFacts[] {
  const merged = new Map<string, ConditionFacts>();
  for (const condition of conditions) {
    const mergeable = condition.understood && condition.mode === (mode === 'any' ? 'any' : 'none');
    const key = mergeable ? condition.type : `as it is ${condition.text}`;
    merged.set(key, union(merged.get(key), condition));
  }
  return [...merged.values()];
}

function union(one: ConditionFacts | undefined, other: ConditionFacts): ConditionFacts {
  if (one === undefined || one.text === other.text) return other;
  const { type, mode } = other;
  const values = sorted([...one.values, ...other.values]);
  return { type, mode, values, understood: true, text: canonicalCondition({ type, mode, values }) };
}

/** Whether a filter comes to match more findings, fewer, some more and some fewer, or whether that cannot be told. */
export type Reach = 'same' | 'wider' | 'narrower' | 'other' | 'unknown';

type Mode = FilterFacts['mode'];

/** Whether all findings of the first region are surely of the second; null when that takes too long to tell. */
function isWithin(one: Region, other: Region): boolean | null {
  try {
    return one.every((cube) => findUncovered(cube, other) === null);
  } catch (error) {
    if (error instanceof TooManyCases) return null;
    throw error;
  }
}

/** What became of the findings that two filters match. `same`, `wider` and `narrower` are proved; what cannot be proved is never one of them. */
export function compareReach({ region: was }: FilterFacts, { region: is }: FilterFacts): Reach {
  const [more, fewer] = [isWithin(was, is), isWithin(is, was)];
  if (more === true && fewer === true) return 'same';
  if (more === null || fewer === null || !shareUnknown(was, is)) return 'unknown';
  if (more) return 'wider';
  return fewer ? 'narrower' : 'other';
}

/** With one condition both modes mean the same, so the mode of the other side is taken. */
export function modesOf(before: FilterFacts, after: FilterFacts): [Mode, Mode] {
  const was = before.conditions.length > 1 ? before.mode : after.mode;
  return [was, after.conditions.length > 1 ? after.mode : was];
}

/** The conditions of one filter that do not stand in the other. */
function without(filters: FilterFacts, other: FilterFacts): ConditionFacts[] {
  const texts = new Set(other.conditions.map(({ text }) => text));
  return filters.conditions.filter(({ text }) => !texts.has(text));
}

/** `severity is critical or high`, `repository is tagged neither a nor b`. */
export function describeCondition({ type, mode, values }: ConditionFacts): string {
  const subject = type === 'repository_tag' ? 'repository is tagged' : `${typeInWords(type)} is`;
  if (values.length === 0) return `${typeInWords(type)} has no values`;
  if (mode === 'any') return `${subject} ${orInWords(type, values)}`;
  if (mode !== 'none') return `${type} ${mode} of ${inWords(values)}`;
  if (values.length > 2) return `${subject} none of ${orInWords(type, values)}`;
  if (values.length === 2) return `${subject} neither ${inOrder(type, values).map(visible).join(' nor ')}`;
  return subject.replace(/ is/, ' is not').concat(` ${inWords(values)}`);
}

/** What meets a condition, or what does not, as a noun: `severity high`, `repository not tagged a`. */
export function findingsInWords(type: string, mode: 'any' | 'none', values: readonly string[]): string {
  const words = orInWords(type, values);
  if (type === 'repository_tag') return `repository ${mode === 'any' ? '' : 'not '}tagged ${words}`;
  return `${typeInWords(type)} ${mode === 'any' ? '' : 'other than '}${words}`;
}

const typeNames: ReadonlyMap<string, string> = new Map([
  ['repository_tag', 'repository tag'],
  ['vulnerability_class', 'vulnerability class'],
  ['breaking_change', 'breaking change'],
  ['full_scan', 'full scan'],
]);

const typeInWords = (type: string): string => typeNames.get(type) ?? type;

/** `a, b or c`; the most severe first. */
export function orInWords(type: string, values: readonly string[]): string {
  const words = inOrder(type, values).slice(0, shown).map(visible);
  const all = values.length > shown ? [...words, `${String(values.length - shown)} more`] : words;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`;
}

const ranked: ReadonlySet<string> = new Set(['severity', 'confidence']);

const ranks = ['critical', 'high', 'medium', 'low'];

const inOrder = (type: string, values: readonly string[]): readonly string[] =>
  ranked.has(type) ? values.toSorted((a, b) => rankOf(a) - rankOf(b)) : values;

const rankOf = (value: string): number => (ranks.includes(value) ? ranks.indexOf(value) : ranks.length);

/** What a change, or a part of one, does to enforcement, and the words for it. */
export type Judgement = { readonly effect: Effect; readonly says: string };

export const together = (parts: readonly Judgement[]): Judgement => ({
  effect: combine(parts.map(({ effect }) => effect)),
  says: parts.map(({ says }) => says).join('; '),
});

const shown = 5;

/** A list as it stands in a sentence; a long one is cut, and says how much is missing. */
export function inWords(items: readonly string[]): string {
  const words = items.slice(0, shown).map(visible);
  if (items.length > shown) return `${words.join(', ')}, and ${String(items.length - shown)} more`;
  return words.join(', ');
}

/** A noun and the things it counts: `rule a`, `rules a, b`. */
export const named = (noun: string, items: readonly string[]): string =>
  `${noun}${items.length === 1 ? '' : 's'} ${inWords(items)}`;

// Empty, white space at an end, several in a row, any but a plain space, a mark that has no width, or what parts the items of a list.
const treacherous = /^$|^\s|\s$|\s\s|[^\S ]|\p{Default_Ignorable_Code_Point}|, /u;

const unseen = /[^\S ]|\p{Default_Ignorable_Code_Point}/gu;

/** A text as it came, or in quotes where an eye could take it for another one. */
export function visible(text: string): string {
  if (!treacherous.test(text)) return text;
  return JSON.stringify(text).replaceAll(unseen, (mark) => String.raw`\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);
}

/** The one condition that took the place of another: of the same type and mode, and the only such one on either side. */
export type Pair = readonly [ConditionFacts, ConditionFacts];

/** What is written differently in two filters. */
export type Difference = {
  /** Whether one or all conditions must hold now, where that is not as it was; null where it is. */
  readonly mode: FilterFacts['mode'] | null;
  readonly pairs: readonly Pair[];
  readonly gone: readonly ConditionFacts[];
  readonly come: readonly ConditionFacts[];
};

export function differenceOf(before: FilterFacts, after: FilterFacts): Difference {
  const [was, is] = modesOf(before, after);
  const [gone, come] = [without(before, after), without(after, before)];
  const pairs = gone.flatMap((one) => pairOf(one, gone, come));
  const paired = new Set(pairs.flat());
  const alone = (conditions: ConditionFacts[]): ConditionFacts[] => conditions.filter((one) => !paired.has(one));
  return { mode: was === is ? null : is, pairs, gone: alone(gone), come: alone(come) };
}

function pairOf(one: ConditionFacts, gone: readonly ConditionFacts[], come: readonly ConditionFacts[]): Pair[] {
  const alike = (other: ConditionFacts): boolean => other.type === one.type && other.mode === one.mode;
  const [other, ...more] = come.filter(alike);
  return other !== undefined && more.length === 0 && gone.filter(alike).length === 1 ? [[one, other]] : [];
}

export const minus = (values: readonly string[], others: readonly string[]): string[] =>
  values.filter((value) => !others.includes(value));
