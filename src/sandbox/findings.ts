import type { Finding, ListFindingsQuery, TriageAnswer, TriageRequest } from '../generated/types.ts';
import { conditionsOf } from './filters.ts';
import type { DeploymentRow, Handlers } from './platform.ts';
import { type Store, textOfTime } from './store/database.ts';
import {
  codeOf,
  confidences,
  exposures,
  fixPullRequestStates,
  severities,
  states,
  statuses,
  transitivities,
  triageReasons,
  triageStates,
  verdicts,
  wordOf,
} from './vocabulary.ts';

export const findingHandlers = {
  listFindings: ({ query, deployment, platform }) => ({ findings: listFindings(query, deployment, platform.store) }),
  triageFindings: ({ body, deployment, platform }) => triageFindings(body, deployment, platform.store, Date.now()),
} satisfies Partial<Handlers>;

/** One page of a deployment's findings, newest first, without archived repositories, as in issue search. */
function listFindings(query: ListFindingsQuery, { id }: DeploymentRow, store: Store): Finding[] {
  const { issue_type = 'sast', page = 0, page_size = 100, dedup = false, since } = query;
  const filter = { ...query, issue_type, since: since && since * 1000, includeArchived: false };
  const ids = JSON.stringify(findNewest(store, id, filter, { offset: page * page_size, limit: page_size, dedup }));
  const form = issue_type === 'sca' ? supplyChainFinding : codeFinding;
  return store.rows<{ finding: string }>(form, { ids }).map(({ finding }) => JSON.parse(finding) as Finding);
}

/** Selects matching findings. `dedup`: only the newest one per fingerprint and repository. */
type Slice = { readonly offset: number; readonly limit: number; readonly dedup: boolean };

/** Ids of matching findings, newest first. */
export function findNewest(
  store: Store,
  deployment: string,
  filter: object,
  { offset, limit, dedup }: Slice,
): number[] {
  const { sql, bound } = conditionsOf(deployment, filter);
  const index = 'issue_ids' in bound ? 'NOT INDEXED' : 'INDEXED BY findings_by_time';
  const same = dedup ? "f.repository_id || ' ' || f.fingerprint" : 'f.id';
  const rows = store.each<{ id: number; same: string | number }>(
    `SELECT f.id, ${same} AS same FROM findings AS f ${index} WHERE f.status <> 6 AND ${sql} ORDER BY f.relevant_since DESC, f.id DESC`,
    bound,
  );
  const found = new Map<string | number, number>();
  for (const { id, same: key } of rows) {
    if (!found.has(key)) found.set(key, id);
    if (found.size === offset + limit) break;
  }
  return [...found.values()].slice(offset);
}

// CROSS JOIN fixes the order: the ids first, then the rows they name.
export const fromIds = 'FROM json_each(:ids) AS requested CROSS JOIN findings AS f ON f.id = requested.value';

/** A list of the one value, or an empty one for null. */
const listOf = (value: string, isNull = value): string => `json(iif(${isNull} IS NULL, '[]', json_array(${value})))`;

/** An object, or null. */
const objectUnless = (isNull: string, object: string): string =>
  `json(iif(${isNull} IS NULL, NULL, json_object(${object})))`;

/** The same text for a finding on each ref of its repository. */
const digest = (of: string): string =>
  `sha256(concat_ws(char(10), '${of}', f.repository_id, files.path, f.rule_id, f.fingerprint))`;

const url = "'https://git.example/' || repositories.name";

/** Fields of unspecified structure hold the minimum that makes sense. */
const common = `
  'id', f.id, 'first_seen_scan_id', f.scan_id,
  'created_at', ${textOfTime('f.created_at')}, 'relevant_since', ${textOfTime('f.relevant_since')},
  'categories', json(rules.categories),
  'confidence', ${wordOf(confidences, 'rules.confidence')}, 'severity', ${wordOf(severities, 'rules.severity')},
  'ref', refs.name,
  'line_of_code_url', concat(${url}, '/blob/', replace(refs.name, 'refs/heads/', ''), '/', files.path, '#L', f.line),
  'match_based_id', ${digest('pattern')} || '_0',
  'rule_name', rules.name, 'rule_message', rules.message,
  'location', json_object('file_path', files.path, 'line', f.line, 'column', 1, 'end_line', f.line, 'end_column', 80),
  'repository', json_object('name', repositories.name, 'url', ${url}),
  'rule', json_object(
    'name', rules.name, 'message', rules.message, 'confidence', ${wordOf(confidences, 'rules.confidence')},
    'category', rules.category, 'vulnerability_classes', ${listOf('rules.weakness')}, 'cwe_names', ${listOf('rules.cwe')}
  ),
  'external_ticket', NULL, 'review_comments', json_array(),
  'state_updated_at', ${textOfTime('f.state_updated_at')}, 'triaged_at', ${textOfTime('f.triaged_at')},
  'state', ${wordOf(states, 'f.state')}, 'triage_state', ${wordOf(triageStates, 'f.triage_state')},
  'status', ${wordOf(statuses, 'f.status')}, 'triage_reason', ${wordOf(triageReasons, 'f.triage_reason')},
  'triage_comment', (SELECT note FROM finding_notes WHERE finding_id = f.id ORDER BY id DESC LIMIT 1),
  'click_to_fix_prs', ${listOf(`json_object('state', ${wordOf(fixPullRequestStates, 'f.fix_pr')})`, 'f.fix_pr')},
  'sourcing_policy', json((SELECT json_object('id', id, 'name', name, 'slug', slug) FROM sourcing_policies WHERE id = f.policy_id))`;

