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
  store.insert('signing_key', 'id, secret')(1, randomBytes(32).toString('base64url'));
  for (const deployment of deployments) plantDeployment(deployment, store);
  const total = countFindings(deployments);
  const fileOf = sharedRows(store.insert('files', 'id, path'));
  // Without findings there are no rules and packages either.
  const catalog = total === 0 ? null : plantCatalog(deployments, store);
  const plantRepositories = repositoryPlanter(store, catalog, fileOf);
  const step = Math.ceil(total / 100);
  const plantFindings =
    catalog &&
    findingPlanter(store, catalog, fileOf, (done) => {
      if (done % step === 0 || done === total) onProgress(done, total);
    });
  const addConfig = store.insert('resolution_configs', 'repository_id, subproject_id, config');
  for (const deployment of deployments) {
    const repositories = plantRepositories(deployment);
    for (const { repository, subproject, config } of deployment.resolutionConfigs) {
      const id = repositories.find(({ name }) => name === repository)?.id;
      if (id !== undefined) addConfig(id, subproject, JSON.stringify(config));
    }
    plantFindings?.(deployment, repositories);
  }
}

function plantDeployment({ id, slug, name, bundles, integrations, subscriptions }: DeploymentSeed, store: Store): void {
  store.insert('deployments', 'id, slug, name, migrated')(id, slug, name, Number(bundles !== null));
  const addIntegration = store.insert('integrations', 'deployment_id, kind, target');
  for (const [kind, targets] of Object.entries(integrations)) {
    for (const target of targets) addIntegration(id, kind, target);
  }
  const addSubscription = store.insert('scm_subscriptions', 'deployment_id, config_id, scm_url, events');
  for (const { config, url, events } of subscriptions) addSubscription(id, config, url, JSON.stringify(events));
  if (bundles === null) return;
  writeBundle(store, id, 'remediation', { policies: [...bundles.remediation] });
  if (bundles.code !== undefined) writeBundle(store, id, 'code', bundles.code);
  if (bundles.secrets !== undefined) writeBundle(store, id, 'secrets', bundles.secrets);
}
