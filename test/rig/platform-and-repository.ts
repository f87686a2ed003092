import { join } from 'node:path';
import { rmSync } from 'node:fs';
import type { PlanFile } from '../../src/generated/types.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/sandbox/server.ts';
import { caller, policiesApi, putBundle, versionOf } from './platform-api.ts';
import { isDryRun, type ProxyHooks, startPlatformProxy } from './platform-proxy.ts';
import { filesOfPlatformState, type PlatformState } from './policies.ts';
import { type CommandResult, runCli } from './run-cli.ts';
import { UserRepository } from './user-repository.ts';

const bundlePaths = {
  remediation: 'remediation-policies',
  code: 'detection-policy/code',
  secrets: 'detection-policy/secrets',
} as const;
type Kind = keyof typeof bundlePaths;
const kinds = Object.keys(bundlePaths) as Kind[];

type DeploymentAccess = { readonly id: string; readonly token: string };

/** A sandbox platform, a user's repository, and the commands that the user runs. `close` it after the test. */
export class Rig extends UserRepository {
  readonly sandbox: Sandbox;

  constructor(sandbox: Sandbox) {
    super();
    this.sandbox = sandbox;
  }

  static async open(options: SandboxOptions = {}): Promise<Rig> {
    return new Rig(await startSandbox(options));
  }

  /** Changes bundles on the platform, as its web pages would; by default those of the deployment acme. */
  async put(
    state: PlatformState,
    { id, token }: DeploymentAccess = { id: '1234', token: this.sandbox.token },
  ): Promise<void> {
    const call = caller({ url: this.sandbox.url, token });
    for (const kind of kinds) {
      const bundle = state[kind];
      if (bundle !== undefined) await putBundle(call, `${policiesApi}/${id}/${bundlePaths[kind]}`, bundle);
    }
  }

  /** The current state version of each bundle of acme. */
  async versions(): Promise<Record<string, string>> {
    const call = caller(this.sandbox);
    const versions = kinds.map(
      async (kind) => [kind, await versionOf(call, `${policiesApi}/1234/${bundlePaths[kind]}`)] as const,
    );
    return Object.fromEntries(await Promise.all(versions));
  }

  /** Replaces the policy files of the repository. */
  declare(state: PlatformState): void {
    rmSync(join(this.folder, 'policies'), { recursive: true, force: true });
    this.write(filesOfPlatformState(state));
  }

  /** Reads a plan file of the repository. */
  plan(path: string): PlanFile {
    return JSON.parse(this.read(path)) as PlanFile;
  }

  /** Runs a command line; with hooks, through a proxy. */
  async cli(line: string | readonly string[], hooks?: ProxyHooks, token = this.sandbox.token): Promise<CommandResult> {
    const args = typeof line === 'string' ? line.split(' ') : line;
    const { url } = this.sandbox;
    const proxy = hooks === undefined ? null : await startPlatformProxy(url, hooks);
    try {
      const sandbox = { url: proxy?.url ?? url, token };
      return await runCli(args, { directory: this.folder, sandbox, env: this.env });
    } finally {
      await proxy?.close();
    }
  }

  /** Runs a command with `--format json`, and returns the parsed output. */
  async json<T extends object>(line: string, hooks?: ProxyHooks): Promise<T & { code: number }> {
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
export function beforeDryRun(count: number, act: () => void | Promise<void>): ProxyHooks {
  let dryRuns = 0;
  return {
    async before(request) {
      if (!isDryRun(request)) return;
      dryRuns += 1;
      if (dryRuns === count) await act();
    },
  };
}
