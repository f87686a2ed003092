import { policyTexts as textsOf } from '../../files/print/policy-texts.ts';
import type { Loaded } from '../load.ts';
import { pathsOf } from '../scope.ts';

/** Texts by path, null for a file that has to go. */
export type TextEdits = ReadonlyMap<string, string | null>;

/** The texts of all policy files of a run that loaded without errors, each with its byte order mark. */
export const policyTexts = ({ settings, wanted }: Loaded): ReadonlyMap<string, string> =>
  textsOf(wanted.source, settings, { paths: pathsOf(wanted, settings), deployment: wanted.deployment }).texts;

/** The texts as they are after some edits. */
export function withEdits(before: ReadonlyMap<string, string>, edits: TextEdits): ReadonlyMap<string, string> {
  const all = new Map<string, string | null>([...before, ...edits]);
  return new Map([...all].filter((pair): pair is [string, string] => pair[1] !== null));
}
