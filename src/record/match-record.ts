import type { PlannedBundle } from '../domain/plan.ts';
import type { RecordDifference, RecordedBundle, RecordPayload } from '../domain/record.ts';
import { recordedBundles } from './payload.ts';

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
