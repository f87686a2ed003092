import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMap, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { type BundleKind, type Content, itemId, listId, policyId, policyObject } from '../../../src/domain/bundle.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { type EditedFiles, editFiles } from '../../../src/files/edit/edit-files.ts';
import { printYaml } from '../printer.ts';
import { bundlesIn, declaredBy, canonicalForm } from './canonical-form.ts';
import { anchoredLayouts, listLayouts, policyLayouts } from './layouts.ts';
import { liveDetection, livePolicies, type LivePolicies } from './live-arbitraries.ts';

const seed = 20_261_121;
type Files = Readonly<Record<string, string>>;

const edit = (files: Files, kind: BundleKind, content: Content, only?: string[]): EditedFiles =>
  editFiles(
    { texts: new Map(Object.entries(files)), settings: defaultSettings, deployment: 'acme' },
    kind,
    content,
    only === undefined ? null : new Set(only),
  );

function after(files: Files, { texts }: EditedFiles): Map<string, string> {
  const all = new Map<string, string | null>([...Object.entries(files), ...texts]);
  return new Map([...all].filter((pair): pair is [string, string] => pair[1] !== null));
}

/** What the files declare now, as the platform would answer it. */
function declared(files: Files, kind: BundleKind): Content {
  const { bundles, errors } = bundlesIn(new Map(Object.entries(files)));
  expect(errors).toEqual([]);
  return structuredClone(bundles.find((bundle) => bundle.kind === kind)?.content ?? {});
}

type Policies = LivePolicies['policies'];
const withSlugs = (policies: Policies): Policies =>
  policies.map((policy) => ({ ...policy, slug: policy.slug ?? String(policy['name']).toLowerCase() }));

/** Some policies of the files are edited, some deleted, and some new ones join them. */
const edited = (policies: Policies): fc.Arbitrary<Policies> =>
  fc
    .tuple(
      fc.array(
        fc.constantFrom('keep', 'keep', 'delete', 'replace', 'rename', 'value', 'action', 'activate', 'describe'),
        { minLength: policies.length, maxLength: policies.length },
      ),
      livePolicies(fc.constantFrom('aaa', 'bb', 'charlie-2', 'zulu', '1e3', 'no'), 3),
      livePolicies(undefined, 4),
    )
    .map(([verbs, added, others]) => {
      const kept = policies.flatMap((policy, index): Policies => {
        const other = { ...others.policies[index % Math.max(others.policies.length, 1)], slug: policy.slug };
        return change(structuredClone(policy), verbs[index] ?? 'keep', other);
      });
      return [...kept, ...added.policies];
    });

type Filters = { mode: string; conditions: { type: string; values: string[] }[] };

function change(policy: Policies[number], verb: string, other: Policies[number]): Policies {
  const filters = policy['filters'] as Filters;
  const actions = policy['actions'] as object[];
  if (verb === 'delete') return [];
  if (verb === 'replace') return 'filters' in other ? [other] : [policy];
  if (verb === 'rename') return [{ ...policy, name: `${String(policy['name'])} #2: no` }];
  if (verb === 'value') filters.conditions[0]?.values.push('1e3', 'aa');
  if (verb === 'action') actions.push({ type: 'slack_app', config: { channel: '#x' } });
  if (verb === 'activate') return [{ ...policy, active: policy['active'] === false }];
  return verb === 'describe' ? [{ ...policy, description: 'What:\nit is' }] : [policy];
}

/** What is wrong with the result of an edit, or with that of a second one. */
function faults(files: Files, kind: BundleKind, content: Content): unknown {
  const result = edit(files, kind, content);
  const done = after(files, result);
  const again = edit(Object.fromEntries(done), kind, content);
  return { unwritten: result.unwritten, again: [...again.texts], declared: declaredBy(done, kind) };
}

const none = (content: Content): unknown => ({ unwritten: [], again: [], declared: canonicalForm(content) });

const layouts = { ...policyLayouts, ...anchoredLayouts };

describe('policies in files', () => {
  test.for(Object.keys(layouts))('laid out %s become the live state after any change', (name) => {
    const files = layouts[name]!;
    const { policies } = declared(files, 'remediation') as { policies: Policies };
    fc.assert(
      fc.property(edited(withSlugs(policies)), (live) => {
        expect(faults(files, 'remediation', { policies: live })).toEqual(none({ policies: live }));
      }),
      { seed, numRuns: 150 },
    );
  });
});

