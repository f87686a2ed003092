import {
  type ChangeImpact,
  type DetectionItem,
  type Estimate,
  type Figures,
  findingSeverities,
  type Impact,
  type IncompleteReason,
  incompleteReasonInWords,
  type Matched,
  type PolicyImpact,
} from '../../domain/impact.ts';
import type { Change } from '../../domain/plan.ts';
import { direction } from '../danger.ts';
import { count } from '../../util/text.ts';
import { joined, listed, plainText, say, type Sentence } from '../../domain/sentence.ts';

/** What a change means for open findings: the words of its row, and the numbers for a picture and for the order of rows. */
export type Size = {
  /** Empty if no open finding is touched. */
  readonly words: Sentence;
  /** Open findings that lose protection; infinite if unknown. */
  readonly loss: number;
  /** Open findings before and after, and what of them is counted; null without numbers, or if both are the same. */
  readonly findings: { readonly before: number; readonly after: number; readonly counted: Counted } | null;
};

type Counted = 'matched' | 'blocked' | 'found';

export const noSize: Size = { words: [], loss: 0, findings: null };

/** The size of a change; none without an estimate. */
export function sizeOf(change: Pick<Change, 'effect'>, impact: ChangeImpact | null): Size {
  if (impact === null || impact.about === 'other') return noSize;
  const isLooser = direction(change) === 'looser';
  const size =
    impact.about === 'policy'
      ? policySize(impact)
      : sizeOfItems(impact.items.map((item) => ({ item, isLost: losesFindings(item, isLooser) })));
  return isLooser ? size : { ...size, loss: 0 };
}

function policySize({ matched, blocked }: PolicyImpact): Size {
  if (blocked.kind === 'not-estimable' || matched.kind === 'not-estimable') return unknownSize([matched, blocked]);
  const { newly, noLonger } = blocked.figures;
  const { before, after } = matched.figures;
  const isMatchChanged = before.findings !== after.findings;
  const [was, is] = isMatchChanged ? [before, after] : [noLonger, newly];
  const changes = [numberWords(noLonger.findings, 'no longer blocked'), numberWords(newly.findings, 'newly blocked')];
  const words =
    changes.filter((one) => one !== '').join(', ') ||
    (isMatchChanged ? `${before.findings} → ${after.findings} matched` : '');
  if (words === '') return blocked.kind === 'at-least' ? unknownSize([blocked, matched]) : noSize;
  return {
    words: [blocked.kind === 'at-least' ? `at least ${words}` : words],
    loss: noLonger.findings,
    findings: { before: was.findings, after: is.findings, counted: isMatchChanged ? 'matched' : 'blocked' },
  };
}

/** A rule, ruleset or exception, and whether its findings are no longer looked for. */
type Directed = { readonly item: DetectionItem; readonly isLost: boolean };

/** Whether this part of a change stops finding something. What an exception does is known from the effect of its change. */
function losesFindings({ list, verb }: DetectionItem, isLooser: boolean): boolean {
  if (list === 'exceptions') return isLooser;
  return list === 'disabled' ? verb === 'added' : verb === 'removed';
}

function sizeOfItems(items: readonly Directed[]): Size {
  const [lost, found] = [true, false].map((isLost) => totalOf(items.filter((one) => one.isLost === isLost)));
  if (lost === undefined || found === undefined || items.length === 0) return noSize;
  if (lost.unknown.length > 0 && lost.number === 0) return unknownSize(lost.unknown);
  const words = [numberWords(lost.number, 'no longer found'), numberWords(found.number, 'open now')].filter(
    (one) => one !== '',
  );
  if (words.length === 0) return found.unknown.length > 0 ? { ...unknownSize(found.unknown), loss: 0 } : noSize;
  return {
    words: [`${lost.unknown.length + found.unknown.length > 0 ? 'at least ' : ''}${words.join(', ')}`],
    loss: lost.number,
    findings: lost.number === 0 ? null : { before: lost.number, after: 0, counted: 'found' },
  };
}

/** Findings where they are known, else issues as the platform counts them; and the estimates that lack something. */
function totalOf(items: readonly Directed[]): {
  readonly number: number;
  readonly unknown: readonly Estimate<unknown>[];
} {
  const counts = items.map(({ item: { findings, issues } }): Estimate<number> => {
    if (findings.kind === 'not-estimable') return issues;
    return { ...findings, figures: findings.figures.findings };
  });
  return {
    number: counts.reduce((sum, one) => sum + (one.kind === 'not-estimable' ? 0 : one.figures), 0),
    unknown: counts.filter(({ kind }) => kind !== 'estimate'),
  };
}

const numberWords = (number: number, words: string): string => (number === 0 ? '' : `${number} ${words}`);

const unknownSize = (estimates: readonly Estimate<unknown>[]): Size => {
  const [limit] = limitsOf(estimates);
  return {
    words: limit === undefined ? ['unknown'] : say`unknown: ${incompleteReasonInWords(limit)}`,
    loss: Infinity,
    findings: null,
  };
};

const limitsOf = (estimates: readonly Estimate<unknown>[]): IncompleteReason[] =>
  estimates.flatMap((one) => (one.kind === 'estimate' ? [] : one.reasons));

/** More rules are only in the plan file. */
const mostItems = 5;

