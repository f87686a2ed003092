import { compareWithReviewed, type Standing } from '../apply/check.ts';
import type { Cause } from '../domain/github.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import type { RecordedBundle, RecordPayload } from '../domain/record.ts';
import { claimsIn, readFirstLine, writeRecordLine } from './comment-line.ts';
import { deriveKey, isSameMac, type KeyScope, macOf } from './key.ts';

/**
 * The whole first line of a comment, without a line break: `<!-- ifmatch:record:v1:<key id>:<payload>:<mac> -->`. The secret is the
 * deployment's API token. Throws SigningError when it is too short.
 */
export function signRecord(payload: RecordPayload, secret: string): string {
  const bytes = Buffer.from(JSON.stringify(payload));
  const key = deriveKey(secret, payload);
  return writeRecordLine({ keyId: key.id, payload: bytes, mac: macOf(bytes, key) });
}

/**
 * Verifies the record at byte 0 of a comment against this token, repository and platform; then its content is trusted. `matchBindings`
 * checks pull request, deployment and settings, `matchRecord` the bundles. Returns null without a record, else why it is not trusted. Throws
 * SigningError when the token is too short.
 */
export function verifyRecord(body: string, secret: string, scope: KeyScope): RecordPayload | Cause | null {
  const line = readFirstLine(body);
  if (line === null) return null;
  if ('reason' in line) return { code: 'edited', reason: line.reason };
  const key = deriveKey(secret, scope);
  if (line.keyId !== key.id) return { code: 'other-token' };
  return isSameMac(line.mac, macOf(line.payload, key))
    ? (claimsIn(line.payload) as RecordPayload)
    : { code: 'edited', reason: 'it does not match its signature' };
}

/** What a record is bound to beside its repository and platform. */
export type Bindings = Pick<RecordPayload, 'pull' | 'deployment' | 'settings' | 'head'>;

/** Why a verified record is about something else, or null. */
export function matchBindings(payload: RecordPayload, expected: Bindings): Cause | null {
  const { pull, deployment, settings, head } = payload;
  const { id, slug } = expected.deployment;
  if (pull !== expected.pull || deployment.id !== id || deployment.slug !== slug) return { code: 'elsewhere' };
  if (settings !== expected.settings) return { code: 'settings' };
  return head === expected.head ? null : { code: 'other-commit', reviewed: head, merged: expected.head };
}

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
