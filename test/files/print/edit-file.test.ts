import { describe, expect, test } from 'vitest';
import { policyId } from '../../../src/domain/bundle.ts';
import type { Content } from '../../../src/domain/preview.ts';
import type { Change } from '../../../src/files/print/plan-policies.ts';
import { readFile } from '../../../src/files/print/declared-files.ts';
import { editFile } from '../../../src/files/print/edit-files.ts';
import { wishMap } from '../../../src/files/print/yaml/wish.ts';
import { byteLimit } from '../../../src/files/disk.ts';
import { bare, editPolicies, list, live } from './small-files.ts';

/** A policy with comments, as an item of a list. */
const commented = (slug: string, actions: string): string => `  # above ${slug}
  - name: ${slug} # of ${slug}
    slug: ${slug}
    filters: { mode: all, conditions: [{ type: s, values: [x] }] } # filters of ${slug}
    actions: ${actions} # actions of ${slug}
`;
const printed = (slug: string, actions: string): string => `  # above ${slug}
  - name: ${slug}
    slug: ${slug}
    filters: { mode: all, conditions: [{ type: s, values: [x] }] }
    actions: ${actions} # actions of ${slug}
`;
const jira = { type: 'jira' };
const withConfig = { actions: [{ type: 'jira', config: { k: 'v' } }] };

/** No reader has to take a key of that length, so that no file can say it. */
const unsayable: Content = { actions: [{ type: 'jira', config: { ['k'.repeat(1025)]: 'v' } }] };
const layout = (slug: string, file = 'a.yaml'): object => ({ why: 'layout', id: policyId(slug), file });
const updated = (slug: string): object => ({ id: policyId(slug), verb: 'update', file: 'a.yaml' });

describe('a policy that cannot be edited where it stands', () => {
  test('is printed anew, beside others that are edited', () => {
    const text = (b: string, c: string, d: string): string =>
      `policies:\n${commented('a', '[]')}${b}${c}${d}${commented('e', '[]')}`;
    const before = text(commented('b', '[type: jira]'), commented('c', '[]'), commented('d', '[type: jira]'));
    const policies = ['a', live('b', withConfig), live('c', { name: 'C' }), live('d', withConfig), 'e'];
    const after = text(
      printed('b', '[{ type: jira, config: { k: v } }]'),
      commented('c', '[]').replace('name: c', 'name: C'),
      printed('d', '[{ type: jira, config: { k: v } }]'),
    );
    expect(editPolicies({ 'a.yaml': before }, policies)).toEqual({
      texts: new Map([['a.yaml', after]]),
      touched: ['b', 'c', 'd'].map(updated),
      dropped: [],
      undone: [],
    });
  });

  test.for(['x', 'long'])('leaves its anchor to those that repeat it: %s', (name) => {
    const actions = `!!seq &${name} [{ type: jira }]`;
    const files = { 'a.yaml': `policies:\n${commented('a', actions)}${commented('b', `*${name}`)}` };
    const { texts, undone } = editPolicies(files, ['a', live('b', { actions: [jira] })]);
    const after = `policies:\n${printed('a', '[]')}${commented('b', `&${name} [{ type: jira }]`)}`;
    expect(texts.get('a.yaml')).toBe(after);
    expect(undone).toEqual([]);
  });

  test('is printed anew as a whole file', () => {
    const before = bare('a').replace('[]', '[type: jira] # why');
    const { texts, touched } = editPolicies({ 'a.yaml': `# top\n${before}# end\n` }, [live('a', withConfig)]);
    const after = bare('a').replace('[]', '[{ type: jira, config: { k: v } }] # why');
    expect(texts.get('a.yaml')).toBe(`# top\n${after}# end\n`);
    expect(touched).toEqual([updated('a')]);
  });

  test('is printed anew as a whole file between brackets, below the comment of the file', () => {
    const file = (actions: string): string =>
      `# top\n{ name: a, slug: a, filters: { mode: all, conditions: [{ type: s, values: [x] }] }, actions: ${actions} } # end\n`;
    const { texts } = editPolicies({ 'a.yaml': file('[type: jira]') }, [live('a', withConfig)]);
    expect(texts.get('a.yaml')).toBe(file('[{ type: jira, config: { k: v } }]'));
  });
});

