/** A comment on a pull request. */
export type Comment = {
  readonly id: number;
  readonly pull: number;
  readonly body: string;
  readonly author: { readonly login: string; readonly type: string };
  readonly url: string;
};

/** An issue. */
export type Issue = {
  readonly number: number;
  readonly body: string;
  readonly open: boolean;
  readonly isPull: boolean;
  readonly author: Comment['author'];
  readonly url: string;
};

/** A pull request as it is now. */
export type Pull = {
  readonly number: number;
  /** Login of the user who opened it. */
  readonly author: string;
  /** The commit of its branch. */
  readonly head: string;
  /** Its base branch, without `refs/heads/`. */
  readonly base: string;
  /** The commit that merging made, or would make; null while the forge has not computed it, or on a conflict. */
  readonly merge: string | null;
  readonly isOpen: boolean;
  /** ISO 8601 in whole seconds, by the forge's clock; null unless merged. */
  readonly mergedAt: string | null;
  /** Whether its branch is in another repository: its author may be anyone. */
  readonly isFork: boolean;
};

/** Who approved a pull request, and the commit that they saw. */
export type Approver = { readonly login: string; readonly commit: string };

/** A commit and its parents, the first one first. */
export type Commit = { readonly id: string; readonly parents: readonly string[] };

/** A commit status. Nobody can change or remove one, but anyone with write access can add one. */
export type Status = {
  readonly context: string;
  readonly state: 'success' | 'failure' | 'pending' | 'error';
  readonly description: string;
  /** The URL that it links to; empty without a link. */
  readonly url: string;
  /** ISO 8601 in whole seconds, by the forge's clock. */
  readonly createdAt: string;
};

/** The repository and the run of a workflow. */
export type Job = {
  readonly repository: {
    readonly owner: string;
    readonly name: string;
    readonly id: string;
    readonly defaultBranch: string;
  };
  /** The commit and ref of the event. */
  readonly sha: string;
  readonly ref: string;
  /** Later runs have higher ids; a re-run is another attempt of the same run. */
  readonly run: { readonly id: number; readonly attempt: number; readonly url: string };
  /** Login of the user who started this attempt, if known. */
  readonly startedBy: string | null;
  /** Base URLs of the API and of the website, without a trailing slash. */
  readonly api: string;
  readonly server: string;
};
