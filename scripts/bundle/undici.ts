import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { Plugin } from 'rolldown';
import { root } from '../files.ts';
import { packageName } from '../release/licences.ts';

const folder = join(root, 'node_modules/undici');

/** What we use of undici, and where it is: its own index brings mocks, caches, WebSocket and more, two thirds of its code. */
const index = `
import agent from './lib/dispatcher/agent.js';
import proxyAgent from './lib/dispatcher/env-http-proxy-agent.js';
import Dispatcher from './lib/dispatcher/dispatcher.js';
import connect from './lib/api/api-connect.js';
import request from './lib/api/api-request.js';
import web from './lib/web/fetch/index.js';

// The agent of a proxy asks for its tunnel by connect.
Object.assign(Dispatcher.prototype, { connect, request });

export const Agent = agent;
export const EnvHttpProxyAgent = proxyAgent;
export const fetch = web.fetch;
`;

type Part = { readonly exports: readonly string[]; readonly code: string };

const refuse = (what: string): string =>
  `function () { throw new Error('${what} is left out of this build of undici'); }`;

/** Parts that are loaded with the others and never used: what they export by name, and what stands in for them. */
const unused: Readonly<Record<string, Part>> = {
  // The dispatcher allows HTTP/1.1 only.
  'lib/dispatcher/client-h2.js': { exports: [], code: `module.exports = ${refuse('HTTP/2')};` },
  // The address of a proxy is HTTP or HTTPS.
  'lib/dispatcher/socks5-proxy-agent.js': { exports: [], code: `module.exports = ${refuse('SOCKS5')};` },
  // An experimental parser that a variable of the environment would turn on.
  'lib/dispatcher/parser-h1.js': {
    exports: ['H1Parser', 'getMiloEnabled', 'setMiloEnabled'],
    code: `exports.H1Parser = exports.setMiloEnabled = ${refuse('Milo')};\nexports.getMiloEnabled = () => false;`,
  },
};

/** Bundles of undici only what we use. Fails where undici is not built as this file takes it to be, or where a library wants more of it. */
export const smallUndici: Plugin = {
  name: 'small-undici',
  load(id) {
    const path = pathIn(id);
    return path === 'index.js' ? index : (unused[path]?.code ?? null);
  },
  buildEnd(error) {
    const info = this.getModuleInfo(join(folder, 'index.js'));
    if (error !== undefined || info === null) return;
    const loaded = new Set(Array.from(this.getModuleIds(), pathIn));
    const gone = Object.keys(unused).filter((path) => !loaded.has(path));
    const others = [...info.importers, ...info.dynamicImporters].map(packageName).filter((name) => name !== undefined);
    const problems = [
      ...gone.map((path) => `nothing loads ${path}`),
      ...others.map((name) => `${name} uses it too`),
      ...changes(),
    ];
    if (problems.length > 0)
      throw new Error(`undici is not what scripts/bundle/undici.ts takes it for: ${problems.join(', ')}`);
  },
};

const pathIn = (id: string): string => relative(folder, id).replaceAll('\\', '/');

/** How the installed undici differs from what is said of it above. */
function changes(): string[] {
  const load = createRequire(join(folder, 'package.json')) as (path: string) => Record<string, unknown>;
  const whole = load('./index.js');
  const dispatcher = load('./lib/dispatcher/dispatcher.js') as unknown as { prototype: Record<string, unknown> };
  const same: Readonly<Record<string, boolean>> = {
    Agent: whole['Agent'] === load('./lib/dispatcher/agent.js'),
    EnvHttpProxyAgent: whole['EnvHttpProxyAgent'] === load('./lib/dispatcher/env-http-proxy-agent.js'),
    connect: dispatcher.prototype['connect'] === load('./lib/api/api-connect.js'),
    request: dispatcher.prototype['request'] === load('./lib/api/api-request.js'),
    fetch: typeof load('./lib/web/fetch/index.js')['fetch'] === 'function',
  };
  const moved = Object.keys(same).filter((name) => same[name] !== true);
  const others = Object.keys(unused).filter(
    (path) =>
      Object.keys(load(`./${path}`))
        .toSorted()
        .join() !== unused[path]?.exports.join(),
  );
  return [...moved.map((name) => `${name} is elsewhere`), ...others.map((path) => `${path} exports other names`)];
}
