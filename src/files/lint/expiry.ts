import type { Notes } from '../../domain/bundle.ts';
import type { Place } from '../../domain/position.ts';
import type { Problem } from '../../domain/problem.ts';
import { nearest } from '../nearest.ts';
import { originOf, type Rule, within } from './rule.ts';

/**
 * An entry that is overdue is an error, not a warning: somebody agreed to it until that day only, and a warning is what lets a
 * temporary exception live for years. Renewing it is one line in a pull request, where a reviewer sees it. `today` is the day in UTC, as
 * 2027-01-31.
 */
export const expiry =
  (today: string): Rule =>
  (bundle) =>
    [...bundle.notes].flatMap(([id, notes]) => {
      const origin = originOf(bundle, id);
      return [...misnamedIn(notes, origin), ...overdue(notes, origin, today)];
    });

function overdue({ 'x-expires': expires }: Notes, origin: Place, today: string): Problem[] {
  if (expires === undefined) return [];
  const at = within(origin, 'x-expires');
  if (!isDay(expires)) return [{ severity: 'error', at, code: 'bad-date', text: expires }];
  return expires <= today ? [{ severity: 'error', at, code: 'expired', expires, today }] : [];
}

const misnamedIn = (notes: Notes, origin: Place): Problem[] =>
  Object.entries(notes)
    .filter(([name, text]) => isMisnamed(name, text))
    .map(([field]) => {
      return { severity: 'error', at: { ...within(origin, field), key: true }, code: 'misnamed-expiry', field };
    });

/** A note that gives a year and is nearly called so: whoever wrote it counts on that day, and nobody would look at it. */
const isMisnamed = (name: string, text: string): boolean =>
  name !== 'x-expires' &&
  /\b20[0-9]{2}/.test(text) &&
  (/^x-expir/i.test(name) || nearest(name, ['x-expires']) !== null);

/** Whether the calendar has this day; the schema has seen to its form. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
