import type { Action, Edit, Sequence } from './actions.ts';
import { bodyOf, headOf, MemoryClock, MemoryForge, type MemoryPull, type MemoryPush } from './memory-forge.ts';
import type { Tree } from './memory-git.ts';
import { brokenFile, bundleNames, declaredIn, fileNames, MemoryPlatform, pathOf } from './memory-previews.ts';
import { Oracle } from './oracle.ts';
import { type PullJob, type PushJob, Runs } from './runs.ts';

/** What broke a promise in a sequence of actions, and what happened how often. */
export type Played = Pick<Oracle, 'faults' | 'tally'>;

/** Plays a sequence of actions, with an oracle that watches. */
export async function play(sequence: Sequence): Promise<Played> {
  const world = new ModelWorld(sequence.lag);
  await world.play(sequence);
  return world.oracle;
}

const files: Tree = new Map(bundleNames.flatMap((name) => fileNames.map((file) => [pathOf(name, file), 1] as const)));

type Of<K extends Action['do']> = Extract<Action, { do: K }>;

/** A repository and a platform, the people who use them, and the runs that follow. */
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
    this.platform = new MemoryPlatform((bundle, content) => oracle.changed(bundle, content));
    const { forge, platform } = this;
    this.#runs = new Runs({ forge, platform, clock, oracle, happen: (action) => this.perform(action) });
    for (const name of bundleNames) platform.set(name, declaredIn(files, name) ?? '');
  }

  async play({ isAdopted, actions }: Omit<Sequence, 'lag'>): Promise<void> {
    const settle: Action = { do: 'push directly', edits: ['readme'], apply: true };
    if (isAdopted) await this.perform(settle);
    for (const action of actions) {
      await this.perform(action);
      if (this.oracle.faults.length > 0) return;
    }
    // The last run of the branch ends, and one more after a push that changes no policy.
    this.clock.isStill = false;
    this.clock.advance(100);
    await this.perform({ do: 'apply', push: 0, faults: [] });
    await this.perform(settle);
  }

  async perform(action: Action): Promise<void> {
    this.clock.advance(1);
    // TypeScript cannot see that the action and its row belong together.
    const carryOut = this.#rows[action.do] as (one: Action) => Promise<void> | void;
    await carryOut(action);
  }

  readonly #rows: { readonly [K in Action['do']]: (action: Of<K>) => Promise<void> | void } = {
    open: (action) => this.#open(action),
    push: ({ pull, edits, preview }) =>
      this.#move(pull, preview, (one) => {
        this.forge.push(one, this.#edited(headOf(one), edits));
        return true;
      }),
    'force-push': ({ pull, to, preview }) => this.#move(pull, preview, (one) => this.#forcePush(one, to)),
    update: ({ pull, from, preview }) => this.#move(pull, preview, (one) => this.#update(one, from)),
    preview: (action) => this.#previewAgain(action),
    close: ({ pull }) => this.#withOpen(pull, (one) => Object.assign(one, { isOpen: false })),
    reopen: ({ pull }) => {
      const closed = this.forge.pulls.filter(({ isOpen, merged }) => !isOpen && merged === null);
      Object.assign(pick(closed, pull) ?? {}, { isOpen: true });
    },
    retarget: ({ pull, preview }) => this.#retarget(pull, preview),
    merge: ({ pull, method, apply }) =>
      this.#withOpen(pull, (one) => this.#pushed(this.forge.merge([one], method), [one], apply)),
    queue: ({ count, method, apply }) => this.#queue(count, method, apply),
    'fast-forward': ({ pull, apply }) => this.#withOpen(pull, (one) => this.#fastForward(one, apply)),
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

  async #open({ edits, release, preview }: Of<'open'>): Promise<void> {
    const base = release ? 'release' : 'main';
    const pull = this.forge.openPull(base, this.#edited(this.forge.git.tip(base), edits));
    await this.#moved(pull, preview);
  }

  #edited(commit: string, edits: readonly Edit[]): Tree {
    const tree = new Map(this.forge.git.read(commit).tree);
    for (const edit of edits) {
      if (edit === 'readme') tree.set(`docs/${String((this.#readmes += 1))}`, 1);
      if (edit === 'break') tree.set(brokenFile, 1);
      if (edit === 'fix') tree.delete(brokenFile);
      if (typeof edit === 'string') continue;
      const [bundle, file, value] = edit;
      const path = pathOf(bundleNames[bundle] ?? bundleNames[0], fileNames[file] ?? fileNames[0]);
      if (value === 0) tree.delete(path);
      else tree.set(path, value);
    }
    return tree;
  }

  #openPulls = (): MemoryPull[] => this.forge.pulls.filter(({ isOpen }) => isOpen);

  async #withOpen(index: number, use: (pull: MemoryPull) => unknown): Promise<void> {
    const pull = pick(this.#openPulls(), index);
    if (pull !== undefined) await use(pull);
  }

  /** `move`: gives the branch of a pull request another commit, if it can. */
  #move(index: number, preview: boolean, move: (pull: MemoryPull) => boolean): Promise<void> {
    return this.#withOpen(index, async (pull) => {
      if (move(pull)) await this.#moved(pull, preview);
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
    return this.#withOpen(index, async (pull) => {
      pull.base = pull.base === 'main' ? 'release' : 'main';
      if (preview) await this.#moved(pull, true);
    });
  }

  /** A run starts, or waits in a queue. */
  async #moved(pull: MemoryPull, preview: boolean): Promise<void> {
    const job = this.#start(pull);
    if (preview) await this.#runs.preview(job, 'mona', []);
  }

  #start(pull: MemoryPull): PullJob {
    const job = { id: this.#runs.nextId(), attempts: 0, pull, head: headOf(pull), base: pull.base };
    this.#pullJobs.push(job);
    return job;
  }

  #previewAgain({ pull: index, by, faults }: Of<'preview'>): Promise<void> {
    return this.#withOpen(index, async (pull) => {
      const own = this.#pullJobs.filter((job) => job.pull === pull);
      const queued = own.find(({ attempts }) => attempts === 0);
      if (by === 'queued') {
        if (queued !== undefined) await this.#runs.preview(queued, 'mona', faults);
        return;
      }
      const last = by === 'event' ? undefined : own.findLast(({ attempts }) => attempts > 0);
      await this.#runs.preview(last ?? this.#start(pull), by === 'app' ? 'helper[bot]' : 'ada', faults);
    });
  }

  // ── The main branch ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  async #queue(count: number, method: Of<'queue'>['method'], apply: boolean): Promise<void> {
    const queued = this.#openPulls()
      .filter(({ base }) => base === 'main')
      .slice(0, count);
    if (queued.length > 1) await this.#pushed(this.forge.merge(queued, method), queued, apply);
  }

  async #fastForward(pull: MemoryPull, apply: boolean): Promise<void> {
    const [tip, head] = [this.forge.git.tip(pull.base), headOf(pull)];
    if (tip !== head && this.forge.git.contains(head, tip))
      await this.#pushed(this.forge.pushTo(pull.base, head), [], apply);
  }

  async #pushDirectly(edits: readonly Edit[], apply: boolean): Promise<void> {
    const tip = this.forge.git.tip('main');
    const commit = this.forge.git.commit([tip], this.#edited(tip, edits));
    await this.#pushed(this.forge.pushTo('main', commit), [], apply);
  }

  /** `merged`: the pull requests that were merged on purpose. */
  async #pushed(push: MemoryPush | null, merged: readonly MemoryPull[], apply: boolean): Promise<void> {
    if (push === null || push.branch !== 'main') return;
    this.oracle.pushed(push, merged);
    const job = { id: this.#runs.nextId(), attempts: 0, push };
    this.#pushJobs.push(job);
    if (apply) await this.#runs.apply(job, []);
  }

  // ── What others do ──────────────────────────────────────────────────────────────────────────────────────────────────────────

  #editPlatform({ bundle, file: index, value }: Of<'edit platform'>): void {
    const name = bundleNames[bundle] ?? bundleNames[0];
    const file = fileNames[index] ?? fileNames[0];
    const others = this.platform
      .get(name)
      .split(',')
      .filter((rule) => rule !== '' && !rule.startsWith(file));
    const own = value === 0 ? [] : [`${file}-${String(value)}`];
    this.platform.set(name, [...others, ...own].toSorted().join(','));
  }

  #tamper({ comment: index, runOptions, from }: Of<'comment'>): void {
    const { forge, oracle } = this;
    const present = forge.comments.filter(({ isDeleted }) => !isDeleted);
    const comment = pick(present, index);
    const texts = forge.comments.flatMap((one) => one.texts.map(({ body }) => body));
    const text = pick(texts, from);
    if (comment === undefined || text === undefined) return;
    if (runOptions === 'copy whole') {
      forge.comment(comment.pull, text, { login: 'mallory', type: 'User' });
      return;
    }
    oracle.tampered(comment);
    if (runOptions === 'delete') {
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
    } satisfies Record<Exclude<typeof runOptions, 'copy whole' | 'delete'>, string>;
    comment.texts.push({ body: made[runOptions], by: 'mallory' });
  }

  #postStatus({ status: index, runOptions, on }: Of<'status'>): void {
    const { forge, oracle } = this;
    const all = [...forge.statuses].flatMap(([commit, statuses]) => statuses.map((status) => ({ commit, status })));
    const chosen = pick(all, index);
    if (chosen === undefined) return;
    const places = [...forge.pulls.map(headOf), ...forge.pushes.map(({ after }) => after)];
    const commit = runOptions === 'again' ? chosen.commit : (pick(places, on) ?? chosen.commit);
    const { createdAt: _, ...status } = chosen.status;
    // A higher number, with a proof that does not fit it.
    const forged = status.description.replace(/\[(\d+) /, (_all, number: string) => `[${String(Number(number) + 1)} `);
    forge.post(commit, runOptions === 'forge' ? { ...status, description: forged } : status);
    oracle.postedBySomebody(commit);
  }
}

const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % Math.max(1, from.length)];
