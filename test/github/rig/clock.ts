/** Seconds between two writes, unless a test says otherwise. */
const usualStep = 10;

/**
 * GitHub's clock, in whole seconds. Every time that GitHub states comes from it: of comments, statuses, issues and merges. It only moves
 * when something is written, or when a test moves it, so that the times of a story are the same in each run.
 */
export class GitHubClock {
  #seconds = Date.UTC(2026, 10, 20, 12) / 1000;
  #step = usualStep;

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

  /** From now on every write falls into the second of the last one. */
  stop(): void {
    this.#step = 0;
  }

  /** Goes on after `stop`. */
  go(): void {
    this.#step = usualStep;
  }

  /** Everything that is written meanwhile falls into one second, which is later than all writes before. */
  async inOneSecond<T>(write: () => T | Promise<T>): Promise<T> {
    const step = this.#step;
    this.advance(usualStep);
    this.stop();
    try {
      return await write();
    } finally {
      this.#step = step;
    }
  }
}
