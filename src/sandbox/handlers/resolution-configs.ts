import { readResolutionConfigs } from '../dependencies/resolution-configs.ts';
import type { Handlers } from './call.ts';

export const resolutionConfigHandlers: Pick<Handlers, 'getResolutionConfigs'> = {
  getResolutionConfigs: ({ platform, deployment, path }) =>
    readResolutionConfigs(platform.store, deployment.id, path.projectId),
};
