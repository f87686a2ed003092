import type { ObjectEdit } from '../../files/edit/file-changes.ts';
import type { NewFiles } from '../../files/edit/new-files.ts';
import type { BundleEdit } from '../../files/edit/split-shared.ts';
import {
  type Bundle,
  type BundleObject,
  isSameBundle,
  type ObjectId,
  objectsOf,
  type RuleList,
} from '../../domain/bundle.ts';
import { UsageError } from '../../domain/errors.ts';
import { hasErrors, type Locate, type Position, type Problem } from '../../domain/problem.ts';
import { openDocuments } from '../../files/locate.ts';
import type {
  PulledFile,
  CountedNoun,
  PullOutcome,
  PullReport,
  InexpressibleField,
} from '../../domain/pull-outcome.ts';
import { noApproval } from '../../domain/guards.ts';

import type { Outcome } from '../../domain/outcome.ts';
import { escapeTerminal } from '../../report/escape.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { editBundles, policyTexts, requireConfiguredPaths, writeNewTexts } from '../edits/edit-bundles.ts';
import { type NewTexts, overlay } from '../edits/overlay.ts';

import { loadAndLint, type LoadedSelection } from '../shared/load.ts';
import { createBundles } from './new-bundles.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import { locateAndSort } from '../shared/problems.ts';
import { previewFiles } from '../shared/preview-files.ts';
import { findPullTargets, readTargets, type LiveTarget, type PullTarget } from './pull-targets.ts';

export type PullOptions = Omit<FileSelection, 'paths' | 'baseSettings'> & {
  /** Whether to write nothing. */
  readonly writesNothing: boolean;
  /** Whether all new policies of a bundle go into one file. */
  readonly oneFilePerBundle: boolean;
  /** Whether to include bundles that no file declares. */
  readonly includesUndeclared: boolean;
  /** Whether to overwrite changes that git does not hold. */
  readonly overwritesUnsaved: boolean;
};

/** Writes the platform's state into the files. Before anything is written, a dry run of the new texts must show no changes. */
export async function pull(options: PullOptions, runtime: Runtime): Promise<PullOutcome> {
  const { files, problems: allProblems } = await loadAndLint({ ...options, paths: [], baseSettings: null }, runtime);
  const problems = allProblems.filter((problem) => !isSolvedByPull(problem, files, options.includesUndeclared));
  if (hasErrors(problems)) return { kind: 'invalid', problems: await locateAndSort(options.source, problems) };
  const textsBefore = policyTexts(files);
  const { targets, undeclared } = await findPullTargets(files, options.includesUndeclared, runtime);
  const liveTargets = await readTargets(targets, runtime);
  const preparedEdits = await prepareEdits(liveTargets, textsBefore, files, options.oneFilePerBundle);
  const { newTexts, textsBefore: before } = preparedEdits;
  const report = (after: readonly Bundle[]): PullReport => ({
    bundles: liveTargets.map(({ target: { deployment, kind } }) => ({ deployment, kind })),
    files: pulledFiles(preparedEdits, before, after),
    inexpressible: preparedEdits.inexpressible,
    undeclared: undeclared.map(({ deployment, kind }) => ({ deployment, kind })),
  });
  const unwrittenObjects = preparedEdits.inexpressible.filter(({ reason }) => reason !== 'no-field');
  const isPartial = unwrittenObjects.length > 0;
  if (isPartial && (newTexts.size === 0 || options.writesNothing))
    return { kind: 'differs', pull: report([]), remainingChanges: [], isPlatformChanged: false, problems: [] };
  requireConfiguredPaths(newTexts, before, files);
  const selection = { ...files.selection, source: overlay(options.source, newTexts), approval: noApproval };
  const { outcome, files: after } = await previewFiles(selection, runtime);
  const result = { pull: report(after.bundles), problems: outcome.problems };
  if (outcome.kind !== 'no-changes' && !(isPartial && changesOnly(outcome, unwrittenObjects)))
    return { ...result, kind: 'differs', ...remainingChanges(outcome, liveTargets) };
  const hasNoEdits = newTexts.size === 0;
  if (options.writesNothing) return { ...result, kind: hasNoEdits ? 'no-changes' : 'changes' };
  // Also without edits, since it removes the drafts of a run that was killed.
  writeNewTexts({ command: 'pull', force: options.overwritesUnsaved }, before, newTexts, runtime);
  if (isPartial) return { ...result, kind: 'partly-written' };
  return { ...result, kind: hasNoEdits ? 'no-changes' : 'written' };
}

/** Whether an apply would change nothing but some bundles. */
const changesOnly = (outcome: Outcome, bundles: readonly InexpressibleField[]): boolean =>
  outcome.kind === 'changes' &&
  outcome.plan.bundles.every(
    (bundle) => bundle.changes.length === 0 || bundles.some((field) => isSameBundle(field, bundle)),
  );

/** What applying the new files would change, and whether the platform was edited since it was read. */
function remainingChanges(
  outcome: Outcome,
  liveTargets: readonly LiveTarget[],
): Pick<DiffersOutcome, 'remainingChanges' | 'isPlatformChanged'> {
  if (outcome.kind !== 'changes') return { remainingChanges: [], isPlatformChanged: false };
  const { bundles } = outcome.plan;
  const isPlatformChanged = bundles.some((bundle) =>
    liveTargets.some(({ target, live }) => isSameBundle(target, bundle) && live.stateVersion !== bundle.stateVersion),
  );
  return { remainingChanges: bundles.filter(({ changes }) => changes.length > 0), isPlatformChanged };
}

