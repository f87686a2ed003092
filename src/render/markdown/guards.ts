import type { Guard } from '../../domain/plan.ts';
import { count } from '../words/counts.ts';
import { reasonOf, settingWords } from '../words/guard-words.ts';
import type { Detail } from './detail.ts';
import { fit } from './fit.ts';
import { toMarkdown } from './sentence.ts';
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
  setting: (guard) => md`- ${reasonOf(guard)} ${toMarkdown(settingWords(guard))}`,
} as const satisfies Record<Consent, (guard: Guard) => Markdown>;

const ends = {
  option: nothing,
  setting: md`If that is meant, change ${'guards'} in ${'ifmatch.yaml'} on the base branch first.`,
} as const satisfies Record<Consent, Markdown>;
