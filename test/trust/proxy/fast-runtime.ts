import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { exitCode, usageExitCode } from '../../../src/cli/exit-code.ts';
import { Session } from '../../../src/cli/session.ts';
import { apply } from '../../../src/commands/apply.ts';
import type { Platform } from '../../../src/domain/preview.ts';
import { ChangedMeanwhile, UsageError } from '../../../src/domain/json.ts';
import { openPlatform } from '../../../src/platform/client.ts';
import type { Clock } from '../../../src/platform/http.ts';
import { Token } from '../../../src/platform/token.ts';
import { type ProcessParts, Runtime } from '../../../src/runtime.ts';
import { Connections, type ConnectionOptions } from '../../../src/runtime/connections.ts';

export type Aim = { readonly url: string; readonly token: string; readonly folder: string; readonly clock: Clock };

/** In milliseconds: what an attempt may take here; that of a whole call is the product's own, for waits take no time. */
const attempt = 500;

/** One connection whose waits pass at once. */
class FastConnections extends Connections {
  readonly #aim: Aim;
  #platform: Platform | null = null;

  constructor(options: ConnectionOptions, aim: Aim) {
    super(options);
    this.#aim = aim;
  }

  override to(): Promise<Platform> {
    const { url, token, clock } = this.#aim;
    const env = { httpsProxy: undefined, httpProxy: undefined, noProxy: undefined };
    this.#platform ??= openPlatform({ address: url, token: new Token(token), env, clock, deadlines: { attempt } });
    this.name = this.#platform.name;
    return Promise.resolve(this.#platform);
  }

  override async close(): Promise<void> {
    await this.#platform?.close();
  }
}

class FastRuntime extends Runtime {
  override readonly connections: Connections;

  constructor(parts: ProcessParts, aim: Aim) {
    const connection = { sandbox: null, baseUrl: aim.url };
    super(parts, { directory: '.', quiet: true, verbose: false, leftOut: null, connection });
    // The token signs the plans, too.
    const env = { IFMATCH_API_TOKEN: aim.token };
    this.connections = new FastConnections({ ...connection, env, log: null }, aim);
  }
}

/** `plan`: `ifmatch apply --plan plan.json`. `yes`: `ifmatch apply --yes`. */
export type Mode = 'plan' | 'yes';

/** Applies as the command line does, with its report in JSON; only that waits take no time and deadlines are short. */
export async function applyFast(mode: Mode, aim: Aim): Promise<{ code: number; text: string }> {
  const out = new PassThrough();
  const written = out.setEncoding('utf8').toArray();
  const parts: ProcessParts = {
    env: {},
    cwd: aim.folder,
    streams: { in: new PassThrough(), out, err: new PassThrough().resume() },
    packageRoot: join(import.meta.dirname, '../../..'),
    now: () => Date.UTC(2026, 10, 20),
    stop: () => new Promise<void>(() => {}),
  };
  const runtime = new FastRuntime(parts, aim);
  try {
    const code = await runApply(mode, runtime, parts);
    out.end();
    return { code, text: (await written).join('') };
  } finally {
    await runtime.close();
  }
}

async function runApply(mode: Mode, runtime: Runtime, parts: ProcessParts): Promise<number> {
  const session = new Session(parts);
  const flags = { directory: '.', color: 'never', format: 'json' } as const;
  const plan = mode === 'plan' ? 'plan.json' : null;
  const shown = { command: 'apply', flags, runtime, env: {}, again: '', save: plan, savesReviewed: true } as const;
  const approval = {
    maxDeletes: null,
    maxDeletePercent: null,
    allowEmpty: false,
    allowProtected: [],
    allowLooser: true,
  };
  const wanted = { source: runtime.source, paths: [], config: null, deployment: null, judge: null };
  const confirm = plan === null ? 'yes' : 'no';
  try {
    await session.finish(shown, () =>
      apply({ ...wanted, approval, plan, confirm, onStale: null, show: async () => {} }, runtime),
    );
    return session.code;
  } catch (error) {
    // What `main` makes of it.
    if (!(error instanceof UsageError)) throw error;
    return error instanceof ChangedMeanwhile ? exitCode('stale') : usageExitCode;
  }
}
