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
import { editBundles, policyTexts, requireConfiguredPaths, writeEdits } from '../edits/edit-bundles.ts';
import { type TextEdits, overlay } from '../edits/overlay.ts';

import { loadAndCheck, type LoadedSelection } from '../shared/load.ts';
import { createBundles } from './new-bundles.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import { locateAndSort } from '../shared/problems.ts';
import { previewFiles } from '../shared/preview-files.ts';
import { findPullTargets, readTargets, type LiveTarget, type PullTarget } from './pull-targets.ts';

export type PullOptions = Omit<FileSelection, 'paths' | 'baseSettings'> & {
  /** Whether to write nothing. */
  readonly check: boolean;
  /** Whether all new policies of a bundle go into one file. */
  readonly single: boolean;
  /** Whether to include bundles that no file declares. */
  readonly all: boolean;
  /** Whether to overwrite changes that git does not hold. */
  readonly force: boolean;
};

/** Writes the platform's state into the files. Before anything is written, a dry run of the new texts must show no changes. */
export async function pull(options: PullOptions, runtime: Runtime): Promise<PullOutcome> {
  const { files, problems: allProblems } = await loadAndCheck({ ...options, paths: [], baseSettings: null }, runtime);
  const problems = allProblems.filter((problem) => !isSolvedByPull(problem, files, options.all));
  if (hasErrors(problems)) return { kind: 'invalid', problems: await locateAndSort(options.source, problems) };
  const textsBefore = policyTexts(files);
  const { targets, undeclared } = await findPullTargets(files, options.all, runtime);
  const liveTargets = await readTargets(targets, runtime);
  const plannedEdits = await planEdits(liveTargets, textsBefore, files, options.single);
  const { edits, before } = plannedEdits;
  const report = (after: readonly Bundle[]): PullReport => ({
    bundles: liveTargets.map(({ target: { deployment, kind } }) => ({ deployment, kind })),
    files: pulledFiles(plannedEdits, before, after),
    inexpressible: plannedEdits.inexpressible,
    unmanaged: undeclared.map(({ deployment, kind }) => ({ deployment, kind })),
  });
  const unwrittenObjects = plannedEdits.inexpressible.filter(({ why }) => why !== 'no-field');
  const isPartial = unwrittenObjects.length > 0;
  if (isPartial && (edits.size === 0 || options.check))
    return { kind: 'differs', pull: report([]), remainingChanges: [], isPlatformChanged: false, problems: [] };
  requireConfiguredPaths(edits, before, files);
  const selection = { ...files.selection, source: overlay(options.source, edits), approval: noApproval };
  const { outcome, files: after } = await previewFiles(selection, runtime);
  const result = { pull: report(after.bundles), problems: outcome.problems };
  if (outcome.kind !== 'no-changes' && !(isPartial && changesOnly(outcome, unwrittenObjects)))
    return { ...result, kind: 'differs', ...remainingChanges(outcome, liveTargets) };
  const hasNoEdits = edits.size === 0;
  if (options.check) return { ...result, kind: hasNoEdits ? 'no-changes' : 'changes' };
  // Also without edits, since it removes the drafts of a run that was killed.
  writeEdits({ command: 'pull', force: options.force }, before, edits, runtime);
  if (isPartial) return { ...result, kind: 'partly-written' };
  return { ...result, kind: hasNoEdits ? 'no-changes' : 'written' };
}

/** Whether an apply would change nothing but some bundles. */
const changesOnly = (outcome: Outcome, bundles: readonly InexpressibleField[]): boolean =>
  outcome.kind === 'changes' &&
  outcome.plan.bundles.every(
    (bundle) => bundle.changes.length === 0 || bundles.some((one) => isSameBundle(one, bundle)),
  );

/** What applying the new files would change, and whether the platform was edited since it was read. */
function remainingChanges(
  outcome: Outcome,
  liveTargets: readonly LiveTarget[],
): Pick<Differs, 'remainingChanges' | 'isPlatformChanged'> {
  if (outcome.kind !== 'changes') return { remainingChanges: [], isPlatformChanged: false };
  const { bundles } = outcome.plan;
  const isPlatformChanged = bundles.some((bundle) =>
    liveTargets.some(({ target, live }) => isSameBundle(target, bundle) && live.stateVersion !== bundle.stateVersion),
  );
  return { remainingChanges: bundles.filter(({ changes }) => changes.length > 0), isPlatformChanged };
}

