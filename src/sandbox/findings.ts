import type { Finding, ListFindingsQuery, TriageAnswer, TriageRequest } from '../generated/types.ts';
import { conditionsOf } from './filters.ts';
import type { DeploymentRow, Handlers } from './platform.ts';
import { type Store, textOfTime } from './store/database.ts';
import {
  codeOf,
  confidences,
  exposures,
  sensitivities,
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
  const form = { sast: codeFinding, sca: supplyChainFinding, ai_sast: aiFinding }[issue_type];
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
const blob = (path: string): string =>
  `concat(${url}, '/blob/', replace(refs.name, 'refs/heads/', ''), '/', ${path}, '#L', f.line)`;
const location = `json_object('file_path', files.path, 'line', f.line, 'column', 1, 'end_line', f.line, 'end_column', 80)`;

/** The same finding on all refs has one ticket. */
const ticket = objectUnless(
  'f.ticket',
  `'external_slug', 'SEC-' || f.ticket, 'url', 'https://tickets.example/SEC-' || f.ticket, 'id', f.ticket,
  'linked_issue_ids', (SELECT json_group_array(id) FROM findings WHERE repository_id = f.repository_id AND fingerprint = f.fingerprint)`,
);

/** A policy that comments or blocks has commented on the pull request. */
const reviewComments = `json(iif(refs.is_primary = 0 AND f.policy_mode >= 1,
  json_array(json_object('external_discussion_id', substr(${digest('comment')}, 1, 20))), '[]'))`;

/** Fields whose structure the specification does not show are those of the published description. A null is left out. */
const common = `
  'id', f.id, 'first_seen_scan_id', f.scan_id,
  'created_at', ${textOfTime('f.created_at')}, 'relevant_since', ${textOfTime('f.relevant_since')},
  'confidence', ${wordOf(confidences, 'rules.confidence')}, 'severity', ${wordOf(severities, 'rules.severity')},
  'ref', refs.name, 'line_of_code_url', ${blob('files.path')},
  'match_based_id', ${digest('pattern')} || '_0', 'syntactic_id', ${digest('code')},
  'rule_name', rules.name, 'rule_message', iif(f.created_at < ${String(Date.UTC(2025, 6, 1))}, NULL, rules.message),
  'location', ${location},
  'repository', json_object('name', repositories.name, 'url', ${url}),
  'rule', json_object(
    'name', rules.name, 'message', rules.message, 'confidence', ${wordOf(confidences, 'rules.confidence')},
    'category', rules.category, 'subcategories', json_array('vuln'), 'owasp_names', json_array(),
    'vulnerability_classes', ${listOf('rules.weakness')}, 'cwe_names', ${listOf('rules.cwe')}
  ),
  'external_ticket', ${ticket}, 'review_comments', ${reviewComments},
  'state_updated_at', ${textOfTime('f.state_updated_at')}, 'triaged_at', ${textOfTime('f.triaged_at')},
  'state', ${wordOf(states, 'f.state')}, 'triage_state', ${wordOf(triageStates, 'f.triage_state')},
  'status', ${wordOf(statuses, 'f.status')}, 'triage_reason', ${wordOf(triageReasons, 'f.triage_reason')},
  'triage_comment', (SELECT note FROM finding_notes WHERE finding_id = f.id ORDER BY id DESC LIMIT 1)`;

/** Selects findings by their ids, in that order, as JSON of these fields. A merge patch (RFC 7396) leaves out what is null, older messages too. */
const findings = (fields: string): string => `
  SELECT json_patch('{}', json_object(${fields})) AS finding
  ${fromIds} CROSS JOIN refs ON refs.id = f.ref_id CROSS JOIN files ON files.id = f.file_id
    CROSS JOIN repositories ON repositories.id = f.repository_id CROSS JOIN rules ON rules.id = f.rule_id
    LEFT JOIN packages ON packages.id = f.package_id LEFT JOIN components ON components.id = f.component_id
  ORDER BY requested.key`;

const fixPullRequest = `json_object('url', ${url} || '/pull/' || f.id, 'created_at', ${textOfTime('f.relevant_since')})`;

/** What a code finding and an AI finding have in common beside that. */
const codeOrAi = `${common},
  'assistant', ${objectUnless(
    'coalesce(f.verdict, f.component_id)',
    `'autotriage', ${objectUnless(
      'f.verdict',
      `'verdict', ${wordOf(verdicts, 'f.verdict')}, 'reason', iif(f.verdict = 1, 'The value does not come from a user.', '')`,
    )},
    'component', ${objectUnless('components.tag', `'tag', components.tag, 'risk', ${wordOf(sensitivities, 'components.sensitivity')}`)}`,
  )},
  'click_to_fix_prs', ${listOf(fixPullRequest, 'f.fix_pr')},
  'click_to_fix_failures', ${listOf(
    `json_object('reason', 'The branch could not be created.', 'created_at', ${textOfTime('f.fix_failed_at')})`,
    'f.fix_failed_at',
  )},
  'sourcing_policy', json((SELECT json_object('id', id, 'name', name, 'slug', slug) FROM sourcing_policies WHERE id = f.policy_id))`;

const codeFinding = findings(`${codeOrAi}, 'categories', json(rules.categories)`);

const aiFinding = findings(`${codeOrAi}, 'ai_impact', 'Somebody could do what only others may.'`);

const reachability = `iif(coalesce(f.exposure, 4) = 4, 'no reachability analysis', replace(${wordOf(exposures, 'f.exposure')}, '_', ' '))`;

const supplyChainFinding = findings(`${common}, 'categories', json(rules.categories),
  'is_malicious', json(iif(packages.malicious, 'true', 'false')), 'reachability', ${reachability},
  'reachable_condition', iif(f.exposure = 2, 'When input of a user gets there.', NULL),
  'epss_score', ${objectUnless('rules.epss_score', "'score', rules.epss_score, 'percentile', round(sqrt(rules.epss_score), 4)")},
  'fix_recommendations', ${listOf("json_object('package', rules.package, 'version', rules.fixed_version)", 'iif(packages.malicious, NULL, rules.package)')},
  'vulnerability_identifier', rules.advisory,
  'usage', json(iif(f.exposure <= 1, json_object('location', ${location}), NULL)),
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
    // By filters, what the list can show; by ids, what they name.
    const among = request.issue_ids === undefined ? { includeArchived: false } : {};
    const filter = { ...request, ...among, since: since && since * 1000 };
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
