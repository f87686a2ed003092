import type { Finding, ListFindingsQuery, TriageAnswer, TriageRequest } from '../generated/types.ts';
import { buildConditions } from './filters.ts';
import type { DeploymentRow, Handlers } from './platform.ts';
import { type Store, isoTimeSql } from './store/database.ts';
import {
  enumCode,
  confidences,
  exposures,
  policyModes,
  sensitivities,
  severities,
  states,
  statusCodesSql,
  statuses,
  transitivities,
  triageReasons,
  triageStates,
  verdicts,
  enumNameSql,
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
  const selectByIds = { sast: selectCodeFindings, sca: selectSupplyChainFindings, ai_sast: selectAiFindings }[
    issue_type
  ];
  return store.rows<{ finding: string }>(selectByIds, { ids }).map(({ finding }) => JSON.parse(finding) as Finding);
}

/** A page of matching findings. `dedup`: only the newest one per fingerprint and repository. */
type PageOptions = { readonly offset: number; readonly limit: number; readonly dedup: boolean };

/** Ids of matching findings, newest first. */
export function findNewest(
  store: Store,
  deployment: string,
  filter: object,
  { offset, limit, dedup }: PageOptions,
): number[] {
  const { sql, parameters } = buildConditions(deployment, filter);
  const index = 'issue_ids' in parameters ? 'NOT INDEXED' : 'INDEXED BY findings_by_time';
  const groupKey = dedup ? "f.repository_id || ' ' || f.fingerprint" : 'f.id';
  const rows = store.each<{ id: number; groupKey: string | number }>(
    `SELECT f.id, ${groupKey} AS groupKey FROM findings AS f ${index} WHERE f.status <> ${statusCodesSql('removed')} AND ${sql} ORDER BY f.relevant_since DESC, f.id DESC`,
    parameters,
  );
  const idsByGroup = new Map<string | number, number>();
  for (const { id, groupKey: group } of rows) {
    if (!idsByGroup.has(group)) idsByGroup.set(group, id);
    if (idsByGroup.size === offset + limit) break;
  }
  return [...idsByGroup.values()].slice(offset);
}

/** SQL that joins the ids of `:ids` with their findings. SQLite keeps the order of a CROSS JOIN, so it starts from the ids. */
export const fromRequestedIds = 'FROM json_each(:ids) AS requested CROSS JOIN findings AS f ON f.id = requested.value';

/** SQL for a list of this value; empty if the column `nullColumn` is null. */
const listOf = (value: string, nullColumn = value): string =>
  `json(iif(${nullColumn} IS NULL, '[]', json_array(${value})))`;

/** SQL for an object with these fields; null if the column `nullColumn` is null. */
const objectOrNull = (nullColumn: string, object: string): string =>
  `json(iif(${nullColumn} IS NULL, NULL, json_object(${object})))`;

/** SQL for a hash that a finding has on every ref of its repository. `purpose` tells hashes apart. */
const stableDigest = (purpose: string): string =>
  `sha256(concat_ws(char(10), '${purpose}', f.repository_id, files.path, f.rule_id, f.fingerprint))`;

const repositoryUrl = "'https://git.example/' || repositories.name";
const lineUrl = (path: string): string =>
  `concat(${repositoryUrl}, '/blob/', replace(refs.name, 'refs/heads/', ''), '/', ${path}, '#L', f.line)`;
const location = `json_object('file_path', files.path, 'line', f.line, 'column', 1, 'end_line', f.line, 'end_column', 80)`;

/** A finding has one ticket for all refs. */
const ticket = objectOrNull(
  'f.ticket',
  `'external_slug', 'SEC-' || f.ticket, 'url', 'https://tickets.example/SEC-' || f.ticket, 'id', f.ticket,
  'linked_issue_ids', (SELECT json_group_array(id) FROM findings WHERE repository_id = f.repository_id AND fingerprint = f.fingerprint)`,
);

/** The comment on the pull request, if a policy comments or blocks. */
const reviewComments = `json(iif(refs.is_primary = 0 AND f.policy_mode >= ${String(enumCode(policyModes, 'comment'))},
  json_array(json_object('external_discussion_id', substr(${stableDigest('comment')}, 1, 20))), '[]'))`;

