import type { Action, Edit, Sequence } from './actions.ts';
import { bodyOf, headOf, MemoryClock, MemoryForge, type MemoryPull, type MemoryPush } from './memory-forge.ts';
import type { Tree } from './memory-git.ts';
import { brokenFile, bundleNames, declaredIn, fileNames, MemoryPlatform, pathOf } from './memory-previews.ts';
import { Oracle } from './oracle.ts';
import { type PullJob, type PushJob, Runs } from './runs.ts';

/** The promises that a sequence of actions broke, and how often each event happened. */
export type Played = Pick<Oracle, 'violations' | 'eventCounts'>;

/** Performs a sequence of actions, and judges what happens. */
export async function play(sequence: Sequence): Promise<Played> {
  const world = new ModelWorld(sequence.lag);
  await world.play(sequence);
  return world.oracle;
}

const files: Tree = new Map(bundleNames.flatMap((name) => fileNames.map((file) => [pathOf(name, file), 1] as const)));

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
  #readmes = 0;

  constructor(lag: number) {
    const { clock } = this;
    this.forge = new MemoryForge(clock, lag, files);
    const oracle = new Oracle(this.forge);
    this.oracle = oracle;
    this.platform = new MemoryPlatform((bundle, content) => oracle.platformChanged(bundle, content));
    const { forge, platform } = this;
    this.#runs = new Runs({ forge, platform, clock, oracle, happen: (action) => this.perform(action) });
    for (const name of bundleNames) platform.set(name, declaredIn(files, name) ?? '');
  }

  async play({ isAdopted, actions }: Omit<Sequence, 'lag'>): Promise<void> {
    const settle: Action = { do: 'push directly', edits: ['readme'], apply: true };
    if (isAdopted) await this.perform(settle);
    for (const action of actions) {
      await this.perform(action);
      if (this.oracle.violations.length > 0) return;
    }
    // Repeats the last run of the branch, and runs once more after a push that changes no policy: by then everything must be settled.
    this.clock.isStill = false;
    this.clock.advance(100);
    await this.perform({ do: 'apply', push: 0, faults: [] });
    await this.perform(settle);
  }

  async perform(action: Action): Promise<void> {
    this.clock.advance(1);
    // TypeScript cannot see that the handler belongs to the action.
    const carryOut = this.#handlers[action.do] as (one: Action) => Promise<void> | void;
    await carryOut(action);
  }

  readonly #handlers: { readonly [K in Action['do']]: (action: ActionOf<K>) => Promise<void> | void } = {
    open: (action) => this.#open(action),
    push: ({ pull, edits, preview }) =>
      this.#changeHead(pull, preview, (one) => {
        this.forge.push(one, this.#editTree(headOf(one), edits));
        return true;
      }),
    'force-push': ({ pull, to, preview }) => this.#changeHead(pull, preview, (one) => this.#forcePush(one, to)),
    update: ({ pull, from, preview }) => this.#changeHead(pull, preview, (one) => this.#update(one, from)),
    preview: (action) => this.#previewAgain(action),
    close: ({ pull }) => this.#useOpenPull(pull, (one) => Object.assign(one, { isOpen: false })),
    reopen: ({ pull }) => {
      const closed = this.forge.pulls.filter(({ isOpen, merged }) => !isOpen && merged === null);
      Object.assign(pick(closed, pull) ?? {}, { isOpen: true });
    },
    retarget: ({ pull, preview }) => this.#retarget(pull, preview),
    merge: ({ pull, method, apply }) =>
      this.#useOpenPull(pull, (one) => this.#onPushed(this.forge.merge([one], method), [one], apply)),
    queue: ({ count, method, apply }) => this.#queue(count, method, apply),
    'fast-forward': ({ pull, apply }) => this.#useOpenPull(pull, (one) => this.#fastForward(one, apply)),
    'push directly': ({ edits, apply }) => this.#pushDirectly(edits, apply),
    apply: async ({ push, faults }) => {
      const job = pick(this.#pushJobs.toReversed(), push);
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
    clock: ({ still }) => {
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

  /** The files of a commit, changed by these edits. */
  #editTree(commit: string, edits: readonly Edit[]): Tree {
    const tree = new Map(this.forge.git.read(commit).tree);
    for (const edit of edits) {
      if (edit === 'readme') {
        this.#readmes += 1;
        tree.set(`docs/${String(this.#readmes)}`, 1);
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
    const pull = pick(this.#openPulls(), index);
    if (pull !== undefined) await use(pull);
  }

  /** Moves the head of an open pull request by `move`, which returns false if it cannot. */
  #changeHead(index: number, preview: boolean, move: (pull: MemoryPull) => boolean): Promise<void> {
    return this.#useOpenPull(index, async (pull) => {
      if (move(pull)) await this.#onPullChanged(pull, preview);
    });
  }

  #forcePush(pull: MemoryPull, to: number): boolean {
    const commit = pick(pull.heads.slice(0, -1), to);
    if (commit === undefined || commit === headOf(pull)) return false;
    this.forge.forcePush(pull, commit);
    return true;
  }

  #update(pull: MemoryPull, from: number | null): boolean {
    const other = from === null ? undefined : pick(this.#openPulls(), from);
    return this.forge.mergeInto(pull, other === undefined ? this.forge.git.tip(pull.base) : headOf(other));
  }

  #retarget(index: number, preview: boolean): Promise<void> {
    return this.#useOpenPull(index, async (pull) => {
      pull.base = pull.base === 'main' ? 'release' : 'main';
      if (preview) await this.#onPullChanged(pull, true);
    });
  }

  /** The head or base of a pull request changed: its run starts, or waits in a queue. */
  async #onPullChanged(pull: MemoryPull, preview: boolean): Promise<void> {
    const job = this.#queueJob(pull);
    if (preview) await this.#runs.preview(job, 'mona', []);
  }

  #queueJob(pull: MemoryPull): PullJob {
    const job = { id: this.#runs.nextId(), attempts: 0, pull, head: headOf(pull), base: pull.base };
    this.#pullJobs.push(job);
    return job;
  }

  #previewAgain({ pull: index, by, faults }: ActionOf<'preview'>): Promise<void> {
    return this.#useOpenPull(index, async (pull) => {
      const own = this.#pullJobs.filter((job) => job.pull === pull);
      const queued = own.find(({ attempts }) => attempts === 0);
      if (by === 'queued') {
        if (queued !== undefined) await this.#runs.preview(queued, 'mona', faults);
        return;
      }
      const last = by === 'event' ? undefined : own.findLast(({ attempts }) => attempts > 0);
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

  /** The main branch moved. `merged`: the pull requests that somebody merged, and not only a push of their commits. */
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
    const own = value === 0 ? [] : [`${file}-${String(value)}`];
    this.platform.set(name, [...others, ...own].toSorted().join(','));
  }

  #tamper({ comment: index, how, from }: ActionOf<'comment'>): void {
    const { forge, oracle } = this;
    const present = forge.comments.filter(({ isDeleted }) => !isDeleted);
    const comment = pick(present, index);
    const texts = forge.comments.flatMap((one) => one.texts.map(({ body }) => body));
    const text = pick(texts, from);
    if (comment === undefined || text === undefined) return;
    if (how === 'copy whole') {
      forge.comment(comment.pull, text, { login: 'mallory', type: 'User' });
      return;
    }
    oracle.commentTampered(comment);
    if (how === 'delete') {
      comment.isDeleted = true;
      return;
    }
    const body = bodyOf(comment);
    const [line = '', ...rest] = body.split('\n');
    const made = {
      'cut first line': rest.join('\n'),
      'edit text': `${line}\nNothing to see here.\n`,
      restore: comment.texts.at(-2)?.body ?? body,
      'copy line': [text.split('\n', 1)[0] ?? '', ...rest].join('\n'),
    } satisfies Record<Exclude<typeof how, 'copy whole' | 'delete'>, string>;
    comment.texts.push({ body: made[how], by: 'mallory' });
  }

  #postStatus({ status: index, how, on }: ActionOf<'status'>): void {
    const { forge, oracle } = this;
    const all = [...forge.statuses].flatMap(([commit, statuses]) => statuses.map((status) => ({ commit, status })));
    const chosen = pick(all, index);
    if (chosen === undefined) return;
    const places = [...forge.pulls.map(headOf), ...forge.pushes.map(({ after }) => after)];
    const commit = how === 'again' ? chosen.commit : (pick(places, on) ?? chosen.commit);
    const { createdAt: _, ...status } = chosen.status;
    // A higher number, with a proof that does not fit it.
    const forged = status.description.replace(/\[(\d+) /, (_all, number: string) => `[${String(Number(number) + 1)} `);
    forge.post(commit, how === 'forge' ? { ...status, description: forged } : status);
    oracle.statusForged(commit);
  }
}

const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % Math.max(1, from.length)];
