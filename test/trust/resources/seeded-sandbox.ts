import { fillDatabase } from '../../../src/sandbox/seed/fill-database.ts';
import type { DeploymentSeed } from '../../../src/sandbox/seed/deployments.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/server.ts';
import { openDatabase } from '../../../src/sandbox/store/database.ts';

/** Fills a database file with these deployments, and starts a sandbox with it. One of them must be `acme`. */
export function startSandboxWith(db: string, deployments: readonly DeploymentSeed[]): Promise<Sandbox> {
  openDatabase({ file: db }, (store) => fillDatabase(deployments, store, () => undefined)).close();
  return startSandbox({ db });
}
