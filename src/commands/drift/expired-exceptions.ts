import type { BundleEdit } from '../../files/edit/split-shared.ts';
import { type Bundle, exceptionId, type ObjectId } from '../../domain/bundle.ts';
import { UsageError } from '../../domain/errors.ts';
import { hasErrors } from '../../domain/problem.ts';
import { expiredIn } from '../../files/lint/expiry.ts';
import { bundleDigest } from '../../plan/digest.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { editBundles, policyTexts } from '../edits/edit-bundles.ts';
import { type NewTexts, overlay } from '../edits/overlay.ts';
import { type LoadedSelection, loadSelection } from '../shared/load.ts';

/**
 * Adds to the new texts of files the removal of every expired exception, and counts these. Writes nothing. Throws UsageError if the files would then not
 * declare exactly everything else, since the layout of a file does not allow the removal.
 */
export async function removeExpired(
  { selection }: LoadedSelection,
  newTexts: NewTexts,
  runtime: Runtime,
): Promise<{ readonly newTexts: NewTexts; readonly count: number }> {
  const files = await loadSelection({ ...selection, source: overlay(selection.source, newTexts) }, runtime);
  const removals = files.bundles.flatMap((bundle) => {
    const expired = expiredExceptions(bundle, runtime);
    return expired.size === 0 ? [] : [{ bundle, expired, bundleAfter: withoutExceptions(bundle, expired) }];
  });
  const bundleEdits = removals.map(({ expired, bundleAfter: { kind, deployment, content } }): BundleEdit => ({
    kind,
    deployment,
    newContent: { ...content },
    selectedIds: expired,
  }));
  const { newTexts: textsWithoutExpired, editedBundles } = await editBundles(bundleEdits, policyTexts(files), files);
  const allNewTexts = new Map([...newTexts, ...textsWithoutExpired]);
  const filesAfter = await loadSelection({ ...selection, source: overlay(selection.source, allNewTexts) }, runtime);
  const expectedBundles = files.bundles.map(
    (bundle) => removals.find((removal) => removal.bundle === bundle)?.bundleAfter ?? bundle,
  );
  const isComplete = editedBundles.every(({ unwritten }) => unwritten.length === 0);
  if (!isComplete || hasErrors(filesAfter.problems) || !declareAll(filesAfter, expectedBundles))
    throw new UsageError('The expired exceptions cannot be removed from the files exactly. No file was changed.', {
      fix: 'Remove them by hand: `ifmatch validate` lists them.',
    });
  return { newTexts: allNewTexts, count: removals.reduce((sum, { expired }) => sum + expired.size, 0) };
}

/** The ids of the expired exceptions of a bundle. A bundle of remediation policies has no exceptions. */
export const expiredExceptions = (bundle: Bundle, { today }: Runtime): ReadonlySet<ObjectId> =>
  new Set(bundle.kind === 'remediation' ? [] : expiredIn(bundle, today));

function withoutExceptions(bundle: Bundle, ids: ReadonlySet<ObjectId>): Bundle {
  if (bundle.kind === 'remediation') return bundle;
  const exceptions = bundle.content.exceptions.filter((exception) => !ids.has(exceptionId(exception)));
  return { ...bundle, content: { ...bundle.content, exceptions } };
}

/** Whether the files declare exactly these bundles. */
const declareAll = (files: LoadedSelection, expected: readonly Bundle[]): boolean =>
  expected.every((bundle) => {
    const declared = files.bundles.find(
      ({ kind, deployment }) => kind === bundle.kind && deployment === bundle.deployment,
    );
    return declared !== undefined && bundleDigest(declared) === bundleDigest(bundle);
  });
