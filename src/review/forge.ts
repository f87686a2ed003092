import type { Approver, Comment, Commit, Pull, Status } from '../domain/forge.ts';

/** Called before each attempt to write, also after the wait for a rate limit. An error that it throws ends the write. */
export type CheckBeforeWrite = () => Promise<void>;

/**
 * What a review needs of the forge, the service that hosts the repository. Reads are never older than their call. A refusal throws ForgeError, whose fix
 * names the permission or setting in the forge's own words.
 */
export interface Forge {
  /** Name of the forge, as people write it. */
  readonly name: string;
  pull(number: number): Promise<Pull>;
  /** The open pull requests to a branch. */
  openPulls(branch: string): Promise<readonly Pull[]>;
  /** The merged ones of the last 100 closed pull requests to a branch. */
  mergedPulls(branch: string): Promise<readonly Pull[]>;
  /** The pull requests that a commit belongs to. Up to a minute after a merge there may be none. */
  pullsOf(commit: string): Promise<readonly Pull[]>;
  /** The users whose last review of a pull request approves it. */
  approvers(pull: number): Promise<readonly Approver[]>;
  /** The commit that a branch points to. */
  tip(branch: string): Promise<string>;
  /** A commit and its ancestors, newest first, at most 100 for each page; the first page is 1. */
  history(commit: string, page: number): Promise<readonly Commit[]>;
  /** The bytes of a file at a commit; null if it is missing. */
  readFile(path: string, commit: string): Promise<Uint8Array | null>;
  /** The comments of a pull request, oldest first. */
  comments(pull: number): Promise<readonly Comment[]>;
  /** Null if it was deleted. */
  comment(id: number): Promise<Comment | null>;
  createComment(pull: number, body: string, checkBeforeWrite: CheckBeforeWrite): Promise<Comment>;
  /** Null if it was deleted. */
  updateComment(id: number, body: string, checkBeforeWrite: CheckBeforeWrite): Promise<Comment | null>;
  /** All statuses of a commit, newest first. */
  statuses(commit: string): Promise<readonly Status[]>;
  setStatus(commit: string, status: Omit<Status, 'createdAt'>): Promise<void>;
}
