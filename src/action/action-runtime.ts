import type * as core from '@actions/core';
import type { Job } from '../domain/forge.ts';
import type { Approval } from '../domain/guards.ts';
import type { GitHub } from '../github/client.ts';
import type { RunMessages } from '../review/store/write-comment.ts';
import type { Git } from '../runtime/git.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** Everything that a step of a workflow uses: the runtime of all commands, and GitHub. */
export type ActionRuntime = {
  readonly runtime: Runtime;
  readonly job: Job;
  readonly github: GitHub;
  readonly git: Git;
  readonly toolkit: Toolkit;
  readonly inputs: ActionInputs;
  readonly runMessages: RunMessages;
  /** Absolute path of the plan file. */
  readonly planPath: string;
};

/** The functions of @actions/core that a step uses to communicate with the runner. They are passed as a parameter because they act on the process. */
export type Toolkit = Pick<
  typeof core,
  'getInput' | 'setSecret' | 'setOutput' | 'setFailed' | 'error' | 'warning' | 'notice' | 'summary'
>;

/** The inputs of `action.yml`, parsed and checked. */
export type ActionInputs = {
  readonly command: 'auto' | 'validate' | 'preview' | 'apply' | 'drift';
  /** Where drift is reported in addition to the summary. */
  readonly drift: 'issue' | 'off';
  /** The folder of the repository with the config or the policies; `.` is the root. */
  readonly folder: string;
  /** Path of the config from the root of the repository. */
  readonly config: string | null;
  readonly deployment: string | null;
  readonly approval: Approval;
  /** Null for the setting of the base branch. */
  readonly onStale: 'refuse' | 'same-diff' | null;
  readonly failOn: ReadonlySet<'errors' | 'warnings' | 'changes' | 'looser'>;
  /** Whether comments are written on pull requests. Without them nothing is recorded, so a merge applies nothing. */
  readonly comment: boolean;
  /** The path of the plan file, relative to the workspace. */
  readonly planFile: string;
  /** The digest of the plan that a manual run may apply. */
  readonly planDigest: string | null;
  /** Whether a job summary is written. */
  readonly summary: boolean;
  /** Whether there is an address of the platform. */
  readonly hasAddress: boolean;
  /** Whether there is an API token for any deployment. */
  readonly hasToken: boolean;
  readonly githubToken: string;
};
