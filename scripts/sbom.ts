import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { root } from './files.ts';

type Package = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};
type Locked = { readonly packages: Readonly<Record<string, { readonly integrity?: string }>> };

/** Package URL (purl-spec, type npm). */
const purl = ({ name, version }: Pick<Package, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Of one licence its SPDX id, of several their expression. */
const licence = (text: string): object => (/[ ()]/.test(text) ? { expression: text } : { license: { id: text } });

/** The hash of the package's archive as the lock file has it; npm checked it at the installation. */
function hashes(path: string, lock: Locked): object[] {
  const [, base64] = /^sha512-(\S+)$/.exec(lock.packages[path]?.integrity ?? '') ?? [];
  if (base64 === undefined) throw new Error(`package-lock.json has no SHA-512 of ${path}`);
  return [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }];
}

/**
 * What the programs in dist hold, from the folders of the packages whose code is in them: CycloneDX 1.5 as JSON. It has no time and no
 * serial number, so that the same build has the same bytes.
 */
export function sbom(roots: Iterable<string>): string {
  const lock = read(join(root, 'package-lock.json')) as Locked;
  const packages = new Map(
    Array.from(roots, (at) => {
      const described = read(join(at, 'package.json')) as Package;
      return [purl(described), { ...described, path: relative(root, at).replaceAll('\\', '/') }] as const;
    }).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  const referencesTo = (names: Readonly<Record<string, string>>): string[] =>
    Array.from(packages, ([reference, { name }]) => (name in names ? [reference] : [])).flat();
  const own = purl(manifest);
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name: manifest.name,
        version: manifest.version,
        licenses: [licence(manifest.license)],
        purl: own,
      },
    },
    components: Array.from(packages, ([reference, { name, version, license, path }]) => ({
      type: 'library',
      'bom-ref': reference,
      name,
      version,
      scope: 'required',
      hashes: hashes(path, lock),
      licenses: [licence(license)],
      purl: reference,
    })),
    dependencies: [
      { ref: own, dependsOn: referencesTo(manifest.devDependencies) },
      ...Array.from(packages, ([ref, { dependencies = {} }]) => ({ ref, dependsOn: referencesTo(dependencies) })),
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
