import { randomBytes } from 'node:crypto';
import { writeBundle } from '../bundles.ts';
import type { BundleKind } from '../platform.ts';
import type { Store } from '../store/database.ts';
import { insertCatalog } from './catalog.ts';
import { countFindings, type DeploymentSeed } from './deployments.ts';
import { findingWriter } from './seed-findings.ts';
import { repositoryWriter, sharedRowIds } from './repositories.ts';

/** `done`: findings written so far. `total`: findings that the seed will have. */
export type OnProgress = (done: number, total: number) => void;

/** Fills a new database. The indices of the findings are created afterwards, which is faster. */
export function fillDatabase(deployments: readonly DeploymentSeed[], store: Store, onProgress: OnProgress): void {
  store.insert('signing_key')({ id: 1, secret: randomBytes(32).toString('base64url') });
  const seed = { deployments: JSON.stringify(deployments) };
  for (const sql of insertDeployments) store.run(sql, seed);
  for (const { id, bundles } of deployments) {
    for (const [kind, bundle] of Object.entries(bundles ?? {})) writeBundle(store, id, kind as BundleKind, bundle);
  }
  const addFile = store.insert('files');
  const fileOf = sharedRowIds((path) => addFile({ path }));
  const catalog = insertCatalog(store, deployments);
  const writeRepositories = repositoryWriter(store, catalog, fileOf);
  const total = countFindings(deployments);
  const writeFindings = findingWriter(store, catalog, fileOf, (done) => {
    if (done % Math.ceil(total / 100) === 0 || done === total) onProgress(done, total);
  });
  for (const deployment of deployments) writeFindings(deployment, writeRepositories(deployment));
  store.run(insertResolutionConfigs, seed);
}

const insertDeployments = [
  `INSERT INTO deployments (id, slug, name, migrated)
    SELECT value ->> 'id', value ->> 'slug', value ->> 'name', value ->> 'bundles' IS NOT NULL FROM json_each(:deployments)`,
  `INSERT INTO integrations (deployment_id, kind, target)
    SELECT deployment.value ->> 'id', kind.key, target.value
    FROM json_each(:deployments) AS deployment, json_each(deployment.value, '$.integrations') AS kind, json_each(kind.value) AS target`,
  `INSERT INTO scm_subscriptions (deployment_id, config_id, scm_url, events)
    SELECT deployment.value ->> 'id', item.value ->> 'config', item.value ->> 'url', item.value -> 'events'
    FROM json_each(:deployments) AS deployment, json_each(deployment.value, '$.subscriptions') AS item ORDER BY deployment.key, item.key`,
];

const insertResolutionConfigs = `
  INSERT INTO resolution_configs (repository_id, subproject_id, config)
  SELECT r.id, item.value ->> 'subproject', item.value -> 'config'
  FROM json_each(:deployments) AS deployment, json_each(deployment.value, '$.resolutionConfigs') AS item
    JOIN repositories AS r ON r.deployment_id = deployment.value ->> 'id' AND r.name = item.value ->> 'repository'`;
