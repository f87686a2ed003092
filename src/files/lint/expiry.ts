import type { Bundle, ObjectId } from '../../domain/bundle.ts';
import type { ExpiringEntry, Place, Problem } from '../../domain/problem.ts';
import { nearest } from '../nearest.ts';
import { placeIn } from './bundle-parts.ts';

/** `today`: the day in UTC, such as 2027-01-31. `warningDays`: how long before the end of an entry its warnings begin. */
export type Dates = { readonly today: string; readonly warningDays: number };

const expiryField = 'x-expires';

const msPerDay = 86_400_000;

/**
 * Entries that have expired or will soon, as warnings: a deadline alone must not stop unrelated work. A review that changes the bundle of an expired
 * entry is refused later, by its plan. Dates that do not exist and names that only look like `x-expires` are errors, since such an entry would stay for ever.
 */
export function* lintExpiry(bundle: Bundle, { today, warningDays }: Dates): Generator<Problem> {
  for (const [id, { [expiryField]: expires, ...others }] of bundle.notes) {
    for (const name of Object.keys(others).filter(isMisnamed))
      yield {
        severity: 'error',
        at: { ...placeIn(bundle, id, [name]), key: true },
        code: 'misnamed-expiry',
        field: name,
      };
    if (expires === undefined) continue;
    const at = placeIn(bundle, id, [expiryField]);
    const days = daysBetween(today, expires);
    const entry: ExpiringEntry = { expires, noun: bundle.kind === 'remediation' ? 'policy' : 'exception' };
    if (days === null) yield { severity: 'error', at, code: 'no-such-day', day: expires };
    else if (days < 0) yield { severity: 'warning', at, code: 'expired', ...entry };
    else if (days <= warningDays) yield { severity: 'warning', at, code: 'expires-soon', days, ...entry };
  }
}

/** The places of all dates on which entries of a bundle expire, as keys. */
export const expiryPlaces = (bundle: Bundle): ReadonlySet<string> =>
  new Set(
    [...bundle.notes].flatMap(([id, notes]) =>
      expiryField in notes ? [placeKey(placeIn(bundle, id, [expiryField]))] : [],
    ),
  );

/** A place as a key of a map or set. */
export const placeKey = ({ file, pointer }: Place): string => JSON.stringify([file, pointer]);

/** Null if `until` is not a day of the calendar. */
function daysBetween(today: string, until: string): number | null {
  const end = Date.parse(`${until}T00:00:00Z`);
  // Some invalid days, such as 30 February, are parsed as days of the next month.
  if (Number.isNaN(end) || !new Date(end).toISOString().startsWith(until)) return null;
  return (end - Date.parse(`${today}T00:00:00Z`)) / msPerDay;
}

/** The expired entries of a bundle. */
export const expiredIn = (bundle: Bundle, today: string): ObjectId[] =>
  [...bundle.notes].flatMap(([id, { [expiryField]: expires }]) =>
    expires !== undefined && (daysBetween(today, expires) ?? 0) < 0 ? [id] : [],
  );

/** Whether a key holds the date on which an entry expires, or was meant to. */
export const isExpiry = (name: string | number | undefined): boolean =>
  typeof name === 'string' && (name === expiryField || isMisnamed(name));

/** The author of such a key relies on its date, but nothing checks it. */
function isMisnamed(name: string): boolean {
  if (!/^x-/i.test(name)) return false;
  const word = name
    .slice(2)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return /expir|until/.test(word) || expiryWords.has(word) || nearest(name, [expiryField]) !== null;
}

/** Words that people use for the date on which something ends. */
const expiryWords: ReadonlySet<string> = new Set([
  'deadline',
  'due',
  'duedate',
  'end',
  'enddate',
  'ends',
  'endson',
  'eol',
  'sunset',
  'ttl',
  'validthrough',
  'validto',
]);
