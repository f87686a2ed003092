import { joinMerges } from '../../src/action/join-outcomes.ts';
import { liveAfter } from '../../src/action/stale.ts';
import { ForgeError, PlatformError, UsageError } from '../../src/domain/errors.ts';
import type { Job } from '../../src/domain/forge.ts';
import type { Outcome } from '../../src/domain/outcome.ts';
import { onlyChanged } from '../../src/domain/plan.ts';
import { guardPlan } from '../../src/plan/guards.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { makePlan } from '../../src/plan/plan.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { applyMerged, markAllSettled } from '../../src/review/apply-merged.ts';
import { readReview } from '../../src/review/collect.ts';
import type { ReviewRun } from '../../src/review/comment.ts';
import type { CurrentPlan } from '../../src/review/decide.ts';
import { markStale } from '../../src/review/freshness.ts';
import { ReviewKey } from '../../src/review/key.ts';
import type { Policies } from '../../src/review/policies.ts';
import { reviewPull } from '../../src/review/review-pull.ts';
import { startEarly } from '../../src/util/parallel.ts';
import type { Action, Edit, Sequence } from './actions.ts';
import { type Fault, Gate } from './gate.ts';
import {
  bodyOf,
  headOf,
  MemoryClock,
  type MemoryComment,
  MemoryForge,
  type MemoryPull,
  type MemoryPush,
} from './memory-forge.ts';
import type { Tree } from './memory-git.ts';
import {
  brokenFile,
  bundleNames,
  contentOf,
  declaredIn,
  fileNames,
  keyOf,
  MemoryPlatform,
  openPolicies,
  pathOf,
} from './memory-policies.ts';
import { type End, Oracle, type Run } from './oracle.ts';

/** A run that a push or an event of a pull request started. */
type Job_ = { readonly id: number; attempts: number };

type PullJob = Job_ & { readonly pull: MemoryPull; readonly head: string; readonly base: string };

type PushJob = Job_ & { readonly push: MemoryPush };

const files: Tree = new Map(bundleNames.flatMap((name) => fileNames.map((file) => [pathOf(name, file), 1] as const)));

const secrets = ['the first token of this model', 'the second token of this model', 'the third token of this model'];

const keys = secrets.map((secret) => new ReviewKey(secret, { forge: 'Memory', repository: '1', config: '' }));

const expected = [ForgeError, PlatformError, UsageError];

/** Plays sequences of actions, with an oracle that watches. */
export class ModelWorld {
  readonly clock = new MemoryClock();
  readonly forge: MemoryForge;
  readonly platform: MemoryPlatform;
  readonly oracle: Oracle;
  readonly #pullJobs: PullJob[] = [];
  readonly #pushJobs: PushJob[] = [];
  readonly #running = new Set<Run>();
  #runs = 0;
  #readmes = 0;
  #token = 0;

  constructor({ lag }: Pick<Sequence, 'lag'>) {
    this.forge = new MemoryForge(this.clock, lag, files);
    this.platform = new MemoryPlatform((bundle, content) => this.oracle.changed(bundle, content));
    this.oracle = new Oracle(this.forge);
    const first = this.forge.git.read(this.forge.git.tip('main')).tree;
    for (const name of bundleNames) this.platform.set(name, declaredIn(first, name) ?? '');
  }

  async play({ isAdopted, actions }: Sequence): Promise<void> {
    if (isAdopted) {
      await this.perform({ do: 'push directly', edits: ['readme'], apply: true });
    }
    for (const action of actions) {
      await this.perform(action);
      if (this.oracle.faults.length > 0) return;
    }
    // The last run of the branch ends, and one more after a push that changes no policy.
    this.clock.isStill = false;
    this.clock.advance(100);
    await this.perform({ do: 'apply', push: 0, faults: [] });
    await this.perform({ do: 'push directly', edits: ['readme'], apply: true });
  }

  async perform(action: Action): Promise<void> {
    this.clock.advance(1);
    await this.#carryOut(action);
  }

