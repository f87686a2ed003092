import { isSameBundle, nameOfBundle } from '../../domain/bundle.ts';
import { UsageError } from '../../domain/errors.ts';
import type { PlannedBundle } from '../../domain/plan.ts';
import type { SigningError } from '../../plan/file/signing.ts';
import { escapeTerminal, toJson } from '../../report/escape.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { readSavedPlan, type PlanFileToWrite } from './saved-plan.ts';

/**
 * The undo of an apply on disk, from before its first PUT: in the file that was named for the plan, else in one of its own beside the config,
 * which is removed when the apply has ended.
 */
export class UndoFile {
  private readonly namedPath: string | null;
  private readonly runtime: Runtime;
  /** The path of the file; null before it is written. */
  path: string | null = null;
  /** The text that was written. */
  text = '';

  constructor(namedPath: string | null, runtime: Runtime) {
    this.namedPath = namedPath;
    this.runtime = runtime;
  }

  /** Writes the file. Throws UsageError if that fails; then nothing may be sent. */
  write({ file, unsigned }: PlanFileToWrite): void {
    if (unsigned !== null) throw unsignedUndoError(unsigned);
    const text = `${toJson(file, 2)}\n`;
    try {
      if (this.namedPath === null) this.path = this.runtime.createUndoFile(text);
      else {
        this.runtime.writeText(this.namedPath, text);
        this.path = this.namedPath;
      }
      this.text = text;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      throw new UsageError(`Nothing was sent, since its undo cannot be saved: ${error.message}`, {
        fix: this.namedPath === null ? 'Name another file with --out.' : error.fix,
        cause: error,
      });
    }
  }

  /** Removes the file, unless the user named it. */
  remove(): void {
    if (this.namedPath === null && this.path !== null) this.runtime.removeUndoFile(this.path);
  }
}

/** The error of an apply that sent nothing, because its undo could not be signed. */
export const unsignedUndoError = ({ message, fix }: SigningError): UsageError =>
  new UsageError(`Nothing was sent, since its undo cannot be signed. ${message}`, { fix });

/**
 * Tells the user which undo files hold one of these bundles. Such a file is left by an apply that was killed, or that applied only a part. `ownFile`: the file that the run is
 * about. Files for another platform, or signed with another token, are not mentioned, since no rollback takes them here.
 */
export async function mentionUndoFiles(
  bundles: readonly PlannedBundle[],
  ownFile: string | null,
  runtime: Runtime,
): Promise<void> {
  for (const path of runtime.undoFiles()) {
    if (ownFile !== null && runtime.isSameFile(path, ownFile)) continue;
    const undoneBundles = await bundlesUndoneBy(path, runtime);
    const names = undoneBundles
      .filter((bundle) => bundles.some((bundleOfRun) => isSameBundle(bundleOfRun, bundle)))
      .map(nameOfBundle);
    if (names.length === 0) continue;
    runtime.terminal.printNote(
      escapeTerminal(
        `${path} is the undo of an earlier apply that did not end, or only in part (${names.join(', ')}). To see what it wrote, and undo it: ifmatch rollback ${path}. Delete the file when it is not needed any more.`,
      ),
      true,
    );
  }
}

/** The bundles that a rollback of this file would restore here. */
async function bundlesUndoneBy(path: string, runtime: Runtime): Promise<PlannedBundle[]> {
  try {
    const { platform, results } = await readSavedPlan(path, runtime);
    if (platform !== runtime.connections.platformName) return [];
    return results.filter(({ undo }) => undo !== null).map(({ bundle }) => bundle);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return [];
  }
}
