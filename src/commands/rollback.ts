import { compareWithReviewed, oddAnswer, type Target } from '../apply/check.ts';
import { type Bundle, type BundleContent, type Deployment, nameOfBundle, type ObjectId } from '../domain/bundle.ts';
import { inParallel, UsageError } from '../domain/json.ts';
import { identitiesIn, type PlannedBundle } from '../domain/plan.ts';
import { type Platform, PlatformError } from '../domain/preview.ts';
import { hasErrors } from '../domain/problem.ts';
import type { Approval, Settings } from '../domain/settings.ts';
import { loadConfig } from '../files/config.ts';
import { changedItems } from '../plan/lists.ts';
import { saidTexts } from '../plan/three-way.ts';
import { guardPlan } from '../plan/guards.ts';
import { makePlan, planBundle } from '../plan/plan.ts';
import { invertChanges } from '../plan/undo.ts';
import type { SavedResult } from '../record/plan-file.ts';
import { count } from '../render/words.ts';
import { openDocuments } from '../files/report.ts';
import type { Runtime } from '../runtime.ts';
import { withApproval } from './preview.ts';
import { invalid, load, type Loaded, type Wanted, configOf, fromRoot } from './load.ts';
import { isApplied, readSaved, refuseOtherConfig } from './saved-plan.ts';
import { findDeployment } from './targets.ts';
import { objectName } from '../render/names.ts';
import type { AppliedBundle, Outcome } from '../domain/outcome.ts';

type RollbackOptions = Wanted & {
  /** The applied plan, with its results and its undo. */
  readonly plan: string;
  readonly approval: Approval;
};

/** The undo as it would be without edits since the apply, and as it is now. */
type Looked = {
  readonly expected: PlannedBundle;
  readonly fresh: PlannedBundle;
  /** All state versions that the apply left in this deployment. */
  readonly left: ReadonlySet<string>;
};

/**
 * Shows what undoing an applied plan would change, and changes nothing; `apply` sends it with this outcome's plan. Stale if the platform is
 * neither as the apply left it nor as it was before. Throws UsageError when the plan cannot be undone completely.
 */
export async function rollback(options: RollbackOptions, runtime: Runtime): Promise<Outcome> {
  const applied = await readApplied(options.plan, options.deployment, runtime);
  refuseOtherConfig(applied.config, applied.path, options, runtime);
  const files = await loadSettings(options, runtime);
  if ('kind' in files) return files;
  const aims = applied.bundles.map(({ bundle, undo }) => ({ content: undo, deployment: bundle.deployment }));
  const targets = await aimedTargets(aims, applied, files.settings, runtime);
  const looked = await lookAt(applied.bundles, targets, files, runtime);
  return looked.some(isStale)
    ? staleOutcome(looked, applied)
    : plannedOutcome(looked, applied, files, options.approval);
}

async function lookAt(
  bundles: readonly Undoable[],
  targets: readonly Target[],
  files: Loaded,
  runtime: Runtime,
): Promise<Looked[]> {
  runtime.terminal.progress(`Checking ${count(bundles.length, 'bundle')}`);
  const pairs = bundles.flatMap((undoable, index) => {
    const target = targets[index];
    return target === undefined ? [] : [{ undoable, target }];
  });
  return inParallel(pairs, async ({ undoable, target }) => ({
    ...(await look(undoable, target, files)),
    left: versionsLeft(undoable, bundles),
  }));
}

const versionsLeft = ({ bundle: { deployment } }: Undoable, bundles: readonly Undoable[]): ReadonlySet<string> =>
  new Set(
    bundles.filter(({ bundle }) => bundle.deployment.id === deployment.id).map(({ stateVersion }) => stateVersion),
  );

async function look({ bundle, stateVersion }: Undoable, target: Target, files: Loaded): Promise<Omit<Looked, 'left'>> {
  const { deployment, platform } = target;
  const answer = await platform.dryRun(deployment, target.bundle);
  const [rejection] = answer.rejections;
  if (rejection !== undefined) {
    throw new PlatformError(`The platform rejects what ${nameOfBundle(bundle)} was before: ${rejection.message}`, {
      code: rejection.code,
      hint: 'The old values refer to something that no longer exists. Restore what you can in the files, and apply them.',
    });
  }
  const fresh = planBundle(target.bundle, deployment, answer, openDocuments(files.wanted.source).locate);
  const expected = invertChanges(bundle, target.bundle, stateVersion);
  if (compareWithReviewed(expected, fresh) === 'odd') throw oddAnswer(fresh);
  return { expected, fresh };
}

