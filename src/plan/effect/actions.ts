import { canonicalAction } from '../digest.ts';
import { isWithin } from './compare.ts';
import {
  type ActionFacts,
  type ConditionFacts,
  type Difference,
  type FilterFacts,
  findingsInWords,
  minus,
  named,
  orInWords,
  type Pair,
  visible,
} from './policy-facts.ts';
import { type PlainCondition, regionOf } from './region.ts';

/** The platform's words for what a policy does at most. */
type Mode = 'Monitor' | 'Comment' | 'Block';

/** What is done to findings, in the two forms that sentences need. */
export type Phrase = { readonly does: string; readonly doing: string };

const has = (actions: readonly ActionFacts[], type: string): boolean => actions.some((action) => action.type === type);

function modeOf(actions: readonly ActionFacts[]): Mode {
  if (has(actions, 'block')) return 'Block';
  return has(actions, 'pr_comment') ? 'Comment' : 'Monitor';
}

/** Types of the actions of which nobody can say whether they enforce. */
export const opaqueTypes = (actions: readonly ActionFacts[]): string[] => [
  ...new Set(actions.filter(({ deed }) => deed === 'unknown').map(({ type }) => type)),
];

/** What the actions do to findings: the strongest mode, and each state that they are triaged to. */
export function phraseOf(actions: readonly ActionFacts[]): Phrase {
  const phrases = [...strongest(actions), ...statesOf(actions).map(triaging)];
  if (phrases.length === 0) return modes.Monitor;
  const join = (form: keyof Phrase): string => phrases.map((phrase) => phrase[form]).join(' and ');
  return { does: join('does'), doing: join('doing') };
}

function strongest(actions: readonly ActionFacts[]): Phrase[] {
  const mode = modeOf(actions);
  if (mode !== 'Monitor') return [modes[mode]];
  return actions.some(({ state }) => state === null) ? [{ does: 'acts on', doing: 'acting on' }] : [];
}

const modes = {
  Monitor: { does: 'monitors', doing: 'monitoring' },
  Comment: { does: 'comments on', doing: 'commenting on' },
  Block: { does: 'blocks', doing: 'blocking' },
} as const satisfies Record<Mode, Phrase>;

const statesOf = (actions: readonly ActionFacts[]): string[] => [
  ...new Set(actions.flatMap(({ state }) => state ?? [])),
];

const stateVerbs: ReadonlyMap<string, Phrase> = new Map([
  ['ignored', { does: 'ignores', doing: 'ignoring' }],
  ['provisionally_ignored', { does: 'provisionally ignores', doing: 'provisionally ignoring' }],
  ['reopened', { does: 'reopens', doing: 'reopening' }],
]);

function triaging(state: string): Phrase {
  const word = visible(state);
  const { does, doing } = stateVerbs.get(state) ?? { does: `marks as ${word}`, doing: `marking as ${word}` };
  return { does: `${does} (triage)`, doing: `${doing} (triage)` };
}

/** What is different in two lists of actions. */
export type ActionChange = {
  readonly says: readonly string[];
  /** Types of the actions that stand in both lists with other settings. */
  readonly settings: readonly string[];
  /** Whether the order differs, or how often an action stands there, and nobody says what that means. */
  readonly isUnclear: boolean;
};

export function compareActions(before: readonly ActionFacts[], after: readonly ActionFacts[]): ActionChange {
  const [gone, come] = [actionsWithout(before, after), actionsWithout(after, before)];
  if (gone.length === 0 && come.length === 0) return compareOrder(before, after);
  const settings = [...new Set(gone.map(({ type }) => type))].filter((type) => has(come, type));
  const ladder = modeChange(before, after);
  const rest = (actions: ActionFacts[]): string[] =>
    actions
      .filter(({ type }) => !settings.includes(type) && !(ladder.length > 0 && onLadder.has(type)))
      .map(({ type, state }) => (state === null ? type : `${type} (${visible(state)})`));
  const unclear = recounted(before, after).filter(({ action }) => !isSameTwice(action));
  const says = [
    ...ladder,
    ...settings.map((type) => `changes the settings of ${named('action', [type])}`),
    ...rest(gone).map((name) => `removes action ${name}`),
    ...rest(come).map((name) => `adds action ${name}`),
    ...unclear.map(countInWords),
  ];
  return { says, settings, isUnclear: unclear.length > 0 };
}

/** The actions of one list that do not stand, with the same settings, in the other; each once. */
function actionsWithout(actions: readonly ActionFacts[], others: readonly ActionFacts[]): ActionFacts[] {
  const texts = new Set(others.map(({ text }) => text));
  return once(actions).filter(({ text }) => !texts.has(text));
}

