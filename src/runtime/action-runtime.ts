import type { Approval } from '../domain/guards.ts';
import type { Job } from '../domain/github.ts';
import type { GitHub } from '../github/client.ts';
import type { Runtime } from './runtime.ts';
import type { Git } from './git.ts';

/** Everything that a step of a workflow may use: the runtime of any command, and GitHub. */
export type ActionRuntime = {
  readonly runtime: Runtime;
  readonly job: Job;
  readonly github: GitHub;
  readonly git: Git;
  readonly inputs: ActionInputs;
  readonly notes: Notes;
};

/** What a run reports beside its result. */
export type Notes = {
  /** URLs of the comments written. */
  readonly comments: Set<string>;
  /** What failed beside the job itself, or why there was nothing to do; a sentence each. */
  readonly notices: Set<string>;
  /** What the run could not do and needs attention; a sentence each. */
  readonly warnings: Set<string>;
};

/** The inputs of `action.yml`, parsed and checked. */
export type ActionInputs = {
  readonly command: 'auto' | 'validate' | 'preview' | 'apply' | 'drift';
  /** Where drift is reported, besides the summary. */
  readonly drift: 'issue' | 'off';
  /** Folder of the repository with the config or the policies; `.` is the root. */
  readonly folder: string;
  readonly config: string | null;
  readonly deployment: string | null;
  readonly approval: Approval;
  /** Null: as configured on the base branch. */
  readonly onStale: 'refuse' | 'same-diff' | null;
  readonly failOn: ReadonlySet<'errors' | 'warnings' | 'changes' | 'looser'>;
  readonly comment: boolean;
  readonly commentAuthor: string;
  readonly planFile: string;
  /** Digest of the plan that a manual run may apply. */
  readonly planDigest: string | null;
  readonly summary: boolean;
  readonly hasAddress: boolean;
  /** Whether there is an API token for any deployment. */
  readonly hasToken: boolean;
  readonly githubToken: string;
};
