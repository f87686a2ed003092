import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as answers from '../../src/generated/guards/web-api-answers.js';
import type { CodeFinding, Finding, ListFindingsQuery, SupplyChainFinding } from '../../src/generated/types.ts';
import {
  confidences,
  exposures,
  fixPullRequestStates,
  issueTypes,
  severities,
  statuses,
  transitivities,
  triageReasons,
  verdicts,
} from '../../src/sandbox/findings/filters.ts';
import { listFindings } from '../../src/sandbox/findings.ts';
import { everyFinding, type Planted, planted, type Seen } from './planted.ts';

const list = ({ store, deployment }: Planted, query: ListFindingsQuery): Finding[] =>
  listFindings(query, deployment, store);
const idsOf = (findings: readonly { id?: number | string | null }[]): number[] => findings.map(({ id }) => Number(id));

const boards = ['rule-board-audit', 'rule-board-pr-comments', 'rule-board-block'] as const;
const among = (names: readonly string[] | undefined, own: string | null | undefined): boolean =>
  names === undefined || (own !== null && own !== undefined && names.includes(own));
const equals = <Value>(wanted: Value | undefined, own: Value | string | null | undefined): boolean =>
  wanted === undefined || wanted === own;
const someAmong = (names: readonly string[] | undefined, own: readonly string[]): boolean =>
  names === undefined || names.some((name) => own.includes(name));
const nameIn = (names: readonly string[], code: number | null): string | null => (code === null ? null : names[code]!);

/** What the list promises, told of one finding. */
function matches(seen: Seen, query: ListFindingsQuery): boolean {
  return [
    seen.deployment === '1234',
    issueTypes[seen.issue_type] === (query.issue_type ?? 'sast'),
    statuses[seen.status] !== 'removed',
    seen.archived === 0,
    seen.relevant_since >= (query.since ?? 0) * 1000,
    among(query.repos, seen.repository),
    among(query.repository_ids?.map(String), String(seen.repository_id)),
    equals(query.status, statuses[seen.status]),
    among(query.triage_reasons, nameIn(triageReasons, seen.triage_reason)),
    among(query.severities, severities[seen.severity]),
    equals(query.ref, seen.ref),
    among(query.policies, boards[seen.policy_mode]),
    among(query.rules, seen.rule),
    someAmong(query.categories, seen.categories),
    equals(query.confidence, confidences[seen.confidence]),
    equals(query.autotriage_verdict, nameIn(verdicts, seen.verdict)),
    among(query.component_tags, seen.component),
    among(query.exposures, nameIn(exposures, seen.exposure)),
    among(query.transitivities, nameIn(transitivities, seen.transitivity)),
    equals(query.is_malicious, seen.malicious === 1),
    among(query.click_to_fix_pr_state, nameIn(fixPullRequestStates, seen.fix_pr)),
  ].every(Boolean);
}

/** The first of each fingerprint of a repository. */
function distinct(all: readonly Seen[]): Seen[] {
  const known = new Set<string>();
  return all.filter(({ repository_id, fingerprint }) => {
    const key = `${repository_id} ${fingerprint}`;
    return !known.has(key) && known.add(key);
  });
}

const expected = (all: readonly Seen[], query: ListFindingsQuery): number[] => {
  const matching = all.filter((seen) => matches(seen, query));
  const { page = 0, page_size: size = 100 } = query;
  return idsOf(query.dedup === true ? distinct(matching) : matching).slice(page * size, (page + 1) * size);
};

const some = <Name extends string>(names: readonly Name[]): fc.Arbitrary<Name[]> =>
  fc.subarray([...names], { minLength: 1 });

