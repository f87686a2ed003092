import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Command, CommanderError } from 'commander';
import { fetch } from 'undici';
import { pullCommand } from '../../src/cli/commands/pull.ts';
import { globalOptions, settle } from '../../src/cli/options.ts';
import { Session } from '../../src/cli/session.ts';
import type { Platform } from '../../src/domain/preview.ts';
import { ChangedMeanwhile, UsageError } from '../../src/domain/json.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/sandbox/server.ts';
import type { Runtime } from '../../src/runtime.ts';
import type { PlanFile } from '../../src/generated/types.ts';
import { runCli } from '../run-cli.ts';

/** What the bundles of a deployment hold; one that is missing stays as it is. */
export type State = { remediation?: object; code?: object; secrets?: object };
const paths = {
  remediation: 'remediation-policies',
  code: 'detection-policy/code',
  secrets: 'detection-policy/secrets',
} as const;
type Kind = keyof typeof paths;

type Home = { readonly id: string; readonly token: string };
type Ran = { readonly code: number; readonly text: string };
export type Files = Readonly<Record<string, string>>;

export type PullJson = {
  outcome: string;
  bundles: { deployment: { slug: string }; kind: string; product: string | null }[];
  files: { path: string; verb: string; objects: Record<string, number> }[];
  unsaid: { object: string; key: Record<string, string>; pointer: unknown[]; why: string }[];
  unmanaged: { kind: string; product: string | null }[];
  left: { verb: string; key: Record<string, string> }[];
  moved: boolean;
  problems: { code: string; file: string }[];
  error: { message: string; code: string | null } | null;
};

