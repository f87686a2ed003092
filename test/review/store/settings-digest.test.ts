import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { defaultLimits, type GuardLimits, guardKeys } from '../../../src/domain/guards.ts';
import type { Rule } from '../../../src/domain/rules.ts';
import { defaultDeployment, defaultSettings, type Settings } from '../../../src/domain/settings.ts';
import { nothingUnmanaged } from '../../../src/domain/unmanaged-globs.ts';
import { settingsDigest } from '../../../src/review/store/record.ts';

const guards: GuardLimits = { ...defaultLimits, protected: ['b', 'a'], allow_failing_rules: ['r'] };
const rule: Rule = { name: 'r', severity: 'error', when: null, expression: 'true', message: 'm' };
const settings: Settings = {
  file: 'ifmatch.yaml',
  policies: ['policies'],
  tests: [],
  ignore: [],
  deployments: new Map([
    ['b', defaultDeployment],
    ['a', { ...defaultDeployment, id: '1', policies: ['x', 'y'] }],
  ]),
  unmanaged: { ...nothingUnmanaged, policies: ['soc-*'] },
  guards,
  rules: [{ ...rule, name: 's' }, rule],
  onStale: 'refuse',
  waves: [],
  impact: 'auto',
  expiryWarningDays: 14,
  extraFields: defaultSettings.extraFields,
};
const withGuards = (change: Partial<GuardLimits>): Settings => ({ ...settings, guards: { ...guards, ...change } });
const withDeployments = (...deployments: [string, { id: string | null; policies: string[] | null }][]): Settings => ({
  ...settings,
  deployments: new Map(deployments.map(([slug, one]) => [slug, { ...defaultDeployment, ...one }])),
});

/** Another limit of the same kind. */
function otherThan(limit: GuardLimits[keyof GuardLimits]): unknown {
  if (typeof limit === 'number') return limit + 1;
  if (typeof limit === 'boolean') return !limit;
  return typeof limit === 'string' ? `not ${limit}` : limit.slice(1);
}

describe('the digest of settings', () => {
  test('is SHA-256 over guards, deployments and on_stale, field by field', () => {
    const text = JSON.stringify({
      guards: { ...defaultLimits, protected: ['a', 'b'], allow_failing_rules: ['r'] },
      rules: [
        ['r', 'error', null, 'true'],
        ['s', 'error', null, 'true'],
      ],
      deployments: [
        ['a', '1', ['x', 'y'], [], [[], [], []]],
        ['b', null, null, [], [[], [], []]],
      ],
      unmanaged: [['soc-*'], [], []],
      on_stale: 'refuse',
    });
    const digest = createHash('sha256').update(`settings 1\n${text}`).digest('hex');
    expect(settingsDigest(settings)).toBe(`sha256:${digest}`);
  });

  test.for<[string, Settings]>([
    ...guardKeys.map((key): [string, Settings] => [key, withGuards({ [key]: otherThan(guards[key]) })]),
    ['on_stale', { ...settings, onStale: 'same-diff' }],
    ['a deployment less', withDeployments(['a', { id: '1', policies: ['x', 'y'] }])],
    [
      'the slug of a deployment',
      withDeployments(['c', { id: null, policies: null }], ['a', { id: '1', policies: ['x', 'y'] }]),
    ],
    [
      'the id of a deployment',
      withDeployments(['b', { id: '2', policies: null }], ['a', { id: '1', policies: ['x', 'y'] }]),
    ],
    [
      'the policies of a deployment',
      withDeployments(['b', { id: null, policies: [] }], ['a', { id: '1', policies: ['x', 'y'] }]),
    ],
    [
      'which deployment has which id',
      withDeployments(['a', { id: null, policies: null }], ['b', { id: '1', policies: ['x', 'y'] }]),
    ],
    [
      'the order of the policies of a deployment, since later ones override',
      withDeployments(['b', { id: null, policies: null }], ['a', { id: '1', policies: ['y', 'x'] }]),
    ],
    [
      'what a deployment does not get',
      {
        ...settings,
        deployments: new Map([...settings.deployments, ['b', { ...defaultDeployment, without: ['c'] }]]),
      },
    ],
    ['what is left alone', { ...settings, unmanaged: nothingUnmanaged }],
    ['a rule less', { ...settings, rules: [rule] }],
    ['the severity of a rule', { ...settings, rules: [{ ...rule, severity: 'warning' }] }],
    ['what a rule is about', { ...settings, rules: [{ ...rule, when: 'true' }] }],
    ['what a rule asks for', { ...settings, rules: [{ ...rule, expression: 'false' }] }],
    ['nothing configured', defaultSettings],
  ])('depends on %s', ([, changed]) => {
    expect(settingsDigest(changed)).not.toBe(settingsDigest(settings));
  });

  test.for<[string, Settings]>([
    ['the order of protected slugs', withGuards({ protected: ['a', 'b', 'a'] })],
    [
      'the order of deployments',
      withDeployments(['a', { id: '1', policies: ['x', 'y'] }], ['b', { id: null, policies: null }]),
    ],
    ['where the config lies', { ...settings, file: 'deploy/ifmatch.yaml' }],
    ['which policies it names', { ...settings, policies: ['elsewhere'] }],
    [
      'the order of rules, and what they tell',
      {
        ...settings,
        rules: [
          { ...rule, message: 'n' },
          { ...rule, name: 's' },
        ],
      },
    ],
    ['impact', { ...settings, impact: 'off' }],
  ])('does not depend on %s', ([, changed]) => {
    expect(settingsDigest(changed)).toBe(settingsDigest(settings));
  });
});