/** Queries with names that are there, and now and then one that is not. */
function queries(all: readonly Seen[]): fc.Arbitrary<ListFindingsQuery> {
  const values = (of: (seen: Seen) => string | null): string[] =>
    [...new Set(all.map(of))].filter((value) => value !== null).slice(0, 60);
  const few = (names: readonly string[]) =>
    fc.array(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: fc.constant('?') }),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
  const common = {
    since: fc.constantFrom(...all.slice(0, 4000).map(({ relevant_since: at }) => at / 1000)),
    page: fc.nat(3),
    page_size: fc.constantFrom(100, 100, 250, 3000),
    dedup: fc.boolean(),
    repos: few(values((seen) => seen.repository)),
    repository_ids: fc.array(fc.constantFrom(...all.map((seen) => seen.repository_id), '7', '99999999999999999'), {
      minLength: 1,
      maxLength: 5,
    }),
    status: fc.constantFrom(...statuses.slice(0, 6)) as fc.Arbitrary<NonNullable<ListFindingsQuery['status']>>,
    severities: some(severities),
    ref: fc.constantFrom(...values((seen) => seen.ref), 'refs/heads/nowhere'),
    component_tags: few(values((seen) => seen.component)),
  };
  const ofCode = {
    policies: some(boards),
    rules: few(values((seen) => seen.rule)),
    categories: few([...new Set(all.flatMap(({ categories }) => categories))]),
    confidence: fc.constantFrom(...confidences),
    autotriage_verdict: fc.constantFrom(...verdicts),
  };
  const ofSupplyChain = {
    exposures: some(exposures),
    transitivities: some(transitivities),
    is_malicious: fc.boolean(),
  };
  const fix = { click_to_fix_pr_state: some(fixPullRequestStates) };
  const sparse = (model: Record<string, fc.Arbitrary<unknown>>, type: string | undefined) =>
    fc.tuple(fc.record(model), fc.subarray(Object.keys(model), { maxLength: 4 })).map(([whole, keys]) => ({
      ...Object.fromEntries(Object.entries(whole).filter(([key]) => keys.includes(key))),
      ...(type === undefined ? {} : { issue_type: type }),
    })) as fc.Arbitrary<ListFindingsQuery>;
  return fc.oneof(
    sparse({ ...common, ...ofCode, ...fix }, undefined),
    sparse({ ...common, ...ofCode, ...fix }, 'sast'),
    sparse({ ...common, ...ofSupplyChain, ...fix }, 'sca'),
    sparse(common, 'ai_sast'),
    fc
      .tuple(sparse({ ...common, ...ofCode }, undefined), some(triageReasons))
      .map(([query, reasons]): ListFindingsQuery => ({ ...query, status: 'ignored', triage_reasons: reasons })),
  );
}

describe('the list holds just what its filters say, newest first', () => {
  test('whatever they are', () => {
    const sandbox = planted('acme:5000');
    const all = everyFinding(sandbox.db);
    fc.assert(
      fc.property(queries(all), (query) => {
        expect(idsOf(list(sandbox, query))).toEqual(expected(all, query));
      }),
      { numRuns: 400 },
    );
  });

  test('also where more findings are than are searched from the newest one on', () => {
    const sandbox = planted('acme:36000');
    const all = everyFinding(sandbox.db);
    fc.assert(
      fc.property(queries(all), (query) => {
        expect(idsOf(list(sandbox, query))).toEqual(expected(all, query));
      }),
      { numRuns: 60 },
    );
  });

  test('each filter alone finds something and leaves something out', () => {
    const sandbox = planted('acme:5000');
    const all = everyFinding(sandbox.db);
    const newest = all.find((seen) => seen.component !== null && matches(seen, {}));
    const narrow: ListFindingsQuery[] = [
      { since: newest!.relevant_since / 1000 - 86_400 },
      { repos: [newest!.repository] },
      { repository_ids: [String(newest!.repository_id)] },
      ...statuses.slice(0, 6).map((status) => ({ status }) as ListFindingsQuery),
      { status: 'ignored', triage_reasons: ['duplicate'] },
      { severities: ['critical'] },
      { ref: newest!.ref },
      ...boards.map((board): ListFindingsQuery => ({ policies: [board] })),
      { rules: [newest!.rule] },
      { categories: ['SQL Injection'] },
      { confidence: 'low' },
      { autotriage_verdict: 'false_positive' },
      { component_tags: [newest!.component!] },
      ...exposures.map((exposure): ListFindingsQuery => ({ issue_type: 'sca', exposures: [exposure] })),
      ...transitivities.slice(0, 2).map((way): ListFindingsQuery => ({ issue_type: 'sca', transitivities: [way] })),
      { issue_type: 'sca', is_malicious: true },
      { issue_type: 'sca', is_malicious: false },
      { click_to_fix_pr_state: ['open'] },
      { issue_type: 'sca', click_to_fix_pr_state: ['merged'] },
    ];
    for (const query of narrow) {
      const found = all.filter((seen) => matches(seen, query)).length;
      const others = all.filter((seen) => matches(seen, { issue_type: query.issue_type ?? 'sast' })).length - found;
      expect({ query, found: found > 0, others: others > 0 }).toEqual({ query, found: true, others: true });
      expect(idsOf(list(sandbox, query))).toEqual(expected(all, query));
    }
  });
});

