import type { Profile } from '../profile.ts';
import type { Headers } from './exchange.ts';

/** What the operator of the platform needs to find a request in the logs; null when the answer names none. */
export function requestIdOf(headers: Headers, profile: Profile): string | null {
  const given = profile.requestIdHeaders
    .map((name) => headers[name])
    .find((value) => value !== undefined && value !== '');
  // It is printed, and it comes from outside.
  const id = given?.replaceAll(/[^\x21-\x7e]/g, '').slice(0, 200) ?? '';
  return id === '' ? null : id;
}