/** Without changes left, everything is as before, whatever happened in between. */
const isStale = ({ expected, fresh, left }: Looked): boolean =>
  fresh.changes.length > 0 && fresh.stateVersion !== expected.stateVersion && !isOwnMove(expected, fresh, left);

/** Some platforms keep one version for all bundles of a deployment, so that the last PUT changed the version of the others. */
const isOwnMove = (expected: PlannedBundle, fresh: PlannedBundle, left: ReadonlySet<string>): boolean =>
  left.has(fresh.stateVersion) && fresh.diffDigest === expected.diffDigest;

function plannedOutcome(looked: readonly Looked[], applied: Applied, files: Loaded, approval: Approval): Outcome {
  const plan = { ...makePlan(looked.map(({ fresh }) => fresh)), undoes: applied.digest };
  const guards = guardPlan(plan, withApproval(files.settings.guards, approval));
  const planned = { plan, guards, problems: [] };
  if (guards.length > 0) return { kind: 'needs-approval', ...planned };
  return { kind: plan.bundles.some(({ changes }) => changes.length > 0) ? 'changes' : 'no-changes', ...planned };
}

function staleOutcome(looked: readonly Looked[], applied: Applied): Outcome {
  const plan = { ...makePlan(looked.map(({ expected }) => expected)), undoes: applied.digest };
  const names = looked.filter(isStale).map(({ expected }) => nameOfBundle(expected));
  const results = looked.map((one) => notRolledBack(one, names));
  return { kind: 'stale', plan, results, guards: [], problems: [] };
}

