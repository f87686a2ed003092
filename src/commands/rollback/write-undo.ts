import type { Bundle } from '../../domain/bundle.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { editFiles } from '../../files/print/edit-files.ts';
import { declaresUndo } from '../../plan/rollback.ts';
import type { World } from '../../world.ts';
import { check, hasErrors, invalid, load, type Loaded, type Wanted } from '../load.ts';
import { policyTexts, type TextEdits, withEdits } from '../policy-texts.ts';
import { replaceTexts } from '../replace-texts.ts';
import { nameOf, readApplied, type Undoable } from './read-applied.ts';

type WriteOptions = Wanted & {
  /** The applied plan, with its results and its undo. */
  readonly plan: string;
  /** The folder that `source` reads. */
  readonly root: string;
};

/** Files that were written, and those that were deleted because nothing is left in them; paths from the root, sorted. */
export type Written = {
  readonly kind: 'written';
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** How many fields of the old values have no place in a file and were left out. */
  readonly leftOut: number;
};

/**
 * Puts the values from before an applied plan back into the files that declare its bundles, without asking the platform. Where they then do
 * not declare exactly that, all files are as they were, and a UsageError says of which bundle.
 */
export function writeUndo(options: WriteOptions, world: World): Written | Outcome {
  const { bundles } = readApplied(options.plan, options.deployment, world);
  const wanted = { ...options, paths: [] };
  const files = load(wanted, world);
  const problems = check(files, world);
  if (hasErrors(problems)) return invalid(files, problems);
  const before = policyTexts(files);
  const { texts, leftOut } = editAll(bundles, files, before);
  const restore = replaceTexts(options.root, before, texts);
  try {
    const odd = bundles.filter((one) => !isDeclared(one, load(wanted, world)));
    if (odd.length > 0) throw notWritten(odd);
  } catch (error) {
    restore();
    throw error;
  }
  return { kind: 'written', ...namesOf(texts), leftOut };
}

function editAll(
  bundles: readonly Undoable[],
  files: Loaded,
  before: ReadonlyMap<string, string>,
): { texts: TextEdits; leftOut: number } {
  let leftOut = 0;
  const texts = new Map<string, string | null>();
  for (const { bundle, undo } of bundles) {
    const { deployment } = declaredBundle({ bundle }, files) ?? undeclared(bundle);
    const edited = editFiles(
      { texts: withEdits(before, texts), settings: files.settings, deployment },
      undo.kind,
      asLive(undo),
    );
    if (edited.undone.length > 0) throw notWritten([{ bundle }]);
    for (const [path, text] of edited.texts) texts.set(path, text);
    leftOut += edited.dropped.length;
  }
  return { texts, leftOut };
}

const asLive = ({ content }: Undoable['undo']): Readonly<Record<string, unknown>> => ({ ...content });

const undeclared = (bundle: Undoable['bundle']): never => {
  throw new UsageError(`No file declares ${nameOf(bundle)}, so there is nothing to write its old values into.`);
};

const notWritten = (bundles: readonly Pick<Undoable, 'bundle'>[]): UsageError =>
  new UsageError(
    `The old values of ${bundles.map(({ bundle }) => nameOf(bundle)).join(', ')} cannot be written into the files so that they declare exactly that. All files are as they were. Revert them with git, or edit them by hand.`,
  );

/** Files that name no deployment are meant for the one of the plan. */
const declaredBundle = ({ bundle }: Pick<Undoable, 'bundle'>, files: Loaded): Bundle | undefined =>
  files.bundles.find(
    ({ kind, deployment }) => kind === bundle.kind && (deployment ?? bundle.deployment.slug) === bundle.deployment.slug,
  );

function isDeclared(one: Undoable, files: Loaded): boolean {
  const declared = declaredBundle(one, files);
  return !hasErrors(files.problems) && declared !== undefined && declaresUndo(declared, one.undo);
}

function namesOf(texts: TextEdits): Pick<Written, 'written' | 'removed'> {
  const names = (isRemoved: boolean): string[] =>
    [...texts].flatMap(([path, text]) => ((text === null) === isRemoved ? [path] : [])).toSorted();
  return { written: names(false), removed: names(true) };
}
