import { readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { formats } from '../../../src/cli/options.ts';
import { openPlatform } from '../../../src/platform/platform-client.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { Token } from '../../../src/platform/token.ts';
import { inspect } from 'node:util';
import { runCli } from '../../rig/run-cli.ts';
import { policyWith } from '../yaml/policy-with.ts';
import { addressTricks } from './address-tricks.ts';
import { echoes } from './echoes.ts';
import { canaryToken, formsIn } from './forms.ts';
import { type Host, startHost, startForbiddenHost } from './hosts.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';

/** Something that a user does. `run` returns the forms of the token that appear in any output or file. */
export type CanaryStory = { readonly name: string; run(): Promise<string[]> };

const commands: readonly (readonly string[])[] = [
  ['preview', '--out', 'plan.json', '--output', 'out.txt'],
  ...formats.map((format) => ['preview', '--format', format, '--impact']),
  ['preview', '--format', 'html', '--output', 'out.html'],
  ['apply', '--yes', '--max-deletes', '9', '--max-delete-percent', '100', '--allow-looser'],
  ['drift', '--format', 'json'],
  ['pull'],
  ['api', 'listDeployments'],
  ['doctor'],
  ['init', '--from-platform'],
  ['api', 'listFindings', '--format', 'json'],
];

/** Runs a command in a repository with one policy. Returns its output and the text of all files that it left. */
async function runInRepository(
  args: readonly string[],
  platform: { url: string; token: string },
  env: Record<string, string> = {},
) {
  const directory = temporaryFolder();
  mkdirSync(join(directory, 'policies'));
  writeFileSync(join(directory, 'policies/a.yaml'), policyWith('A policy.'));
  writeFileSync(join(directory, 'ifmatch.yaml'), 'deployments:\n  acme:\n    id: "1234"\n');
  const { text } = await runCli([...args, '--verbose'], { directory, sandbox: platform, env });
  return text + filesIn(directory);
}

const filesIn = (directory: string): string =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name + readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

const findTokenForms = (text: string): string[] => formsIn(text, [canaryToken]).map((form) => `the token as ${form}`);

const echoStories: readonly CanaryStory[] = echoes.flatMap(({ name, respond }) =>
  commands.map((args) => ({
    name: `${args.join(' ')}, and ${name}`,
    async run() {
      const host = await startHost((received, response) => respond(canaryToken, received, response));
      try {
        const text = await runInRepository(args, { url: host.url, token: canaryToken });
        // `doctor` first sends a request without a token, and stops if the response is not that of a platform.
        const didReceiveToken = args[0] === 'doctor' || host.authorizations.includes(`Bearer ${canaryToken}`);
        return [
          ...findTokenForms(text),
          ...(didReceiveToken ? [] : ['nobody was shown the token, so this shows nothing']),
        ];
      } finally {
        await host.close();
      }
    },
  })),
);

/** Runs something with a host that must not get the token. Returns the forms of the token in its output, and what the host got. */
const runBesideForbiddenHost = async (run: (stranger: Host) => Promise<string>): Promise<string[]> => {
  const forbiddenHost = await startForbiddenHost();
  try {
    const text = await run(forbiddenHost);
    return [
      ...findTokenForms(text),
      ...forbiddenHost.authorizations.map((authorization) => `a stranger was shown ${authorization}`),
    ];
  } finally {
    await forbiddenHost.close();
  }
};

/** Each address must be refused before anything is sent, with a message that does not repeat secrets in it. */
const addressStories: readonly CanaryStory[] = addressTricks(0).map((_, index) => ({
  name: `the address ${JSON.stringify(addressTricks(0)[index])}`,
  run: () =>
    runBesideForbiddenHost(async (forbiddenHost) => {
      const url = addressTricks(forbiddenHost.port)[index] ?? '';
      const text = await runInRepository(['api', 'listDeployments'], { url, token: canaryToken });
      return forbiddenHost.requests.length === 0 ? text : `${text}\n${canaryToken} went to ${url}`;
    }),
}));

const redirectStories: readonly CanaryStory[] = [301, 302, 303, 307, 308].flatMap((status) =>
  [['api', 'listDeployments'], ['preview'], ['apply', '--yes'], ['pull']].map((args) => ({
    name: `${args.join(' ')}, and a redirect with ${String(status)} to a stranger`,
    run: () =>
      runBesideForbiddenHost(async (forbiddenHost) => {
        const platform = await startHost(
          (_, response) => void response.writeHead(status, { location: `${forbiddenHost.url}/x` }).end(),
        );
        const text = await runInRepository(args, { url: platform.url, token: canaryToken });
        await platform.close();
        return forbiddenHost.requests.length === 0 ? text : `${text}\n${canaryToken} followed the redirect`;
      }),
  })),
);

const closedAddress = 'http://127.0.0.1:9';
const misplacedTokens: readonly (readonly [string, Record<string, string>])[] = [
  ['a token with a line break in it', { IFMATCH_API_TOKEN: `${canaryToken}\nX-Other: 1` }],
  ['a token with a blank behind it', { IFMATCH_API_TOKEN: `${canaryToken} ` }],
  ['a token in quotes', { IFMATCH_API_TOKEN: `"${canaryToken}"` }],
  [
    'an address with the token as a password',
    { IFMATCH_BASE_URL: `https://me:${encodeURIComponent(canaryToken)}@x.example` },
  ],
  [
    'an address with the token in its query',
    { IFMATCH_BASE_URL: `https://x.example/?t=${encodeURIComponent(canaryToken)}` },
  ],
  [
    'an address with the token in its fragment',
    { IFMATCH_BASE_URL: `https://x.example/#${encodeURIComponent(canaryToken)}` },
  ],
  [
    'a proxy with the token as a password',
    { HTTPS_PROXY: `http://me:${encodeURIComponent(canaryToken)}@[::1]:x`, IFMATCH_BASE_URL: 'https://x.example' },
  ],
];

const misplacedTokenStories: readonly CanaryStory[] = misplacedTokens.flatMap(([name, env]) =>
  [['api', 'listDeployments'], ['preview'], ['doctor']].map((args) => ({
    name: `${args.join(' ')}, with ${name}`,
    run: async () =>
      findTokenForms(
        await runInRepository(args, { url: env['IFMATCH_BASE_URL'] ?? closedAddress, token: canaryToken }, env),
      ),
  })),
);

/** Uses a clock that does not wait, because requests to a proxy are retried like those to the platform. */
const proxyStories: readonly CanaryStory[] = ['HTTPS_PROXY', 'HTTP_PROXY'].map((name) => ({
  name: `a proxy that refuses (${name})`,
  run: () =>
    runBesideForbiddenHost(async (forbiddenHost) => {
      const lines: string[] = [];
      const clock = { ...systemClock, sleep: async () => Promise.resolve() };
      const env = { [name]: forbiddenHost.url };
      const log = (line: string): void => void lines.push(line);
      const platform = openPlatform({
        address: 'https://platform.test',
        token: new Token(canaryToken),
        env,
        clock,
        log,
      });
      const error = await platform.deployments().catch((thrown: unknown) => thrown);
      await platform.close();
      return `${lines.join('\n')}\n${inspect(error, { depth: 9, showHidden: true })}`;
    }),
}));

/** All stories of the command line. */
export const stories: readonly CanaryStory[] = [
  ...addressStories,
  ...redirectStories,
  ...misplacedTokenStories,
  ...proxyStories,
  ...echoStories,
];
export const addressTrickCount: number = addressStories.length;
