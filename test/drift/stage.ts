import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Command, CommanderError } from 'commander';
import { PlatformError } from '../../src/domain/preview.ts';
import { UsageError } from '../../src/domain/json.ts';
import { driftCommand } from '../../src/cli/commands/drift.ts';
import { globalOptions, settle } from '../../src/cli/options.ts';
import { Session } from '../../src/cli/session.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { runCli } from '../run-cli.ts';

/** Somebody who does something on the platform just before a dry run, counted from 1. */
export type Click = { beforeDryRun: number; click: () => Promise<void> };

function clickBetween(session: Session, { beforeDryRun, click }: Click): void {
  const inRuntime = session.inRuntime.bind(session);
  let runs = 0;
  session.inRuntime = async (flags, run) =>
    inRuntime(flags, async (runtime) => {
      const to = runtime.connections.to.bind(runtime.connections);
      runtime.connections.to = async (deployment) => {
        const platform = await to(deployment);
        const dryRun: typeof platform.dryRun = async (...about) => {
          runs += 1;
          if (runs === beforeDryRun) await click();
          return platform.dryRun(...about);
        };
        return { ...platform, dryRun };
      };
      await run(runtime);
    });
}

type Policy = { slug: string; name: string; filters: object; actions: object[]; description?: string };
type Detection = { rulesets: string[]; rules: string[]; disabled: string[]; exceptions: object[] };

