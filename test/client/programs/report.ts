// A script as users write it: no cast, no types of its own.
import { type CodeFinding, createClient } from 'ifmatch/client';
import { startSandbox } from 'ifmatch/sandbox';

const sandbox = await startSandbox({ seed: 'acme' });
const client = createClient({ baseUrl: sandbox.url, token: sandbox.token });

type Severity = NonNullable<CodeFinding['severity']>;
const byRule = new Map<string, { severity: Severity | undefined; ids: CodeFinding['id'][]; where: string }>();
for await (const finding of client.listFindings({ deploymentSlug: 'acme', status: 'open', page_size: 100 })) {
  const rule = finding.rule.name ?? finding.rule_name;
  const where = `${finding.repository.name ?? '?'}:${finding.location?.file_path ?? '?'}#${finding.location?.line ?? 0}`;
  const group = byRule.get(rule) ?? { severity: finding.severity, ids: [], where };
  byRule.set(rule, { ...group, ids: [...group.ids, finding.id] });
  const verdict = finding.assistant?.autotriage?.verdict;
  if (verdict === 'false_positive' && finding.confidence === 'low') console.log(`${where} may be noise`);
}
const order: Record<Severity, number> = { critical: 0, high: 1, medium: 2, low: 3 };
const rank = (severity: Severity | undefined) => (severity === undefined ? 4 : order[severity]);
const [worst] = [...byRule].sort(([, one], [, other]) => rank(one.severity) - rank(other.severity));
if (worst === undefined) throw new Error('nothing is open');
const { num_triaged, triaged_issues } = await client.triageFindings({
  deploymentSlug: 'acme',
  issue_type: 'sast',
  issue_ids: worst[1].ids,
  new_triage_state: 'fixing',
});
console.log(`fixing ${num_triaged} findings of ${worst[0]}`, triaged_issues.length === num_triaged);

for await (const { groups, total, fetched, hasMore } of client.searchIssues({ deploymentId: 1234, limit: 20 }).pages())
  console.log(`${fetched} of ${total ?? '?'} rules, ${groups.length} here, more: ${hasMore}`);
const { deployments } = await client.listDeployments();
const deploymentSlug = deployments[0]?.slug ?? '';
for await (const { projects, total = NaN, fetched, hasMore, page } of client.listProjects({ deploymentSlug }).pages())
  console.log(`page ${page}: ${projects.length} projects, ${fetched.toFixed()} of ${total}, more: ${hasMore}`);
await sandbox.close();
