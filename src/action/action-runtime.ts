import type * as core from '@actions/core';
import type { Job } from '../domain/forge.ts';
import type { Approval } from '../domain/guards.ts';
import type { GitHub } from '../github/client.ts';
import type { ReviewNotes } from '../review/store/write-comment.ts';
import type { Git } from '../runtime/git.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** Everything that a step of a workflow may use: the runtime of any command, and GitHub. */
export type ActionRuntime = {
  readonly runtime: Runtime;
  readonly job: Job;
  readonly github: GitHub;
  readonly git: Git;
  readonly toolkit: Toolkit;
  readonly inputs: ActionInputs;
  readonly notes: ReviewNotes;
  /** Absolute path of the plan file. */
  readonly planPath: string;
};

/** What a step hears from GitHub's runner and tells it, by the functions of @actions/core. They are passed, since they act on the process. */
export type Toolkit = Pick<
  typeof core,
  'getInput' | 'setSecret' | 'setOutput' | 'setFailed' | 'error' | 'warning' | 'notice' | 'summary'
>;

/** The inputs of `action.yml`, parsed and checked. */
export type ActionInputs = {
  readonly command: 'auto' | 'validate' | 'preview' | 'apply' | 'drift';
  /** Where drift is reported, besides the summary. */
  readonly drift: 'issue' | 'off';
  /** Folder of the repository with the config or the policies; `.` is the root. */
  readonly folder: string;
  /** Path of the config from the root of the repository. */
  readonly config: string | null;
  readonly deployment: string | null;
  readonly approval: Approval;
  /** Null: as configured on the base branch. */
  readonly onStale: 'refuse' | 'same-diff' | null;
  readonly failOn: ReadonlySet<'errors' | 'warnings' | 'changes' | 'looser'>;
  /** False: nothing is written on pull requests, so nothing is recorded, and a merge applies nothing. */
  readonly comment: boolean;
  /** As given: relative to the workspace. */
  readonly planFile: string;
  /** Digest of the plan that a manual run may apply. */
  readonly planDigest: string | null;
  readonly summary: boolean;
  readonly hasAddress: boolean;
  /** Whether there is an API token for any deployment. */
  readonly hasToken: boolean;
  readonly githubToken: string;
};
