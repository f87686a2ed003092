import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { PlatformError } from '../../domain/preview.ts';
import type { PulledFile, PullOutcome } from '../../domain/pull.ts';
import { UsageError } from '../../domain/json.ts';
import { extraFieldsSetting } from '../../render/pull.ts';
import { replaceFile } from '../../runtime/files.ts';
import { pull } from '../pull.ts';
import { overlay } from '../edits.ts';
import type { Known, Site } from './known.ts';

/** The result of a pull: lines for the report, and whether the files match the platform, or would. */
export type Pulled = {
  readonly lines: readonly string[];
  readonly written: number;
  readonly ok: boolean;
  /** The file with an edit to try. */
  readonly trial?: string;
};

export type PullWish = {
  /** Writes nothing; `config` is the new text of `ifmatch.yaml`, null if it exists. */
  readonly dryRun: boolean;
  readonly config: string | null;
  /** Whether existing policies may be edited. */
  readonly force: boolean;
};

/** Pulls the platform's policies after the config was written. Existing files are only edited if wanted. */
export async function pullPolicies(wish: PullWish, known: Known, { runtime, folder }: Site): Promise<Pulled> {
  const isKept = known.policyFiles > 0 && !wish.force;
  const config =
    wish.dryRun && wish.config !== null ? new Map([['ifmatch.yaml', wish.config]]) : new Map<string, string>();
  const options = {
    source: overlay(runtime.source, config),
    config: null,
    deployment: null,
    // Files are only edited with --force.
    overwrites: true,
    check: wish.dryRun || isKept,
    single: false,
    all: true,
  };
  try {
    const outcome = await pull(options, runtime);
    const pulled = reported(outcome, known, wish.dryRun && !isKept);
    const trial =
      outcome.kind === 'written' && runtime.connections.isEmbedded ? addTrial(folder, outcome.pull.files) : null;
    return trial === null ? pulled : { ...pulled, trial: posix.join(known.clone.prefix, trial) };
  } catch (error) {
    // The other files are written, so the report must still be shown.
    if (!(error instanceof PlatformError) && !(error instanceof UsageError)) throw error;
    return left(known, error.message);
  }
}

/** Adds a commented edit to a policy of the sandbox; returns the path of its file. */
function addTrial(folder: string, files: readonly PulledFile[]): string | null {
  const file = files.find(({ path, verb }) => verb === 'create' && path.endsWith('/comment-on-high-findings.yaml'));
  if (file === undefined) return null;
  const target = join(folder, file.path);
  replaceFile(target, readFileSync(target, 'utf8') + trialEdit);
  return file.path;
}

const trialEdit = `  # An edit to try: remove the "# " in front of the next line, then preview.
  # - type: block
`;

function reported(outcome: PullOutcome, known: Known, asWritten: boolean): Pulled {
  if (outcome.kind === 'no-changes')
    return { lines: known.folders.map((path) => `= ${path} (as the platform has it)`), written: 0, ok: true };
  if (outcome.kind === 'written' || (outcome.kind === 'changes' && asWritten)) {
    const { files } = outcome.pull;
    const lines = files.map(
      ({ path, verb }) => `${signs[verb]} ${posix.join(known.clone.prefix, path)} (as the platform has it)`,
    );
    return { lines, written: files.length, ok: true };
  }
  if (outcome.kind === 'changes')
    return left(known, 'the platform has something else; `ifmatch pull` edits the files, --force does it here');
  if (outcome.kind === 'invalid') return left(known, 'the files have errors; `ifmatch validate` says which');
  const setting = 'pull' in outcome ? extraFieldsSetting(outcome.pull.unsaid) : null;
  const cure = setting === null ? '' : `; add ${setting} to ifmatch.yaml if they are fields that ifmatch does not know`;
  return left(known, `they would not say all that the platform has; \`ifmatch pull\` says what${cure}`);
}

const left = ({ folders }: Known, why: string): Pulled => ({
  lines: folders.map((path) => `! ${path} (left: ${why})`),
  written: 0,
  ok: false,
});

const signs = { create: '+', update: '~', delete: '-' } as const satisfies Record<PulledFile['verb'], string>;
