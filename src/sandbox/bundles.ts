import { createHash } from 'node:crypto';
import { withBuiltInPolicies } from './built-in-policies.ts';
import { diff, normalize, type SentBundle, toStoredBundle } from './bundle-content.ts';
import { type BundleKind, type ApiRequest, ErrorResponse, type Handlers } from './platform.ts';
import type { Quirks } from './quirks.ts';
import { type BundleRequest, findRejections, rejectionResponse } from './rejections.ts';
import type { Store } from './store/database.ts';

/** A request about a bundle, conditional if it has `If-Match`. */
type ConditionalRequest = BundleRequest & Pick<ApiRequest<'getDetectionPolicy'>, 'ifMatch'>;

export const bundleHandlers = {
  getRemediationPolicies: (request) => readBundle(request, 'remediation'),
  previewRemediationPolicies: (request) => previewBundle(request, 'remediation', request.body.bundle),
  applyRemediationPolicies: (request) => applyBundle(request, 'remediation', request.body.bundle),
  getDetectionPolicySummary: (request) => ({
    deployment_slug: request.deployment.slug,
    ...Object.fromEntries(
      bundlesOf(request)
        .filter(({ kind }) => kind !== 'remediation')
        .map(({ kind }) => [kind, readBundle(request, kind)]),
    ),
  }),
  getDetectionPolicy: (request) => readBundle(request, request.path.product),
  previewDetectionPolicy: (request) => previewBundle(request, request.path.product, request.body.bundle),
  applyDetectionPolicy: (request) => applyBundle(request, request.path.product, request.body.bundle),
} satisfies Partial<Handlers>;

/** `content`: the bundle as last sent, normalized. The version is not stored, since quirks change how it is computed. */
type BundleRow = { readonly kind: BundleKind; readonly content: string; readonly version: string };

type BundleResponse = { readonly bundle: Record<string, unknown>; readonly state_version: string };

/** The bundles of a deployment. Throws ErrorResponse if it is not migrated. */
function bundlesOf({
  platform: { store, quirks },
  deployment,
}: Pick<ConditionalRequest, 'platform' | 'deployment'>): BundleRow[] {
  if (deployment.migrated === 0) {
    throw new ErrorResponse(403, 'This deployment has not been migrated to the Unified Policies model.', {
      code: 'DEPLOYMENT_NOT_MIGRATED',
    });
  }
  const savedRows = store.rows<Omit<BundleRow, 'version'> & { fingerprint: string }>(
    'SELECT kind, content, fingerprint FROM bundles WHERE deployment_id = :id ORDER BY id',
    { id: deployment.id },
  );
  const hasBuiltInPolicies = quirks.has('built-in-policies');
  const rows = savedRows.map((row) =>
    hasBuiltInPolicies && row.kind === 'remediation' ? { ...row, ...withBuiltInPolicies(row.content) } : row,
  );
  const deploymentHash = createHash('sha256').update(rows.map((row) => row.fingerprint).join('\n'));
  const deploymentFingerprint = quirks.has('deployment-versions') ? deploymentHash.digest('hex') : null;
  return rows.map((row) => ({ ...row, version: stateVersion(deploymentFingerprint ?? row.fingerprint, quirks) }));
}

/** The state version of content with this fingerprint. */
function stateVersion(fingerprint: string, quirks: Quirks): string {
  if (quirks.has('wildcard-versions')) return '*';
  const version = quirks.has('odd-versions')
    ? `v=1;rev:${fingerprint}/~!#$%&'()+,-.<>?@[]^_\`{|}`
    : fingerprint.slice(0, 16);
  return quirks.has('quoted-versions') ? `"${version}"` : version;
}

/** A bundle of a deployment. Throws ErrorResponse if the deployment or product does not exist. */
export function findBundle(request: Pick<ConditionalRequest, 'platform' | 'deployment'>, kind: BundleKind): BundleRow {
  const bundle = bundlesOf(request).find((row) => row.kind === kind);
  if (bundle !== undefined) return bundle;
  throw new ErrorResponse(404, `The product "${kind}" is not enabled for this deployment.`, {
    code: 'PRODUCT_NOT_ENABLED',
  });
}

