import { isSameBundle } from '../domain/bundle.ts';
import {
  type Drift,
  type DriftBundle,
  type DriftFix,
  entriesOf,
  type OwnedEntry,
  type Unmanaged,
} from '../domain/drift.ts';
import type { Change, Plan, PlannedBundle } from '../domain/plan.ts';
import { noApproval } from '../domain/settings.ts';
import { diffDigest } from '../plan/digest.ts';
import { changedItems } from '../plan/objects.ts';
import { type Compared, findDrift, onlyItems } from '../plan/three-way.ts';
import type { Runtime } from '../runtime.ts';
import { type BaseOptions, compare } from './base.ts';
import {
  type FindUnsaved,
  overlay,
  policyTexts,
  refuseUnsaved,
  replaceTexts,
  takeEdits,
  type TextEdits,
} from './edits.ts';
import type { Loaded, Wanted } from './load.ts';
import { previewFiles, unmanagedOf } from './preview.ts';
import type { Target } from './targets.ts';
import type { DriftOutcome } from '../domain/outcome.ts';

export type DriftOptions = Wanted &
  BaseOptions & {
    /** Takes the platform's edits into the files of this folder, the root of `source`; null to change nothing. */
    readonly fix: { readonly root: string; readonly unsaved: FindUnsaved } | null;
  };

/** What was found, and what it was made from, for those that go on from here. */
export type DriftFound = {
  readonly outcome: DriftOutcome;
  readonly files: Loaded;
  readonly targets: readonly Target[];
};

/** Holds the live state against the files, and tells why they differ. */
export const drift = async (options: DriftOptions, runtime: Runtime): Promise<DriftOutcome> =>
  (await driftOfFiles(options, runtime)).outcome;

export async function driftOfFiles(options: DriftOptions, runtime: Runtime): Promise<DriftFound> {
  const { outcome, files, targets } = await previewFiles({ ...options, approval: noApproval }, runtime);
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes') return { outcome: asDrift(outcome), files, targets };
  const { plan, problems } = outcome;
  const compared = await compare(plan, files, targets, options, runtime);
  const unmanaged = unmanagedOf(plan);
  const found = findDrift(compared, unmanaged);
  const run = { files, targets };
  if (options.fix === null || entriesOf(found).length === 0)
    return { outcome: { kind: kindOf(found), drift: found, fix: null, problems }, ...run };
  const fixing: Fixing = { found, compared, files, again: (now) => findAgain(now, compared, unmanaged) };
  return { outcome: await fixDrift(fixing, { ...options, ...options.fix }, runtime), ...run };
}

const kindOf = (found: Drift): 'in-sync' | 'drift' => (entriesOf(found).length === 0 ? 'in-sync' : 'drift');

function asDrift(outcome: { readonly kind: string } & Pick<DriftOutcome, 'problems'>): DriftOutcome {
  if (outcome.kind !== 'invalid') throw new Error(`a preview ended with ${outcome.kind}`);
  return { kind: 'invalid', problems: outcome.problems };
}

/** The same look at other files: what was applied last is still the same. */
function findAgain(plan: Plan, compared: readonly Compared[], unmanaged: readonly Unmanaged[]): Drift {
  const now = plan.bundles.map((bundle) => {
    const before = compared.find((one) => isSameBundle(one.bundle, bundle));
    if (before === undefined) throw new Error('a bundle came up between two looks at the same files');
    return { ...before, bundle };
  });
  return findDrift(now, unmanaged);
}

type Fixing = {
  readonly found: Drift;
  readonly compared: readonly Compared[];
  readonly files: Loaded;
  /** The drift of the same bundles after the files were changed. */
  readonly again: (plan: Plan) => Drift;
};

/**
 * Takes what was edited on the platform into the files, and nothing else. Before anything is written, the platform must answer to the
 * new texts with exactly what is left; otherwise no file changes, and the run has failed.
 */
async function fixDrift(
  fixing: Fixing,
  options: Wanted & { readonly root: string; readonly unsaved: FindUnsaved },
  runtime: Runtime,
): Promise<DriftOutcome> {
  const before = policyTexts(fixing.files);
  const edits = takeEdits(fixing, before);
  const source = overlay(options.source, edits.texts);
  const { outcome } = await previewFiles({ ...options, source, approval: noApproval }, runtime);
  const plan = outcome.kind === 'changes' || outcome.kind === 'no-changes' ? outcome.plan : null;
  const odd = plan === null ? ['the new files are not valid'] : unexpected(plan, fixing, edits.fixed);
  if (plan === null || odd.length > 0) return { kind: 'failed', error: new Error(notFixed(odd)), problems: [] };
  refuseUnsaved('`drift --write`', edits.texts, { before, unsaved: options.unsaved });
  replaceTexts(options.root, before, edits.texts);
  const left = fixing.again(plan);
  const fix = { ...written(edits.texts), fixed: edits.fixed, left: edits.left };
  const isLeft = left.bundles.some(({ entries }) => entries.length > 0);
  return { kind: isLeft ? 'drift' : 'in-sync', drift: left, fix, problems: outcome.problems };
}

const notFixed = (odd: readonly string[]): string =>
  `Nothing was written: the dry run with the platform's edits differs from what should remain (${odd.slice(0, 5).join('; ')}). No file was changed. Rerun \`ifmatch drift\`; if it persists, edit the files by hand.`;

/** What the platform would change now and should not, or the other way round. */
function unexpected(plan: Plan, { compared, found }: Fixing, fixed: readonly OwnedEntry[]): string[] {
  const changes = new Set(fixed.map(({ change }) => change));
  return compared.flatMap(({ bundle }, index) => {
    const expected = leftOf(bundle, found.bundles[index], changes);
    const now = plan.bundles.find((one) => isSameBundle(one, bundle));
    const changesNow = now?.changes ?? [];
    if (diffDigest(expected) === diffDigest(changesNow)) return [];
    const same = new Set(expected.map((change) => diffDigest([change])));
    const odd = changesNow.filter((change) => !same.has(diffDigest([change])));
    return odd.length === 0 ? [`less of ${bundle.kind}`] : odd.map(nameOf);
  });
}

/** A change whose parts are only fixed in part is left with the other parts. */
function leftOf(bundle: PlannedBundle, drifted: DriftBundle | undefined, fixed: ReadonlySet<Change>): Change[] {
  return bundle.changes.flatMap((change) => {
    const parts = (drifted?.entries ?? []).map((entry) => entry.change).filter(({ id }) => id === change.id);
    if (!parts.some((part) => fixed.has(part))) return [change];
    const left = parts.filter((part) => !fixed.has(part)).flatMap(changedItems);
    // The platform tells of the items that are left in one entry.
    return change.verb === 'update' && left.length > 0 ? [onlyItems(change, left)] : [];
  });
}

const nameOf = ({ object, key }: Change): string => `${object} ${JSON.stringify(key)}`;

const written = (texts: TextEdits): Pick<DriftFix, 'written' | 'removed'> => ({
  written: [...texts].flatMap(([path, text]) => (text === null ? [] : [path])).toSorted(),
  removed: [...texts].flatMap(([path, text]) => (text === null ? [path] : [])).toSorted(),
});
