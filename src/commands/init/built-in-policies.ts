import type { Content, Deployment } from '../../domain/bundle.ts';
import { ExpectedError } from '../../domain/errors.ts';
import type { Platform } from '../../domain/platform.ts';
import type { RemediationBundle } from '../../generated/types.ts';
import { requestContent } from '../../plan/request-fields.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { isObject } from '../../util/json.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import type { NamedDeployment } from './file-steps.ts';

/**
 * The slugs of the policies that the platform refuses to delete, sorted. The API does not mark them, but it rejects a dry run without them. A deployment
 * that does not answer has none: the pull that follows says why.
 */
export async function findBuiltInPolicies(
  deployments: readonly NamedDeployment[],
  runtime: Runtime,
): Promise<string[]> {
  const builtInSlugs = await mapConcurrently(deployments, async ({ slug, id }) => {
    if (id === null) return [];
    try {
      return await findBuiltInPoliciesOf({ slug, id }, await runtime.connections.platformFor(slug));
    } catch (error) {
      if (error instanceof ExpectedError) return [];
      throw error;
    }
  });
  return [...new Set(builtInSlugs.flat())].toSorted();
}

async function findBuiltInPoliciesOf(deployment: Deployment, platform: Platform): Promise<string[]> {
  const accepts = async (policies: readonly Content[]): Promise<boolean> => {
    const content = requestContent('remediation', { policies: [...policies] }, {}) as RemediationBundle;
    return (await platform.dryRun(deployment, { kind: 'remediation', content })).rejections.length === 0;
  };
  if (await accepts([])) return [];
  const { content } = await platform.read(deployment, 'remediation');
  const live = Array.isArray(content['policies']) ? content['policies'].filter(isObject) : [];
  // If the live bundle itself is rejected, a rejection tells nothing about a policy.
  if (!(await accepts(live))) return [];
  // Bisects: if the platform rejects the bundle without a half, that half has a built-in policy.
  const searchGroup = async (group: readonly Content[]): Promise<string[]> => {
    if (group.length === 1) return group.map(({ slug }) => String(slug));
    const middle = Math.ceil(group.length / 2);
    const builtIn: string[] = [];
    for (const half of [group.slice(0, middle), group.slice(middle)]) {
      const isAccepted = await accepts(live.filter((policy) => !half.includes(policy)));
      if (!isAccepted) builtIn.push(...(await searchGroup(half)));
    }
    return builtIn;
  };
  return searchGroup(live);
}
