import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A case that broke a claim in the past. */
export type OldCase = { readonly name: string; readonly bytes: Buffer };

/** The cases that a suite failed on in the past, sorted by name. It runs them before its random cases. */
export function readCorpus(suite: string): OldCase[] {
  const folder = join(import.meta.dirname, suite);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}
