import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DetectionBundle, PlanFile, RemediationPolicy } from '../src/generated/types.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../src/sandbox/server.ts';
import { type Hooks, isDryRun, startProxy } from './proxy.ts';
import { runCli } from './run-cli.ts';
import { caller, policies, putBundle, versionOf } from './sandbox/harness.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What the bundles of a deployment hold; one that is missing stays as it is. */
export type State = { remediation?: object; code?: object; secrets?: object };
const paths = {
  remediation: 'remediation-policies',
  code: 'detection-policy/code',
  secrets: 'detection-policy/secrets',
} as const;
type Kind = keyof typeof paths;

type Home = { readonly id: string; readonly token: string };
export type Ran = { readonly code: number; readonly text: string };
/** Text by path; null removes a file. */
export type Files = Readonly<Record<string, string | null>>;

/** A platform, and a repository of a user. */
export class Rig {
  readonly folder = temporaryFolder();
  readonly sandbox: Sandbox;
  /** What the environment of a command has beside the address and the token. */
  readonly env: Record<string, string> = {};
  private day = 1;

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox;
  }

  static async open(options: SandboxOptions = {}): Promise<Rig> {
    return new Rig(await startSandbox(options));
  }

  /** Changes the platform as a click in its pages would. */
  async put(state: State, { id, token }: Home = { id: '1234', token: this.sandbox.token }): Promise<void> {
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

  /** Lets the repository declare exactly this. */
  declare(state: State): void {
    rmSync(join(this.folder, 'policies'), { recursive: true, force: true });
    this.write(filesOf(state));
  }

  plan(path: string): PlanFile {
    return JSON.parse(this.read(path)) as PlanFile;
  }

  /** Lets the repository hold exactly these files. */
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

  /** Makes the folder a repository, so that commands find git too. */
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

  /** A day later everything is committed; answers the short id. */
  commit(files: Files = {}): string {
    this.write(files);
    this.day += 1;
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '-m', 'policies');
    return this.git('rev-parse', '--short', 'HEAD');
  }

  /** Runs a command line; with hooks, through a proxy that has them. */
  async cli(line: string | readonly string[], hooks?: Hooks, token = this.sandbox.token): Promise<Ran> {
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

  /** The same, for a command that prints JSON. */
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

/** Does something just before a dry run, counted from 1. */
export function justBefore(count: number, act: () => void | Promise<void>): Hooks {
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
export const filesOf = (state: State): Record<string, string> =>
  Object.fromEntries(
    Object.entries(state).map(([kind, bundle]) => {
      const product = kind === 'remediation' ? {} : { product: kind };
      return [`policies/${kind}.yaml`, escaped(JSON.stringify({ ...product, ...bundle }))];
    }),
  );

/** Files may hold what is invisible only by its number. */
const escaped = (json: string): string =>
  json.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
    (one) => String.raw`\U${(one.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`,
  );

export const lists = (more: Partial<DetectionBundle> = {}): DetectionBundle => ({
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
