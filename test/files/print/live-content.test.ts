import { describe, expect, test } from 'vitest';
import { type BundleKind, exceptionId, itemId, policyId } from '../../../src/domain/bundle.ts';
import type { Content } from '../../../src/domain/preview.ts';
import { type LiveObjects, liveObjects } from '../../../src/files/print/live-content.ts';

const nothing: LiveObjects = {
  policies: new Map(),
  exceptions: new Map(),
  extras: {},
  lists: { rulesets: [], rules: [], disabled: [] },
  blocked: new Set(),
  dropped: [],
  undone: [],
};
const live = (more: Partial<LiveObjects>): LiveObjects => ({ ...nothing, ...more });

const policy = (more: Content = {}): Content => ({
  slug: 'a',
  name: 'A',
  filters: { mode: 'all', conditions: [{ type: 's', values: ['x'] }] },
  actions: [],
  ...more,
});
const policies = (...all: unknown[]): LiveObjects => liveObjects('remediation', { policies: all });
const written = (...all: Content[]): LiveObjects['policies'] =>
  new Map(all.map((one) => [policyId(String(one['slug'])), one])) as unknown as LiveObjects['policies'];

describe('a live policy', () => {
  test('has the fields of our files in their order, without those that say the usual', () => {
    const filters = { conditions: [{ values: ['x'], mode: null, type: 's' }], mode: 'any' };
    const actions = [
      { config: {}, type: 'b' },
      { type: 'c', config: { k: 'v' } },
      { type: 'd', config: null },
    ];
    const found = policies(policy({ actions, filters, description: '', active: true, none: null, gone: undefined }));
    expect(JSON.stringify([...found.policies])).toBe(
      '[["slug a",{"name":"A","slug":"a","filters":{"mode":"any","conditions":[{"type":"s","values":["x"]}]},"actions":[{"type":"b"},{"type":"c","config":{"k":"v"}},{"type":"d"}]}]]',
    );
    expect({ ...found, policies: new Map() }).toEqual(nothing);
  });

  test('keeps what is not usual', () => {
    const unusual = policy({ active: false, description: 'a\tb\nc\rd' });
    expect(policies(unusual)).toEqual(live({ policies: written(unusual) }));
  });

  test('loses fields that nobody knows, and that is told; what the platform notes goes without a word', () => {
    const [condition, action] = [{ type: 's', values: ['x'] }, { type: 'b' }];
    const more = {
      tier: 'gold',
      updated_at: 'today',
      filters: { mode: 'all', id: 3, conditions: [condition, { ...condition, negate: true }] },
      actions: [{ ...action, updated_at: 'today' }],
    };
    const id = policyId('a');
    expect(policies(policy(more))).toEqual(
      live({
        policies: written(policy({ filters: { mode: 'all', conditions: [condition, condition] }, actions: [action] })),
        dropped: [
          { id, pointer: ['tier'] },
          { id, pointer: ['filters', 'id'] },
          { id, pointer: ['filters', 'conditions', 1, 'negate'] },
          { id, pointer: ['actions', 0, 'updated_at'] },
        ],
      }),
    );
  });

  test.for([
    ['no name', { name: undefined }, ['name']],
    ['a name that is no text', { name: 5 }, ['name']],
    ['filters that are none', { filters: 'x' }, ['filters']],
    ['conditions that are none', { filters: { mode: 'all', conditions: 'x' } }, ['filters', 'conditions']],
    ['a condition that is none', { filters: { mode: 'all', conditions: ['x'] } }, ['filters', 'conditions', 0]],
    ['a mode that nobody knows', { filters: { mode: 'some', conditions: [] } }, ['filters', 'mode']],
    [
      'a condition without values',
      { filters: { mode: 'all', conditions: [{ type: 's', values: ['x'] }, { type: 's' }] } },
      ['filters', 'conditions', 1, 'values'],
    ],
    ['a control in its name', { name: 'a\u{85}' }, ['name']],
    ['half a character', { description: 'a\u{D800}' }, ['description']],
    ['a control in a key', { actions: [{ type: 'x', config: { 'k\u{7}': 'v' } }] }, ['actions', 0, 'config', 'k\u{7}']],
    ['no character at all', { actions: [{ type: 'x', config: { k: '\u{FFFE}' } }] }, ['actions', 0, 'config', 'k']],
  ] as const)('cannot be written with %s', ([, more, pointer]) => {
    const found = policies(policy(more));
    expect(found.policies.size).toBe(0);
    expect(found.undone).toEqual([{ why: 'unwritable', id: policyId('a'), pointer }]);
    expect(found.blocked).toContain(policyId('a'));
  });

  test('needs a slug', () => {
    const found = policies(policy({ slug: undefined }));
    expect(found.undone).toEqual([{ why: 'unwritable', id: policyId('undefined'), pointer: ['slug'] }]);
  });

  test('that cannot be written blocks what its name stands for, unless another one has that slug', () => {
    const broken = policy({ slug: 'z', name: 'Good one', filters: null });
    expect(policies(broken).blocked).toEqual(new Set([policyId('z'), policyId('good-one')]));
    expect(policies(broken, policy({ slug: 'good-one' })).blocked).toEqual(new Set([policyId('z')]));
    expect(policies({ ...broken, name: 5 }).blocked).toEqual(new Set([policyId('z')]));
  });

  test('that stands twice counts once, and that is told', () => {
    const found = policies(policy(), policy({ name: 'Other' }));
    expect(found).toEqual(live({ policies: written(policy()), undone: [{ why: 'repeated', id: policyId('a') }] }));
  });

  test('is an object in a list; what is none is passed over', () => {
    expect(policies('x', null, ['y'], policy()).policies).toEqual(written(policy()));
    expect(liveObjects('remediation', { policies: 'x' })).toEqual(nothing);
    expect(liveObjects('remediation', {})).toEqual(nothing);
  });
});

