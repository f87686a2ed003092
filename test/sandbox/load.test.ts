import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/server.ts';
import { caller, policy, remediationPath, temporaryFolder } from './harness.ts';
import { bodies, pathOf } from './requests.ts';

/** IFMATCH_LOAD_SECONDS=30 for the long form. */
const seconds = Number(process.env['IFMATCH_LOAD_SECONDS'] ?? 3);
const clients = 32;

test(`${String(clients)} clients at once: nothing fails but what conflicts, and the ledger adds up`, async () => {
  const sandbox = await startSandbox({ db: join(temporaryFolder(), 'load.db'), seed: 'acme' });
  onTestFinished(() => sandbox.close());
  const call = caller(sandbox);
  const before = sandbox.triages().length;
  const seen = { errors: [] as unknown[], commits: [] as string[], conflicts: 0, triages: 0, triaged: 0, reads: 0 };
  const path = pathOf('listFindings', 'acme');
  const work = [
    async () => expectOk(await call('GET', `${path}?severities=high&severities=critical&status=open`)),
    async () => expectOk(await call('GET', `${path}?issue_type=sca&exposures=reachable`)),
    async () => expectOk(await call('POST', pathOf('searchIssues', 'acme'), { body: { limit: 20 } })),
    async () => expectOk(await call('POST', pathOf('listDependencies', 'acme'), { body: { pageSize: 50 } })),
    async () =>
      expectOk(await call('POST', pathOf('reportBacklogByRule', 'acme'), { body: bodies.reportBacklogByRule })),
    async (round: number) => triage(round),
    async (round: number) => apply(round),
  ];

  function expectOk({ status, body }: { status: number; body: unknown }): void {
    seen.reads += 1;
    if (status !== 200) seen.errors.push({ status, body });
  }

  async function triage(round: number): Promise<void> {
    const new_triage_state = ['ignored', 'reopened', 'fixing'][round % 3];
    const { status, body } = await call('POST', pathOf('triageFindings', 'acme'), {
      body: { issue_type: 'sast', severities: ['low', 'high'], limit: 20, new_triage_state },
    });
    if (status !== 200) seen.errors.push({ status, body });
    seen.triages += 1;
    seen.triaged += body.num_triaged;
  }

  async function apply(round: number): Promise<void> {
    const bundle = { policies: [policy(`load-${String(round % 7)}`)] };
    const dry = await call('POST', `${remediationPath}:dryRun`, { body: { bundle } });
    const { status, body } = await call('PUT', remediationPath, {
      body: { bundle },
      ifMatch: dry.body.state_version,
    });
    if (status === 200) seen.commits.push(body.state_version);
    else if (status === 409) seen.conflicts += 1;
    else seen.errors.push({ status, body });
  }

  const end = Date.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let round = client; Date.now() < end; round += 1) await work[round % work.length]!(round);
    }),
  );

  expect(seen.errors).toEqual([]);
  expect(seen.reads).toBeGreaterThan(clients);
  const log = sandbox.log();
  expect(log.filter(({ status }) => status === 200).length).toBe(seen.commits.length);
  expect(log.filter(({ status }) => status === 409).length).toBe(seen.conflicts);
  // The versions form one chain: each commit was bound to the version that the commit before it left.
  const chain = log.filter(({ status }) => status === 200);
  expect(chain.slice(1).map((row) => row.if_match)).toEqual(chain.slice(0, -1).map((row) => row.state_version));
  const ledger = sandbox.triages().slice(before);
  expect(ledger.length).toBe(seen.triages);
  expect(ledger.reduce((sum, { count }) => sum + count, 0)).toBe(seen.triaged);
});
