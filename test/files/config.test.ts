import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../src/domain/settings.ts';
import { loadConfig, openDocuments } from '../../src/files/config.ts';
import { report } from '../../src/files/report.ts';
import { memory } from './memory.ts';

const load = (text: string) => loadConfig(memory({ 'ifmatch.yaml': text }), null).settings;

function mistakes(text: string, path = 'ifmatch.yaml'): string[] {
  const source = memory({ [path]: text });
  const { settings, problems } = loadConfig(source, path);
  expect({ ...settings, file: undefined }).toEqual({ ...defaultSettings, file: undefined });
  return report(openDocuments(source), problems).map(
    ({ problem, position }) => `${position?.line}:${position?.column} ${problem.code}`,
  );
}

describe('the config', () => {
  test('may be missing, or say nothing', () => {
    expect(loadConfig(memory({}), null)).toEqual({ settings: defaultSettings, problems: [] });
    expect(load('# nothing\n')).toEqual({ ...defaultSettings, file: 'ifmatch.yaml' });
    expect(load('{}')).toEqual({ ...defaultSettings, file: 'ifmatch.yaml' });
  });

  test('must be there when it is asked for', () => {
    expect(loadConfig(memory({}), 'other.yaml').problems).toMatchObject([{ code: 'path-missing', path: 'other.yaml' }]);
    expect(loadConfig(memory({}), '../other.yaml').problems).toMatchObject([{ code: 'path-outside' }]);
    expect(loadConfig(memory({ 'a/b': '' }), 'a').problems).toMatchObject([{ code: 'config-is-folder' }]);
  });

  test('under a name that is not its own is not passed over', () => {
    const error = (path: string) => [
      { severity: 'error', at: { file: path, pointer: [] }, code: 'misnamed-config', path, expected: 'ifmatch.yaml' },
    ];
    for (const path of [
      'ifmatch.yml',
      'ifmatch.json',
      '.ifmatch.yaml',
      'IfMatch.yaml',
      'if-match.yaml',
      'ifmacth.yaml',
      'ifmatch.yalm',
    ]) {
      const source = memory({ [path]: 'guards: { max_deletes: 0 }', 'policies/a.yaml': '' });
      expect(loadConfig(source, null)).toEqual({ settings: defaultSettings, problems: error(path) });
    }
    for (const path of [
      'match.yaml',
      'ifmatch.md',
      'ifmatch',
      'ifmatch-prod.yaml',
      'ifmatch2.yaml',
      'ifmatch/x.yaml',
      'sub/ifmatch.yml',
    ]) {
      expect([path, loadConfig(memory({ [path]: '' }), null).problems]).toEqual([path, []]);
    }
  });

  test('beside another of nearly its name counts, with a warning', () => {
    const source = memory({ 'a/ifmatch.yaml': 'on_stale: same-diff', 'a/ifmatch.yml': 'on_stale: refuse' });
    const { settings, problems } = loadConfig(source, 'a/ifmatch.yaml');
    expect(settings.onStale).toBe('same-diff');
    expect(problems).toMatchObject([{ severity: 'warning', code: 'misnamed-config', path: 'a/ifmatch.yml' }]);
    expect(loadConfig(memory({ 'other.yaml': '', 'ifmatch.yml': '' }), 'other.yaml').problems).toEqual([]);
  });

  test('says everything that can be set', () => {
    const settings = load(
      `
policies: [ teams/*/policies, ./more/ ]
deployments:
  acme: { id: 1234 }
  beta:
    id: "00987654321098765432"
    policies: beta
  9: {}
`
        .replace('  9: {}\n', '')
        .replace('00987654321098765432', '987654321098765432')
        .concat(
          'guards: { max_deletes: 3, max_delete_percent: 50, allow_empty: true, protected: [a], looser: require_approval }\non_stale: same-diff\nimpact: off\nextra_fields: { policy: [priority, name] }\n',
        ),
    );
    expect(settings).toEqual({
      file: 'ifmatch.yaml',
      policies: ['teams/*/policies', 'more'],
      deployments: new Map([
        ['acme', { id: '1234', policies: null }],
        ['beta', { id: '987654321098765432', policies: ['beta'] }],
      ]),
      guards: {
        maxDeletes: 3,
        maxDeletePercent: 50,
        allowEmpty: true,
        protected: ['a'],
        looser: 'require_approval',
      },
      onStale: 'same-diff',
      impact: 'off',
      // One that is known by now does nothing.
      extraFields: { ...defaultSettings.extraFields, policy: ['priority'] },
    });
  });

  test('fills in what it leaves out', () => {
    expect(load('guards: { max_deletes: 0 }')).toEqual({
      ...defaultSettings,
      file: 'ifmatch.yaml',
      guards: { ...defaultSettings.guards, maxDeletes: 0 },
    });
  });

  test('takes off for a word, quoted or not: it is one of two that may stand there', () => {
    for (const text of ['impact: off', 'impact: "off"', "impact: 'off' # a comment"])
      expect(load(text)).toEqual({ ...defaultSettings, file: 'ifmatch.yaml', impact: 'off' });
    expect(load('impact: auto').impact).toBe('auto');
    expect(load('on_stale: refuse').impact).toBe('auto');
  });

  test('needs no common folder when all deployments have their own', () => {
    expect(load('deployments: { a: { policies: a }, b: { policies: b } }').policies).toEqual([]);
    expect(load('deployments: { a: { policies: a }, b: {} }').policies).toBe(defaultSettings.policies);
    expect(load('deployments: { a: {}, b: {} }').policies).toBe(defaultSettings.policies);
  });

  test('counts its paths from its own folder', () => {
    const { settings, problems } = loadConfig(
      memory({ 'apps/web/ifmatch.yaml': 'deployments: { a: { policies: ../shared } }\npolicies: own' }),
      'apps/web/ifmatch.yaml',
    );
    expect(problems).toEqual([]);
    expect(settings.policies).toEqual(['apps/web/own']);
    expect(settings.deployments.get('a')?.policies).toEqual(['apps/shared']);
    expect(
      loadConfig(memory({ 'apps/ifmatch.yaml': 'on_stale: refuse' }), 'apps/ifmatch.yaml').settings.policies,
    ).toEqual(['apps/policies']);
  });

  test.for([
    ['policies: [ok, ../../etc]', '1:16 path-outside'],
    ['policies: /etc', '1:11 path-outside'],
    ['policies: ..\\x', '1:11 path-outside'],
    ['policies: a/..\\..\\x', '1:11 path-outside'],
    ['policies: a\\..', '1:11 path-outside'],
    ['policies: a\\../../x', '1:11 path-outside'],
    ['deployments: { acme: { policies: [a\\..\\..\\x] } }', '1:35 path-outside'],
    ['policies: 5', '1:11 ambiguous-scalar'],
    ['policies: { a: b }', '1:11 wrong-type'],
    ['policies: []', '1:11 out-of-bounds'],
    ['policies: [""]', '1:12 out-of-bounds'],
    ['polices: x', '1:1 unknown-field'],
    ['token: abc', '1:1 unknown-field'],
    ['base_url: https://elsewhere.example', '1:1 unknown-field'],
    ['deployments:\n  acme:', '2:3 null-value'],
    ['deployments:\n  acme: { id: 9007199254740993 }', '2:15 ambiguous-scalar'],
    ['deployments:\n  acme: { id: 0123 }', '2:15 ambiguous-scalar'],
    ['deployments:\n  acme: { id: 0x1f }', '2:15 bad-text'],
    ['deployments:\n  acme: { id: 1e3 }', '2:15 bad-text'],
    ['deployments:\n  acme: { id: -5 }', '2:15 bad-text'],
    ['deployments:\n  acme: { id: 12345678901234567890 }', '2:15 bad-text'],
    ['guards:\n  protected:\n    - one\n      - two', '3:7 bad-text'],
    ['policies:\n  - one\n    - two', '2:5 joined-lines'],
    ['deployments:\n  acme: { id: "12a" }', '2:15 bad-text'],
    ['deployments:\n  acme: { id: 1.5 }', '2:15 wrong-type'],
    ['deployments:\n  acme: { id: true }', '2:15 wrong-type'],
    ['deployments:\n  123: {}', '2:3 ambiguous-scalar'],
    ['deployments:\n  "": {}', '2:3 out-of-bounds'],
    ['guards: { max_deletes: many }', '1:24 wrong-type'],
    ['guards: { max_deletes: -1 }', '1:24 out-of-bounds'],
    ['guards: { max_deletes: 010 }', '1:24 ambiguous-number'],
    ['guards: { max_deletes: 08 }', '1:24 ambiguous-number'],
    ['guards: { max_deletes: +010 }', '1:24 ambiguous-number'],
    ['guards: { max_delete_percent: 0o10 }', '1:31 ambiguous-number'],
    ['guards: { max_delete_percent: 0777 }', '1:31 ambiguous-number'],
    ['guards: { max_delete_percent: 101 }', '1:31 out-of-bounds'],
    ['guards: { allow_empty: yes }', '1:24 wrong-type'],
    ['guards: { protected: [1] }', '1:23 ambiguous-scalar'],
    ['on_stale: same_diff', '1:11 bad-value'],
    ['on_stale: refuse\nimpacts: off', '2:1 unknown-field'],
    ['extra_fields: { polcy: [a] }', '1:17 unknown-field'],
    ['extra_fields: { policy: [x-owner] }', '1:26 bad-text'],
    ['impact: of', '1:9 bad-value'],
    ['impact: OFF', '1:9 bad-value'],
    ['impact: false', '1:9 bad-value'],
    ['impact:', '1:1 null-value'],
    ['- a', '1:1 wrong-type'],
    ['a: [', '1:5 syntax'],
  ] as const)('%s is refused at %s', ([text, expected]) => {
    expect(mistakes(text)).toEqual([expected]);
  });
});
