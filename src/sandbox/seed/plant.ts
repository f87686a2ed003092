import type { Model } from '../bundles.ts';
import { detection } from '../detection.ts';
import { remediation } from '../remediation.ts';
import type { BundleKind } from '../store/policies.ts';
import type { Store } from '../store/store.ts';
import { plantCatalog } from './catalog.ts';
import { type BundlesSeed, countFindings, type DeploymentSeed, type Seed, type VocabularySeed } from './deployments.ts';
import { FindingPlanter } from './findings.ts';
import { repositoryPlanter, Shared } from './repositories.ts';

/** How many findings there are, of all that there will be. */
export type OnProgress = (done: number, total: number) => void;

/** Fills a new database; indices of the findings and state versions come afterwards. */
export function plant(seed: Seed, store: Store, onProgress: OnProgress): void {
  plantVocabulary(seed.vocabulary, store);
  for (const deployment of seed.deployments) {
    const { id, slug, name, bundles } = deployment;
    store.insert('deployments', 'id, slug, name, migrated')(id, slug, name, bundles === null ? 0 : 1);
    plantSurroundings(deployment, store);
    if (bundles !== null) plantBundles(id, bundles, store);
  }
  plantCode(seed, store, onProgress);
}

/** Repositories, and what is found in them; without findings there are no rules and packages either. */
function plantCode({ deployments }: Seed, store: Store, onProgress: OnProgress): void {
  const total = countFindings(deployments);
  const step = Math.ceil(total / 100);
  const addFile = store.insert('files', 'id, path');
  const files = new Shared(addFile);
  const catalog = total === 0 ? null : plantCatalog(deployments, store);
  const plantRepositories = repositoryPlanter(store, catalog, files);
  const findings =
    catalog &&
    new FindingPlanter(store, catalog, files, (done) => {
      if (done % step === 0 || done === total) onProgress(done, total);
    });
  const addConfig = store.insert('resolution_configs', 'repository_id, subproject_id, config');
  for (const deployment of deployments) {
    const repositories = plantRepositories(deployment);
    for (const { repository, subproject, config } of deployment.resolutionConfigs) {
      const id = repositories.find(({ name }) => name === repository)?.id;
      if (id !== undefined) addConfig(id, subproject, JSON.stringify(config));
    }
    findings?.plant(deployment, repositories);
  }
}

function plantVocabulary({ conditions, actions }: VocabularySeed, store: Store): void {
  for (const { type, description, values } of conditions) {
    store.insert('condition_types', 'type, description')(type, description);
    for (const value of values) store.insert('condition_values', 'type, value')(type, value);
  }
  for (const { type, description } of actions) store.insert('action_types', 'type, description')(type, description);
  for (const { type, requires } of actions) {
    for (const companion of requires) store.insert('action_companions', 'type, companion')(type, companion);
  }
}

function plantSurroundings(deployment: DeploymentSeed, store: Store): void {
  const { id, systemPolicies, integrations, legacyPolicies, subscriptions } = deployment;
  const addSystemPolicy = store.insert('system_policies', 'deployment_id, slug, name');
  for (const { slug, name } of systemPolicies) addSystemPolicy(id, slug, name);
  const addIntegration = store.insert('integrations', 'deployment_id, kind, target');
  for (const [kind, targets] of Object.entries(integrations)) {
    for (const target of targets) addIntegration(id, kind, target);
  }
  const addLegacy = store.insert('legacy_policies', 'deployment_id, name, slug, product_type, is_default');
  for (const { name, slug, productType, isDefault } of legacyPolicies) {
    addLegacy(id, name, slug, productType, Number(isDefault));
  }
  const addSubscription = store.insert('scm_subscriptions', 'deployment_id, config_id, scm_url, events');
  for (const { config, url, events } of subscriptions) addSubscription(id, config, url, JSON.stringify(events));
}

function plantBundles(deployment: string, bundles: BundlesSeed, store: Store): void {
  plantBundle(deployment, 'remediation', remediation, { policies: [...bundles.remediation] }, store);
  for (const product of ['code', 'secrets'] as const) {
    const bundle = bundles[product];
    if (bundle !== undefined) plantBundle(deployment, product, detection(product), bundle, store);
  }
}

function plantBundle<Sent, Content>(
  deployment: string,
  kind: BundleKind,
  model: Model<Sent, Content>,
  sent: Sent,
  store: Store,
): void {
  const content = model.normalize(sent);
  store.addBundle({ deployment_id: deployment, kind, fingerprint: model.fingerprint(content) });
  const row = store.bundle({ deployment_id: deployment, kind });
  if (row === undefined) throw new Error(`the bundle ${kind} was not written`);
  model.save(store, row, model.load(store, row), content);
}
