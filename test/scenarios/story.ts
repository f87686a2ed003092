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
import {
  editPlatform,
  obstacleHooks,
  type Obstacle,
  putBundles,
  type RunningPlatform,
  setValues,
  type PlatformBundles,
  type ValuesByPath,
} from './platform.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

/**
 * The content of a `story.yaml`. The user's repository starts with the folder `repo` beside it, or with `files`. Without either, the files and the
 * platform start in sync, with those of `start.yaml`.
 */
export type Story = {
  /** What the story shows, in one sentence: the name of the test. */
  title: string;
  /** The seed of the sandbox, as its option --seed takes it. */
  seed?: string;
  quirks?: string[];
  files?: Files;
  steps: Step[];
  /** Files that become golden files beside the transcript. */
  golden?: string[];
};

/** Texts by path. Null deletes a file, and `-> x` makes a symbolic link to x. */
type Files = Record<string, string | null>;
type Step =
  /** Replaces bundles of the platform: those in a file, or these. */
  | { platform: string | PlatformBundles }
  /** Edits fields on the platform, as a user in its web pages would. */
  | { editPlatform: ValuesByPath }
  /** Writes files of the repository: those of a folder, or these. */
  | { files: string | Files }
  /** Replaces texts in files: `{ path: { old: new } }`. */
  | { edit: Record<string, Record<string, string>> }
  | { git: string }
  /** Commits everything, each time a day later. Creates the git repository if there is none. */
  | { commit: string }
  /** Runs a command. `token`: uses this token, which has the same access. `clock: real`: runs at the time of the platform. */
  | ({ run: string; token?: string; env?: Record<string, string>; clock?: 'real' } & Obstacle)
  | { show: string }
  /** Tampers with a plan file: sets values, and recomputes the digests. */
  | { tamper: string; set: ValuesByPath };

const read = (path: string): unknown => parse(readFileSync(path, 'utf8'));

export const readStory = (folder: string): Story => read(join(folder, 'story.yaml')) as Story;

/** Plays a story against a new sandbox. Returns its golden files: the transcript of what the user sees, and the files that the story names. */
export async function playStory(folder: string, story: Story): Promise<[name: string, text: string][]> {
  const sandbox = await startSandbox({ seed: story.seed ?? 'empty', quirks: story.quirks ?? [] });
  const work = temporaryFolder();
  const obstacle: Obstacle = {};
  // Starting a proxy takes time, so only stories with obstacles have one.
  const isObstructed = story.steps.some((step) =>
    ['refuses', 'rejects', 'answers', 'previews', 'unreachable'].some((key) => key in step),
  );
  const proxy = isObstructed
    ? await startPlatformProxy(sandbox.url, { before: (passing) => obstacleHooks(obstacle).before?.(passing) })
    : null;
  const url = proxy?.url ?? sandbox.url;
  const context = { folder, work, sandbox, obstacle, url, transcript: [], days: 0 };
  try {
    if (existsSync(join(folder, 'repo'))) cpSync(join(folder, 'repo'), work, { recursive: true });
    else if (story.files !== undefined) writeFiles(story.files, work);
    else {
      const start = read(join(import.meta.dirname, 'start.yaml')) as { files: Files; platform: PlatformBundles };
      writeFiles(start.files, work);
      await putBundles(start.platform, sandbox);
    }
    for (const step of story.steps) await runStep(step, context);
    const texts = (story.golden ?? []).map((name) => [name, readFileSync(join(work, name), 'utf8')] as const);
    return [['transcript.txt', context.transcript.join('\n')] as const, ...texts].map(([name, text]) => [
      name,
      maskVariableParts(text, url).replaceAll(work, '/work'),
    ]);
  } finally {
    await proxy?.close();
    await sandbox.close();
  }
}

type TokenMinter = RunningPlatform & {
  mintToken: (slug: string, permissions: { webApi: true }, token: string) => string;
};
type StoryContext = {
  folder: string;
  work: string;
  sandbox: TokenMinter;
  obstacle: Obstacle;
  url: string;
  transcript: string[];
  days: number;
};

