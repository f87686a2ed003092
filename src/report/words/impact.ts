import {
  type ChangeImpact,
  type DetectionItem,
  type Estimate,
  type FindingCounts,
  findingSeverities,
  type Impact,
  type IncompleteReason,
  incompleteReasonSentence,
  type MatchedFindings,
  type PolicyImpact,
} from '../../domain/impact.ts';
import type { Change } from '../../domain/plan.ts';
import { joinSentences, listSentence, plainText, say, type Sentence } from '../../domain/sentence.ts';
import { pluralize } from '../../util/text.ts';
import { effectDirection } from '../risk.ts';

/** What a change means for open findings, for its row. */
export type FindingsImpact = {
  /** Empty if no open finding is touched. */
  readonly label: Sentence;
  /** Open findings that lose protection, which orders rows; infinite if unknown. */
  readonly lostFindings: number;
  /** Open findings before and after, and what of them is counted; null without numbers, or if both are the same. */
  readonly bars: { readonly before: number; readonly after: number; readonly counted: Counted } | null;
};

type Counted = 'matched' | 'blocked' | 'found';

export const noFindingsImpact: FindingsImpact = { label: [], lostFindings: 0, bars: null };

/** The impact of a change on findings; none without an estimate. */
export function findingsImpact(change: Pick<Change, 'effect'>, impact: ChangeImpact | null): FindingsImpact {
  if (impact === null || impact.about === 'other') return noFindingsImpact;
  const isLooser = effectDirection(change) === 'looser';
  const findings = impact.about === 'policy' ? policyFindings(impact) : detectionFindings(impact.items, isLooser);
  return isLooser ? findings : { ...findings, lostFindings: 0 };
}

function policyFindings({ matched, blocked }: PolicyImpact): FindingsImpact {
  if (blocked.kind === 'not-estimable' || matched.kind === 'not-estimable')
    return unknownFindingsImpact([matched, blocked]);
  const { newly, noLonger } = blocked.figures;
  const { before, after } = matched.figures;
  const isMatchChanged = before.findings !== after.findings;
  const matchedText = isMatchChanged ? `${before.findings} → ${after.findings} matched` : '';
  const blockedTexts = [countText(noLonger.findings, 'no longer blocked'), countText(newly.findings, 'newly blocked')];
  const label = blockedTexts.filter((text) => text !== '').join(', ') || matchedText;
  if (label === '') return blocked.kind === 'at-least' ? unknownFindingsImpact([blocked, matched]) : noFindingsImpact;
  return {
    label: [`${atLeast(blocked)}${label}`],
    lostFindings: noLonger.findings,
    bars: isMatchChanged
      ? { before: before.findings, after: after.findings, counted: 'matched' }
      : { before: noLonger.findings, after: newly.findings, counted: 'blocked' },
  };
}

const countText = (number: number, what: string): string => (number === 0 ? '' : `${number} ${what}`);

const atLeast = ({ kind }: Estimate<unknown>): string => (kind === 'at-least' ? 'at least ' : '');

/** The impact of changed rules, rulesets and exceptions. */
function detectionFindings(items: readonly DetectionItem[], isLooser: boolean): FindingsImpact {
  if (items.length === 0) return noFindingsImpact;
  const noLongerFound = sumFindings(items.filter((item) => isNoLongerFound(item, isLooser)));
  const newlyFound = sumFindings(items.filter((item) => !isNoLongerFound(item, isLooser)));
  if (noLongerFound.incomplete.length > 0 && noLongerFound.findings === 0)
    return unknownFindingsImpact(noLongerFound.incomplete);
  const texts = [countText(noLongerFound.findings, 'no longer found'), countText(newlyFound.findings, 'open now')];
  const label = texts.filter((text) => text !== '').join(', ');
  if (label === '') {
    if (newlyFound.incomplete.length === 0) return noFindingsImpact;
    return { ...unknownFindingsImpact(newlyFound.incomplete), lostFindings: 0 };
  }
  const isIncomplete = noLongerFound.incomplete.length + newlyFound.incomplete.length > 0;
  return {
    label: [`${isIncomplete ? 'at least ' : ''}${label}`],
    lostFindings: noLongerFound.findings,
    bars: noLongerFound.findings === 0 ? null : { before: noLongerFound.findings, after: 0, counted: 'found' },
  };
}

