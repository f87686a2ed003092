import type { Action, Edit, Sequence } from './actions.ts';
import { bodyOf, headOf, MemoryClock, MemoryForge, type MemoryPull, type MemoryPush } from './memory-forge.ts';
import type { Tree } from './memory-git.ts';
import { brokenFile, bundleNames, declaredIn, fileNames, MemoryPlatform, pathOf } from './memory-previews.ts';
import { Oracle } from './oracle.ts';
import { type PullJob, type PushJob, Runs } from './runs.ts';

/** The promises that a sequence of actions broke, and how often each event happened. */
export type SequenceResult = Pick<Oracle, 'violations' | 'eventCounts'>;

/*
 * A model of reviews, for the suite `reviews` of `npm run trust`: the engine runs against a forge and a platform in memory.
 *
 *   actions.ts            what people, apps and runs may do; generates sequences of actions
 *   world.ts              performs a sequence: here it starts
 *   runs.ts               calls the engine as the action would on each event
 *   memory-forge.ts       a forge: pull requests, comments and statuses; memory-git.ts has its commits
 *   memory-previews.ts    a platform, and the previews of commits
 *   gate.ts               counts the calls of a run, and makes some fail or interrupts them by other actions
 *   observed-facts.ts     what an observer can see: runs, shown plans, merges and PUTs
 *   oracle.ts             judges these facts by the promises of docs/apply.md
 */

/** Performs a sequence of actions, and judges what happens. */
export async function playSequence(sequence: Sequence): Promise<SequenceResult> {
  const world = new ModelWorld(sequence.lagSeconds);
  await world.play(sequence);
  return world.oracle;
}

const startTree: Tree = new Map(
  bundleNames.flatMap((name) => fileNames.map((file) => [pathOf(name, file), 1] as const)),
);

type ActionOf<K extends Action['do']> = Extract<Action, { do: K }>;

/** A repository and a platform in memory, with the actions of people and the runs that they start. */
export class ModelWorld {
  readonly clock = new MemoryClock();
  readonly forge: MemoryForge;
  readonly platform: MemoryPlatform;
  readonly oracle: Oracle;
  readonly #runs: Runs;
  readonly #pullJobs: PullJob[] = [];
  readonly #pushJobs: PushJob[] = [];
  #readmeCount = 0;

  constructor(lagSeconds: number) {
    const { clock } = this;
    this.forge = new MemoryForge(clock, lagSeconds, startTree);
    const oracle = new Oracle(this.forge);
    this.oracle = oracle;
    this.platform = new MemoryPlatform((bundle, content) => oracle.platformChanged(bundle, content));
    const { forge, platform } = this;
    this.#runs = new Runs({ forge, platform, clock, oracle, perform: (action) => this.perform(action) });
    for (const name of bundleNames) platform.set(name, declaredIn(startTree, name) ?? '');
  }

  async play({ isAdopted, actions }: Omit<Sequence, 'lagSeconds'>): Promise<void> {
    const settle: Action = { do: 'push directly', edits: ['readme'], apply: true };
    if (isAdopted) await this.perform(settle);
    for (const action of actions) {
      await this.perform(action);
      if (this.oracle.violations.length > 0) return;
    }
    // At the end, the last run of the branch is repeated. Another one follows a push that changes no policy. After them, everything must be settled.
    this.clock.isStill = false;
    this.clock.advance(100);
    await this.perform({ do: 'apply', push: 0, faults: [] });
    await this.perform(settle);
  }

  async perform(action: Action): Promise<void> {
    this.clock.advance(1);
    // TypeScript cannot see that the handler belongs to the action.
    const carryOut = this.#handlers[action.do] as (action: Action) => Promise<void> | void;
    await carryOut(action);
  }

