import type { Problem } from '../../domain/problem.ts';
import { originOf, type Rule, within } from './rule.ts';

/**
 * An entry that is overdue is an error, not a warning: somebody agreed to it until that day only, and a warning is what lets a
 * temporary exception live for years. Renewing it is one line in a pull request, where a reviewer sees it. `today` is the day in UTC, as
 * 2027-01-31.
 */
export const expiry =
  (today: string): Rule =>
  (bundle) =>
    [...bundle.notes].flatMap(([id, notes]): Problem[] => {
      const expires = notes['x-expires'];
      if (expires === undefined) return [];
      const at = within(originOf(bundle, id), 'x-expires');
      if (!isDay(expires)) return [{ severity: 'error', at, code: 'bad-date', text: expires }];
      return expires <= today ? [{ severity: 'error', at, code: 'expired', expires, today }] : [];
    });

/** Whether the calendar has this day; the schema has seen to its form. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
