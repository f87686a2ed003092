import type { Deployment } from '../../domain/bundle.ts';
import { type Platform, PlatformError } from '../../domain/preview.ts';
import type { WebApi } from '../../platform/web-api.ts';
import { failed, type Looked, ok, warning } from './examination.ts';

/** Whether the deployment has the unified policies, by what the v2 and the legacy endpoint say. */
export async function lookAtMigration(
  platform: Platform,
  api: WebApi,
  deployment: Deployment,
): Promise<Looked<Deployment>> {
  try {
    await platform.read(deployment, 'remediation');
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'DEPLOYMENT_NOT_MIGRATED') throw error;
    return failed(
      `${deployment.slug} still has the legacy policies (403 DEPLOYMENT_NOT_MIGRATED).`,
      'Let the operator of the platform migrate it to the unified policies. Until then nothing here can be previewed or applied.',
    );
  }
  return besideLegacy(await legacyOf(api, deployment), deployment);
}

type Legacy = 'gone' | 'silent' | number;

function besideLegacy(legacy: Legacy, deployment: Deployment): Looked<Deployment> {
  if (legacy === 'gone') return ok('migrated to the unified policies (the legacy endpoint is gone, 410)', deployment);
  if (legacy === 'silent') return ok('the unified policies answer', deployment);
  if (legacy === 0) return ok('the unified policies answer, and there are no legacy ones', deployment);
  return warning(
    `The unified policies answer, but the legacy endpoint still lists ${String(legacy)}.`,
    'Ask the operator of the platform whether the migration is complete.',
    deployment,
  );
}

/** How many legacy policies there are; `silent` when that cannot be told, for many platforms have no such endpoint any more. */
async function legacyOf(api: WebApi, { id, slug }: Deployment): Promise<Legacy> {
  try {
    const { policies } = await api.call('listLegacyPolicies', { path: { deploymentId: id }, about: slug });
    return policies?.length ?? 0;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return error.status === 410 ? 'gone' : 'silent';
  }
}