/** A platform, and a repository of a user. */
export class Rig {
  readonly folder = mkdtempSync(join(tmpdir(), 'ifmatch-pull-'));
  readonly sandbox: Sandbox;
  readonly env: Record<string, string> = {};

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox;
  }

  static async open(options: SandboxOptions = {}): Promise<Rig> {
    return new Rig(await startSandbox(options));
  }

  /** Changes the platform as a click in its pages would. */
  async put(state: State, home: Home = { id: '1234', token: this.sandbox.token }): Promise<void> {
    for (const kind of Object.keys(paths) as Kind[]) {
      const bundle = state[kind];
      if (bundle !== undefined) await this.putBundle(kind, bundle, home);
    }
  }

  private async putBundle(kind: Kind, bundle: object, home: Home): Promise<void> {
    const version = await this.dryRun(kind, bundle, home);
    const put = await this.send(paths[kind], { bundle }, home, { method: 'PUT', version });
    if (put.status !== 200) throw new Error(`the state was refused: ${await put.text()}`);
    await put.text();
  }

  /** The state version of a bundle, as the dry run of any content tells it. */
  private async dryRun(kind: Kind, bundle: object, home: Home): Promise<string> {
    const answer = await this.send(`${paths[kind]}:dryRun`, { bundle }, home, { method: 'POST' });
    return ((await answer.json()) as { state_version: string }).state_version;
  }

  private async send(path: string, body: object, { id, token }: Home, how: { method: string; version?: string }) {
    const { method, version } = how;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return fetch(`${this.sandbox.url}/api/policies/v2/deployments/${id}/${path}`, {
      method,
      headers: version === undefined ? headers : { ...headers, 'if-match': version },
      body: JSON.stringify(body),
    });
  }

  /** The state versions as they are now. */
  async versions(): Promise<Record<string, string>> {
    const home = { id: '1234', token: this.sandbox.token };
    const none = { remediation: { policies: [] }, code: lists(), secrets: lists() };
    const kinds = Object.keys(paths) as Kind[];
    const found = await Promise.all(kinds.map(async (kind) => [kind, await this.dryRun(kind, none[kind], home)]));
    return Object.fromEntries(found) as Record<string, string>;
  }

  /** Lets the repository declare exactly this. */
  declare(state: State): void {
    rmSync(join(this.folder, 'policies'), { recursive: true, force: true });
    // JSON is YAML.
    for (const [kind, bundle] of Object.entries(state)) {
      const product = kind === 'remediation' ? {} : { product: kind };
      this.write({ [`policies/${kind}.yaml`]: JSON.stringify({ ...product, ...bundle }) });
    }
  }

  plan(path: string): PlanFile {
    return JSON.parse(this.read(path)) as PlanFile;
  }

  /** Runs a command line. */
  async cli(line: string): Promise<Ran> {
    return runCli(line.split(' '), { directory: this.folder, sandbox: this.sandbox, env: this.env });
  }

  /** Lets the repository hold exactly these files. */
  reset(files: Files = {}): void {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder);
    this.write(files);
  }

  write(files: Files): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), text);
    }
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** All files, by path. */
  files(): Record<string, string> {
    const entries = readdirSync(this.folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const found = entries.map(({ parentPath, name }) => join(parentPath, name).slice(this.folder.length + 1));
    return Object.fromEntries(found.toSorted().map((path) => [path, this.read(path)]));
  }

  /** Runs `ifmatch pull`; `meddle` may change the runtime that it runs in. */
  async pull(args: readonly string[] = [], meddle: (runtime: Runtime) => void = () => {}): Promise<Ran> {
    const out = new PassThrough();
    const session = new Session({
      env: { IFMATCH_BASE_URL: this.sandbox.url, IFMATCH_API_TOKEN: this.sandbox.token, ...this.env },
      cwd: this.folder,
      streams: { in: new PassThrough(), out, err: out },
      packageRoot: join(import.meta.dirname, '../..'),
      now: () => Date.UTC(2026, 10, 20),
      stop: () => new Promise<void>(() => {}),
    });
    const inRuntime = session.inRuntime.bind(session);
    session.inRuntime = async (flags, run) =>
      inRuntime(flags, async (runtime) => {
        meddle(runtime);
        await run(runtime);
      });
    const program = globalOptions(new Command('ifmatch')).addCommand(pullCommand(session));
    for (const command of [program, ...program.commands]) settle(command, session.parts.streams);
    const written = out.setEncoding('utf8').toArray();
    const code = await program.parseAsync(['pull', ...args], { from: 'user' }).then(
      () => session.code,
      (error: unknown) => {
        if (!(error instanceof CommanderError || error instanceof UsageError)) throw error;
        out.write(`${error.message}\n`);
        return error instanceof ChangedMeanwhile ? 4 : 64;
      },
    );
    out.end();
    return { code, text: (await written).join('') };
  }

  async pullJson(
    args: readonly string[] = [],
    meddle?: (runtime: Runtime) => void,
  ): Promise<PullJson & { code: number }> {
    const { code, text } = await this.pull(['--format', 'json', ...args], meddle);
    if (!text.startsWith('{')) throw new Error(text);
    return { ...(JSON.parse(text) as PullJson), code };
  }

  /** 0 when the platform has exactly what the files say. */
  async preview(...args: string[]): Promise<Ran> {
    return runCli(['preview', '--exit-code', ...args], {
      directory: this.folder,
      sandbox: this.sandbox,
      env: this.env,
    });
  }

  async close(): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
    await this.sandbox.close();
  }
}

/** Somebody or something between a command and the platform. */
export const between =
  (change: (platform: Platform) => Partial<Platform>) =>
  (runtime: Runtime): void => {
    const to = runtime.connections.to.bind(runtime.connections);
    runtime.connections.to = async (deployment) => {
      const platform = await to(deployment);
      return { ...platform, ...change(platform) };
    };
  };

export const lists = (more: object = {}): object => ({
  rulesets: [],
  rules: [],
  disabled: [],
  exceptions: [],
  ...more,
});

export const policyOf = (slug: string, more: object = {}) => ({
  slug,
  name: slug,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical'] }] },
  actions: [{ type: 'pr_comment' }],
  ...more,
});