  async #carryOut(action: Action): Promise<void> {
    const { forge, platform, clock } = this;
    const open = forge.pulls.filter(({ isOpen }) => isOpen);
    const pull = 'pull' in action ? pick(open, action.pull) : undefined;
    switch (action.do) {
      case 'open': {
        const base = action.release ? 'release' : 'main';
        const made = forge.openPull(base, this.#edited(forge.git.tip(base), action.edits));
        return this.#pushed(made, action.preview);
      }
      case 'push':
        if (pull === undefined) return;
        forge.push(pull, this.#edited(headOf(pull), action.edits));
        return this.#pushed(pull, action.preview);
      case 'force-push': {
        const to = pull && pick(pull.heads.slice(0, -1), action.to);
        if (pull === undefined || to === undefined || to === headOf(pull)) return;
        forge.forcePush(pull, to);
        return this.#pushed(pull, action.preview);
      }
      case 'update': {
        if (pull === undefined) return;
        const other = action.from === null ? undefined : pick(open, action.from);
        const commit = other === undefined ? forge.git.tip(pull.base) : headOf(other);
        if (forge.mergeInto(pull, commit)) await this.#pushed(pull, action.preview);
        return;
      }
      case 'preview':
        if (pull !== undefined) await this.#previewAgain(pull, action);
        return;
      case 'close':
        if (pull !== undefined) pull.isOpen = false;
        return;
      case 'reopen': {
        const closed = pick(
          forge.pulls.filter(({ isOpen, merged }) => !isOpen && merged === null),
          action.pull,
        );
        if (closed !== undefined) closed.isOpen = true;
        return;
      }
      case 'retarget':
        if (pull === undefined) return;
        pull.base = pull.base === 'main' ? 'release' : 'main';
        if (action.preview) await this.#preview(this.#started(pull), 'mona', []);
        return;
      case 'merge':
        if (pull !== undefined) await this.#merged(forge.merge([pull], action.method), [pull], action.apply);
        return;
      case 'queue': {
        const queued = open.filter(({ base }) => base === 'main').slice(0, action.count);
        if (queued.length > 1) await this.#merged(forge.merge(queued, action.method), queued, action.apply);
        return;
      }
      case 'fast-forward': {
        if (pull === undefined || !forge.git.contains(headOf(pull), forge.git.tip(pull.base))) return;
        if (forge.git.tip(pull.base) === headOf(pull)) return;
        return this.#merged(forge.pushTo(pull.base, headOf(pull)), [], action.apply);
      }
      case 'push directly': {
        const tip = forge.git.tip('main');
        const commit = forge.git.commit([tip], this.#edited(tip, action.edits));
        return this.#merged(forge.pushTo('main', commit), [], action.apply);
      }
      case 'apply': {
        const job = pick(this.#pushJobs.toReversed(), action.push);
        if (job !== undefined) await this.#apply(job, action.faults);
        return;
      }
      case 'apply by digest':
        return this.#applyByDigest(action.faults);
      case 'check freshness':
        return this.#checkFreshness(action.faults);
      case 'edit platform': {
        const bundle = bundleNames[action.bundle] ?? bundleNames[0];
        const file = fileNames[action.file] ?? fileNames[0];
        const rules = platform.get(bundle).split(',');
        const others = rules.filter((rule) => rule !== '' && !rule.startsWith(file));
        const own = action.value === 0 ? [] : [`${file}-${String(action.value)}`];
        platform.set(bundle, [...others, ...own].toSorted().join(','));
        return;
      }
      case 'undo': {
        const bundle = bundleNames[action.bundle] ?? bundleNames[0];
        const last = this.oracle.puts.findLast((put) => put.bundle === bundle);
        if (last !== undefined) platform.set(bundle, last.before);
        return;
      }
      case 'comment':
        return this.#tamper(action);
      case 'status':
        return this.#postStatus(action);
      case 'rotate token':
        this.#token = Math.min(this.#token + 1, keys.length - 1);
        return;
      case 'clock':
        clock.isStill = action.still;
        return;
      case 'wait':
        clock.advance(action.seconds);
    }
  }

  #edited(commit: string, edits: readonly Edit[]): Tree {
    const tree = new Map(this.forge.git.read(commit).tree);
    for (const edit of edits) {
      if (edit === 'readme') tree.set(`docs/${String((this.#readmes += 1))}`, 1);
      else if (edit === 'break') tree.set(brokenFile, 1);
      else if (edit === 'mend') tree.delete(brokenFile);
      else {
        const [bundle, file, value] = edit;
        const path = pathOf(bundleNames[bundle] ?? bundleNames[0], fileNames[file] ?? fileNames[0]);
        if (value === 0) tree.delete(path);
        else tree.set(path, value);
      }
    }
    return tree;
  }

  // ── Comments and statuses by other people ─────────────────────────────────────────────────────────────────────────────────────

  #tamper({ comment: index, how, from }: Extract<Action, { do: 'comment' }>): void {
    const { forge, oracle } = this;
    const comment = pick(
      forge.comments.filter(({ isDeleted }) => !isDeleted),
      index,
    );
    const text = pick(
      forge.comments.flatMap(({ texts }) => texts.map(({ body }) => body)),
      from,
    );
    if (comment === undefined || text === undefined) return;
    const body = bodyOf(comment);
    const [line = '', ...rest] = body.split('\n');
    if (how === 'copy whole') {
      forge.comment(comment.pull, text, { login: 'mallory', type: 'User' });
      return;
    }
    oracle.tampered(comment);
    if (how === 'delete') {
      comment.isDeleted = true;
      return;
    }
    const made = {
      'cut first line': rest.join('\n'),
      'edit text': `${line}\nNothing to see here.\n`,
      restore: comment.texts.at(-2)?.body ?? body,
      'copy line': [text.split('\n', 1)[0] ?? '', ...rest].join('\n'),
    } satisfies Record<Exclude<typeof how, 'copy whole' | 'delete'>, string>;
    comment.texts.push({ body: made[how], by: 'mallory' });
  }

  #postStatus({ status: index, how, on }: Extract<Action, { do: 'status' }>): void {
    const { forge, oracle } = this;
    const all = [...forge.statuses].flatMap(([commit, statuses]) => statuses.map((status) => ({ commit, status })));
    const chosen = pick(all, index);
    if (chosen === undefined) return;
    const heads = [...forge.pulls.map(headOf), ...forge.pushes.map(({ after }) => after)];
    const commit = how === 'again' ? chosen.commit : (pick(heads, on) ?? chosen.commit);
    const { createdAt: _, ...status } = chosen.status;
    // A higher number, with a proof that does not fit it.
    const forged = status.description.replace(/\[(\d+) /, (_all, number: string) => `[${String(Number(number) + 1)} `);
    forge.post(commit, how === 'forge' ? { ...status, description: forged } : status);
    oracle.postedBySomebody(commit);
  }

  // ── Runs ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** A pull request has a new head: a run starts now, or waits. */
  async #pushed(pull: MemoryPull, preview: boolean): Promise<void> {
    const job = this.#started(pull);
    if (preview) await this.#preview(job, 'mona', []);
  }

