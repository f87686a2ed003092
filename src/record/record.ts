import { compareWithReviewed, type Standing } from '../apply/check.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import type { BindingDifference, RecordedBundle, RecordPayload, Verified } from '../domain/record.ts';
import { firstLineEdited, readClaims, readFirstLine, type RecordLine, writeRecordLine } from './comment-line.ts';
import { deriveKey, isSameMac, type KeyScope, macOf } from './key.ts';
import { oddField, readPayload, writePayload } from './payload.ts';

/**
 * The whole first line of a comment, without a line break: `<!-- ifmatch:record:v1:<key id>:<payload>:<mac> -->`. The secret is the
 * deployment's API token. Throws RecordError when it is too short.
 */
export function signRecord(payload: RecordPayload, secret: string): string {
  const odd = oddField(payload);
  if (odd !== null) throw new Error(`a record cannot hold this ${odd}`);
  const text = writePayload(payload);
  const key = deriveKey(secret, payload);
  return writeRecordLine({ keyId: key.id, payload: Buffer.from(text), mac: macOf(text, key) });
}

/**
 * Verifies the record at byte 0 of a comment against this token, repository and platform. `matchBindings` checks pull request, deployment
 * and settings, `matchRecord` the bundles. Throws RecordError when the token is too short.
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

/** The MAC is valid, so a holder of the token wrote the payload; its scope must still be ours. */
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

/** The most probable reason why a record is not trusted. Used only in the text of a refusal. */
function whyNot({ payload }: RecordLine, expected: KeyScope, { signed, sameToken }: Clues): Verified {
  const claims = readClaims(payload);
  if (claims === null) return { kind: 'forged', reason: firstLineEdited };
  // A key is bound to one repository and platform, so another token is detected only if both match.
  if (claims.repository !== expected.repository) return { kind: 'forged', reason: elsewhere.repository };
  if (claims.platform !== expected.platform) return { kind: 'forged', reason: elsewhere.platform };
  if (signed) return { kind: 'forged', reason: 'its key id was changed' };
  if (sameToken) return { kind: 'forged', reason: 'it does not match its signature' };
  return { kind: 'other-token', reason: 'it was signed with another API token' };
}

/** The expected bindings of a record. Null for a commit that is not checked. */
export type Bindings = Pick<RecordPayload, 'repository' | 'platform' | 'pull' | 'deployment' | 'settings'> & {
  readonly head: string | null;
  readonly merge: string | null;
};

/** The first binding of a verified record that differs here; null if none does. */
export function matchBindings(payload: RecordPayload, expected: Bindings): BindingDifference | null {
  const here = new Map(textsOf(expected));
  for (const [kind, reviewed] of textsOf(payload)) {
    const current = here.get(kind) ?? null;
    if (reviewed !== null && current !== null && reviewed !== current) return { kind, reviewed, current };
  }
  return null;
}

const textsOf = (bindings: Bindings): (readonly [BindingDifference['kind'], string | null])[] => [
  ['repository', bindings.repository],
  ['platform', bindings.platform],
  ['pull', String(bindings.pull)],
  ['deployment', `${bindings.deployment.slug} (${bindings.deployment.id})`],
  ['settings', bindings.settings],
  ['head', bindings.head],
  ['merge', bindings.merge],
];

/** A recorded bundle beside its fresh preview; null if the files no longer declare it. */
export type Matched = { readonly reviewed: RecordedBundle } & (
  | { readonly standing: Standing; readonly fresh: PlannedBundle }
  | { readonly standing: 'missing'; readonly fresh: null }
);

/** Compares each bundle of a verified record with a fresh plan, in record order. Ignores bundles of other deployments. */
export function matchRecord({ deployment, bundles }: RecordPayload, fresh: readonly PlannedBundle[]): Matched[] {
  const { id, slug } = deployment;
  const own = fresh.filter((bundle) => bundle.deployment.id === id && bundle.deployment.slug === slug);
  return bundles.map((reviewed) => {
    const now = own.find(({ kind }) => kind === reviewed.kind);
    if (now === undefined) return { reviewed, standing: 'missing', fresh: null };
    const { bundle: bundleDigest, diff: diffDigest, stateVersion } = reviewed;
    return { reviewed, standing: compareWithReviewed({ bundleDigest, diffDigest, stateVersion }, now), fresh: now };
  });
}
