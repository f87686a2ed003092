import { detection } from '../bundles/detection.ts';
import type { Model } from '../bundles/model.ts';
import { remediation } from '../bundles/remediation.ts';
import type { BundleKind, Store } from '../store/store.ts';
import { plantCatalog } from './catalog.ts';
import type { PlantedRepository } from './finding-source.ts';
import { Names } from './names.ts';
import { FindingPlanter } from './plant-findings.ts';
import { RepositoryPlanter } from './plant-repositories.ts';
import type { BundlesSeed, DeploymentSeed, Seed, VocabularySeed } from './seed.ts';
import { countFindings } from './seeds.ts';

/** How many findings there are, of all that there will be. */
export type OnProgress = (done: number, total: number) => void;

/** Fills a new database; indices of the findings and state versions come afterwards. */
export function plant(seed: Seed, store: Store, onProgress: OnProgress): void {
  plantVocabulary(seed.vocabulary, store);
  for (const deployment of seed.deployments) {
    const { id, slug, name, bundles } = deployment;
    store.addDeployment({ id, slug, name, migrated: bundles === null ? 0 : 1 });
    plantSurroundings(deployment, store);
    if (bundles !== null) plantBundles(id, bundles, store);
  }
  plantCode(seed, store, onProgress);
}

/** Repositories, and what is found in them. */
function plantCode(seed: Seed, store: Store, onProgress: OnProgress): void {
  const total = countFindings(seed);
  const names = new Names(store);
  const catalog = total === 0 ? null : plantCatalog(seed.deployments, store);
  const repositories = new RepositoryPlanter(store, names);
  const findings = catalog && new FindingPlanter(store, names, catalog, reportSteps(total, onProgress));
  for (const deployment of seed.deployments) {
    const planted = repositories.plant(deployment, catalog);
    plantResolutionConfigs(deployment, planted, store);
    findings?.plant(deployment, planted);
  }
}

/** Tells of every hundredth of them. */
function reportSteps(total: number, onProgress: OnProgress): (done: number) => void {
  const step = Math.ceil(total / 100);
  return (done) => {
    if (done % step === 0 || done === total) onProgress(done, total);
  };
}

function plantResolutionConfigs(
  { resolutionConfigs }: DeploymentSeed,
  repositories: readonly PlantedRepository[],
  store: Store,
): void {
  for (const { repository, subproject, config } of resolutionConfigs) {
    const id = repositories.find(({ name }) => name === repository)?.id;
    if (id !== undefined) store.addResolutionConfig(id, subproject, JSON.stringify(config));
  }
}

function plantVocabulary({ conditions, actions }: VocabularySeed, store: Store): void {
  for (const { type, description, values } of conditions) {
    store.addConditionType({ type, description });
    for (const value of values) store.addConditionValue({ type, value });
  }
  for (const { type, description } of actions) store.addActionType({ type, description });
  for (const { type, requires } of actions) {
    for (const companion of requires) store.addActionCompanion({ type, companion });
  }
}

function plantSurroundings(deployment: DeploymentSeed, store: Store): void {
  const { id, systemPolicies, integrations, legacyPolicies, subscriptions } = deployment;
  for (const { slug, name } of systemPolicies) store.addSystemPolicy({ deployment_id: id, slug, name });
  for (const [kind, targets] of Object.entries(integrations)) {
    for (const target of targets) store.addIntegration({ deployment_id: id, kind, target });
  }
  for (const { name, slug, productType, isDefault } of legacyPolicies) {
    store.addLegacyPolicy(id, name, slug, productType, Number(isDefault));
  }
  for (const { config, url, events } of subscriptions)
    store.addScmSubscription(id, config, url, JSON.stringify(events));
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
