import type { ActionFacts } from './policy-facts.ts';
import { named } from './words.ts';

/** The platform's words for what a policy does at most. */
type Mode = 'Monitor' | 'Comment' | 'Block';

const has = (actions: readonly ActionFacts[], type: string): boolean => actions.some((action) => action.type === type);

function modeOf(actions: readonly ActionFacts[]): Mode {
  if (has(actions, 'block')) return 'Block';
  return has(actions, 'pr_comment') ? 'Comment' : 'Monitor';
}

/** Types of the actions of which nobody can say whether they enforce. */
export const opaqueTypes = (actions: readonly ActionFacts[]): string[] => [
  ...new Set(actions.filter(({ deed }) => deed === 'unknown').map(({ type }) => type)),
];

/** What the actions do to findings, in the two forms that sentences need. */
export function deedOf(actions: readonly ActionFacts[]): { does: string; doing: string } {
  if (modeOf(actions) !== 'Monitor') return deeds[modeOf(actions)];
  return actions.length === 0 ? deeds.Monitor : { does: 'acts on', doing: 'acting on' };
}

const deeds = {
  Monitor: { does: 'monitors', doing: 'monitoring' },
  Comment: { does: 'comments on', doing: 'commenting on' },
  Block: { does: 'blocks', doing: 'blocking' },
} as const satisfies Record<Mode, { does: string; doing: string }>;

/** What is different in two lists of actions. */
export type ActionChange = {
  readonly says: readonly string[];
  /** Types of the actions that stand in both lists with other settings. */
  readonly settings: readonly string[];
  /** Whether nothing but the order differs, of which nobody says what it means. */
  readonly onlyOrder: boolean;
};

export function compareActions(before: readonly ActionFacts[], after: readonly ActionFacts[]): ActionChange {
  const [gone, come] = [minus(before, after), minus(after, before)];
  if (gone.length === 0 && come.length === 0) return compareOrder(before, after);
  const settings = [...new Set(gone)].filter((type) => come.includes(type));
  const ladder = modeChange(before, after);
  const rest = (types: string[]): string[] =>
    types.filter((type) => !settings.includes(type) && !(ladder.length > 0 && onLadder.has(type)));
  const says = [
    ...ladder,
    ...settings.map((type) => `changes the settings of ${named('action', [type])}`),
    ...rest(gone).map((type) => `removes action ${type}`),
    ...rest(come).map((type) => `adds action ${type}`),
  ];
  return { says, settings, onlyOrder: false };
}

/** Types of the actions that stand in one list and not, with the same settings, in the other; twice the same is the same once. */
function minus(actions: readonly ActionFacts[], others: readonly ActionFacts[]): string[] {
  const texts = new Set(others.map(({ text }) => text));
  const left = new Map(actions.filter(({ text }) => !texts.has(text)).map(({ text, type }) => [text, type]));
  return [...left.values()];
}

function compareOrder(before: readonly ActionFacts[], after: readonly ActionFacts[]): ActionChange {
  const [was, is] = [before, after].map((actions) => actions.map(({ text }) => text));
  const same = JSON.stringify(was) === JSON.stringify(is);
  if (same) return { says: [], settings: [], onlyOrder: false };
  const onlyOrder = JSON.stringify([...new Set(was)]) !== JSON.stringify([...new Set(is)]);
  return {
    says: [onlyOrder ? 'changes the order of the actions' : 'lists the same actions more or less often'],
    settings: [],
    onlyOrder,
  };
}

const onLadder: ReadonlySet<string> = new Set(['block', 'pr_comment']);

/** Block stands over Comment, and Comment over Monitor. */
function modeChange(before: readonly ActionFacts[], after: readonly ActionFacts[]): string[] {
  const [was, is] = [modeOf(before), modeOf(after)];
  return was === is ? [] : [`${was} → ${is}`];
}
