import { createHash, randomBytes } from 'node:crypto';
import { SandboxError } from '../sandbox-error.ts';
import type { DeploymentRow, Store } from '../store/store.ts';

/** An API token for a deployment by its slug; a random one, or the wanted one. Throws SandboxError. */
export function mintApiToken(store: Store, slug: string, webApi: boolean, wanted?: string): string {
  const deployment = deploymentNamed(store, slug);
  const token = wanted ?? `sandbox_${randomBytes(24).toString('base64url')}`;
  if (!/^[!-~]{8,255}$/.test(token)) throw new SandboxError('A token has 8 to 255 visible ASCII characters.');
  const row = { hash: hashToken(token), deployment_id: deployment.id, web_api: webApi ? 1 : 0 };
  const known = store.holder({ hash: row.hash });
  if (known === undefined) {
    store.addToken(row);
  } else if (known.deployment_id !== row.deployment_id || known.web_api !== row.web_api) {
    throw new SandboxError('This token already belongs to somebody else. Choose another.');
  }
  return token;
}

/** Tokens are random and long, so a plain hash is enough to keep them from a reader of the database. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Throws SandboxError when there is none. */
export function deploymentNamed(store: Store, slug: string): DeploymentRow {
  const deployment = store.deployments({}).find((candidate) => candidate.slug === slug);
  if (deployment === undefined) throw new SandboxError(`There is no deployment "${slug}".`);
  return deployment;
}
