import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../files.ts';

type Package = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};
type Locked = { readonly packages: Readonly<Record<string, { readonly integrity?: string }>> };

/** Package URL (purl-spec, type npm). */
const purlOf = ({ name, version }: Pick<Package, 'name' | 'version'>): string =>
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
      return [purlOf(described), { ...described, path: relative(root, at).replaceAll('\\', '/') }] as const;
    }).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  const referencesTo = (names: Readonly<Record<string, string>>): string[] =>
    Array.from(packages, ([reference, { name }]) => (name in names ? [reference] : [])).flat();
  const own = purlOf(manifest);
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

/** Licences that let us give the code on under Apache-2.0, with no more to do than to pass on their text, which stands beside the SBOM. */
const permissive: readonly string[] = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

type Choice = { readonly license?: { readonly id?: string }; readonly expression?: string };
export type Sbom = {
  readonly components: readonly { readonly purl: string; readonly licenses: readonly Choice[] }[];
};

/** Packages inside dist whose licence is not one of those that we take, a sentence each. */
export function licenceProblems({ components }: Sbom): string[] {
  return components.flatMap(({ purl, licenses }) => {
    const ids = licenses.map(({ license, expression }) => license?.id ?? expression ?? 'none');
    const fine = ids.length > 0 && ids.every((id) => permissive.includes(id));
    return fine ? [] : [`${purl} is in dist under ${ids.join(', ') || 'no licence'}: see scripts/release/sbom.ts`];
  });
}
