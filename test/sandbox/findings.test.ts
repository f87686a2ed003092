import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IssueSearchRequest, TriageRequest } from '../../src/generated/types.ts';
import { triageFindings } from '../../src/sandbox/findings.ts';
import { searchIssues } from '../../src/sandbox/issues.ts';
import { reportBacklog, reportGuardrails } from '../../src/sandbox/reports.ts';
import {
  boards,
  confidences,
  exposures,
  issueTypes,
  policyModes,
  sensitivities,
  severities,
  statuses,
  transitivities,
  triageReasons,
  triageStates,
  validationStates,
  verdicts,
  visibilities,
} from '../../src/sandbox/vocabulary.ts';
import { type Json, openSandbox } from '../rig/platform-api.ts';
import { everyFinding, type Planted, planted, type Seen } from './planted.ts';

/** The words that a filter may name a finding by. */
type Own = (seen: Seen) => readonly unknown[];

const code =
  (names: readonly string[], of: (seen: Seen) => number | null): Own =>
  (seen) => {
    const at = of(seen);
    return at === null ? [] : [names[at]];
  };
const text =
  (of: (seen: Seen) => unknown): Own =>
  (seen) => [of(seen)];
const likelihood = (score: number): string => ['low', 'medium', 'high'][Number(score >= 0.1) + Number(score >= 0.5)]!;

const [repository, tag, rule, category] = [
  text((seen) => seen.repository),
  (seen: Seen) => seen.tags,
  text((seen) => seen.rule),
  (seen: Seen) => seen.categories,
];
const [repositoryId, team] = [text((seen) => String(seen.repository_id)), text((seen) => seen.team)];
const [ruleset, secretType] = [text((seen) => seen.ruleset), text((seen) => seen.secret_type)];
const [dependency, advisory] = [text((seen) => seen.package), text((seen) => seen.advisory)];

const ofTriage: Record<string, Own> = {
  issue_ids: text((seen) => seen.id),
  status: code(statuses, (seen) => seen.status),
  ref: text((seen) => seen.ref),
  confidence: code(confidences, (seen) => seen.confidence),
  autotriage_verdict: code(verdicts, (seen) => seen.verdict),
  pro_only: text((seen) => seen.pro === 1),
  categories: category,
  project_tags: tag,
  component_tags: text((seen) => seen.component),
  policies: code(boards, (seen) => seen.policy_mode),
  policy_mode: code(policyModes, (seen) => seen.policy_mode),
  repos: repository,
  rules: rule,
  ruleset,
  severities: code(severities, (seen) => seen.severity),
  triage_reasons: code(triageReasons, (seen) => seen.triage_reason),
};
const ofType: Record<'sast' | 'sca' | 'secrets', Record<string, Own>> = {
  sast: ofTriage,
  sca: {
    ...ofTriage,
    dependencies: dependency,
    epss_probability: (seen) => [seen.epss === null ? 'none' : likelihood(seen.epss)],
    exposures: code(exposures, (seen) => seen.exposure),
    transitivities: code(transitivities, (seen) => seen.transitivity),
  },
  secrets: {
    ...ofTriage,
    include_historical: (seen) => (seen.historical === 1 ? [true] : [true, false]),
    repository_visibility: code(visibilities, (seen) => seen.visibility),
    secret_types: secretType,
    validation_state: code(validationStates, (seen) => seen.validation_state),
  },
};
const memory =
  (use: number): Own =>
  (seen) =>
    seen.memory !== null && seen.memory_use! >= use ? [`memory-${String(seen.memory)}`] : [];
