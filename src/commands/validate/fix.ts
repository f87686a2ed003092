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
import { problemsOf, load } from '../shared/load.ts';
import { validate } from './validate.ts';

export type FixOptions = FileSelection & {
  /** Whether the fixes are written: always, after approval, or never because no one can be asked. */
  readonly confirm: 'yes' | 'ask' | 'no';
  /** Shows what would change in the files. */
  show(edits: readonly FileEdit[], fixes: number): Promise<void>;
};

/**
 * Makes every correction of the files that is the only possible one, after approval, and validates what is there then. Git need not hold the files:
 * nothing but the shown words is replaced.
 */
export async function fixFiles(options: FixOptions, runtime: Runtime): Promise<Outcome> {
  const fixed = await correctRepeatedly(options, runtime);
  if (fixed.edits.length === 0) {
    runtime.terminal.tell('No file was changed.');
    return validate(options, runtime);
  }
  await options.show(fixed.edits, fixed.fixes);
  const before = new Map(fixed.edits.map(({ path, before: text }) => [path, text]));
  const edits = new Map(fixed.edits.map(({ path, after }) => [path, after]));
  if (options.confirm === 'no')
    throw new UsageError('No terminal to ask for approval. No file was changed.', { fix: 'Pass --yes.' });
  if (options.confirm === 'yes' || (await runtime.terminal.ask('Make exactly these changes?')))
    replaceTexts(runtime.root, before, edits);
  else runtime.terminal.tell('No file was changed.');
  return validate(options, runtime);
}

/** Some corrections only become visible when others are made: a text that is no YAML hides all other problems of its file. */
const maxRounds = 10;

async function correctRepeatedly(selection: FileSelection, runtime: Runtime): Promise<Corrections> {
  const { source } = selection;
  const texts = new Map<string, string>();
  let fixes = 0;
  for (let round = 0; round < maxRounds; round++) {
    const now = round === 0 ? source : overlay(source, texts);
    const files = await load({ ...selection, source: now }, runtime);
    const made = correctFiles(now, problemsOf(files, runtime));
    if (made.fixes === 0) break;
    for (const [path, text] of made.texts) texts.set(path, text);
    fixes += made.fixes;
  }
  const edits = [...texts].map(([path, after]) => ({ path, before: readWithByteOrderMark(source, path) ?? '', after }));
  return { edits: edits.toSorted((a, b) => (a.path < b.path ? -1 : 1)), fixes };
}

type Corrections = { readonly edits: readonly FileEdit[]; readonly fixes: number };

/** The new texts of the files that change, and the number of corrections. */
function correctFiles(source: Source, problems: readonly Problem[]) {
  // A file of several deployments has the same problem for each.
  const placed = new Map<string, PlacedCorrection>();
  for (const problem of problems) {
    const correction = correctionOf(problem);
    const one = correction === null ? null : { at: problem.at, correction };
    if (one !== null) placed.set(JSON.stringify(one), one);
  }
  const texts = new Map<string, string>();
  let fixes = 0;
  for (const [path, corrections] of Map.groupBy(placed.values(), ({ at }) => at.file)) {
    const text = readWithByteOrderMark(source, path);
    if (text === null) continue;
    const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
    const corrected = correctText(path, text.slice(mark.length), corrections);
    if (corrected.count > 0) texts.set(path, mark + corrected.text);
    fixes += corrected.count;
  }
  return { texts, fixes };
}

const byteOrderMark = '\u{FEFF}';

/** The text of a file with its byte order mark; null if it cannot be read as text. */
function readWithByteOrderMark(source: Source, path: string): string | null {
  const read = readText(source, path);
  return 'text' in read ? Buffer.from(source.read(path, byteLimit)).toString() : null;
}
