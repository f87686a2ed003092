import { randomUUID } from 'node:crypto';
import type { ScmSubscription } from '../generated/types.ts';
import { bundleHandlers, findBundle } from './bundles.ts';
import { dependencyHandlers } from './dependencies.ts';
import { findingHandlers } from './findings.ts';
import { signJwt } from './http/access.ts';
import { issueHandlers } from './issues.ts';
import { projectHandlers } from './projects.ts';
import { secretHandlers } from './secrets.ts';
import { ErrorResponse, type Handlers, notFound } from './platform.ts';
import { reportHandlers } from './reports.ts';
import { boards, vocabulary } from './vocabulary.ts';

/** Operations of subjects too small for a file of their own. Those of larger subjects are in the files that `handlers` names. */
const smallHandlers = {
  /** A token sees only its own deployment. */
  listDeployments({ deployment: { id, slug, name }, platform }) {
    // Sent as a JSON number, even if a JavaScript number cannot hold it; `send` writes a bigint as a number.
    const number = BigInt(id);
    return { deployments: [{ id: platform.quirks.has('text-ids') ? id : number, slug, name }] };
  },

  /** Enumerations and constraints are per product; conditions and actions belong to remediation. */
  getVocabulary({ platform, deployment, query: { product } }) {
    findBundle({ platform, deployment }, product ?? 'remediation');
    if (product === 'remediation') return vocabulary;
    const { condition_types, action_types } = vocabulary;
    if (product === undefined) return { condition_types, action_types };
    const detection_constraints = {
      rulesets_accepted: product === 'code',
      exception_types: ['include', 'exclude'],
      rule_types: ['rule', 'pack'],
    };
    return { condition_types: [], action_types: [], detection_constraints };
  },

  /** The boards of the legacy model, for deployments that are not migrated. */
  listLegacyPolicies({ deployment: { migrated } }) {
    if (migrated !== 0) {
      throw new ErrorResponse(
        410,
        'This deployment has been migrated to the Unified Policies model. Use the v2 policies API.',
        { code: 'DEPLOYMENT_MIGRATED' },
      );
    }
    const policies = (['PRODUCT_TYPE_SAST', 'PRODUCT_TYPE_SECRETS'] as const).flatMap((productType) =>
      boards.map((slug, mode) => ({ name: boardNamesByMode[mode] ?? '', slug, productType, isDefault: mode === 0 })),
    );
    return { policies: policies.map((policy, index) => ({ id: String(index + 1), ...policy })) };
  },

  /** A configuration without subscriptions does not exist. */
  listScmSubscriptions({ platform, deployment, path: { configId } }) {
    const rows = platform.store.rows<{ subscription: string }>(
      `SELECT json_object('scmUrl', scm_url, 'events', json(events)) AS subscription FROM scm_subscriptions
      WHERE deployment_id = :id AND config_id = :configId ORDER BY id`,
      { id: deployment.id, configId },
    );
    if (rows.length === 0) throw notFound();
    const subscriptions = rows.map(({ subscription }) => JSON.parse(subscription) as ScmSubscription);
    return { deploymentId: deployment.id, configId, subscriptions };
  },

  /** How dependencies are resolved, by subproject id. A project's id is that of its repository. */
  getResolutionConfigs({ platform: { store }, deployment, path }) {
    const row = store.row<{ configs: string }>(
      `SELECT (SELECT json_group_object(subproject_id, json(config)) FROM resolution_configs WHERE repository_id = r.id) AS configs
      FROM repositories AS r WHERE deployment_id = :deployment AND CAST(id AS TEXT) = :project`,
      { deployment: deployment.id, project: path.projectId },
    );
    if (row === undefined) throw notFound();
    return { resolutionConfigs: { perSubproject: JSON.parse(row.configs) as Record<string, unknown> } };
  },

  createNotificationWebhook({ platform, deployment, body: { name, url, useNetworkBroker = false, webhookSecret } }) {
    // Not quoted, since an address may hold a password.
    if (!URL.canParse(url)) throw new ErrorResponse(400, 'The url of the webhook is not a valid address.');
    // Nothing is delivered, so the secret is not stored.
    const hasSecret = webhookSecret !== undefined;
    const row = platform.store.row<{ id: number }>(
      `INSERT INTO notification_webhooks (deployment_id, name, url, use_network_broker, has_secret)
      VALUES (:id, :name, :url, :broker, :secret) RETURNING id`,
      { id: deployment.id, name, url, broker: Number(useNetworkBroker), secret: Number(hasSecret) },
    );
    return { webhook: { id: String(row?.id), name, url, hasSecret, useNetworkBroker } };
  },

  /** The token names only its task. It starts as soon as it is requested. */
  createPatternFixTask({ platform }) {
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: randomUUID(), aud: 'pattern-fix', iat: now, exp: now + 15 * 60 };
    return { taskTokenJwt: signJwt(platform.store, claims) };
  },
} satisfies Partial<Handlers>;

const boardNamesByMode = ['Monitor', 'Comment', 'Block'];

/** One handler per operation; the compiler reports a missing one. */
export const handlers: Handlers = {
  ...smallHandlers,
  ...projectHandlers,
  ...findingHandlers,
  ...secretHandlers,
  ...dependencyHandlers,
  ...reportHandlers,
  ...issueHandlers,
  ...bundleHandlers,
};
