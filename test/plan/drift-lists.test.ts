import { describe, expect, test } from 'vitest';
import { exceptionId } from '../../src/domain/bundle.ts';
import type { Content } from '../../src/domain/preview.ts';
import { detection, diffOfDetection, exceptionEntry, exclude, listsEntry, planned } from './build.ts';
import { type compared, driftOf } from './drift-build.ts';

describe('an entry of the lists', () => {
  const rules = detection({ rules: ['a'] });
  const listsChange = (before: Content, after: Content, more: Partial<Parameters<typeof compared>[2]> = {}) =>
    driftOf(planned(rules, { updates: [listsEntry(before, after)] }), rules, more);

  test('holds only the items that it is about', () => {
    const both = detection({ rules: ['a', 'files'] });
    const bundle = planned(both, diffOfDetection(detection({ rules: ['a', 'there'] }).content, both.content));
    const [there, here, ...rest] = driftOf(bundle, rules);
    const empty = { rulesets: [], disabled: [] };
    expect(rest).toEqual([]);
    expect(there).toMatchObject({
      origin: 'platform',
      change: { after: { ...empty, rules: ['a'] }, effect: 'looser', says: 'removes rule there' },
    });
    expect(here).toMatchObject({
      origin: 'repository',
      change: { after: { ...empty, rules: ['a', 'there', 'files'] }, effect: 'stricter', says: 'adds rule files' },
    });
  });

  test('of something else than the lists is the doing of the platform: files cannot say it', () => {
    const [only, ...none] = listsChange({ rules: ['a'], paths: ['x'] }, { rules: ['a'] });
    expect(none).toEqual([]);
    expect(only).toMatchObject({ origin: 'platform', change: { before: { paths: ['x'] } } });
    expect(only?.change).not.toHaveProperty('after.paths');
    const [first, second] = listsChange({ rules: [], paths: ['x'] }, { rules: ['a'], paths: ['z'] }, { since: [] });
    expect(first).toMatchObject({ origin: 'platform', change: { after: { paths: ['z'], rules: [] } } });
    expect(second).toMatchObject({ origin: 'repository', change: { after: { paths: ['x'], rules: ['a'] } } });
  });

  test('of something else stays apart from what a history leaves open', () => {
    const history = [rules, detection({ rules: ['a', 'b'] })];
    const found = listsChange({ rules: ['a', 'b'], paths: ['x'] }, { rules: ['a'], paths: ['z'] }, { history });
    expect(found).toMatchObject([
      { origin: 'platform', change: { after: { rules: ['a', 'b'], paths: ['z'] } } },
      { origin: 'unknown', change: { after: { rules: ['a'], paths: ['x'] } }, changedWithin: 2 },
    ]);
  });

  test.for([
    [{}, {}],
    [{ exceptions: [{ rule: 'r' }] }, {}],
    [
      { product: 'code', deployment_slug: 'acme' },
      { product: 'secrets', deployment_slug: 'other' },
    ],
    [{ paths: ['x'] }, { paths: ['x'] }],
  ] as const)('that shows no difference is not known: %j and %j', ([before, after]) => {
    const found = listsChange({ ...before, rules: ['a'] }, { ...after, rules: ['a'] });
    expect(found).toMatchObject([{ origin: 'unknown' }]);
  });

  test('is judged by what the platform says was applied, which it may spell in its own way', () => {
    const update = listsEntry({ rules: ['a', 'more'] }, { rules: ['a'] });
    const origins = (since: Parameters<typeof compared>[2]): string[] =>
      driftOf(planned(rules, { updates: [update] }), rules, since).map(({ origin }) => origin);
    expect(origins({})).toEqual(['platform']);
    expect(origins({ since: [] })).toEqual(['repository']);
    expect(origins({ since: [listsEntry({ rules: ['a', 'more'] }, { rules: ['a'] })] })).toEqual(['platform']);
    expect(origins({ since: [listsEntry({ rules: [] }, { rules: ['a', 'more'] })] })).toEqual(['repository']);
  });

  test('without a base, or of lists that come as a whole, is not split', () => {
    const update = listsEntry({ rules: ['b'] }, { rules: ['a'] });
    expect(driftOf(planned(rules, { updates: [update] }), null)).toMatchObject([{ origin: 'unknown', edit: null }]);
    const create = { ...update, before: null };
    expect(driftOf(planned(rules, { creates: [create] }), rules)).toMatchObject([{ origin: 'unknown' }]);
  });

  test('names who edited the bundle, and of an exception who edited that', () => {
    const files = detection({ rules: ['a'], exceptions: [exclude('r')] });
    const there = detection({ rules: ['b'], exceptions: [exclude('s')] });
    const bundle = planned(files, diffOfDetection(there.content, files.content));
    const live = { updated_by: 'dana', exceptions: [null, 'x', { ...exclude('s'), updated_by: 'eve' }] };
    const editors = driftOf(bundle, files, { live }).map(({ change, edited }) => [
      change.object,
      change.verb,
      edited?.by,
    ]);
    expect(editors).toEqual([
      ['DetectionPolicyException', 'delete', 'eve'],
      ['DetectionPolicy', 'update', 'dana'],
      ['DetectionPolicyException', 'create', undefined],
    ]);
    expect(driftOf(bundle, files, { live: { exceptions: 'x' } }).map(({ edited }) => edited)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('of an exception that was edited there holds what was done', () => {
    const exception = exclude('r');
    const files = detection({ exceptions: [exception] });
    const update = exceptionEntry(exception, { exception_type: 'include' }, { exception_type: 'exclude' });
    expect(driftOf(planned(files, { updates: [update] }), files)).toMatchObject([
      { change: { id: exceptionId(exception) }, origin: 'platform', edit: { after: { exception_type: 'include' } } },
    ]);
    expect(driftOf(planned(files, { updates: [update] }), detection({}))).toMatchObject([{ origin: 'both' }]);
  });
});
