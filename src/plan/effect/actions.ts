import { type ActionFacts, named, visible } from './policy-facts.ts';

/** The platform's words for what a policy does at most. */
type Mode = 'Monitor' | 'Comment' | 'Block';

/** What is done to findings, in the two forms that sentences need. */
export type Phrase = { readonly does: string; readonly doing: string };

const hasType = (actions: readonly ActionFacts[], type: string): boolean =>
  actions.some((action) => action.type === type);

function modeOf(actions: readonly ActionFacts[]): Mode {
  if (hasType(actions, 'block')) return 'Block';
  return hasType(actions, 'pr_comment') ? 'Comment' : 'Monitor';
}

/** Types of the actions of which no one can say whether they enforce. */
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
  /** Whether the order differs, or how often an action stands there, and no one says what that means. */
  readonly isUnclear: boolean;
};

export function compareActions(before: readonly ActionFacts[], after: readonly ActionFacts[]): ActionChange {
  const [gone, come] = [actionsWithout(before, after), actionsWithout(after, before)];
  const recounted = before.some(({ text }) => has(after, text) && countOf(before, text) !== countOf(after, text));
  const unclear = recounted ? ['lists an action more or less often'] : [];
  if (gone.length === 0 && come.length === 0) {
    const isMoved = before.some(({ text }, index) => after[index]?.text !== text);
    const says = isMoved && !recounted ? ['changes the order of the actions'] : unclear;
    return { says, settings: [], isUnclear: says.length > 0 };
  }
  const settings = [...new Set(gone.map(({ type }) => type))].filter((type) => hasType(come, type));
  const ladder = modeChange(before, after);
  const rest = (actions: ActionFacts[]): string[] =>
    actions
      .filter(({ type }) => !settings.includes(type) && !(ladder.length > 0 && onLadder.has(type)))
      .map(({ type, state }) => (state === null ? type : `${type} (${visible(state)})`));
  const says = [
    ...ladder,
    ...settings.map((type) => `changes the settings of ${named('action', [type])}`),
    ...rest(gone).map((name) => `removes action ${name}`),
    ...rest(come).map((name) => `adds action ${name}`),
    ...unclear,
  ];
  return { says, settings, isUnclear: recounted };
}

const countOf = (actions: readonly ActionFacts[], wanted: string): number =>
  actions.filter(({ text }) => text === wanted).length;

const has = (actions: readonly ActionFacts[], wanted: string): boolean => countOf(actions, wanted) > 0;

/** The actions of one list that do not stand, with the same settings, in the other; each once. */
function actionsWithout(actions: readonly ActionFacts[], others: readonly ActionFacts[]): ActionFacts[] {
  const come = actions.filter(({ text }) => !has(others, text));
  return [...new Map(come.map((action) => [action.text, action])).values()];
}

const onLadder: ReadonlySet<string> = new Set(['block', 'pr_comment']);

/** Block stands over Comment, and Comment over Monitor. */
function modeChange(before: readonly ActionFacts[], after: readonly ActionFacts[]): string[] {
  const [was, is] = [modeOf(before), modeOf(after)];
  return was === is ? [] : [`${was} → ${is}`];
}
