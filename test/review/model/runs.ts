import { joinMerges } from '../../../src/action/join-outcomes.ts';
import { stateVersionsAfter } from '../../../src/action/stale.ts';
import { ForgeError, PlatformError, UsageError } from '../../../src/domain/errors.ts';
import type { Job } from '../../../src/domain/forge.ts';
import type { Outcome } from '../../../src/domain/outcome.ts';
import { onlyChanged, type PlannedBundle } from '../../../src/domain/plan.ts';
import { guardPlan } from '../../../src/plan/guards.ts';
import { makePlan } from '../../../src/plan/plan.ts';
import type { Clock } from '../../../src/platform/clock.ts';
import { settleMerges } from '../../../src/review/merge/settle-merges.ts';
import { readReview } from '../../../src/review/store/read-review.ts';
import type { ReviewRun } from '../../../src/review/store/write-comment.ts';
import type { CoveredPlan, CommitPreviews } from '../../../src/review/commit-previews.ts';
import { markStalePulls } from '../../../src/review/pull-request/stale-pulls.ts';
import { ReviewKey } from '../../../src/review/store/review-key.ts';
import { reviewPull } from '../../../src/review/pull-request/review-pull.ts';
import { settleManually } from '../../../src/review/merge/pending-merges.ts';
import { deferRejection } from '../../../src/util/parallel.ts';
import type { Action } from './actions.ts';
import { type Fault, Gate } from './gate.ts';
import type { MemoryClock, MemoryForge, MemoryPull, MemoryPush } from './memory-forge.ts';
import { contentOf, keyOf, limits, type MemoryPlatform, openMemoryPreviews } from './memory-previews.ts';
import type { Run, RunEnd, ShownPlan } from './observed-facts.ts';
import type { Oracle } from './oracle.ts';

/** A job of a workflow run. `attempts` counts how often it ran. */
export type StartedJob = { readonly id: number; attempts: number };

/** The job of an event of a pull request, with the head and base at the time of the event. */
export type PullJob = StartedJob & { readonly pull: MemoryPull; readonly head: string; readonly base: string };

/** The job of a push to the main branch. */
export type PushJob = StartedJob & { readonly push: MemoryPush };

const secrets = ['the first token of this model', 'the second token of this model', 'the third token of this model'];

const keys = secrets.map((secret) => new ReviewKey(secret, { forge: 'Memory', repository: '1', config: '' }));

type ModelParts = {
  readonly forge: MemoryForge;
  readonly platform: MemoryPlatform;
  readonly clock: MemoryClock;
  readonly oracle: Oracle;
  /** Performs an action of others just before a call of a run. */
  readonly perform: (action: Action) => Promise<void>;
};

type JobBody = (run: Run, review: ReviewRun, previews: CommitPreviews) => Promise<RunEnd>;

type JobAttempt = {
  readonly kind: Run['kind'];
  readonly job: StartedJob;
  readonly startedBy: string | null;
  readonly faults: readonly Fault<Action>[];
  readonly pull?: MemoryPull;
  readonly push?: MemoryPush;
};

/** Runs the engine on each event as the action does, with the forge and the platform in memory. */
export class Runs {
  readonly #model: ModelParts;
  #token = 0;
  #isRunningAlone = false;
  #lastId = 0;

  constructor(parts: ModelParts) {
    this.#model = parts;
  }

