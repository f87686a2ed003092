import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { BundleContent } from '../../src/domain/bundle.ts';
import type { PlanFile } from '../../src/generated/types.ts';
import type { ProcessParts } from '../../src/runtime/runtime.ts';
import { bundleDigest, diffDigest, planDigest } from '../../src/plan/digest.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { runGit } from '../rig/git.ts';
import { closedAddress } from '../rig/loopback.ts';
import { startPlatformProxy } from '../rig/platform-proxy.ts';
import { runCli } from '../rig/run-cli.ts';
import { click, obstruct, type Obstacle, put, type Server, setAll, type State, type Values } from './platform.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

/**
 * A story as `story.yaml` tells it. The user's repository is the folder `repo` beside it, or `files`; with neither, files and platform
 * begin in sync, as `start.yaml` has them.
 */
export type Story = {
  /** What it shows, in one sentence; the name of the test. */
  says: string;
  /** What the sandbox begins with, as its option --seed says. */
  seed?: string;
  quirks?: string[];
  files?: Files;
  steps: Step[];
  /** Files that are golden too, beside the transcript. */
  golden?: string[];
};

/** Text by path; null deletes a file, `-> x` makes a link to x. */
type Files = Record<string, string | null>;
type Step =
  /** Bundles of the platform are replaced, by those of a file or these. */
  | { platform: string | State }
  /** Somebody edits the platform in its pages. */
  | { click: Values }
  /** The repository's files are replaced by those of a folder, or these. */
  | { files: string | Files }
  /** Texts in files are replaced: `{ path: { old: new } }`. */
  | { edit: Record<string, Record<string, string>> }
  | { git: string }
  /** Everything is committed, each time a day later, in a repository that is made where none is. */
  | { commit: string }
  /** The user runs a command; `token`: with another one that sees the same; `clock: real`: at the time of the platform. */
  | ({ run: string; token?: string; env?: Record<string, string>; clock?: 'real' } & Obstacle)
  | { show: string }
  /** Somebody edits a plan file and makes its digests fit again. */
  | { forge: string; set: Values };

const read = (path: string): unknown => parse(readFileSync(path, 'utf8'));

export const readStory = (folder: string): Story => read(join(folder, 'story.yaml')) as Story;

/** Plays a story against a sandbox of its own; answers its golden files: what a user sees, command by command, and what it names. */
export async function play(folder: string, story: Story): Promise<[name: string, text: string][]> {
  const sandbox = await startSandbox({ seed: story.seed ?? 'empty', quirks: story.quirks ?? [] });
  const work = temporaryFolder();
  const obstacle: Obstacle = {};
  // Only where it is needed, for it takes time.
  const isObstructed = story.steps.some((step) =>
    ['refuses', 'rejects', 'answers', 'previews', 'unreachable'].some((one) => one in step),
  );
  const proxy = isObstructed
    ? await startPlatformProxy(sandbox.url, { before: (passing) => obstruct(obstacle).before?.(passing) })
    : null;
  const url = proxy?.url ?? sandbox.url;
  const stage = { folder, work, sandbox, obstacle, url, transcript: [], days: 0 };
  try {
    if (existsSync(join(folder, 'repo'))) cpSync(join(folder, 'repo'), work, { recursive: true });
    else if (story.files !== undefined) writeFiles(story.files, work);
    else {
      const start = read(join(import.meta.dirname, 'start.yaml')) as { files: Files; platform: State };
      writeFiles(start.files, work);
      await put(start.platform, sandbox);
    }
    for (const step of story.steps) await take(step, stage);
    const texts = (story.golden ?? []).map((name) => [name, readFileSync(join(work, name), 'utf8')] as const);
    return [['transcript.txt', stage.transcript.join('\n')] as const, ...texts].map(([name, text]) => [
      name,
      steady(text, url).replaceAll(work, '/work'),
    ]);
  } finally {
    await proxy?.close();
    await sandbox.close();
  }
}

type Minting = Server & { mintToken: (slug: string, permissions: { webApi: true }, wanted: string) => string };
type Stage = {
  folder: string;
  work: string;
  sandbox: Minting;
  obstacle: Obstacle;
  url: string;
  transcript: string[];
  days: number;
};

async function take(step: Step, stage: Stage): Promise<void> {
  const { folder, work, sandbox, transcript } = stage;
  if ('run' in step) transcript.push(await run(step, stage));
  else if ('show' in step) transcript.push(`$ cat ${step.show}\n${readFileSync(join(work, step.show), 'utf8')}`);
  else if ('git' in step) transcript.push(git(step.git.split(' '), work, 20));
  else if ('commit' in step) transcript.push(commit(step.commit, (stage.days += 1), work));
  else if ('edit' in step) transcript.push(editFiles(step.edit, work));
  else if ('click' in step) transcript.push(await click(step.click, sandbox));
  else if ('forge' in step) forge(join(work, step.forge), step.set);
  else if ('files' in step) {
    if (typeof step.files === 'string') cpSync(join(folder, step.files), work, { recursive: true });
    else transcript.push(writeFiles(step.files, work));
  } else
    await put(
      typeof step.platform === 'string' ? (read(join(folder, step.platform)) as State) : step.platform,
      sandbox,
    );
}

