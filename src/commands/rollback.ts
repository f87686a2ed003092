import { compareWithReviewed, oddAnswer } from '../apply/check.ts';
import { nameOfBundle } from '../domain/bundle.ts';
import type { Consent } from '../domain/consent.ts';
import { inParallel } from '../domain/in-parallel.ts';
import type { AppliedBundle, Outcome } from '../domain/outcome.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import { PlatformError } from '../domain/preview.ts';
import { guardPlan } from '../plan/guards.ts';
import { makePlan, planBundle } from '../plan/plan.ts';
import { turnRound } from '../plan/rollback.ts';
import { count } from '../render/words/counts.ts';
import type { World } from '../world.ts';
import { withConsent } from './consent.ts';
import type { Loaded, Wanted } from './load.ts';
import { refuseOtherConfig } from './refuse-other-config.ts';
import { type Applied, readApplied, type Undoable } from './rollback/read-applied.ts';
import { loadSettings } from './rollback/settings.ts';
import { aimedTargets } from './rollback/aimed-targets.ts';
import type { Target } from './targets.ts';

type RollbackOptions = Wanted & {
  /** The applied plan, with its results and its undo. */
  readonly plan: string;
  readonly consent: Consent;
};

/** What an undo would do if nobody touched the platform since the apply, and what it would do now. */
type Looked = {
  readonly expected: PlannedBundle;
  readonly fresh: PlannedBundle;
  /** Every state version that the apply left in the same deployment. */
  readonly left: ReadonlySet<string>;
};

/**
 * Shows what undoing an applied plan would change, and changes nothing: `apply` does, with the plan of this outcome. Stale when the
 * platform is neither as the apply left it nor as it was before. Throws UsageError when the plan cannot be undone as a whole.
 */
export async function rollback(options: RollbackOptions, world: World): Promise<Outcome> {
  const applied = await readApplied(options.plan, options.deployment, world);
  refuseOtherConfig(applied.config, applied.path, options, world);
  const files = loadSettings(options, world);
  if ('kind' in files) return files;
  const aims = applied.bundles.map(({ bundle, undo }) => ({ content: undo, deployment: bundle.deployment }));
  const targets = await aimedTargets(aims, applied, files.settings, world);
  const looked = await lookAt(applied.bundles, targets, files, world);
  return looked.some(isStale) ? staleOutcome(looked, applied) : plannedOutcome(looked, applied, files, options.consent);
}

async function lookAt(
  bundles: readonly Undoable[],
  targets: readonly Target[],
  files: Loaded,
  world: World,
): Promise<Looked[]> {
  world.terminal.progress(`Checking ${count(bundles.length, 'bundle')}`);
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

async function look(
  { bundle, undo, stateVersion }: Undoable,
  target: Target,
  files: Loaded,
): Promise<Omit<Looked, 'left'>> {
  const { deployment, platform } = target;
  const answer = await platform.dryRun(deployment, target.bundle);
  const [rejection] = answer.rejections;
  if (rejection !== undefined) {
    throw new PlatformError(`The platform rejects what ${nameOfBundle(bundle)} was before: ${rejection.message}`, {
      code: rejection.code,
      hint: 'Something that the old values name is gone. Put what can be put back into the files and apply those.',
    });
  }
  const fresh = planBundle(target.bundle, deployment, answer, files.locate);
  const expected = turnRound(bundle, undo, stateVersion);
  if (compareWithReviewed(expected, fresh) === 'odd') throw oddAnswer(fresh);
  return { expected, fresh };
}

/** Where nothing is left to change, it is as before already, whatever happened in between. */
const isStale = ({ expected, fresh, left }: Looked): boolean =>
  fresh.changes.length > 0 && fresh.stateVersion !== expected.stateVersion && !isOwnMove(expected, fresh, left);

/** A platform may keep one version for all bundles of a deployment, so that the last PUT of the apply changed that of the others. */
const isOwnMove = (expected: PlannedBundle, fresh: PlannedBundle, left: ReadonlySet<string>): boolean =>
  left.has(fresh.stateVersion) && fresh.diffDigest === expected.diffDigest;

function plannedOutcome(looked: readonly Looked[], applied: Applied, files: Loaded, consent: Consent): Outcome {
  const plan = { ...makePlan(looked.map(({ fresh }) => fresh)), undoes: applied.digest };
  const guards = guardPlan(plan, withConsent(files.settings.guards, consent));
  const planned = { plan, guards, problems: [] };
  if (guards.length > 0) return { kind: 'consent', ...planned };
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
        reason: 'The platform was changed since the apply, and a rollback would overwrite that.',
        current: { stateVersion, changes },
      }
    : {
        reason: `Nothing is rolled back, because the platform was changed since in: ${names.join(', ')}.`,
        current: null,
      };
  return { bundle: expected, outcome: { result: 'not-applied', ...outcome } };
}
