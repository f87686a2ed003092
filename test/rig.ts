import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DetectionBundle, PlanFile, RemediationPolicy } from '../src/generated/types.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../src/sandbox/server.ts';
import { type Hooks, isDryRun, startProxy } from './proxy.ts';
import { runCli } from './run-cli.ts';
import { caller, policies, putBundle, versionOf } from './sandbox/harness.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The bundles of a deployment; a missing one is not changed. */
export type PlatformState = { remediation?: object; code?: object; secrets?: object };
const paths = {
  remediation: 'remediation-policies',
  code: 'detection-policy/code',
  secrets: 'detection-policy/secrets',
} as const;
type Kind = keyof typeof paths;

type DeploymentAccess = { readonly id: string; readonly token: string };
export type CommandResult = { readonly code: number; readonly text: string };
/** Text by path; null removes a file. */
export type Files = Readonly<Record<string, string | null>>;

/** A platform, and a user's repository. */
export class Rig {
  readonly folder = temporaryFolder();
  readonly sandbox: Sandbox;
  /** Environment variables of commands besides the address and the token. */
  readonly env: Record<string, string> = {};
  private day = 1;

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox;
  }

  static async open(options: SandboxOptions = {}): Promise<Rig> {
    return new Rig(await startSandbox(options));
  }

  /** Changes bundles on the platform, as its web pages would. */
  async put(
    state: PlatformState,
    { id, token }: DeploymentAccess = { id: '1234', token: this.sandbox.token },
  ): Promise<void> {
    const call = caller({ url: this.sandbox.url, token });
    for (const kind of Object.keys(paths) as Kind[]) {
      const bundle = state[kind];
      if (bundle !== undefined) await putBundle(call, `${policies}/${id}/${paths[kind]}`, bundle);
    }
  }

  /** The state versions as they are now. */
  async versions(): Promise<Record<string, string>> {
    const call = caller(this.sandbox);
    const kinds = Object.keys(paths) as Kind[];
    const found = kinds.map(async (kind) => [kind, await versionOf(call, `${policies}/1234/${paths[kind]}`)] as const);
    return Object.fromEntries(await Promise.all(found));
  }

  /** Replaces the policy files of the repository. */
  declare(state: PlatformState): void {
    rmSync(join(this.folder, 'policies'), { recursive: true, force: true });
    this.write(filesOf(state));
  }

  plan(path: string): PlanFile {
    return JSON.parse(this.read(path)) as PlanFile;
  }

  /** Replaces all files of the repository. */
  reset(files: Files = {}): void {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder);
    this.write(files);
  }

  write(files: Files): void {
    for (const [path, text] of Object.entries(files)) {
      const full = join(this.folder, path);
      mkdirSync(dirname(full), { recursive: true });
      if (text === null) rmSync(full);
      else writeFileSync(full, text);
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

  /** Makes the folder a git repository, and lets commands find git. */
  initGit(): void {
    Object.assign(this.env, { PATH: process.env['PATH'], HOME: this.folder, GIT_CONFIG_GLOBAL: '/dev/null' });
    this.git('init', '--quiet', '--initial-branch=main');
  }

  git(...args: string[]): string {
    const date = `2026-11-${String(this.day).padStart(2, '0')}T12:00:00Z`;
    const env = { ...this.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
    const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.org'];
    return execFileSync('git', [...who, ...args], { cwd: this.folder, env, encoding: 'utf8', stdio: 'pipe' }).trim();
  }

  /** Commits everything, a day later; returns the abbreviated id. */
  commit(files: Files = {}): string {
    this.write(files);
    this.day += 1;
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '-m', 'policies');
    return this.git('rev-parse', '--short', 'HEAD');
  }

  /** Runs a command line; with hooks, through a proxy. */
  async cli(line: string | readonly string[], hooks?: Hooks, token = this.sandbox.token): Promise<CommandResult> {
    const args = typeof line === 'string' ? line.split(' ') : line;
    const { url } = this.sandbox;
    const proxy = hooks === undefined ? null : await startProxy(url, hooks);
    try {
      const sandbox = { url: proxy?.url ?? url, token };
      return await runCli(args, { directory: this.folder, sandbox, env: this.env });
    } finally {
      await proxy?.close();
    }
  }

  /** Runs a command with `--format json`, and returns the parsed output. */
  async json<T extends object>(line: string, hooks?: Hooks): Promise<T & { code: number }> {
    const { code, text } = await this.cli(`${line} --format json`, hooks);
    if (!text.startsWith('{')) throw new Error(text);
    return { ...(JSON.parse(text) as T), code };
  }

  async close(): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
    await this.sandbox.close();
  }
}

/** Calls `act` just before the dry run of this number, counted from 1. */
export function beforeDryRun(count: number, act: () => void | Promise<void>): Hooks {
  let runs = 0;
  return {
    async before(passing) {
      if (!isDryRun(passing)) return;
      runs += 1;
      if (runs === count) await act();
    },
  };
}

/** The files that declare a state; JSON is YAML. */
export const filesOf = (state: PlatformState): Record<string, string> =>
  Object.fromEntries(
    Object.entries(state).map(([kind, bundle]) => {
      const product = kind === 'remediation' ? {} : { product: kind };
      return [`policies/${kind}.yaml`, escapeInvisible(JSON.stringify({ ...product, ...bundle }))];
    }),
  );

/** Escapes invisible characters, which files may contain only as escape sequences. */
const escapeInvisible = (json: string): string =>
  json.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
    (one) => String.raw`\U${(one.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`,
  );

export const detectionBundle = (more: Partial<DetectionBundle> = {}): DetectionBundle => ({
  rulesets: [],
  rules: [],
  disabled: [],
  exceptions: [],
  ...more,
});

/** A policy that blocks these severities. */
export const policy = (
  slug: string,
  severities: string[],
  more: Partial<RemediationPolicy> = {},
): RemediationPolicy => ({
  name: `Policy ${slug}`,
  slug,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: severities }] },
  actions: [{ type: 'block' }, { type: 'pr_comment' }],
  ...more,
});
