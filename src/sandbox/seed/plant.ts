import { randomBytes } from 'node:crypto';
import { writeBundle } from '../bundles.ts';
import type { Store } from '../store/database.ts';
import { plantCatalog } from './catalog.ts';
import { countFindings, type DeploymentSeed } from './deployments.ts';
import { findingPlanter } from './findings.ts';
import { repositoryPlanter, sharedRows } from './repositories.ts';

/** How many findings there are, of all that there will be. */
export type OnProgress = (done: number, total: number) => void;

/** Fills a new database; indices of the findings come afterwards. */
export function plant(deployments: readonly DeploymentSeed[], store: Store, onProgress: OnProgress): void {
  store.insert('signing_key')({ id: 1, secret: randomBytes(32).toString('base64url') });
  for (const deployment of deployments) plantDeployment(deployment, store);
  const addFile = store.insert('files');
  const fileOf = sharedRows((path) => addFile({ path }));
  const catalog = plantCatalog(store);
  const plantRepositories = repositoryPlanter(store, catalog, fileOf);
  const total = countFindings(deployments);
  const plantFindings = findingPlanter(store, catalog, fileOf, (done) => {
    if (done % Math.ceil(total / 100) === 0 || done === total) onProgress(done, total);
  });
  const addConfig = store.insert('resolution_configs');
  for (const deployment of deployments) {
    const repositories = plantRepositories(deployment);
    for (const { repository, subproject, config } of deployment.resolutionConfigs) {
      const id = repositories.find(({ name }) => name === repository)?.id ?? 0;
      addConfig({ repository_id: id, subproject_id: subproject, config: JSON.stringify(config) });
    }
    plantFindings(deployment, repositories);
  }
}

function plantDeployment({ id, slug, name, bundles, ...surroundings }: DeploymentSeed, store: Store): void {
  store.insert('deployments')({ id, slug, name, migrated: Number(bundles !== null) });
  const addIntegration = store.insert('integrations');
  for (const [kind, targets] of Object.entries(surroundings.integrations)) {
    for (const target of targets) addIntegration({ deployment_id: id, kind, target });
  }
  const addSubscription = store.insert('scm_subscriptions');
  for (const { config, url, events } of surroundings.subscriptions) {
    addSubscription({ deployment_id: id, config_id: config, scm_url: url, events: JSON.stringify(events) });
  }
  if (bundles === null) return;
  writeBundle(store, id, 'remediation', { policies: [...bundles.remediation] });
  if (bundles.code !== undefined) writeBundle(store, id, 'code', bundles.code);
  if (bundles.secrets !== undefined) writeBundle(store, id, 'secrets', bundles.secrets);
}