function notRolledBack(looked: Looked, names: readonly string[]): AppliedBundle {
  const { expected, fresh } = looked;
  const { stateVersion, changes } = fresh;
  const outcome = isStale(looked)
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

/** An applied bundle, its undo, and the state version that the apply left. */
export type Undoable = {
  readonly bundle: PlannedBundle;
  readonly undo: BundleContent;
  readonly stateVersion: string;
};

type Applied = {
  readonly path: string;
  readonly digest: string;
  readonly platform: string | null;
  readonly config: string | null;
  readonly bundles: readonly Undoable[];
};

/** The bundles of an applied plan to restore. Throws UsageError when the file has no complete undo. */
export async function readApplied(path: string, deployment: string | null, runtime: Runtime): Promise<Applied> {
  const { plan, platform, config, results } = await readSaved(path, runtime, asLeft);
  const own = results.filter(({ bundle }) => deployment === null || bundle.deployment.slug === deployment);
  if (own.length === 0) throw new UsageError(`${path} has nothing for the deployment ${deployment ?? ''}.`);
  const changed = own.filter(({ bundle }) => bundle.changes.length > 0);
  if (changed.length === 0) throw new UsageError(`${path} changed nothing, so there is nothing to undo.`);
  refuseUnapplied(path, changed);
  return { path, platform, config, digest: plan.digest, bundles: changed.map((one) => toUndoable(path, one)) };
}

const asLeft = 'A rollback needs the plan file as written by the apply, and the same API token.';

/** A partial undo would look like a complete one. */
function refuseUnapplied(path: string, results: readonly SavedResult[]): void {
  const open = results.filter(({ result }) => !isApplied(result));
  if (open.length === 0) return;
  if (open.every(({ result }) => result === null || result === 'not-applied') && open.length === results.length) {
    throw new UsageError(
      `${path} was not applied, so there is nothing to undo. Give the plan file that an apply wrote its results into.`,
    );
  }
  const names = open.map(
    ({ bundle, result }) => `${nameOfBundle(bundle)} is ${result === 'unknown' ? 'unknown' : 'not applied'}`,
  );
  throw new UsageError(
    `${path} was not applied as a whole: ${names.join(', ')}. Run \`ifmatch apply --plan ${path}\` again first, which is safe. If that is refused, put the old values into the files and apply those.`,
  );
}

function toUndoable(path: string, { bundle, undo }: SavedResult): Undoable {
  if (undo === null) {
    throw new UsageError(
      `${path} has no undo for ${nameOfBundle(bundle)}: the platform did not report its previous content. Put the old values into the files and apply those.`,
    );
  }
  return { bundle, undo: undo.content, stateVersion: undo.stateVersion };
}

/** The settings that govern a rollback, from the config of the paths. Errors in policies do not matter, errors in the config do. */
export async function loadSettings(wanted: Wanted, runtime: Runtime): Promise<Loaded | Outcome> {
  const config = configOf(fromRoot(wanted, runtime));
  const files = await load({ ...wanted, config, paths: [] }, runtime);
  const { problems } = await loadConfig(wanted.source, files.wanted.config);
  return hasErrors(problems) ? invalid(files, problems) : files;
}

/** The content to send, and the plan's deployment. */
type Aim = { readonly content: BundleContent; readonly deployment: Deployment };

/** Path of a plan file, and the platform it was made for. */
type MadeFor = { readonly path: string; readonly platform: string | null };

/** Finds the deployments of a plan without files. Throws UsageError when the plan is for another platform, or a deployment was replaced. */
export async function aimedTargets(
  aims: readonly Aim[],
  { path, platform }: MadeFor,
  settings: Settings,
  runtime: Runtime,
): Promise<Target[]> {
  const found = new Map<string, { deployment: Deployment; platform: Platform }>();
  for (const slug of new Set(aims.map(({ deployment }) => deployment.slug))) {
    found.set(slug, await findDeployment(slug, settings, runtime));
    if (platform !== runtime.connections.name) throw otherPlatform(path, platform, runtime.connections.name);
  }
  return aims.flatMap(({ content, deployment }) => {
    const target = found.get(deployment.slug);
    if (target === undefined) return [];
    if (target.deployment.id !== deployment.id) throw otherDeployment(path, deployment, target.deployment);
    return [{ ...target, bundle: undeclared(content, deployment.slug) }];
  });
}

/** A bundle that is in no file. */
function undeclared(content: BundleContent, deployment: string): Bundle {
  const facts = { deployment, origins: new Map(), notes: new Map() };
  return content.kind === 'remediation'
    ? { kind: content.kind, content: content.content, ...facts }
    : { kind: content.kind, content: content.content, ...facts };
}

const otherPlatform = (path: string, made: string | null, is: string | null): UsageError =>
  new UsageError(`${path} was made for ${made ?? 'no platform'}, but this is ${is ?? 'no platform'}. Fix the address.`);

const otherDeployment = (path: string, { slug, id }: Deployment, now: Deployment): UsageError =>
  new UsageError(
    `${path} was made for the deployment ${slug} with the id ${id}, but that slug has the id ${now.id} now. It cannot be rolled back there.`,
  );

/** An object that an applied plan changed: its name, and its identities on the platform and in the files. */
type ChangedObject = { readonly name: string; readonly ids: ReadonlySet<ObjectId> };

/** What an applied plan changed in a bundle; each list item is an object. */
export function changedObjects(undoable: Pick<Undoable, 'bundle' | 'undo'>): ChangedObject[] {
  const idsOf = identitiesIn(undoable.bundle);
  return undoable.bundle.changes.flatMap((change) => {
    if (change.object === 'DetectionPolicy') return itemsOf(undoable);
    const { noun, name } = objectName(change, undoable.bundle.kind);
    return [{ name: `${noun} ${name}`, ids: new Set(idsOf(change)) }];
  });
}

/** By content rather than by change, since the files move between these two. */
function itemsOf({ bundle, undo }: Pick<Undoable, 'bundle' | 'undo'>): ChangedObject[] {
  const items = changedItems({ before: { ...undo.content }, after: { ...bundle.content } });
  return items.map(({ id, list, item }) => ({ name: `item ${item} of ${list}`, ids: new Set([id]) }));
}

/** Objects that the files declare neither as sent nor as before: someone changed them since. */
export function changedSince(declared: Bundle, { bundle, undo }: Undoable): ChangedObject[] {
  const [own, sent, old] = [saidTexts(declared), saidTexts(bundle), saidTexts(undo)];
  const isAs = (other: Texts, { ids }: ChangedObject): boolean => [...ids].every((id) => own.get(id) === other.get(id));
  return changedObjects({ bundle, undo }).filter((one) => !isAs(sent, one) && !isAs(old, one));
}

type Texts = ReturnType<typeof saidTexts>;

/** Whether the files declare the old value of everything that a plan changed, and everything else is as before. */
export function isPutBack(after: Bundle, before: Bundle, undoable: Undoable | null): boolean {
  const ids = new Set(undoable === null ? [] : changedObjects(undoable).flatMap((one) => [...one.ids]));
  const [now, was, old] = [saidTexts(after), saidTexts(before), saidTexts(undoable?.undo ?? before)];
  const all = new Set([...now.keys(), ...was.keys(), ...old.keys()]);
  return [...all].every((id) => now.get(id) === (ids.has(id) ? old : was).get(id));
}
