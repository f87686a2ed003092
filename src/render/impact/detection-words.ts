import type { DetectionImpact, DetectionItem, Estimate } from '../../domain/impact.ts';
import { count } from '../words/counts.ts';
import { placedWords, sureness } from './figure-words.ts';
import { reasonsOf } from './reasons.ts';
import { foreign, type Sentence } from '../words/sentence.ts';

/** Of more rules than this the plan file tells. */
const mostItems = 5;

/** A line for each rule that comes or goes, with what is open of it today. */
export function detectionWords({ items }: DetectionImpact): Sentence[] {
  const more = items.length - mostItems;
  return [
    ...items.slice(0, mostItems).map(itemWords),
    ...(more > 0 ? [[`and ${count(more, 'more entry', 'more entries')}; the plan file has them all`]] : []),
  ];
}

/** `estimate: rule a.b, added: 12 open findings in 3 repositories, 14 issues` */
function itemWords({ list, name, verb, issues, findings }: DetectionItem): Sentence {
  const parts = [
    ...numberWords(findings, (figures) => (figures.findings === 0 ? 'no open findings' : placedWords(figures))),
    ...numberWords(issues, (number) => count(number, 'issue')),
  ];
  const reasons = reasonsOf([findings, issues]);
  const head = [`estimate: ${listWords[list]} `, foreign(name), `, ${verb}: `];
  if (parts.length === 0) return [...head, 'not estimable: ', ...reasons];
  return [...head, parts.join(', '), ...(reasons.length === 0 ? [] : [' (', ...reasons, ')'])];
}

function numberWords<T>(estimate: Estimate<T>, words: (figures: T) => string): string[] {
  return estimate.kind === 'not-estimable' ? [] : [`${sureness(estimate)}${words(estimate.figures)}`];
}

/** The lists by what one entry is. */
export const listWords = {
  rulesets: 'ruleset',
  rules: 'rule',
  disabled: 'disabled rule',
  exceptions: 'exception',
} as const satisfies Record<DetectionItem['list'], string>;
