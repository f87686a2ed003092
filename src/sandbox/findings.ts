import { hash } from 'node:crypto';
import type {
  CodeFinding,
  CommonFinding,
  Finding,
  ListFindingsQuery,
  SupplyChainFinding,
  TriageAnswer,
  TriageRequest,
} from '../generated/types.ts';
import { conditionsOf } from './filters.ts';
import type { DeploymentRow, Handlers } from './platform.ts';
import type { Store } from './store/database.ts';
import {
  codeOf,
  confidences,
  exposures,
  fixPullRequestStates,
  nameOf,
  severities,
  states,
  statuses,
  transitivities,
  triageReasons,
  triageStates,
  verdicts,
} from './vocabulary.ts';

export const findingHandlers: Pick<Handlers, 'listFindings' | 'triageFindings'> = {
  listFindings: ({ query, deployment, platform }) => ({ findings: listFindings(query, deployment, platform.store) }),
  triageFindings: ({ body, deployment, platform }) => triageFindings(body, deployment, platform.store, Date.now()),
};

/** One page of a deployment's findings, newest first, without archived repositories, as in issue search. */
function listFindings(query: ListFindingsQuery, { id }: DeploymentRow, store: Store): Finding[] {
  const { issue_type = 'sast', page = 0, page_size = 100, dedup = false, since } = query;
  const filter = { ...query, issue_type, since: since && since * 1000, includeArchived: false };
  const ids = findNewest(store, id, filter, { offset: page * page_size, limit: page_size, dedup });
  const describe = issue_type === 'sca' ? describeSupplyChain : describeCode;
  return store.rows<FindingRow>(findingsByIds, { ids: JSON.stringify(ids) }).map(describe);
}

/** Selects matching findings. `dedup`: only the newest one per fingerprint and repository. */
type Slice = { readonly offset: number; readonly limit: number; readonly dedup: boolean };

/** Ids of matching findings, newest first. */
function findNewest(store: Store, deployment: string, filter: object, { offset, limit, dedup }: Slice): number[] {
  const { sql, bound } = conditionsOf(deployment, filter);
  const index = 'issue_ids' in bound ? 'NOT INDEXED' : 'INDEXED BY findings_by_time';
  const rows = store.each<Pick<FindingRow, 'id' | 'repository_id' | 'fingerprint'>>(
    `SELECT f.id, f.repository_id, f.fingerprint FROM findings AS f ${index} WHERE f.status <> 6 AND ${sql} ORDER BY f.relevant_since DESC, f.id DESC`,
    bound,
  );
  const seen = new Set<string>();
  const found: number[] = [];
  let passed = 0;
  for (const { id, repository_id, fingerprint } of rows) {
    const key = `${String(repository_id)} ${String(fingerprint)}`;
    if (dedup && seen.has(key)) continue;
    if (dedup) seen.add(key);
    passed += 1;
    if (passed > offset) found.push(id);
    if (found.length === limit) break;
  }
  return found;
}

// CROSS JOIN fixes the order: the ids first, then the rows they name.
const these = 'FROM json_each(:ids) AS wanted CROSS JOIN findings AS f ON f.id = wanted.value';

const findingsByIds = `
  SELECT f.*, refs.name AS ref, files.path, repositories.name AS repository, rules.name AS rule, rules.message, rules.severity,
    rules.confidence, rules.categories, rules.details, packages.name AS package, packages.version, packages.ecosystem, packages.malicious,
    (SELECT json_object('id', id, 'name', name, 'slug', slug) FROM sourcing_policies WHERE id = f.policy_id) AS policy,
    (SELECT note FROM finding_notes WHERE finding_id = f.id ORDER BY id DESC LIMIT 1) AS note
  ${these} CROSS JOIN refs ON refs.id = f.ref_id CROSS JOIN files ON files.id = f.file_id
    CROSS JOIN repositories ON repositories.id = f.repository_id CROSS JOIN rules ON rules.id = f.rule_id
    LEFT JOIN packages ON packages.id = f.package_id
  ORDER BY wanted.key`;

/** A finding with its references. Codes are indices into the lists of `vocabulary.ts`, times are milliseconds. */
type FindingRow = {
  id: number;
  repository_id: number;
  repository: string;
  ref: string;
  path: string;
  line: number;
  fingerprint: number;
  scan_id: number;
  rule_id: number;
  rule: string;
  message: string;
  severity: number;
  confidence: number;
  /** A list as JSON. */
  categories: string;
  /** `RuleDetails` as JSON. */
  details: string;
  created_at: number;
  relevant_since: number;
  state_updated_at: number;
  triaged_at: number | null;
  state: number;
  triage_state: number;
  triage_reason: number | null;
  status: number;
  verdict: number | null;
  /** `id`, `name` and `slug` as JSON. */
  policy: string | null;
  fix_pr: number | null;
  package: string | null;
  version: string;
  ecosystem: string;
  malicious: number | null;
  exposure: number | null;
  transitivity: number | null;
  /** The newest note. */
  note: string | null;
};

