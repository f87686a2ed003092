import {
  addComment,
  addIssue,
  changeComment,
  type CommentJson,
  commentWith,
  type IssueJson,
  removeComment,
  type ReviewJson,
  type Site,
  type StatusJson,
  userOf,
} from './site.ts';
import { addStatus, type NewStatus, problemOfStatus } from './statuses.ts';

/** Mona made the repository, Hubot may write to it, Mallory is nobody. */
export type Login = 'mona' | 'hubot' | 'mallory' | `${string}[bot]`;

/** What somebody does on GitHub's pages, or with a token of their own. Throws for what GitHub would not let them do. */
export class Person {
  readonly #site: Site;
  readonly #login: Login;

  constructor(site: Site, login: Login) {
    this.#site = site;
    this.#login = login;
  }

  /** Returns the id of the comment. */
  comment(pull: number, body: string): number {
    return addComment(this.#site, pull, this.#login, body).id;
  }

  /** Whoever may write to the repository may edit every comment, a bot's too. */
  edit(id: number, body: string): void {
    changeComment(this.#site, this.#own(id), body);
  }

  /** Edits a comment back to an earlier text of it, by default the first. */
  restore(id: number, version = 0): void {
    const body = this.#site.versions.get(id)?.[version];
    if (body === undefined) throw new Error(`comment ${String(id)} never had a text number ${String(version)}`);
    this.edit(id, body);
  }

  remove(id: number): void {
    removeComment(this.#site, this.#own(id));
  }

  async status(sha: string, given: NewStatus): Promise<StatusJson> {
    this.#mustWrite();
    const problem = await problemOfStatus(this.#site, sha, given);
    if (problem !== null) throw new Error(`GitHub refuses the status: ${JSON.stringify(problem)}`);
    return addStatus(this.#site, sha, this.#login, given);
  }

  /** Posts a copy of a status, by default to the same commit. */
  async repost(id: number, sha?: string): Promise<StatusJson> {
    const status = this.#site.statuses.find((one) => one.id === id);
    if (status === undefined) throw new Error(`there is no status ${String(id)}`);
    const { context, description, target_url } = status;
    const state = status.state as NewStatus['state'];
    return this.status(sha ?? status.sha, { state, context, description, target_url });
  }

  /** Reviews the head of a pull request as it is. Nobody reviews their own. */
  review(number: number, state: Exclude<ReviewJson['state'], 'DISMISSED'>): ReviewJson {
    const { author, head } = this.#site.pulls.get(number);
    if (author === this.#login && state !== 'COMMENTED') throw new Error('nobody approves their own pull request');
    const { reviews, clock } = this.#site;
    const given = { pull: number, state, user: userOf(this.#login), commit_id: head, submitted_at: clock.tick() };
    const made = { ...given, id: reviews.length + 1 };
    reviews.push(made);
    return made;
  }

  /** Returns the number of the issue. */
  writeIssue(title: string, body: string): number {
    return addIssue(this.#site, this.#login, { title, body, labels: [] }).number;
  }

  changeIssue(number: number, change: Partial<IssueJson>): void {
    this.#mustWrite();
    const issue = this.#site.issues.find((one) => one.number === number);
    if (issue === undefined) throw new Error(`there is no issue ${String(number)}`);
    Object.assign(issue, change, { updated_at: this.#site.clock.tick() });
  }

  #own(id: number): CommentJson {
    const comment = commentWith(this.#site, id);
    if (comment === undefined) throw new Error(`there is no comment ${String(id)}`);
    if (comment.user.login !== this.#login) this.#mustWrite();
    return comment;
  }

  #mustWrite(): void {
    if (this.#login === 'mallory') throw new Error('mallory may not write to the repository');
  }
}