const words = fc.stringMatching(/^[a-mo-x][a-z]{2,6}$/);
const leaf = fc.record({ type: words, values: fc.uniqueArray(words, { minLength: 1, maxLength: 3 }) });
const trees = fc.uniqueArray(
  fc.record({
    name: words,
    slug: words,
    description: words,
    'x-owner': words,
    filters: fc.record({
      mode: fc.constantFrom('all', 'any'),
      conditions: fc.array(leaf, { minLength: 1, maxLength: 3 }),
    }),
    actions: fc.array(fc.record({ type: words, config: fc.dictionary(words, words, { minKeys: 1, maxKeys: 2 }) }), {
      maxLength: 2,
    }),
  }),
  { minLength: 1, maxLength: 4, selector: ({ slug }) => slug },
);

describe('a file in any style', () => {
  test('becomes the live state after any change', () => {
    let [drawn, compared] = [0, 0];
    const becomes = fc.property(
      trees,
      fc.infiniteStream(fc.nat(1000)),
      fc.infiniteStream(fc.nat(1000)),
      (policies, choices, edits) => {
        drawn++;
        const choose = (count: number): number => Number(choices.next().value) % count;
        const { text } = printYaml({ deployment_slug: 'acme', policies }, choose);
        const files = { 'policies/a.yaml': text.replaceAll(/^alias of /gm, 'x-alias of ') };
        if (bundlesIn(new Map(Object.entries(files))).errors.length > 0) return;
        compared++;
        const { policies: before } = declared(files, 'remediation') as { policies: Policies };
        const verbs = ['keep', 'rename', 'value', 'action', 'activate', 'describe', 'delete', 'replace'];
        const live = before.flatMap((policy) => {
          const other = before[Number(edits.next().value) % before.length] ?? policy;
          return change(structuredClone(policy), verbs[Number(edits.next().value) % 8] ?? '', {
            ...other,
            slug: policy.slug,
          });
        });
        const added = Number(edits.next().value) % 2 === 0 ? [policyOf('mmm', { description: 'a\nb' })] : [];
        const content = { policies: [...live, ...added] };
        expect(faults(files, 'remediation', content)).toEqual(none(content));
      },
    );
    fc.assert(becomes, { seed, numRuns: 1500 });
    expect(compared).toBeGreaterThan(drawn / 5);
  });
});

describe('lists in files', () => {
  test.for(Object.keys(listLayouts))('laid out %s become the live state after any change', (name) => {
    const files = listLayouts[name]!;
    const rules = fc.constantFrom(
      'a',
      'b',
      'c',
      'a.one',
      'a.two',
      'b.one',
      'c.one',
      'p/default',
      'p/jwt',
      'no',
      '1e3',
      'x',
      'zz',
    );
    fc.assert(
      fc.property(liveDetection(rules), (live) => {
        expect(faults(files, 'detection/code', live)).toEqual(none(live));
      }),
      { seed, numRuns: 150 },
    );
  });
});

/** The source of each policy of a text, by its slug. */
function sources(text: string): Map<string, string> {
  const bare = text.replace(/^\u{FEFF}/u, '');
  const { contents } = parseDocument(bare);
  if (!isMap(contents)) throw new Error('no mapping');
  const list = contents.get('policies');
  const policies: YAMLMap[] = isSeq(list) ? list.items.filter((item) => isMap(item)) : [contents];
  return new Map(
    policies.map((policy) => {
      const [start = 0, end = 0] = policy.range ?? [];
      const slug = policy.get('slug') ?? (policy.get('name') as string).toLowerCase();
      return [slug as string, bare.slice(start, end)];
    }),
  );
}