function readBundle(request: ConditionalRequest, kind: BundleKind): BundleResponse {
  const { content, version } = findBundle(request, kind);
  return {
    bundle: { deployment_slug: request.deployment.slug, ...(JSON.parse(content) as object) },
    state_version: version,
  };
}

/** The diff that applying `sent` would produce. */
function previewBundle(request: ConditionalRequest, kind: BundleKind, sent: SentBundle) {
  const { content, version: state_version } = findBundle(request, kind);
  const validation_errors = findRejections(request, kind, sent);
  const errorResponse = rejectionResponse(validation_errors);
  if (errorResponse === null) {
    const changes = diff(normalize(kind, JSON.parse(content) as SentBundle), normalize(kind, sent));
    return { ...changes, state_version, validation_errors };
  }
  // As the platform answered before June 2026: all reasons, with an error status.
  if (request.platform.quirks.has('legacy-rejections')) {
    throw new ErrorResponse(errorResponse.status, errorResponse.message, {
      ...errorResponse.fields,
      validation_errors,
    });
  }
  return { creates: [], updates: [], deletes: [], state_version, validation_errors };
}

/** One PUT of a bundle: its request and result. */
export type ApplyRow = {
  at: string;
  deployment_id: string;
  kind: BundleKind;
  if_match: string | null;
  status: number;
  code: string | null;
  state_version: string | null;
};

/** Replaces a bundle if its state matches `If-Match`. Logs every attempt with its result. */
function applyBundle(request: ConditionalRequest, kind: BundleKind, sent: SentBundle): BundleResponse {
  const { store } = request.platform;
  const log = (result: Pick<ApplyRow, 'status' | 'code' | 'state_version'>): void =>
    store.run(
      `INSERT INTO applies (at, deployment_id, kind, if_match, status, code, state_version)
      VALUES (:at, :deployment, :kind, :ifMatch, :status, :code, :state_version)`,
      {
        at: new Date().toISOString(),
        deployment: request.deployment.id,
        kind,
        ifMatch: request.ifMatch ?? null,
        ...result,
      },
    );
  try {
    return store.transaction(() => {
      checkApply(request, kind, sent);
      writeBundle(store, request.deployment.id, kind, sent);
      const state = readBundle(request, kind);
      log({ status: 200, code: null, state_version: state.state_version });
      return state;
    });
  } catch (error) {
    if (error instanceof ErrorResponse)
      log({ status: error.status, code: error.fields.code ?? null, state_version: null });
    throw error;
  }
}

/** Throws ErrorResponse if `If-Match` is missing, the bundle is rejected, or its state differs. */
function checkApply(request: ConditionalRequest, kind: BundleKind, sent: SentBundle): void {
  const { version } = findBundle(request, kind);
  if (request.ifMatch === undefined || request.ifMatch === '') {
    throw new ErrorResponse(428, 'The header If-Match is required.', { code: 'IF_MATCH_REQUIRED' });
  }
  const errorResponse = rejectionResponse(findRejections(request, kind, sent));
  if (errorResponse !== null) throw errorResponse;
  // The compare-and-set: the row was read in the same transaction, so nothing was written since.
  if (request.ifMatch === version) return;
  if (request.platform.quirks.has('stale-is-412')) throw new ErrorResponse(412, 'Precondition failed.');
  throw new ErrorResponse(409, 'The state has changed since it was previewed.', {
    code: 'STATE_VERSION_MISMATCH',
    current_state_version: version,
  });
}

/** Stores a valid bundle, unless the stored one is equivalent. */
export function writeBundle(store: Store, deployment: string, kind: BundleKind, sent: SentBundle): void {
  store.run(
    `INSERT INTO bundles (deployment_id, kind, content, fingerprint) VALUES (:deployment, :kind, :content, :fingerprint)
    ON CONFLICT (deployment_id, kind) DO UPDATE SET content = excluded.content, fingerprint = excluded.fingerprint
      WHERE fingerprint <> excluded.fingerprint`,
    { deployment, kind, ...toStoredBundle(normalize(kind, sent)) },
  );
}
