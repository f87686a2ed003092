import { byteLimit, readText } from '../../files/text.ts';
import { UsageError } from '../../domain/errors.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Source } from '../../domain/source.ts';
import { correctionOf } from '../../files/corrections.ts';

import { correctText } from '../../files/edit/correct.ts';
import type { PlacedCorrection } from '../../files/edit/correction-edits.ts';
import type { FileEdit } from '../../report/formats/terminal/fixes.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { replaceTexts } from '../edits/replace-texts.ts';
import { overlay } from '../edits/overlay.ts';
import type { Confirmation } from '../shared/confirmation.ts';
import { loadAndLint } from '../shared/load.ts';
import { validate } from './validate.ts';

export type FixOptions = FileSelection & {
  readonly confirm: Confirmation;
  /** Shows what would change in the files, and the number of corrections. */
  show(edits: readonly FileEdit[], count: number): Promise<void>;
};

/**
 * Makes every correction of the files that is the only possible one, after approval, and validates the files as they are then. It does not matter whether
 * git holds the files: only the shown words are replaced.
 */
export async function fixFiles(options: FixOptions, runtime: Runtime): Promise<Outcome> {
  const { edits, count } = await findCorrections(options, runtime);
  if (edits.length === 0) {
    runtime.terminal.printNote('No file was changed.');
    return validate(options, runtime);
  }
  await options.show(edits, count);
  if (options.confirm === 'no')
    throw new UsageError('No terminal to ask for approval. No file was changed.', { fix: 'Pass --yes.' });
  if (options.confirm === 'yes' || (await runtime.terminal.ask('Make exactly these changes?'))) {
    const textsBefore = new Map(edits.map(({ path, before }) => [path, before]));
    const textsAfter = new Map(edits.map(({ path, after }) => [path, after]));
    replaceTexts(runtime.root, textsBefore, textsAfter);
  } else runtime.terminal.printNote('No file was changed.');
  return validate(options, runtime);
}

type Corrections = { readonly edits: readonly FileEdit[]; readonly count: number };

/** Some problems are found only after others are corrected: a text that is no YAML hides all other problems of its file. */
const maxRounds = 10;

/** All corrections of the files, sorted by path. Writes nothing. */
async function findCorrections(selection: FileSelection, runtime: Runtime): Promise<Corrections> {
  const { source } = selection;
  const texts = new Map<string, string>();
  let count = 0;
  for (let round = 0; round < maxRounds; round++) {
    const correctedSource = round === 0 ? source : overlay(source, texts);
    const { problems } = await loadAndLint({ ...selection, source: correctedSource }, runtime);
    const corrected = correctFiles(correctedSource, problems);
    if (corrected.count === 0) break;
    for (const [path, text] of corrected.texts) texts.set(path, text);
    count += corrected.count;
  }
  const edits = [...texts].map(([path, after]) => ({
    path,
    before: readWithByteOrderMark(source, path) ?? '',
    after,
  }));
  return { edits: edits.toSorted((a, b) => (a.path < b.path ? -1 : 1)), count };
}

/** The new texts of the files that change, and the number of corrections. */
function correctFiles(
  source: Source,
  problems: readonly Problem[],
): { readonly texts: ReadonlyMap<string, string>; readonly count: number } {
  // A file of several deployments has the same problem for each.
  const distinct = new Map<string, PlacedCorrection>();
  for (const problem of problems) {
    const correction = correctionOf(problem);
    if (correction === null) continue;
    const placed = { at: problem.at, correction };
    distinct.set(JSON.stringify(placed), placed);
  }
  const texts = new Map<string, string>();
  let count = 0;
  for (const [path, corrections] of Map.groupBy(distinct.values(), ({ at }) => at.file)) {
    const text = readWithByteOrderMark(source, path);
    if (text === null) continue;
    const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
    const corrected = correctText(path, text.slice(mark.length), corrections);
    if (corrected.count > 0) texts.set(path, mark + corrected.text);
    count += corrected.count;
  }
  return { texts, count };
}

const byteOrderMark = '\u{FEFF}';

/** The text of a file with its byte order mark; null if it cannot be read as text. */
function readWithByteOrderMark(source: Source, path: string): string | null {
  const read = readText(source, path);
  return 'text' in read ? Buffer.from(source.read(path, byteLimit)).toString() : null;
}
