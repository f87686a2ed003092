import {
  type Blocked,
  type Estimate,
  type Figures,
  findingSeverities,
  type Matched,
  type PolicyImpact,
} from '../../domain/impact.ts';
import { reasonsOf } from './reasons.ts';
import type { Sentence } from './sentence.ts';

/** `estimate: matches 37 → 52 open findings in 9 repositories (critical 4, high 33 → 48); newly blocks 15` */
export function policyWords({ matched, blocked, issues }: PolicyImpact): Sentence {
  const counted = issues === null ? [] : [`the platform counts ${issueWords(issues)}`];
  const parts = [...matchedWords(matched), ...blockedWords(blocked), ...counted];
  const reasons = reasonsOf([matched, blocked]);
  const says = `estimate: ${parts.length === 0 ? 'not estimable' : parts.join('; ')}`;
  if (reasons.length === 0) return [says];
  return parts.length === 0 ? [`${says}: `, ...reasons] : [`${says} (`, ...reasons, ')'];
}

function matchedWords(matched: Estimate<Matched>): string[] {
  if (matched.kind === 'not-estimable') return [];
  const { before, after } = matched.figures;
  const findings = `${sureness(matched)}${arrow(before.findings, after.findings)}`;
  if (before.findings + after.findings === 0) return [`matches ${findings} open findings`];
  const repositories = `${arrow(before.repositories, after.repositories)} ${noun(before.repositories, after.repositories, 'repository', 'repositories')}`;
  const open = noun(before.findings, after.findings, 'open finding', 'open findings');
  return [`matches ${findings} ${open} in ${repositories} (${severityWords(before, after)})`];
}

const severityWords = (before: Figures, after: Figures): string =>
  findingSeverities
    .filter((severity) => before.bySeverity[severity] + after.bySeverity[severity] > 0)
    .map((severity) => `${severity} ${arrow(before.bySeverity[severity], after.bySeverity[severity])}`)
    .join(', ');

/** Of what is certain only what there is; of a lower bound that there may be some. */
function blockedWords(blocked: Estimate<Blocked>): string[] {
  if (blocked.kind === 'not-estimable') return [];
  const { newly, noLonger } = blocked.figures;
  const least = sureness(blocked);
  const mayBeMore = blocked.kind === 'at-least' && noLonger.findings === 0;
  return [
    ...(newly.findings > 0 || mayBeMore ? [`newly blocks ${least}${String(newly.findings)}`] : []),
    ...(noLonger.findings > 0 ? [`no longer blocks ${least}${String(noLonger.findings)}`] : []),
  ];
}

function issueWords({ before, after, exact }: NonNullable<PolicyImpact['issues']>): string {
  return `${exact ? '' : 'at least '}${arrow(before, after)} ${noun(before, after, 'issue', 'issues')}`;
}

const sureness = ({ kind }: Estimate<unknown>): string => (kind === 'at-least' ? 'at least ' : '');

const arrow = (before: number, after: number): string =>
  before === after ? String(after) : `${String(before)} → ${String(after)}`;

/** The noun after `arrow`. */
const noun = (before: number, after: number, one: string, many: string): string =>
  before === after && after === 1 ? one : many;