  readonly #handlers: { readonly [K in Action['do']]: (action: ActionOf<K>) => Promise<void> | void } = {
    open: (action) => this.#open(action),
    push: ({ pull: index, edits, preview }) =>
      this.#changeHead(index, preview, (pull) => {
        this.forge.push(pull, this.#editTree(headOf(pull), edits));
        return true;
      }),
    'force-push': ({ pull: index, to, preview }) =>
      this.#changeHead(index, preview, (pull) => this.#forcePush(pull, to)),
    update: ({ pull: index, from, preview }) => this.#changeHead(index, preview, (pull) => this.#update(pull, from)),
    preview: (action) => this.#startPreview(action),
    close: ({ pull: index }) => this.#useOpenPull(index, (pull) => Object.assign(pull, { isOpen: false })),
    reopen: ({ pull: index }) => {
      const closed = this.forge.pulls.filter(({ isOpen, merged }) => !isOpen && merged === null);
      Object.assign(pickModulo(closed, index) ?? {}, { isOpen: true });
    },
    retarget: ({ pull: index, preview }) => this.#retarget(index, preview),
    merge: ({ pull: index, method, apply }) =>
      this.#useOpenPull(index, (pull) => this.#onPushed(this.forge.merge([pull], method), [pull], apply)),
    queue: ({ count, method, apply }) => this.#queue(count, method, apply),
    'fast-forward': ({ pull: index, apply }) => this.#useOpenPull(index, (pull) => this.#fastForward(pull, apply)),
    'push directly': ({ edits, apply }) => this.#pushDirectly(edits, apply),
    apply: async ({ push: index, faults }) => {
      const job = pickModulo(this.#pushJobs.toReversed(), index);
      if (job !== undefined) await this.#runs.apply(job, faults);
    },
    'apply by digest': ({ faults }) => this.#runs.applyByDigest(faults),
    'check freshness': ({ faults }) => this.#runs.checkFreshness(faults),
    'edit platform': (action) => this.#editPlatform(action),
    undo: ({ bundle }) => {
      const name = bundleNames[bundle] ?? bundleNames[0];
      const last = this.oracle.puts.findLast((put) => put.bundle === name);
      if (last !== undefined) this.platform.set(name, last.before);
    },
    comment: (action) => this.#tamper(action),
    status: (action) => this.#postStatus(action),
    'rotate token': () => this.#runs.rotateToken(),
    clock: ({ isStill: still }) => {
      this.clock.isStill = still;
    },
    wait: ({ seconds }) => this.clock.advance(seconds),
  };

  // ── Pull requests ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  async #open({ edits, release, preview }: ActionOf<'open'>): Promise<void> {
    const base = release ? 'release' : 'main';
    const pull = this.forge.openPull(base, this.#editTree(this.forge.git.tip(base), edits));
    await this.#onPullChanged(pull, preview);
  }

  /** Applies edits to the files of a commit. */
  #editTree(commit: string, edits: readonly Edit[]): Tree {
    const tree = new Map(this.forge.git.read(commit).tree);
    for (const edit of edits) {
      if (edit === 'readme') {
        this.#readmeCount += 1;
        tree.set(`docs/${String(this.#readmeCount)}`, 1);
      } else if (edit === 'break') {
        tree.set(brokenFile, 1);
      } else if (edit === 'fix') {
        tree.delete(brokenFile);
      } else {
        const [bundle, file, value] = edit;
        const path = pathOf(bundleNames[bundle] ?? bundleNames[0], fileNames[file] ?? fileNames[0]);
        if (value === 0) tree.delete(path);
        else tree.set(path, value);
      }
    }
    return tree;
  }

  #openPulls = (): MemoryPull[] => this.forge.pulls.filter(({ isOpen }) => isOpen);

  async #useOpenPull(index: number, use: (pull: MemoryPull) => unknown): Promise<void> {
    const pull = pickModulo(this.#openPulls(), index);
    if (pull !== undefined) await use(pull);
  }

  /** Changes the head of an open pull request. `move` returns false if it cannot change it. */
  #changeHead(index: number, preview: boolean, move: (pull: MemoryPull) => boolean): Promise<void> {
    return this.#useOpenPull(index, async (pull) => {
      if (move(pull)) await this.#onPullChanged(pull, preview);
    });
  }

  #forcePush(pull: MemoryPull, to: number): boolean {
    const commit = pickModulo(pull.heads.slice(0, -1), to);
    if (commit === undefined || commit === headOf(pull)) return false;
    this.forge.forcePush(pull, commit);
    return true;
  }

  #update(pull: MemoryPull, from: number | null): boolean {
    const other = from === null ? undefined : pickModulo(this.#openPulls(), from);
    return this.forge.mergeInto(pull, other === undefined ? this.forge.git.tip(pull.base) : headOf(other));
  }

  #retarget(index: number, preview: boolean): Promise<void> {
    return this.#useOpenPull(index, async (pull) => {
      pull.base = pull.base === 'main' ? 'release' : 'main';
      if (preview) await this.#onPullChanged(pull, true);
    });
  }

  /** Called when the head or base of a pull request has changed. Its run starts now, or waits in a queue if `preview` is false. */
  async #onPullChanged(pull: MemoryPull, preview: boolean): Promise<void> {
    const job = this.#queueJob(pull);
    if (preview) await this.#runs.preview(job, 'mona', []);
  }

  #queueJob(pull: MemoryPull): PullJob {
    const job = { id: this.#runs.nextId(), attempts: 0, pull, head: headOf(pull), base: pull.base };
    this.#pullJobs.push(job);
    return job;
  }

  #startPreview({ pull: index, by, faults }: ActionOf<'preview'>): Promise<void> {
    return this.#useOpenPull(index, async (pull) => {
      const jobsOfPull = this.#pullJobs.filter((job) => job.pull === pull);
      const queued = jobsOfPull.find(({ attempts }) => attempts === 0);
      if (by === 'queued') {
        if (queued !== undefined) await this.#runs.preview(queued, 'mona', faults);
        return;
      }
      const last = by === 'event' ? undefined : jobsOfPull.findLast(({ attempts }) => attempts > 0);
      await this.#runs.preview(last ?? this.#queueJob(pull), by === 'app' ? 'helper[bot]' : 'ada', faults);
    });
  }

  // ── The main branch ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  async #queue(count: number, method: ActionOf<'queue'>['method'], apply: boolean): Promise<void> {
    const queued = this.#openPulls()
      .filter(({ base }) => base === 'main')
      .slice(0, count);
    if (queued.length > 1) await this.#onPushed(this.forge.merge(queued, method), queued, apply);
  }

  async #fastForward(pull: MemoryPull, apply: boolean): Promise<void> {
    const [tip, head] = [this.forge.git.tip(pull.base), headOf(pull)];
    if (tip !== head && this.forge.git.contains(head, tip))
      await this.#onPushed(this.forge.pushTo(pull.base, head), [], apply);
  }

  async #pushDirectly(edits: readonly Edit[], apply: boolean): Promise<void> {
    const tip = this.forge.git.tip('main');
    const commit = this.forge.git.commit([tip], this.#editTree(tip, edits));
    await this.#onPushed(this.forge.pushTo('main', commit), [], apply);
  }

  /** Called after a push to a branch. `merged`: the pull requests that were merged by a person, not by a push of their commits. */
  async #onPushed(push: MemoryPush | null, merged: readonly MemoryPull[], apply: boolean): Promise<void> {
    if (push === null || push.branch !== 'main') return;
    this.oracle.mainPushed(push, merged);
    const job = { id: this.#runs.nextId(), attempts: 0, push };
    this.#pushJobs.push(job);
    if (apply) await this.#runs.apply(job, []);
  }

  // ── What others do ──────────────────────────────────────────────────────────────────────────────────────────────────────────

  #editPlatform({ bundle, file: index, value }: ActionOf<'edit platform'>): void {
    const name = bundleNames[bundle] ?? bundleNames[0];
    const file = fileNames[index] ?? fileNames[0];
    const others = this.platform
      .get(name)
      .split(',')
      .filter((rule) => rule !== '' && !rule.startsWith(file));
    const edited = value === 0 ? [] : [`${file}-${String(value)}`];
    this.platform.set(name, [...others, ...edited].toSorted().join(','));
  }

  #tamper({ comment: index, tampering, from }: ActionOf<'comment'>): void {
    const { forge, oracle } = this;
    const present = forge.comments.filter(({ isDeleted }) => !isDeleted);
    const comment = pickModulo(present, index);
    const texts = forge.comments.flatMap((candidate) => candidate.texts.map(({ body }) => body));
    const text = pickModulo(texts, from);
    if (comment === undefined || text === undefined) return;
    if (tampering === 'copy whole') {
      forge.comment(comment.pull, text, { login: 'mallory', type: 'User' });
      return;
    }
    oracle.commentTampered(comment);
    if (tampering === 'delete') {
      comment.isDeleted = true;
      return;
    }
    const body = bodyOf(comment);
    const [line = '', ...rest] = body.split('\n');
    const newBody = {
      'cut first line': rest.join('\n'),
      'edit text': `${line}\nNothing to see here.\n`,
      restore: comment.texts.at(-2)?.body ?? body,
      'copy line': [text.split('\n', 1)[0] ?? '', ...rest].join('\n'),
    } satisfies Record<Exclude<typeof tampering, 'copy whole' | 'delete'>, string>;
    comment.texts.push({ body: newBody[tampering], by: 'mallory' });
  }

  #postStatus({ status: index, tampering, commit: commitIndex }: ActionOf<'status'>): void {
    const { forge, oracle } = this;
    const posted = [...forge.statuses].flatMap(([commit, statuses]) => statuses.map((status) => ({ commit, status })));
    const original = pickModulo(posted, index);
    if (original === undefined) return;
    const commits = [...forge.pulls.map(headOf), ...forge.pushes.map(({ after }) => after)];
    const commit = tampering === 'again' ? original.commit : (pickModulo(commits, commitIndex) ?? original.commit);
    const { createdAt: _, ...status } = original.status;
    // The number is raised, so that the proof no longer fits.
    const forged = status.description.replace(
      /\[(\d+) /,
      (_match, number: string) => `[${String(Number(number) + 1)} `,
    );
    forge.post(commit, tampering === 'forge' ? { ...status, description: forged } : status);
    oracle.statusForged(commit);
  }
}

/** The element at an index, modulo the length; undefined for an empty list. */
const pickModulo = <T>(from: readonly T[], index: number): T | undefined => from[index % Math.max(1, from.length)];
