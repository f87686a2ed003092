/** A pull request as an event or the API names it. */
export type Pull = {
  readonly number: number;
  /** Commit of its branch. */
  readonly head: string;
  /** Branch that it goes to, and that branch's commit when the event was made. */
  readonly base: { readonly ref: string; readonly sha: string };
  /** The commit that merging made, or would make; null while GitHub has not computed it, or on a conflict. */
  readonly merge: string | null;
  readonly merged: boolean;
  /** Whether its branch lies in another repository, so that its author need not be trusted. */
  readonly fork: boolean;
};

/** Why the action runs. */
export type Event =
  | { readonly kind: 'pull-request'; readonly pull: Pull; readonly hardened: boolean }
  /** Two commits, and the pull request that the group ends with, and the commit that it was put on; none when the name of its branch does not say. */
  | {
      readonly kind: 'merge-group';
      readonly head: string;
      readonly base: string;
      readonly pulls: readonly { readonly number: number; readonly onto: string }[];
    }
  | {
      readonly kind: 'push';
      readonly branch: string;
      readonly before: string;
      readonly after: string;
      readonly commits: readonly string[];
    }
  | { readonly kind: 'schedule' | 'dispatch' }
  | { readonly kind: 'other'; readonly name: string };

/** The repository and the run, as the runner tells them. */
export type Job = {
  readonly repository: {
    readonly owner: string;
    readonly name: string;
    readonly id: string;
    readonly defaultBranch: string;
  };
  /** Commit that the event is about, and the branch or ref. */
  readonly sha: string;
  readonly ref: string;
  /** Runs are numbered upwards; an attempt is a re-run of the same one. */
  readonly run: { readonly id: number; readonly attempt: number; readonly url: string };
  /** Login of whoever started this attempt; null where the runner does not say. */
  readonly startedBy: string | null;
  /** Addresses of the API and of the pages, without a slash at the end; other ones on GitHub Enterprise Server. */
  readonly api: string;
  readonly server: string;
};
