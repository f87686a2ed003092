import { type Platform, PlatformError } from '../domain/preview.ts';
import { type Environment, ownTokenVariables, tokenVariable, UsageError, withHint } from '../domain/json.ts';
import type { ConnectionOptions as Remote, Memory } from '../platform/call.ts';
import type { Profile } from '../platform/profile.ts';
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
  private readonly apis: WebApi[] = [];
  private readonly memory: Memory = { answers: new Map(), written: new Set() };
  private sandbox: Promise<Sandbox> | null = null;
  private readonly stops = { hurry: new AbortController(), giveUp: new AbortController() };

  constructor(options: ConnectionOptions) {
    this.options = options;
  }

  /** The platform for a deployment; null for any that the token sees. Throws UsageError without a valid address and token. */
  to(deployment: string | null): Promise<Platform> {
    const key = this.options.sandbox === null ? this.variable(deployment) : 'sandbox';
    const known = this.open.get(key);
    if (known !== undefined) return known;
    const opened = this.connectTo(deployment);
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
    const { Token } = await import('../platform/token.ts');
    const sandbox = await this.startSandbox();
    const variable = this.variable(deployment);
    const token = sandbox === null ? this.token(deployment) : sandbox.token;
    const jwt = sandbox === null ? nonEmpty(this.options.env['IFMATCH_USER_JWT']) : sandbox.userToken;
    const api = attempt(() =>
      openWebApi({
        ...(sandbox === null ? this.remote() : this.embedded(sandbox)),
        profile,
        token: token === null ? null : new Token(token, variable),
        userToken: jwt === null ? null : new Token(jwt, 'IFMATCH_USER_JWT'),
      }),
    );
    this.opened(api.name);
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
    const platforms = await Promise.allSettled(this.open.values());
    for (const platform of platforms) if (platform.status === 'fulfilled') await platform.value.close();
    for (const api of this.apis) await api.close();
    const [sandbox] = await Promise.allSettled([this.sandbox]);
    if (sandbox.status === 'fulfilled') await sandbox.value?.close();
  }

  private async connectTo(deployment: string | null): Promise<Platform> {
    const sandbox = await this.startSandbox();
    if (sandbox !== null) return this.connect(this.embedded(sandbox), sandbox.token);
    const [remote, name, token] = [this.remote(), this.variable(deployment), this.token(deployment)];
    if (token === null)
      throw new UsageError(`No API token. Set ${name}, or try --sandbox.${hintOfOthers(this.options.env)}`);
    return this.connect(remote, token, name);
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

  private remote(): Remote {
    const { baseUrl, env } = this.options;
    const address = baseUrl ?? nonEmpty(env['IFMATCH_BASE_URL']);
    if (address === null)
      throw new UsageError('No platform address. Set IFMATCH_BASE_URL or --base-url, or try --sandbox.');
    return { address, ...this.common() };
  }

  private embedded({ url }: Sandbox): Remote {
    return { address: url, name: 'sandbox', ...this.common() };
  }

  private common(): Omit<Remote, 'address'> {
    const { env, log, progress = () => {}, timing } = this.options;
    const stops = { hurry: this.stops.hurry.signal, giveUp: this.stops.giveUp.signal };
    return {
      ...timing,
      env: proxiesIn(env),
      memory: this.memory,
      progress,
      ...stops,
      ...(log === null ? {} : { log }),
    };
  }

  private async connect(remote: Remote, secret: string, name?: string): Promise<Platform> {
    const { openPlatform } = await import('../platform/client.ts');
    const { Token } = await import('../platform/token.ts');
    const platform = attempt(() => openPlatform({ ...remote, token: new Token(secret, name) }));
    this.opened(platform.name);
    return platform;
  }

  /** Reports the first connection, so that a slow proxy does not look like a hang. */
  private opened(name: string): void {
    if (this.name === null && this.options.sandbox === null) this.options.progress?.(`Connecting to ${name}`);
    this.name = name;
  }
}

/** Converts an invalid address, token or proxy to a UsageError. */
function attempt<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    throw new UsageError(withHint(error), { cause: error });
  }
}

/** Hint for tokens that belong to other deployments. */
function hintOfOthers(env: Environment): string {
  const [first] = ownTokenVariables(env);
  return first === undefined
    ? ''
    : ` ${first} counts for the deployment of that name alone: name it with --deployment or in ifmatch.yaml.`;
}

/** The proxy variables, in upper or lower case. */
export function proxiesIn(env: Environment): Record<'httpsProxy' | 'httpProxy' | 'noProxy', string | undefined> {
  return {
    httpsProxy: env['HTTPS_PROXY'] ?? env['https_proxy'],
    httpProxy: env['HTTP_PROXY'] ?? env['http_proxy'],
    noProxy: env['NO_PROXY'] ?? env['no_proxy'],
  };
}

const nonEmpty = (text: string | undefined): string | null => (text === undefined || text.trim() === '' ? null : text);
