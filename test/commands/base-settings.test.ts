import { describe, expect, test } from 'vitest';
import { withBaseSettings, warnUnmergedSettings } from '../../src/commands/shared/config-scope.ts';
import type { Problem } from '../../src/domain/problem.ts';
import { defaultDeployment, defaultSettings, type Settings } from '../../src/domain/settings.ts';
import { problemLine } from '../files/problem-line.ts';

/** Settings by a config: the folder of each deployment, or null. */
const by = (folders: Readonly<Record<string, string | null>>, file = 'ifmatch.yaml'): Settings => ({
  ...defaultSettings,
  file,
  deployments: new Map(
    Object.entries(folders).map(([slug, folder]) => [
      slug,
      { ...defaultDeployment, policies: folder === null ? null : [folder] },
    ]),
  ),
});

const missing = (slug: string): Problem => ({
  severity: 'error',
  at: { file: 'ifmatch.yaml', pointer: ['deployments', slug, 'policies', 0] },
  code: 'path-missing',
  path: 'a',
});
const unknown = (slug: string): Problem => ({
  severity: 'error',
  at: { file: 'x.yaml', pointer: ['deployment_slug'] },
  code: 'deployment-unknown',
  slug,
  configured: ['acme'],
  nearest: null,
});

const tell = (problems: readonly Problem[], own: Settings, baseSettings: Settings | null): string[] =>
  warnUnmergedSettings(problems, own, baseSettings).map(problemLine);

describe('settings that a change adds to the config', () => {
  test('add no deployment', () => {
    const base = by({ acme: 'a' });
    expect(withBaseSettings(by({ acme: 'b', hooli: null }), base).deployments).toBe(base.deployments);
    expect(withBaseSettings(base, null)).toBe(base);
  });

  test('do not change the folder that other deployments share', () => {
    const settingsOfFiles = (file: string): Settings => ({ ...by({ acme: 'a' }, file), policies: [] });
    expect(withBaseSettings(settingsOfFiles('ifmatch.yaml'), by({ acme: null })).policies).toBe(
      defaultSettings.policies,
    );
    expect(
      withBaseSettings(settingsOfFiles('ifmatch.yaml'), { ...by({ acme: null, beta: 'b' }), policies: ['common'] })
        .policies,
    ).toEqual(['common']);
    expect(withBaseSettings(settingsOfFiles('ifmatch.yaml'), defaultSettings).policies).toBe(defaultSettings.policies);
    expect(withBaseSettings(settingsOfFiles('team/ifmatch.yaml'), defaultSettings).policies).toEqual(['team/policies']);
    expect(
      withBaseSettings(settingsOfFiles('ifmatch.yaml'), { ...by({ acme: 'b' }), policies: ['common'] }).policies,
    ).toEqual([]);
    expect(withBaseSettings({ ...by({ acme: 'a' }), policies: ['mine'] }, by({ acme: null })).policies).toEqual([
      'mine',
    ]);
  });

  test('add no extra field, and cause a warning', () => {
    const settingsOfFiles: Settings = {
      ...by({}),
      extraFields: { ...defaultSettings.extraFields, policy: ['priority'] },
    };
    expect(withBaseSettings(settingsOfFiles, by({})).extraFields).toBe(defaultSettings.extraFields);
    expect(withBaseSettings(by({}), settingsOfFiles).extraFields).toBe(settingsOfFiles.extraFields);
    expect(tell([], settingsOfFiles, by({}))).toEqual([
      'warning settings-of-base at ifmatch.yaml/extra_fields {"names":["extra_fields"]}',
    ]);
  });

  test('about unmanaged objects, rules and waves wait for the merge, and those about ignored files do not', () => {
    const settingsOfFiles: Settings = {
      ...by({}),
      unmanaged: { ...defaultSettings.unmanaged, policies: ['*'] },
      rules: [],
      waves: [['own']],
      ignore: ['own'],
    };
    const base: Settings = { ...by({}), rules: [], waves: [['base']], ignore: ['base'] };
    const { unmanaged, rules, waves, ignore } = withBaseSettings(settingsOfFiles, base);
    expect([unmanaged, waves, ignore]).toEqual([base.unmanaged, [['base']], ['own']]);
    expect(rules).toBe(base.rules);
  });

  test('are reported before the errors that follow from them', () => {
    const problems = [missing('acme'), unknown('hooli')];
    expect(tell(problems, by({ acme: 'b', hooli: null }), by({ acme: 'a' }))).toEqual([
      'warning settings-of-base at ifmatch.yaml/deployments/acme {"names":["deployments.acme","deployments.hooli"]}',
      ...problems.map(problemLine),
    ]);
  });

  test('are located by the whole slug', () => {
    expect(tell([], by({ 'acme.eu': 'b' }), by({ 'acme.eu': 'a' }))).toEqual([
      'warning settings-of-base at ifmatch.yaml/deployments/acme.eu {"names":["deployments.acme.eu"]}',
    ]);
  });

  test('cause no warning if nothing changes or no base config applies', () => {
    const base = by({ acme: 'a' });
    expect(tell([missing('acme')], by({ acme: 'a' }), base)).toEqual([problemLine(missing('acme'))]);
    expect(tell([missing('acme')], base, null)).toEqual([problemLine(missing('acme'))]);
    expect(tell([], base, defaultSettings)).toEqual([]);
    expect(tell([unknown('acme')], base, defaultSettings)).toEqual([
      'warning settings-of-base at ifmatch.yaml/deployments/acme {"names":["deployments.acme"]}',
      problemLine(unknown('acme')),
    ]);
  });
});