  /** Later runs have higher ids. */
  nextId = (): number => (this.#lastId += 1);

  rotateToken(): void {
    this.#token = Math.min(this.#token + 1, keys.length - 1);
  }

  /** Previews a pull request as `action/pull-request.ts` does, without the event and git. */
  preview(job: PullJob, startedBy: string, faults: readonly Fault<Action>[]): Promise<void> {
    const memoryForge = this.#model.forge;
    const work: JobBody = async (run, { forge, ...review }, previews) => {
      const { number } = job.pull;
      const recordStatus = deferRejection(readReview({ forge, key: review.key }, { number, head: job.head }));
      const [pull, tip] = await Promise.all([forge.pull(number), forge.tip(job.base)]);
      if (!pull.isOpen || pull.head !== job.head) return { ...green, isOver: true };
      Object.assign(run, { head: pull.head, base: pull.base });
      const base = pull.base === job.base ? tip : await forge.tip(pull.base);
      const commit = memoryForge.testMerge(job.pull, base);
      if (commit === null || memoryForge.git.read(commit).parents[1] !== pull.head)
        throw new UsageError('The two conflict.');
      run.merge = { commit, base };
      const { outcome, current } = await previews.previewAt(commit, base);
      const shown = current === null ? outcome : restrictToCovered(outcome, current);
      if (shown.kind === 'valid') throw new Error('a preview does not end with valid files only');
      run.plan = shownPlanOf(current?.covered.map(({ bundle }) => bundle) ?? []);
      const previewed = { pull, base, outcome: shown, current };
      const { refusal } = await reviewPull(previewed, await recordStatus, { ...review, forge });
      const isRed = refusal !== null || !['changes', 'no-changes'].includes(shown.kind);
      return { ...green, isRed, refusal, outcome: shown };
    };
    return this.#run({ kind: 'preview', job, startedBy, faults, pull: job.pull }, work);
  }

  /** Applies the merges of a push as `action/default-branch.ts` does. One at a time, as the workflow demands. */
  async apply(job: PushJob, faults: readonly Fault<Action>[]): Promise<void> {
    const { push } = job;
    const work: JobBody = async (_, review, previews) => {
      const openPulls = deferRejection(review.forge.openPulls('main'));
      const settled = await settleMerges(push, review, previews, this.#clock);
      const outcome = joinMerges(settled.merges, settled.remainingPlan);
      const writers = settled.merges.filter((merge) => stateVersionsAfter(merge.outcome).length > 0);
      const changedBy = writers.length === 1 ? (writers[0]?.pull?.number ?? null) : null;
      const liveVersions = stateVersionsAfter(outcome);
      if (liveVersions.length > 0)
        await markStalePulls({ changedBy, liveVersions, onStale: settled.onStale, openPulls }, review);
      const refusal = settled.merges.find((merge) => merge.refusal !== null)?.refusal ?? null;
      const isRed = refusal !== null || !['applied', 'no-changes', 'changes'].includes(outcome.kind);
      return { ...green, isRed, refusal, outcome, settled };
    };
    await this.#runAlone({ kind: 'apply', job, startedBy: 'ada', faults, push }, work);
  }

  /** Applies a plan by its digest as `action/manual-run.ts` does. The plan was shown a moment ago. */
  async applyByDigest(faults: readonly Fault<Action>[]): Promise<void> {
    const tip = this.#model.forge.git.tip('main');
    const digest = await this.#digestAt(tip);
    const work: JobBody = async (run, review, previews) => {
      if ((await review.forge.tip('main')) !== tip) return { ...green, isOver: true };
      const previewed = await previews.previewAt(tip, tip);
      const { outcome } = previewed;
      if (outcome.kind !== 'changes' || outcome.plan.digest !== digest) return { ...green, isOver: true };
      run.plan = shownPlanOf(outcome.plan.bundles);
      const applied = await previewed.apply(onlyChanged(outcome.plan), null);
      if (applied.kind === 'applied') await settleManually(tip, 'main', outcome.plan.digest, review);
      const openPulls = deferRejection(review.forge.openPulls('main'));
      await markStalePulls(
        { changedBy: null, liveVersions: stateVersionsAfter(applied), onStale: 'refuse', openPulls },
        review,
      );
      return { ...green, isRed: applied.kind !== 'applied', outcome: applied };
    };
    const job = { id: this.nextId(), attempts: 0 };
    await this.#runAlone({ kind: 'by digest', job, startedBy: 'ada', faults }, work);
  }

  /** Marks stale pull requests as a scheduled run does. */
  checkFreshness(faults: readonly Fault<Action>[]): Promise<void> {
    const work: JobBody = async (_, review, previews) => {
      const tip = await review.forge.tip('main');
      const { outcome } = await previews.previewAt(tip, tip);
      const liveVersions = 'plan' in outcome ? (outcome.plan?.bundles ?? []) : [];
      const openPulls = deferRejection(review.forge.openPulls('main'));
      if (liveVersions.length > 0)
        await markStalePulls({ changedBy: null, liveVersions, onStale: 'refuse', openPulls }, review);
      return green;
    };
    const job = { id: this.nextId(), attempts: 0 };
    return this.#run({ kind: 'freshness', job, startedBy: null, faults }, work);
  }

  async #digestAt(commit: string): Promise<string | null> {
    const { forge, platform } = this.#model;
    const gate = new Gate<Action>([], () => Promise.resolve());
    const ignore = (): void => {};
    const previews = openMemoryPreviews({
      git: forge.git,
      read: (effect, fail) => gate.call(effect, fail),
      platform: platform.open(gate, ignore),
      onApply: ignore,
      saveUndo: ignore,
    });
    const { outcome } = await previews.previewAt(commit, commit);
    return outcome.kind === 'changes' ? outcome.plan.digest : null;
  }

  async #runAlone(attempt: JobAttempt, work: JobBody): Promise<void> {
    if (this.#isRunningAlone) return;
    this.#isRunningAlone = true;
    await this.#run(attempt, work);
    this.#isRunningAlone = false;
  }

  async #run({ kind, job, startedBy, faults, pull, push }: JobAttempt, work: JobBody): Promise<void> {
    const { forge, platform, oracle, perform } = this.#model;
    job.attempts += 1;
    const token = this.#token;
    const gate = new Gate<Action>(faults, perform);
    const isStartedByPerson = job.attempts > 1 && startedBy !== null && !startedBy.endsWith('[bot]');
    const run = oracle.startRun({
      kind,
      isStartedByPerson,
      token,
      gate,
      pull: pull ?? null,
      push: push ?? null,
    });
    const review: ReviewRun = {
      forge: forge.open(gate, {
        commented: (comment, body) => oracle.commentWritten(run, comment, body),
        posted: (commit, status) => oracle.statusPosted(run, commit, status),
      }),
      key: keys[token]!,
      job: jobOf(job, startedBy, push?.after ?? forge.git.tip('main')),
      summary: true,
      planFile: null,
      runMessages: { commentUrls: new Set(), notices: new Set(), warnings: new Set() },
    };
    const previews = openMemoryPreviews({
      git: forge.git,
      read: (effect, fail) => gate.call(effect, fail),
      platform: platform.open(gate, (put) => oracle.bundleSent(run, put)),
      onApply(commit) {
        run.appliedMerge = commit;
      },
      saveUndo: (outcome) => Object.assign(run, { undo: outcome }),
    });
    const end = await Promise.race([work(run, review, previews).catch(redEnd), gate.killed.then(() => null)]);
    await gate.interruption;
    oracle.runEnded(run, end, review.runMessages);
  }

