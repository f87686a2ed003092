import { isLabelGuard, type LabelConsent } from '../../domain/consent.ts';
import type { Guard } from '../../domain/plan.ts';
import { givenWords, offerWords, uncountedWords } from '../words/consent-words.ts';
import { count } from '../words/counts.ts';
import type { Detail } from './detail.ts';
import { fit } from './fit.ts';
import { toMarkdown } from './sentence.ts';
import { type Markdown, alert, blocks, lines, md, nothing, ours } from './template.ts';

type Consent = Detail['consent'];

/** The reasons why a person must say yes first, and how to say it; above them what a label says yes to already. */
export function guardBlock(
  guards: readonly Guard[],
  budget: number,
  how: { readonly consent: Consent; readonly label?: LabelConsent | undefined },
): Markdown {
  const given = consentLines(how.label);
  if (guards.length === 0) return given;
  const end = blocks([ends[how.consent], ...labelLines(guards, how.label)]);
  const pieces = guards.map((guard) => ({ rank: 0, sizes: [() => oneGuard[how.consent](guard).text] }));
  const { texts, dropped } = fit(pieces, budget - given.text.length - end.text.length - 120);
  const rest = dropped.length === 0 ? [] : [ours(`- and ${count(dropped.length, 'more reason')}`)];
  const list = lines([ours('Consent needed:'), ...texts.map(ours), ...rest]);
  return blocks([given, alert('WARNING', blocks([list, end]))]);
}

/** Who said yes, and to what. */
export const consentLines = (label: LabelConsent | undefined): Markdown =>
  label === undefined ? nothing : blocks(givenWords(label).map((sentence) => md`**Guards:** ${toMarkdown(sentence)}.`));

/** That a label could say yes, or why the one that is there does not. */
function labelLines(guards: readonly Guard[], label: LabelConsent | undefined): Markdown[] {
  if (label === undefined || !guards.some(({ guard }) => isLabelGuard(guard))) return [];
  const uncounted = uncountedWords(label).map(toMarkdown);
  const isOff = [...label.answers.values()].some(({ kind }) => kind === 'off');
  return isOff ? [toMarkdown(offerWords(label.label)), ...uncounted] : uncounted;
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