const once = (actions: readonly ActionFacts[]): ActionFacts[] => [
  ...new Map(actions.map((action) => [action.text, action])).values(),
];

type Recounted = { readonly action: ActionFacts; readonly was: number; readonly is: number };

/** The actions that stand in both lists, but not as often. */
function recounted(before: readonly ActionFacts[], after: readonly ActionFacts[]): Recounted[] {
  const count = (actions: readonly ActionFacts[], one: ActionFacts): number =>
    actions.filter(({ text }) => text === one.text).length;
  const counted = once(before).map((action) => ({ action, was: count(before, action), is: count(after, action) }));
  return counted.filter(({ was, is }) => is > 0 && was !== is);
}

const countInWords = ({ action, was, is }: Recounted): string =>
  `lists action ${action.type} ${String(was)} → ${String(is)} times`;

/** Whether an action surely does no more when it stands there twice: two tickets need not be one. */
const isSameTwice = ({ type, text, deed }: ActionFacts): boolean =>
  deed === 'hides' || (onLadder.has(type) && text === canonicalAction({ type }));

function compareOrder(before: readonly ActionFacts[], after: readonly ActionFacts[]): ActionChange {
  const [was, is] = [before, after].map((actions) => JSON.stringify(once(actions).map(({ text }) => text)));
  const counts = recounted(before, after);
  return {
    says: [...(was === is ? [] : ['changes the order of the actions']), ...counts.map(countInWords)],
    settings: [],
    isUnclear: was !== is || counts.some(({ action }) => !isSameTwice(action)),
  };
}

const onLadder: ReadonlySet<string> = new Set(['block', 'pr_comment']);

/** Block stands over Comment, and Comment over Monitor. */
function modeChange(before: readonly ActionFacts[], after: readonly ActionFacts[]): string[] {
  const [was, is] = [modeOf(before), modeOf(after)];
  return was === is ? [] : [`${was} → ${is}`];
}

const longest = 160;

/**
 * Which findings two filters do not share, of which each matches some that the other does not: `stops blocking: severity high; also
 * blocks: repository tagged b but not a`. Null where that cannot be said in short. Of filters whose conditions must all hold, a finding is
 * lost where it misses one of the later ones, and gained where it missed one of the earlier.
 */
export function lostAndGained(
  { pairs, gone, come }: Difference,
  [before, after]: readonly [FilterFacts, FilterFacts],
  { does, doing }: Phrase,
): string | null {
  if (![before, after].every(({ mode, conditions }) => mode === 'all' || conditions.length === 1)) return null;
  const turned = pairs.map(([one, other]): Pair => [other, one]);
  const lost = [...missedPairs(before, pairs), ...missedOf(before, come)];
  const gained = [...missedPairs(after, turned), ...missedOf(after, gone)];
  const says = `stops ${doing}: ${lost.join(', or ')}; also ${does}: ${gained.join(', or ')}`;
  return says.length > longest ? null : says;
}

const missedPairs = (filters: FilterFacts, pairs: readonly Pair[]): string[] =>
  pairs.filter(([, other]) => mayMiss(filters, other)).map((pair) => missed(filters, pair));

const missedOf = (filters: FilterFacts, conditions: readonly ConditionFacts[]): string[] =>
  conditions.filter((condition) => mayMiss(filters, condition)).map(opposite);

/** Whether a finding that the filters match may miss a condition: where all of them meet it, none is lost or gained by it. */
function mayMiss({ region }: FilterFacts, { type, mode, values }: PlainCondition): boolean {
  return isWithin(region, regionOf({ filters: { mode: 'all', conditions: [{ type, mode, values }] } })) !== true;
}

// A finding may have many of these, so that it may have one that goes and one that stays.
const open: ReadonlySet<string> = new Set(['repository_tag', 'vulnerability_class']);

/** What meets the first condition and not the second, of what the filters match. */
function missed(filters: FilterFacts, [one, other]: Pair): string {
  const { type } = one;
  const differ = one.mode === 'any' ? minus(one.values, other.values) : minus(other.values, one.values);
  const values = differ.filter((value) => mayMiss(filters, { type, mode: 'none', values: [value] }));
  const rest = one.mode === 'any' && open.has(type) ? ` but not ${orInWords(type, other.values)}` : '';
  return `${findingsInWords(type, 'any', values)}${rest}`;
}

const opposite = ({ type, mode, values }: ConditionFacts): string =>
  findingsInWords(type, mode === 'any' ? 'none' : 'any', values);
