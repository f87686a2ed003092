import { compareWithReviewed, inconsistentAnswer, type Target } from '../apply/check.ts';
import { type Bundle, type BundleContent, nameOfBundle, type ObjectId } from '../domain/bundle.ts';
import { mapConcurrently } from '../util/parallel.ts';
import { UsageError, PlatformError } from '../domain/errors.ts';
import type { AppliedBundle, Outcome } from '../domain/outcome.ts';
import { type Change, identitiesIn, type PlannedBundle } from '../domain/plan.ts';
import { hasErrors, type Locate } from '../domain/problem.ts';
import { type Approval, withApproval } from '../domain/guards.ts';
import { openDocuments } from '../files/locate.ts';
import { diffDigest } from '../plan/digest.ts';
import { refuseUnexpectedDiff } from '../plan/expected.ts';
import { guardPlan } from '../plan/guards.ts';
import { changedItems } from '../plan/lists.ts';
import { makePlan, planBundle } from '../plan/plan.ts';
import { declaredTexts, type Texts } from '../plan/three-way.ts';
import { invertChanges } from '../plan/undo.ts';
import type { SavedResult } from '../plan/plan-file.ts';
import { escapeTerminal } from '../report/escape.ts';
import { describeChangedObject } from '../report/words/names.ts';
import { pluralize } from '../util/text.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { BundleEdit } from '../files/edit/split-shared.ts';
import { editBundles, overlay, policyTexts, writeEdits } from './edits.ts';
import { check, load, type Loaded } from './load.ts';
import { invalid } from './problems.ts';
import type { FileSelection } from '../domain/file-selection.ts';
import { targetsOfPlan, isApplied, readSaved, refuseOtherConfig, settingsOf } from './saved-plan.ts';
import { mentionUndoFiles } from './undo-file.ts';

/** The options of `rollback`, with `--write` or without. */
export type RollbackOptions = FileSelection & {
  /** The applied plan, with its results and its undo. */
  readonly plan: string;
  readonly approval: Approval;
};

/** The undo as it would be without edits since the apply, and as it is now. */
type CheckedUndo = {
  readonly undoable: Undoable;
  readonly expected: PlannedBundle;
  readonly fresh: PlannedBundle;
  /** All state versions that the apply left in this deployment. */
  readonly appliedVersions: ReadonlySet<string | null>;
};

/**
 * Shows what undoing an applied plan would change, and changes nothing; `apply` sends it with this outcome's plan. Stale if the platform is
 * neither as the apply left it nor as it was before. Throws UsageError when the plan cannot be undone completely.
 */
export async function rollback(options: RollbackOptions, runtime: Runtime): Promise<Outcome> {
  const applied = await readApplied(options.plan, options.deployment, runtime);
  refuseOtherConfig(applied.config, applied.path, options, runtime);
  const settings = await settingsOf(options, runtime);
  const aims = applied.bundles.map(({ bundle, undo }) => ({ content: undo, deployment: bundle.deployment }));
  const targets = await targetsOfPlan(aims, applied, settings, runtime);
  const bundles = applied.bundles.map(({ bundle }) => bundle);
  await mentionUndoFiles(bundles, applied.path, runtime);
  runtime.terminal.progress(`Checking ${pluralize(targets.length, 'bundle')}`);
  const { locate } = openDocuments(options.source);
  const pairs = targets.flatMap((target, index) => {
    const undoable = applied.bundles[index];
    return undoable === undefined ? [] : [{ undoable, target }];
  });
  const checked = await mapConcurrently(pairs, ({ undoable, target }) => checkUndo(undoable, target, applied, locate));
  if (checked.some(isStale)) return staleOutcome(checked, applied);
  const plan = { ...makePlan(checked.map(({ fresh }) => fresh)), undoes: applied.digest };
  const guards = guardPlan(plan, withApproval(settings.guards, options.approval));
  const planned = { plan, guards, problems: [] };
  if (guards.length > 0) return { kind: 'needs-approval', ...planned };
  return { kind: plan.bundles.some(({ changes }) => changes.length > 0) ? 'changes' : 'no-changes', ...planned };
}

