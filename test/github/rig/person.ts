import type { Site } from './site.ts';

/** A comment as the API gives it. */
export type CommentJson = {
  readonly id: number;
  readonly body: string;
  readonly html_url: string;
  readonly user: { readonly login: string; readonly type: string };
  readonly created_at: string;
  readonly updated_at: string;
};

/** What somebody does on GitHub's pages. Whoever may write to the repository may change everybody's comments, a bot's too. */
export type Person = {
  comment(pull: number, body: string): Promise<number>;
  edit(comment: number, body: string): Promise<void>;
  remove(comment: number): Promise<void>;
  /** Writes an issue of one's own; answers its number. */
  writeIssue(title: string, body: string): Promise<number>;
  /** Closes an issue, opens it again, or changes its texts. */
  changeIssue(number: number, change: { state?: 'open' | 'closed'; title?: string; body?: string }): Promise<void>;
  /** The token of this person, to be given to the action in place of the job's. */
  readonly token: string;
};

export function personAt(site: Site, login: string): Person {
  const token = site.emulator.tokenOf(login);
  const call = (method: string, path: string, body?: unknown): Promise<unknown> =>
    site.emulator.call(token, method, `/repos/${site.fullName}/issues${path}`, body);
  return {
    token,
    async comment(pull, body) {
      return ((await call('POST', `/${String(pull)}/comments`, { body })) as { id: number }).id;
    },
    async edit(comment, body) {
      await call('PATCH', `/comments/${String(comment)}`, { body });
    },
    async remove(comment) {
      await call('DELETE', `/comments/${String(comment)}`);
    },
    async writeIssue(title, body) {
      return ((await call('POST', '', { title, body })) as { number: number }).number;
    },
    async changeIssue(number, change) {
      await call('PATCH', `/${String(number)}`, change);
    },
  };
}

/** All comments of a pull request, oldest first, as somebody sees them who may see everything. */
export async function commentsOf(site: Site, pull: number): Promise<CommentJson[]> {
  const token = site.emulator.tokenOf(site.users[0] ?? '');
  const all: CommentJson[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/repos/${site.fullName}/issues/${String(pull)}/comments?per_page=100&page=${String(page)}`;
    const some = (await site.emulator.call(token, 'GET', path)) as CommentJson[];
    all.push(...some);
    if (some.length < 100) return all;
  }
}
