import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME_MODULE_ID } from 'rolldown';
import { root } from '../files.ts';

/** Matches the path of a module in a package. The first group is the folder of the package. */
const modulePath = /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** The folders of the packages whose code a module contains: its own package, the bundler, or the packages that were inlined into a generated validator. */
export function packageRoots(id: string): string[] {
  if (id === RUNTIME_MODULE_ID) return [join(root, 'node_modules/rolldown')];
  const packageRoot = modulePath.exec(id)?.[1];
  if (packageRoot !== undefined) return [packageRoot];
  if (!/[\\/]src[\\/]generated[\\/].*\.js$/.test(id)) return [];
  const origins = readFileSync(id, 'utf8').matchAll(/^\/\/ (?:(node_modules\/.*)|\\0rolldown\/runtime\.js)$/gm);
  return [...origins].flatMap(([, origin]) =>
    packageRoots(origin === undefined ? RUNTIME_MODULE_ID : join(root, origin)),
  );
}

/** Licences that allow redistribution under Apache-2.0, together with their text. */
const permissiveLicences: readonly (string | undefined)[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
];

/** The name, version, licence and licence text of each package, sorted by name. Throws for any other licence, and for a package without a licence text. */
export function licencesOf(roots: Iterable<string>): string {
  const packages = [...new Set(roots)].map((packageRoot) => {
    const { name, version, license } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as Record<
      string,
      string
    >;
    const title = `${name} ${version} (${license})`;
    if (!permissiveLicences.includes(license))
      throw new Error(`${title} has a licence that is not listed in scripts/release/licences.ts`);
    const texts = readdirSync(packageRoot)
      .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
      .toSorted();
    if (texts.length === 0) throw new Error(`${title} has no licence text`);
    return [
      `${title}\n`,
      ...texts.map((file) => readFileSync(join(packageRoot, file), 'utf8').replaceAll('\r\n', '\n').trim()),
    ].join('\n');
  });
  return `${['The programs in this folder hold code of these packages.', ...packages.toSorted()].join(`\n\n${'='.repeat(80)}\n`)}\n`;
}
