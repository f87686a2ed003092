import { UsageError } from '../../domain/errors.ts';
import { type History, type HistoryEntry, entriesOfDeployment } from '../../domain/history.ts';
import { type Source, SourceError } from '../../domain/source.ts';
import { openDisk } from '../../files/disk.ts';
import type { ApplyResult, PlanFile } from '../../generated/types.ts';
import { parsePlanFile, PlanFileError, planFromFile } from '../../plan/file/plan-file.ts';
import { describeChanges } from '../../review/audit/audit-facts.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { checkSignature } from '../show.ts';
import { requireKnownDeployment } from './known-deployment.ts';

/** Maximum number of files that are read in a folder. */
const maxFiles = 2000;

/** The results of bundles that an apply wrote, or may have written. */
const writingResults: readonly ApplyResult[] = ['applied', 'unverified', 'unknown'];

/** In bytes: 10 MiB. */
const maxFileBytes = 10 * 1024 * 1024;

/**
 * Reads what was applied when, newest first, from the plan files of applies in a folder and its subfolders. Other files are skipped. Throws UsageError for
 * a folder that is missing or has too many files, and for a file that cannot be read.
 */
export async function historyOfFiles(folder: string, deployment: string | null, runtime: Runtime): Promise<History> {
  if (!runtime.isFolder(folder)) throw new UsageError(`${folder} is not a folder.`);
  const source = openDisk(runtime.absolute(folder));
  const paths = findJsonFiles(source, '');
  if (paths.length > maxFiles)
    throw new UsageError(`${folder} has more than ${String(maxFiles)} files that end in .json.`, {
      fix: 'Name a folder in it.',
    });
  const entries: HistoryEntry[] = [];
  const slugs = new Set<string>();
  for (const path of paths) {
    const file = readPlanFileOfApply(source, path);
    if (file === null) continue;
    for (const bundle of file.bundles) slugs.add(bundle.deployment.slug);
    const entry = await toEntry(`${folder.replace(/\/$/, '')}/${path}`, file, runtime);
    entries.push(...entriesOfDeployment(entry, deployment));
  }
  if (deployment !== null) await requireKnownDeployment(deployment, { slugs: [...slugs], isComplete: true }, runtime);
  return { entries: entries.toSorted((a, b) => ((a.appliedAt ?? '') < (b.appliedAt ?? '') ? 1 : -1)), end: null };
}

/** The paths of the JSON files in a folder and its subfolders. Links are not followed. */
function findJsonFiles(source: Source, folder: string): string[] {
  const paths: string[] = [];
  for (const { name, kind } of source.list(folder)) {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (kind === 'folder' && name !== 'node_modules' && name !== '.git') paths.push(...findJsonFiles(source, path));
    else if (kind === 'file' && name.endsWith('.json')) paths.push(path);
    if (paths.length > maxFiles) break;
  }
  return paths;
}

/** The plan file of an apply; null for any other file. */
function readPlanFileOfApply(source: Source, path: string): PlanFile | null {
  try {
    const file = parsePlanFile(Buffer.from(source.read(path, maxFileBytes)).toString('utf8'));
    const isApply = file.command === 'apply' && (file.outcome === 'applied' || file.outcome === 'partial');
    return isApply ? file : null;
  } catch (error) {
    if (error instanceof PlanFileError) return null;
    if (error instanceof SourceError) throw new UsageError(`${error.message}.`, { cause: error });
    throw error;
  }
}

/** The entry of an apply, without the bundles that it did not apply. */
async function toEntry(source: string, file: PlanFile, runtime: Runtime): Promise<HistoryEntry> {
  const plan = planFromFile(file);
  const bundlesWithResult = (results: readonly ApplyResult[]) =>
    plan.bundles.filter((_, index) => results.includes(file.bundles[index]?.result ?? 'not-applied'));
  const { isValid, signature } = await checkSignature(file, runtime);
  const { at: appliedAt = null, commit = null, run = null, started_by: startedBy = null } = file.applied ?? {};
  return {
    state: file.outcome === 'partial' ? 'partial' : 'applied',
    appliedAt,
    isVerified: isValid,
    note: isValid ? null : signature,
    commit,
    pull: null,
    approvers: null,
    run,
    startedBy,
    isByHand: false,
    planDigest: plan.digest,
    bundles: bundlesWithResult([...writingResults, 'already-applied']).map(
      ({ deployment, kind, bundleDigest, diffDigest, stateVersion }) => ({
        deployment,
        kind,
        bundleDigest,
        diffDigest,
        stateVersion,
      }),
    ),
    changes: describeChanges({ bundles: bundlesWithResult(writingResults) }),
    omittedChanges: {},
    source,
  };
}
