import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { loadFiles } from '../../../src/files/load.ts';
import { memory } from '../memory.ts';

const policy = 'policies: []';
const load = (files: Readonly<Record<string, string>>, file: string | null, path: string) =>
  loadFiles(memory(files), { ...defaultSettings, ...(file !== null && { file }) }, { paths: [path], deployment: null });

describe('paths', () => {
  test('are told of a config of a wrong name above them, where it would count', () => {
    const misnamed = { 'elsewhere/b.yaml': policy, 'apps/web/ifmatch.yml': '', 'apps/web/policies/a.yaml': policy };
    const codes = (file: string | null, path: string) =>
      load(misnamed, file, path).problems.map(({ code, at }) => `${code} ${at.file}`);
    const told = ['misnamed-config apps/web/ifmatch.yml'];
    for (const path of ['apps/web/policies', './apps/web/policies/', 'apps/web/policies/a.yaml']) {
      expect([codes(null, path), codes('ifmatch.yaml', path)]).toEqual([told, told]);
    }
    expect(codes('apps/web/policies/ifmatch.yaml', 'apps/web/policies')).toEqual([]);
    expect(codes(null, 'elsewhere')).toEqual([]);
  });
});
