import { randomUUID } from 'node:crypto';
import type { DetectionConstraints, LegacyPolicy, Product, ValueEnum, VocabularyEntry } from '../generated/types.ts';
import { dependencyHandlers, resolutionConfigHandlers } from './dependencies.ts';
import { detectionHandlers } from './detection.ts';
import { Fault, notFound } from './fault.ts';
import { findingHandlers } from './findings.ts';
import { issueHandlers } from './issues.ts';
import { reportHandlers } from './reports.ts';
import { findBundle, type Handlers } from './bundles.ts';
import { remediationHandlers } from './remediation.ts';
import { type LegacyPolicyRow, signingKeyOf } from './store/dependencies.ts';
import type { Store } from './store/store.ts';
import { signJwt } from './http/access.ts';

/** A token sees its own deployment. */
const deploymentHandlers: Pick<Handlers, 'listDeployments'> = {
  listDeployments({ deployment: { id, slug, name }, platform }) {
    const asNumber = platform.quirks.has('numeric-ids') && Number.isSafeInteger(Number(id));
    return { deployments: [{ id: asNumber ? Number(id) : id, slug, name }] };
  },
};

/** Until a deployment is migrated to the Unified Policies model. */
export const legacyPolicyHandlers: Pick<Handlers, 'listLegacyPolicies'> = {
  listLegacyPolicies({ platform, deployment: { id, migrated } }) {
    if (migrated !== 0) {
      throw new Fault(
        410,
        'This deployment has been migrated to the Unified Policies model. Use the v2 policies API.',
        {
          code: 'DEPLOYMENT_MIGRATED',
        },
      );
    }
    return { policies: platform.store.legacyPolicies({ deployment_id: id }).map(policyOf) };
  },
};

export const notificationWebhookHandlers: Pick<Handlers, 'createNotificationWebhook'> = {
  createNotificationWebhook({ platform, deployment, body: { name, url, useNetworkBroker = false, webhookSecret } }) {
    // Not quoted: an address may hold a password.
    if (!URL.canParse(url)) throw new Fault(400, 'The url of the webhook is not a valid address.');
    // Nothing is delivered from here, so the secret itself is not kept.
    const hasSecret = webhookSecret !== undefined;
    const row = platform.store.addNotificationWebhook({
      deployment_id: deployment.id,
      name,
      url,
      use_network_broker: useNetworkBroker ? 1 : 0,
      has_secret: hasSecret ? 1 : 0,
    });
    if (row === undefined) throw new Error('the webhook was not written');
    return { webhook: { id: String(row.id), name, url, hasSecret, useNetworkBroker } };
  },
};

/** The token names its task and nothing else: no one said who asks. */
export const patternFixHandlers: Pick<Handlers, 'createPatternFixTask'> = {
  createPatternFixTask({ platform }) {
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: randomUUID(), aud: audience, iat: now, exp: now + lifetime };
    return { taskTokenJwt: signJwt(signingKeyOf(platform.store), claims) };
  },
};

/** A configuration without subscriptions is one that does not exist. */
export const scmSubscriptionHandlers: Pick<Handlers, 'listScmSubscriptions'> = {
  listScmSubscriptions({ platform, deployment, path: { configId } }) {
    const rows = platform.store.scmSubscriptions({ deployment_id: deployment.id, config_id: configId });
    if (rows.length === 0) throw notFound();
    const subscriptions = rows.map(({ scm_url, events }) => ({
      scmUrl: scm_url,
      events: JSON.parse(events) as string[],
    }));
    return { deploymentId: deployment.id, configId, subscriptions };
  },
};

/** Value enumerations and constraints come only with a product; conditions and actions belong to remediation. */
const vocabularyHandlers: Pick<Handlers, 'getVocabulary'> = {
  getVocabulary({ platform, deployment, query: { product } }) {
    findBundle({ platform, deployment, kind: product ?? 'remediation' });
    const { store } = platform;
    if (product === 'code' || product === 'secrets') {
      return { condition_types: [], action_types: [], detection_constraints: constraints(product) };
    }
    const types = {
      condition_types: store.conditionTypes({}).map(({ type, description }) => ({ type, description })),
      action_types: actionTypes(store),
    };
    return product === undefined ? types : { ...types, value_enums: valueEnums(store) };
  },
};

/** One handler an operation: the compiler finds the one that is missing. */
export const handlers: Handlers = {
  ...deploymentHandlers,
  ...findingHandlers,
  ...dependencyHandlers,
  ...resolutionConfigHandlers,
  ...reportHandlers,
  ...issueHandlers,
  ...remediationHandlers,
  ...detectionHandlers,
  ...vocabularyHandlers,
  ...legacyPolicyHandlers,
  ...scmSubscriptionHandlers,
  ...notificationWebhookHandlers,
  ...patternFixHandlers,
};

const policyOf = ({ id, name, slug, product_type, is_default }: LegacyPolicyRow): LegacyPolicy => ({
  id: String(id),
  name,
  slug,
  productType: product_type,
  isDefault: is_default !== 0,
});

const audience = 'pattern-fix';

/** In seconds: the editor that asks for a task begins it at once. */
const lifetime = 15 * 60;

function actionTypes(store: Store): VocabularyEntry[] {
  const pairs = store.actionCompanions({});
  return store.actionTypes({}).map(({ type, description }) => {
    const requires = pairs.filter((pair) => pair.type === type).map(({ companion }) => companion);
    return { type, description, requires };
  });
}

function valueEnums(store: Store): ValueEnum[] {
  const pairs = store.conditionValues({});
  return [...new Set(pairs.map(({ type }) => type))].map((type) => {
    const values = pairs.filter((pair) => pair.type === type).map(({ value }) => value);
    return { type, values };
  });
}

const constraints = (product: Product): DetectionConstraints => ({
  rulesets_accepted: product === 'code',
  exception_types: ['include', 'exclude'],
  rule_types: ['rule', 'pack'],
});