const commentsIn = (text: string): string[] => text.match(/(?<=^|\s)# ?[^\r\n"]*/g) ?? [];

describe('an unchanged part', () => {
  test.for(Object.keys(policyLayouts))('keeps its bytes and comments when laid out %s', (name) => {
    const files = policyLayouts[name]!;
    const { policies } = declared(files, 'remediation') as { policies: Policies };
    const live = withSlugs(policies);
    const gentle = fc.array(fc.constantFrom('keep', 'keep', 'rename', 'value', 'action', 'activate'), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(gentle, livePolicies(fc.constantFrom('aaa', 'bb', 'zulu'), 2), (verbs, added) => {
        const next = live.flatMap((policy, index) => change(structuredClone(policy), verbs[index] ?? 'keep', policy));
        const done = after(files, edit(files, 'remediation', { policies: [...next, ...added.policies] }));
        for (const [path, text] of Object.entries(files)) {
          const now = done.get(path) ?? '';
          const kept = [...sources(text)].filter(
            ([slug]) => verbs[live.findIndex((one) => one.slug === slug)] === 'keep',
          );
          for (const [, source] of kept) expect(now).toContain(source);
          expect(commentsIn(now)).toEqual(expect.arrayContaining(commentsIn(text)));
          expect(now.startsWith('\u{FEFF}')).toBe(text.startsWith('\u{FEFF}'));
          expect(now.endsWith('\n')).toBe(text.endsWith('\n'));
          expect(/(?<!\r)\n/.test(now)).toBe(/(?<!\r)\n/.test(text));
        }
      }),
      { seed, numRuns: 60 },
    );
  });

  test.for(Object.keys(layouts))('causes no write when laid out %s', (name) => {
    const files = layouts[name]!;
    const { policies } = declared(files, 'remediation') as { policies: Policies };
    const shuffled = withSlugs(policies)
      .toReversed()
      .map(({ active, filters, ...rest }) => {
        const { mode, conditions } = filters as Filters;
        const reversed = conditions
          .toReversed()
          .map(({ type, values }, index) => ({ ...conditions.toReversed()[index], type, values: values.toReversed() }));
        return {
          ...rest,
          description: rest['description'] ?? '',
          ...(active === false && { active }),
          filters: { mode, conditions: reversed },
          updated_at: 'today',
        };
      });
    const result = edit(files, 'remediation', { policies: shuffled });
    expect(result).toEqual({ texts: new Map(), objectEdits: [], dropped: [], unwritten: [] });
  });
});

const two = (extra = ''): Files => ({
  'policies/a.yaml': `policies:
  - name: One
    slug: one
    filters: { mode: all, conditions: [{ type: severity, values: [high] }] }
    actions: []
${extra}
  # two is old
  # and goes with this
  - name: Two
    slug: two
    filters: { mode: all, conditions: [{ type: severity, values: [low] }] }
    actions: [] # nothing

  # three stays
  - name: Three
    slug: three
    filters: { mode: all, conditions: [{ type: severity, values: [low] }] }
    actions: []
`,
});

const policyOf = (slug: string, more: Content = {}): Policies[number] => ({
  slug,
  name: slug[0]?.toUpperCase() + slug.slice(1),
  filters: { mode: 'all', conditions: [{ type: 'severity', values: [slug === 'one' ? 'high' : 'low'] }] },
  actions: [],
  ...more,
});
const textOf = (result: EditedFiles): string => result.texts.get('policies/a.yaml') ?? '';

describe('a deleted policy', () => {
  test('is removed with the comment above it and one empty line', () => {
    const result = edit(two(), 'remediation', { policies: [policyOf('one'), policyOf('three')] });
    expect(textOf(result)).toBe(two()['policies/a.yaml']!.replace(/ {2}# two is old[^]*# nothing\n\n/, ''));
    expect(result.objectEdits).toEqual([{ ...policyObject('two'), verb: 'delete', file: 'policies/a.yaml' }]);
  });

  test('leaves a comment that is separated by an empty line', () => {
    const result = edit(two('\n  # ---- old ones ----\n'), 'remediation', {
      policies: [policyOf('one'), policyOf('three')],
    });
    expect(textOf(result)).toContain('# ---- old ones ----\n\n  # three stays');
  });

  test('leaves an empty list if it was the last of its bundle', () => {
    const result = edit(two(), 'remediation', { policies: [] });
    expect(textOf(result)).toBe('policies: []\n');
  });

  test('leaves an empty list in a file that was a single policy', () => {
    const files = {
      'policies/a.yaml':
        '# yaml-language-server: $schema=x\ndeployment_slug: acme\nname: A\nslug: a\nfilters: { mode: all, conditions: [{ type: b, values: [c] }] }\nactions: []\n',
    };
    const result = edit(files, 'remediation', { policies: [] });
    expect(textOf(result)).toBe('# yaml-language-server: $schema=x\ndeployment_slug: acme\npolicies: []\n');
  });

  test('is removed with its file if other files declare the bundle', () => {
    const files = { ...two(), 'policies/b.yaml': two()['policies/a.yaml']!.replaceAll(/(slug: )/g, '$1b-') };
    const result = edit(files, 'remediation', { policies: [policyOf('one'), policyOf('two'), policyOf('three')] });
    expect([...result.texts]).toEqual([['policies/b.yaml', null]]);
  });
});

describe('a new policy', () => {
  const bare = (slug: string): string =>
    `# yaml-language-server: $schema=x\nname: ${slug}\nslug: ${slug}\nfilters: { mode: all, conditions: [{ type: severity, values: [low] }] }\nactions: []\n`;

  test('is added at the end of the list, in the style of the file', () => {
    const live = [policyOf('one'), policyOf('three'), policyOf('two'), policyOf('p-new', { description: 'New.' })];
    const added = `
  - name: P-new
    slug: p-new
    description: New.
    filters: { mode: all, conditions: [{ type: severity, values: [low] }] }
    actions: []
`;
    const text = textOf(edit(two(), 'remediation', { policies: live }));
    expect(text).toBe(two()['policies/a.yaml'] + added);
  });

  test('gets its own file next to the first, if the others have their own', () => {
    const files = { 'policies/x/a.yml': bare('a'), 'policies/x/b.yml': bare('b'), 'policies/c.yml': bare('c') };
    const live = ['a', 'b', 'c', 'A/d'].map((slug) => policyOf(slug, { name: slug }));
    const { texts, objectEdits } = edit(files, 'remediation', { policies: live });
    expect([...texts.keys()]).toEqual(['policies/a-d.yml']);
    expect(texts.get('policies/a-d.yml')).toContain(
      '# yaml-language-server: $schema=x\n\nname: A/d\nslug: A/d\nfilters: {',
    );
    expect(objectEdits).toEqual([{ ...policyObject('A/d'), verb: 'create', file: 'policies/a-d.yml' }]);
  });
});

describe('a policy without a slug', () => {
  const files = { 'policies/a.yaml': two()['policies/a.yaml']!.replace('    slug: two\n', '') };

  test('gets its slug written when it is changed', () => {
    const live = (name: string) => ({ policies: [policyOf('one'), policyOf('two', { name }), policyOf('three')] });
    expect(edit(files, 'remediation', live('Two')).texts.size).toBe(0);
    expect(textOf(edit(files, 'remediation', live('Deux')))).toBe(
      two()['policies/a.yaml']!.replace('name: Two', 'name: Deux'),
    );
  });
});

describe('a selection of objects', () => {
  test('takes the live values and leaves the rest', () => {
    const live = {
      policies: [policyOf('one', { name: 'Uno' }), policyOf('three', { name: 'Tres' }), policyOf('four')],
    };
    const result = edit(two(), 'remediation', live, [policyId('three')]);
    expect(textOf(result)).toBe(two()['policies/a.yaml']!.replace('name: Three', 'name: Tres'));
    expect([...edit(two(), 'remediation', live, [policyId('two')]).texts.values()].join()).not.toContain('Two');
    expect([...edit(two(), 'remediation', live, [policyId('four')]).texts.values()].join()).toContain('slug: four');
  });

  test('may consist of single list items', () => {
    const files = {
      'policies/code.yaml':
        'product: code\nrulesets: [a, b]\nrules:\n  - a # of a\n  - b\ndisabled: []\nexceptions: []\n',
    };
    const live = { rulesets: ['c'], rules: ['c'], disabled: [], exceptions: [] };
    const result = edit(files, 'detection/code', live, [itemId('rules', 'b'), itemId('rulesets', 'c')]);
    expect(result.texts.get('policies/code.yaml')).toBe(
      'product: code\nrulesets: [a, b, c]\nrules:\n  - a # of a\ndisabled: []\nexceptions: []\n',
    );
    const all = edit(files, 'detection/code', live, [listId('rules')]);
    expect(all.texts.get('policies/code.yaml')).toBe(
      'product: code\nrulesets: [a, b]\nrules:\n  - c\ndisabled: []\nexceptions: []\n',
    );
  });
});

describe('content that files cannot express', () => {
  test('is dropped and reported if it is an unknown field', () => {
    const live = { policies: [policyOf('one', { priority: 3, updated_by: 'me' }), policyOf('two'), policyOf('three')] };
    const result = edit(two(), 'remediation', live);
    expect(result).toEqual({
      texts: new Map(),
      objectEdits: [],
      unwritten: [],
      dropped: [{ ...policyObject('one'), pointer: ['priority'] }],
    });
  });

  test('stays as in the files and is reported if it is a value', () => {
    const live = {
      policies: [
        policyOf('one', { name: 'a\u{85}b' }),
        policyOf('two', { actions: [{ type: 'x', config: { n: 5 } }] }),
        policyOf('three'),
      ],
    };
    const result = edit(two(), 'remediation', live);
    expect(result.texts.size).toBe(0);
    expect(result.unwritten).toEqual([
      { why: 'unwritable', ...policyObject('one'), pointer: ['name'] },
      { why: 'unwritable', ...policyObject('two'), pointer: ['actions', 0, 'config', 'n'] },
    ]);
  });
});

describe('an anchor', () => {
  const shared = (values: string): string => `policies:
  - name: One
    slug: one
    filters: { mode: all, conditions: [{ type: severity, values: &loud ${values} }] } # of one
    actions: []
  - name: Two
    slug: two
    filters: { mode: all, conditions: [{ type: severity, values: *loud }] }
    actions: []
  - name: Three
    slug: three
    filters: { mode: all, conditions: [{ type: severity, values: *loud }] }
    actions: []
`;
  const files = { 'policies/a.yaml': shared('[high]') };
  const live = (one: string[], two_: string[], three: string[]): Content => ({
    policies: [one, two_, three].map((values, index) => ({
      ...policyOf(['one', 'two', 'three'][index] ?? ''),
      filters: { mode: 'all', conditions: [{ type: 'severity', values }] },
    })),
  });

  test('is changed in place, and its aliases are written out', () => {
    const result = textOf(edit(files, 'remediation', live(['low'], ['high'], ['high'])));
    expect(result).toBe(shared('[low]').replaceAll('*loud', '[high]'));
  });

  test('stays when an alias of it changes, which is written out', () => {
    const result = textOf(edit(files, 'remediation', live(['high'], ['low'], ['high'])));
    expect(result).toBe(shared('[high]').replace('*loud', '[low]'));
  });
});

describe('a list', () => {
  const list = (disabled: string): Files => ({
    'policies/code.yaml': `product: code\nrulesets: []\nrules: []\ndisabled:${disabled}\nexceptions: []\n`,
  });
  const disabledAfter = (disabled: string, items: string[]): string => {
    const result = edit(list(disabled), 'detection/code', { rulesets: [], rules: [], disabled: items, exceptions: [] });
    return (result.texts.get('policies/code.yaml') ?? '').replace(/^[^]*disabled:/, '').replace(/\nexceptions[^]*/, '');
  };

  test('keeps the comment above several items until the last is removed', () => {
    const before = '\n  # noise\n  - a\n  - b # of b\n  # other\n  - c';
    expect(disabledAfter(before, ['b', 'c'])).toBe('\n  # noise\n  - b # of b\n  # other\n  - c');
    expect(disabledAfter(before, ['c'])).toBe('\n  # other\n  - c');
    expect(disabledAfter(before, [])).toBe(' []');
  });

  test('takes new items at its end', () => {
    expect(disabledAfter('\n  - a\n  # of c\n  - c', ['a', 'b', 'c', 'd'])).toBe(
      '\n  - a\n  # of c\n  - c\n  - b\n  - d',
    );
    expect(disabledAfter(' [c, a]', ['a', 'b', 'c'])).toBe(' [c, a, b]');
    expect(disabledAfter(' [] # none', ['no', 'ab'])).toBe(' # none\n  - ab\n  - "no"');
  });

  test('in brackets stays well formatted', () => {
    expect(disabledAfter(' [a, b, c]', ['b'])).toBe(' [b]');
    expect(disabledAfter(' [ a, b ]', ['a', 'c'])).toBe(' [ a, c ]');
    expect(disabledAfter(' [\n  a, # of a\n  b\n  ]', ['a'])).toBe(' [\n  a # of a\n  ]');
    expect(disabledAfter(' [\n  a, # of a\n  b\n  ]', ['a', 'b', 'c'])).toBe(' [\n  a, # of a\n  b,\n  c\n  ]');
  });
});
