import { rmSync } from 'node:fs';
import { fillDatabase } from '../../../src/sandbox/seed/fill-database.ts';
import type { DeploymentSeed } from '../../../src/sandbox/seed/deployments.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/server.ts';
import { openDatabase } from '../../../src/sandbox/store/database.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';

/** A folder of a suite's own; `remove` when it is done. */
export function scratch(): { readonly path: string; remove(): void } {
  const path = temporaryFolder();
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A sandbox over a file that holds these deployments; one of them must be `acme`. */
export function startPlanted(db: string, deployments: readonly DeploymentSeed[]): Promise<Sandbox> {
  openDatabase({ file: db }, (store) => fillDatabase(deployments, store, () => undefined)).close();
  return startSandbox({ db });
}
