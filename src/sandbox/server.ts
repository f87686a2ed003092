import type * as Http from 'node:http';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { openDatabase, type Store } from './store/database.ts';
import type { ApplyRow } from './bundles.ts';
import type { TriageRow } from './findings.ts';
import { type Permissions, mintApiToken, mintUserToken, signingKeyOf } from './http/access.ts';
import { createRequestListener } from './http/respond.ts';
import type { BundleKind, DeploymentRow, Platform } from './platform.ts';
import { SandboxError } from './errors.ts';
import { parseQuirks } from './quirks.ts';
import { countFindings, findSeed } from './seed/deployments.ts';
import { type OnProgress, fillDatabase } from './seed/fill-database.ts';

export type SandboxOptions = {
  /** Any free port for 0. */
  readonly port?: number;
  /** A file that keeps the state; in memory without one. */
  readonly db?: string;
  /**
   * Seed of a new database, whose first deployment owns `token`: `acme`, `acme:100000` for that many findings, `empty`, or the slug of another
   * deployment. An existing database keeps its content.
   */
  readonly seed?: string;
  /** Progress while a database is filled, at most a hundred times. */
  readonly onProgress?: OnProgress;
  /** Names of `quirks`. */
  readonly quirks?: readonly string[];
  /** A random one by default. */
  readonly token?: string;
  readonly limits?: Partial<Limits>;
};

/** Timeout for clients, in milliseconds. */
export type Limits = { readonly headers: number; readonly request: number; readonly idle: number };

/** A deployment with its bundles and tokens. */
export type ServedDeployment = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Whether it has the Unified Policies model: without it v2 policies answer 403, with it the legacy ones 410. */
  readonly migrated: boolean;
  /** Its bundles; any other product answers 404. */
  readonly bundles: readonly BundleKind[];
  readonly token: string;
  readonly userToken: string;
  /** An API token without the Web API permission, which is answered with 404. */
  readonly tokenWithoutWebApi: string;
};

export type Sandbox = {
  readonly url: string;
  /** May use the whole API of the first of `deployments`. Tokens of earlier starts on the same file stay valid. */
  readonly token: string;
  /** The JSON Web Token of a user of the same deployment, for the operations that require or accept one. */
  readonly userToken: string;
  /** Signs plans made on it. Stored in the database file; without a file it is constant, like the seed. */
  readonly planSecret: string;
  /** All deployments, the one of the seed first. */
  readonly deployments: readonly ServedDeployment[];
  /** Creates a token for a deployment's slug. */
  mintToken(slug: string, permissions?: Permissions, token?: string): string;
  mintUserToken(slug: string): string;
  /** All well-formed PUTs to the token's own deployment, oldest first. */
  log(): ApplyRow[];
  /** Every bulk triage, oldest first. */
  triages(): TriageRow[];
  close(): Promise<void>;
};

/** Serves the platform on loopback. Throws SandboxError if it cannot start. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const quirks = parseQuirks(options.quirks ?? []);
  const seed = findSeed(options.seed ?? 'acme');
  // A temporary file takes less memory for many findings.
  const defaultLocation = countFindings(seed) > maxFindingsInMemory ? 'temporary' : 'memory';
  const store = openDatabase(options.db === undefined ? defaultLocation : { file: options.db }, (empty) =>
    fillDatabase(seed, empty, options.onProgress ?? (() => undefined)),
  );
  try {
    const deployments = store.transaction(() => issueTokens(store, seed[0]?.slug ?? '', options.token));
    const [{ token, userToken } = noTokens] = deployments;
    const server = await listen({ store, quirks }, options);
    let closed: Promise<void> | undefined;
    return {
      url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
      token,
      userToken,
      planSecret: options.db === undefined ? 'the sandbox in memory has no secret' : signingKeyOf(store),
      deployments,
      mintToken: (slug, permissions = { webApi: true }, chosenToken) =>
        mintApiToken(store, slug, permissions, chosenToken),
      mintUserToken: (slug) => mintUserToken(store, slug),
      log: () => readLog<ApplyRow>(store, 'applies'),
      triages: () => readLog<TriageRow>(store, 'triages'),
      close: () => (closed ??= close(server).then(() => store.close())),
    };
  } catch (error) {
    store.close();
    throw error;
  }
}

/** Above this number of findings, a sandbox without `db` uses a temporary file. */
const maxFindingsInMemory = 50_000;

const noTokens = { token: '', userToken: '' };

/** The rows of a log table, oldest first, without their ids. */
const readLog = <Row>(store: Store, table: 'applies' | 'triages'): Row[] =>
  store.rows<Row & { id: number }>(`SELECT * FROM ${table} ORDER BY id`).map(({ id: _, ...row }) => row as Row);

/** All deployments with new tokens, the one of the seed first; `firstToken` is its token if given. */
function issueTokens(store: Store, firstSlug: string, firstToken: string | undefined): ServedDeployment[] {
  const rows = store.rows<DeploymentRow>('SELECT * FROM deployments ORDER BY slug <> :firstSlug, slug', { firstSlug });
  if (rows[0]?.slug !== firstSlug) throw new SandboxError(`This database has no deployment "${firstSlug}".`);
  return rows.map(({ id, slug, name, migrated }, index) => ({
    id,
    slug,
    name,
    migrated: migrated === 1,
    bundles: store
      .rows<{ kind: BundleKind }>('SELECT kind FROM bundles WHERE deployment_id = :id ORDER BY id', { id })
      .map(({ kind }) => kind),
    token: mintApiToken(store, slug, { webApi: true }, index === 0 ? firstToken : undefined),
    userToken: mintUserToken(store, slug),
    tokenWithoutWebApi: mintApiToken(store, slug, { webApi: false }),
  }));
}

// Required, not imported: an import of node:http touches a getter that loads undici, 25 ms at each start.
const { createServer } = createRequire(import.meta.url)('node:http') as typeof Http;

function listen(platform: Platform, { port = 0, limits = {} }: SandboxOptions): Promise<Server> {
  const { headers = 10_000, request = 60_000, idle = 120_000 } = limits;
  const respond = createRequestListener(platform);
  const server = createServer({
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: Math.min(headers, request, 5000),
    maxHeaderSize: 16_384,
    keepAliveTimeout: idle,
  });
  server.on('request', (message, response) => void respond(message, response));
  server.maxConnections = 1000;
  // Closes the connections of clients that stop reading.
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