/** The JSON in `rules.details`: for issue groups and rarely used filters. Times are milliseconds. */
export type RuleDetails = {
  readonly language: string;
  readonly cwe: string | null;
  readonly shaSum: string;
  readonly versionId: string;
  readonly sourceUri: string;
  readonly author: string;
  readonly lastChangeAt: number;
  /** Paths of the files that the rule is tested with. */
  readonly testCases: readonly string[];
  readonly proOnly: boolean;
  readonly advisory: {
    /** `CVE-…`, or `MAL-…` for a malicious package. */
    readonly id: string;
    readonly package: string;
    /** The first version that is not affected. */
    readonly fixedVersion: string;
    /** EPSS: probability of exploitation in the next 30 days, and percentile. */
    readonly epss: {
      readonly score: number;
      readonly percentile: number;
      readonly updatedAt: number;
      readonly probability: 'low' | 'medium' | 'high';
    };
  } | null;
};

/** A finding in the list's format, also for AI findings, whose fields the specification leaves open. */
const describeCode = (row: FindingRow): CodeFinding => ({
  ...describeCommon(row),
  syntactic_id: digest(row, 'code'),
  assistant: row.verdict === null ? null : { autotriage: { verdict: nameOf(verdicts, row.verdict) } },
  click_to_fix_failures: [],
});

const reachabilities = [
  'reachable',
  'always reachable',
  'conditionally reachable',
  'unreachable',
  'no reachability analysis',
] as const;

/** Where the specification leaves fields open, they are as in a code finding. */
function describeSupplyChain(row: FindingRow): SupplyChainFinding {
  const { advisory } = JSON.parse(row.details) as RuleDetails;
  const exposure = row.exposure ?? codeOf(exposures, 'unknown');
  return {
    ...describeCommon(row),
    is_malicious: row.malicious === 1,
    reachability: nameOf(reachabilities, exposure),
    reachable_condition: exposures[exposure] === 'conditionally_reachable' ? 'When input of a user gets there.' : null,
    epss_score: advisory && { score: advisory.epss.score, percentile: advisory.epss.percentile },
    fix_recommendations: advisory === null ? [] : [{ package: advisory.package, version: advisory.fixedVersion }],
    found_dependency:
      row.package === null
        ? null
        : {
            package: row.package,
            version: row.version,
            ecosystem: row.ecosystem,
            transitivity: nameOf(transitivities, row.transitivity ?? codeOf(transitivities, 'unknown')),
          },
  };
}

/** Older findings have no message of their own. */
const messagesSince = Date.UTC(2025, 6, 1);