describe('pages', () => {
  test.each([false, true])('tell of each finding once, in order, with dedup %s', (dedup) => {
    const sandbox = planted();
    const all = everyFinding(sandbox.db);
    const pages: number[] = [];
    for (let page = 0; ; page += 1) {
      const found = idsOf(list(sandbox, { page, dedup }));
      pages.push(...found);
      if (found.length < 100) break;
    }
    expect(pages).toEqual(expected(all, { page_size: 1e6, dedup }));
    expect(pages.length).toBeGreaterThan(500);
  });

  test('after the last one are empty, however far', () => {
    const sandbox = planted();
    for (const page of [100, 1e9, Number.MAX_SAFE_INTEGER]) {
      expect(list(sandbox, { page, page_size: 3000 })).toEqual([]);
    }
  });
});

test('a finding that is on several refs is shown once with dedup: the newest of those that match', () => {
  const sandbox = planted();
  const all = everyFinding(sandbox.db);
  const copies = Map.groupBy(
    all.filter((seen) => matches(seen, {})),
    ({ repository_id, fingerprint }) => `${repository_id} ${fingerprint}`,
  );
  const [newest, older] = [...copies.values()].find((group) => group.length > 1 && group[0]!.ref !== group[1]!.ref)!;
  const query = { repository_ids: [newest!.repository_id], rules: [newest!.rule], page_size: 3000, dedup: true };
  expect(idsOf(list(sandbox, query))).toContain(newest!.id);
  expect(idsOf(list(sandbox, query))).not.toContain(older!.id);
  expect(idsOf(list(sandbox, { ...query, ref: older!.ref }))).toContain(older!.id);
});

test('removed findings are never shown', () => {
  const sandbox = planted();
  const removed = everyFinding(sandbox.db).filter(({ status }) => statuses[status] === 'removed');
  const shown = new Set(idsOf(list(sandbox, { page_size: 3000 })));
  expect(removed.length).toBeGreaterThan(0);
  expect(removed.filter(({ id }) => shown.has(id))).toEqual([]);
});

test('a deployment that never had a finding has an empty list', () => {
  const { store } = planted('empty');
  for (const deployment of store.deployments({})) {
    expect(listFindings({}, deployment, store)).toEqual([]);
  }
});

test('no deployment sees the findings of another', () => {
  const { db, store } = planted();
  const all = everyFinding(db);
  for (const deployment of store.deployments({})) {
    const own = all.filter(
      (seen) => seen.deployment === deployment.id && seen.issue_type === 0 && seen.status !== 6 && seen.archived === 0,
    );
    const names = [...new Set(all.map(({ repository }) => repository))];
    expect(idsOf(listFindings({ page_size: 3000 }, deployment, store))).toEqual(idsOf(own));
    expect(idsOf(listFindings({ page_size: 3000, repos: names }, deployment, store))).toEqual(idsOf(own));
  }
});

