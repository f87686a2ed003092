import type { Verified } from '../domain/record.ts';
import { readFirstLine, type RecordLine } from './first-line.ts';
import { deriveKey, isSameMac, type KeyScope, macOf } from './mac.ts';
import { readClaims } from './marker.ts';
import { readPayload } from './payload-text.ts';

/**
 * The record at byte 0 of a comment, if the holder of this token signed it for this repository and platform. Pull request, deployment
 * and settings are for `matchBindings`, the bundles for `matchRecord`. Throws RecordError when the token is too short.
 */
export function verifyRecord(body: string, secret: string, expected: KeyScope): Verified {
  const line = readFirstLine(body);
  if (line.kind === 'broken') return { kind: 'unreadable', reason: line.reason };
  if (line.kind !== 'record') return { kind: 'missing' };
  const key = deriveKey(secret, expected);
  const signed = isSameMac(line.mac, macOf(line.payload, key));
  if (signed && line.keyId === key.id) return believe(line, expected);
  return whyNot(line, expected, { signed, sameToken: line.keyId === key.id });
}

/** The MAC is right, so the words of the payload are those of a holder of the token; they must still be ours. */
function believe({ payload: bytes }: RecordLine, { repository, platform }: KeyScope): Verified {
  const payload = readPayload(bytes);
  if (payload === null) {
    return { kind: 'unreadable', reason: 'it holds what this version of the program does not know' };
  }
  if (payload.repository !== repository) return { kind: 'forged', reason: elsewhere.repository };
  if (payload.platform !== platform) return { kind: 'forged', reason: elsewhere.platform };
  return { kind: 'valid', payload };
}

const elsewhere = { repository: 'it is of another repository', platform: 'it is of another platform' };

type Clues = { readonly signed: boolean; readonly sameToken: boolean };

/** What most probably happened to a record that cannot be believed. Nothing but the words of a refusal depends on it. */
function whyNot({ payload }: RecordLine, expected: KeyScope, { signed, sameToken }: Clues): Verified {
  const claims = readClaims(payload);
  if (claims === null) return { kind: 'forged', reason: 'what it says was damaged' };
  // A key is of one repository and platform, so another token is told only where those are the same.
  if (claims.repository !== expected.repository) return { kind: 'forged', reason: elsewhere.repository };
  if (claims.platform !== expected.platform) return { kind: 'forged', reason: elsewhere.platform };
  if (signed) return { kind: 'forged', reason: 'its key id was changed' };
  if (sameToken) return { kind: 'forged', reason: 'what it says is not what was signed' };
  return { kind: 'other-token', reason: 'it was signed with another API token' };
}
