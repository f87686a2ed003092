import type { Bundle, BundleContent, Deployment } from '../../domain/bundle.ts';
import type { Platform } from '../../domain/preview.ts';
import type { Settings } from '../../domain/settings.ts';
import { UsageError } from '../../domain/usage-error.ts';
import type { World } from '../../world.ts';
import { findDeployment, type Target } from '../targets.ts';

/** What is to be sent, and to which deployment the plan says. */
type Aim = { readonly content: BundleContent; readonly deployment: Deployment };

/** A plan file by its path, and the platform that it was made for. */
type MadeFor = { readonly path: string; readonly platform: string | null };

/**
 * Finds the deployments of a plan that no file declares. Throws UsageError when the platform is not the one that the plan was made for, or
 * when a deployment is another one now.
 */
export async function aimedTargets(
  aims: readonly Aim[],
  { path, platform }: MadeFor,
  settings: Settings,
  world: World,
): Promise<Target[]> {
  const found = new Map<string, { deployment: Deployment; platform: Platform }>();
  for (const slug of new Set(aims.map(({ deployment }) => deployment.slug))) {
    found.set(slug, await findDeployment(slug, settings, world));
    if (platform !== world.connections.name) throw otherPlatform(path, platform, world.connections.name);
  }
  return aims.flatMap(({ content, deployment }) => {
    const target = found.get(deployment.slug);
    if (target === undefined) return [];
    if (target.deployment.id !== deployment.id) throw otherDeployment(path, deployment, target.deployment);
    return [{ ...target, bundle: undeclared(content, deployment.slug) }];
  });
}

/** A bundle that stands in no file. */
function undeclared(content: BundleContent, deployment: string): Bundle {
  const facts = { deployment, origins: new Map(), notes: new Map() };
  return content.kind === 'remediation'
    ? { kind: content.kind, content: content.content, ...facts }
    : { kind: content.kind, content: content.content, ...facts };
}

const otherPlatform = (path: string, made: string | null, is: string | null): UsageError =>
  new UsageError(
    `${path} was made for ${made ?? 'no platform'}, but this is ${is ?? 'no platform'}. Correct the address.`,
  );

const otherDeployment = (path: string, { slug, id }: Deployment, now: Deployment): UsageError =>
  new UsageError(
    `${path} was made for the deployment ${slug} with the id ${id}, but that slug has the id ${now.id} now. It cannot be rolled back there.`,
  );
