import type { ListSecretsQuery, SecretFinding, SecretFindingList } from '../generated/types.ts';
import { findNewest, fromRequestedIds } from './findings.ts';
import { readCursor, writeCursor } from './http/access.ts';
import { type DeploymentRow, ErrorResponse, type Handlers } from './platform.ts';
import { type Store, isoTimeSql } from './store/database.ts';
import {
  confidences,
  policyModes,
  severities,
  statuses,
  validationStates,
  visibilities,
  enumNameSql,
} from './vocabulary.ts';

export const secretHandlers = {
  listSecrets: ({ query, deployment, platform }) => listSecrets(query, deployment, platform.store),
} satisfies Partial<Handlers>;

/**
 * A page of a deployment's secrets findings, newest first, without archived repositories; one on several branches is listed once. A status
 * without a published name is FINDING_STATUS_UNKNOWN. Throws ErrorResponse 404 if the product is not enabled, and 400 for a cursor of another request.
 */
function listSecrets(query: ListSecretsQuery, deployment: DeploymentRow, store: Store): SecretFindingList {
  // A deployment that is not migrated has no bundles, but may have secrets.
  if (deployment.migrated === 1 && !hasSecrets(store, deployment))
    throw new ErrorResponse(404, 'The product "secrets" is not enabled for this deployment.', {
      code: 'PRODUCT_NOT_ENABLED',
    });
  const { cursor = '', limit = 100, ...filter } = query;
  const cursorScope = ['listSecrets', deployment.id, filter];
  const offset = cursor === '' ? 0 : Number(readCursor(store, cursorScope, cursor));
  const ids = findNewest(store, deployment.id, toFindingFilter(filter), { offset, limit: limit + 1, dedup: true });
  const rows = store.rows<{ finding: string }>(selectSecretFindings, { ids: JSON.stringify(ids.slice(0, limit)) });
  return {
    findings: rows.map(({ finding }) => JSON.parse(finding) as SecretFinding),
    cursor: ids.length > limit ? writeCursor(store, cursorScope, offset + limit) : '',
  };
}

/** Whether the product secrets is enabled. */
const hasSecrets = (store: Store, { id }: DeploymentRow): boolean =>
  store.row("SELECT 1 FROM bundles WHERE deployment_id = :id AND kind = 'secrets'", { id }) !== undefined;

/** The query in terms of `filters.ts`. */
function toFindingFilter({ since, validationState, status, severity, repo }: ListSecretsQuery): object {
  return {
    issue_type: 'secrets',
    includeArchived: false,
    since: since && Date.parse(since),
    validation_state: withoutPrefix('VALIDATION_STATE_', validationState),
    status: status && statusesPublishedAs(status),
    severities: withoutPrefix('SEVERITY_', severity),
    repos: repo,
  };
}

/** `SEVERITY_HIGH` is `high`; a value without the prefix becomes empty and selects nothing. */
const withoutPrefix = (prefix: string, words: readonly string[] | undefined): string[] | undefined =>
  words?.map((word) => (word.startsWith(prefix) ? word.slice(prefix.length).toLowerCase() : ''));

/** The published name of each status, in the order of `statuses`. */
const publishedStatuses = ['OPEN', 'FIXED', 'IGNORED', 'UNKNOWN', 'UNKNOWN', 'PROVISIONALLY_IGNORED', 'REMOVED'].map(
  (word) => `FINDING_STATUS_${word}`,
);

const statusesPublishedAs = (word: string): string[] => statuses.filter((_, code) => publishedStatuses[code] === word);

const prefixedNameSql = (prefix: string, names: readonly string[], column: string): string =>
  enumNameSql(
    names.map((name) => `${prefix}_${name.toUpperCase()}`),
    column,
  );

/** SQL that selects findings by id, in the order of the ids. */
const selectSecretFindings = `
  SELECT json_object(
    'id', CAST(f.id AS TEXT), 'type', rules.secret_type, 'findingPath', concat(files.path, ':', f.line),
    'repository', json_object('name', repositories.name, 'url', 'https://git.example/' || repositories.name,
      'visibility', ${prefixedNameSql('REPOSITORY_VISIBILITY', visibilities, 'repositories.visibility')}, 'scmType', 'SCM_TYPE_GITHUB'),
    'ref', refs.name, 'createdAt', ${isoTimeSql('f.created_at')},
    'severity', ${prefixedNameSql('SEVERITY', severities, 'rules.severity')}, 'confidence', ${prefixedNameSql('CONFIDENCE', confidences, 'rules.confidence')},
    'status', ${enumNameSql(publishedStatuses, 'f.status')}, 'validationState', ${prefixedNameSql('VALIDATION_STATE', validationStates, 'f.validation_state')},
    'mode', ${prefixedNameSql('MODE', policyModes, 'f.policy_mode')}
  ) AS finding
  ${fromRequestedIds} CROSS JOIN refs ON refs.id = f.ref_id CROSS JOIN files ON files.id = f.file_id
    CROSS JOIN repositories ON repositories.id = f.repository_id CROSS JOIN rules ON rules.id = f.rule_id
  ORDER BY requested.key`;