/** Asks what undoing one bundle would change now. */
async function checkUndo(
  undoable: Undoable,
  target: Target,
  { bundles }: Applied,
  locate: Locate,
): Promise<CheckedUndo> {
  const { bundle, stateVersion } = undoable;
  const { deployment, platform } = target;
  const answer = await platform.dryRun(deployment, target.bundle);
  const [rejection] = answer.rejections;
  if (rejection !== undefined) {
    throw new PlatformError(`The platform rejects what ${nameOfBundle(bundle)} was before: ${rejection.message}`, {
      code: rejection.code,
      fix: 'The old values refer to something that no longer exists. Restore what you can in the files, and apply them.',
    });
  }
  refuseUnexpectedDiff(target.bundle, deployment, answer);
  const fresh = planBundle(target.bundle, deployment, answer, locate);
  const expected = invertChanges(bundle, target.bundle, stateVersion ?? bundle.stateVersion);
  if (stateVersion !== null && compareWithReviewed(expected, fresh) === 'inconsistent') throw inconsistentAnswer(fresh);
  const ofDeployment = bundles.filter((one) => one.bundle.deployment.id === deployment.id);
  return { undoable, expected, fresh, appliedVersions: new Set(ofDeployment.map((one) => one.stateVersion)) };
}

/** Whether the platform is neither as the apply left it nor as it was before. */
function isStale({ undoable, expected, fresh, appliedVersions }: CheckedUndo): boolean {
  // Everything is as before, whatever happened in between.
  if (fresh.changes.length === 0) return false;
  // The run was killed, or a PUT got no answer: what the platform has now must be exactly what was sent.
  if (undoable.stateVersion === null)
    return sidesDigest(fresh.changes, 'before') !== sidesDigest(undoable.bundle.changes, 'after');
  // Some platforms keep one version for all bundles of a deployment, so that the last PUT changed the version of the others.
  const isOwnWrite = appliedVersions.has(fresh.stateVersion) && fresh.diffDigest === expected.diffDigest;
  return fresh.stateVersion !== expected.stateVersion && !isOwnWrite;
}

/** A digest of the objects on one side of some changes. */
const sidesDigest = (changes: readonly Change[], side: 'before' | 'after'): string =>
  diffDigest(changes.map((change) => ({ ...change, verb: 'update', before: change[side], after: null })));

function staleOutcome(checked: readonly CheckedUndo[], applied: Applied): Outcome {
  const plan = { ...makePlan(checked.map(({ expected }) => expected)), undoes: applied.digest };
  const names = checked.filter(isStale).map(({ expected }) => nameOfBundle(expected));
  const results = checked.map((one) => notRolledBack(one, names));
  return { kind: 'stale', plan, results, guards: [], problems: [] };
}

function notRolledBack(checked: CheckedUndo, names: readonly string[]): AppliedBundle {
  const { expected, fresh } = checked;
  const { stateVersion, changes } = fresh;
  const outcome = isStale(checked)
    ? {
        reason: 'The platform changed since the apply; a rollback would overwrite that.',
        current: { stateVersion, changes },
      }
    : {
        reason: `Nothing is rolled back: the platform changed since in ${names.join(', ')}.`,
        current: null,
      };
  return { bundle: expected, outcome: { result: 'not-applied', ...outcome } };
}

/** A bundle that was written, or may have been; its undo, and the state version that the apply left: null if that is not known. */
export type Undoable = {
  readonly bundle: PlannedBundle;
  readonly undo: BundleContent;
  readonly stateVersion: string | null;
};

type Applied = {
  readonly path: string;
  readonly digest: string;
  readonly platform: string | null;
  readonly config: string | null;
  readonly bundles: readonly Undoable[];
};

