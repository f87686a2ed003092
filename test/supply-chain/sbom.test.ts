import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { RUNTIME_MODULE_ID } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/files.ts';
import { packageRoots } from '../../scripts/release/licences.ts';
import { licenceProblems, sbom } from '../../scripts/release/sbom.ts';

const folders = ['undici', 'fast-string-width', '@clack/core', 'fast-wrap-ansi'].map((name) =>
  join(root, 'node_modules', name),
);

type Document = {
  readonly components: readonly Record<string, unknown>[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};
const document = JSON.parse(sbom(folders)) as Document;

describe('the bill of materials', () => {
  test('is the same text for the same packages, in whatever order they come', () => {
    expect(sbom([...folders.toReversed(), ...folders])).toBe(sbom(folders));
    expect(sbom(folders)).not.toMatch(/timestamp|serialNumber/);
  });

  test('names each package once, with its licence and the hash that the lock has', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version: string; integrity: string }>;
    };
    const { version, integrity } = lock.packages['node_modules/@clack/core']!;
    const hash = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
    expect(document.components).toHaveLength(folders.length);
    expect(document.components[0]).toEqual({
      type: 'library',
      'bom-ref': `pkg:npm/%40clack/core@${version}`,
      name: '@clack/core',
      version,
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: hash }],
      licenses: [{ license: { id: 'MIT' } }],
      purl: `pkg:npm/%40clack/core@${version}`,
    });
  });

  test('says who brings whom', () => {
    const brings = (name: string): string[] =>
      document.dependencies
        .find(({ ref }) => ref.startsWith(`pkg:npm/${name}@`))!
        .dependsOn.map((ref) => ref.replace(/@[^@]*$/, ''));
    expect(brings('ifmatch')).toEqual(['pkg:npm/undici']);
    expect(brings('fast-wrap-ansi')).toEqual(['pkg:npm/fast-string-width']);
    expect(brings('undici')).toEqual([]);
  });
});

describe('the code of others', () => {
  const packagesOf = (id: string): string[] => packageRoots(id).map((at) => relative(root, at).replaceAll('\\', '/'));

  test('is the helpers of the bundler too', () => {
    expect(packagesOf(RUNTIME_MODULE_ID)).toEqual(['node_modules/rolldown']);
  });

  test('is in a generated guard what was put into it', () => {
    const guard = join(root, 'src/generated/guards/plan.js');
    expect(packagesOf(guard).toSorted()).toEqual(['node_modules/ajv', 'node_modules/rolldown']);
  });

  test('is not in our own', () => {
    expect(packagesOf(join(root, 'src/cli.ts'))).toEqual([]);
  });
});

describe('a licence inside dist', () => {
  const purl = 'pkg:npm/a@1.0.0';
  const problemsOf = (...licenses: { license?: { id: string }; expression?: string }[]): string[] =>
    licenceProblems({ components: [{ purl, licenses }] });

  test('may be a permissive one', () => {
    expect(problemsOf({ license: { id: 'MIT' } })).toEqual([]);
  });

  test.each([
    ['GPL-3.0-only', [{ license: { id: 'GPL-3.0-only' } }]],
    ['MIT, GPL-3.0-only', [{ license: { id: 'MIT' } }, { license: { id: 'GPL-3.0-only' } }]],
    ['(MIT OR GPL-3.0-only)', [{ expression: '(MIT OR GPL-3.0-only)' }]],
    ['no licence', []],
  ])('is not taken unseen: %s', (words, licenses) => {
    expect(problemsOf(...licenses)).toEqual([`${purl} is in dist under ${words}: see scripts/release/sbom.ts`]);
  });
});
