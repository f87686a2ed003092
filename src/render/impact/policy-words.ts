import {
  type Blocked,
  type BlockedEstimate,
  type Estimate,
  type Figures,
  findingSeverities,
  type Matched,
  type PolicyImpact,
} from '../../domain/impact.ts';
import { sureness } from './figure-words.ts';
import { reasonsOf } from './reasons.ts';
import { turnsIn } from './turns.ts';
import type { Sentence } from '../words/sentence.ts';

/** `estimate: matches 37 → 52 open findings in 9 repositories (critical 4, high 33 → 48); newly blocks 15` */
export function policyWords({ matched, blocked }: PolicyImpact): Sentence {
  const known = [...matchedWords(matched), ...blockedWords(blocked)];
  const parts = [...known, ...(known.length === 0 ? [] : unknownWords(blocked))];
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

/** Only what there is. */
const blockedWords = (blocked: BlockedEstimate): string[] =>
  turnsIn(blocked).flatMap(({ way, least, findings }) =>
    findings === null || findings === 0 ? [] : [`${turnWords[way].does} ${least}${String(findings)}`],
  );

function unknownWords(blocked: BlockedEstimate): string[] {
  const unknown = turnsIn(blocked).filter(({ findings }) => findings === null);
  const ways = unknown.map(({ way }) => turnWords[way].becomes);
  return ways.length === 0 ? [] : [`how many are ${ways.join(' or ')} blocked is not known`];
}

const turnWords = {
  newly: { does: 'newly blocks', becomes: 'newly' },
  noLonger: { does: 'no longer blocks', becomes: 'no longer' },
} as const satisfies Record<keyof Blocked, object>;

const arrow = (before: number, after: number): string =>
  before === after ? String(after) : `${String(before)} → ${String(after)}`;

/** The noun after `arrow`. */
const noun = (before: number, after: number, one: string, many: string): string =>
  before === after && after === 1 ? one : many;
