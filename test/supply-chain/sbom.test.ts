import { join, relative } from 'node:path';
import { RUNTIME_MODULE_ID } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/files.ts';
import { packageRoots } from '../../scripts/release/licences.ts';
import { licenceProblems } from '../../scripts/release/sbom.ts';

describe('third-party code', () => {
  const packagesOf = (id: string): string[] => packageRoots(id).map((at) => relative(root, at).replaceAll('\\', '/'));

  test("includes the bundler's helpers", () => {
    expect(packagesOf(RUNTIME_MODULE_ID)).toEqual(['node_modules/rolldown']);
  });

  test('includes the helpers inside generated guards', () => {
    const guard = join(root, 'src/generated/guards/plan.js');
    expect(packagesOf(guard).toSorted()).toEqual(['node_modules/ajv', 'node_modules/rolldown']);
  });
});

describe('a licence inside dist', () => {
  const purl = 'pkg:npm/a@1.0.0';
  const problemsOf = (...licenses: { license?: { id: string }; expression?: string }[]): string[] =>
    licenceProblems({ components: [{ purl, licenses }] });

  test.each([
    ['GPL-3.0-only', [{ license: { id: 'GPL-3.0-only' } }]],
    ['MIT, GPL-3.0-only', [{ license: { id: 'MIT' } }, { license: { id: 'GPL-3.0-only' } }]],
    ['(MIT OR GPL-3.0-only)', [{ expression: '(MIT OR GPL-3.0-only)' }]],
    ['no licence', []],
  ])('is not accepted unseen: %s', (words, licenses) => {
    expect(problemsOf(...licenses)).toEqual([`${purl} is in dist under ${words}: see scripts/release/sbom.ts`]);
  });
});