/** Whether the findings of an item are no longer looked for. What an exception does is known from the effect of its change. */
function isNoLongerFound({ list, verb }: DetectionItem, isLooser: boolean): boolean {
  if (list === 'exceptions') return isLooser;
  return list === 'disabled' ? verb === 'added' : verb === 'removed';
}

/** Adds up the findings of items, or the issues where findings are unknown, and collects the incomplete estimates. */
function sumFindings(items: readonly DetectionItem[]): {
  readonly findings: number;
  readonly incomplete: readonly Estimate<unknown>[];
} {
  const estimates = items.map(({ findings, issues }): Estimate<number> => {
    if (findings.kind === 'not-estimable') return issues;
    return { ...findings, figures: findings.figures.findings };
  });
  return {
    findings: estimates.reduce((sum, estimate) => sum + (estimate.kind === 'not-estimable' ? 0 : estimate.figures), 0),
    incomplete: estimates.filter(({ kind }) => kind !== 'estimate'),
  };
}

function unknownFindingsImpact(estimates: readonly Estimate<unknown>[]): FindingsImpact {
  const [reason] = incompleteReasons(estimates);
  return {
    label: reason === undefined ? ['unknown'] : say`unknown: ${incompleteReasonSentence(reason)}`,
    lostFindings: Infinity,
    bars: null,
  };
}

const incompleteReasons = (estimates: readonly Estimate<unknown>[]): IncompleteReason[] =>
  estimates.flatMap((estimate) => (estimate.kind === 'estimate' ? [] : estimate.reasons));

/** Longer lists are cut; the plan file is complete. */
const maxItemSentences = 5;

/** The impact of a change in its details: numbers by severity, and where most findings are. */
export function impactSentences(impact: ChangeImpact | null): Sentence[] {
  if (impact === null || impact.about === 'other') return [];
  return impact.about === 'policy' ? policySentences(impact) : detectionSentences(impact.items);
}

function policySentences({ matched, blocked }: PolicyImpact): Sentence[] {
  const { newly, noLonger } = blocked.kind === 'not-estimable' ? {} : blocked.figures;
  return [
    ...figuresSentences('No longer blocked', blocked, noLonger),
    ...figuresSentences('Newly blocked', blocked, newly),
    ...(matched.kind === 'not-estimable' ? [] : matchedSentences(matched, newly, noLonger)),
  ];
}

function detectionSentences(items: readonly DetectionItem[]): Sentence[] {
  const sentences = items.flatMap(itemSentences);
  const omitted = sentences.length - maxItemSentences;
  if (omitted <= 0) return sentences;
  const omission = `and ${pluralize(omitted, 'more entry', 'more entries')}; the plan file has them all`;
  return [...sentences.slice(0, maxItemSentences), [omission]];
}

/** `No longer blocked: 33 open findings in 4 repositories: 2 critical, 31 high; most in acme/a (12), acme/b (9)`. */
function figuresSentences(title: string, estimate: Estimate<unknown>, figures: FindingCounts | undefined): Sentence[] {
  if (figures === undefined || figures.findings === 0) return [];
  return [say`${[`${title}: ${atLeast(estimate)}`]}${figuresSentence(figures)}`];
}

