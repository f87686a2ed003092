import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox, type Sandbox } from '../../../src/sandbox/server.ts';
import { runCli } from '../../rig/run-cli.ts';
import { createScratchFolder } from '../resources/scratch-folder.ts';
import { type ProxyResponse, type ProxiedRequest, startPlatformProxy } from '../../rig/platform-proxy.ts';
import { drawSample, Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

/** The platform's list of deployments, the config, and the deployment that an apply may write to. */
type DeploymentCase = {
  readonly name: string;
  /** The body of the platform's list of deployments. Without it, the sandbox's own list is used. */
  readonly deploymentList?: string;
  /** The status of the response if the platform has no such list. */
  readonly listStatus?: number;
  readonly config?: string;
  /** The first lines of the policy file. */
  readonly fileHead?: string;
  readonly args?: readonly string[];
  /** The only id that requests may have. Null if nothing may be sent to any deployment. */
  readonly expectedId: '1234' | '9007199254740993' | null;
};

const makeList = (id: string, slug = '"acme"'): string => `{"deployments":[{"id":${id},"slug":${slug},"name":"Acme"}]}`;
const makeConfig = (id: string): string => `deployments:\n  acme:\n    id: ${id}\n`;
const fileHead = 'deployment_slug: acme\n';

const cases: readonly DeploymentCase[] = [
  { name: 'the only deployment', expectedId: '1234' },
  { name: 'the configured slug has the configured id', config: makeConfig('"1234"'), expectedId: '1234' },
  { name: 'the configured slug has another id', config: makeConfig('"2345"'), expectedId: null },
  { name: 'the configured id has a zero in front', config: makeConfig('"01234"'), expectedId: null },
  { name: 'the configured id is octal to some readers', config: makeConfig('02322'), expectedId: null },
  { name: 'the configured id is rounded as a number', config: makeConfig('9007199254740993'), expectedId: null },
  { name: 'the configured id is a number with an exponent', config: makeConfig('1.234e3'), expectedId: null },
  {
    name: 'the id on the platform is another one',
    deploymentList: makeList('"2345"'),
    config: makeConfig('"1234"'),
    expectedId: null,
  },
  {
    name: 'the platform does not know the slug',
    deploymentList: makeList('"1234"', '"globex"'),
    fileHead,
    expectedId: null,
  },
  { name: 'the slug differs in case', deploymentList: makeList('"1234"', '"Acme"'), fileHead, expectedId: null },
  {
    name: 'the slug differs in a letter that looks the same',
    deploymentList: makeList('"1234"', '"\u0430cme"'),
    fileHead,
    expectedId: null,
  },
  {
    name: 'the slug has a space behind it',
    deploymentList: makeList('"1234"', '"acme "'),
    fileHead,
    expectedId: null,
  },
  {
    name: 'two deployments of the same slug',
    deploymentList: `{"deployments":[{"id":"2345","slug":"acme","name":"A"},{"id":"1234","slug":"acme","name":"B"}]}`,
    fileHead,
    expectedId: null,
  },
  {
    name: 'several deployments and none is named',
    deploymentList: `{"deployments":[{"id":"1234","slug":"acme","name":"A"},{"id":"2345","slug":"globex","name":"B"}]}`,
    expectedId: null,
  },
  { name: 'no deployment at all', deploymentList: '{"deployments":[]}', expectedId: null },
  { name: 'the id is a path', deploymentList: makeList('"1234/../2345"'), expectedId: null },
  { name: 'the id is no digits', deploymentList: makeList('"12ab"'), expectedId: null },
  {
    name: 'the id is digits of another script',
    deploymentList: makeList('"\uFF11\uFF12\uFF13\uFF14"'),
    expectedId: null,
  },
  { name: 'the id is empty', deploymentList: makeList('""'), expectedId: null },
  { name: 'the id is negative', deploymentList: makeList('-1234'), expectedId: null },
  { name: 'the id is a fraction', deploymentList: makeList('1234.5'), expectedId: null },
  { name: 'the id is null', deploymentList: makeList('null'), expectedId: null },
  { name: 'the id is a list', deploymentList: makeList('["1234"]'), expectedId: null },
  { name: 'the id is longer than 64 bits', deploymentList: makeList('"12345678901234567890"'), expectedId: null },
  {
    name: 'the id as a number that no double holds',
    deploymentList: makeList('9007199254740993'),
    expectedId: '9007199254740993',
  },
  { name: 'the command names another deployment', args: ['--deployment', 'globex'], expectedId: null },
  { name: 'a file names another deployment', fileHead: 'deployment_slug: globex\n', expectedId: null },
  {
    name: 'there is no list, and the configured id is that of another slug',
    listStatus: 404,
    config: makeConfig('"1234"').replace('acme', 'globex'),
    fileHead: 'deployment_slug: globex\n',
    expectedId: null,
  },
  { name: 'there is no list, and no id is configured', listStatus: 404, fileHead, expectedId: null },
  {
    name: 'there is no list, and the configured id is right',
    listStatus: 404,
    config: makeConfig('"1234"'),
    expectedId: '1234',
  },
];

const policyFile = (first: string): string => `${first}policies:
  - name: Comment on critical
    slug: comment-on-critical
    filters: { mode: all, conditions: [{ type: severity, values: [critical] }] }
    actions: [{ type: pr_comment }]
`;

/** Applies with every approval, through a proxy that replaces the list of deployments, and checks the ids in all requests. */
async function tryApply(testCase: DeploymentCase, { sandbox, folder }: Setup, tally: Tally): Promise<string | null> {
  writeFiles(folder, testCase);
  const before = sandbox.log().length;
  const proxy = await startPlatformProxy(sandbox.url, {
    before: ({ path }): ProxyResponse | undefined => {
      if (!path.endsWith('/deployments')) return undefined;
      if (testCase.listStatus !== undefined) return { status: testCase.listStatus, body: '{"error":"Not found."}' };
      return testCase.deploymentList === undefined ? undefined : { status: 200, body: testCase.deploymentList };
    },
  });
  const approval = ['--yes', '--max-deletes', '1000', '--max-delete-percent', '100', '--allow-looser'];
  const { code } = await runCli(['apply', ...approval, ...(testCase.args ?? [])], {
    directory: folder,
    sandbox: { url: proxy.url, token: sandbox.token },
  });
  await proxy.close();
  const requestedIds = new Set(
    proxy.requests.filter((passing) => !isEarlyDryRun(passing, testCase)).flatMap(deploymentIn),
  );
  const written = sandbox.log().slice(before);
  tally.count(
    'PUTs to a wrong deployment',
    written.filter(({ deployment_id: id }) => id !== testCase.expectedId).length,
  );
  return findDeploymentError(
    testCase,
    code,
    requestedIds,
    proxy.requests.filter(({ method }) => method === 'PUT').length,
  );
}

/** The dry runs of a configured id start at the same time as the look-up that may refuse it. They write nothing. */
const isEarlyDryRun = (passing: ProxiedRequest, { config = '' }: DeploymentCase): boolean =>
  passing.method !== 'PUT' && deploymentIn(passing).some((id) => config.includes(`"${id}"`));

const deploymentIn = ({ path }: ProxiedRequest): string[] => /\/deployments\/([^/]+)/.exec(path)?.slice(1) ?? [];

function findDeploymentError(
  { expectedId, listStatus }: DeploymentCase,
  code: number,
  requestedIds: ReadonlySet<string>,
  putCount: number,
): string | null {
  const otherIds = [...requestedIds].filter((id) => id !== expectedId);
  // Without a list, only a read of the bundle can show that the id is wrong. So a read is allowed, and a PUT is not.
  if (otherIds.length > 0 && !(expectedId === null && listStatus === 404)) return `spoke to ${otherIds.join(', ')}`;
  if (expectedId === null && putCount > 0) return `${String(putCount)} PUTs`;
  if (expectedId === null && code === 0) return 'the exit code is 0';
  return expectedId === '1234' && (code !== 0 || putCount === 0)
    ? `exit code ${String(code)} after ${String(putCount)} PUTs`
    : null;
}

function writeFiles(folder: string, { config, fileHead: first = '' }: DeploymentCase): void {
  writeFileSync(join(folder, 'policies', 'remediation.yaml'), policyFile(first));
  if (config === undefined) rmSync(join(folder, 'ifmatch.yaml'), { force: true });
  else writeFileSync(join(folder, 'ifmatch.yaml'), config);
}

type Setup = { readonly sandbox: Sandbox; readonly folder: string };

async function run({ seed, cases: count }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const folder = createScratchFolder();
  mkdirSync(join(folder.path, 'policies'));
  try {
    for (const testCase of drawSample(cases, count, seed)) {
      // Each case has its own platform, so that there is something to write.
      const sandbox = await startSandbox({ seed: 'empty' });
      tally.add(testCase.name, await tryApply(testCase, { sandbox, folder: folder.path }, tally));
      await sandbox.close();
    }
  } finally {
    folder.remove();
  }
  return tally.figures();
}

export const suite: TrustSuite = {
  name: 'wrong-deployment',
  threat: 'The wrong deployment',
  claim:
    'nothing is written, shown or recorded unless the slug and the id belong together on the platform; ids are strings of digits',
  cases: { full: cases.length, quick: cases.length },
  run,
};
