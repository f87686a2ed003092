import { type ChangeImpact, type Figures, findingSeverities } from '../../domain/impact.ts';
import { sureness } from './figure-words.ts';

/** Characters of the longest bar. */
const longest = 20;

/** The open findings that a policy matches before and after, a line for each severity; every number stands beside its bar. */
export function severityBars(impact: ChangeImpact | null): string[] {
  if (impact?.about !== 'policy' || impact.matched.kind === 'not-estimable') return [];
  const { before, after } = impact.matched.figures;
  const shown = findingSeverities.filter((severity) => countOf(before, severity) + countOf(after, severity) > 0);
  const most = Math.max(0, ...shown.flatMap((severity) => [countOf(before, severity), countOf(after, severity)]));
  if (most === 0) return [];
  const digits = String(most).length;
  const bar = (number: number): string => `${String(number).padStart(digits)} ${'█'.repeat(lengthOf(number, most))}`;
  const row = (name: string, left: string, arrow: string, right: string): string =>
    `${name.padEnd(8)}  ${left.padEnd(digits + 1 + longest)}  ${arrow}  ${right}`.trimEnd();
  return [
    row('', `${sureness(impact.matched)}before`, ' ', 'after'),
    ...shown.map((severity) => row(severity, bar(countOf(before, severity)), '→', bar(countOf(after, severity)))),
  ];
}

const countOf = ({ bySeverity }: Figures, severity: keyof Figures['bySeverity']): number => bySeverity[severity];

/** What is not nothing shows. */
const lengthOf = (number: number, most: number): number =>
  number === 0 ? 0 : Math.max(1, Math.round((longest * number) / most));
