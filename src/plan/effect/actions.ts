import type { Judgement } from './judgement.ts';
import type { ActionFacts } from './policy-facts.ts';
import { named } from './words.ts';

/** The platform's words for what a policy does at most, weakest first. */
const modes = ['Monitor', 'Comment', 'Block'] as const;
export type Mode = (typeof modes)[number];

// What each action does is known well enough to say that having it enforces more than not having it. `triage` is not among
// them: it may set findings to ignored.
const understood: ReadonlySet<string> = new Set(['block', 'pr_comment', 'jira', 'slack_app', 'webhook']);

const has = (actions: readonly ActionFacts[], type: string): boolean => actions.some((action) => action.type === type);

export function modeOf(actions: readonly ActionFacts[]): Mode {
  if (has(actions, 'block')) return 'Block';
  return has(actions, 'pr_comment') ? 'Comment' : 'Monitor';
}

/** Types of the actions of which nobody can say whether they enforce. */
export const opaqueTypes = (actions: readonly ActionFacts[]): string[] =>
  [...new Set(actions.map(({ type }) => type))].filter((type) => !understood.has(type));

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

/** What the difference of two lists of actions does to enforcement. */
export function judgeActions(before: readonly ActionFacts[], after: readonly ActionFacts[]): Judgement[] {
  const [gone, come] = [minus(before, after), minus(after, before)];
  if (gone.length === 0 && come.length === 0) return judgeOrder(before, after);
  const settings = [...new Set(gone)].filter((type) => come.includes(type));
  const ladder = judgeMode(before, after);
  const rest = (types: string[]): string[] =>
    types.filter((type) => !settings.includes(type) && !(ladder !== null && onLadder.has(type)));
  return [
    ...(ladder === null ? [] : [ladder]),
    ...settings.map((type): Judgement => ({
      effect: 'unknown',
      says: `changes the settings of ${named('action', [type])}`,
    })),
    ...rest(gone).map((type) => judgeOne(type, 'looser', 'removes')),
    ...rest(come).map((type) => judgeOne(type, 'stricter', 'adds')),
  ];
}

/** Types of the actions that stand in one list and not, with the same settings, in the other. */
function minus(actions: readonly ActionFacts[], others: readonly ActionFacts[]): string[] {
  const left = others.map(({ text }) => text);
  return actions.filter(({ text }) => !take(left, text)).map(({ type }) => type);
}

function take(texts: string[], text: string): boolean {
  const index = texts.indexOf(text);
  if (index !== -1) texts.splice(index, 1);
  return index !== -1;
}

function judgeOrder(before: readonly ActionFacts[], after: readonly ActionFacts[]): Judgement[] {
  const same = before.every(({ text }, index) => text === after[index]?.text);
  return same ? [] : [{ effect: 'unknown', says: 'changes the order of the actions' }];
}

const onLadder: ReadonlySet<string> = new Set(['block', 'pr_comment']);

/** Block stands over Comment, and Comment over Monitor. */
function judgeMode(before: readonly ActionFacts[], after: readonly ActionFacts[]): Judgement | null {
  const [was, is] = [modeOf(before), modeOf(after)];
  if (was === is) return null;
  return { effect: modes.indexOf(is) > modes.indexOf(was) ? 'stricter' : 'looser', says: `${was} → ${is}` };
}

const judgeOne = (type: string, effect: 'stricter' | 'looser', does: string): Judgement => ({
  effect: understood.has(type) ? effect : 'unknown',
  says: `${does} action ${type}`,
});