/** The matched findings; empty if exactly the same findings are blocked. */
function matchedSentences(
  matched: Exclude<Estimate<MatchedFindings>, { kind: 'not-estimable' }>,
  newly: FindingCounts | undefined,
  noLonger: FindingCounts | undefined,
): Sentence[] {
  const { before, after } = matched.figures;
  if (after.findings === 0)
    return before.findings === noLonger?.findings ? [] : figuresSentences('No longer matched', matched, before);
  if (before.findings === 0)
    return after.findings === newly?.findings ? [] : figuresSentences('Newly matched', matched, after);
  if (before.findings === after.findings) return figuresSentences('Matched', matched, after);
  const counts = `Matched: ${atLeast(matched)}${before.findings} → ${after.findings} open findings.`;
  return [say`${[counts]} Before: ${[severitiesText(before)]}. After: ${[severitiesText(after)]}`];
}

function figuresSentence(figures: FindingCounts): Sentence {
  const { findings, repositories } = figures;
  const counts = `${pluralize(findings, 'open finding')} in ${pluralize(repositories, 'repository', 'repositories')}`;
  return say`${[`${counts}: ${severitiesText(figures)}`]}${topRepositoriesSentence(figures)}`;
}

/** `2 critical, 31 high`. */
function severitiesText({ bySeverity }: FindingCounts): string {
  const counts = findingSeverities
    .filter((severity) => bySeverity[severity] > 0)
    .map((severity) => `${bySeverity[severity]} ${severity === 'unset' ? 'without severity' : severity}`);
  return counts.join(', ') || 'none';
}

/** The one repository, or where most findings are. */
function topRepositoriesSentence({ repositories, topRepositories }: FindingCounts): Sentence {
  const [first, ...others] = topRepositories.slice(0, 3);
  if (first === undefined) return [];
  if (repositories === 1) return say`, in ${first.name}`;
  const top = [first, ...others].map(({ name, findings }) => say`${name} (${findings})`);
  return say`; most in ${joinSentences(top, ', ')}`;
}

/** `Rule a.b removed: 12 open findings in 3 repositories: 12 high`; nothing for none or unknown. */
function itemSentences({ list, name, verb, issues, findings }: DetectionItem): Sentence[] {
  const item = say`${[itemNouns[list]]} ${name} ${[verb]}`;
  if (findings.kind !== 'not-estimable' && findings.figures.findings > 0)
    return [say`${item}: ${[atLeast(findings)]}${figuresSentence(findings.figures)}`];
  if (issues.kind === 'not-estimable' || issues.figures === 0) return [];
  return [say`${item}: ${[`${atLeast(issues)}${pluralize(issues.figures, 'issue')}`]}`];
}

const itemNouns = {
  rulesets: 'Ruleset',
  rules: 'Rule',
  disabled: 'Disabled rule',
  exceptions: 'Exception for',
} as const satisfies Record<DetectionItem['list'], string>;

/** The basis of the numbers and, in one place, why they are incomplete. */
export function impactBasisSentence({ used, bundles }: Impact): Sentence {
  const estimates = bundles.flatMap(({ blocked, changes }) => [
    ...(blocked === null ? [] : [blocked]),
    ...changes.flatMap(estimatesIn),
  ]);
  const sentences = incompleteReasons(estimates).map(incompleteReasonSentence);
  const distinct = new Map(sentences.map((sentence) => [plainText(sentence), sentence]));
  const why = listSentence([...distinct.values()]);
  if (estimates.every(({ kind }) => kind === 'not-estimable'))
    return why.length === 0 ? [] : say`No impact estimate: ${why}.`;
  const basis = say`Impact is an estimate from ${used.findings} open findings in code, supply chain, AI detection and secrets, without archived projects.`;
  return why.length === 0 ? basis : say`${basis} The numbers are incomplete: ${why}.`;
}

function estimatesIn(impact: ChangeImpact): Estimate<unknown>[] {
  if (impact.about === 'policy') return [impact.matched, impact.blocked];
  if (impact.about === 'detection') return impact.items.flatMap(({ findings, issues }) => [findings, issues]);
  return [];
}
