import type { Clock } from '../src/platform/clock.ts';

/** Deadlines that pass only when the test says so. */
export class Deadlines {
  /** All that were set, in milliseconds. */
  readonly set: number[] = [];
  readonly #running = new Set<() => void>();

  readonly timer: Clock['timer'] = (milliseconds, fire) => {
    this.set.push(milliseconds);
    this.#running.add(fire);
    return () => void this.#running.delete(fire);
  };

  /** Lets the deadline of every request under way pass. */
  expire(): void {
    for (const fire of this.#running) fire();
  }
}