/** The bundles of an applied plan to restore: all that were written, or may have been. Throws UsageError when one of them has no undo. */
export async function readApplied(path: string, deployment: string | null, runtime: Runtime): Promise<Applied> {
  const { plan, platform, config, results } = await readSaved(path, runtime, needsAppliedPlan);
  const own = results.filter(({ bundle }) => deployment === null || bundle.deployment.slug === deployment);
  if (own.length === 0) throw new UsageError(`${path} has nothing for the deployment ${deployment ?? ''}.`);
  const changed = own.filter(({ bundle }) => bundle.changes.length > 0);
  if (changed.length === 0) throw new UsageError(`${path} changed nothing, so there is nothing to undo.`);
  // What was not applied is as it was before.
  const written = changed.filter(({ result }) => result === 'unknown' || isApplied(result));
  if (written.length === 0) {
    throw new UsageError(`${path} was not applied, so there is nothing to undo.`, {
      fix: 'Give the plan file that an apply wrote.',
    });
  }
  return { path, platform, config, digest: plan.digest, bundles: written.map((one) => toUndoable(path, one)) };
}

const needsAppliedPlan = 'A rollback needs the plan file as written by the apply, and the same API token.';

function toUndoable(path: string, { bundle, undo }: SavedResult): Undoable {
  if (undo === null) {
    throw new UsageError(
      `${path} has no undo for ${nameOfBundle(bundle)}: the platform did not report its previous content.`,
      { fix: 'Put the old values into the files and apply those.' },
    );
  }
  return { bundle, undo: undo.content, stateVersion: undo.stateVersion };
}

// ── Into the files ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

export type WriteUndoOptions = RollbackOptions & {
  /** Whether to overwrite changes that git does not hold. */
  readonly force: boolean;
};

/** Written files, and files deleted because they became empty; paths from the root, sorted. */
export type Written = {
  readonly kind: 'written';
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** Number of policies and exceptions restored without their notes, which the platform never had. */
  readonly withoutNotes: number;
};

/**
 * Restores the values from before an applied plan in the files that declare its bundles, without asking the platform; everything else stays as it
 * is. Throws UsageError, before any file is written, when an object of the plan was changed in the files since, when git does not hold a file, or
 * when the files would not declare exactly the old values.
 */
export async function writeUndo(options: WriteUndoOptions, runtime: Runtime): Promise<Written | Outcome> {
  const { bundles, config } = await readApplied(options.plan, options.deployment, runtime);
  const selection = { ...options, paths: [] };
  refuseOtherConfig(config, options.plan, selection, runtime);
  const files = await load(selection, runtime);
  const problems = check(files, runtime);
  if (hasErrors(problems)) return invalid(files, problems);
  const undos = bundles.map((undoable): Undo => {
    const declared = declaredBundle(undoable, files);
    return { ...undoable, declared, changed: changedObjects(undoable) };
  });
  refuseChanged(undos, options.plan);
  const desired = undos.map(({ undo, declared: { deployment }, changed }): BundleEdit => {
    const only = new Set(changed.flatMap(({ ids }) => ids));
    return { kind: undo.kind, deployment, content: { ...undo.content }, only };
  });
  const { edits, edited, before } = await editBundles(desired, policyTexts(files), files);
  const after = await load({ ...selection, source: overlay(options.source, edits) }, runtime);
  if (edited.some(({ unwritten }) => unwritten.length > 0) || !isUndone(undos, files, after)) {
    throw new UsageError(
      `The old values of ${bundles.map(({ bundle }) => nameOfBundle(bundle)).join(', ')} cannot be written into the files exactly. No file was changed.`,
      { fix: 'Revert them with git, or edit them by hand.' },
    );
  }
  const withoutNotes = edited.flatMap(({ touched }, index) => {
    const deletedIds = undos[index]?.bundle.changes.flatMap(({ verb, id }) => (verb === 'delete' ? [id] : [])) ?? [];
    return touched.filter(({ verb, id }) => verb === 'create' && deletedIds.includes(id));
  });
  return {
    kind: 'written',
    ...writeEdits({ command: 'rollback --write', force: options.force }, before, edits, runtime),
    withoutNotes: withoutNotes.length,
  };
}

