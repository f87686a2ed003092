import { describe, expect, test } from 'vitest';
import { defaultSettings, type Settings } from '../../src/domain/settings.ts';
import { loadConfig } from '../../src/files/config.ts';
import { memorySource } from './memory-source.ts';
import { problemLine } from './problem-line.ts';

type Files = Readonly<Record<string, string>>;

async function load(files: Files, path: string | null = null): Promise<{ settings: Settings; problems: string[] }> {
  const { settings, problems } = await loadConfig(memorySource(files), path);
  return { settings, problems: problems.map(problemLine) };
}

describe('a config that cannot be used', () => {
  test.for([
    [{ 'a/b': '' }, './a', ['error not-a-file at a/ {"path":"a"}']],
    [{ 'ifmatch.yaml/x': '' }, null, ['error not-a-file at ifmatch.yaml/ {"path":"ifmatch.yaml"}']],
    [{}, '/etc/x', ['error path-outside at / {"path":"/etc/x"}']],
    [{ 'a/ifmatch.yml': '' }, 'a/other.yaml', ['error path-missing at / {"path":"a/other.yaml"}']],
    [{ 'ifmatch.yaml': 'a: [' }, null, ['error syntax']],
  ] as const)('is an error: %j, %j', async ([files, path, problems]) => {
    const { settings, problems: found } = await load(files, path);
    expect(found.map((one, index) => one.slice(0, problems[index]?.length))).toEqual(problems);
    expect(settings).toBe(defaultSettings);
  });
});

describe('the id of a deployment', () => {
  const idOf = async (id: string): Promise<unknown> => {
    const { settings } = await load({ 'ifmatch.yaml': `deployments: { a: { id: ${id} } }` });
    return settings.deployments.get('a')?.id;
  };

  test.for([
    ['0', '0'],
    ['1234', '1234'],
    ['"5"', '5'],
    ['"007"', '007'],
    ['9007199254740991', '9007199254740991'],
    ['"1234567890123456789"', '1234567890123456789'],
  ] as const)('%s is read as the text %s', async ([written, id]) => {
    expect(await idOf(written)).toBe(id);
  });
});

test('a missing guard has its default', async () => {
  const { settings } = await load({ 'ifmatch.yaml': 'guards: { max_deletes: 3, protected: [a] }' });
  expect(settings.guards).toEqual({ ...defaultSettings.guards, max_deletes: 3, protected: ['a'] });
});

test.for([
  ['x', 'wrong-type at ifmatch.yaml/ {"expected":["object"],"found":"string","text":null}'],
  ['policies: { a: b }', 'wrong-type at ifmatch.yaml/policies {"expected":["string","array"],"found":"object","text":null}'],
  ['policies: [a, 5]', 'ambiguous-scalar at ifmatch.yaml/policies/1 {"text":"5","reads":"number"}'],
  ['deployments: { a: { policies: [b, no] } }', 'ambiguous-scalar at ifmatch.yaml/deployments/a/policies/1 {"text":"no","reads":"boolean"}'],
  ['deployments: { a: { id: 007 } }', 'ambiguous-scalar at ifmatch.yaml/deployments/a/id {"text":"007","reads":"number"}'],
  ['deployments: { a: { id: 1234567890123456789 } }', 'ambiguous-scalar at ifmatch.yaml/deployments/a/id {"text":"1234567890123456789","reads":"number"}'],
  ['unmanaged: 5', 'wrong-type at ifmatch.yaml/unmanaged {"expected":["array","object"],"found":"integer","text":"5"}'],
  ['unmanaged: [""]', 'out-of-bounds at ifmatch.yaml/unmanaged/0 {"what":"characters","found":0,"min":1,"max":null}'],
  ['unmanaged: { policies: [""] }', 'out-of-bounds at ifmatch.yaml/unmanaged/policies/0 {"what":"characters","found":0,"min":1,"max":null}'],
  ['unmanaged: { policy: [a] }', 'unknown-field at ifmatch.yaml/unmanaged/policy (the key) {"field":"policy","allowed":["policies","projects","project_tags"],"nearest":null}'],
  ['unmanaged: { project_tag: [a] }', 'unknown-field at ifmatch.yaml/unmanaged/project_tag (the key) {"field":"project_tag","allowed":["policies","projects","project_tags"],"nearest":"project_tags"}'],
  ['unmanaged: { project_tags: pci }', 'wrong-type at ifmatch.yaml/unmanaged/project_tags {"expected":["array"],"found":"string","text":"pci","isEntry":true}'],
  ['on_stale: {}', 'wrong-type at ifmatch.yaml/on_stale {"expected":["string"],"found":"object","text":null}'],
  ['policies:\n  - one\n    - two', 'joined-lines at ifmatch.yaml/policies/0'],
  ['policies: ../x', 'path-outside at ifmatch.yaml/policies {"path":"../x"}'],
  ['guards: { max_deletes: 010 }', 'ambiguous-number at ifmatch.yaml/guards/max_deletes {"text":"010"}'],
  ['guards: { max_deletes: 01.5 }', 'wrong-type at ifmatch.yaml/guards/max_deletes {"expected":["integer"],"found":"number","text":"01.5"}'],
] as const)('no setting of the config %j is used: %s', async ([text, problem]) => {
  const { settings, problems } = await load({ 'ifmatch.yaml': text });
  expect(problems).toEqual([`error ${problem}`]);
  expect({ ...settings, file: undefined }).toEqual({ ...defaultSettings, file: undefined });
}); // prettier-ignore