/** Fields of unspecified structure hold the minimum that makes sense. */
function describeCommon(row: FindingRow): CommonFinding & Omit<CodeFinding, keyof CommonFinding> {
  const url = `https://git.example/${row.repository}`;
  const branch = row.ref.replace(/^refs\/heads\//, '');
  const categories = JSON.parse(row.categories) as string[];
  return {
    id: row.id,
    first_seen_scan_id: row.scan_id,
    created_at: iso(row.created_at),
    relevant_since: iso(row.relevant_since),
    categories,
    confidence: nameOf(confidences, row.confidence),
    severity: nameOf(severities, row.severity),
    ref: row.ref,
    line_of_code_url: encodeURI(`${url}/blob/${branch}/${row.path}#L${String(row.line)}`),
    match_based_id: `${digest(row, 'pattern')}_0`,
    rule_name: row.rule,
    ...(row.created_at < messagesSince ? {} : { rule_message: row.message }),
    location: { file_path: row.path, line: row.line, column: 1, end_line: row.line, end_column: 80 },
    repository: { name: row.repository, url },
    rule: describeRule(row, categories),
    external_ticket: null,
    review_comments: [],
    state_updated_at: iso(row.state_updated_at),
    triaged_at: row.triaged_at === null ? null : iso(row.triaged_at),
    // Removed findings are never shown.
    state: nameOf(states, row.state) as Exclude<CodeFinding['state'], undefined>,
    triage_state: nameOf(triageStates, row.triage_state),
    status: nameOf(statuses, row.status) as Exclude<CodeFinding['status'], undefined>,
    triage_reason: row.triage_reason === null ? null : nameOf(triageReasons, row.triage_reason),
    triage_comment: row.note,
    click_to_fix_prs: row.fix_pr === null ? [] : [{ state: nameOf(fixPullRequestStates, row.fix_pr) }],
    sourcing_policy: row.policy === null ? null : (JSON.parse(row.policy) as Record<string, unknown>),
  };
}

/** The rule of a finding. A weakness class is listed next to the category `security`. */
function describeRule(
  { rule, message, confidence, details }: FindingRow,
  categories: string[],
): Record<string, unknown> {
  const category = categories.includes('security') ? 'security' : categories[0];
  const { cwe } = JSON.parse(details) as RuleDetails;
  return {
    name: rule,
    message,
    confidence: nameOf(confidences, confidence),
    category,
    vulnerability_classes: categories.filter((name) => name !== category),
    cwe_names: cwe === null ? [] : [cwe],
  };
}

/** Milliseconds as text, in UTC. */
const iso = (at: number): string => new Date(at).toISOString();

/** The same for a finding on each ref of its repository. */
const digest = ({ repository_id, path, rule_id, fingerprint }: FindingRow, of: string): string =>
  hash('sha256', [of, repository_id, path, rule_id, fingerprint].join('\n'));

/** Triages the selected findings and the same ones on other refs, in one transaction. `now`: milliseconds. */
export function triageFindings(
  request: TriageRequest,
  { id: deployment }: DeploymentRow,
  store: Store,
  now: number,
): TriageAnswer {
  const { limit = 3000, new_triage_state: state, new_note: note, since } = request;
  return store.transaction(() => {
    const filter = { ...request, since: since && since * 1000 };
    const chosen = findNewest(store, deployment, filter, { offset: 0, limit, dedup: false });
    const others = store.rows<{ id: number }>(siblings, { ids: JSON.stringify(chosen) });
    const triaged = [...new Set([...chosen, ...others.map(({ id }) => id)])];
    if (state !== undefined) decide(triaged, request, store, now);
    if (note !== undefined) {
      const ids = JSON.stringify(triaged);
      store.run('INSERT INTO finding_notes (finding_id, at, note) SELECT value, :at, :note FROM json_each(:ids)', {
        ids,
        at: now,
        note,
      });
    }
    store.run(
      'INSERT INTO triages (at, deployment_id, triage_state, count) VALUES (:at, :deployment, :state, :count)',
      { at: iso(now), deployment, state: state ?? null, count: triaged.length },
    );
    return { num_triaged: triaged.length, triaged_issues: triaged };
  });
}

/** One bulk triage: the requested state, if any, and the number of findings changed. */
export type TriageRow = { at: string; deployment_id: string; triage_state: string | null; count: number };

/** The same findings on other refs, except removed ones. */
const siblings = `
  SELECT g.id ${these} CROSS JOIN findings AS g INDEXED BY findings_by_fingerprint
    ON g.repository_id = f.repository_id AND g.fingerprint = f.fingerprint
  WHERE g.set_id = f.set_id AND g.ref_id <> f.ref_id AND g.status <> 6`;

function decide(
  triaged: readonly number[],
  { new_triage_state: state = 'reopened', new_triage_reason: reason }: TriageRequest,
  store: Store,
  at: number,
): void {
  // In table order, so that neighbours are written together.
  const ids = JSON.stringify(triaged.toSorted((one, other) => one - other));
  // An earlier reason stays only with `ignored` (1) and no new reason.
  store.run(
    `UPDATE findings SET triage_state = :state, triaged_at = :at,
      triage_reason = CASE WHEN :state = 1 THEN coalesce(:reason, triage_reason) END
    WHERE id IN (SELECT value FROM json_each(:ids))`,
    {
      ids,
      at,
      state: codeOf(triageStates, state),
      reason: reason === undefined ? null : codeOf(triageReasons, reason),
    },
  );
  // Where the status differs from the last one in the history.
  const ended = 'LEFT JOIN finding_history AS h ON h.finding_id = f.id AND h.until = 9007199254740991';
  const rows = store.rows<{ id: number }>(`SELECT f.id ${these} ${ended} WHERE h.status IS NOT f.status`, { ids });
  const moved = { ids: JSON.stringify(rows.map(({ id }) => id)), at };
  // An interval that began now, or later by another clock, is corrected instead of ended.
  store.run(
    `INSERT INTO finding_history (finding_id, since, until, status)
      SELECT f.id, max(:at, coalesce(h.since, 0)), 9007199254740991, f.status ${these} ${ended} WHERE true
    ON CONFLICT DO UPDATE SET status = excluded.status`,
    moved,
  );
  store.run(
    `UPDATE finding_history SET until = :at
    WHERE finding_id IN (SELECT value FROM json_each(:ids)) AND until = 9007199254740991 AND since < :at`,
    moved,
  );
}
