import type { PlannedBundle } from '../domain/plan.ts';
import type { BindingDifference, RecordDifference, RecordedBundle, RecordPayload, Verified } from '../domain/record.ts';
import { firstLineEdited, readClaims, readFirstLine, type RecordLine, writeRecordLine } from './comment-line.ts';
import { deriveKey, isSameMac, type KeyScope, macOf } from './key.ts';
import { oddField, readPayload, recordedBundles, writePayload } from './payload.ts';

/**
 * The whole first line of a comment, without a line break: `<!-- ifmatch:record:v1:<key id>:<payload>:<mac> -->`. The secret is the API
 * token of the deployment. Throws RecordError when it is too short.
 */
export function signRecord(payload: RecordPayload, secret: string): string {
  const odd = oddField(payload);
  if (odd !== null) throw new Error(`a record cannot hold this ${odd}`);
  const text = writePayload(payload);
  const key = deriveKey(secret, payload);
  return writeRecordLine({ keyId: key.id, payload: Buffer.from(text), mac: macOf(text, key) });
}

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
  if (claims === null) return { kind: 'forged', reason: firstLineEdited };
  // A key is of one repository and platform, so another token is told only where those are the same.
  if (claims.repository !== expected.repository) return { kind: 'forged', reason: elsewhere.repository };
  if (claims.platform !== expected.platform) return { kind: 'forged', reason: elsewhere.platform };
  if (signed) return { kind: 'forged', reason: 'its key id was changed' };
  if (sameToken) return { kind: 'forged', reason: 'what it says is not what was signed' };
  return { kind: 'other-token', reason: 'it was signed with another API token' };
}

/** What a record must be about. Null for a commit that the run does not hold it to. */
export type Bindings = Pick<RecordPayload, 'repository' | 'platform' | 'pull' | 'deployment' | 'settings'> & {
  readonly head: string | null;
  readonly merge: string | null;
};

/** The first thing that a verified record is bound to and that is another one here; null when all are the same. */
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

/**
 * What a fresh plan does other than a verified record says, or null when it does exactly the same. Bundles of other deployments are
 * passed over. `bundles`: others than recorded; `bundle`: something else would be sent; `diff`: that would change something else;
 * `state`: only the state version is another one, while the diff is the reviewed one.
 */
export function matchRecord(payload: RecordPayload, bundles: readonly PlannedBundle[]): RecordDifference | null {
  const fresh = recordedBundles(bundles, payload.deployment);
  return differentSet(payload.bundles, fresh) ?? differentContent(pairsOf(payload.bundles, fresh));
}

type Pair = { readonly reviewed: RecordedBundle; readonly fresh: RecordedBundle };

function differentSet(reviewed: readonly RecordedBundle[], fresh: readonly RecordedBundle[]): RecordDifference | null {
  const [were, are] = [reviewed.map(({ kind }) => kind), fresh.map(({ kind }) => kind)];
  const missing = were.filter((kind) => !are.includes(kind));
  // A kind that comes twice is one too many the second time.
  const added = are.filter((kind, index) => !were.includes(kind) || are.indexOf(kind) !== index);
  return missing.length + added.length === 0 ? null : { kind: 'bundles', missing, added };
}

/** Bundle by bundle: the sets are the same by now, and both are in the order of the kinds. */
const pairsOf = (reviewed: readonly RecordedBundle[], fresh: readonly RecordedBundle[]): Pair[] =>
  reviewed.flatMap((one, index) => {
    const other = fresh[index];
    return other === undefined ? [] : [{ reviewed: one, fresh: other }];
  });

function differentContent(pairs: readonly Pair[]): RecordDifference | null {
  const sent = pairs.filter(({ reviewed, fresh }) => reviewed.bundle !== fresh.bundle);
  if (sent.length > 0) return { kind: 'bundle', bundles: sent.map(({ reviewed }) => reviewed.kind) };
  const changed = pairs.filter(({ reviewed, fresh }) => !hasSameDiff(reviewed, fresh));
  if (changed.length > 0) return { kind: 'diff', bundles: changed.map(toMoved) };
  const moved = pairs.filter(({ reviewed, fresh }) => reviewed.stateVersion !== fresh.stateVersion);
  return moved.length > 0 ? { kind: 'state', bundles: moved.map(toMoved) } : null;
}

const hasSameDiff = (a: RecordedBundle, b: RecordedBundle): boolean =>
  a.diff === b.diff && a.creates === b.creates && a.updates === b.updates && a.deletes === b.deletes;

const toMoved = ({ reviewed, fresh }: Pair) => ({
  kind: reviewed.kind,
  reviewed: reviewed.stateVersion,
  current: fresh.stateVersion,
});
