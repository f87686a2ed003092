import {
  type Blocked,
  type BundleImpact,
  type ChangeImpact,
  type DetectionItem,
  type Estimate,
  type Figures,
  findingSeverities,
  type Impact,
  limitInWords,
} from '../../domain/impact.ts';
import { count } from '../../util/text.ts';
import { foreign, listed, say, type Sentence } from '../../domain/sentence.ts';

/** A number in words that may be higher; empty if unknown, or if there are no words for it. */
function inWords<T>(estimate: Estimate<T>, words: (figures: T) => string): string {
  const text = estimate.kind === 'not-estimable' ? '' : words(estimate.figures);
  return text !== '' && estimate.kind === 'at-least' ? `at least ${text}` : text;
}

/** The impact of a bundle for a table cell: `at least +3 −14 blocked`, `−30 open`, or else `−37 issues` as the platform counts them. */
export function bundleWords({ blocked, lost }: BundleImpact): string {
  if (blocked === null && lost === null) return '';
  const words = [
    blocked && inWords(blocked, blockedWords),
    lost && inWords(lost.findings, ({ findings }) => (findings === 0 ? '' : `−${findings} open`)),
    lost && inWords(lost.issues, (number) => (number === 0 ? '' : `−${count(number, 'issue')}`)),
  ];
  const isSure = [blocked, lost?.findings, lost?.issues].some((one) => one?.kind === 'estimate');
  return words.find(Boolean) ?? (isSure ? '±0' : 'unknown');
}

function blockedWords({ newly, noLonger }: Blocked): string {
  const more = newly.findings === 0 ? '' : `+${newly.findings} `;
  const fewer = noLonger.findings === 0 ? '' : `−${noLonger.findings} `;
  return more + fewer === '' ? '' : `${more}${fewer}blocked`;
}

/** More rules are only in the plan file. */
const mostItems = 5;

/** The impact of a change: one line for a policy, several for rules. The plan file also has where most findings are. */
export function impactLines(impact: ChangeImpact | null): Sentence[] {
  if (impact === null || impact.about === 'other') return [];
  if (impact.about === 'detection') {
    const more = impact.items.length - mostItems;
    const rest = more > 0 ? [[`and ${count(more, 'more entry', 'more entries')}; the plan file has them all`]] : [];
    return [...impact.items.slice(0, mostItems).flatMap(itemWords), ...rest];
  }
  const { matched, blocked } = impact;
  const words = [
    inWords(matched, ({ before, after }) => `matches ${placedWords(before, after)}${severityWords(before, after)}`),
    inWords(blocked, ({ newly }) => (newly.findings === 0 ? '' : `newly blocks ${newly.findings}`)),
    inWords(blocked, ({ noLonger }) => (noLonger.findings === 0 ? '' : `no longer blocks ${noLonger.findings}`)),
  ].filter((one) => one !== '');
  return words.length === 0 ? [] : [[`Impact: ${words.join('; ')}`]];
}

/** `Impact: rule a.b added: 12 open findings in 3 repositories, 14 issues`; empty if unknown. */
function itemWords({ list, name, verb, issues, findings }: DetectionItem): Sentence[] {
  const numbers = [
    inWords(findings, (figures) => placedWords(figures, figures)),
    inWords(issues, (number) => count(number, 'issue')),
  ].filter((one) => one !== '');
  return numbers.length === 0 ? [] : [say`Impact: ${[nouns[list]]} ${name} ${[verb]}: ${[numbers.join(', ')]}`];
}

const nouns = {
  rulesets: 'ruleset',
  rules: 'rule',
  disabled: 'disabled rule',
  exceptions: 'exception',
} as const satisfies Record<DetectionItem['list'], string>;

/** `37 → 52 open findings in 9 repositories`. */
const placedWords = (before: Figures, after: Figures): string =>
  `${from(before.findings, after.findings)}${count(after.findings, 'open finding')} in ${from(before.repositories, after.repositories)}${count(after.repositories, 'repository', 'repositories')}`;

/** ` (critical 4, high 33 → 48)`; empty without findings. */
function severityWords(before: Figures, after: Figures): string {
  const words = findingSeverities
    .map((severity) => ({ severity, was: before.bySeverity[severity], is: after.bySeverity[severity] }))
    .filter(({ was, is }) => was + is > 0)
    .map(({ severity, was, is }) => `${severity} ${from(was, is)}${is}`);
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
}

const from = (before: number, after: number): string => (before === after ? '' : `${before} → `);

/** The basis of the numbers, and once for all why they are incomplete. */
export function closingWords({ looked, bundles }: Impact): Sentence {
  const all = bundles.flatMap(({ blocked, changes }) => [
    ...(blocked === null ? [] : [blocked]),
    ...changes.flatMap(estimatesIn),
  ]);
  const limits = all.flatMap((one) => (one.kind === 'estimate' ? [] : one.because));
  const reasons = [...new Set(limits.map((limit) => limitInWords(limit).replace(/\.$/, '')))];
  const why = listed(reasons.map((reason) => [foreign(reason)]));
  if (all.every(({ kind }) => kind === 'not-estimable'))
    return why.length === 0 ? [] : say`No impact estimate: ${why}.`;
  const basis = say`Impact is an estimate from ${looked.findings} open findings in code, supply chain, AI detection and secrets, without archived projects.`;
  return why.length === 0 ? basis : say`${basis} The numbers are incomplete: ${why}.`;
}

function estimatesIn(impact: ChangeImpact): Estimate<unknown>[] {
  if (impact.about === 'policy') return [impact.matched, impact.blocked];
  return impact.about === 'detection' ? impact.items.flatMap(({ findings, issues }) => [findings, issues]) : [];
}