const ofIssues: Record<string, Own> = {
  ids: text((seen) => String(seen.id)),
  repositoryNames: repository,
  repositoryIds: repositoryId,
  repositoryTags: tag,
  refs: text((seen) => seen.ref),
  teamNames: team,
  policySlugs: text((seen) => seen.policy),
  rules: rule,
  ruleIds: text((seen) => String(seen.rule_id)),
  rulesets: ruleset,
  categories: category,
  dependencies: dependency,
  cves: advisory,
  secretTypes: secretType,
  advisoryIds: advisory,
  filePaths: text((seen) => seen.path),
  excludeHistorical: (seen) => (seen.historical === 1 ? [false] : [true, false]),
  onPrimaryBranch: (seen) => (seen.is_primary === 1 ? [true, false] : [false]),
  hasInFlightAutofixPr: (seen) => (seen.fix_pr === 0 ? [true, false] : [false]),
  includeArchived: text((seen) => seen.archived === 1),
  severities: (seen) => (seen.severity === null ? [] : [`SEVERITY_${severities[seen.severity]!.toUpperCase()}`]),
  confidences: (seen) =>
    seen.confidence === null ? [] : [`CONFIDENCE_${confidences[seen.confidence]!.toUpperCase()}`],
  validationStates: (seen) =>
    seen.validation_state === null
      ? []
      : [`VALIDATION_STATE_${validationStates[seen.validation_state]!.toUpperCase()}`],
  repoVisibilities: (seen) => [`REPOSITORY_VISIBILITY_${visibilities[seen.visibility]!.toUpperCase()}`],
  aiSensitivities: (seen) =>
    seen.sensitivity === null ? [] : [`SENSITIVITY_${sensitivities[seen.sensitivity]!.toUpperCase()}_SENSITIVITY`],
  issueParentIds: (seen) => (seen.parent_id === null ? [] : [String(seen.parent_id)]),
  includeTicketed: (seen) => (seen.ticket === null ? [false] : [true, false]),
  includeAiMemoryRendered: (seen) => ((seen.memory_use ?? 0) >= 1 ? [true, false] : [false]),
  memoryIdInScope: memory(0),
  aiMemoryRendered: memory(1),
  aiMemoryReferenced: memory(2),
  aiMemoryWillFlipVerdict: memory(3),
};
const ofReports: Record<string, Own> = {
  projects: repository,
  projectIds: repositoryId,
  tags: tag,
  teams: team,
  ruleIds: (seen) => [seen.rule, String(seen.rule_id)],
  findingCategories: category,
  findingTypes: code(issueTypes, (seen) => seen.issue_type),
};
const closed = ['policy_mode', 'policies', 'exposures', 'transitivities', 'triage_reasons', 'epss_probability'];
const scalar = [
  'status',
  'ref',
  'confidence',
  'autotriage_verdict',
  ...Object.keys(ofIssues).filter((name) => /emory/.test(name)),
];

/** Up to four fields with words that findings go by, and now and then one that none does. */
function requests(all: readonly Seen[], owns: Record<string, Own>): fc.Arbitrary<Record<string, unknown>> {
  const valuesOf = (name: string): fc.Arbitrary<unknown> => {
    const words = [...new Set(all.flatMap((seen) => owns[name]!(seen)))].filter((word) => word !== null).slice(0, 80);
    if (typeof words[0] === 'boolean') return fc.boolean();
    const odd = typeof words[0] === 'number' ? [0, 1e15, 2 ** 60] : ['no such', 'toString'];
    const word = fc.constantFrom(...words, ...(closed.includes(name) ? [] : odd));
    return scalar.includes(name) ? word : fc.array(word, { minLength: 1, maxLength: 6 });
  };
  return fc
    .subarray(Object.keys(owns), { minLength: 1, maxLength: 4 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, valuesOf(name)]))));
}

const matches = (seen: Seen, request: object, owns: Record<string, Own>): boolean =>
  seen.deployment === '1234' &&
  Object.entries(request).every(([name, words]) => owns[name]!(seen).some((word) => [words].flat().includes(word)));

const now = Date.UTC(2026, 11, 1, 12);
const triage = ({ store, deployment }: Planted, request: TriageRequest, at = now): number[] => {
  const { num_triaged, triaged_issues } = triageFindings(request, deployment, store, at);
  expect(num_triaged).toBe(triaged_issues?.length);
  return (triaged_issues ?? []).map(Number).toSorted((one, other) => one - other);
};