/** The text with what differs from run to run taken out: the port, and what follows from it or from a token. */
const steady = (text: string, url: string): string =>
  text
    .replaceAll(url, 'https://platform.example')
    .replaceAll(closedAddress, 'https://platform.example')
    .replaceAll(
      /(?<="mac": ")[0-9a-f]{64}|(?<="key_id": "|\(key |yours is )[0-9a-f]{16}|(?<=commit |base )[0-9a-f]{7}/g,
      '…',
    )
    .replaceAll(/(?<=Node )\d+\.\d+\.\d+|(?<=127\.0\.0\.1:)\d+(?= answers)/g, '…')
    .replaceAll(/(?<=request(?: id)? )[0-9a-f-]{16,}/g, '…')
    // The copy of the action is that of the present build.
    .replaceAll(/(?<=(?:the program, |ifmatch\/ \()\d+\.\d+\.\d+ \()[0-9a-f]{12}|\d{2,}(?= files written)/g, '…');

function writeFiles(files: Files, work: string): string {
  const lines = Object.entries(files).map(([path, text]) => {
    const full = join(work, path);
    mkdirSync(dirname(full), { recursive: true });
    if (text === null) rmSync(full);
    else if (text.startsWith('-> ')) symlinkSync(text.slice(3), full);
    else writeFileSync(full, text);
    if (text === null) return `(deletes ${path})\n`;
    return `(writes ${path})\n${text.replaceAll(/^(?=.)/gm, '    ')}`;
  });
  return lines.join('');
}

function editFiles(edits: Record<string, Record<string, string>>, work: string): string {
  const lines = Object.entries(edits).map(([path, replacements]) => {
    const before = readFileSync(join(work, path), 'utf8');
    const after = Object.entries(replacements).reduce((text, [from, to]) => text.replace(from, () => to), before);
    if (after === before) throw new Error(`the story's edit of ${path} finds nothing`);
    writeFileSync(join(work, path), after);
    return Object.entries(replacements).map(([from, to]) => `(in ${path}, ${quoted(from)} becomes ${quoted(to)})\n`);
  });
  return lines.flat().join('');
}

const quoted = (value: unknown): string => JSON.stringify(value);

function git(args: string[], work: string, day: number): string {
  runGit(work, args, day);
  return `$ git ${args.join(' ')}\n`;
}

function commit(message: string, day: number, work: string): string {
  if (!existsSync(join(work, '.git'))) git(['init'], work, day);
  git(['add', '--all'], work, day);
  git(['commit', '--message', message], work, day);
  return `$ git commit --all --message=${quoted(message)}\n`;
}

/** Edits a plan file as somebody would who knows how its digests are made, but not the token. */
function forge(path: string, set: Values): void {
  const file = JSON.parse(readFileSync(path, 'utf8')) as PlanFile;
  setAll(file, set);
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

async function run(step: Extract<Step, { run: string }>, { work, sandbox, obstacle, url }: Stage): Promise<string> {
  const token = step.token === undefined ? sandbox.token : sandbox.mintToken('acme', { webApi: true }, step.token);
  const { refuses, rejects, answers, previews, unreachable } = step;
  Object.assign(obstacle, { refuses, rejects, answers, previews });
  const args = (step.run.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''));
  const env = Object.fromEntries(
    Object.entries(step.env ?? {}).map(([name, value]) => [name, tokenNamed(value, sandbox)]),
  );
  const start = step.clock === 'real' ? Date.now() : Date.UTC(2026, 10, 20);
  const { code, text } = await runCli(args, {
    directory: work,
    sandbox: { url: unreachable === true ? closedAddress : url, token },
    env,
    now: () => start,
    timing: timing(start),
  });
  const variables = Object.entries(step.env ?? {}).map(([name, value]) => `${name}=${value} `);
  return `$ ${variables.join('')}ifmatch ${step.run}\n${text}exit ${String(code)}\n`;
}

/** Waits between requests take no time, but the clock says that they did. No deadline passes. */
function timing(start: number): ProcessParts['timing'] {
  let now = start;
  const sleep = async (milliseconds: number) => void (now += milliseconds);
  return { clock: { ...systemClock, now: () => now, random: () => 0.5, sleep, timer: () => () => {} } };
}

/** The value of a variable; `token of initech` is one of that deployment. */
const tokenNamed = (value: string, { deployments }: Server): string =>
  deployments.find(({ slug }) => value === `token of ${slug}`)?.token ?? value;
