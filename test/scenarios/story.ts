import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { BundleContent } from '../../src/domain/bundle.ts';
import type { PlanFile } from '../../src/generated/types.ts';
import { bundleDigest, diffDigest, planDigest } from '../../src/plan/digest.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { runCli } from '../run-cli.ts';

/** A story as `story.yaml` tells it. Files that it names lie beside it; the user's repository is the folder `repo`, or empty without one. */
export type Story = {
  /** What it shows, in one sentence; the name of the test. */
  says: string;
  quirks?: string[];
  /** False where the plan file that is left is no part of what the story shows. */
  plan?: false;
  steps: Step[];
};

/**
 * Somebody changes the platform, the repository's files are replaced, or the user edits a file, runs git or a command, or looks at a file; `token`: with another
 * one, that sees the same. Or somebody edits values of a plan file, by their paths, and makes its digests fit again; null takes a field away.
 */
type Step =
  | { platform: string }
  | { files: string }
  | { edit: string; replace: string; by: string }
  | { git: string }
  | { run: string; token?: string }
  | { show: string }
  | { forge: string; set: Record<string, unknown> };

export const readStory = (folder: string): Story => load(readFileSync(join(folder, 'story.yaml'), 'utf8')) as Story;

/** Plays a story against a sandbox of its own; answers its golden files: what a user sees, command by command, and the plan that is left. */
export async function play(folder: string, story: Story): Promise<[name: string, text: string][]> {
  const sandbox = await startSandbox({ quirks: story.quirks ?? [] });
  const work = mkdtempSync(join(tmpdir(), 'ifmatch-story-'));
  if (existsSync(join(folder, 'repo'))) cpSync(join(folder, 'repo'), work, { recursive: true });
  const transcript: string[] = [];
  try {
    for (const step of story.steps) {
      if ('run' in step) transcript.push(await run(step.run, work, withToken(step.token, sandbox)));
      else if ('show' in step)
        transcript.push(`$ cat ${step.show}\n${readFileSync(join(work, step.show), 'utf8')}`);
      else if ('edit' in step) transcript.push(edit(step, work));
      else if ('git' in step) transcript.push(git(step.git, work));
      else if ('forge' in step) forge(join(work, step.forge), step.set);
      else if ('files' in step) cpSync(join(folder, step.files), work, { recursive: true });
      else await setState(load(readFileSync(join(folder, step.platform), 'utf8')) as State, sandbox);
    }
    const plan = join(work, 'plan.json');
    const golden: [string, string][] = [['transcript.txt', transcript.join('\n')]];
    if (existsSync(plan) && story.plan !== false) golden.push(['plan.json', readFileSync(plan, 'utf8')]);
    return golden.map(([name, text]) => [name, steady(text, sandbox.url)]);
  } finally {
    rmSync(work, { recursive: true, force: true });
    await sandbox.close();
  }
}

/** The text with what differs from run to run taken out: the port, and what follows from it or from a token. */
const steady = (text: string, url: string): string =>
  text
    .replaceAll(url, 'https://platform.example')
    .replaceAll(/(?<="mac": ")[0-9a-f]{64}|(?<="key_id": "|\(key |yours is )[0-9a-f]{16}|(?<=commit )[0-9a-f]{7}/g, '…');

function edit({ edit: path, replace, by }: { edit: string; replace: string; by: string }, work: string): string {
  const before = readFileSync(join(work, path), 'utf8');
  if (!before.includes(replace)) throw new Error(`${path} has no ${replace}`);
  writeFileSync(join(work, path), before.replace(replace, by));
  return `(in ${path}, "${replace}" becomes ${JSON.stringify(by)})\n`;
}

function git(line: string, work: string): string {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  execFileSync('git', [...identity, ...line.split(' ')], { cwd: work, stdio: 'pipe', env: { ...env, ...today } });
  return `$ git ${line}\n`;
}

/** The day of `runCli`. */
const today = { GIT_AUTHOR_DATE: '2026-11-20T12:00:00Z', GIT_COMMITTER_DATE: '2026-11-20T12:00:00Z' };

type Minting = Server & { mintToken: (slug: string, permissions: { webApi: true }, wanted: string) => string };

const withToken = (wanted: string | undefined, sandbox: Minting): Server =>
  wanted === undefined ? sandbox : { ...sandbox, token: sandbox.mintToken('acme', { webApi: true }, wanted) };

/** Edits a plan file as somebody would who knows how its digests are made, but not the token. */
function forge(path: string, set: Record<string, unknown>): void {
  const file = JSON.parse(readFileSync(path, 'utf8')) as PlanFile;
  for (const [pointer, value] of Object.entries(set)) {
    const keys = pointer.split('/');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Record<string, unknown>>((inner, key) => inner[key] as never, file as never);
    if (value === null) delete parent[last];
    else parent[last] = value;
  }
  const planned = file.bundles.map((bundle) => {
    const kind = bundle.product === null ? 'remediation' : (`detection/${bundle.product}` as const);
    const content = { kind, content: bundle.bundle } as BundleContent;
    const digests = { bundle_digest: bundleDigest(content), diff_digest: diffDigest(bundle.changes) };
    const { deployment, state_version: stateVersion, changes } = bundle;
    return { ...bundle, ...digests, planned: { ...content, deployment, stateVersion, changes: changes as never } };
  });
  const digest = planDigest(
    planned.map((one) => ({ ...one.planned, bundleDigest: one.bundle_digest, diffDigest: one.diff_digest })),
  );
  const bundles = planned.map(({ planned: _, ...bundle }) => bundle);
  writeFileSync(path, JSON.stringify({ ...file, digest, bundles }));
}

type Server = { url: string; token: string; deployments: readonly { id: string }[] };

async function run(line: string, work: string, sandbox: Server): Promise<string> {
  const { code, text } = await runCli(line.split(' '), { directory: work, sandbox });
  return `$ ifmatch ${line}\n${text}exit ${String(code)}\n`;
}

type State = Partial<Record<'remediation-policies' | 'detection-policy/code' | 'detection-policy/secrets', object>>;

/** Puts bundles as any client of the API would: a dry run for the version, then a strict PUT. */
async function setState(state: State, { url, token, deployments }: Server): Promise<void> {
  const { fetch } = await import('undici');
  for (const [path, bundle] of Object.entries(state)) {
    const address = `${url}/api/policies/v2/deployments/${String(deployments[0]?.id)}/${path}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ bundle });
    const dryRun = (await (await fetch(`${address}:dryRun`, { method: 'POST', headers, body })).json()) as { state_version: string; validation_errors?: unknown[] };
    const put = await fetch(address, { method: 'PUT', headers: { ...headers, 'if-match': dryRun.state_version }, body });
    if (put.status !== 200) throw new Error(`the story's state was refused: ${await put.text()}`);
  }
}
