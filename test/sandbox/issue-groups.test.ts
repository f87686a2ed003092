import fc from 'fast-check';
import { expect, test } from 'vitest';
import { issueGroupStatements } from '../../src/sandbox/store/reports.ts';
import { expected, fields, found, requests, search } from './expected-groups.ts';
import type { IssueFilter } from '../../src/generated/types.ts';
import { isOpen, makeWorld, statusOf } from './finding-world.ts';

test('groups are what looking at each finding gives, whatever the filter and the order', () => {
  const world = makeWorld(1);
  let matched = 0;
  fc.assert(
    fc.property(requests, (request) => {
      const wanted = expected(world.facts, request);
      const answer = search(world, request);
      expect(found(answer)).toEqual(wanted);
      expect([answer.total, answer.fetched, answer.cursor]).toEqual([String(wanted.length), String(wanted.length), '']);
      matched += wanted.length;
    }),
    { numRuns: 600 },
  );
  expect(matched).toBeGreaterThan(600);
});

test('each field of a filter narrows alone', () => {
  const world = makeWorld(2, 800);
  const all = found(search(world)).length;
  fc.assert(
    fc.property(fc.constantFrom(...(Object.keys(fields) as (keyof typeof fields)[])), fc.gen(), (name, gen) => {
      const request = { filter: { [name]: gen(() => fields[name] as fc.Arbitrary<unknown>) } };
      expect(found(search(world, request))).toEqual(expected(world.facts, request));
    }),
    { numRuns: 300 },
  );
  expect(all).toBeGreaterThan(20);
});

test('what nobody has is asked for in vain, and an empty list or text asks for nothing', () => {
  const world = makeWorld(3);
  const all = found(search(world));
  for (const name of ['aiSensitivities', 'issueParentIds', 'filePaths', 'ids', 'cves']) {
    expect(found(search(world, { filter: { [name]: ['nobody'] } }))).toEqual([]);
    expect(found(search(world, { filter: { [name]: [] } }))).toEqual(all);
  }
  for (const name of ['aiMemoryWillFlipVerdict', 'aiMemoryReferenced', 'aiMemoryRendered', 'memoryIdInScope']) {
    expect(found(search(world, { filter: { [name]: 'some' } }))).toEqual([]);
    expect(found(search(world, { filter: { [name]: '' } }))).toEqual(all);
  }
  expect(found(search(world, { filter: { includeAiMemoryRendered: true, includeTicketed: true } }))).toEqual(all);
});

test('archived projects are counted alone or not at all', () => {
  const world = makeWorld(2, 800);
  const total = (filter: IssueFilter): number =>
    found(search(world, { filter })).reduce((sum, [, one]) => sum + one, 0);
  const [archived, others] = [total({ includeArchived: true }), total({})];
  expect(Math.min(archived, others)).toBeGreaterThan(0);
  expect(world.facts.filter((fact) => fact.deployment === '1' && isOpen(statusOf(fact)))).toHaveLength(
    archived + others,
  );
});

test('both names of the types are one field, and a state or severity that nobody knows is refused', () => {
  const world = makeWorld(2, 800);
  const types = ['ISSUE_TYPE_SCA'] as const;
  expect(found(search(world, { issueTypes: [...types] }))).toEqual(found(search(world, { issue_types: [...types] })));
  for (const filter of [{ tab: 'OPEN' }, { severities: ['high'] }, { aggregateIssueStates: ['toString'] }]) {
    expect(() => search(world, { filter })).toThrow(/is not known. Known are/);
  }
});

test('ids that are no numbers name nothing', () => {
  const world = makeWorld(3);
  for (const ids of [['1x'], [''], ['-1'], ['1e0'], ['9999999999999999'], ['99999999999999999999']]) {
    expect(search(world, { filter: { ids } })).toEqual({ groups: [], cursor: '', total: '0', fetched: '0' });
  }
});

test('a group tells all of its rule', () => {
  const world = makeWorld(4, 3000);
  const sca = search(world, { filter: { rules: ['y.rule-1'] } }).groups?.[0];
  expect(sca).toMatchObject({
    ruleId: '4',
    rulePath: 'y.rule-1',
    ruleVisibility: 'RULE_VISIBILITY_PUBLIC',
    ruleDeploymentName: '',
    ruleLastChangeAt: '2026-01-05T00:00:00.000Z',
    ruleMeta: {
      author: 'Ada Lovelace',
      rule: { ruleVersionId: 'version of y.rule-1', origin: 'RULE_ORIGIN_COMMUNITY' },
    },
    ruleSupersededBy: [{ product: 'RULE_TYPE_SCA', rulePath: 'better.rule' }],
    ruleTestCases: [{ target: 'tests/y.rule-1.ts', language: 'typescript' }],
    ruleDefinition: { id: 'y.rule-1', severity: 'WARNING' },
    sastAttributes: {},
    scaAttributes: { epssScore: { score: 0.02, categorization: 'EPSS_PROBABILITY_LOW' } },
    secretsAttributes: {},
  });
  const own = { filter: { rules: ['x.rule-5'] } };
  expect(search(world, own).groups?.[0]).toMatchObject({
    ruleVisibility: 'RULE_VISIBILITY_UNLISTED',
    ruleDeploymentName: 'One Inc.',
    ruleMeta: { rule: { origin: 'RULE_ORIGIN_CUSTOM' } },
    scaAttributes: {},
  });
});

test('groups are counted from the index of open findings, and those of known ids without it', () => {
  const world = makeWorld(8);
  const texts: string[] = [];
  const watched = Object.assign(Object.create(world.db) as typeof world.db, {
    prepare: (sql: string) => (texts.push(sql), world.db.prepare(sql)),
  });
  const count = issueGroupStatements.issuesByRule(watched);
  const filter = {
    set: 10,
    statuses: [0],
    since: 1,
    until: 9,
    historical: false,
    rules: [1, 4],
    refs: [1, 2],
    files: [1],
  };
  count({ ...filter, repositories: [1, 2], packages: [1], policies: [10, 11], fixPrs: [0] });
  count({ set: 10, statuses: [0], ids: [1, 2] });
  const plans = texts.map((sql) =>
    world.db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => String(detail)),
  );
  // It holds every column that is asked for; SQLite calls no index covering that holds a generated one.
  expect(plans[0]?.[0]).toMatch(/^SEARCH f USING INDEX findings_open \(set_id=\? AND rule_id=\?/);
  expect(plans[1]?.[0]).toBe('SEARCH f USING INTEGER PRIMARY KEY (rowid=?)');
});
