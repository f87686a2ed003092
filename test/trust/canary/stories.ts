import { readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { formats } from '../../../src/cli/options.ts';
import { openPlatform } from '../../../src/platform/client.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { Token } from '../../../src/platform/token.ts';
import { inspect } from 'node:util';
import { runCli } from '../../rig/run-cli.ts';
import { policyWith } from '../yaml/policy-with.ts';
import { addressTricks } from './address-tricks.ts';
import { echoes } from './echoes.ts';
import { canaryToken, formsIn } from './forms.ts';
import { type Host, startHost, startStranger } from './hosts.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';

/** What somebody does, and which forms of the token come out anywhere that somebody may look. */
export type Story = { readonly name: string; run(): Promise<string[]> };

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

/** A repository with one policy; answers what a run printed and all files that it left. */
async function runIn(
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

const found = (text: string): string[] => formsIn(text, [canaryToken]).map((form) => `the token as ${form}`);

const echoStories: readonly Story[] = echoes.flatMap(({ name, answer }) =>
  commands.map((args) => ({
    name: `${args.join(' ')}, and ${name}`,
    async run() {
      const host = await startHost((seen, response) => answer(canaryToken, seen, response));
      try {
        const text = await runIn(args, { url: host.url, token: canaryToken });
        // The doctor asks without a token first, and stops where nobody answers as a platform does.
        const isShown = args[0] === 'doctor' || host.authorizations.includes(`Bearer ${canaryToken}`);
        return [...found(text), ...(isShown ? [] : ['nobody was shown the token, so this shows nothing'])];
      } finally {
        await host.close();
      }
    },
  })),
);

/** Runs something beside a host that must not be shown the token. */
const beside = async (use: (stranger: Host) => Promise<string>): Promise<string[]> => {
  const stranger = await startStranger();
  try {
    const text = await use(stranger);
    return [...found(text), ...stranger.authorizations.map((shown) => `a stranger was shown ${shown}`)];
  } finally {
    await stranger.close();
  }
};

/** Each address is refused before anything is sent, and what is wrong with it is said without what stood in it. */
const addressStories: readonly Story[] = addressTricks(0).map((_, nth) => ({
  name: `the address ${JSON.stringify(addressTricks(0)[nth])}`,
  run: () =>
    beside(async (stranger) => {
      const url = addressTricks(stranger.port)[nth] ?? '';
      const text = await runIn(['api', 'listDeployments'], { url, token: canaryToken });
      return stranger.requests.length === 0 ? text : `${text}\n${canaryToken} went to ${url}`;
    }),
}));

const redirectStories: readonly Story[] = [301, 302, 303, 307, 308].flatMap((status) =>
  [['api', 'listDeployments'], ['preview'], ['apply', '--yes'], ['pull']].map((args) => ({
    name: `${args.join(' ')}, and a redirect with ${String(status)} to a stranger`,
    run: () =>
      beside(async (stranger) => {
        const platform = await startHost(
          (_, response) => void response.writeHead(status, { location: `${stranger.url}/x` }).end(),
        );
        const text = await runIn(args, { url: platform.url, token: canaryToken });
        await platform.close();
        return stranger.requests.length === 0 ? text : `${text}\n${canaryToken} followed the redirect`;
      }),
  })),
);

const here = 'http://127.0.0.1:9';
const secrets: readonly (readonly [string, Record<string, string>])[] = [
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

const wrongStories: readonly Story[] = secrets.flatMap(([name, env]) =>
  [['api', 'listDeployments'], ['preview'], ['doctor']].map((args) => ({
    name: `${args.join(' ')}, with ${name}`,
    run: async () => found(await runIn(args, { url: env['IFMATCH_BASE_URL'] ?? here, token: canaryToken }, env)),
  })),
);

/** The client with a clock that does not wait: a proxy is asked again as often as a platform. */
const proxyStories: readonly Story[] = ['HTTPS_PROXY', 'HTTP_PROXY'].map((name) => ({
  name: `a proxy that refuses (${name})`,
  run: () =>
    beside(async (stranger) => {
      const lines: string[] = [];
      const clock = { ...systemClock, sleep: async () => Promise.resolve() };
      const env = { [name]: stranger.url };
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

/** All that is done with the command line. */
export const stories: readonly Story[] = [
  ...addressStories,
  ...redirectStories,
  ...wrongStories,
  ...proxyStories,
  ...echoStories,
];
export const addressTrickCount: number = addressStories.length;
