import type { Problem } from '../../domain/problem.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Source } from '../../domain/source.ts';
import { askedPaths, type WantedPaths } from '../find/asked-paths.ts';
import { findFiles } from '../find/find-files.ts';
import { byteLimit, readText } from '../read-text.ts';

/** The texts of the policy files that `loadFiles` reads for the same arguments, each with its byte order mark if it has one. */
export function policyTexts(
  source: Source,
  settings: Settings,
  wanted: WantedPaths,
): { readonly texts: ReadonlyMap<string, string>; readonly problems: readonly Problem[] } {
  const asked = askedPaths(settings, wanted);
  const found = findFiles(source, asked.paths, settings.file ?? null);
  const texts = new Map<string, string>();
  const problems = [...asked.problems, ...found.problems];
  for (const file of found.files) {
    const read = readText(source, file);
    if ('problem' in read) problems.push(read.problem);
    else texts.set(file, hasMark(source.read(file, byteLimit)) ? `\u{FEFF}${read.text}` : read.text);
  }
  return { texts, problems };
}

const hasMark = (bytes: Uint8Array): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
