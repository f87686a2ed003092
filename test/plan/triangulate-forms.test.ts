import { describe, expect, test } from 'vitest';
import type { Content, DiffEntry } from '../../src/domain/preview.ts';
import type { TriangulatedBundle } from '../../src/domain/drift.ts';
import { policy, policyEntry, remediation } from './build.ts';
import { triangulated } from './triangulate-build.ts';

const originsOf = ({ changes }: TriangulatedBundle): string[] => changes.map(({ origin }) => origin);

describe('a policy as the platform spells it', () => {
  const spelled = { name: 'n', filters: { mode: 'all', conditions: [] }, actions: [] };
  type Three = { base: Content; files: Content; live: Content };
  const told = ({ base, files, live }: Three): TriangulatedBundle => {
    const since: DiffEntry[] = [policyEntry('a', live, base)];
    const [was, is] = [policy('a', { name: 'was' }), policy('a', { name: 'is' })];
    return triangulated(remediation([was]), remediation([is]), { updates: [policyEntry('a', live, files)] }, since);
  };
  /** Both describe it, and the files rename it. */
  const edited = (form: Content): Three => ({
    base: { ...spelled, ...form },
    files: { ...spelled, ...form, description: 'd', name: 'm' },
    live: { ...spelled, ...form, description: 'd' },
  });

  test.each<[string, Content]>([
    ['no filters', { filters: undefined }],
    ['no conditions', { filters: {} }],
    ['null for conditions', { filters: { conditions: null } }],
    ['no actions', { actions: undefined }],
    ['null for actions', { actions: null }],
  ])('is looked into where it has %s', (_, form) => {
    const found = told(edited(form));
    expect(originsOf(found)).toEqual(['own']);
    expect(found.live).toMatchObject([
      { verb: 'update', before: { name: 'n' }, after: { name: 'n', description: 'd' } },
    ]);
  });

  test.each<[string, Content]>([
    ['filters as a text', { filters: 'severity >= high' }],
    ['filters as a list', { filters: [] }],
    ['null for filters', { filters: null }],
    ['conditions as a text', { filters: { conditions: 'all' } }],
    ['conditions as an object', { filters: { conditions: {} } }],
    ['actions as a text', { actions: 'block' }],
    ['actions as an object', { actions: { block: true } }],
  ])('is not looked into where it has %s, on whichever side', (_, form) => {
    const whole = edited({});
    const some = (['base', 'files', 'live'] as const).map((side) => ({ ...whole, [side]: edited(form)[side] }));
    for (const three of [edited(form), ...some]) {
      const found = told(three);
      expect(originsOf(found)).toEqual(['both']);
      expect(found.live).toEqual([]);
    }
  });

  test('has no action where it sends null for the list', () => {
    const found = told({
      base: { ...spelled, actions: [{ type: 'block' }] },
      files: { ...spelled, name: 'm', actions: [] },
      live: { ...spelled, actions: null },
    });
    expect(originsOf(found)).toEqual(['own']);
    expect(found.live).toMatchObject([{ verb: 'update', after: { name: 'n', actions: [] } }]);
  });

  test('is edited by an empty text among the settings of an action', () => {
    const jira = (config: Content): Content => ({ ...spelled, actions: [{ type: 'jira', config }] });
    const [base, live] = [jira({ project: 'A' }), jira({ project: 'A', label: '' })];
    const found = told({ base, files: { ...base, name: 'm' }, live });
    expect(originsOf(found)).toEqual(['both']);
    expect(found.live).toEqual([]);
  });

  test('is a mere revert where the files differ from the base in our spelling alone', () => {
    const conditions = [
      { type: 'severity', values: ['low', 'high'], mode: 'any' },
      { type: 'repository_tag', values: ['x'] },
    ];
    const same = { ...spelled, active: true, filters: { mode: 'all', conditions } };
    const found = told({ base: same, files: same, live: { ...same, description: 'edited' } });
    expect(originsOf(found)).toEqual(['revert']);
    expect(found.live).toEqual([]);
  });
});
