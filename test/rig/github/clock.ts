/** Seconds between two writes, by default. */
const defaultStep = 10;

/**
 * GitHub's clock, in whole seconds: for the times of comments, statuses, issues and merges. It moves only when something is written, or when a
 * test advances it, so that the times of a story are the same in each run.
 */
export class GitHubClock {
  #seconds = Date.UTC(2026, 10, 20, 12) / 1000;
  #step = defaultStep;

  now(): string {
    return `${new Date(this.#seconds * 1000).toISOString().slice(0, 19)}Z`;
  }

  /** The time of the next write. */
  tick(): string {
    this.#seconds += this.#step;
    return this.now();
  }

  advance(seconds: number): void {
    this.#seconds += seconds;
  }

  /** Stops the clock: all later writes have the time of the last one. */
  freeze(): void {
    this.#step = 0;
  }

  /** Restarts the clock after `freeze`. */
  resume(): void {
    this.#step = defaultStep;
  }

  /** Runs `write` with the clock stopped at a time after all earlier writes. */
  async inOneSecond<T>(write: () => T | Promise<T>): Promise<T> {
    const step = this.#step;
    this.advance(defaultStep);
    this.freeze();
    try {
      return await write();
    } finally {
      this.#step = step;
    }
  }
}