  #started(pull: MemoryPull): PullJob {
    const job = { id: (this.#runs += 1), attempts: 0, pull, head: headOf(pull), base: pull.base };
    this.#pullJobs.push(job);
    return job;
  }

  async #merged(push: MemoryPush | null, acted: readonly MemoryPull[], apply: boolean): Promise<void> {
    if (push === null || push.branch !== 'main') return;
    this.oracle.pushed(push, acted);
    const job = { id: (this.#runs += 1), attempts: 0, push };
    this.#pushJobs.push(job);
    if (apply) await this.#apply(job, []);
  }

  async #previewAgain(pull: MemoryPull, { by, faults }: Extract<Action, { do: 'preview' }>): Promise<void> {
    const own = this.#pullJobs.filter((job) => job.pull === pull);
    if (by === 'queued') {
      const job = own.find(({ attempts }) => attempts === 0);
      if (job !== undefined) await this.#preview(job, 'mona', faults);
      return;
    }
    const last = own.findLast(({ attempts }) => attempts > 0);
    const job = by === 'event' || last === undefined ? this.#started(pull) : last;
    await this.#preview(job, by === 'app' ? 'helper[bot]' : 'ada', faults);
  }

  async #preview(job: PullJob, startedBy: string, faults: readonly Fault<Action>[]): Promise<void> {
    const { pull } = job;
    // One job at a time for each pull request, as the workflow says.
    if ([...this.#running].some((run) => run.pull === pull)) return;
    await this.#run({ kind: 'preview', job, startedBy, faults, pull }, (run, review, policies) =>
      this.#previewPull(job, run, review, policies),
    );
  }

  /** What `action/pull-request.ts` does, without GitHub's event and git. */
  async #previewPull(job: PullJob, run: Run, review: ReviewRun, policies: Policies): Promise<End> {
    const { forge } = review;
    const { number } = job.pull;
    const known = startEarly(readReview(review, { number, head: job.head }));
    const [pull, tip] = await Promise.all([forge.pull(number), forge.tip(job.base)]);
    if (!pull.isOpen || pull.head !== job.head) return { ...green, isOver: true };
    Object.assign(run, { head: pull.head, base: pull.base });
    const base = pull.base === job.base ? tip : await forge.tip(pull.base);
    const commit = this.forge.testMerge(job.pull, base);
    if (commit === null || this.forge.git.read(commit).parents[1] !== pull.head)
      throw new UsageError('The two conflict.');
    run.merge = { commit, base };
    const { outcome, current } = await policies.previewAt(commit, base);
    const shown = current === null ? outcome : onlyCovered(outcome, current);
    if (shown.kind === 'valid') throw new Error('a preview does not end with valid files only');
    run.plan = new Map(
      (current?.covered ?? [])
        .filter(({ bundle }) => bundle.changes.length > 0)
        .map(({ bundle }) => [keyOf(bundle), { content: contentOf(bundle), version: bundle.stateVersion }]),
    );
    const { refusal } = await reviewPull({ pull, base, outcome: shown, current }, await known, review);
    const isRed = refusal !== null || !['changes', 'no-changes'].includes(shown.kind);
    return { ...green, isRed, refusal, outcome: shown };
  }

