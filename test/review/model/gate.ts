/** What goes wrong at a call of a run, or an event that happens just before the call. */
export type FaultKind<Event> =
  /** The process ends before the call is sent, or after it was carried out. */
  | 'kill before'
  | 'kill after'
  /** The call is not carried out, and the answer is a refusal. */
  | 'refuse'
  /** There is no answer: the call was carried out (`lost`), or was not (`unsent`). */
  | 'lost'
  | 'unsent'
  | Event;

export type Fault<Event> = { readonly call: number; readonly kind: FaultKind<Event> };

export type Failure = 'refused' | 'unanswered';

/** The promise of a call whose process was killed: it never settles. */
const never = (): Promise<never> => new Promise(() => {});

/** Carries out the calls of one run to the forge and the platform. It counts them, and makes them fail where the test injects a fault. */
export class Gate<Event> {
  /** Settles once the run is killed. */
  readonly killed: Promise<void>;
  isKilled = false;
  /** The number of calls so far. */
  callCount = 0;
  /** Whether a call failed. */
  hasFailed = false;
  /** The number of the last call before which an event happened; 0 for none. */
  lastInterruptedCall = 0;
  /** Settles after the last event has ended. A killed run does not wait for it. */
  interruption: Promise<void> = Promise.resolve();
  readonly #faults: ReadonlyMap<number, FaultKind<Event>>;
  readonly #interrupt: (event: Event) => Promise<void>;
  #resolveKilled = (): void => {};

  /** `interrupt` performs an event just before a call. */
  constructor(faults: readonly Fault<Event>[], interrupt: (event: Event) => Promise<void>) {
    this.#faults = new Map(faults.map(({ call: at, kind: what }) => [at, what]));
    this.#interrupt = interrupt;
    this.killed = new Promise((resolve) => {
      this.#resolveKilled = resolve;
    });
  }

  /** Carries out a call. `fail` returns or throws the result of a call that failed. */
  async call<T>(effect: () => T, fail: (failure: Failure) => T): Promise<T> {
    if (this.isKilled) return never();
    this.callCount += 1;
    const trouble = this.#faults.get(this.callCount);
    if (trouble === 'kill before') return this.#kill();
    if (trouble === 'refuse' || trouble === 'unsent') {
      this.hasFailed = true;
      return fail(trouble === 'refuse' ? 'refused' : 'unanswered');
    }
    if (typeof trouble === 'object' && trouble !== null) {
      this.lastInterruptedCall = this.callCount;
      this.interruption = this.#interrupt(trouble);
      await this.interruption;
    }
    // The event may have killed the run.
    if (this.isKilled) return never();
    const answer = effect();
    if (trouble === 'kill after') return this.#kill();
    if (trouble !== 'lost') return answer;
    this.hasFailed = true;
    return fail('unanswered');
  }

  #kill(): Promise<never> {
    this.isKilled = true;
    this.#resolveKilled();
    return never();
  }
}
