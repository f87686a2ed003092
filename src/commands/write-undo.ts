import { type Bundle, nameOfBundle } from '../domain/bundle.ts';
import { UsageError } from '../domain/json.ts';
import { hasErrors } from '../domain/problem.ts';
import { escapeTerminal } from '../render/escape.ts';
import type { Runtime } from '../runtime.ts';
import { overlay, policyTexts, refuseUnsaved, replaceTexts, type TextEdits, withEdits } from './edits.ts';
import { check, invalid, load, type Loaded, type Wanted } from './load.ts';
import { refuseOtherConfig } from './saved-plan.ts';
import { changedObjects, changedSince, isPutBack, readApplied, type Undoable } from './rollback.ts';
import type { Outcome } from '../domain/outcome.ts';

type WriteOptions = Wanted & {
  /** The applied plan, with its results and its undo. */
  readonly plan: string;
};

/** Written files, and files deleted because they became empty; paths from the root, sorted. */
export type Written = {
  readonly kind: 'written';
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** Number of fields of the old values that files cannot express. */
  readonly leftOut: number;
  /** Number of policies and exceptions restored without their notes, which the platform never had. */
  readonly withoutNotes: number;
};

/**
 * Restores the values from before an applied plan in the files that declare its bundles, without asking the platform; everything else stays as it
 * is. Throws UsageError, before any file is written, when an object of the plan was changed in the files since, when git does not hold a file, or
 * when the files would not declare exactly the old values.
 */
export async function writeUndo(options: WriteOptions, runtime: Runtime): Promise<Written | Outcome> {
  const { bundles, config } = await readApplied(options.plan, options.deployment, runtime);
  const wanted = { ...options, paths: [] };
  refuseOtherConfig(config, options.plan, wanted, runtime);
  const files = await load(wanted, runtime);
  const problems = check(files, runtime);
  if (hasErrors(problems)) return invalid(files, problems);
  const undos = bundles.map((undoable): Undo => ({ undoable, declared: declaredBundle(undoable, files) }));
  refuseChanged(undos, options.plan);
  const before = policyTexts(files);
  const { texts, ...counts } = await editAll(undos, files, before);
  refuseUnsaved('a rollback', texts, before, runtime);
  prove(undos, files, await load({ ...wanted, source: overlay(options.source, texts) }, runtime));
  replaceTexts(runtime.root, before, texts);
  return { kind: 'written', ...namesOf(texts), ...counts };
}

/** A bundle to undo, and what the files declare of it. */
type Undo = { readonly undoable: Undoable; readonly declared: Bundle };

/** Files without a deployment are taken for the plan's. */
function declaredBundle({ bundle }: Undoable, files: Loaded): Bundle {
  const declared = files.bundles.find(
    ({ kind, deployment }) => kind === bundle.kind && (deployment ?? bundle.deployment.slug) === bundle.deployment.slug,
  );
  if (declared !== undefined) return declared;
  throw new UsageError(`No file declares ${nameOfBundle(bundle)}, so its old values cannot be written into the files.`);
}

/** The most names in one message. */
const mostNames = 10;

/** A later change is someone's work, and half an undo would look like a whole one. */
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

async function editAll(
  undos: readonly Undo[],
  files: Loaded,
  before: ReadonlyMap<string, string>,
): Promise<{ texts: TextEdits } & Pick<Written, 'leftOut' | 'withoutNotes'>> {
  const { editFiles } = await import('../files/edit/edit-files.ts');
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

/** Throws UsageError if the files would not declare the old values, or if anything else changed. */
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
