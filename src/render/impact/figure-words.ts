import type { Estimate, Figures } from '../../domain/impact.ts';
import { count } from '../words/counts.ts';

/** What stands before a number that may be higher. */
export const sureness = ({ kind }: Estimate<unknown>): string => (kind === 'at-least' ? 'at least ' : '');

/** `12`, `at least 12`; null when it is not estimable. */
export const figureWords = <T>(estimate: Estimate<T>, number: (figures: T) => number): string | null =>
  estimate.kind === 'not-estimable' ? null : `${sureness(estimate)}${String(number(estimate.figures))}`;

/** `12 open findings in 3 repositories`. */
export const placedWords = ({ findings, repositories }: Figures): string =>
  `${count(findings, 'open finding')} in ${count(repositories, 'repository', 'repositories')}`;
