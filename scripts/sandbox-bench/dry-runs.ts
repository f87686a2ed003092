import { availableParallelism, loadavg } from 'node:os';
import { type Measured, measureLoad } from './http-load.ts';
import { type Asked, ask, serve, type Served, serveSandbox, stop } from './served.ts';

/** `prepare` brings the platform into the state that is measured, and says what is asked in turn. */
type Row = {
  readonly name: string;
  readonly seed: string;
  readonly prepare: (served: Served) => Promise<readonly Asked[]>;
};
type Policy = { name: string; slug: string; description: string; filters: object; actions: object[] };
type Bundle = { policies: Policy[] };

const remediation = '/api/policies/v2/deployments/1234/remediation-policies';
const dryRun = (bundle: Bundle): Asked => ({ method: 'POST', path: `${remediation}:dryRun`, body: { bundle } });

const rows: readonly Row[] = [
  { name: 'dry run, no change', seed: 'acme', prepare: async (served) => [dryRun(await bundleOf(served))] },
  {
    name: 'dry run, one change',
    seed: 'acme',
    prepare: async (served) => [dryRun(withChange(await bundleOf(served), 'Another text.'))],
  },
  {
    name: 'dry run, one change, 100 bundles in turn',
    seed: 'acme',
    async prepare(served) {
      const bundle = await bundleOf(served);
      return Array.from({ length: 100 }, (_, index) => dryRun(withChange(bundle, `Text ${String(index)}.`)));
    },
  },
  {
    name: 'dry run, 10,000 policies, all new',
    seed: 'acme',
    prepare: () => Promise.resolve([dryRun(manyPolicies())]),
  },
  {
    name: 'dry run, 10,000 policies, no change',
    seed: 'acme',
    async prepare(served) {
      const { state_version } = await ask(served, { method: 'GET', path: remediation });
      const body = { bundle: manyPolicies() };
      await ask(served, { method: 'PUT', path: remediation, body, ifMatch: String(state_version) });
      return [dryRun(await bundleOf(served))];
    },
  },
];

const bundleOf = async (served: Served): Promise<Bundle> =>
  (await ask(served, { method: 'GET', path: remediation })).bundle as Bundle;

function withChange({ policies: [first, ...others] }: Bundle, description: string): Bundle {
  if (first === undefined) throw new Error('The seed has no policies.');
  return { policies: [{ ...first, description }, ...others] };
}

function manyPolicies(): Bundle {
  const tags = ['payments', 'internet-facing', 'pci', 'legacy', 'production'];
  const policies = Array.from({ length: 10_000 }, (_, index) => ({
    name: `Comment on findings of service ${String(index)}`,
    slug: `comment-${String(index)}`,
    description: 'What the reviewers agreed on: a finding is fixed before the change is merged.',
    filters: {
      mode: 'all',
      conditions: [
        { type: 'severity', values: index % 3 === 0 ? ['critical'] : ['critical', 'high'] },
        { type: 'repository_tag', values: [tags[index % tags.length]] },
      ],
    },
    actions: [{ type: 'pr_comment' }, { type: 'slack_app', config: { channel: '#appsec-alerts' } }],
  }));
  return { policies };
}

/** Reads what it is sent and answers so many bytes: what node:http alone takes. */
const bareProgram = `
  import { createServer } from 'node:http';
  const answer = JSON.stringify('x'.repeat(Number(process.argv[1]) - 2));
  const headers = { 'content-type': 'application/json', 'content-length': answer.length };
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
      Buffer.concat(chunks);
      response.writeHead(200, headers).end(answer);
    });
  });
  server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ url: \`http://127.0.0.1:\${server.address().port}\`, token: 'bare' })));`;

function requestBytes({ port, token }: Served, { method, path, body }: Asked): Buffer {
  const content = Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${String(port)}`,
    `authorization: Bearer ${token}`,
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${String(content.length)}`]),
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), content]);
}

/** Half a second to warm up, half for lone requests, one and a half under load. */
async function measure(served: Served, asked: readonly Asked[]): Promise<Measured> {
  const requests = asked.map((one) => requestBytes(served, one));
  const large = requests.some(({ length }) => length > 100_000);
  const lone = { port: served.port, requests, connections: 1, depth: 1 };
  const loaded = { ...lone, connections: large ? 2 : 8, depth: large ? 1 : 8 };
  await measureLoad({ ...loaded, ms: 500 });
  const { median } = await measureLoad({ ...lone, ms: 500 });
  const { rate } = await measureLoad({ ...loaded, ms: 1500 });
  return { rate, median };
}

async function measureRow({ name, seed, prepare }: Row): Promise<void> {
  const sandbox = await serveSandbox('--seed', seed);
  try {
    const asked = await prepare(sandbox);
    const [first] = asked;
    if (first === undefined) throw new Error(`Nothing is asked for "${name}".`);
    const size = String(JSON.stringify(await ask(sandbox, first)).length);
    const bare = await serve(['--input-type=module', '--eval', bareProgram, size]);
    try {
      print(name, await measure(sandbox, asked), await measure(bare, asked));
    } finally {
      await stop(bare);
    }
  } finally {
    await stop(sandbox);
  }
}

function print(name: string, sandbox: Measured, bare: Measured): void {
  const cells = [sandbox, bare].map(
    ({ rate, median }) => `${rate.toFixed(0).padStart(8)}/s ${median.toFixed(2).padStart(8)} ms`,
  );
  console.log(`${name.padEnd(40)} ${cells.join('   ')}   ${loadavg()[0]?.toFixed(1) ?? ''}`);
}

const wanted = process.argv[2] ?? '';
console.log(`Node ${process.versions.node}, ${String(availableParallelism())} cores`);
console.log(
  `${''.padEnd(40)} ${'sandbox, load and lone'.padStart(22)}   ${'bare node:http'.padStart(22)}   load average`,
);
for (const row of rows.filter(({ name }) => name.includes(wanted))) await measureRow(row);
