import { createHash } from 'node:crypto';
import { Fault } from '../fault.ts';

/**
 * Where the next page begins, as text for the client to send back. `request` is all that must not change between the pages (operation,
 * deployment, filter, order), `place` anything that JSON can hold. A cursor gives no rights, so it is checked, not signed.
 */
export function writeCursor(request: unknown, place: unknown): string {
  const text = JSON.stringify(place);
  return Buffer.from(digestOf(request, text) + text).toString('base64url');
}

/** The place that a cursor of the same request names. Throws Fault 400 for a cursor of another request, and for what was never a cursor. */
export function readCursor<Place>(
  request: unknown,
  cursor: string,
  isPlace: (place: unknown) => place is Place,
): Place {
  const bytes = Buffer.from(cursor, 'base64url');
  const [digest, text] = [bytes.toString('utf8', 0, digestLength), bytes.toString('utf8', digestLength)];
  if (bytes.toString('base64url') !== cursor || digest !== digestOf(request, text)) throw foreign();
  const place = parsed(text);
  if (!isPlace(place)) throw foreign();
  return place;
}

const digestLength = 16;

const digestOf = (request: unknown, text: string): string =>
  createHash('sha256')
    .update(`${canonical(request)}\n${text}`)
    .digest('base64url')
    .slice(0, digestLength);

/** The same text for the same request, in whatever order its fields come. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whoever computes the digest can put anything behind it.
    return undefined;
  }
}

const foreign = (): Fault =>
  new Fault(
    400,
    'The cursor does not belong to this request. Send it with the same filter and order as the request that it came from, or leave it out for the first page.',
  );
