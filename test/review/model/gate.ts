/** What goes wrong at a call of a run, or happens just before it. */
export type Trouble<Event> =
  /** The process ends before the call is sent, or after it was carried out. */
  | 'kill before'
  | 'kill after'
  /** Not carried out, and answered with a refusal. */
  | 'refuse'
  /** Carried out, or not, but not answered. */
  | 'lost'
  | 'unsent'
  | Event;

export type Fault<Event> = { readonly at: number; readonly what: Trouble<Event> };

export type Failure = 'refused' | 'unanswered';

/** A call that never returns: the process that waits for it is gone. */
const never = (): Promise<never> => new Promise(() => {});

/** All calls of one run to the forge and the platform go through it: it counts them, and makes them fail where a test says so. */
export class Gate<Event> {
  /** Settles once the run is killed. */
  readonly killed: Promise<void>;
  isDead = false;
  /** How many calls the run made. */
  count = 0;
  /** Whether a call failed. */
  hasFailed = false;
  /** The last call before which something happened elsewhere; 0 for none. */
  happenedAt = 0;
  /** Ends once what happens elsewhere has ended, which a run may not wait for. */
  elsewhere: Promise<void> = Promise.resolve();
  readonly #faults: ReadonlyMap<number, Trouble<Event>>;
  readonly #happen: (event: Event) => Promise<void>;
  #tellKilled = (): void => {};

  /** `happen`: carries out what happens elsewhere just before a call. */
  constructor(faults: readonly Fault<Event>[], happen: (event: Event) => Promise<void>) {
    this.#faults = new Map(faults.map(({ at, what }) => [at, what]));
    this.#happen = happen;
    this.killed = new Promise((resolve) => {
      this.#tellKilled = resolve;
    });
  }

  /** Carries out a call. `fail`: the answer or the error of one that failed. */
  async call<T>(effect: () => T, fail: (how: Failure) => T): Promise<T> {
    if (this.isDead) return never();
    this.count += 1;
    const trouble = this.#faults.get(this.count);
    if (trouble === 'kill before') return this.#kill();
    if (trouble === 'refuse' || trouble === 'unsent') {
      this.hasFailed = true;
      return fail(trouble === 'refuse' ? 'refused' : 'unanswered');
    }
    if (typeof trouble === 'object' && trouble !== null) {
      this.happenedAt = this.count;
      this.elsewhere = this.#happen(trouble);
      await this.elsewhere;
    }
    // It may have been killed while something else happened.
    if (this.isDead) return never();
    const answer = effect();
    if (trouble === 'kill after') return this.#kill();
    if (trouble !== 'lost') return answer;
    this.hasFailed = true;
    return fail('unanswered');
  }

  #kill(): Promise<never> {
    this.isDead = true;
    this.#tellKilled();
    return never();
  }
}