/** Fields of all findings. Those that the specification leaves open are as in the published API description, `schemas/openapi.yaml`. */
const commonFields = `
  'id', f.id, 'first_seen_scan_id', f.scan_id,
  'created_at', ${isoTimeSql('f.created_at')}, 'relevant_since', ${isoTimeSql('f.relevant_since')},
  'confidence', ${enumNameSql(confidences, 'rules.confidence')}, 'severity', ${enumNameSql(severities, 'rules.severity')},
  'ref', refs.name, 'line_of_code_url', ${lineUrl('files.path')},
  'match_based_id', ${stableDigest('pattern')} || '_0', 'syntactic_id', ${stableDigest('code')},
  'rule_name', rules.name, 'rule_message', iif(f.created_at < ${String(Date.UTC(2025, 6, 1))}, NULL, rules.message),
  'location', ${location},
  'repository', json_object('name', repositories.name, 'url', ${repositoryUrl}),
  'rule', json_object(
    'name', rules.name, 'message', rules.message, 'confidence', ${enumNameSql(confidences, 'rules.confidence')},
    'category', rules.category, 'subcategories', json_array('vuln'), 'owasp_names', json_array(),
    'vulnerability_classes', ${listOf('rules.weakness')}, 'cwe_names', ${listOf('rules.cwe')}
  ),
  'external_ticket', ${ticket}, 'review_comments', ${reviewComments},
  'state_updated_at', ${isoTimeSql('f.state_updated_at')}, 'triaged_at', ${isoTimeSql('f.triaged_at')},
  'state', ${enumNameSql(states, 'f.state')}, 'triage_state', ${enumNameSql(triageStates, 'f.triage_state')},
  'status', ${enumNameSql(statuses, 'f.status')}, 'triage_reason', ${enumNameSql(triageReasons, 'f.triage_reason')},
  'triage_comment', (SELECT note FROM finding_notes WHERE finding_id = f.id ORDER BY id DESC LIMIT 1)`;

/** SQL that selects findings by id, in the order of the ids, as JSON of these fields. The merge patch (RFC 7396) drops null fields. */
const selectFindings = (fields: string): string => `
  SELECT json_patch('{}', json_object(${fields})) AS finding
  ${fromRequestedIds} CROSS JOIN refs ON refs.id = f.ref_id CROSS JOIN files ON files.id = f.file_id
    CROSS JOIN repositories ON repositories.id = f.repository_id CROSS JOIN rules ON rules.id = f.rule_id
    LEFT JOIN packages ON packages.id = f.package_id LEFT JOIN components ON components.id = f.component_id
  ORDER BY requested.key`;

const fixPullRequest = `json_object('url', ${repositoryUrl} || '/pull/' || f.id, 'created_at', ${isoTimeSql('f.relevant_since')})`;

/** Fields that only code findings and AI findings have. */
const codeAndAiFields = `${commonFields},
  'assistant', ${objectOrNull(
    'coalesce(f.verdict, f.component_id)',
    `'autotriage', ${objectOrNull(
      'f.verdict',
      `'verdict', ${enumNameSql(verdicts, 'f.verdict')}, 'reason', iif(f.verdict = ${String(enumCode(verdicts, 'false_positive'))}, 'The value does not come from a user.', '')`,
    )},
    'component', ${objectOrNull('components.tag', `'tag', components.tag, 'risk', ${enumNameSql(sensitivities, 'components.sensitivity')}`)}`,
  )},
  'click_to_fix_prs', ${listOf(fixPullRequest, 'f.fix_pr')},
  'click_to_fix_failures', ${listOf(
    `json_object('reason', 'The branch could not be created.', 'created_at', ${isoTimeSql('f.fix_failed_at')})`,
    'f.fix_failed_at',
  )},
  'sourcing_policy', json((SELECT json_object('id', id, 'name', name, 'slug', slug) FROM sourcing_policies WHERE id = f.policy_id))`;

const selectCodeFindings = selectFindings(`${codeAndAiFields}, 'categories', json(rules.categories)`);

const selectAiFindings = selectFindings(`${codeAndAiFields}, 'ai_impact', 'Somebody could do what only others may.'`);

const unknownExposure = String(enumCode(exposures, 'unknown'));

const reachability = `iif(coalesce(f.exposure, ${unknownExposure}) = ${unknownExposure}, 'no reachability analysis', replace(${enumNameSql(exposures, 'f.exposure')}, '_', ' '))`;

