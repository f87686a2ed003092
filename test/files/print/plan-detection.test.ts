import { describe, expect, test } from 'vitest';
import { detectionPolicyId, exceptionId, itemId, listId } from '../../../src/domain/bundle.ts';
import type { Content } from '../../../src/domain/preview.ts';
import type { EditedFiles } from '../../../src/files/print/edit-files.ts';
import { edit } from './small-files.ts';

type Files = Readonly<Record<string, string>>;
const editDetection = (files: Files, content: Content, only: string[] | null = null): EditedFiles =>
  edit(files, 'detection/code', { rulesets: [], rules: [], disabled: [], exceptions: [], ...content }, { only });

const file = (rules: string, more = ''): string =>
  `product: code\nrulesets: [r]\nrules: [${rules}]\ndisabled: []\nexceptions: []\n${more}`;
const rulesFile = (rules: string): string => `product: code\nrules: [${rules}]\n`;

describe('lists of several files', () => {
  const files = { 'c.yaml': file('a, f'), 'd.yaml': rulesFile('c') };

  test('take new items where their neighbours by name are', () => {
    const { texts, touched } = editDetection(files, { rulesets: ['r'], rules: ['g', 'f', 'd', 'c', 'b', 'a', 'A'] });
    expect([...texts]).toEqual([
      ['c.yaml', file('A, a, b, f, g')],
      ['d.yaml', rulesFile('c, d')],
    ]);
    expect(touched).toEqual(
      ['A', 'b', 'g', 'd'].map((item) => ({
        id: itemId('rules', item),
        verb: 'create',
        file: item === 'd' ? 'd.yaml' : 'c.yaml',
      })),
    );
  });

  test('take a new item into the last file that holds its neighbour', () => {
    const both = { 'c.yaml': file('a, c'), 'd.yaml': rulesFile('c') };
    const { texts } = editDetection(both, { rulesets: ['r'], rules: ['a', 'c', 'd'] });
    expect([...texts]).toEqual([['d.yaml', rulesFile('c, d')]]);
  });

  test('lose the file that is left with nothing, unless it is needed', () => {
    const without = editDetection(files, { rulesets: ['r'], rules: ['a', 'f'] });
    expect([...without.texts]).toEqual([['d.yaml', null]]);
    expect(without.touched).toEqual([{ id: itemId('rules', 'c'), verb: 'delete', file: 'd.yaml' }]);
    const needed = editDetection(files, { rules: ['c'] });
    expect([...needed.texts]).toEqual([['c.yaml', file('').replace('[r]', '[]')]]);
    const filled = editDetection(files, { rulesets: ['r'], rules: ['a', 'd', 'f'] });
    expect([...filled.texts]).toEqual([['d.yaml', rulesFile('d')]]);
  });

  test('keep a file that was empty before', () => {
    const { texts } = editDetection({ ...files, 'd.yaml': rulesFile('') }, { rulesets: ['r'], rules: ['a'] });
    expect([...texts]).toEqual([['c.yaml', file('a')]]);
  });

  test('keep one of the files that all lose everything', () => {
    const rest = 'product: code\nrulesets: []\ndisabled: []\nexceptions: []\n';
    const { texts } = editDetection({ 'c.yaml': rest, 'd.yaml': rulesFile('c'), 'e.yaml': rulesFile('d') }, {});
    expect(Object.fromEntries(texts)).toEqual({ 'd.yaml': null, 'e.yaml': rulesFile('') });
  });

  test('keep the exceptions of a file whose rules go', () => {
    const exceptions = 'exceptions:\n  - { exception_type: exclude, rule: m, rule_type: rule, project: p }\n';
    const more = { ...files, 'd.yaml': rulesFile('c') + exceptions };
    const live = { exception_type: 'exclude', rule: 'm', rule_type: 'rule', project: 'p' };
    const { texts } = editDetection(more, { rulesets: ['r'], rules: ['a', 'f'], exceptions: [live] });
    expect([...texts]).toEqual([['d.yaml', rulesFile('') + exceptions]]);
    const none = editDetection(more, { rulesets: ['r'], rules: ['a', 'f'] });
    expect([...none.texts]).toEqual([['d.yaml', null]]);
    expect(none.touched).toEqual([
      { id: itemId('rules', 'c'), verb: 'delete', file: 'd.yaml' },
      { id: exceptionId({ rule: 'm', rule_type: 'rule', project: 'p' }), verb: 'delete', file: 'd.yaml' },
    ]);
  });

  test('take the live value for an item, a list, or the policy as a whole', () => {
    const one = { 'c.yaml': file('a, f') };
    const live = { rulesets: ['s'], rules: ['b', 'f'] };
    const after = (id: string): string | null | undefined => editDetection(one, live, [id]).texts.get('c.yaml');
    expect(after(itemId('rules', 'a'))).toBe(file('f'));
    expect(after(itemId('rules', 'b'))).toBe(file('a, b, f'));
    expect(after(listId('rules'))).toBe(file('b, f'));
    expect(after(detectionPolicyId)).toBe(file('b, f').replace('[r]', '[s]'));
    expect(after(itemId('disabled', 'a'))).toBeUndefined();
  });
});

