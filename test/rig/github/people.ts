import {
  addComment,
  addIssue,
  changeComment,
  type CommentJson,
  findComment,
  type IssueJson,
  removeComment,
  type ReviewJson,
  type GitHubState,
  type StatusJson,
  userOf,
} from './github-state.ts';
import { addStatus, type NewStatus, refusalOfStatus } from './statuses.ts';

/** Mona owns the repository, Hubot may write to it, and Mallory has no access. */
export type Login = 'mona' | 'hubot' | 'mallory' | `${string}[bot]`;

/** A user of GitHub's pages, or of its API with a token. Methods throw for what GitHub would not allow. */
export class Person {
  readonly #github: GitHubState;
  readonly #login: Login;

  constructor(github: GitHubState, login: Login) {
    this.#github = github;
    this.#login = login;
  }

  /** Returns the id of the comment. */
  comment(pull: number, body: string): number {
    return addComment(this.#github, pull, this.#login, body).id;
  }

  /** Whoever may write to the repository may edit every comment, a bot's too. */
  edit(id: number, body: string): void {
    changeComment(this.#github, this.#editableComment(id), body);
  }

  /** Edits a comment back to an earlier text of it, by default the first. */
  restore(id: number, version = 0): void {
    const body = this.#github.versions.get(id)?.[version];
    if (body === undefined) throw new Error(`comment ${String(id)} never had a text number ${String(version)}`);
    this.edit(id, body);
  }

  remove(id: number): void {
    removeComment(this.#github, this.#editableComment(id));
  }

  async status(sha: string, status: NewStatus): Promise<StatusJson> {
    this.#requireWriteAccess();
    const problem = await refusalOfStatus(this.#github, sha, status);
    if (problem !== null) throw new Error(`GitHub refuses the status: ${JSON.stringify(problem)}`);
    return addStatus(this.#github, sha, this.#login, status);
  }

  /** Posts a copy of a status, by default to the same commit. */
  async repost(id: number, sha?: string): Promise<StatusJson> {
    const status = this.#github.statuses.find((posted) => posted.id === id);
    if (status === undefined) throw new Error(`there is no status ${String(id)}`);
    const { context, description, target_url } = status;
    const state = status.state as NewStatus['state'];
    return this.status(sha ?? status.sha, { state, context, description, target_url });
  }

  /** Reviews the current head of a pull request. Nobody approves their own. */
  review(number: number, state: Exclude<ReviewJson['state'], 'DISMISSED'>): ReviewJson {
    const { author, head } = this.#github.pulls.get(number);
    if (author === this.#login && state !== 'COMMENTED') throw new Error('nobody approves their own pull request');
    const { reviews, clock } = this.#github;
    const facts = { pull: number, state, user: userOf(this.#login), commit_id: head, submitted_at: clock.tick() };
    const review = { ...facts, id: reviews.length + 1 };
    reviews.push(review);
    return review;
  }

  /** Returns the number of the issue. */
  writeIssue(title: string, body: string): number {
    return addIssue(this.#github, this.#login, { title, body, labels: [] }).number;
  }

  changeIssue(number: number, change: Partial<IssueJson>): void {
    this.#requireWriteAccess();
    const issue = this.#github.issues.find((candidate) => candidate.number === number);
    if (issue === undefined) throw new Error(`there is no issue ${String(number)}`);
    Object.assign(issue, change, { updated_at: this.#github.clock.tick() });
  }

  #editableComment(id: number): CommentJson {
    const comment = findComment(this.#github, id);
    if (comment === undefined) throw new Error(`there is no comment ${String(id)}`);
    if (comment.user.login !== this.#login) this.#requireWriteAccess();
    return comment;
  }

  #requireWriteAccess(): void {
    if (this.#login === 'mallory') throw new Error('mallory may not write to the repository');
  }
}