type Differs = Extract<PullOutcome, { kind: 'differs' }>;

/** Whether a pull solves the problem, because there are no files yet. */
function isSolvedByPull({ code, at }: Problem, { bundles, settings }: LoadedSelection, all: boolean): boolean {
  if (code === 'deployment-unknown') return settings.deployments.size === 0;
  const isFolder = code === 'path-missing' && at.file !== '' && at.file === settings.file;
  return (code === 'no-files' || isFolder) && (all || bundles.length === 0);
}

/** What happens to each file, sorted by path. `after`: the bundles in the new texts. */
function pulledFiles(
  { edits, touched }: PullEdits,
  before: ReadonlyMap<string, string>,
  after: readonly Bundle[],
): PulledFile[] {
  const changed = Map.groupBy(touched, ({ file }) => file);
  const placed = after.flatMap((bundle) =>
    objectsOf(bundle).map(({ id, object }) => ({ id, object, file: bundle.origins.get(id)?.file })),
  );
  // Of an object in a shared file, each deployment has the same.
  const distinct = new Map(placed.map((one) => [JSON.stringify([one.file, one.id]), one]));
  const declared = Map.groupBy(distinct.values(), ({ file }) => file);
  return [...edits.keys()].toSorted().map((path) => {
    const verb = fileVerb(edits.get(path) ?? null, before.has(path));
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
type PullEdits = {
  readonly edits: TextEdits;
  /** The texts that they were made from. */
  readonly before: ReadonlyMap<string, string>;
  readonly touched: readonly ObjectEdit[];
  readonly inexpressible: readonly InexpressibleField[];
};

/** Edits the files of declared bundles, and creates files for others. Writes nothing. Throws UsageError if a new file's path is taken. */
async function planEdits(
  liveTargets: readonly LiveTarget[],
  textsBefore: ReadonlyMap<string, string>,
  files: LoadedSelection,
  single: boolean,
): Promise<PullEdits> {
  const bundleEdits = liveTargets.flatMap(({ target, live }): (BundleEdit & { readonly target: PullTarget })[] => {
    if (target.declared === null) return [];
    const deployment = target.declared.deployment ?? files.selection.deployment;
    return [{ kind: target.kind, deployment, newContent: live.content, selectedIds: null, target }];
  });
  const { edits, edited, before } = await editBundles(bundleEdits, textsBefore, files);
  const allEdits = new Map(edits);
  const { locate } = openDocuments(files.selection.source);
  const inexpressible = edited.flatMap((one) => findNotExpressible(one.edit.target, one, locate));
  const undeclared = liveTargets.filter(({ target }) => target.declared === null);
  for (const { target, texts, ...created } of await createBundles(undeclared, files, single)) {
    inexpressible.push(...findNotExpressible(target, created, locate));
    if (created.unwritten.length > 0) continue;
    const taken = [...texts.keys()].find(
      (path) => before.has(path) || allEdits.has(path) || files.selection.source.kind(path) !== 'missing',
    );
    if (taken !== undefined)
      throw new UsageError(
        `${escapeTerminal(taken)} already exists and declares something other than ${target.kind} of ${escapeTerminal(target.deployment.slug)}.`,
        { fix: 'Move it, or give that deployment a folder of its own in ifmatch.yaml.' },
      );
    for (const [path, text] of texts) allEdits.set(path, text);
  }
  return { edits: allEdits, before, touched: edited.flatMap(({ objectEdits }) => objectEdits), inexpressible };
}

/** The parts of a live bundle that the files cannot express or do not contain. */
function findNotExpressible(
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
      why: 'no-field' as const,
      at: null,
    })),
    ...unwritten.map((one) => ({
      deployment,
      kind,
      object: one.object,
      pointer: 'pointer' in one ? one.pointer : [],
      why: one.why,
      at: positionOf(one.id),
    })),
  ];
}
