import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutErrors } from '../../scripts/generate/bare-guard-code.ts';
import * as bareGuards from '../../src/generated/guards/bare-files.js';
import * as guards from '../../src/generated/guards/files.js';
import type { BareGuard, Guard } from '../../src/generated/guards/guard.ts';

type Shape = keyof typeof guards;

const telling: Readonly<Record<Shape, Guard<unknown>>> = { ...guards };
const bare: Readonly<Record<Shape, BareGuard<unknown>>> = { ...bareGuards };

const entry = {
  name: 'Block new critical findings',
  slug: 'block-critical',
  description: 'On every pull request.\n',
  active: false,
  filters: {
    mode: 'any',
    conditions: [
      { type: 'severity', values: ['critical', 'high'], mode: 'any' },
      { type: 'repository_tag', values: ['pci'] },
    ],
  },
  actions: [{ type: 'jira', config: { project: 'SEC' } }, { type: 'block' }],
  'x-owner': 'security',
  'x-expires': '2027-01-31',
};
const exceptions = [
  {
    exception_type: 'exclude',
    rule: 'r1',
    rule_type: 'rule',
    project: 'shop',
    'x-why': 'legacy',
    'x-expires': '2027-01-31',
  },
  { exception_type: 'include', rule: 's1', rule_type: 'rule', project_tag_name: 'pci' },
];
const right: Readonly<Record<Shape, readonly object[]>> = {
  isConfig: [
    {
      policies: ['policies', 'more'],
      deployments: { acme: { id: '7', policies: 'policies/acme' } },
      guards: { max_deletes: 3, max_delete_percent: 20, allow_empty: false, protected: ['block-critical'] },
      on_stale: 'refuse',
      impact: 'auto',
    },
    { policies: 'policies', guards: { looser: 'consent' } },
  ],
  isDetectionFile: [
    { deployment_slug: 'acme', product: 'code', rulesets: ['a'], rules: ['b'], disabled: ['c'], exceptions },
    { product: 'secrets', rules: [], 'x-note': 'none' },
  ],
  isPolicyEntry: [entry],
  isPolicyFile: [entry, { ...entry, deployment_slug: 'acme' }],
  isPolicyListFile: [{ deployment_slug: 'acme', policies: [entry, { ...entry, slug: 'other' }] }],
};

const values = [
  undefined,
  null,
  true,
  0,
  1.5,
  -1,
  1_000_001,
  '',
  ' ',
  'x',
  'any',
  'high ',
  'acme',
  '2027-01-31',
  '2027-1-31',
];
const texts = [50, 51, 255, 256, 500, 501, 4096, 4097].flatMap((length) => [
  'x'.repeat(length),
  '\u{1F510}'.repeat(length),
]);
const lists = [0, 1, 11, 101, 1001, 10_001].map((length) => Array.from({ length }, (_, nth) => `v${nth}`));
const other = fc.constantFrom<unknown>(
  ...values,
  ...texts,
  ...lists,
  {},
  { type: 'severity' },
  [null],
  [{}],
  [7],
  [['x']],
);
const keys = fc.constantFrom(
  'name',
  'slug',
  'x-why',
  'x-expires',
  'mode',
  'config',
  'product',
  'project',
  'nmae',
  '__proto__',
);

type Change = { readonly at: number; readonly key: string | null; readonly value: unknown };
const changes = fc.array(fc.record({ at: fc.nat(200), key: fc.option(keys), value: other }), { maxLength: 3 });

/** A copy with something in it replaced, or one more key in some mapping. */
function changed(value: object, { at, key, value: put }: Change): object {
  const copy = structuredClone(value);
  const places = placesIn(copy);
  const [parent, name] = places[at % places.length]!;
  const target = key === null || Array.isArray(parent) ? ([parent, name] as const) : ([parent, key] as const);
  if (put === undefined) Reflect.deleteProperty(target[0], target[1]);
  else
    Object.defineProperty(target[0], target[1], { value: put, enumerable: true, configurable: true, writable: true });
  return copy;
}

const placesIn = (value: object): [parent: object, key: string][] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    [value, key] as [object, string],
    ...(typeof inner === 'object' && inner !== null ? placesIn(inner) : []),
  ]);

describe('a bare guard', () => {
  const shapes = Object.keys(right) as Shape[];

  test('stands for each guard of files', () => {
    expect(Object.keys(bare)).toEqual(Object.keys(telling));
    expect(shapes.toSorted()).toEqual(Object.keys(telling).toSorted());
  });

  test.for(shapes)('judges as %s does that tells its errors', (shape) => {
    const verdicts = { good: 0, bad: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...right[shape]), changes, (base, some) => {
        const value = some.reduce(
          (now: object, change) => (placesIn(now).length === 0 ? now : changed(now, change)),
          base,
        );
        const isGood = telling[shape](value);
        verdicts[isGood ? 'good' : 'bad']++;
        expect(bare[shape](value)).toBe(isGood);
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(verdicts.good, verdicts.bad)).toBeGreaterThan(300);
  });

  test.for(shapes)('takes what is right, and nothing that is no mapping, as %s', (shape) => {
    expect(right[shape].map(bare[shape])).toEqual(right[shape].map(() => true));
    expect([null, undefined, [], 'text', 7, true].some(bare[shape])).toBe(false);
  });
});

test.for(['vErrors.push(err0);', 'validate1.errors = 7;', 'f(data, {parentData:x})', 'let path = instancePath;'])(
  'code that ajv writes in another way than is known is refused: %s',
  (code) => {
    expect(() => withoutErrors(code)).toThrow('in a way that is not known here');
  },
);