  async #apply(job: PushJob, faults: readonly Fault<Action>[]): Promise<void> {
    // One job at a time for the branch, as the workflow says.
    if (this.#isApplying()) return;
    await this.#run({ kind: 'apply', job, startedBy: 'ada', faults, push: job.push }, (_run, review, policies) =>
      this.#applyPush(job.push, review, policies),
    );
  }

  #isApplying = (): boolean => [...this.#running].some(({ kind }) => kind === 'apply' || kind === 'by digest');

  /** What `action/default-branch.ts` does. */
  async #applyPush(push: MemoryPush, review: ReviewRun, policies: Policies): Promise<End> {
    const openPulls = startEarly(review.forge.openPulls('main'));
    const settled = await applyMerged(push, review, policies, this.#clockOfRun());
    const outcome = joinMerges(settled.merges, settled.fresh);
    const writers = settled.merges.filter((merge) => liveAfter(merge.outcome).length > 0);
    const by = writers.length === 1 ? (writers[0]?.pull?.number ?? null) : null;
    const live = liveAfter(outcome);
    if (live.length > 0) await markStale({ by, live, onStale: settled.onStale, openPulls }, review);
    const refusal = settled.merges.find((merge) => merge.refusal !== null)?.refusal ?? null;
    const isRed = refusal !== null || !['applied', 'no-changes', 'changes'].includes(outcome.kind);
    return { ...green, isRed, refusal, outcome, settled };
  }

  #clockOfRun = (): Clock => ({
    now: () => this.clock.second * 1000,
    random: () => 0,
    sleep: (milliseconds) => {
      this.clock.second += milliseconds / 1000;
      return Promise.resolve();
    },
    timer: () => () => {},
  });

  /** What `action/by-hand.ts` does with the digest of a plan that was shown a moment ago. */
  async #applyByDigest(faults: readonly Fault<Action>[]): Promise<void> {
    if (this.#isApplying()) return;
    const job = { id: (this.#runs += 1), attempts: 0 };
    const tip = this.forge.git.tip('main');
    const digest = await this.#digestAt(tip);
    await this.#run({ kind: 'by digest', job, startedBy: 'ada', faults }, async (run, review, policies) => {
      if ((await review.forge.tip('main')) !== tip) return { ...green, isOver: true };
      const previewed = await policies.previewAt(tip, tip);
      if (previewed.outcome.kind !== 'changes' || previewed.outcome.plan.digest !== digest)
        return { ...green, isOver: true };
      const { plan } = previewed.outcome;
      run.plan = new Map(
        plan.bundles.map((bundle) => [keyOf(bundle), { content: contentOf(bundle), version: bundle.stateVersion }]),
      );
      const outcome = await previewed.apply(onlyChanged(plan));
      if (outcome.kind === 'applied') await markAllSettled(tip, review);
      const live = liveAfter(outcome);
      const openPulls = startEarly(review.forge.openPulls('main'));
      await markStale({ by: null, live, onStale: 'refuse', openPulls }, review);
      return { ...green, isRed: outcome.kind !== 'applied', outcome };
    });
  }

  async #digestAt(commit: string): Promise<string | null> {
    const gate = new Gate<Action>([], () => Promise.resolve());
    const platform = this.platform.open(gate, () => {});
    const ignore = (): void => {};
    const policies = openPolicies({ git: this.forge.git, platform, applying: ignore, saveUndo: ignore });
    const { outcome } = await policies.previewAt(commit, commit);
    return outcome.kind === 'changes' ? outcome.plan.digest : null;
  }

  async #checkFreshness(faults: readonly Fault<Action>[]): Promise<void> {
    const job = { id: (this.#runs += 1), attempts: 0 };
    await this.#run({ kind: 'freshness', job, startedBy: null, faults }, async (_run, review, policies) => {
      const tip = await review.forge.tip('main');
      const { outcome } = await policies.previewAt(tip, tip);
      const live = 'plan' in outcome ? (outcome.plan?.bundles ?? []) : [];
      const openPulls = startEarly(review.forge.openPulls('main'));
      if (live.length > 0) await markStale({ by: null, live, onStale: 'refuse', openPulls }, review);
      return green;
    });
  }

  async #run(
    { kind, job, startedBy, faults, pull, push }: Starting,
    work: (run: Run, review: ReviewRun, policies: Policies) => Promise<End>,
  ): Promise<void> {
    job.attempts += 1;
    const gate = new Gate<Action>(faults, (event) => this.perform(event));
    const run = this.oracle.begin({
      kind,
      id: job.id,
      attempt: job.attempts,
      isByPerson: job.attempts > 1 && startedBy !== null && !startedBy.endsWith('[bot]'),
      token: this.#token,
      gate,
      pull: pull ?? null,
      push: push ?? null,
    });
    const watch = {
      commented: (comment: MemoryComment, body: string) => this.oracle.commented(run, comment, body),
      posted: (commit: string, status: { readonly context: string }) => this.oracle.posted(run, commit, status),
    };
    const review: ReviewRun = {
      forge: this.forge.open(gate, watch),
      key: keys[this.#token]!,
      job: jobOf(job, startedBy, push?.after ?? this.forge.git.tip('main')),
      summary: true,
      planFile: null,
      notes: { comments: new Set(), notices: new Set(), warnings: new Set() },
    };
    const policies = openPolicies({
      git: this.forge.git,
      platform: this.platform.open(gate, (put) => this.oracle.put(run, put)),
      applying: (commit) => {
        run.applying = commit;
      },
      saveUndo: (outcome) => {
        run.undo = outcome;
      },
    });
    this.#running.add(run);
    const end = await Promise.race([work(run, review, policies).catch(failedBy), gate.killed.then(() => null)]);
    this.#running.delete(run);
    this.oracle.end(run, end, review.notes);
  }
}

