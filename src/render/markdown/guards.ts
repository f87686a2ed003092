import type { Guard } from '../../domain/plan.ts';
import { count } from '../words/counts.ts';
import type { Detail } from './detail.ts';
import { fit } from './fit.ts';
import { type Markdown, alert, blocks, lines, md, nothing, ours } from './template.ts';

type Consent = Detail['consent'];

/** The reasons why a person must say yes first, and how to say it. */
export function guardBlock(guards: readonly Guard[], budget: number, consent: Consent): Markdown {
  if (guards.length === 0) return nothing;
  const end = ends[consent];
  const pieces = guards.map((guard) => ({ rank: 0, sizes: [() => oneGuard[consent](guard).text] }));
  const { texts, dropped } = fit(pieces, budget - end.text.length - 120);
  const rest = dropped.length === 0 ? [] : [ours(`- and ${count(dropped.length, 'more reason')}`)];
  const list = lines([ours('Consent needed:'), ...texts.map(ours), ...rest]);
  return alert('WARNING', blocks([list, end]));
}

const oneGuard = {
  option: ({ message }) => md`- ${message}`,
  setting: (guard) => md`- ${reasonOf(guard)} To allow it: ${settings[guard.guard](argumentOf(guard))}.`,
} as const satisfies Record<Consent, (guard: Guard) => Markdown>;

const ends = {
  option: nothing,
  setting: md`If that is meant, change ${'guards'} in ${'ifmatch.yaml'} on the base branch first.`,
} as const satisfies Record<Consent, Markdown>;

/** The setting that says yes to a guard; the argument is what its option takes on the command line. */
const settings = {
  'max-deletes': (argument) => md`${`max_deletes: ${argument}`} (a run by hand takes it as ${'max-deletes'})`,
  'max-delete-percent': (argument) => md`${`max_delete_percent: ${argument}`}`,
  empty: () => md`${'allow_empty: true'}`,
  protected: (argument) => md`take ${argument} out of ${'protected'}`,
  looser: () => md`${'looser: allow'}`,
} as const satisfies Record<Guard['guard'], (argument: string) => Markdown>;

/** Without the advice for the command line. */
function reasonOf({ message, consent }: Guard): string {
  const advice = ` If that is meant, run again with ${consent}.`;
  return message.endsWith(advice) ? message.slice(0, -advice.length) : message;
}

const argumentOf = ({ consent }: Guard): string => consent.replace(/^\S+ ?/, '');