type DiffersOutcome = Extract<PullOutcome, { kind: 'differs' }>;

/** Whether a pull solves the problem, because there are no files yet. */
function isSolvedByPull({ code, at }: Problem, { bundles, settings }: LoadedSelection, all: boolean): boolean {
  if (code === 'deployment-unknown') return settings.deployments.size === 0;
  const isFolder = code === 'path-missing' && at.file !== '' && at.file === settings.file;
  return (code === 'no-files' || isFolder) && (all || bundles.length === 0);
}

/** What happens to each file, sorted by path. `after`: the bundles in the new texts. */
function pulledFiles(
  { newTexts, touched }: PreparedEdits,
  textsBefore: ReadonlyMap<string, string>,
  after: readonly Bundle[],
): PulledFile[] {
  const changed = Map.groupBy(touched, ({ file }) => file);
  const placedObjects = after.flatMap((bundle) =>
    objectsOf(bundle).map(({ id, object }) => ({ id, object, file: bundle.origins.get(id)?.file })),
  );
  // Of an object in a shared file, each deployment has the same.
  const distinct = new Map(placedObjects.map((object) => [JSON.stringify([object.file, object.id]), object]));
  const declared = Map.groupBy(distinct.values(), ({ file }) => file);
  return [...newTexts.keys()].toSorted().map((path) => {
    const verb = fileVerb(newTexts.get(path) ?? null, textsBefore.has(path));
    const objects = (verb === 'create' ? declared : changed).get(path) ?? [];
    return { path, verb, objects: countObjects(objects.map(({ object }) => object)) };
  });
}

function fileVerb(text: string | null, existed: boolean): PulledFile['verb'] {
  if (text === null) return 'delete';
  return existed ? 'update' : 'create';
}

function countObjects(objects: readonly BundleObject[]): PulledFile['objects'] {
  const counts = { policy: 0, ruleset: 0, rule: 0, 'disabled rule': 0, exception: 0 };
  for (const object of objects) {
    if (object.kind !== 'bundle') counts[object.kind === 'item' ? itemNouns[object.list] : object.kind] += 1;
  }
  return counts;
}

const itemNouns = {
  rulesets: 'ruleset',
  rules: 'rule',
  disabled: 'disabled rule',
} as const satisfies Record<RuleList, CountedNoun>;

/** The edits that make the files match the live state. */
type PreparedEdits = {
  readonly newTexts: NewTexts;
  /** The texts that they were made from. */
  readonly textsBefore: ReadonlyMap<string, string>;
  readonly touched: readonly ObjectEdit[];
  readonly inexpressible: readonly InexpressibleField[];
};

/** Edits the files of declared bundles, and creates files for others. Writes nothing. Throws UsageError if a new file's path is taken. */
async function prepareEdits(
  liveTargets: readonly LiveTarget[],
  textsBefore: ReadonlyMap<string, string>,
  files: LoadedSelection,
  single: boolean,
): Promise<PreparedEdits> {
  const bundleEdits = liveTargets.flatMap(({ target, live }): (BundleEdit & { readonly target: PullTarget })[] => {
    if (target.declared === null) return [];
    const deployment = target.declared.deployment ?? files.selection.deployment;
    return [{ kind: target.kind, deployment, newContent: live.content, selectedIds: null, target }];
  });
  const { newTexts, editedBundles, textsBefore: before } = await editBundles(bundleEdits, textsBefore, files);
  const allNewTexts = new Map(newTexts);
  const { locate } = openDocuments(files.selection.source);
  const inexpressible = editedBundles.flatMap((editedBundle) =>
    findInexpressible(editedBundle.edit.target, editedBundle, locate),
  );
  const undeclared = liveTargets.filter(({ target }) => target.declared === null);
  for (const { target, texts, ...created } of await createBundles(undeclared, files, single)) {
    inexpressible.push(...findInexpressible(target, created, locate));
    if (created.unwritten.length > 0) continue;
    const takenPath = [...texts.keys()].find(
      (path) => before.has(path) || allNewTexts.has(path) || files.selection.source.kind(path) !== 'missing',
    );
    if (takenPath !== undefined)
      throw new UsageError(
        `${escapeTerminal(takenPath)} already exists and declares something other than ${target.kind} of ${escapeTerminal(target.deployment.slug)}.`,
        { fix: 'Move it, or give that deployment a folder of its own in ifmatch.yaml.' },
      );
    for (const [path, text] of texts) allNewTexts.set(path, text);
  }
  return {
    newTexts: allNewTexts,
    textsBefore: before,
    touched: editedBundles.flatMap(({ objectEdits }) => objectEdits),
    inexpressible,
  };
}

/** The parts of a live bundle that the files cannot express or do not contain. */
function findInexpressible(
  { deployment, kind, declared }: PullTarget,
  { dropped, unwritten }: Pick<NewFiles, 'dropped' | 'unwritten'>,
  locate: Locate,
): InexpressibleField[] {
  const positionOf = (id: ObjectId): Position | null => {
    const place = declared?.overrides.get(id) ?? declared?.origins.get(id);
    return (place === undefined ? null : locate([place])[0]) ?? null;
  };
  return [
    ...dropped.map(({ object, pointer }) => ({
      deployment,
      kind,
      object,
      pointer,
      reason: 'no-field' as const,
      at: null,
    })),
    ...unwritten.map((unwrittenObject) => ({
      deployment,
      kind,
      object: unwrittenObject.object,
      pointer: 'pointer' in unwrittenObject ? unwrittenObject.pointer : [],
      reason: unwrittenObject.why,
      at: positionOf(unwrittenObject.id),
    })),
  ];
}
