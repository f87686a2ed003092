import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME_MODULE_ID } from 'rolldown';
import { root } from '../files.ts';

/** The path of a module in a package: the folder of the package is the first group. */
const inPackage = /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Folders of the packages whose code a module holds: its own, the bundler's, or for a generated guard those that were put into it. */
export function packageRoots(id: string): string[] {
  if (id === RUNTIME_MODULE_ID) return [join(root, 'node_modules/rolldown')];
  const own = inPackage.exec(id)?.[1];
  if (own !== undefined) return [own];
  if (!/[\\/]src[\\/]generated[\\/].*\.js$/.test(id)) return [];
  const origins = readFileSync(id, 'utf8').matchAll(/^\/\/ (?:(node_modules\/.*)|\\0rolldown\/runtime\.js)$/gm);
  return [...origins].flatMap(([, origin]) =>
    packageRoots(origin === undefined ? RUNTIME_MODULE_ID : join(root, origin)),
  );
}

/** Licences that let us give the code on under Apache-2.0 if we pass on their text. */
const permissive: readonly (string | undefined)[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
];

/** Name, version, licence and licence text of each package, by name. Throws for a licence that was not looked at, and for a package without a text. */
export function licences(roots: Iterable<string>): string {
  const packages = [...new Set(roots)].map((at) => {
    const { name, version, license } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as Record<
      string,
      string
    >;
    const title = `${name} ${version} (${license})`;
    if (!permissive.includes(license))
      throw new Error(`${title} is none of the licences in scripts/release/licences.ts`);
    const texts = readdirSync(at)
      .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
      .toSorted();
    if (texts.length === 0) throw new Error(`${title} carries no licence text`);
    return [
      `${title}\n`,
      ...texts.map((file) => readFileSync(join(at, file), 'utf8').replaceAll('\r\n', '\n').trim()),
    ].join('\n');
  });
  return `${['The programs in this folder hold code of these packages.', ...packages.toSorted()].join(`\n\n${'='.repeat(80)}\n`)}\n`;
}
