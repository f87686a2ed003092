import { isSameBundle } from '../../domain/bundle.ts';
import { noConsent } from '../../domain/consent.ts';
import type { Drift, DriftBundle, DriftFix, DriftOutcome, OwnedEntry } from '../../domain/drift.ts';
import type { Change, Plan, PlannedBundle } from '../../domain/plan.ts';
import { diffDigest } from '../../plan/digest.ts';
import type { Compared } from '../../plan/drift.ts';
import { changedItems } from '../../plan/drift/objects.ts';
import { onlyItems } from '../../plan/drift/split-lists.ts';
import type { World } from '../../world.ts';
import type { Loaded, Wanted } from '../load.ts';
import { policyTexts, type TextEdits } from '../edits/policy-texts.ts';
import { previewFiles } from '../preview.ts';
import { overlay } from '../edits/overlay.ts';
import { type FindUnsaved, refuseUnsaved } from '../edits/refuse-unsaved.ts';
import { replaceTexts } from '../edits/replace-texts.ts';
import { takeEdits } from './take-edits.ts';

export type Fixing = {
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
export async function fixDrift(
  fixing: Fixing,
  options: Wanted & { readonly root: string; readonly unsaved: FindUnsaved },
  world: World,
): Promise<DriftOutcome> {
  const before = policyTexts(fixing.files);
  const edits = takeEdits(fixing, before);
  const source = overlay(options.source, edits.texts);
  const { outcome } = await previewFiles({ ...options, source, consent: noConsent }, world);
  const plan = outcome.kind === 'changes' || outcome.kind === 'no-changes' ? outcome.plan : null;
  const odd = plan === null ? ['the new files are not valid'] : unexpected(plan, fixing, edits.fixed);
  if (plan === null || odd.length > 0) return { kind: 'failed', error: new Error(notFixed(odd)), problems: [] };
  refuseUnsaved('`drift --fix`', edits.texts, { before, unsaved: options.unsaved });
  replaceTexts(options.root, before, edits.texts);
  const left = fixing.again(plan);
  const fix = { ...written(edits.texts), fixed: edits.fixed, left: edits.left };
  const isLeft = left.bundles.some(({ entries }) => entries.length > 0);
  return { kind: isLeft ? 'drift' : 'in-sync', drift: left, fix, problems: outcome.problems };
}

const notFixed = (odd: readonly string[]): string =>
  `Nothing was fixed: with the platform's edits in the files, its dry run does not answer with what should be left (${odd.slice(0, 5).join('; ')}). No file was changed. Look again with \`ifmatch drift\`; if that says the same, edit the files by hand.`;

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
    return change.verb === 'update' && left.length > 0 ? [onlyItems(change, left, false)] : [];
  });
}

const nameOf = ({ object, key }: Change): string => `${object} ${JSON.stringify(key)}`;

const written = (texts: TextEdits): Pick<DriftFix, 'written' | 'removed'> => ({
  written: [...texts].flatMap(([path, text]) => (text === null ? [] : [path])).toSorted(),
  removed: [...texts].flatMap(([path, text]) => (text === null ? [path] : [])).toSorted(),
});
