import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from './builtins.ts';
import { stampVersions } from './bundles/fingerprint.ts';
import { Platform } from './bundles/platform.ts';
import { hashToken } from './http/access.ts';
import { responder } from './http/respond.ts';
import { parseQuirks } from './quirks.ts';
import { SandboxError } from './sandbox-error.ts';
import { plant } from './seed/plant.ts';
import { defaultDeployment, findSeed } from './seed/seeds.ts';
import { openDatabase } from './store/database.ts';
import { type ApplyRow, openStore, type Store } from './store/store.ts';

export type SandboxOptions = {
  /** Any free port for 0. */
  readonly port?: number;
  /** A file that keeps the state; in memory without one. */
  readonly db?: string;
  /** What a new database holds; one that exists keeps what it has. */
  readonly seed?: string;
  /** Names of `quirks`. */
  readonly quirks?: readonly string[];
  /** A random one by default. */
  readonly token?: string;
  readonly limits?: Partial<Limits>;
};

/** How long a client may take, in milliseconds. */
export type Limits = { readonly headers: number; readonly request: number; readonly idle: number };

export type Sandbox = {
  readonly url: string;
  /** May use the whole API of the first of `deployments`. Tokens of earlier starts on the same file stay valid. */
  readonly token: string;
  /** What `token` sees. */
  readonly deployments: readonly { readonly id: string; readonly slug: string }[];
  /** One more token, for a deployment by its slug. */
  mintToken(slug: string, permissions?: { readonly webApi: boolean }): string;
  /** Every PUT of a right shape to a deployment of its token, oldest first. */
  log(): ApplyRow[];
  close(): Promise<void>;
};

/** Serves the platform on loopback. Throws SandboxError when it cannot start as asked. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const quirks = parseQuirks(options.quirks ?? []);
  const seed = findSeed(options.seed ?? 'acme');
  const db = openDatabase(options.db ?? null);
  try {
    const store = openStore(db);
    store.transaction(() => {
      if (store.deployments({}).length === 0) plant(seed, store);
      for (const { id } of store.deployments({})) stampVersions(store, id, quirks);
    });
    const token = mintToken(store, defaultDeployment, true, options.token);
    const server = await listen(new Platform(store, quirks), options);
    let closed: Promise<void> | undefined;
    return {
      url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
      token,
      deployments: store
        .deployments({})
        .filter(({ slug }) => slug === defaultDeployment)
        .map(({ id, slug }) => ({ id, slug })),
      mintToken: (slug, { webApi } = { webApi: true }) => mintToken(store, slug, webApi),
      log: () => store.applies({}).map((row) => ({ ...row })),
      close: () => (closed ??= close(server).then(() => db.close())),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

function mintToken(store: Store, slug: string, webApi: boolean, wanted?: string): string {
  const deployment = store.deployments({}).find((candidate) => candidate.slug === slug);
  if (deployment === undefined) throw new SandboxError(`There is no deployment "${slug}".`);
  const token = wanted ?? `sandbox_${randomBytes(24).toString('base64url')}`;
  if (!/^[!-~]{8,255}$/.test(token)) throw new SandboxError('A token has 8 to 255 visible ASCII characters.');
  const row = { hash: hashToken(token), deployment_id: deployment.id, web_api: webApi ? 1 : 0 };
  const known = store.holder({ hash: row.hash });
  if (known === undefined) {
    store.addToken(row);
  } else if (known.deployment_id !== row.deployment_id || known.web_api !== row.web_api) {
    throw new SandboxError('This token already belongs to somebody else. Choose another.');
  }
  return token;
}

function listen(platform: Platform, { port = 0, limits = {} }: SandboxOptions): Promise<Server> {
  const { headers = 10_000, request = 60_000, idle = 120_000 } = limits;
  const respond = responder(platform);
  const server = createServer({
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: Math.min(headers, request, 5000),
    maxHeaderSize: 16_384,
  });
  server.on('request', (message, response) => void respond(message, response));
  server.maxConnections = 1000;
  // A client that stops reading its answer.
  server.setTimeout(idle);
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${cause.message})`;
      reject(new SandboxError(`Port ${String(port)} ${reason}. Choose another, or 0 for any free one.`, { cause }));
    });
    server.listen({ port, host: '127.0.0.1' }, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
