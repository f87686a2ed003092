import { describe, expect, test } from 'vitest';
import { type Lock, lockProblems, type Manifest } from '../../scripts/release/lock.ts';

const integrity = `sha512-${'A'.repeat(86)}==`;
const manifest: Manifest = { devDependencies: { tool: '1.2.3' }, allowScripts: { builder: true } };
const packages: Lock['packages'] = {
  '': { devDependencies: { tool: '1.2.3' } },
  'node_modules/tool': { version: '1.2.3', integrity, dependencies: { '@of/part': '^2.0.0', builder: '*' } },
  'node_modules/@of/part': {
    version: '2.1.0',
    integrity,
    resolved: 'https://registry.example/@of/part/-/part-2.1.0.tgz',
    peerDependencies: { tool: '*', absent: '*' },
    peerDependenciesMeta: { absent: { optional: true } },
  },
  'node_modules/builder': { version: '0.1.0', integrity, hasInstallScript: true },
  'node_modules/builder/node_modules/tool': { version: '3.0.0', integrity, dependencies: { builder: '*' } },
};

type Change = { readonly [path: string]: Partial<Lock['packages'][string]> | null };

/** The problems of the lock above after some packages were changed, or taken away where there is null. */
function problemsWith(change: Change, given = manifest): string[] {
  const changed = Object.entries({ ...packages, ...change }).flatMap(([path, one]) =>
    one === null ? [] : [[path, { ...packages[path], ...one }]],
  );
  return lockProblems(given, { lockfileVersion: 3, packages: Object.fromEntries(changed) });
}

describe('a lock file', () => {
  test.each<[string, Change, string]>([
    ['without a hash', { 'node_modules/tool': { integrity: '' } }, 'node_modules/tool has no SHA-512'],
    [
      'with a weak hash',
      { 'node_modules/tool': { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' } },
      'node_modules/tool has no SHA-512',
    ],
    [
      'with a package of a folder',
      { 'node_modules/tool': { link: true } },
      'node_modules/tool is a link, not a package of the registry',
    ],
    [
      'that lacks a package',
      { 'node_modules/@of/part': null },
      'node_modules/tool needs @of/part, which the lock does not have',
    ],
    [
      'that lacks what is for another system',
      { 'node_modules/tool': { optionalDependencies: { 'tool-win': '1.2.3' } } },
      'node_modules/tool needs tool-win, which the lock does not have',
    ],
    [
      'that lacks a peer',
      { 'node_modules/@of/part': { peerDependenciesMeta: {} } },
      'node_modules/@of/part needs absent, which the lock does not have',
    ],
    [
      'with a package that may run a script',
      { 'node_modules/tool': { hasInstallScript: true } },
      'tool runs a script when installed',
    ],
    [
      'whose allowed script is gone',
      { 'node_modules/builder': { hasInstallScript: false } },
      'builder is allowed a script that it does not have',
    ],
    ['of another version than wanted', { 'node_modules/tool': { version: '1.2.4' } }, 'tool is not locked at 1.2.3'],
    ['that was not told of a change', { '': { devDependencies: { tool: '1.2.2' } } }, 'tool is not locked at 1.2.3'],
    [
      'that knows of more',
      { '': { devDependencies: { tool: '1.2.3', builder: '0.1.0' } } },
      'builder is in the lock only',
    ],
  ])('%s is refused', (_, change, problem) => {
    expect(problemsWith(change)).toEqual([problem]);
  });
});
