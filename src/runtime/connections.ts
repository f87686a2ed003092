import { type Platform, PlatformError } from '../domain/preview.ts';
import { type Environment, tokenVariable, UsageError, withHint } from '../domain/json.ts';
import type { ConnectionOptions as Remote, Memory } from '../platform/call.ts';
import type { Profile } from '../platform/profile.ts';
import type { Token } from '../platform/token.ts';
import type { WebApi } from '../platform/web-api.ts';
import type { Sandbox } from '../sandbox/server.ts';

export type ConnectionOptions = {
  /** Starts an embedded platform instead of a remote one. Injected, so that other commands do not load it. */
  readonly sandbox: (() => Promise<Sandbox>) | null;
  readonly baseUrl: string | null;
  readonly env: Environment;
  readonly log: ((line: string) => void) | null;
  /** Reports what is being waited for, to a terminal. */
  readonly progress?: (text: string) => void;
  readonly timing?: Timing;
};

/** The clock and deadlines of requests; default: real ones. */
export type Timing = Pick<Remote, 'clock' | 'deadlines'>;

/** Opens platforms on first use: one per token, or the embedded sandbox for all. */
export class Connections {
  /** The platform's name in plans: its address, `sandbox`, or null if none was opened. */
  name: string | null = null;
  private readonly options: ConnectionOptions;
  private readonly open = new Map<string, Promise<Platform>>();
  private readonly apis: Promise<WebApi>[] = [];
  private readonly memory: Memory = { answers: new Map(), written: new Set() };
  private sandbox: Promise<Sandbox> | null = null;
  private readonly stops = { hurry: new AbortController(), giveUp: new AbortController() };

  constructor(options: ConnectionOptions) {
    this.options = options;
  }

  /** The platform for a deployment; null for any that the token sees. Throws UsageError without a valid address and token. */
  to(deployment: string | null): Promise<Platform> {
    const key = this.isEmbedded ? 'sandbox' : this.variable(deployment);
    const opened = this.open.get(key) ?? this.connect(deployment);
    this.open.set(key, opened);
    return opened;
  }

  /** Whether the platform is the embedded sandbox. */
  get isEmbedded(): boolean {
    return this.options.sandbox !== null;
  }

  /** Whether there is a token for this deployment. */
  has(deployment: string | null): boolean {
    return this.options.sandbox !== null || this.token(deployment) !== null;
  }

  /** The secret that signs a deployment's plans: its token, or the sandbox's own secret. Throws UsageError without a token. */
  async planSecret(deployment: string): Promise<string> {
    return (await this.startSandbox())?.planSecret ?? this.secret(deployment);
  }

  /** The token of a deployment, for signing. Throws UsageError without one. */
  secret(deployment: string): string {
    const token = this.token(deployment);
    if (token === null) throw new UsageError(`No API token. Set ${this.variable(deployment)}.`);
    return token;
  }

  /**
   * The whole API for a deployment, null for any that the token sees; with the user's token (`IFMATCH_USER_JWT`) if set. Throws UsageError without
   * an address; a missing token is reported by the operation that needs it.
   */
  async api(deployment: string | null, profile: Pick<Profile, 'arrays'>): Promise<WebApi> {
    const { openWebApi } = await import('../platform/web-api.ts');
    const api = this.opened(deployment, ({ userToken, ...access }) =>
      openWebApi({ ...access, userToken: userToken(), profile }),
    );
    this.apis.push(api);
    return api;
  }

  /** Stops retries. */
  hurry(): void {
    this.stops.hurry.abort();
  }

  /** Aborts requests under way, and prevents new ones. */
  giveUp(): void {
    this.stops.giveUp.abort();
  }

  /** Clears the cached state of policies, after waiting for an approval. */
  forgetState(): void {
    for (const [key, { deployment }] of this.memory.answers) if (deployment !== null) this.memory.answers.delete(key);
  }

  async close(): Promise<void> {
    const opening = [...this.open.values(), ...this.apis, ...(this.sandbox === null ? [] : [this.sandbox])];
    for (const opened of await Promise.allSettled(opening))
      if (opened.status === 'fulfilled') await opened.value.close();
  }

  private async connect(deployment: string | null): Promise<Platform> {
    const { openPlatform } = await import('../platform/client.ts');
    return this.opened(deployment, ({ token, userToken: _, ...access }) => {
      if (token !== null) return openPlatform({ ...access, token });
      throw new UsageError(`No API token. Set ${this.variable(deployment)}, or try --sandbox.`);
    });
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

  /** Opens the one sandbox of the run, or the remote platform. An invalid address, token or proxy becomes a UsageError. */
  private async opened<T extends { readonly name: string }>(
    deployment: string | null,
    open: (access: Remote & Tokens) => T,
  ): Promise<T> {
    const { Token } = await import('../platform/token.ts');
    const { env, progress } = this.options;
    const sandbox = await this.startSandbox();
    const tokenOf = (secret: string | null, name: string) => (secret === null ? null : new Token(secret, name));
    const user = sandbox === null ? nonEmpty(env['IFMATCH_USER_JWT']) : sandbox.userToken;
    const secret = sandbox === null ? this.token(deployment) : sandbox.token;
    try {
      const opened = open({
        ...(sandbox === null ? this.remote() : { address: sandbox.url, name: 'sandbox' }),
        ...this.common(),
        token: tokenOf(secret, this.variable(deployment)),
        userToken: () => tokenOf(user, 'IFMATCH_USER_JWT'),
      });
      // Reported, so that a slow proxy does not look like a hang.
      if (this.name === null && sandbox === null) progress?.(`Connecting to ${opened.name}`);
      this.name = opened.name;
      return opened;
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      throw new UsageError(withHint(error), { cause: error });
    }
  }

  private remote(): Pick<Remote, 'address'> {
    const address = this.options.baseUrl ?? nonEmpty(this.options.env['IFMATCH_BASE_URL']);
    if (address !== null) return { address };
    throw new UsageError('No platform address. Set IFMATCH_BASE_URL or --base-url, or try --sandbox.');
  }

  private common(): Omit<Remote, 'address'> {
    const { env, log, progress = () => {}, timing } = this.options;
    const { hurry, giveUp } = this.stops;
    return {
      ...timing,
      env: proxiesIn(env),
      memory: this.memory,
      progress,
      hurry: hurry.signal,
      giveUp: giveUp.signal,
      ...(log === null ? {} : { log }),
    };
  }
}

/** The user's token is read only where it is used, so that a wrong one fails no other command. */
type Tokens = { readonly token: Token | null; readonly userToken: () => Token | null };

/** The proxy variables, in upper or lower case. */
export function proxiesIn(env: Environment): Record<'httpsProxy' | 'httpProxy' | 'noProxy', string | undefined> {
  return {
    httpsProxy: env['HTTPS_PROXY'] ?? env['https_proxy'],
    httpProxy: env['HTTP_PROXY'] ?? env['http_proxy'],
    noProxy: env['NO_PROXY'] ?? env['no_proxy'],
  };
}

const nonEmpty = (text: string | undefined): string | null => (text === undefined || text.trim() === '' ? null : text);
