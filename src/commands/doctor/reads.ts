import type { Deployment } from '../../domain/bundle.ts';
import { PlatformError } from '../../domain/preview.ts';
import { isKnownCode } from '../../platform/errors.ts';
import type { WebApi } from '../../platform/web-api.ts';
import { type Looked, ok } from './examination.ts';

/** Statuses of a platform that does not have an operation. */
const absent: readonly (number | null)[] = [404, 405, 501];

/** How the state of a bundle is read here: by a GET, which not every platform has, or by the dry run of an empty bundle. */
export async function lookAtReads(api: WebApi, { id, slug }: Deployment): Promise<Looked<true>> {
  try {
    await api.call('getRemediationPolicies', { path: { deploymentId: id }, about: slug });
    return ok('the platform has the GETs of bundles', true);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    // As the client decides it: a code that we know is about the bundle, so the operation is there.
    if (absent.includes(error.status) && !isKnownCode(error.code))
      return ok('the platform has no GETs of bundles; the dry run of an empty bundle takes their place', true);
    // What it says of the deployment is for the checks after this one.
    if (isKnownCode(error.code)) return ok('the platform has the GETs of bundles', true);
    throw error;
  }
}