  /** The clock of a run: waiting advances the model's clock, even while it stands still for others. */
  get #clock(): Clock {
    const { clock } = this.#model;
    return {
      now: () => clock.second * 1000,
      random: () => 0,
      sleep: (milliseconds) => {
        clock.second += milliseconds / 1000;
        return Promise.resolve();
      },
      timer: () => () => {},
    };
  }
}

const green: RunEnd = { isRed: false, isOver: false, refusal: null, outcome: null, settled: null, error: null };

/** The end of a run that threw a known error, as in `action/result.ts`. Any other error is a bug. */
function redEnd(error: unknown): RunEnd {
  if (error instanceof ForgeError || error instanceof PlatformError || error instanceof UsageError)
    return { ...green, isRed: true, error };
  throw error;
}

const jobOf = ({ id, attempts }: StartedJob, startedBy: string | null, sha: string): Job => ({
  repository: { owner: 'acme', name: 'policies', id: '1', defaultBranch: 'main' },
  sha,
  ref: 'refs/heads/main',
  run: { id, attempt: attempts, url: `https://forge.example/runs/${String(id)}/${String(attempts)}` },
  startedBy,
  api: 'https://api.forge.example',
  server: 'https://forge.example',
});

const shownPlanOf = (bundles: readonly PlannedBundle[]): ShownPlan =>
  new Map(
    bundles
      .filter(({ changes }) => changes.length > 0)
      .map((bundle) => [keyOf(bundle), { content: contentOf(bundle), version: bundle.stateVersion }]),
  );

/** Restricts a preview to the bundles that the pull request changes, as `action/pull-request.ts` does. */
function restrictToCovered(outcome: Outcome, { covered }: CoveredPlan): Outcome {
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes') return outcome;
  const isCovered = new Set(covered.map(({ bundle }) => bundle));
  const differsElsewhere = outcome.plan.bundles.filter((bundle) => bundle.changes.length > 0 && !isCovered.has(bundle));
  const plan = makePlan(outcome.plan.bundles.filter((bundle) => !differsElsewhere.includes(bundle)));
  const guards = guardPlan(plan, limits);
  const isChanged = plan.bundles.some(({ changes }) => changes.length > 0);
  if (isChanged && guards.length > 0) return { ...outcome, kind: 'needs-approval', plan, guards, differsElsewhere };
  return { ...outcome, kind: isChanged ? 'changes' : 'no-changes', plan, guards, differsElsewhere };
}
