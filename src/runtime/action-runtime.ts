import type { Approval } from '../domain/settings.ts';
import type { GitHub, Job } from '../domain/github.ts';
import type { Runtime } from '../runtime.ts';
import type { Git } from './git.ts';

/** What a step of a workflow may touch: the runtime of any command, and GitHub. */
export type ActionRuntime = {
  readonly runtime: Runtime;
  readonly job: Job;
  readonly github: GitHub;
  readonly git: Git;
  readonly inputs: ActionInputs;
  readonly clock: { now(): number; sleep(milliseconds: number): Promise<void> };
};

/** What `action.yml` lets a user say, read and checked. */
export type ActionInputs = {
  readonly command: 'auto' | 'validate' | 'preview' | 'apply' | 'drift';
  /** Where drift is told, beside the summary. */
  readonly drift: 'issue' | 'off';
  /** Folder of the repository with the config or the policies; `.` is the root. */
  readonly folder: string;
  readonly config: string | null;
  readonly deployment: string | null;
  readonly approval: Approval;
  /** Null: as the config of the base branch says. */
  readonly onStale: 'refuse' | 'same-diff' | null;
  readonly failOn: ReadonlySet<'errors' | 'warnings' | 'changes' | 'looser'>;
  readonly comment: boolean;
  readonly commentAuthor: string;
  readonly planFile: string;
  /** Digest of the one plan that a run by hand may apply. */
  readonly planDigest: string | null;
  readonly summary: boolean;
  readonly hasAddress: boolean;
  /** Whether there is an API token, of whichever deployment. */
  readonly hasToken: boolean;
  readonly githubToken: string;
};
