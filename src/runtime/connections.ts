import type { Platform } from '../domain/platform.ts';
import { PlatformError, UsageError } from '../domain/errors.ts';
import type { Environment } from '../util/environment.ts';
import { maxConcurrency, Semaphore } from '../util/parallel.ts';
import { tokenVariable } from '../platform/token.ts';
import type { Connection, ConnectionOptions as Remote, ResponseCache } from '../platform/call.ts';
import type { WebApi } from '../platform/web-api.ts';
import type { Sandbox } from '../sandbox/server.ts';

export type ConnectionOptions = {
  /** Starts an embedded platform instead of a remote one. Injected, so that other commands do not load it. */
  readonly sandbox: (() => Promise<Sandbox>) | null;
  readonly baseUrl: string | null;
  readonly env: Environment;
  readonly log: ((line: string) => void) | null;
  /** Shows on a terminal what the run is doing. */
  readonly progress?: (text: string) => void;
  /** Reports why a request is retried; default: `progress`. */
  readonly reportWaiting?: (text: string) => void;
  readonly timing?: Timing;
};

/** The clock and deadlines of requests; default: real ones. */
export type Timing = Pick<Remote, 'clock' | 'deadlines'>;

/**
 * Opens connections to the platform on first use: one per token, or one to the embedded sandbox. The tokens, by use:
 * - `platformFor`, `apiFor`: requests take the token of a deployment, else the common one;
 * - `planSecret`: signs plans, with the same token or the sandbox's own secret;
 * - `signingToken`, `reviewTokens`: sign reviews, for one deployment or for several;
 * - `allTokens`: verify what any of them signed.
 */
export class Connections {
  /** The platform's name in plans: its address, `sandbox`, or null if none was opened. */
  platformName: string | null = null;
  private readonly options: ConnectionOptions;
  private readonly opened = new Map<string, Promise<Connection>>();
  private readonly cache: ResponseCache = { responses: new Map(), writtenDeployments: new Set() };
  private readonly slots = new Semaphore(maxConcurrency);
  private sandbox: Promise<Sandbox> | null = null;
  private readonly abortControllers = { stopRetrying: new AbortController(), giveUp: new AbortController() };

  constructor(options: ConnectionOptions) {
    this.options = options;
  }

  /** The platform for a deployment; null for any that the token sees. Throws UsageError without a valid address and token. */
  async platformFor(deployment: string | null): Promise<Platform> {
    const { createPlatform } = await import('../platform/platform-client.ts');
    const connection = await this.connection(deployment);
    if (this.hasToken(deployment)) return createPlatform(connection);
    throw new UsageError('No API token.', { fix: `Set ${this.variable(deployment)}, or try --sandbox.` });
  }

  /** Whether the platform is the embedded sandbox. */
  get isEmbedded(): boolean {
    return this.options.sandbox !== null;
  }

  /** Whether there is a token for this deployment. */
  hasToken(deployment: string | null): boolean {
    return this.options.sandbox !== null || this.token(deployment) !== null;
  }

  /** The secret that signs a deployment's plans: its token, or the sandbox's own secret. Throws UsageError without a token. */
  async planSecret(deployment: string): Promise<string> {
    return (await this.startSandbox())?.planSecret ?? this.signingToken(deployment);
  }

  /** The token of a deployment, for signing. Throws UsageError without one. */
  signingToken(deployment: string): string {
    const token = this.token(deployment);
    if (token === null) throw new UsageError('No API token.', { fix: `Set ${this.variable(deployment)}.` });
    return token;
  }

  /** The tokens that sign and verify the reviews of a run: the one of its deployment, or all tokens of a run for several deployments. Throws UsageError without a token. */
  reviewTokens(deployment: string | null): string[] {
    if (deployment !== null) return [this.signingToken(deployment)];
    const tokens = this.allTokens();
    if (tokens.length === 0) throw new UsageError('No API token.', { fix: `Set ${this.variable(null)}.` });
    return tokens;
  }