type Starting = {
  readonly kind: Run['kind'];
  readonly job: Job_;
  readonly startedBy: string | null;
  readonly faults: readonly Fault<Action>[];
  readonly pull?: MemoryPull;
  readonly push?: MemoryPush;
};

const green: End = {
  isRed: false,
  isOver: false,
  refusal: null,
  outcome: null,
  settled: null,
  error: null,
};

function failedBy(error: unknown): End {
  if (error instanceof Error && expected.some((kind) => error instanceof kind)) return { ...green, isRed: true, error };
  throw error;
}

const jobOf = ({ id, attempts }: Job_, startedBy: string | null, sha: string): Job => ({
  repository: { owner: 'acme', name: 'policies', id: '1', defaultBranch: 'main' },
  sha,
  ref: 'refs/heads/main',
  run: { id, attempt: attempts, url: `https://forge.example/runs/${String(id)}/${String(attempts)}` },
  startedBy,
  api: 'https://api.forge.example',
  server: 'https://forge.example',
});

const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % Math.max(1, from.length)];

/** As `action/pull-request.ts`: what is previewed of the bundles that the pull request changes. */
function onlyCovered(outcome: Outcome, { covered }: CurrentPlan): Outcome {
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes') return outcome;
  const isCovered = new Set(covered.map(({ bundle }) => bundle));
  const drifted = outcome.plan.bundles.filter((bundle) => bundle.changes.length > 0 && !isCovered.has(bundle));
  const plan = makePlan(outcome.plan.bundles.filter((bundle) => !drifted.includes(bundle)));
  const guards = guardPlan(plan, defaultSettings.guards);
  const isChanged = plan.bundles.some(({ changes }) => changes.length > 0);
  if (isChanged && guards.length > 0) return { ...outcome, kind: 'needs-approval', plan, guards, drifted };
  return { ...outcome, kind: isChanged ? 'changes' : 'no-changes', plan, guards, drifted };
}
