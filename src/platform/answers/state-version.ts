import { PlatformError } from '../../domain/preview.ts';
import type { Profile } from '../profile.ts';
import { Misunderstanding } from './misunderstanding.ts';

const longest = 1000;

/**
 * Why a state version cannot be sent as `If-Match`, or null when it can. A header value is trimmed on its way, `*` would match any
 * state, and bytes outside visible ASCII may be changed: the platform would compare with something else than it answered.
 */
export function unsendable(version: string): string | null {
  if (version === '') return 'it is empty';
  if (version === '*') return 'it is *, which would match any state';
  if (version.length > longest) return `it has ${String(version.length)} characters, over ${String(longest)}`;
  if (/^\s|\s$/.test(version)) return 'it has white space around it';
  return /^[\x21-\x7e]+$/.test(version) ? null : 'it has characters outside visible ASCII';
}

/** The state version of an answer, byte for byte: quotes belong to it. Throws Misunderstanding. */
export function tidyStateVersion(version: string): string {
  const reason = unsendable(version);
  if (reason === null) return version;
  throw new Misunderstanding(`with a state_version that cannot be sent as If-Match: ${reason}`, notStrict);
}

const notStrict =
  'Without a version that can be sent back nothing can be applied safely. Ask the operator of the platform, and name the request id.';

/** The value of the `If-Match` header. Throws PlatformError when the state version, from a plan file perhaps, cannot be sent. */
export function toIfMatch(version: string, { ifMatch }: Pick<Profile, 'ifMatch'>): string {
  const reason = unsendable(version);
  if (reason === null) return forms[ifMatch](version);
  throw new PlatformError(`The state version cannot be sent as If-Match: ${reason}. Nothing was sent.`, {
    hint: 'Preview again.',
    unsent: true,
  });
}

const quote = (version: string): string => (/^(W\/)?".*"$/.test(version) ? version : `"${version}"`);

const forms: Readonly<Record<Profile['ifMatch'], (version: string) => string>> = {
  raw: (version) => version,
  quoted: quote,
};
