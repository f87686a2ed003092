import { randomBytes } from 'node:crypto';
import { many, type None, one, run } from './statement.ts';

type OfDeployment = { deployment_id: string };
export type LegacyPolicyRow = {
  id: number;
  name: string;
  slug: string;
  product_type: 'PRODUCT_TYPE_SAST' | 'PRODUCT_TYPE_SECRETS';
  is_default: number;
};
export type ScmSubscriptionRow = { scm_url: string; events: string };
export type NotificationWebhookRow = {
  deployment_id: string;
  name: string;
  url: string;
  use_network_broker: number;
  secret_salt: string | null;
  secret_hash: string | null;
};

/** What surrounds a deployment and is not a bundle, and the key that signs tokens. */
export const integrationStatements = {
  signingKey: one<None, { secret: string }>('SELECT secret FROM signing_key WHERE id = 1'),
  /** The first one stays, whoever wrote it. */
  addSigningKey: run<{ secret: string }>('INSERT OR IGNORE INTO signing_key (id, secret) VALUES (1, :secret)'),

  legacyPolicies: many<OfDeployment, LegacyPolicyRow>(
    'SELECT id, name, slug, product_type, is_default FROM legacy_policies WHERE deployment_id = :deployment_id ORDER BY id',
  ),
  scmSubscriptions: many<OfDeployment & { config_id: string }, ScmSubscriptionRow>(
    'SELECT scm_url, events FROM scm_subscriptions WHERE deployment_id = :deployment_id AND config_id = :config_id ORDER BY id',
  ),
  addNotificationWebhook: one<NotificationWebhookRow, { id: number }>(`
    INSERT INTO notification_webhooks (deployment_id, name, url, use_network_broker, secret_salt, secret_hash)
    VALUES (:deployment_id, :name, :url, :use_network_broker, :secret_salt, :secret_hash) RETURNING id`),
  /** Null before the first one. */
  newestNotificationWebhook: one<None, { id: number | null }>('SELECT max(id) AS id FROM notification_webhooks'),
};

type SigningKeys = {
  readonly [Name in 'signingKey' | 'addSigningKey']: ReturnType<(typeof integrationStatements)[Name]>;
};

/** The key that signs the tokens of this database; made at its first use. */
export function signingKeyOf(store: SigningKeys): string {
  const known = store.signingKey({});
  if (known !== undefined) return known.secret;
  store.addSigningKey({ secret: randomBytes(32).toString('base64url') });
  return signingKeyOf(store);
}
