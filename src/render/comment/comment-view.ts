import type { Job } from '../../domain/event.ts';

/** For whom a comment or a summary is written. */
export type CommentView = {
  /** Slug of the deployment; null where nothing says which one it is. */
  readonly deployment: string | null;
  readonly job: Job;
  /** Commit whose files are linked; null links none. */
  readonly commit: string | null;
  /** Folder of the repository that positions are relative to, when it is not the root. */
  readonly folder?: string;
  /** Branch that the pull request goes to, where there is one. */
  readonly base?: string;
  /** False for the preview of a pull request whose plan no merge is held to. */
  readonly isRecorded?: boolean;
  /** Whether the run writes a job summary. */
  readonly summary: boolean;
  /** The plan file of the run, by the name under which people find it; null when there is none. */
  readonly planFile: string | null;
};