/** A repository of a user, a platform, and what both of them and ifmatch do. */
export class Stage {
  readonly folder = mkdtempSync(join(tmpdir(), 'ifmatch-drift-'));
  readonly sandbox: Sandbox;
  /** What the environment of a command has beside the address and the token. */
  readonly env: Record<string, string> = {};
  private day = 1;

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox;
  }

  static async open(quirks: string[] = []): Promise<Stage> {
    const stage = new Stage(await startSandbox({ quirks, seed: 'acme' }));
    stage.git('init', '--quiet', '--initial-branch=main');
    return stage;
  }

  git(...args: string[]): string {
    const date = `2026-11-${String(this.day).padStart(2, '0')}T12:00:00Z`;
    const env = {
      PATH: process.env['PATH'],
      HOME: this.folder,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_COMMITTER_DATE: date,
      GIT_AUTHOR_DATE: date,
    };
    const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.org'];
    return execFileSync('git', [...who, ...args], { cwd: this.folder, env, encoding: 'utf8', stdio: 'pipe' }).trim();
  }

  /** Writes files of the repository; null removes one. */
  write(files: Record<string, string | null>): void {
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

  /** A day later everything is committed; answers the short id. */
  commit(files: Record<string, string | null> = {}): string {
    this.write(files);
    this.day += 1;
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '-m', 'policies');
    return this.git('rev-parse', '--short', 'HEAD');
  }

  /** What stands on the platform is replaced, as a click in its pages would. */
  async put(path: string, bundle: object, { id, token } = { id: '1234', token: this.sandbox.token }): Promise<void> {
    const { fetch } = await import('undici');
    const address = `${this.sandbox.url}/api/policies/v2/deployments/${id}/${path}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ bundle });
    const dryRun = await fetch(`${address}:dryRun`, { method: 'POST', headers, body });
    const { state_version: version } = (await dryRun.json()) as { state_version: string };
    const put = await fetch(address, { method: 'PUT', headers: { ...headers, 'if-match': version }, body });
    if (put.status !== 200) throw new Error(`the state was refused: ${await put.text()}`);
  }

  async policies(...policies: Policy[]): Promise<void> {
    await this.put('remediation-policies', { policies });
  }

  async detection(product: 'code' | 'secrets', lists: Partial<Detection>): Promise<void> {
    await this.put(`detection-policy/${product}`, { rulesets: [], rules: [], disabled: [], exceptions: [], ...lists });
  }

  /** Runs `ifmatch drift`; a text that was thrown as an error of usage comes with 64. */
  async drift(...given: (string | Click)[]): Promise<{ code: number; text: string }> {
    return this.command(driftCommand, 'drift', given);
  }

  /** Runs one command of `ifmatch` alone. */
  async command(
    make: (session: Session) => Command,
    name: string,
    given: readonly (string | Click)[],
  ): Promise<{ code: number; text: string }> {
    const args = given.filter((one) => typeof one === 'string');
    const out = new PassThrough();
    const session = new Session({
      env: {
        PATH: process.env['PATH'],
        IFMATCH_BASE_URL: this.sandbox.url,
        IFMATCH_API_TOKEN: this.sandbox.token,
        ...this.env,
      },
      cwd: this.folder,
      streams: { in: new PassThrough(), out, err: out },
      packageRoot: join(import.meta.dirname, '../..'),
      now: () => Date.UTC(2026, 10, 20),
      stop: () => new Promise<void>(() => {}),
    });
    for (const one of given) if (typeof one === 'object') clickBetween(session, one);
    const program = globalOptions(new Command('ifmatch')).addCommand(make(session));
    for (const command of [program, ...program.commands]) settle(command, session.parts.streams);
    const code = await program.parseAsync([name, ...args], { from: 'user' }).then(
      () => session.code,
      (error: unknown) => {
        if (error instanceof CommanderError) return 64;
        if (!(error instanceof UsageError || error instanceof PlatformError)) throw error;
        out.write(`${error.message}\n`);
        return 64;
      },
    );
    out.end();
    return { code, text: (await out.setEncoding('utf8').toArray()).join('') };
  }

  /** The same as data: what drifted in a line each, and what was taken for the last apply. */
  async found(...args: string[]): Promise<{ code: number; entries: string[]; bases: string[]; json: DriftJson }> {
    const { code, text } = await this.drift('--format', 'json', ...args);
    const json = JSON.parse(text) as DriftJson;
    const entries = json.bundles.flatMap((bundle) =>
      bundle.entries.map(
        (entry) => `${entry.origin}: ${entry.verb} ${entry.key.slug ?? entry.key.rule ?? listsOf(entry)}`,
      ),
    );
    return { code, entries: entries.toSorted(), bases: json.bundles.map(({ base }) => baseOf(base)), json };
  }

  async run(...args: string[]): Promise<{ code: number; text: string }> {
    return runCli(args, { directory: this.folder, sandbox: this.sandbox });
  }

  async close(): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
    await this.sandbox.close();
  }
}

type Entry = {
  origin: string;
  verb: string;
  key: { slug?: string; rule?: string };
  before: Record<string, string[]> | null;
  after: Record<string, string[]> | null;
  at: { file: string; line: number } | null;
};
type Base = { kind: string; why?: string; commit?: string; differs?: number; path?: string };
export type DriftJson = {
  outcome: string;
  digest: string;
  summary: Record<string, number>;
  bundles: { kind: string; product: string | null; digest: string; base: Base; entries: Entry[] }[];
  unmanaged: { kind: string; product: string | null }[];
  fix: { written: string[]; removed: string[]; fixed: object[]; left: { why: string }[] } | null;
  problems: { message: string }[];
};

/** `rules +x -y`: the files have x, the platform has y. */
function listsOf({ before, after }: Entry): string {
  return ['rulesets', 'rules', 'disabled']
    .flatMap((list) => {
      const [live, files] = [before?.[list] ?? [], after?.[list] ?? []];
      const added = files.filter((item) => !live.includes(item)).map((item) => `+${item}`);
      const gone = live.filter((item) => !files.includes(item)).map((item) => `-${item}`);
      return added.length + gone.length === 0 ? [] : [`${list} ${[...added, ...gone].join(' ')}`];
    })
    .join(', ');
}

const baseOf = ({ kind, why, commit, differs, path }: Base): string =>
  [kind, why, commit?.slice(0, 7), differs, path].filter((part) => part !== undefined).join(' ');

/** A policy that blocks these severities; as the platform has it, and as a file. */
export const policy = (slug: string, ...severities: string[]): Policy => ({
  name: `Policy ${slug}`,
  slug,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: severities }] },
  actions: [{ type: 'block' }, { type: 'pr_comment' }],
});

export const yaml = (slug: string, ...severities: string[]): string => `# about ${slug}
name: Policy ${slug}
slug: ${slug}
filters:
  mode: all
  conditions:
    - { type: severity, values: [${severities.join(', ')}] } # these
actions:
  - type: block
  - type: pr_comment
`;