describe('a bulk triage', () => {
  test.each(['sast', 'sca', 'secrets'] as const)(
    'of %s selects the newest matches up to the limit, and the same findings on other refs',
    (type) => {
      const sandbox = planted('acme:3000');
      const all = everyFinding(sandbox.db);
      const own = all.filter((seen) => seen.status !== 6 && issueTypes[seen.issue_type] === type);
      fc.assert(
        fc.property(requests(own, ofType[type]), fc.constantFrom(1, 7, 3000), fc.nat(), (filter, limit, at) => {
          const since = at % 3 === 0 ? Math.floor(own[at % own.length]!.relevant_since / 1000) : 0;
          // By filters what the list can show, by ids what they name.
          const chosen = own
            .filter((seen) => matches(seen, filter, ofType[type]) && seen.relevant_since >= since * 1000)
            .filter((seen) => 'issue_ids' in filter || seen.archived === 0)
            .slice(0, limit);
          const keys = new Set(chosen.map((seen) => `${seen.repository_id} ${seen.fingerprint}`));
          const siblings = own.filter((seen) => keys.has(`${seen.repository_id} ${seen.fingerprint}`));
          const wanted = siblings.map(({ id }) => id).toSorted((one, other) => one - other);
          const request = { issue_type: type, limit, new_note: 'seen', ...(since > 0 ? { since } : {}), ...filter };
          expect(triage(sandbox, request)).toEqual(wanted);
        }),
        { numRuns: 150 },
      );
    },
  );

  test.each(['ignored', 'reviewing', 'fixing', 'reopened', 'provisionally_ignored'] as const)(
    'makes it %s',
    (state) => {
      const sandbox = planted();
      const ids = triage(sandbox, { issue_type: 'sast', severities: ['high'], new_triage_state: state });
      expect(ids.length).toBeGreaterThan(50);
      for (const seen of everyFinding(sandbox.db).filter(({ id }) => ids.includes(id))) {
        expect(seen).toMatchObject({ triage_state: triageStates.indexOf(state), triaged_at: now });
        // What is no longer detected stays fixed, whatever people say of it.
        const standing = state === 'reopened' ? 'open' : state;
        expect(statuses[seen.status]).toBe(seen.state === 2 ? 'fixed' : standing);
      }
    },
  );
});

const turns: TriageRequest[] = [
  { issue_type: 'sast', status: 'open', new_triage_state: 'ignored', new_triage_reason: 'no_time' },
  { issue_type: 'sast', severities: ['high'], new_triage_state: 'reviewing' },
  { issue_type: 'sca', exposures: ['unreachable'], new_triage_state: 'provisionally_ignored' },
  { issue_type: 'sast', status: 'ignored', new_triage_state: 'reopened' },
  { issue_type: 'sast', status: 'open', limit: 200, new_triage_state: 'fixing' },
];

type Step = { finding_id: number; at: number; status: number };
const historyOf = (db: DatabaseSync): Step[] =>
  db.prepare('SELECT * FROM finding_history ORDER BY finding_id, at').all() as Step[];

/** The last step of each finding tells where it stands. */
function wrongStandings({ db }: Planted): Seen[] {
  const standing = new Map(historyOf(db).map(({ finding_id: id, status }) => [id, status]));
  return everyFinding(db).filter(({ id, status }) => status !== standing.get(id));
}

test.each([
  ['a minute apart', (turn: number) => now + turn * 60_000],
  ['at the same moment', () => now],
  ['by a clock that goes back', (turn: number) => now - turn * 60_000],
  ['by a clock that is behind the seed', (turn: number) => Date.UTC(2025, 6, 1) + turn],
] as const)('the history is kept over triages %s', (_, clock) => {
  const sandbox = planted();
  for (const [turn, request] of turns.entries()) {
    expect(triage(sandbox, request, clock(turn)).length).toBeGreaterThan(0);
    expect(wrongStandings(sandbox)).toEqual([]);
  }
});

