import type { Handlers } from './call.ts';

/** A token sees its own deployment. */
export const deploymentHandlers: Pick<Handlers, 'listDeployments'> = {
  listDeployments({ deployment: { id, slug, name }, platform }) {
    const asNumber = platform.quirks.has('numeric-ids') && Number.isSafeInteger(Number(id));
    return { deployments: [{ id: asNumber ? Number(id) : id, slug, name }] };
  },
};
