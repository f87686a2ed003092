import type { Comment, Pull } from '../../src/domain/github.ts';
import type { ForgeError } from '../../src/domain/errors.ts';
import type { GitHub } from '../../src/github/client.ts';
import type { Marker } from '../../src/domain/record.ts';
import { sha } from './server.ts';

/** The config of the comments that the tests look for. */
export const ours = 'a';

export const bot = { login: 'github-actions[bot]', type: 'Bot' };

/**
 * A first line, for tests only: `[acme 5.1]` is of the deployment acme and the first attempt of run 5; `[acme@b 5.1]` of another config
 * than ours. `[acme 5.1] #2` is the second comment of the deployment.
 */
export function readMarker(body: string): Marker | null {
  const [, deployment, config = ours, id, attempt] = /^\[(\w+)(?:@(\w+))? (\d+)\.(\d+)\]/.exec(body) ?? [];
  if (deployment === undefined) return null;
  const run = { id: Number(id), attempt: Number(attempt) };
  const number = Number(/^\[[^\]]*\] #(\d+)/.exec(body)?.[1] ?? 1);
  const rest = { head: null, number, state: null, hasRecord: false, isDamaged: false };
  return { deployment, config, run, ...rest };
}

export const comment = (id: number, body: string, author = bot): Comment => ({
  id,
  pull: 7,
  body,
  author,
  url: `https://x.example/${String(id)}`,
});

export const pull = (number: number, facts: Partial<Pull> = {}): Pull => ({
  number,
  head: sha('a'),
  base: { ref: 'main', sha: sha('b') },
  merge: null,
  merged: false,
  fork: false,
  ...facts,
});

type Faults = {
  /** Happens once, before a comment is written or changed. */
  meanwhile?: (comments: Comment[]) => void;
  /** Thrown by creating a comment; `written` says whether it is there all the same. */
  lost?: { error: ForgeError; written: boolean }[];
};

/** The comments of one pull request, and what was asked of them. Whatever is not used throws. */
export class Memory {
  comments: Comment[];
  readonly asked: string[] = [];
  private readonly now: Pull;
  private readonly author: typeof bot;
  private readonly faults: Faults;

  constructor(comments: Comment[], facts: { pull?: Pull; author?: typeof bot } & Faults = {}) {
    this.comments = comments;
    this.now = facts.pull ?? pull(7);
    this.author = facts.author ?? bot;
    this.faults = facts;
  }

  get github(): GitHub {
    return {
      comments: async () => this.answer('list', [...this.comments]),
      pull: async () => this.answer('pull', this.now),
      createComment: async (_: number, body: string) => this.create(body),
      updateComment: async (id: number, body: string) => this.update(id, body),
    } as unknown as GitHub;
  }

  private async answer<T>(name: string, value: T): Promise<T> {
    this.asked.push(name);
    return Promise.resolve(value);
  }

  private async create(body: string): Promise<Comment> {
    this.happen();
    const lost = this.faults.lost?.shift();
    const made = comment(1 + Math.max(99, ...this.comments.map(({ id }) => id)), body, this.author);
    if (lost?.written !== false) this.comments.push(made);
    this.asked.push('create');
    if (lost !== undefined) throw lost.error;
    return Promise.resolve(made);
  }

  private async update(id: number, body: string): Promise<Comment | null> {
    this.happen();
    const index = this.comments.findIndex((one) => one.id === id);
    if (index < 0) return this.answer('update', null);
    this.comments[index] = { ...this.comments[index]!, body };
    return this.answer('update', this.comments[index]);
  }

  private happen(): void {
    this.faults.meanwhile?.(this.comments);
    delete this.faults.meanwhile;
  }
}
