import type { BlockedEstimate, BundleImpact, Estimate, Lost } from '../../domain/impact.ts';
import { count } from '../words/counts.ts';
import { sureness } from './figure-words.ts';
import { type Turn, turnsIn } from './turns.ts';

const notEstimable = 'not estimable';

/** What the changes of a bundle mean for open findings, as short as a cell of a table; null where nothing is told of it. */
export function bundleWords({ blocked, lost }: BundleImpact): string | null {
  if (blocked !== null) return blockedWords(blocked);
  return lost === null ? null : lostWords(lost);
}

/** `−14 blocked`, `at least +3 −14 blocked`, `+3, at least −14 blocked`, `at least +3 −? blocked`, `±0`. */
function blockedWords(blocked: BlockedEstimate): string {
  if (blocked.kind === 'not-estimable') return notEstimable;
  const turns = turnsIn(blocked).filter(({ findings }) => findings !== 0);
  if (turns.length === 0) return '±0';
  if (turns.every(({ findings }) => findings === null)) return '±0 of those read';
  const sure = turns.filter(({ least }) => least === '').map(stepOf);
  const unsure = turns.filter(({ least }) => least !== '').map(stepOf);
  const isLeast = turns.some(({ least, findings }) => least !== '' && findings !== null);
  const parts = [sure.join(' '), `${isLeast ? 'at least ' : ''}${unsure.join(' ')}`];
  return `${parts.filter(Boolean).join(isLeast ? ', ' : ' ')} blocked`;
}

const signs = { newly: '+', noLonger: '−' } as const satisfies Record<Turn['way'], string>;

const stepOf = ({ way, findings }: Turn): string => `${signs[way]}${findings === null ? '?' : String(findings)}`;

/** `−30 open`, each finding once; else, or where none is open, `−37 issues`, as the platform counts them. */
function lostWords({ findings, issues }: Lost): string {
  const told = [
    numberOf(
      findings,
      (figures) => figures.findings,
      (number) => `−${String(number)} open`,
    ),
    numberOf(
      issues,
      (number) => number,
      (number) => `−${count(number, 'issue')}`,
    ),
  ].filter((one) => one !== null);
  // That none is open hides what is open on other branches.
  const some = told.some(({ isNone }) => !isNone) ? told.filter(({ isNone }) => !isNone) : told;
  return (some.find(({ isSure }) => isSure) ?? some[0])?.words ?? notEstimable;
}

/** That at least nothing is lost tells nothing. */
function numberOf<T>(
  estimate: Estimate<T>,
  numberIn: (figures: T) => number,
  words: (number: number) => string,
): { readonly words: string; readonly isSure: boolean; readonly isNone: boolean } | null {
  if (estimate.kind === 'not-estimable') return null;
  const [number, isSure] = [numberIn(estimate.figures), estimate.kind === 'estimate'];
  if (number === 0) return isSure ? { words: '±0', isSure, isNone: true } : null;
  return { words: `${sureness(estimate)}${words(number)}`, isSure, isNone: false };
}
