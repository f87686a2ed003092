import { listFindings } from '../findings/list-findings.ts';
import { triageFindings } from '../findings/triage-findings.ts';
import type { Handlers } from './call.ts';

export const findingHandlers: Pick<Handlers, 'listFindings' | 'triageFindings'> = {
  listFindings: ({ query, deployment, platform }) => ({ findings: listFindings(query, deployment, platform.store) }),
  triageFindings: ({ body, deployment, platform }) => triageFindings(body, deployment, platform.store, Date.now()),
};
