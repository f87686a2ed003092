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
import { changedItems } from '../plan/lists.ts';
import { type Compared, findDrift, onlyItems } from '../plan/three-way.ts';
import type { Runtime } from '../runtime.ts';
import { type BaseOptions, compare } from './base.ts';
import { overlay, policyTexts, refuseUnsaved, replaceTexts, takeEdits, type TextEdits } from './edits.ts';
import type { Loaded, Wanted } from './load.ts';
import { previewFiles, unmanagedOf } from './preview.ts';
import type { DriftOutcome } from '../domain/outcome.ts';
import type { Target } from '../apply/check.ts';

export type DriftOptions = Wanted &
  BaseOptions & {
    /** Whether to write the platform's edits to the files. */
    readonly fix: boolean;
  };

/** The result, with the files and targets it was made from. */
export type DriftFound = {
  readonly outcome: DriftOutcome;
  readonly files: Loaded;
  readonly targets: readonly Target[];
};

/** Compares the live state with the files, and explains differences by what was applied last. */
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
  if (!options.fix || entriesOf(found).length === 0)
    return { outcome: { kind: kindOf(found), drift: found, fix: null, problems }, ...run };
  const fixing: Fixing = { found, compared, unmanaged, files };
  return { outcome: await fixDrift(fixing, options, runtime), ...run };
}

const kindOf = (found: Drift): 'in-sync' | 'drift' => (entriesOf(found).length === 0 ? 'in-sync' : 'drift');

function asDrift(outcome: { readonly kind: string } & Pick<DriftOutcome, 'problems'>): DriftOutcome {
  if (outcome.kind !== 'invalid') throw new Error(`a preview ended with ${outcome.kind}`);
  return { kind: 'invalid', problems: outcome.problems };
}

/** The same comparison for other files, with the same base. */
function findAgain(plan: Plan, { compared, unmanaged }: Fixing): Drift {
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
  readonly unmanaged: readonly Unmanaged[];
  readonly files: Loaded;
};

/**
 * Writes the platform's edits, and nothing else, to the files. First, a dry run of the new texts must show exactly what remains; otherwise no file
 * changes and the run fails.
 */
async function fixDrift(fixing: Fixing, options: Wanted, runtime: Runtime): Promise<DriftOutcome> {
  const before = policyTexts(fixing.files);
  const edits = await takeEdits(fixing, before);
  const source = overlay(options.source, edits.texts);
  const { outcome } = await previewFiles({ ...options, source, approval: noApproval }, runtime);
  const plan = outcome.kind === 'changes' || outcome.kind === 'no-changes' ? outcome.plan : null;
  const odd = plan === null ? ['the new files are not valid'] : unexpected(plan, fixing, edits.fixed);
  if (plan === null || odd.length > 0) return { kind: 'failed', error: new Error(notFixed(odd)), problems: [] };
  refuseUnsaved('`drift --write`', edits.texts, before, runtime);
  replaceTexts(runtime.root, before, edits.texts);
  const left = findAgain(plan, fixing);
  const fix = { ...written(edits.texts), fixed: edits.fixed, left: edits.left };
  const isLeft = left.bundles.some(({ entries }) => entries.length > 0);
  return { kind: isLeft ? 'drift' : 'in-sync', drift: left, fix, problems: outcome.problems };
}

const notFixed = (odd: readonly string[]): string =>
  `Nothing was written: the dry run with the platform's edits differs from what should remain (${odd.slice(0, 5).join('; ')}). No file was changed. Rerun \`ifmatch drift\`; if it persists, edit the files by hand.`;

/** Changes that the dry run shows unexpectedly, or lacks. */
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

/** A change that is only partly fixed remains with its other parts. */
function leftOf(bundle: PlannedBundle, drifted: DriftBundle | undefined, fixed: ReadonlySet<Change>): Change[] {
  return bundle.changes.flatMap((change) => {
    const parts = (drifted?.entries ?? []).map((entry) => entry.change).filter(({ id }) => id === change.id);
    if (!parts.some((part) => fixed.has(part))) return [change];
    const left = parts.filter((part) => !fixed.has(part)).flatMap(changedItems);
    // The platform reports all remaining items as one entry.
    return change.verb === 'update' && left.length > 0 ? [onlyItems(change, left)] : [];
  });
}

const nameOf = ({ object, key }: Change): string => `${object} ${JSON.stringify(key)}`;

const written = (texts: TextEdits): Pick<DriftFix, 'written' | 'removed'> => ({
  written: [...texts].flatMap(([path, text]) => (text === null ? [] : [path])).toSorted(),
  removed: [...texts].flatMap(([path, text]) => (text === null ? [path] : [])).toSorted(),
});
