import { applyBundle, previewBundle, readBundle } from '../bundles/bundle.ts';
import { remediation } from '../bundles/remediation.ts';
import type { Call, Handlers } from './call.ts';

type Id = 'getRemediationPolicies' | 'applyRemediationPolicies' | 'previewRemediationPolicies';

export const remediationHandlers: Pick<Handlers, Id> = {
  getRemediationPolicies: (call) => readBundle(scope(call)),
  previewRemediationPolicies: (call) => previewBundle(scope(call), call.body.bundle),
  applyRemediationPolicies: (call) => applyBundle(scope(call), call.body.bundle, call.ifMatch),
};

const scope = ({ platform, deployment, slips }: Call<Id>) =>
  ({ platform, deployment, slips, kind: 'remediation', model: remediation }) as const;
