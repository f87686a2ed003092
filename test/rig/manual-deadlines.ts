import type { Clock } from '../../src/platform/clock.ts';

/** Timers that expire only when the test calls `expire`. */
export class ManualDeadlines {
  /** The durations of all timers so far, in milliseconds. */
  readonly durations: number[] = [];
  readonly #running = new Set<() => void>();

  readonly timer: Clock['timer'] = (milliseconds, fire) => {
    this.durations.push(milliseconds);
    this.#running.add(fire);
    return () => void this.#running.delete(fire);
  };

  /** Expires all running timers. */
  expire(): void {
    for (const fire of this.#running) fire();
  }
}
