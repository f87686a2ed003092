import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TrustSuite } from '../../test/trust/suite.ts';
import { listFiles, root } from '../files.ts';

const folder = 'test/trust/suites';

/** The names of all suites: those of their files. */
export const suiteNames = (): string[] =>
  listFiles([`${folder}/*.ts`]).map((path) => path.slice(folder.length + 1, -'.ts'.length));

/** The asked suites, or all. Throws for a name that no suite has. */
export function chooseNames(names: readonly string[], only: readonly string[]): readonly string[] {
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`No suite is named ${unknown}. There are: ${names.join(', ')}.`);
  return only.length === 0 ? names : names.filter((name) => only.includes(name));
}

/** The suite of a file. Throws when it has another name than its file. */
export async function loadSuite(name: string): Promise<TrustSuite> {
  const path = `${folder}/${name}.ts`;
  const { suite } = (await import(pathToFileURL(join(root, path)).href)) as { suite?: TrustSuite };
  if (suite?.name === name) return suite;
  throw new Error(`${path} must export a suite that is named ${name}`);
}