async function runStep(step: Step, stage: StoryContext): Promise<void> {
  const { folder, work, sandbox, transcript } = stage;
  if ('run' in step) transcript.push(await run(step, stage));
  else if ('show' in step) transcript.push(`$ cat ${step.show}\n${readFileSync(join(work, step.show), 'utf8')}`);
  else if ('git' in step) transcript.push(git(step.git.split(' '), work, 20));
  else if ('commit' in step) transcript.push(commit(step.commit, (stage.days += 1), work));
  else if ('edit' in step) transcript.push(editFiles(step.edit, work));
  else if ('editPlatform' in step) transcript.push(await editPlatform(step.editPlatform, sandbox));
  else if ('tamper' in step) tamperWithPlan(join(work, step.tamper), step.set);
  else if ('files' in step) {
    if (typeof step.files === 'string') cpSync(join(folder, step.files), work, { recursive: true });
    else transcript.push(writeFiles(step.files, work));
  } else
    await putBundles(
      typeof step.platform === 'string' ? (read(join(folder, step.platform)) as PlatformBundles) : step.platform,
      sandbox,
    );
}

/** The text with ports, tokens and ids replaced, which differ between runs. */
const maskVariableParts = (text: string, url: string): string =>
  text
    .replaceAll(url, 'https://platform.example')
    .replaceAll(closedAddress, 'https://platform.example')
    .replaceAll(
      /(?<="mac": ")[0-9a-f]{64}|(?<="key_id": "|\(key |yours is )[0-9a-f]{16}|(?<=commit |base )[0-9a-f]{7}/g,
      '…',
    )
    .replaceAll(/(?<=Node )\d+\.\d+\.\d+|(?<=127\.0\.0\.1:)\d+(?= answers)/g, '…')
    .replaceAll(/(?<=request(?: id)? )[0-9a-f-]{16,}/g, '…')
    // The copy of the action depends on the current build.
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

/** Edits a plan file as an attacker would who can compute its digests, but does not have the token. */
function tamperWithPlan(path: string, set: ValuesByPath): void {
  const file = JSON.parse(readFileSync(path, 'utf8')) as PlanFile;
  setValues(file, set);
  const planned = file.bundles.map((bundle) => {
    const kind = bundle.product === null ? 'remediation' : (`detection/${bundle.product}` as const);
    const content = { kind, content: bundle.bundle } as BundleContent;
    const digests = { bundle_digest: bundleDigest(content), diff_digest: diffDigest(bundle.changes) };
    const { deployment, state_version: stateVersion, changes } = bundle;
    return { ...bundle, ...digests, planned: { ...content, deployment, stateVersion, changes: changes as never } };
  });
  const digest = planDigest(
    planned.map((bundle) => ({
      ...bundle.planned,
      bundleDigest: bundle.bundle_digest,
      diffDigest: bundle.diff_digest,
    })),
  );
  const bundles = planned.map(({ planned: _, ...bundle }) => bundle);
  writeFileSync(path, JSON.stringify({ ...file, digest, bundles }));
}

async function run(
  step: Extract<Step, { run: string }>,
  { work, sandbox, obstacle, url }: StoryContext,
): Promise<string> {
  const token = step.token === undefined ? sandbox.token : sandbox.mintToken('acme', { webApi: true }, step.token);
  const { refuses, rejects, answers, previews, unreachable } = step;
  Object.assign(obstacle, { refuses, rejects, answers, previews });
  const args = (step.run.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''));
  const env = Object.fromEntries(
    Object.entries(step.env ?? {}).map(([name, value]) => [name, resolveToken(value, sandbox)]),
  );
  const start = step.clock === 'real' ? Date.now() : Date.UTC(2026, 10, 20);
  const { code, text } = await runCli(args, {
    directory: work,
    sandbox: { url: unreachable === true ? closedAddress : url, token },
    env,
    now: () => start,
    timing: instantTiming(start),
  });
  const variables = Object.entries(step.env ?? {}).map(([name, value]) => `${name}=${value} `);
  return `$ ${variables.join('')}ifmatch ${step.run}\n${text}exit ${String(code)}\n`;
}

/** A clock on which waiting between requests takes no real time. Deadlines never pass. */
function instantTiming(start: number): ProcessParts['timing'] {
  let now = start;
  const sleep = async (milliseconds: number) => void (now += milliseconds);
  return { clock: { ...systemClock, now: () => now, random: () => 0.5, sleep, timer: () => () => {} } };
}

/** Replaces a value such as `token of initech` by the token of that deployment. Returns any other value unchanged. */
const resolveToken = (value: string, { deployments }: RunningPlatform): string =>
  deployments.find(({ slug }) => value === `token of ${slug}`)?.token ?? value;
