import { listDependencies } from '../dependencies/list-dependencies.ts';
import type { Handlers } from './call.ts';

export const dependencyHandlers: Pick<Handlers, 'listDependencies'> = {
  listDependencies: ({ platform, deployment, body }) => listDependencies(platform.store, deployment.id, body),
};
