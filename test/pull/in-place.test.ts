import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Rig } from '../rig/platform-and-repository.ts';
import { detectionBundle } from '../rig/policies.ts';
import { policyOf, type Pulled } from './states.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await Rig.open({ seed: 'empty' });
});
afterAll(() => rig.close());

/** As people write: comments everywhere, two styles, an anchor, notes, and files split by what they are for. */
const byHand: Readonly<Record<string, string>> = {
  'ifmatch.yaml': '# ours\npolicies: [rules]\ndeployments: { acme: { id: "1234" } }\n',
  'rules/blocking.yaml': `# What stops a merge.
x-common: &loud [ critical, high ]   # what we call loud

policies:
  # of alpha
  # and why
  - slug: alpha   # never changes
    name:   "Alpha"
    x-owner: appsec
    filters:
        mode: all
        conditions:
          - { type: severity, values: *loud }   # both of them
    actions:
      - type: pr_comment # always

  # of bravo
  - name: 'Bravo''s own'
    slug: bravo
    description: >-
      folded over
      two lines
    filters: { mode: any, conditions: [ { type: severity, values: [ low ] } ] }
    actions: [ ]   # nothing yet

  # of charlie
  - name: Charlie
    slug: charlie
    active: false # until March
    filters: { mode: all, conditions: [ { type: confidence, mode: none, values: [ low ] } ] }
    actions: []
# the end of it
`,
  'rules/alone.yaml': `# delta has a file of its own
name: Delta
slug: delta
description: |
  Two
  lines.
filters: { mode: all, conditions: [ { type: full_scan, values: [ "true" ] } ] }
actions: []
`,
  'rules/code.yaml': `product: code
rulesets: [ p/default,   p/jwt ]  # short
rules:
  # ours
  - one # because
  - two
disabled: []
exceptions:
  # of pci
  - { exception_type: exclude, rule: one, rule_type: rule, project_tag_name: pci, x-reason: noisy }
`,
};

const slugs = ['alpha', 'bravo', 'charlie'] as const;
type Slug = (typeof slugs)[number];
type Policies = ReturnType<typeof policyOf>[];

/** The text of each policy of the long file, with the comments above it. */
function blocks(text: string): Record<Slug | 'head' | 'tail', string> {
  const cuts = ['  # of alpha', '  # of bravo', '  # of charlie', '# the end of it'].map((mark) => text.indexOf(mark));
  const [a = 0, b = 0, c = 0, end = 0] = cuts;
  return {
    head: text.slice(0, a),
    alpha: text.slice(a, b),
    bravo: text.slice(b, c),
    charlie: text.slice(c, end),
    tail: text.slice(end),
  };
}

const before = blocks(byHand['rules/blocking.yaml']!);

async function start(): Promise<{ policies: Policies; code: { rules: string[] } & object }> {
  rig.reset(byHand);
  const policies: Policies = [
    policyOf('alpha', { name: 'Alpha', filters: filters('severity', ['critical', 'high']) }),
    policyOf('bravo', {
      name: "Bravo's own",
      description: 'folded over two lines',
      filters: { ...filters('severity', ['low']), mode: 'any' },
      actions: [],
    }),
    policyOf('charlie', {
      name: 'Charlie',
      active: false,
      filters: filters('confidence', ['low'], 'none'),
      actions: [],
    }),
    policyOf('delta', {
      name: 'Delta',
      description: 'Two\nlines.\n',
      filters: filters('full_scan', ['true']),
      actions: [],
    }),
  ];
  const exception = { exception_type: 'exclude', rule: 'one', rule_type: 'rule', project_tag_name: 'pci' };
  const code = {
    ...detectionBundle(),
    rulesets: ['p/default', 'p/jwt'],
    rules: ['one', 'two'],
    exceptions: [exception],
  };
  await rig.put({ remediation: { policies }, code });
  expect(await rig.json<Pulled>('pull --force')).toMatchObject({ code: 0, outcome: 'no-changes' });
  return { policies, code };
}

const filters = (type: string, values: string[], mode = 'any') => ({
  mode: 'all',
  conditions: [{ type, values, mode }],
});

const edits = {
  keep: (policy: object) => policy,
  rename: (policy: object) => ({ ...policy, name: 'Other: "name" # 2' }),
  describe: (policy: object) => ({ ...policy, description: 'New\n\n  words: 1e3\n' }),
  filter: (policy: object) => ({ ...policy, filters: filters('severity', ['medium', 'low', 'critical']) }),
  act: (policy: object) => ({
    ...policy,
    actions: [{ type: 'pr_comment' }, { type: 'triage', config: { no: '017' } }],
  }),
  toggle: (policy: object) => ({ ...policy, active: (policy as { active?: boolean }).active === false }),
} as const;
const verbs = fc.constantFrom(...(Object.keys(edits) as (keyof typeof edits)[]));

describe('hand-formatted files', () => {
  test('take edits of the platform, and keep comments and every unchanged byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(verbs, verbs, verbs, verbs), async (chosen) => {
        const { policies } = await start();
        const next = policies.map((policy, index) => edits[chosen[index] ?? 'keep'](policy));
        await rig.put({ remediation: { policies: next } });
        const isSame = chosen.every((verb) => verb === 'keep');
        expect(await rig.json<Pulled>('pull --force')).toMatchObject({
          code: 0,
          outcome: isSame ? 'no-changes' : 'written',
        });
        expect(await rig.cli('preview --exit-code')).toMatchObject({ code: 0 });
        const now = blocks(rig.read('rules/blocking.yaml'));
        expect([now.head, now.tail]).toEqual([before.head, before.tail]);
        const kept = slugs.filter((_, index) => chosen[index] === 'keep');
        for (const slug of kept) expect(now[slug]).toBe(before[slug]);
        for (const slug of slugs) expect(now[slug]).toContain(`# of ${slug}`);
        expect(now.alpha).toContain('slug: alpha   # never changes');
        expect(rig.read('rules/alone.yaml') === byHand['rules/alone.yaml']).toBe(chosen[3] === 'keep');
        for (const path of ['ifmatch.yaml', 'rules/code.yaml']) expect(rig.read(path)).toBe(byHand[path]);
        const files = rig.files();
        expect(await rig.json<Pulled>('pull --force')).toMatchObject({ outcome: 'no-changes', files: [] });
        expect(rig.files()).toEqual(files);
      }),
      { seed: 20_261_121, numRuns: 40 },
    );
  });

  test('lose policies and rules in place, and get new ones at the end', async () => {
    const { policies, code } = await start();
    const [alpha, , charlie] = policies;
    await rig.put({
      remediation: { policies: [alpha, charlie, policyOf('apricot')] },
      code: { ...code, rules: ['one', 'three'], exceptions: [] },
    });
    const { files } = await rig.json<Pulled>('pull --force');
    expect(files.map(({ path, verb, objects }) => [path, verb, Object.values(objects)])).toEqual([
      ['rules/alone.yaml', 'delete', [1, 0, 0, 0, 0]],
      ['rules/blocking.yaml', 'update', [2, 0, 0, 0, 0]],
      ['rules/code.yaml', 'update', [0, 0, 2, 0, 1]],
    ]);
    const text = rig.read('rules/blocking.yaml');
    expect(text).not.toContain('bravo');
    expect(text.indexOf('slug: apricot')).toBeGreaterThan(text.indexOf('slug: charlie'));
    expect(rig.read('rules/code.yaml')).toContain('rules:\n  # ours\n  - one # because\n');
    expect(await rig.cli('preview --exit-code')).toMatchObject({ code: 0 });
  });
});