const selectSupplyChainFindings = selectFindings(`${commonFields}, 'categories', json(rules.categories),
  'is_malicious', json(iif(packages.malicious, 'true', 'false')), 'reachability', ${reachability},
  'reachable_condition', iif(f.exposure = ${String(enumCode(exposures, 'conditionally_reachable'))}, 'When input of a user gets there.', NULL),
  'epss_score', ${objectOrNull('rules.epss_score', "'score', rules.epss_score, 'percentile', round(sqrt(rules.epss_score), 4)")},
  'fix_recommendations', ${listOf("json_object('package', rules.package, 'version', rules.fixed_version)", 'iif(packages.malicious, NULL, rules.package)')},
  'vulnerability_identifier', rules.advisory,
  'usage', json(iif(f.exposure <= ${String(enumCode(exposures, 'always_reachable'))}, json_object('location', ${location}), NULL)),
  'found_dependency', ${objectOrNull(
    'packages.id',
    `'package', packages.name, 'version', packages.version, 'ecosystem', packages.ecosystem,
    'transitivity', ${enumNameSql(transitivities, `coalesce(f.transitivity, ${String(enumCode(transitivities, 'unknown'))})`)}`,
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
    // Filters select what the list shows, so no archived repositories; ids select any finding.
    const archiveFilter = request.issue_ids === undefined ? { includeArchived: false } : {};
    const filter = { ...request, ...archiveFilter, since: since && since * 1000 };
    const selectedIds = findNewest(store, deployment, filter, { offset: 0, limit, dedup: false });
    const rowsOnOtherRefs = store.rows<{ id: number }>(sameFindingOnOtherRefs, { ids: JSON.stringify(selectedIds) });
    const triagedIds = [...new Set([...selectedIds, ...rowsOnOtherRefs.map(({ id }) => id)])];
    const ids = JSON.stringify(triagedIds);
    if (state !== undefined) setTriageState(store, { ids, at: now }, state, request.new_triage_reason);
    if (note !== undefined) {
      store.run('INSERT INTO finding_notes (finding_id, at, note) SELECT value, :at, :note FROM json_each(:ids)', {
        ids,
        at: now,
        note,
      });
    }
    store.run(
      'INSERT INTO triages (at, deployment_id, triage_state, count) VALUES (:at, :deployment, :state, :count)',
      { at: new Date(now).toISOString(), deployment, state: state ?? null, count: triagedIds.length },
    );
    return { num_triaged: triagedIds.length, triaged_issues: triagedIds };
  });
}

/** One bulk triage: the requested state, if any, and the number of triaged findings. */
export type TriageRow = { at: string; deployment_id: string; triage_state: string | null; count: number };

/** SQL for the same findings on other refs, except removed ones. */
const sameFindingOnOtherRefs = `
  SELECT g.id ${fromRequestedIds} CROSS JOIN findings AS g INDEXED BY findings_by_fingerprint
    ON g.repository_id = f.repository_id AND g.fingerprint = f.fingerprint
  WHERE g.set_id = f.set_id AND g.ref_id <> f.ref_id AND g.status <> ${statusCodesSql('removed')}`;

/** Sets the triage state of findings, and adds to their history where the status changes. `ids`: a JSON list. */
function setTriageState(
  store: Store,
  change: { readonly ids: string; readonly at: number },
  state: NonNullable<TriageRequest['new_triage_state']>,
  reason: TriageRequest['new_triage_reason'],
): void {
  // The reason is kept only if the finding is ignored and no new reason is given.
  store.run(
    `UPDATE findings SET triage_state = :state, triaged_at = :at,
      triage_reason = CASE WHEN :state = ${String(enumCode(triageStates, 'ignored'))} THEN coalesce(:reason, triage_reason) END
    WHERE id IN (SELECT value FROM json_each(:ids))`,
    {
      ...change,
      state: enumCode(triageStates, state),
      reason: reason === undefined ? null : enumCode(triageReasons, reason),
    },
  );
  // If the last row has this time, or a later one by another clock, its status is overwritten.
  store.run(
    `INSERT INTO finding_history (finding_id, at, status)
      SELECT f.id, max(:at, h.at), f.status ${fromRequestedIds} JOIN finding_history AS h ON h.finding_id = f.id
        AND h.at = (SELECT max(at) FROM finding_history WHERE finding_id = f.id)
      WHERE h.status <> f.status
    ON CONFLICT DO UPDATE SET status = excluded.status`,
    change,
  );
}
