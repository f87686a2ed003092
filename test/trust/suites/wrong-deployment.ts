import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox, type Sandbox } from '../../../src/sandbox/server.ts';
import { runCli } from '../../rig/run-cli.ts';
import { scratch } from '../resources/planted-platform.ts';
import { type Answer, type ProxiedRequest, startPlatformProxy } from '../../rig/platform-proxy.ts';
import { drawn, Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

/** What the platform says of its deployments, what the user configured, and whether an apply may go through. */
type Case = {
  readonly name: string;
  /** The list as the platform sends it, byte for byte; null for the sandbox's own. */
  readonly list?: string;
  /** Status of the list where it is not there. */
  readonly status?: number;
  readonly config?: string;
  /** First lines of the policy file. */
  readonly head?: string;
  readonly args?: readonly string[];
  /** The id that alone may be spoken to; null when nothing may be sent anywhere. */
  readonly to: '1234' | '9007199254740993' | null;
};

const listOf = (id: string, slug = '"acme"'): string => `{"deployments":[{"id":${id},"slug":${slug},"name":"Acme"}]}`;
const configured = (id: string): string => `deployments:\n  acme:\n    id: ${id}\n`;
const head = 'deployment_slug: acme\n';

const cases: readonly Case[] = [
  { name: 'the only deployment', to: '1234' },
  { name: 'the configured slug has the configured id', config: configured('"1234"'), to: '1234' },
  { name: 'the configured slug has another id', config: configured('"2345"'), to: null },
  { name: 'the configured id has a zero in front', config: configured('"01234"'), to: null },
  { name: 'the configured id is octal to some readers', config: configured('02322'), to: null },
  { name: 'the configured id is rounded as a number', config: configured('9007199254740993'), to: null },
  { name: 'the configured id is a number with an exponent', config: configured('1.234e3'), to: null },
  { name: 'the id on the platform is another one', list: listOf('"2345"'), config: configured('"1234"'), to: null },
  { name: 'the platform does not know the slug', list: listOf('"1234"', '"globex"'), head, to: null },
  { name: 'the slug differs in case', list: listOf('"1234"', '"Acme"'), head, to: null },
  { name: 'the slug differs in a letter that looks the same', list: listOf('"1234"', '"\u0430cme"'), head, to: null },
  { name: 'the slug has a space behind it', list: listOf('"1234"', '"acme "'), head, to: null },
  {
    name: 'two deployments of the same slug',
    list: `{"deployments":[{"id":"2345","slug":"acme","name":"A"},{"id":"1234","slug":"acme","name":"B"}]}`,
    head,
    to: null,
  },
  {
    name: 'several deployments and none is named',
    list: `{"deployments":[{"id":"1234","slug":"acme","name":"A"},{"id":"2345","slug":"globex","name":"B"}]}`,
    to: null,
  },
  { name: 'no deployment at all', list: '{"deployments":[]}', to: null },
  { name: 'the id is a path', list: listOf('"1234/../2345"'), to: null },
  { name: 'the id is no digits', list: listOf('"12ab"'), to: null },
  { name: 'the id is digits of another script', list: listOf('"\uFF11\uFF12\uFF13\uFF14"'), to: null },
  { name: 'the id is empty', list: listOf('""'), to: null },
  { name: 'the id is negative', list: listOf('-1234'), to: null },
  { name: 'the id is a fraction', list: listOf('1234.5'), to: null },
  { name: 'the id is null', list: listOf('null'), to: null },
  { name: 'the id is a list', list: listOf('["1234"]'), to: null },
  { name: 'the id is longer than 64 bits', list: listOf('"12345678901234567890"'), to: null },
  { name: 'the id as a number that no double holds', list: listOf('9007199254740993'), to: '9007199254740993' },
  { name: 'the command names another deployment', args: ['--deployment', 'globex'], to: null },
  { name: 'a file names another deployment', head: 'deployment_slug: globex\n', to: null },
  {
    name: 'there is no list, and the configured id is that of another slug',
    status: 404,
    config: configured('"1234"').replace('acme', 'globex'),
    head: 'deployment_slug: globex\n',
    to: null,
  },
  { name: 'there is no list, and no id is configured', status: 404, head, to: null },
  { name: 'there is no list, and the configured id is right', status: 404, config: configured('"1234"'), to: '1234' },
];

const policyFile = (first: string): string => `${first}policies:
  - name: Comment on critical
    slug: comment-on-critical
    filters: { mode: all, conditions: [{ type: severity, values: [critical] }] }
    actions: [{ type: pr_comment }]
`;

/** Applies with every approval there is, through a platform that says what the case says, and looks at where anything went. */
async function meet(one: Case, { sandbox, folder }: Rig, tally: Tally): Promise<string | null> {
  write(folder, one);
  const before = sandbox.log().length;
  const proxy = await startPlatformProxy(sandbox.url, {
    before: ({ path }): Answer | undefined => {
      if (!path.endsWith('/deployments')) return undefined;
      if (one.status !== undefined) return { status: one.status, body: '{"error":"Not found."}' };
      return one.list === undefined ? undefined : { status: 200, body: one.list };
    },
  });
  const approval = ['--yes', '--max-deletes', '1000', '--max-delete-percent', '100', '--allow-looser'];
  const { code } = await runCli(['apply', ...approval, ...(one.args ?? [])], {
    directory: folder,
    sandbox: { url: proxy.url, token: sandbox.token },
  });
  await proxy.close();
  const spokenTo = new Set(proxy.requests.filter((passing) => !isEarly(passing, one)).flatMap(deploymentIn));
  const written = sandbox.log().slice(before);
  tally.count('PUTs to a wrong deployment', written.filter(({ deployment_id: id }) => id !== one.to).length);
  return wrongIn(one, code, spokenTo, proxy.requests.filter(({ method }) => method === 'PUT').length);
}

/** The dry runs of a configured id begin beside the look-up that may refuse it; nothing is written meanwhile. */
const isEarly = (passing: ProxiedRequest, { config = '' }: Case): boolean =>
  passing.method !== 'PUT' && deploymentIn(passing).some((id) => config.includes(`"${id}"`));

const deploymentIn = ({ path }: ProxiedRequest): string[] => /\/deployments\/([^/]+)/.exec(path)?.slice(1) ?? [];

function wrongIn({ to, status }: Case, code: number, spokenTo: ReadonlySet<string>, puts: number): string | null {
  const strangers = [...spokenTo].filter((id) => id !== to);
  // Without the list, reading the bundle is how the wrong id is found out: a read of it is right, a PUT is not.
  if (strangers.length > 0 && !(to === null && status === 404)) return `spoke to ${strangers.join(', ')}`;
  if (to === null && puts > 0) return `${String(puts)} PUTs`;
  if (to === null && code === 0) return 'the exit code is 0';
  return to === '1234' && (code !== 0 || puts === 0) ? `exit code ${String(code)} after ${String(puts)} PUTs` : null;
}

function write(folder: string, { config, head: first = '' }: Case): void {
  writeFileSync(join(folder, 'policies', 'remediation.yaml'), policyFile(first));
  if (config === undefined) rmSync(join(folder, 'ifmatch.yaml'), { force: true });
  else writeFileSync(join(folder, 'ifmatch.yaml'), config);
}

type Rig = { readonly sandbox: Sandbox; readonly folder: string };

async function run({ seed, cases: count }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const folder = scratch();
  mkdirSync(join(folder.path, 'policies'));
  try {
    for (const one of drawn(cases, count, seed)) {
      // A platform of its own: each right case must have something to write.
      const sandbox = await startSandbox({ seed: 'empty' });
      tally.add(one.name, await meet(one, { sandbox, folder: folder.path }, tally));
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
