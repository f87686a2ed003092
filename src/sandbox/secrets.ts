import type { ListSecretsQuery, SecretFinding, SecretFindingList } from '../generated/types.ts';
import { findNewest, fromIds } from './findings.ts';
import { readCursor, writeCursor } from './http/access.ts';
import { type DeploymentRow, Fault, type Handlers } from './platform.ts';
import { type Store, textOfTime } from './store/database.ts';
import {
  confidences,
  policyModes,
  severities,
  statuses,
  validationStates,
  visibilities,
  wordOf,
} from './vocabulary.ts';

export const secretHandlers = {
  listSecrets: ({ query, deployment, platform }) => listSecrets(query, deployment, platform.store),
} satisfies Partial<Handlers>;

/**
 * A page of a deployment's findings of secrets, newest first, without archived repositories; one on several branches is listed once. A status that
 * the platform has no word for is FINDING_STATUS_UNKNOWN. Throws Fault 404 if the product is not enabled, and 400 for a cursor of another request.
 */
function listSecrets(query: ListSecretsQuery, deployment: DeploymentRow, store: Store): SecretFindingList {
  if (deployment.migrated === 1 && !hasSecrets(store, deployment))
    throw new Fault(404, 'The product "secrets" is not enabled for this deployment.', { code: 'PRODUCT_NOT_ENABLED' });
  const { cursor = '', limit = 100, ...asked } = query;
  const origin = ['listSecrets', deployment.id, asked];
  const offset = cursor === '' ? 0 : Number(readCursor(store, origin, cursor));
  const found = findNewest(store, deployment.id, filterOf(asked), { offset, limit: limit + 1, dedup: true });
  const rows = store.rows<{ finding: string }>(secretFindings, { ids: JSON.stringify(found.slice(0, limit)) });
  return {
    findings: rows.map(({ finding }) => JSON.parse(finding) as SecretFinding),
    cursor: found.length > limit ? writeCursor(store, origin, offset + limit) : '',
  };
}

/** A deployment that is not migrated has no bundles, and may have secrets. */
const hasSecrets = (store: Store, { id }: DeploymentRow): boolean =>
  store.row("SELECT 1 FROM bundles WHERE deployment_id = :id AND kind = 'secrets'", { id }) !== undefined;

/** The query as filters of findings. */
function filterOf({ since, validationState, status, severity, repo }: ListSecretsQuery): object {
  return {
    issue_type: 'secrets',
    includeArchived: false,
    since: since && Date.parse(since),
    validation_state: wordsOf('VALIDATION_STATE_', validationState),
    status: status && statusesOf(status),
    severities: wordsOf('SEVERITY_', severity),
    repos: repo,
  };
}

/** `SEVERITY_HIGH` is `high`; a word without the prefix selects nothing. */
const wordsOf = (prefix: string, words: readonly string[] | undefined): string[] | undefined =>
  words?.map((word) => (word.startsWith(prefix) ? word.slice(prefix.length).toLowerCase() : ''));

/** A word for each status, in the order of `statuses`. */
const statusWords = ['OPEN', 'FIXED', 'IGNORED', 'UNKNOWN', 'UNKNOWN', 'PROVISIONALLY_IGNORED', 'REMOVED'].map(
  (word) => `FINDING_STATUS_${word}`,
);

const statusesOf = (word: string): string[] => statuses.filter((_, code) => statusWords[code] === word);

const upper = (prefix: string, names: readonly string[], column: string): string =>
  wordOf(
    names.map((name) => `${prefix}_${name.toUpperCase()}`),
    column,
  );

/** Selects findings by their ids, in that order. */
const secretFindings = `
  SELECT json_object(
    'id', CAST(f.id AS TEXT), 'type', rules.secret_type, 'findingPath', concat(files.path, ':', f.line),
    'repository', json_object('name', repositories.name, 'url', 'https://git.example/' || repositories.name,
      'visibility', ${upper('REPOSITORY_VISIBILITY', visibilities, 'repositories.visibility')}, 'scmType', 'SCM_TYPE_GITHUB'),
    'ref', refs.name, 'createdAt', ${textOfTime('f.created_at')},
    'severity', ${upper('SEVERITY', severities, 'rules.severity')}, 'confidence', ${upper('CONFIDENCE', confidences, 'rules.confidence')},
    'status', ${wordOf(statusWords, 'f.status')}, 'validationState', ${upper('VALIDATION_STATE', validationStates, 'f.validation_state')},
    'mode', ${upper('MODE', policyModes, 'f.policy_mode')}
  ) AS finding
  ${fromIds} CROSS JOIN refs ON refs.id = f.ref_id CROSS JOIN files ON files.id = f.file_id
    CROSS JOIN repositories ON repositories.id = f.repository_id CROSS JOIN rules ON rules.id = f.rule_id
  ORDER BY requested.key`;
