import { searchIssues } from '../findings/groups/search-issues.ts';
import type { Handlers } from './call.ts';

export const issueHandlers: Pick<Handlers, 'searchIssues'> = {
  searchIssues: ({ platform, deployment, body }) =>
    platform.store.snapshot(() => searchIssues(platform.store, deployment, body)),
};