describe('issue search', () => {
  test('groups all matches of a filter, in order, for any page size', () => {
    const { store, deployment, db } = planted('acme:3000');
    const all = everyFinding(db);
    const tabs = { OPEN: [0], CLOSED: [1], IGNORED: [2, 5], REVIEWING: [3], FIXING: [4] };
    const tab = fc.option(fc.constantFrom(...(Object.keys(tabs) as (keyof typeof tabs)[])));
    fc.assert(
      fc.property(requests(all, ofIssues), tab, fc.integer({ min: 1, max: 30 }), (asked, inTab, limit) => {
        const filter = inTab === null ? asked : { ...asked, tab: `ISSUE_TAB_${inTab}` };
        const found: [string, number][] = [];
        const request: IssueSearchRequest = { filter, limit };
        for (let page = searchIssues(store, deployment, request); ;) {
          found.push(...(page.groups ?? []).map((one): [string, number] => [one.rulePath!, Number(one.issuesCount)]));
          expect(Number(page.fetched)).toBe(found.length);
          if (!page.cursor) break;
          page = searchIssues(store, deployment, { ...request, cursor: page.cursor });
        }
        const standing = inTab === null ? [0, 3, 4] : tabs[inTab];
        const meant = all.filter(
          (seen) => standing.includes(seen.status) && matches(seen, { includeArchived: false, ...asked }, ofIssues),
        );
        const counts = [...Map.groupBy(meant, (seen) => seen.rule)].map(([name, own]) => [name, own.length] as const);
        expect(found).toEqual(counts.toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
      }),
      { numRuns: 150 },
    );
  });

  test('counts from a time on by when an issue was fixed, and by when it was found', () => {
    const { store, deployment, db } = planted('acme:3000');
    const [middle] = db
      .prepare('SELECT state_updated_at AS at FROM findings WHERE status = 1 ORDER BY 1 LIMIT 1 OFFSET 100')
      .all() as { at: number }[];
    const since = new Date(middle?.at ?? 0).toISOString();
    const issuesFound = (filter: object): number =>
      (
        searchIssues(store, deployment, {
          filter: { aggregateIssueStates: ['AGGREGATE_ISSUE_STATE_FIXED'], ...filter },
        }).groups ?? []
      ).reduce((sum, { issuesCount }) => sum + Number(issuesCount), 0);
    const all = issuesFound({});
    const timeFilter = 'TIME_FILTER_FIXED_AT';
    const [after, before] = [issuesFound({ timeFilter, since }), issuesFound({ timeFilter, until: since })];
    expect(after + before).toBe(all);
    expect(before).toBeGreaterThan(0);
    expect(after).toBeGreaterThan(issuesFound({ since }));
    expect(issuesFound({ timeFilter: 'TIME_FILTER_OF_TOMORROW', since })).toBe(0);
    expect(issuesFound({ timeFilter: 'TIME_FILTER_OF_TOMORROW' })).toBe(all);
  });

  test('refuses a cursor of another search, and an invalid one', () => {
    const { store, deployment } = planted();
    const { cursor } = searchIssues(store, deployment, { limit: 3 });
    const refusal = expect.objectContaining({ status: 400 });
    expect(() => searchIssues(store, deployment, { cursor: cursor!, sortBy: 'SORT_BY_SEVERITY' })).toThrow(refusal);
    for (const broken of [cursor!.slice(1), cursor!.slice(0, -1), `${cursor!}A`, cursor!.toUpperCase(), 'x', ' ']) {
      expect(() => searchIssues(store, deployment, { cursor: broken })).toThrow(refusal);
    }
  });
});

describe('reports', () => {
  test('equal a count over every finding, also after triage', () => {
    const sandbox = planted('acme:1500');
    const muted = new Set(
      everyFinding(sandbox.db)
        .filter((seen) => seen.state === 1 && seen.triage_state === 0)
        .map(({ id }) => id),
    );
    for (const [turn, request] of turns.entries()) triage(sandbox, request, now + turn * 86_400_000);
    const all = everyFinding(sandbox.db);
    const history = Map.groupBy(historyOf(sandbox.db), (step) => step.finding_id);
    /** Where a finding stood just before a time, 7 for muted in the code. */
    const statusAt = (seen: Seen, time: number): number | undefined => {
      const step = history.get(seen.id)!.findLast(({ at }) => at < time);
      const isMuted = step?.status === 2 && step.at < now && muted.has(seen.id);
      return isMuted ? 7 : step?.status;
    };
    const born = (seen: Seen): number => history.get(seen.id)![0]!.at;
    const day = 86_400_000;
    const time = fc.integer({ min: now - 700 * day, max: now + 60 * day });
    fc.assert(
      fc.property(requests(all, ofReports), time, time, (lists, one, other) => {
        const [since, until] = [Math.min(one, other), Math.max(one, other) + 1];
        const timePeriod = { since: new Date(since).toISOString(), until: new Date(until).toISOString() };
        const asked = [sandbox.store, '1234', { filters: { ...lists, timePeriod } }, now + 99 * day] as const;
        const meant = all.filter((seen) => matches(seen, lists, ofReports));
        const shown = meant.filter((seen) => seen.policy_mode >= 1);
        const [backlog, guardrails] = [reportBacklog(...asked), reportGuardrails(...asked)];
        for (const [index, { timePeriod: at, open: counted }] of backlog.buckets!.entries()) {
          const [from, to] = [Date.parse(at!.since!), Date.parse(at!.until!)];
          const standing = meant.filter((seen) => [0, 3, 4].includes(statusAt(seen, to) ?? -1));
          const byRule = [...Map.groupBy(standing, (seen) => seen.rule)].map(([name, own]) => [name, own.length]);
          expect(counted).toEqual(Object.fromEntries(byRule));
          const ends = shown
            .filter((seen) => born(seen) >= from && born(seen) < to)
            .map((seen) => statusAt(seen, until)!);
          const count = (...codes: number[]): number => ends.filter((status) => codes.includes(status)).length;
          expect(guardrails.buckets![index]).toEqual({
            timePeriod: at,
            silenced: count(7),
            open: count(0, 3, 4),
            fixed: count(1),
            ignored: count(2),
            provisionallyIgnored: count(5),
          });
        }
        const whole = shown.filter((seen) => born(seen) >= since && born(seen) < until);
        expect(guardrails.totalOpened).toBe(whole.filter((seen) => statusAt(seen, until) !== 6).length);
        expect(guardrails.totalFixed).toBe(whole.filter((seen) => statusAt(seen, until) === 1).length);
        const counted = guardrails.buckets!.flatMap(({ timePeriod: _, ...counts }) =>
          Object.values(counts).map(Number),
        );
        expect(counted.reduce((sum, more) => sum + more, 0)).toBe(guardrails.totalOpened);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['2026-01-01', '2026-02-01', 31, '2026-01-02'],
    ['2026-01-01', '2026-02-02', 5, '2026-01-05'],
    ['2026-01-15', '2026-08-01', 7, '2026-02-01'],
    ['2015-06-01', '2026-01-01', 11, '2016-01-01'],
    ['2026-01-02', '2026-01-01', 0, undefined],
  ] as const)('divide the time from %s to %s into %i buckets', (since, until, parts, second) => {
    const filters = { timePeriod: { since: `${since}T00:00:00Z`, until: `${until}T00:00:00Z` } };
    const { buckets } = reportBacklog(planted('acme:0').store, '1234', { filters }, now);
    expect(buckets).toHaveLength(parts);
    expect(buckets?.[1]?.timePeriod?.since).toBe(second && `${second}T00:00:00.000Z`);
  });
});

test('the list has all findings that are not removed or archived, newest first, and each once with dedup', async () => {
  const { call } = await openSandbox();
  const path = '/api/v1/deployments/acme/findings?issue_type=sast';
  const pages = await Promise.all(
    [0, 1, 2, 3].map(async (page) => (await call('GET', `${path}&page_size=500&page=${String(page)}`)).body.findings),
  );
  const { db } = planted();
  const wanted = everyFinding(db).filter(
    (seen) => matches(seen, {}, {}) && seen.issue_type === 0 && seen.status !== 6 && seen.archived === 0,
  );
  expect(pages.flat().map((one: Json) => one.id)).toEqual(wanted.map(({ id }) => id));
  const once = new Set(wanted.map((seen) => `${seen.repository_id} ${seen.fingerprint}`));
  expect((await call('GET', `${path}&page_size=3000&dedup=true`)).body.findings).toHaveLength(once.size);
});
