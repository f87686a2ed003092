import { detection } from '../bundles/detection.ts';
import type { Model } from '../bundles/model.ts';
import { remediation } from '../bundles/remediation.ts';
import type { BundleKind, Store } from '../store/store.ts';
import type { BundlesSeed, DeploymentSeed, Seed, VocabularySeed } from './seed.ts';

/** Fills a new database. State versions are stamped afterwards. */
export function plant({ vocabulary, deployments }: Seed, store: Store): void {
  plantVocabulary(vocabulary, store);
  for (const deployment of deployments) {
    const { id, slug, name, bundles } = deployment;
    store.addDeployment({ id, slug, name, migrated: bundles === null ? 0 : 1 });
    plantSurroundings(deployment, store);
    if (bundles !== null) plantBundles(id, bundles, store);
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

function plantSurroundings({ id, systemPolicies, projects, integrations }: DeploymentSeed, store: Store): void {
  const deployment_id = id;
  for (const policy of systemPolicies) store.addSystemPolicy({ deployment_id, slug: policy.slug, name: policy.name });
  for (const [name, tags] of Object.entries(projects)) {
    store.addProject({ deployment_id, name });
    for (const tag of tags) store.addProjectTag({ deployment_id, project: name, tag });
  }
  for (const [kind, targets] of Object.entries(integrations)) {
    for (const target of targets) store.addIntegration({ deployment_id, kind, target });
  }
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
