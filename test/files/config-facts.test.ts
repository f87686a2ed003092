import { describe, expect, test } from 'vitest';
import { defaultSettings, type Settings } from '../../src/domain/settings.ts';
import { loadConfig, placesOfProtected } from '../../src/files/config.ts';
import { memory } from './memory.ts';
import { told } from './told.ts';

type Files = Readonly<Record<string, string>>;

function load(files: Files, path: string | null = null): { settings: Settings; problems: string[] } {
  const { settings, problems } = loadConfig(memory(files), path);
  return { settings, problems: problems.map(told) };
}

describe('a config that is not read', () => {
  test.for([
    [{ 'a/b': '' }, 'a', ['error config-is-folder at / {"path":"a","inside":null}']],
    [{ 'a/ifmatch.yaml': '' }, './a/', ['error config-is-folder at / {"path":"./a/","inside":"a/ifmatch.yaml"}']],
    [{ 'ifmatch.yaml/x': '' }, null, ['error config-is-folder at ifmatch.yaml/ {"path":"ifmatch.yaml","inside":null}']],
    [{}, '/etc/x', ['error path-outside at / {"path":"/etc/x"}']],
    [{ 'a/ifmatch.yml': '' }, 'a/other.yaml', ['error path-missing at / {"path":"a/other.yaml"}']],
    [
      { 'ifmatch.yml': '', 'ifmatch.json': '', 'sub/ifmatch.yml': '' },
      null,
      [
        'error misnamed-config at ifmatch.json/ {"path":"ifmatch.json","expected":"ifmatch.yaml"}',
        'error misnamed-config at ifmatch.yml/ {"path":"ifmatch.yml","expected":"ifmatch.yaml"}',
      ],
    ],
    [{ 'ifmatch.yaml': 'a: [' }, null, ['error syntax']],
  ] as const)('is told of: %j, %j', ([files, path, problems]) => {
    const { settings, problems: found } = load(files, path);
    expect(found.map((one, index) => one.slice(0, problems[index]?.length))).toEqual(problems);
    expect(settings).toBe(defaultSettings);
  });

  test('is told of when it is a link, or no text', () => {
    const linked = { ...memory({}), kind: () => 'symlink' as const };
    const { settings, problems } = loadConfig(linked, 'ifmatch.yaml');
    expect([settings, problems.map(told)]).toEqual([
      defaultSettings,
      ['error symlink at ifmatch.yaml/ {"path":"ifmatch.yaml"}'],
    ]);
    const bytes = loadConfig(memory({ 'ifmatch.yaml': new Uint8Array([0xff]) }), null);
    expect([bytes.settings, bytes.problems.map(({ code }) => code)]).toEqual([defaultSettings, ['not-utf8']]);
  });

  test('is looked for beside the one that is, with a warning', () => {
    const { settings, problems } = load({ 'a/ifmatch.yaml': '', 'a/.ifmatch.yaml': '' }, './a//ifmatch.yaml');
    expect(settings).toEqual({ ...defaultSettings, file: 'a/ifmatch.yaml', policies: ['a/policies'] });
    expect(problems).toEqual([
      'warning misnamed-config at a/.ifmatch.yaml/ {"path":"a/.ifmatch.yaml","expected":"ifmatch.yaml"}',
    ]);
  });
});

describe('the paths of a config', () => {
  test('are told one by one when they lead outside, and then nothing of it counts', () => {
    const text =
      'deployments: { acme: { policies: [x, ../y, ../../../z] } }\npolicies: ../../../q\non_stale: same-diff';
    expect(load({ 'a/b/ifmatch.yaml': text }, 'a/b/ifmatch.yaml')).toEqual({
      settings: { ...defaultSettings, file: 'a/b/ifmatch.yaml' },
      problems: [
        'error path-outside at a/b/ifmatch.yaml/deployments/acme/policies/2 {"path":"../../../z"}',
        'error path-outside at a/b/ifmatch.yaml/policies {"path":"../../../q"}',
      ],
    });
  });

  test('stand for no common folder only where all deployments have their own', () => {
    const common = (deployments: string): readonly string[] =>
      load({ 'a/ifmatch.yaml': `deployments: { ${deployments} }` }, 'a/ifmatch.yaml').settings.policies;
    expect(common('acme: { policies: x }, beta: { policies: z }')).toEqual([]);
    expect(common('acme: { policies: x }, beta: {}')).toEqual(['a/policies']);
  });
});

