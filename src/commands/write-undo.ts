import { type Bundle, nameOfBundle } from '../domain/bundle.ts';
import { UsageError } from '../domain/json.ts';
import { hasErrors } from '../domain/problem.ts';
import { editFiles } from '../files/print/edit-files.ts';
import { escapeTerminal } from '../render/escape.ts';
import type { Runtime } from '../runtime.ts';
import {
  type FindUnsaved,
  overlay,
  policyTexts,
  refuseUnsaved,
  replaceTexts,
  type TextEdits,
  withEdits,
} from './edits.ts';
import { check, invalid, load, type Loaded, type Wanted } from './load.ts';
import { refuseOtherConfig } from './saved-plan.ts';
import { changedObjects, changedSince, isPutBack, readApplied, type Undoable } from './rollback.ts';
import type { Outcome } from '../domain/outcome.ts';

type WriteOptions = Wanted & {
  /** The applied plan, with its results and its undo. */
  readonly plan: string;
  /** The folder that `source` reads. */
  readonly root: string;
  readonly unsaved: FindUnsaved;
};

/** Files that were written, and those that were deleted because nothing is left in them; paths from the root, sorted. */
export type Written = {
  readonly kind: 'written';
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** How many fields of the old values have no place in a file and were left out. */
  readonly leftOut: number;
  /** How many policies and exceptions are back without the notes that they had: the platform never knew those. */
  readonly withoutNotes: number;
};

/**
 * Puts the values from before an applied plan back into the files that declare its bundles, without asking the platform; what the plan did
 * not change stays as the files have it. Throws UsageError, before any file is written, when someone changed one of the plan's objects
 * in the files since, where git does not hold one, or where the files would not declare exactly that.
 */
export async function writeUndo(options: WriteOptions, runtime: Runtime): Promise<Written | Outcome> {
  const { bundles, config } = await readApplied(options.plan, options.deployment, runtime);
  const wanted = { ...options, paths: [] };
  refuseOtherConfig(config, options.plan, wanted, runtime);
  const files = load(wanted, runtime);
  const problems = check(files, runtime);
  if (hasErrors(problems)) return invalid(files, problems);
  const undos = bundles.map((undoable): Undo => ({ undoable, declared: declaredBundle(undoable, files) }));
  refuseChanged(undos, options.plan);
  const before = policyTexts(files);
  const { texts, ...counts } = editAll(undos, files, before);
  refuseUnsaved('a rollback', texts, { before, unsaved: options.unsaved });
  prove(undos, files, load({ ...wanted, source: overlay(options.source, texts) }, runtime));
  replaceTexts(options.root, before, texts);
  return { kind: 'written', ...namesOf(texts), ...counts };
}

/** A bundle to be undone, and what the files declare of it. */
type Undo = { readonly undoable: Undoable; readonly declared: Bundle };

/** Files that name no deployment are meant for the one of the plan. */
function declaredBundle({ bundle }: Undoable, files: Loaded): Bundle {
  const declared = files.bundles.find(
    ({ kind, deployment }) => kind === bundle.kind && (deployment ?? bundle.deployment.slug) === bundle.deployment.slug,
  );
  if (declared !== undefined) return declared;
  throw new UsageError(`No file declares ${nameOfBundle(bundle)}, so its old values cannot be written into the files.`);
}

/** Names that one message holds. */
const mostNames = 10;

/** Half an undo would be taken for a whole one, and a later change is someone's work. */
function refuseChanged(undos: readonly Undo[], plan: string): void {
  const names = undos.flatMap(({ undoable, declared }) =>
    changedSince(declared, undoable).map(({ name }) => `${name} (${nameOfBundle(undoable.bundle)})`),
  );
  if (names.length === 0) return;
  const more = names.length > mostNames ? ` and ${String(names.length - mostNames)} more` : '';
  const shown = `${names.slice(0, mostNames).map(escapeTerminal).join(', ')}${more}`;
  throw new UsageError(
    `The files were changed since ${escapeTerminal(plan)} was applied: they no longer declare ${shown} as it sent ${names.length === 1 ? 'it' : 'them'}, and a rollback would overwrite that. No file was changed. Edit the files by hand, or revert them with git.`,
  );
}

function editAll(
  undos: readonly Undo[],
  files: Loaded,
  before: ReadonlyMap<string, string>,
): { texts: TextEdits } & Pick<Written, 'leftOut' | 'withoutNotes'> {
  let [leftOut, withoutNotes] = [0, 0];
  const texts = new Map<string, string | null>();
  for (const { undoable, declared } of undos) {
    const { bundle, undo } = undoable;
    const edited = editFiles(
      { texts: withEdits(before, texts), settings: files.settings, deployment: declared.deployment },
      undo.kind,
      asLive(undo),
      new Set(changedObjects(undoable).flatMap(({ ids }) => [...ids])),
    );
    if (edited.undone.length > 0) throw notWritten([bundle]);
    for (const [path, text] of edited.texts) texts.set(path, text);
    leftOut += edited.dropped.length;
    const gone = new Set(bundle.changes.flatMap(({ verb, id }) => (verb === 'delete' ? [id] : [])));
    withoutNotes += edited.touched.filter(({ verb, id }) => verb === 'create' && gone.has(id)).length;
  }
  return { texts, leftOut, withoutNotes };
}

const asLive = ({ content }: Undoable['undo']): Readonly<Record<string, unknown>> => ({ ...content });

const notWritten = (bundles: readonly Undoable['bundle'][]): UsageError =>
  new UsageError(
    `The old values of ${bundles.map(nameOfBundle).join(', ')} cannot be written into the files exactly. No file was changed. Revert them with git, or edit them by hand.`,
  );

/** Throws UsageError where the files do not declare the old values, or something else no longer as before. */
function prove(undos: readonly Undo[], before: Loaded, after: Loaded): void {
  const inAfter = ({ kind, deployment }: Bundle): Bundle | undefined =>
    after.bundles.find((one) => one.kind === kind && one.deployment === deployment);
  const odd = undos.filter(({ undoable, declared }) => {
    const now = inAfter(declared);
    return now === undefined || !isPutBack(now, declared, undoable);
  });
  const others = before.bundles.filter((one) => !undos.some(({ declared }) => declared === one));
  const areOthersKept = others.every((one) => {
    const now = inAfter(one);
    return now !== undefined && isPutBack(now, one, null);
  });
  if (hasErrors(after.problems) || !areOthersKept) throw notWritten(undos.map(({ undoable }) => undoable.bundle));
  if (odd.length > 0) throw notWritten(odd.map(({ undoable }) => undoable.bundle));
}

function namesOf(texts: TextEdits): Pick<Written, 'written' | 'removed'> {
  const names = (isRemoved: boolean): string[] =>
    [...texts].flatMap(([path, text]) => ((text === null) === isRemoved ? [path] : [])).toSorted();
  return { written: names(false), removed: names(true) };
}
