import type { Bundle, ObjectId } from '../../domain/bundle.ts';
import type { ExpiringEntry, Place, Problem } from '../../domain/problem.ts';
import { nearest } from '../nearest.ts';
import { placeIn } from './bundle-parts.ts';

/** `today`: the current day in UTC, such as 2027-01-31. `warningDays`: how many days before an entry expires its warnings start. */
export type Dates = { readonly today: string; readonly warningDays: number };

const expiryField = 'x-expires';

const msPerDay = 86_400_000;

/**
 * Warns of entries that have expired or will soon. They are no errors, because a deadline must not stop unrelated work; a plan that changes the bundle of an
 * expired entry is refused later. Dates that do not exist, and keys that look like `x-expires`, are errors, because such an entry would never expire.
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

/** The places of all expiry dates of a bundle, as made by `placeKey`. */
export const expiryPlaces = (bundle: Bundle): ReadonlySet<string> =>
  new Set(
    [...bundle.notes].flatMap(([id, notes]) =>
      expiryField in notes ? [placeKey(placeIn(bundle, id, [expiryField]))] : [],
    ),
  );

/** Makes a key for maps and sets of a place. */
export const placeKey = ({ file, pointer }: Place): string => JSON.stringify([file, pointer]);

/** The number of days from `today` to `expires`; null if `expires` is no day of the calendar. */
function daysBetween(today: string, expires: string): number | null {
  const end = Date.parse(`${expires}T00:00:00Z`);
  // Some invalid days, such as 30 February, are parsed as days of the next month.
  if (Number.isNaN(end) || !new Date(end).toISOString().startsWith(expires)) return null;
  return (end - Date.parse(`${today}T00:00:00Z`)) / msPerDay;
}

/** The ids of the expired entries of a bundle. */
export const expiredIn = (bundle: Bundle, today: string): ObjectId[] =>
  [...bundle.notes].flatMap(([id, { [expiryField]: expires }]) =>
    expires !== undefined && (daysBetween(today, expires) ?? 0) < 0 ? [id] : [],
  );

/** Whether a key holds an expiry date, or was most likely meant to. */
export const isExpiry = (name: string | number | undefined): boolean =>
  typeof name === 'string' && (name === expiryField || isMisnamed(name));

/** Whether a key looks like `x-expires`. Its author relies on a date that is not checked. */
function isMisnamed(name: string): boolean {
  if (!/^x-/i.test(name)) return false;
  const word = name
    .slice(2)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return /expir|until/.test(word) || expiryWords.has(word) || nearest(name, [expiryField]) !== null;
}

/** Words that people use for an expiry date. */
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
