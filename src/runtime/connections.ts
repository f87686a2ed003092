import { type Platform, PlatformError } from '../domain/preview.ts';
import { type Environment, ownTokenVariables, tokenVariable, UsageError, withHint } from '../domain/json.ts';
import type { ConnectionOptions as Remote, Memory } from '../platform/call.ts';
import type { Profile } from '../platform/profile.ts';
import type { WebApi } from '../platform/web-api.ts';
import type { Sandbox } from '../sandbox/server.ts';

export type ConnectionOptions = {
  /** Starts use an embedded platform instead of a remote one. It is handed in, so that who has none does not carry it. */
  readonly sandbox: (() => Promise<Sandbox>) | null;
  readonly baseUrl: string | null;
  readonly env: Environment;
  readonly log: ((line: string) => void) | null;
  /** Gets what is being waited for, for a person who watches. */
  readonly progress?: (text: string) => void;
  readonly timing?: Timing;
};

/** By what clock requests are repeated, and how long they may take; without it, the real one. */
export type Timing = Pick<Remote, 'clock' | 'deadlines'>;

/** Opens platforms when they are first needed: one for each token, or the embedded sandbox for all. */
export class Connections {
  /** What was asked, as plans name it: the address, `sandbox`, or null when nothing was. */
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

  /** The platform for a deployment; null for whichever the token sees. Throws UsageError without an address or a token, or with one that cannot be. */
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

  /** Whether a token for this deployment is at hand, so that the platform may be asked. */
  has(deployment: string | null): boolean {
    return this.options.sandbox !== null || this.token(deployment) !== null;
  }

  /** What signs the plans of a deployment: its token, or the embedded sandbox's own secret. Throws UsageError where there is no token. */
  async planSecret(deployment: string): Promise<string> {
    return (await this.startSandbox())?.planSecret ?? this.secret(deployment);
  }

  /** The token of a deployment, for signing. Throws UsageError where there is none. */
  secret(deployment: string): string {
    const token = this.token(deployment);
    if (token === null) throw new UsageError(`No API token. Set ${this.variable(deployment)}.`);
    return token;
  }

  /**
   * Every operation of the platform for a deployment, null for whichever the token sees; with the user's own token (`IFMATCH_USER_JWT`)
   * where there is one. Throws UsageError without an address; which token is missing shows when an operation needs it.
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

  /** From now on nothing is asked a second time: whoever wants to stop has no time to wait for it. */
  hurry(): void {
    this.stops.hurry.abort();
  }

  /** Calls off what is under way, and from now on nothing is asked. */
  giveUp(): void {
    this.stops.giveUp.abort();
  }

  /** What is asked of policies from now on is asked anew: time has passed since, as for an approval. */
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

  /** Null where a remote platform is meant; the same one for all. */
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

  /** A slow proxy or an address where no one answers must not look like a program that hangs. */
  private opened(name: string): void {
    if (this.name === null && this.options.sandbox === null) this.options.progress?.(`Connecting to ${name}`);
    this.name = name;
  }
}

/** What cannot even be opened was set wrong, as when it is missing: the address, a token or a proxy. Throws UsageError. */
function attempt<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    throw new UsageError(withHint(error), { cause: error });
  }
}

/** That a token is there, but not for this deployment, or for none that is known yet. */
function hintOfOthers(env: Environment): string {
  const [first] = ownTokenVariables(env);
  return first === undefined
    ? ''
    : ` ${first} counts for the deployment of that name alone: name it with --deployment or in ifmatch.yaml.`;
}

/** The proxies that an environment names, in capitals or not. */
export function proxiesIn(env: Environment): Record<'httpsProxy' | 'httpProxy' | 'noProxy', string | undefined> {
  return {
    httpsProxy: env['HTTPS_PROXY'] ?? env['https_proxy'],
    httpProxy: env['HTTP_PROXY'] ?? env['http_proxy'],
    noProxy: env['NO_PROXY'] ?? env['no_proxy'],
  };
}

const nonEmpty = (text: string | undefined): string | null => (text === undefined || text.trim() === '' ? null : text);
