import { randomBytes } from 'node:crypto';
import { many, type None, one, run } from './statement.ts';

export type DependencyRow = {
  id: number;
  name: string;
  ecosystem: string;
  version: string;
  license: string;
  repository_id: number;
  lockfile: string;
  transitivity: number;
};

/** Null does not narrow; lists are JSON. */
export type DependencyScope = {
  deployment_id: string;
  /** Whether archived repositories count too: 0 or 1. */
  archived: number;
  repositories: string | null;
  lockfile: string | null;
};

/** What comes after the dependency that has these values, in the order of the list. */
type After = { name: string; ecosystem: string; version: string; repository_id: number; id: number };

type Page = DependencyScope & After & { packages: string | null; count: number };

const columns = `d.id, p.name, p.ecosystem, p.version, p.license, d.repository_id, f.path AS lockfile, d.transitivity`;

const ofPackages = '(:packages IS NULL OR p.id IN (SELECT value FROM json_each(:packages)))';

const lockfileId = '(SELECT id FROM files WHERE path = :lockfile)';

const ofRepositories = `
  r.deployment_id = :deployment_id AND r.archived <= :archived
  AND (:repositories IS NULL OR r.id IN (SELECT value FROM json_each(:repositories)))`;

/** Collects all that are meant from their repositories, and sorts them. */
const dependencies = `
  SELECT ${columns} FROM repositories r CROSS JOIN dependencies d ON d.repository_id = r.id
  CROSS JOIN packages p ON p.id = d.package_id CROSS JOIN files f ON f.id = d.lockfile_id
  WHERE ${ofRepositories} AND (:lockfile IS NULL OR d.lockfile_id = ${lockfileId}) AND ${ofPackages}
  AND (p.name, p.ecosystem, p.version, d.repository_id, d.id) > (:name, :ecosystem, :version, :repository_id, :id)
  ORDER BY p.name, p.ecosystem, p.version, d.repository_id, d.id LIMIT :count`;

/** What repositories depend on, and how that is resolved. The order of a list is by package, then by repository; texts as their bytes are. */
export const dependencyStatements = {
  dependencies: many<Page, DependencyRow>(dependencies),
  repositoryOf: one<{ deployment_id: string; id: number }, { id: number }>(
    'SELECT id FROM repositories WHERE deployment_id = :deployment_id AND id = :id',
  ),
  resolutionConfigs: many<{ repository_id: number }, { subproject_id: string; config: string }>(
    'SELECT subproject_id, config FROM resolution_configs WHERE repository_id = :repository_id ORDER BY subproject_id',
  ),
};

type OfDeployment = { deployment_id: string };

export type LegacyPolicyRow = {
  id: number;
  name: string;
  slug: string;
  product_type: 'PRODUCT_TYPE_SAST' | 'PRODUCT_TYPE_SECRETS';
  is_default: number;
};

type ScmSubscriptionRow = { scm_url: string; events: string };

type NotificationWebhookRow = {
  deployment_id: string;
  name: string;
  url: string;
  use_network_broker: number;
  has_secret: number;
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
    INSERT INTO notification_webhooks (deployment_id, name, url, use_network_broker, has_secret)
    VALUES (:deployment_id, :name, :url, :use_network_broker, :has_secret) RETURNING id`),
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