/** A bundle to undo, what the files declare of it, and what the plan changed in it. */
type Undo = Undoable & { readonly declared: Bundle; readonly changed: readonly ChangedObject[] };

/** Files without a deployment are taken for the plan's. */
function declaredBundle({ bundle }: Undoable, files: Loaded): Bundle {
  const declared = files.bundles.find(
    ({ kind, deployment }) => kind === bundle.kind && (deployment ?? bundle.deployment.slug) === bundle.deployment.slug,
  );
  if (declared !== undefined) return declared;
  throw new UsageError(`No file declares ${nameOfBundle(bundle)}, so its old values cannot be written into the files.`);
}

/** The most names in one message. */
const mostNames = 10;

/** A later change is someone's work, and half an undo would look like a whole one. */
function refuseChanged(undos: readonly Undo[], plan: string): void {
  const names = undos.flatMap((undo) => changedSince(undo).map(({ name }) => `${name} (${nameOfBundle(undo.bundle)})`));
  if (names.length === 0) return;
  const more = names.length > mostNames ? ` and ${String(names.length - mostNames)} more` : '';
  throw new UsageError(
    `The files were changed since ${escapeTerminal(plan)} was applied, and a rollback would overwrite that: they no longer declare ${names.slice(0, mostNames).map(escapeTerminal).join(', ')}${more} as it was sent. No file was changed.`,
    { fix: 'Edit the files by hand, or revert them with git.' },
  );
}

/** An object that an applied plan changed: its name, and its identities on the platform and in the files. */
type ChangedObject = { readonly name: string; readonly ids: readonly ObjectId[] };

/** What an applied plan changed in a bundle; each list item is an object, by content, since the files move between these two. */
function changedObjects({ bundle, undo }: Undoable): ChangedObject[] {
  const idsOf = identitiesIn(bundle);
  const items = changedItems({ before: { ...undo.content }, after: { ...bundle.content } });
  return bundle.changes.flatMap((change) => {
    if (change.object === 'DetectionPolicy')
      return items.map(({ id, list, item }) => ({ name: `item ${item} of ${list}`, ids: [id] }));
    const { noun, name } = describeChangedObject(change, bundle.kind);
    return [{ name: `${noun} ${name}`, ids: idsOf(change) }];
  });
}

/** Objects that the files declare neither as sent nor as before: someone changed them since. */
function changedSince({ declared, bundle, undo, changed }: Undo): ChangedObject[] {
  const [own, sent, old] = [declaredTexts(declared), declaredTexts(bundle), declaredTexts(undo)];
  const isAs = (other: Texts, { ids }: ChangedObject): boolean => ids.every((id) => own.get(id) === other.get(id));
  return changed.filter((one) => !isAs(sent, one) && !isAs(old, one));
}

/** Whether the files declare the old value of everything that the plan changed, and everything else is as before. */
function isUndone(undos: readonly Undo[], before: Loaded, after: Loaded): boolean {
  if (hasErrors(after.problems)) return false;
  return before.bundles.every((was) => {
    const now = after.bundles.find((one) => one.kind === was.kind && one.deployment === was.deployment);
    const undo = undos.find(({ declared }) => declared === was);
    const ids = new Set(undo?.changed.flatMap((one) => one.ids));
    if (now === undefined) return false;
    const [nowTexts, wasTexts, oldTexts] = [now, was, undo?.undo ?? was].map((one) => declaredTexts(one));
    const all = new Set([...(nowTexts?.keys() ?? []), ...(wasTexts?.keys() ?? []), ...(oldTexts?.keys() ?? [])]);
    return [...all].every((id) => nowTexts?.get(id) === (ids.has(id) ? oldTexts : wasTexts)?.get(id));
  });
}