describe('the id of a deployment', () => {
  const idOf = (id: string): unknown =>
    load({ 'ifmatch.yaml': `deployments: { a: { id: ${id} } }` }).settings.deployments.get('a')?.id;

  test.for([
    ['0', '0'],
    ['1234', '1234'],
    ['"5"', '5'],
    ['"007"', '007'],
    ['9007199254740991', '9007199254740991'],
    ['"1234567890123456789"', '1234567890123456789'],
  ] as const)('%s is the text %s', ([written, id]) => {
    expect(idOf(written)).toBe(id);
  });

  test('is null where it is left out', () => {
    const { settings } = load({ 'ifmatch.yaml': 'deployments: { a: { policies: x } }' });
    expect(settings.deployments.get('a')).toEqual({ id: null, policies: ['x'] });
  });

  test.for([
    ['00', 'ambiguous-scalar', '{"text":"00","reads":"number"}'],
    ['007', 'ambiguous-scalar', '{"text":"007","reads":"number"}'],
    ['9007199254740992', 'ambiguous-scalar', '{"text":"9007199254740992","reads":"number"}'],
    ['1234567890123456789', 'ambiguous-scalar', '{"text":"1234567890123456789","reads":"number"}'],
    ['12345678901234567890', 'bad-text', '{"value":"12345678901234567890","expected":"^[0-9]{1,19}$"}'],
    ['0x1f', 'bad-text', '{"value":"0x1f","expected":"^[0-9]{1,19}$"}'],
  ])('%s is told: %s', ([written, code, facts]) => {
    const { settings, problems } = load({ 'ifmatch.yaml': `deployments: { a: { id: ${written} } }` });
    expect(problems).toEqual([`error ${code} at ifmatch.yaml/deployments/a/id ${facts}`]);
    expect(settings.deployments.size).toBe(0);
  });
});

test('a guard that is left out is the usual one, whichever others are given', () => {
  const given = {
    max_deletes: { maxDeletes: 3 },
    max_delete_percent: { maxDeletePercent: 50 },
    allow_empty: { allowEmpty: true },
    protected: { protected: ['a'] },
    looser: { looser: 'require_approval' },
  };
  for (const [field, guard] of Object.entries(given)) {
    const text = `guards: { ${field}: ${JSON.stringify(Object.values(guard)[0])} }`;
    expect(load({ 'ifmatch.yaml': text }).settings.guards).toEqual({ ...defaultSettings.guards, ...guard });
  }
});

test.for([
  ['guards: { protected: [a, b] }', 'b', ['guards', 'protected', 1]],
  ['guards: { protected: [a, b] }', 'a', ['guards', 'protected', 0]],
  ['guards: { protected: [a, b] }', 'c', ['guards', 'protected']],
  ['guards: { protected: x }', 'x', ['guards', 'protected']],
  ['guards: [', 'b', ['guards', 'protected']],
  ['on_stale: refuse', 'a', ['guards', 'protected']],
  ['guards:', 'a', ['guards', 'protected']],
  ['guards: protected', 'a', ['guards', 'protected']],
  ['', 'a', ['guards', 'protected']],
] as const)('in %j the protected slug %s stands at %j', ([text, slug, pointer]) => {
  expect(placesOfProtected(memory({ 'i.yaml': text }), 'i.yaml', [slug])).toEqual([{ file: 'i.yaml', pointer }]);
});

test('a protected slug of a config that is gone stands where the list would', () => {
  expect(placesOfProtected(memory({}), 'i.yaml', ['a'])).toEqual([
    { file: 'i.yaml', pointer: ['guards', 'protected'] },
  ]);
});