describe('a finding is told whole', () => {
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
  const words = (text: string): string[] => text.trim().split(/\s+/);
  const common = words(`
    id first_seen_scan_id created_at relevant_since categories confidence severity ref line_of_code_url match_based_id rule_name location
    repository rule external_ticket review_comments`);
  const code = words(`
    state_updated_at triaged_at state triage_state status triage_reason triage_comment syntactic_id assistant click_to_fix_prs
    click_to_fix_failures sourcing_policy`);
  const chain = words('is_malicious reachability reachable_condition epss_score fix_recommendations found_dependency');

  test.each([
    ['sast', [...common, ...code], answers.isCodeFinding],
    ['sca', [...common, ...chain], answers.isSupplyChainFinding],
    ['ai_sast', common, answers.isCodeFinding],
  ] as const)('of %s with every field of the specification', (issue_type, fields, hasShape) => {
    const findings = list(planted(), { issue_type, page_size: 3000 });
    expect(findings.length).toBeGreaterThan(50);
    for (const finding of findings) {
      expect(hasShape(finding)).toBe(true);
      expect(Object.keys(finding)).toEqual(expect.arrayContaining([...fields]));
      const { created_at, relevant_since } = finding as CodeFinding;
      expect([created_at, relevant_since]).toEqual([expect.stringMatching(instant), expect.stringMatching(instant)]);
      expect(created_at! <= relevant_since!).toBe(true);
    }
  });

  test('with the same match_based_id on each ref, and another for each other finding', () => {
    const sandbox = planted();
    const seen = new Map(everyFinding(sandbox.db).map((one) => [one.id, one]));
    const keys = new Map<string, Set<string>>();
    for (const finding of list(sandbox, { page_size: 3000 }) as CodeFinding[]) {
      const { repository_id, fingerprint } = seen.get(Number(finding.id))!;
      const key = `${repository_id} ${fingerprint}`;
      keys.set(key, (keys.get(key) ?? new Set()).add(`${finding.match_based_id} ${finding.syntactic_id}`));
    }
    expect([...keys.values()].every((ids) => ids.size === 1)).toBe(true);
    expect(new Set([...keys.values()].flatMap((ids) => [...ids])).size).toBe(keys.size);
  });

  test('with a rule message, but for some of the oldest', () => {
    const findings = list(planted('acme:5000'), { page_size: 3000 }) as CodeFinding[];
    const without = findings.filter((finding) => !('rule_message' in finding));
    expect(without.length).toBeGreaterThan(0);
    expect(without.length).toBeLessThan(findings.length / 4);
    expect(
      findings.every(({ rule, rule_message }) => rule_message === undefined || rule_message === rule!['message']),
    ).toBe(true);
  });

  test('with what people said of it', () => {
    const sandbox = planted();
    const findings = list(sandbox, { status: 'ignored', page_size: 3000 }) as CodeFinding[];
    const noted = findings.find(({ triage_comment }) => typeof triage_comment === 'string')!;
    const row = sandbox.db
      .prepare('SELECT note FROM finding_notes WHERE finding_id = ? ORDER BY id DESC LIMIT 1')
      .get(Number(noted.id));
    expect(noted.triage_comment).toBe(row!['note']);
    expect(noted.triaged_at).toMatch(instant);
  });

  test('with the package that a supply chain finding is about, where it is locked', () => {
    const findings = list(planted(), { issue_type: 'sca', page_size: 3000 }) as SupplyChainFinding[];
    for (const { found_dependency: found, is_malicious, reachability, reachable_condition } of findings) {
      expect(found).toMatchObject({ package: expect.any(String), version: expect.any(String) });
      expect(found!['lockfile_line_url']).toMatch(/^https:\/\/git\.example\/.+#L\d+$/);
      expect(typeof is_malicious).toBe('boolean');
      expect(reachable_condition === null).toBe(reachability !== 'conditionally reachable');
    }
  });
});