  /** All API tokens of the environment, in the order of their variables. */
  allTokens(): string[] {
    const common = this.variable(null);
    const names = Object.keys(this.options.env).filter((name) => name === common || name.startsWith(`${common}_`));
    return names.toSorted().flatMap((name) => nonEmpty(this.options.env[name]) ?? []);
  }

  /** The whole API for a deployment; a missing token is reported by the operation that needs it. Throws UsageError without a valid address. */
  async apiFor(deployment: string | null): Promise<WebApi> {
    const { createWebApi } = await import('../platform/web-api.ts');
    return createWebApi(await this.connection(deployment));
  }

  /** Stops retries. */
  stopRetrying(): void {
    this.abortControllers.stopRetrying.abort();
  }

  /** Aborts open requests, and prevents new ones. */
  giveUp(): void {
    this.abortControllers.giveUp.abort();
  }

  /** Clears the cached responses of deployments, since their state may have changed while the run waited for approval. */
  clearCachedState(): void {
    for (const [key, { deployment }] of this.cache.responses) if (deployment !== null) this.cache.responses.delete(key);
  }

  async close(): Promise<void> {
    for (const opened of await Promise.allSettled([...this.opened.values(), this.sandbox]))
      if (opened.status === 'fulfilled') await opened.value?.close();
  }

  private connection(deployment: string | null): Promise<Connection> {
    const key = this.isEmbedded ? 'sandbox' : this.variable(deployment);
    const opened = this.opened.get(key) ?? this.connect(deployment);
    this.opened.set(key, opened);
    return opened;
  }

  private get reportRetry(): (text: string) => void {
    return this.options.reportWaiting ?? this.options.progress ?? (() => {});
  }

  private variable(deployment: string | null): string {
    return tokenVariable(deployment, this.options.env);
  }

  private token(deployment: string | null): string | null {
    return nonEmpty(this.options.env[this.variable(deployment)]);
  }

  /** The one sandbox of the run; null for a remote platform. */
  private async startSandbox(): Promise<Sandbox | null> {
    if (this.options.sandbox === null) return null;
    if (this.sandbox === null) this.options.progress?.('Starting the sandbox');
    this.sandbox ??= this.options.sandbox();
    return this.sandbox;
  }

  /** Connects to the one sandbox of the run, or the remote platform. An invalid address, token or proxy becomes a UsageError. */
  private async connect(deployment: string | null): Promise<Connection> {
    const [{ openConnection }, { Token }] = await Promise.all([
      import('../platform/call.ts'),
      import('../platform/token.ts'),
    ]);
    const { env, log, progress = () => {}, timing } = this.options;
    const sandbox = await this.startSandbox();
    const tokenOf = (secret: string | null, name: string) => (secret === null ? null : new Token(secret, name));
    const { stopRetrying, giveUp } = this.abortControllers;
    try {
      const connection = openConnection(
        {
          ...timing,
          ...(sandbox === null ? { address: this.address() } : { address: sandbox.url, name: 'sandbox' }),
          ...(log !== null && { log }),
          env,
          cache: this.cache,
          slots: this.slots,
          progress: this.reportRetry,
          stopRetrying: stopRetrying.signal,
          giveUp: giveUp.signal,
        },
        {
          token: tokenOf(sandbox?.token ?? this.token(deployment), this.variable(deployment)),
          userToken: tokenOf(sandbox?.userToken ?? nonEmpty(env['IFMATCH_USER_JWT']), 'IFMATCH_USER_JWT'),
        },
      );
      // So that a slow proxy does not look like a hang.
      if (this.platformName === null && sandbox === null) progress(`Connecting to ${connection.name}`);
      this.platformName = connection.name;
      return connection;
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      throw new UsageError(error.message, { fix: error.fix, cause: error });
    }
  }

  private address(): string {
    const address = this.options.baseUrl ?? nonEmpty(this.options.env['IFMATCH_BASE_URL']);
    if (address !== null) return address;
    throw new UsageError('No platform address.', {
      fix: ['Set IFMATCH_BASE_URL or ', { option: 'base-url' }, ', or try --sandbox.'],
    });
  }
}

const nonEmpty = (text: string | undefined): string | null => (text === undefined || text.trim() === '' ? null : text);
