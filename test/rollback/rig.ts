import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DetectionBundle, PlanFile, RemediationBundle } from '../../src/generated/types.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { runCli } from '../run-cli.ts';

/** What the three bundles of a deployment hold; one that is missing is not managed. */
export type State = { remediation?: RemediationBundle; code?: DetectionBundle; secrets?: DetectionBundle };

const paths = {
  remediation: 'remediation-policies',
  code: 'detection-policy/code',
  secrets: 'detection-policy/secrets',
} as const;
type Kind = keyof typeof paths;
const kinds = Object.keys(paths) as Kind[];

/** A platform, and a user's repository in a folder of its own. */
export type Rig = {
  readonly sandbox: Sandbox;
  readonly folder: string;
  /** Changes the platform as any other client would. */
  set(state: State): Promise<void>;
  /** The state versions as they are now. */
  versions(): Promise<Record<Kind, string>>;
  /** Lets the repository declare exactly this. */
  declare(state: State): void;
  write(file: string, text: string): void;
  read(file: string): string;
  plan(file: string): PlanFile;
  cli(line: string): Promise<{ code: number; text: string }>;
  close(): Promise<void>;
};

export async function openRig(quirks: string[] = []): Promise<Rig> {
  const sandbox = await startSandbox({ quirks });
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-rollback-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  return {
    sandbox,
    folder,
    write,
    read,
    plan: (file) => JSON.parse(read(file)) as PlanFile,
    async set(state) {
      for (const kind of kinds) if (state[kind] !== undefined) await put(kind, state[kind], sandbox);
    },
    async versions() {
      const found = await Promise.all(kinds.map(async (kind) => [kind, await versionOf(kind, sandbox)] as const));
      return Object.fromEntries(found) as Record<Kind, string>;
    },
    declare(state) {
      rmSync(join(folder, 'policies'), { recursive: true, force: true });
      // JSON is YAML.
      for (const kind of kinds) {
        const product = kind === 'remediation' ? {} : { product: kind };
        if (state[kind] !== undefined) write(`policies/${kind}.yaml`, JSON.stringify({ ...product, ...state[kind] }));
      }
    },
    cli: async (line) => runCli(line.split(' '), { directory: folder, sandbox }),
    async close() {
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const empty = { remediation: { policies: [] }, code: lists(), secrets: lists() } as const;

function lists(): DetectionBundle {
  return { rulesets: [], rules: [], disabled: [], exceptions: [] };
}

async function versionOf(kind: Kind, sandbox: Sandbox): Promise<string> {
  const answer = await send(`${paths[kind]}:dryRun`, 'POST', { bundle: empty[kind] }, sandbox);
  return (answer as { state_version: string }).state_version;
}

async function put(kind: Kind, bundle: object, sandbox: Sandbox): Promise<void> {
  await send(paths[kind], 'PUT', { bundle }, sandbox, await versionOf(kind, sandbox));
}

async function send(
  path: string,
  method: 'PUT' | 'POST',
  body: object,
  { url, token, deployments }: Sandbox,
  version?: string,
): Promise<unknown> {
  const { fetch } = await import('undici');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/policies/v2/deployments/${String(deployments[0]?.id)}/${path}`, {
    method,
    headers: version === undefined ? headers : { ...headers, 'if-match': version },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`the platform refused the test's own state: ${await answer.text()}`);
  return answer.json();
}
