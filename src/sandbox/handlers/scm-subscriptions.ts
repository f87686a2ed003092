import { notFound } from '../fault.ts';
import type { Handlers } from './call.ts';

/** A configuration without subscriptions is one that does not exist. */
export const scmSubscriptionHandlers: Pick<Handlers, 'listScmSubscriptions'> = {
  listScmSubscriptions({ platform, deployment, path: { configId } }) {
    const rows = platform.store.scmSubscriptions({ deployment_id: deployment.id, config_id: configId });
    if (rows.length === 0) throw notFound();
    const subscriptions = rows.map(({ scm_url, events }) => ({
      scmUrl: scm_url,
      events: JSON.parse(events) as string[],
    }));
    return { deploymentId: deployment.id, configId, subscriptions };
  },
};
