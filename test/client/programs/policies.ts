// What was read can be changed and sent back, and supply chain findings have fields of their own.
import { ApiError, createClient } from 'ifmatch/client';
import { startSandbox } from 'ifmatch/sandbox';

const sandbox = await startSandbox({ quirks: ['nulls', 'blanks'] });
const client = createClient({ baseUrl: sandbox.url, token: sandbox.token });
const [deployment] = (await client.listDeployments()).deployments;
if (deployment === undefined) throw new Error('the token sees no deployment');
const deploymentId = deployment.id;

const { bundle, state_version: ifMatch } = await client.getRemediationPolicies({ deploymentId });
const policies = bundle.policies.map((policy) => ({
  ...policy,
  active: policy.actions.every(({ type }) => type !== 'block') || policy.filters.conditions.length > 1,
}));
const preview = await client.previewRemediationPolicies({ deploymentId, bundle: { policies } });
for (const { key, before, after } of preview.updates) console.log(key.slug, before?.active, '->', after?.active);
try {
  await client.applyRemediationPolicies({ deploymentId, bundle: { policies }, ifMatch });
} catch (error) {
  if (!(error instanceof ApiError) || error.code !== 'STATE_VERSION_MISMATCH') throw error;
}
const code = { deploymentId, product: 'code' } as const;
const detection = await client.getDetectionPolicy(code);
const again = await client.applyDetectionPolicy({
  ...code,
  bundle: detection.bundle,
  ifMatch: detection.state_version,
});
console.log('unchanged:', again.state_version === detection.state_version);

for await (const { findings, page } of client
  .listFindings({ deploymentSlug: deployment.slug, issue_type: 'sca' })
  .pages())
  for (const { found_dependency, reachability, fix_recommendations, epss_score } of findings)
    if (reachability === 'always reachable' && (epss_score?.score ?? 0) > 0.5)
      console.log(page, found_dependency?.package, found_dependency?.version, fix_recommendations[0]?.version);
await sandbox.close();