describe('what no file can say', () => {
  const files = { 'a.yaml': list('a', 'b', 'c', 'd') };

  test('is told, and nothing is written', () => {
    const nothing = { texts: new Map(), touched: [], dropped: [] };
    expect(editPolicies(files, [live('a', unsayable), 'b', 'c', 'd'])).toEqual({ ...nothing, undone: [layout('a')] });
    expect(editPolicies({ 'a.yaml': bare('a') }, [live('a', unsayable)])).toEqual({
      ...nothing,
      undone: [layout('a')],
    });
  });

  test('is told, and all else is done', () => {
    const policies = ['a', 'b', 'c', 'd'].map((slug) => live(slug, 'bd'.includes(slug) ? unsayable : { name: 'New' }));
    const { texts, touched, undone } = editPolicies(files, [...policies, live('e', unsayable), 'f']);
    const after = list('a', 'b', 'c', 'd', 'f').replace('name: a', 'name: New').replace('name: c', 'name: New');
    expect(texts).toEqual(new Map([['a.yaml', after]]));
    expect(touched).toEqual([updated('a'), updated('c'), { id: policyId('f'), verb: 'create', file: 'a.yaml' }]);
    expect(undone).toEqual(['b', 'd', 'e'].map((slug) => layout(slug)));
  });

  test('keeps all as it is where it needs a file of its own', () => {
    const own = { 'a.yaml': bare('a'), 'b.yaml': bare('b') };
    expect(editPolicies(own, [live('a', { name: 'New' }), 'b', live('c', unsayable)])).toEqual({
      texts: new Map(),
      touched: [],
      dropped: [],
      undone: [{ why: 'layout', id: 'bundle', file: 'c.yaml' }],
    });
  });
});

describe('what is larger than a file may be', () => {
  test('is told, and all else is done', () => {
    const file = readFile('a.yaml', list('a', 'b'))!;
    const add = (slug: string, name = slug): Change => {
      const value = { name, slug, filters: { mode: 'all', conditions: [{ type: 's', values: ['x'] }] }, actions: [] };
      return { id: policyId(slug), file: 'a.yaml', verb: 'add', list: 'policies', after: 1, value };
    };
    expect(editFile(file, [add('c'), add('d', 'w'.repeat(byteLimit))])).toEqual({
      text: list('a', 'b', 'c'),
      undone: [{ why: 'too-large', id: policyId('d'), file: 'a.yaml' }],
    });
  });

  test('is not tried again for thousands of the same size, and what is smaller still goes in', () => {
    const before = `${list('a', 'b')}# ${'x'.repeat(byteLimit - 100_000)}\n`;
    const add = (slug: string, description: string): Change => {
      const filters = { mode: 'all', conditions: [{ type: 's', values: ['x'] }] };
      const value = { name: slug, slug, description, filters, actions: [] };
      return { id: policyId(slug), file: 'a.yaml', verb: 'add', list: 'policies', after: 1, value };
    };
    const large = Array.from({ length: 3000 }, (_, index) => add(`p${String(index + 10_000)}`, 'w'.repeat(10_000)));
    const { text, undone } = editFile(readFile('a.yaml', before)!, [...large, add('small', 'w')]);
    expect(text).toContain('slug: p10008\n');
    expect(text).toContain('slug: small\n');
    expect(undone).toEqual(large.slice(9).map(({ id }) => ({ why: 'too-large', id, file: 'a.yaml' })));
  });

  test('is one that has more entries than are read, too', () => {
    const count = 600_000;
    const value = Array.from({ length: count }, () => 'x');
    const change: Change = {
      id: 'rules',
      file: 'c.yaml',
      verb: 'edit',
      list: null,
      index: 0,
      wish: wishMap([['rules', { to: 'value', value }]], []),
    };
    const file = readFile('c.yaml', 'product: code\nrules: [a]\n')!;
    expect(editFile(file, [change])).toEqual({
      text: file.text,
      undone: [{ why: 'too-large', id: 'rules', file: 'c.yaml' }],
    });
  });
});
