import type { Repository } from './git.ts';
import type { Pulls } from './pulls.ts';

export type Permission = 'contents' | 'issues' | 'pull_requests' | 'statuses';
/** What a job's token may do. */
export type Permissions = Readonly<Partial<Record<Permission, 'read' | 'write'>>>;

/** Who holds a token. */
export type Actor = { readonly token: string; readonly login: string; readonly permissions: Permissions };

/** A commit status that was set. */
type Status = {
  readonly sha: string;
  readonly state: string;
  readonly context: string;
  readonly description: string;
  readonly target_url: string;
};

/** A comment as the API returns it. */
export type CommentJson = {
  readonly id: number;
  body: string;
  readonly html_url: string;
  readonly issue_url: string;
  readonly user: { readonly login: string; readonly type: string };
  readonly created_at: string;
  updated_at: string;
};

/** An issue as the API returns it. */
export type IssueJson = {
  readonly number: number;
  title: string;
  body: string;
  state: string;
  state_reason: string | null;
  closed_at: string | null;
  readonly html_url: string;
  readonly user: CommentJson['user'];
  readonly labels: readonly { readonly name: string }[];
  readonly created_at: string;
  updated_at: string;
};

/** One repository on one GitHub, with all that people and jobs wrote there. */
export type Site = {
  readonly fullName: string;
  /** Addresses without a trailing slash. */
  readonly api: string;
  readonly server: string;
  readonly repository: Repository;
  readonly pulls: Pulls;
  readonly actors: Map<string, Actor>;
  readonly statuses: Status[];
  readonly issues: IssueJson[];
  readonly comments: CommentJson[];
  /** Answers about the pull request of a merge that still come too early: they are empty. */
  readonly late: { association: number };
};

export const repositoryId = 1;

export const now = (): string => `${new Date().toISOString().slice(0, 19)}Z`;

export const userOf = (login: string): CommentJson['user'] & { readonly id: number } => ({
  login,
  id: 7,
  type: login.endsWith('[bot]') ? 'Bot' : 'User',
});

/** Issues and pull requests share their numbers. */
export const nextNumber = ({ issues, pulls }: Pick<Site, 'issues' | 'pulls'>): number =>
  issues.length + pulls.all().length + 1;

const ids = new WeakMap<Site, number>();

export function addComment(site: Site, page: number, login: string, body: string): CommentJson {
  const id = (ids.get(site) ?? 0) + 1;
  ids.set(site, id);
  const kind = site.pulls.all().some(({ number }) => number === page) ? 'pull' : 'issues';
  const html_url = `${site.server}/${site.fullName}/${kind}/${String(page)}#issuecomment-${String(id)}`;
  const issue_url = `${site.api}/repos/${site.fullName}/issues/${String(page)}`;
  const comment = { id, body, html_url, issue_url, user: userOf(login), created_at: now(), updated_at: now() };
  site.comments.push(comment);
  return comment;
}

export const commentsOf = (site: Site, page: number): CommentJson[] =>
  site.comments.filter(({ issue_url: url }) => url.endsWith(`/${String(page)}`)).map((one) => ({ ...one }));

export function addIssue(site: Site, login: string, issue: Pick<IssueJson, 'title' | 'body' | 'labels'>): IssueJson {
  const number = nextNumber(site);
  const html_url = `${site.server}/${site.fullName}/issues/${String(number)}`;
  const state = { state: 'open', state_reason: null, closed_at: null, created_at: now(), updated_at: now() };
  const made = { ...issue, ...state, number, html_url, user: userOf(login) };
  site.issues.push(made);
  return made;
}

/** What somebody does on GitHub's pages. */
export const personAt = (site: Site, login: string) => ({
  /** Returns the id of the comment. */
  comment: (pull: number, body: string): number => addComment(site, pull, login, body).id,
  /** Whoever may write to the repository may edit every comment, a bot's too. */
  edit(id: number, body: string): void {
    Object.assign(site.comments.find((one) => one.id === id) ?? {}, { body, updated_at: now() });
  },
  remove(id: number): void {
    site.comments.splice(0, Infinity, ...site.comments.filter((one) => one.id !== id));
  },
  writeIssue: (title: string, body: string): number => addIssue(site, login, { title, body, labels: [] }).number,
  changeIssue(number: number, change: Partial<IssueJson>): void {
    Object.assign(site.issues.find((one) => one.number === number) ?? {}, change, { updated_at: now() });
  },
});
