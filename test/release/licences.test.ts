import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { RUNTIME_MODULE_ID } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/files.ts';
import { licencesOf, packageRoots } from '../../scripts/release/licences.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

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

describe('the licence of a package inside dist', () => {
  function makePackage(license?: string): string {
    const folder = join(temporaryFolder(), 'node_modules/a');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'a', version: '1.0.0', license }));
    writeFileSync(join(folder, 'LICENSE'), 'Do as you like.\n');
    return folder;
  }

  test('is passed on with its text', () => {
    expect(licencesOf([makePackage('MIT')])).toContain('a 1.0.0 (MIT)\n\nDo as you like.\n');
  });

  test.each(['GPL-3.0-only', '(MIT OR GPL-3.0-only)', undefined])('is not accepted unseen: %s', (license) => {
    const folder = makePackage(license);
    expect(() => licencesOf([folder])).toThrow(`a 1.0.0 (${String(license)}) has a licence that is not listed`);
  });
});