test.for(['remediation', 'detection/code'] as const)(
  'of %s what nobody knows is told of the bundle',
  (kind: BundleKind) => {
    const usual = { deployment_slug: 'acme', product: 'code', updated_by: 'me', nothing: null, missing: undefined };
    const found = liveObjects(kind, { ...usual, tier: 'gold', policies: [], rules: ['r'], exceptions: [] });
    const foreign = kind === 'remediation' ? ['rules', 'exceptions'] : ['policies'];
    const pointers = ['tier', ...foreign].map((key) => ({ id: 'bundle', pointer: [key] }));
    expect(new Set(found.dropped)).toEqual(new Set(pointers));
  },
);

const exception = (more: Content = {}): Content => ({
  exception_type: 'exclude',
  rule: 'r',
  rule_type: 'rule',
  ...more,
});
const idOf = (more: Content): string => exceptionId(exception(more) as Parameters<typeof exceptionId>[0]);
const exceptions = (...all: Content[]): LiveObjects => liveObjects('detection/code', { exceptions: all });

describe('a live exception', () => {
  test('loses what is not used, and what nobody knows', () => {
    const found = exceptions(exception({ project: 'p', project_tag_name: '', note: 'n', updated_at: 'today' }));
    expect([...found.exceptions]).toEqual([[idOf({ project: 'p' }), exception({ project: 'p' })]]);
    expect(found.dropped).toEqual([{ id: idOf({ project: 'p' }), pointer: ['note'] }]);
    const tagged = exceptions(exception({ project: '', project_tag_name: 't' }));
    expect([...tagged.exceptions.values()]).toEqual([exception({ project_tag_name: 't' })]);
  });

  test.for([
    ['two scopes', { project: 'p', project_tag_name: 't' }, ['project']],
    ['none', {}, ['project']],
    ['a type that nobody knows', { project: 'p', exception_type: 'mute' }, ['exception_type']],
    ['no type', { project: 'p', exception_type: undefined }, ['exception_type']],
    ['a control in its rule', { project: 'p', rule: 'r\u{7}' }, ['rule']],
  ] as const)('cannot be written with %s', ([, more, pointer]) => {
    const found = exceptions(exception(more));
    expect(found.exceptions.size).toBe(0);
    expect(found.undone).toEqual([{ why: 'unwritable', id: idOf(more), pointer }]);
    expect(found.blocked).toEqual(new Set([idOf(more)]));
  });

  test('that stands twice counts once, and that is told', () => {
    const [first, second] = [exception({ project: 'p' }), exception({ project: 'p', exception_type: 'include' })];
    const found = exceptions(first, second);
    expect([...found.exceptions.values()]).toEqual([first]);
    expect(found.undone).toEqual([{ why: 'repeated', id: idOf({ project: 'p' }) }]);
  });
});

test('live lists hold each text once, in the order of the platform; what cannot be written is told', () => {
  const odd = [5, 'x y', 'a\u{85}', { k: 1 }, '', 'x'.repeat(1001)];
  const found = liveObjects('detection/secrets', { rulesets: ['b', 'a', 'b'], rules: odd, disabled: 'x' });
  expect(found.lists).toEqual({ rulesets: ['b', 'a'], rules: [], disabled: [] });
  const shown = ['5', 'x y', 'a\u{85}', '{"k":1}', '', 'x'.repeat(1001)];
  expect(found.undone).toEqual(shown.map((item) => ({ why: 'unwritable', id: itemId('rules', item), pointer: [] })));
  expect(liveObjects('detection/code', { rules: ['x'.repeat(1000)] }).lists.rules).toHaveLength(1);
});