/** The impact of a change in its details: numbers by severity, and where most findings are. */
export function impactLines(impact: ChangeImpact | null): Sentence[] {
  if (impact === null || impact.about === 'other') return [];
  if (impact.about === 'detection') {
    const lines = impact.items.flatMap(itemWords);
    const more = lines.length - mostItems;
    const rest = more > 0 ? [[`and ${count(more, 'more entry', 'more entries')}; the plan file has them all`]] : [];
    return [...lines.slice(0, mostItems), ...rest];
  }
  const { matched, blocked } = impact;
  const [newly, noLonger] = blocked.kind === 'not-estimable' ? [] : [blocked.figures.newly, blocked.figures.noLonger];
  return [
    ...figuresLine('No longer blocked', blocked, noLonger),
    ...figuresLine('Newly blocked', blocked, newly),
    ...(matched.kind === 'not-estimable' ? [] : matchedLine(matched, newly, noLonger)),
  ];
}

/** `No longer blocked: 33 open findings in 4 repositories: 2 critical, 31 high; most in acme/a (12), acme/b (9)`. */
function figuresLine(title: string, { kind }: Estimate<unknown>, figures: Figures | undefined): Sentence[] {
  if (figures === undefined || figures.findings === 0) return [];
  return [say`${[`${title}: ${kind === 'at-least' ? 'at least ' : ''}`]}${figuresWords(figures)}`];
}

/** Nothing if the same findings are blocked anyway. */
function matchedLine(
  matched: Exclude<Estimate<Matched>, { kind: 'not-estimable' }>,
  newly: Figures | undefined,
  noLonger: Figures | undefined,
): Sentence[] {
  const { before, after } = matched.figures;
  if (after.findings === 0)
    return before.findings === noLonger?.findings ? [] : figuresLine('No longer matched', matched, before);
  if (before.findings === 0)
    return after.findings === newly?.findings ? [] : figuresLine('Newly matched', matched, after);
  if (before.findings === after.findings) return figuresLine('Matched', matched, after);
  const start = `Matched: ${matched.kind === 'at-least' ? 'at least ' : ''}`;
  const numbers = `${start}${before.findings} → ${after.findings} open findings. Before: `;
  return [say`${[numbers]}${bySeverity(before)}. After: ${bySeverity(after)}`];
}

const figuresWords = (figures: Figures): Sentence =>
  say`${[`${count(figures.findings, 'open finding')} in ${count(figures.repositories, 'repository', 'repositories')}: `]}${bySeverity(figures)}${topWords(figures)}`;

/** `2 critical, 31 high`. */
const bySeverity = (figures: Figures): Sentence => [
  findingSeverities
    .filter((severity) => figures.bySeverity[severity] > 0)
    .map((severity) => `${figures.bySeverity[severity]} ${severity === 'unset' ? 'without severity' : severity}`)
    .join(', ') || 'none',
];

/** The one repository, or where most findings are. */
function topWords({ repositories, topRepositories }: Figures): Sentence {
  const [first, ...others] = topRepositories.slice(0, 3);
  if (first === undefined) return [];
  if (repositories === 1) return say`, in ${first.name}`;
  const top = [first, ...others].map(({ name, findings }) => say`${name} (${findings})`);
  return say`; most in ${joined(top, ', ')}`;
}

/** `Rule a.b removed: 12 open findings in 3 repositories: 12 high`; nothing for none or unknown. */
function itemWords({ list, name, verb, issues, findings }: DetectionItem): Sentence[] {
  const start = say`${[nouns[list]]} ${name} ${[verb]}: `;
  if (findings.kind !== 'not-estimable' && findings.figures.findings > 0)
    return [say`${start}${[findings.kind === 'at-least' ? 'at least ' : '']}${figuresWords(findings.figures)}`];
  if (issues.kind === 'not-estimable' || issues.figures === 0) return [];
  return [say`${start}${[`${issues.kind === 'at-least' ? 'at least ' : ''}${count(issues.figures, 'issue')}`]}`];
}

const nouns = {
  rulesets: 'Ruleset',
  rules: 'Rule',
  disabled: 'Disabled rule',
  exceptions: 'Exception for',
} as const satisfies Record<DetectionItem['list'], string>;

/** The basis of the numbers, and once for all why they are incomplete. */
export function closingWords({ used, bundles }: Impact): Sentence {
  const all = bundles.flatMap(({ blocked, changes }) => [
    ...(blocked === null ? [] : [blocked]),
    ...changes.flatMap(estimatesIn),
  ]);
  const limits = all.flatMap((one) => (one.kind === 'estimate' ? [] : one.reasons));
  const reasons = new Map(limits.map(incompleteReasonInWords).map((words) => [plainText(words), words]));
  const why = listed([...reasons.values()]);
  if (all.every(({ kind }) => kind === 'not-estimable'))
    return why.length === 0 ? [] : say`No impact estimate: ${why}.`;
  const basis = say`Impact is an estimate from ${used.findings} open findings in code, supply chain, AI detection and secrets, without archived projects.`;
  return why.length === 0 ? basis : say`${basis} The numbers are incomplete: ${why}.`;
}

function estimatesIn(impact: ChangeImpact): Estimate<unknown>[] {
  if (impact.about === 'policy') return [impact.matched, impact.blocked];
  return impact.about === 'detection' ? impact.items.flatMap(({ findings, issues }) => [findings, issues]) : [];
}
