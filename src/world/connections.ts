import type { Platform } from '../domain/preview.ts';
import { UsageError } from '../domain/usage-error.ts';
import type { Environment } from '../world.ts';

export type ConnectionOptions = {
  /** Use an embedded platform in place of a remote one; a file keeps its state. */
  readonly sandbox: { readonly db: string | null } | null;
  readonly baseUrl: string | null;
  readonly env: Environment;
  readonly log: ((line: string) => void) | null;
};

/** Opens platforms when they are first needed: one for each token, or the embedded sandbox for all. */
export class Connections {
  /** What was asked, as plans name it: the address, `sandbox`, or null when nothing was. */
  name: string | null = null;
  private readonly options: ConnectionOptions;
  private readonly open = new Map<string, Promise<Platform>>();
  private stopSandbox: (() => Promise<void>) | null = null;

  constructor(options: ConnectionOptions) {
    this.options = options;
  }

  /** The platform for a deployment; null for whichever the token sees. Throws UsageError without an address or a token. */
  to(deployment: string | null): Promise<Platform> {
    const key = this.options.sandbox === null ? this.tokenName(deployment) : 'sandbox';
    const known = this.open.get(key);
    if (known !== undefined) return known;
    const opened = this.options.sandbox === null ? this.openRemote(key) : this.openSandbox(this.options.sandbox.db);
    this.open.set(key, opened);
    return opened;
  }

  /** Whether a token for this deployment is at hand, so that the platform may be asked. */
  has(deployment: string | null): boolean {
    return this.options.sandbox !== null || nonEmpty(this.options.env[this.tokenName(deployment)]) !== null;
  }

  /** The token of a deployment, for signing. Throws UsageError where there is none. */
  secret(deployment: string): string {
    const name = this.tokenName(deployment);
    const token = nonEmpty(this.options.env[name]);
    if (token === null) throw new UsageError(`No API token. Set ${name}.`);
    return token;
  }

  async close(): Promise<void> {
    const platforms = await Promise.allSettled(this.open.values());
    for (const platform of platforms) if (platform.status === 'fulfilled') await platform.value.close();
    await this.stopSandbox?.();
  }

  /** `IFMATCH_API_TOKEN_<SLUG>` where it is set, else `IFMATCH_API_TOKEN`. */
  private tokenName(deployment: string | null): string {
    const own = `IFMATCH_API_TOKEN_${(deployment ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;
    return deployment !== null && nonEmpty(this.options.env[own]) !== null ? own : 'IFMATCH_API_TOKEN';
  }

  private async openRemote(tokenName: string): Promise<Platform> {
    const { env } = this.options;
    const address = this.options.baseUrl ?? nonEmpty(env['IFMATCH_BASE_URL']);
    if (address === null)
      throw new UsageError('No platform address. Set IFMATCH_BASE_URL or give --base-url, or try it with --sandbox.');
    const token = nonEmpty(env[tokenName]);
    if (token === null) throw new UsageError(`No API token. Set ${tokenName}, or try it with --sandbox.`);
    return this.connect(address, token, {});
  }

  private async openSandbox(db: string | null): Promise<Platform> {
    const { startSandbox } = await import('../sandbox/server.ts');
    const sandbox = await startSandbox(db === null ? {} : { db });
    this.stopSandbox = () => sandbox.close();
    return this.connect(sandbox.url, sandbox.token, { name: 'sandbox' });
  }

  private async connect(address: string, secret: string, extra: { name?: string }): Promise<Platform> {
    const { openPlatform } = await import('../platform/client.ts');
    const { Token } = await import('../platform/token.ts');
    const { env, log } = this.options;
    const platform = openPlatform({
      address,
      token: new Token(secret),
      env: proxiesIn(env),
      ...extra,
      ...(log === null ? {} : { log }),
    });
    this.name = platform.name;
    return platform;
  }
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
