import { readReport } from '../findings/reports/asked-report.ts';
import { reportBacklog } from '../findings/reports/backlog.ts';
import { reportGuardrails } from '../findings/reports/guardrails.ts';
import type { Call, Handlers } from './call.ts';

type Id = 'reportGuardrailsActivity' | 'reportBacklogByRule';

export const reportHandlers: Pick<Handlers, Id> = {
  reportGuardrailsActivity: (call) =>
    call.platform.store.snapshot(() => reportGuardrails(call.platform.store, asked(call))),
  reportBacklogByRule: (call) => call.platform.store.snapshot(() => reportBacklog(call.platform.store, asked(call))),
};

const asked = ({ platform, deployment, body }: Call<Id>) => readReport(platform.store, deployment.id, body, Date.now());
