import type { DriftFix } from '../../domain/drift.ts';
import type { NewFile } from '../../domain/github.ts';
import type { Source } from '../../domain/source.ts';
import { openDisk } from '../../files/disk.ts';
import { askedPaths } from '../../files/find/asked-paths.ts';
import { findFiles } from '../../files/find/find-files.ts';
import { byteLimit } from '../../files/read-text.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { executablesIn, openCommit } from '../../world/commit-source.ts';
import { Scratch } from '../../world/scratch.ts';
import { driftOfFiles } from '../drift.ts';
import type { Loaded } from '../load.ts';
import { pathsOf } from '../scope.ts';

/** The platform's edits as files by paths from the root, null for one that goes away. */
export type Edits = { readonly files: ReadonlyMap<string, NewFile | null>; readonly fix: DriftFix };

export const noEdits: Edits = { files: new Map(), fix: { written: [], removed: [], fixed: [], left: [] } };

/**
 * Takes the platform's edits into a copy of the policy files as the commit has them: a checkout may end their lines in another way, and
 * stays as it is. `deployment`: only those of one; null when the run is about one anyway. Answers an error when those files cannot be
 * previewed, or the platform does not then answer as it should.
 */
export async function editFilesOf(
  files: Loaded,
  deployment: string | null,
  action: ActionWorld,
): Promise<Edits | Error> {
  const scratch = new Scratch();
  try {
    copyFiles(files, openCommit(action.git, action.job.sha), scratch);
    const { wanted } = files;
    const only = deployment ?? wanted.deployment;
    const copy = { ...wanted, source: openDisk(scratch.root), deployment: only };
    // Nothing in a copy is anybody's own.
    const into = { root: scratch.root, unsaved: () => [] };
    const options = { ...copy, openPlan: null, base: null, git: action.git, fix: into };
    const { outcome } = await driftOfFiles(options, action.world);
    if (outcome.kind === 'failed') return outcome.error;
    if (outcome.kind === 'invalid') return new Error(notAsCommitted);
    const fix = outcome.fix ?? noEdits.fix;
    const executables = executablesIn(action.git, action.job.sha);
    const written = fix.written.map((path) => {
      return [path, { text: scratch.read(path), isExecutable: executables.has(path) }] as const;
    });
    return { files: new Map([...written, ...fix.removed.map((path) => [path, null] as const)]), fix };
  } finally {
    scratch.remove();
  }
}

const notAsCommitted =
  'The policy files of the checkout are not those of its commit, which have errors, so they cannot be offered in a pull request. What tells of drift stays as it is.';

/** What an earlier step made, and no commit has, is a part of what was looked at. */
function copyFiles({ settings, wanted }: Loaded, commit: Source, scratch: Scratch): void {
  const { source, deployment } = wanted;
  const asked = askedPaths(settings, { paths: pathsOf(wanted, settings), deployment });
  const { files } = findFiles(source, asked.paths, settings.file ?? null);
  for (const path of [...files, ...(settings.file === undefined ? [] : [settings.file])]) {
    const from = commit.kind(path) === 'file' ? commit : source;
    scratch.write(path, from.read(path, byteLimit));
  }
}