describe('exceptions', () => {
  type Scope = { project: string } | { project_tag_name: string };
  const live = (rule: string, scope: Scope, type = 'exclude') => ({
    exception_type: type,
    rule,
    rule_type: 'rule',
    ...scope,
  });
  const line = (rule: string, scope: string, type = 'exclude'): string =>
    `  - { exception_type: ${type}, rule: ${rule}, rule_type: rule, ${scope} }\n`;
  const head = 'product: code\nrulesets: []\nrules: []\ndisabled: []\nexceptions:\n';
  const [m, k] = [line('m', 'project: p'), line('k', 'project_tag_name: q')];
  const files = { 'c.yaml': head + m + k };
  const kept = [live('m', { project: 'p' }), live('k', { project_tag_name: 'q' })];

  test('stand behind the last of their rule, else of their scope, else at the end', () => {
    const added = [
      live('m', { project: 'z' }),
      live('o', { project: 'p' }),
      live('x', { project_tag_name: 'q' }),
      live('a', { project: 'q' }),
    ];
    expect(editDetection(files, { exceptions: [...kept, ...added] }).texts.get('c.yaml')).toBe(
      head +
        m +
        line('o', 'project: p') +
        line('m', 'project: z') +
        k +
        line('a', 'project: q') +
        line('x', 'project_tag_name: q'),
    );
  });

  test('stand in one order, whatever the order of the answer, and behind the last of their own tag', () => {
    const tagged = (...rules: string[]): string =>
      head + rules.map((rule) => line(rule, `project_tag_name: ${rule === 'u' ? 'r' : 'q'}`)).join('');
    const all = ['k', 'w', 'x', 'z'].map((rule) => live(rule, { project_tag_name: 'q' }));
    for (const order of [all, all.toReversed()]) {
      const exceptions = [live('u', { project_tag_name: 'r' }), ...order];
      const { texts } = editDetection({ 'c.yaml': tagged('k', 'u') }, { exceptions });
      expect(texts.get('c.yaml')).toBe(tagged('k', 'w', 'x', 'z', 'u'));
    }
  });

  test('change their type, or go', () => {
    const id = exceptionId({ rule: 'm', rule_type: 'rule', project: 'p' });
    const changed = editDetection(files, { exceptions: [live('m', { project: 'p' }, 'include'), ...kept.slice(1)] });
    expect(changed.texts.get('c.yaml')).toBe(head + line('m', 'project: p', 'include') + k);
    expect(changed.touched).toEqual([{ id, verb: 'update', file: 'c.yaml' }]);
    const gone = editDetection(files, { exceptions: [] }, [id]);
    expect(gone.texts.get('c.yaml')).toBe(head + k);
    expect(gone.touched).toEqual([{ id, verb: 'delete', file: 'c.yaml' }]);
    expect(editDetection(files, { exceptions: kept.toReversed() }).texts.size).toBe(0);
  });

  test('keep their notes where the platform has them in other capital letters', () => {
    const noted = (rule: string, scope: string): string => `  # Why\n${line(rule, `${scope}, x-expires: 2035-01-01`)}`;
    const mine = { 'c.yaml': head + noted('M', 'project: Acme/API') + noted('K', 'project_tag_name: Prod') + m };
    const theirs = [live('m', { project: 'acme/api' }, 'include'), live('K', { project_tag_name: 'prod' }), ...kept];
    const { texts, touched } = editDetection(mine, { exceptions: theirs.slice(0, 3) });
    expect(texts.get('c.yaml')).toBe(
      head + noted('m', 'project: acme/api').replace('exclude', 'include') + noted('K', 'project_tag_name: prod') + m,
    );
    expect(touched.map(({ verb }) => verb)).toEqual(['update', 'update']);
  });

  test('are one exception each where the files, or what is asked for, tell capital letters apart', () => {
    const both = { 'c.yaml': head + line('m', 'project: P') + m };
    const one = editDetection(both, { exceptions: kept.slice(0, 1) });
    expect(one.texts.get('c.yaml')).toBe(head + m);
    const upper = live('m', { project: 'P' });
    const id = exceptionId({ rule: 'm', rule_type: 'rule', project: 'P' });
    expect(editDetection(files, { exceptions: [upper, ...kept.slice(1)] }, [id]).texts.get('c.yaml')).toBe(
      head + m + line('m', 'project: P') + k,
    );
  });

  test('go to the end of the last file that has any where nothing is near', () => {
    const other = 'product: code\nexceptions:\n';
    const added = live('a', { project: 'u' });
    const two = { ...files, 'd.yaml': `${other}${line('x', 'project: w')}` };
    const { texts } = editDetection(two, { exceptions: [...kept, live('x', { project: 'w' }), added] });
    expect([...texts]).toEqual([['d.yaml', `${other}${line('x', 'project: w')}\n${line('a', 'project: u')}`]]);
    const first = editDetection({ 'c.yaml': `${head.trimEnd()} []\n` }, { exceptions: [added] });
    expect(first.texts.get('c.yaml')).toBe(
      `${head}  - exception_type: exclude\n    rule: a\n    rule_type: rule\n    project: u\n`,
    );
  });

  test('have no file to go to where none declares the bundle', () => {
    const id = exceptionId({ rule: 'm', rule_type: 'rule', project: 'p' });
    expect(editDetection({}, { exceptions: kept.slice(0, 1) }).undone).toEqual([{ why: 'no-file', id }]);
  });
});