/** Older findings have no message of their own. */
const withoutMessage = `iif(f.created_at < ${String(Date.UTC(2025, 6, 1))}, '$.rule_message', '$.none')`;

/** Selects findings by their ids, in that order, as JSON of these fields. */
const findings = (fields: string): string => `
  SELECT json_remove(json_object(${fields}), ${withoutMessage}) AS finding
  ${fromIds} CROSS JOIN refs ON refs.id = f.ref_id CROSS JOIN files ON files.id = f.file_id
    CROSS JOIN repositories ON repositories.id = f.repository_id CROSS JOIN rules ON rules.id = f.rule_id
    LEFT JOIN packages ON packages.id = f.package_id
  ORDER BY requested.key`;

/** Also for AI findings, whose fields the specification leaves open. */
const codeFinding = findings(`${common},
  'syntactic_id', ${digest('code')}, 'click_to_fix_failures', json_array(),
  'assistant', ${objectUnless('f.verdict', `'autotriage', json_object('verdict', ${wordOf(verdicts, 'f.verdict')})`)}`);

const reachability = `iif(coalesce(f.exposure, 4) = 4, 'no reachability analysis', replace(${wordOf(exposures, 'f.exposure')}, '_', ' '))`;

/** Where the specification leaves fields open, they are as in a code finding. */
const supplyChainFinding = findings(`${common},
  'is_malicious', json(iif(packages.malicious, 'true', 'false')), 'reachability', ${reachability},
  'reachable_condition', iif(f.exposure = 2, 'When input of a user gets there.', NULL),
  'epss_score', ${objectUnless('rules.epss_score', "'score', rules.epss_score, 'percentile', round(sqrt(rules.epss_score), 4)")},
  'fix_recommendations', ${listOf("json_object('package', rules.package, 'version', rules.fixed_version)", 'iif(packages.malicious, NULL, rules.package)')},
  'found_dependency', ${objectUnless(
    'packages.id',
    `'package', packages.name, 'version', packages.version, 'ecosystem', packages.ecosystem,
    'transitivity', ${wordOf(transitivities, 'coalesce(f.transitivity, 2)')}`,
  )}`);

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
    const ids = JSON.stringify(triaged);
    if (state !== undefined) decide(store, { ids, at: now }, state, request.new_triage_reason);
    if (note !== undefined) {
      store.run('INSERT INTO finding_notes (finding_id, at, note) SELECT value, :at, :note FROM json_each(:ids)', {
        ids,
        at: now,
        note,
      });
    }
    store.run(
      'INSERT INTO triages (at, deployment_id, triage_state, count) VALUES (:at, :deployment, :state, :count)',
      { at: new Date(now).toISOString(), deployment, state: state ?? null, count: triaged.length },
    );
    return { num_triaged: triaged.length, triaged_issues: triaged };
  });
}

/** One bulk triage: the requested state, if any, and the number of findings changed. */
export type TriageRow = { at: string; deployment_id: string; triage_state: string | null; count: number };

/** The same findings on other refs, except removed ones. */
const siblings = `
  SELECT g.id ${fromIds} CROSS JOIN findings AS g INDEXED BY findings_by_fingerprint
    ON g.repository_id = f.repository_id AND g.fingerprint = f.fingerprint
  WHERE g.set_id = f.set_id AND g.ref_id <> f.ref_id AND g.status <> 6`;

/** Sets the state of findings, and adds to their history where the status changes. `ids` is a list as JSON. */
function decide(
  store: Store,
  chosen: { readonly ids: string; readonly at: number },
  state: NonNullable<TriageRequest['new_triage_state']>,
  reason: TriageRequest['new_triage_reason'],
): void {
  // An earlier reason stays only with `ignored` (1) and no new reason.
  store.run(
    `UPDATE findings SET triage_state = :state, triaged_at = :at,
      triage_reason = CASE WHEN :state = 1 THEN coalesce(:reason, triage_reason) END
    WHERE id IN (SELECT value FROM json_each(:ids))`,
    {
      ...chosen,
      state: codeOf(triageStates, state),
      reason: reason === undefined ? null : codeOf(triageReasons, reason),
    },
  );
  // A row of now, or of later by another clock, is corrected.
  store.run(
    `INSERT INTO finding_history (finding_id, at, status)
      SELECT f.id, max(:at, h.at), f.status ${fromIds} JOIN finding_history AS h ON h.finding_id = f.id
        AND h.at = (SELECT max(at) FROM finding_history WHERE finding_id = f.id)
      WHERE h.status <> f.status
    ON CONFLICT DO UPDATE SET status = excluded.status`,
    chosen,
  );
}
