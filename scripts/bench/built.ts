// Measures the build: its size, the time of a cold `npx`, and the time until the action sends its first request.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startGitHubRig } from '../../test/rig/github/github-rig.ts';
import { builtAction } from '../../test/rig/github/runner.ts';
import { root } from '../files.ts';
import { benchEnv } from './race.ts';

/** Times in milliseconds, or a single size in kB, by the label of the row in the page. */
export type BuildFigures = Readonly<Record<string, readonly number[]>>;

export const buildFigureNames = {
  action: 'the action with all that it may load, kB',
  cli: 'what the CLI loads first, kB',
  npx: 'cold `npx ifmatch --version`, ms',
  installedSize: 'what that leaves on disk, kB',
  firstRequest: 'the action on a pull request, to its first request, ms',
  comment: 'the action on a pull request, to its comment, ms',
} as const;

const dist = join(root, 'dist');

/** Measures the sizes of the build, and the time of a cold `npx`, from a packed tarball with an empty cache. `folder`: for temporary files. */
export function measurePackage(folder: string, rounds: number): BuildFigures {
  const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [packed] = JSON.parse(npm(root, ...pack)) as { filename: string }[];
  const npx: number[] = [];
  let installedBytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const cache = mkdtempSync(join(folder, 'npm-cache-'));
    const cwd = join(cache, 'elsewhere');
    mkdirSync(cwd);
    const start = performance.now();
    npm(
      cwd,
      'exec',
      '--yes',
      '--offline',
      '--cache',
      cache,
      '--package',
      join(folder, packed?.filename ?? ''),
      '--',
      'ifmatch',
      '--version',
    );
    npx.push(performance.now() - start);
    installedBytes = folderSize(cache);
    rmSync(cache, { recursive: true });
  }
  return {
    [buildFigureNames.action]: [loadedBytes('action.js', anyImport) / 1e3],
    [buildFigureNames.cli]: [loadedBytes('cli.js', staticImport) / 1e3],
    [buildFigureNames.npx]: npx,
    [buildFigureNames.installedSize]: [installedBytes / 1e3],
  };
}

function npm(cwd: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, env: benchEnv(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args[0] ?? ''} failed: ${stderr}`);
  return stdout;
}

const folderSize = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

const staticImport = /^(?:(?:const|let) \w+ = )?require\("(\.[^"]+)"\);$/gm;
const anyImport = /\brequire\("(\.[^"]+)"\)/g;

/** The bytes of a file of the build, and of everything that it imports. `importPattern`: matches an import. */
function loadedBytes(entry: string, importPattern: RegExp): number {
  const files = new Set([join(dist, entry)]);
  let bytes = 0;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    bytes += Buffer.byteLength(text);
    for (const [, path = ''] of text.matchAll(importPattern)) {
      const imported = join(dirname(file), path);
      // Comments of libraries may name files that are not part of the build.
      if (existsSync(imported)) files.add(imported);
    }
  }
  return bytes;
}

const policy = `name: Block critical findings
slug: block-critical-findings
filters: { mode: all, conditions: [{ type: severity, values: [critical] }] }
actions: [{ type: pr_comment }, { type: block }]
`;

/** Times the built action on pull requests, against a GitHub and a platform in this process. */
export async function measureAction(rounds: number): Promise<BuildFigures> {
  const rig = await startGitHubRig({ files: { 'README.md': '# Policies\n' }, platform: { seed: 'empty' } });
  let start = 0;
  let firstRequest: number | null = null;
  let lastResponse = 0;
  const noteRequest = (): void => {
    firstRequest ??= performance.now();
  };
  const noteResponse = (): void => {
    lastResponse = performance.now();
  };
  rig.fault('*', { before: noteRequest }, { times: Infinity });
  rig.fault('*', { after: noteResponse }, { times: Infinity });
  const times = { first: [] as number[], comment: [] as number[] };
  try {
    for (let index = 0; index < rounds; index += 1) {
      const files = { 'policies/critical.yaml': `${policy}x-round: round ${String(index)}\n` };
      const { number } = await rig.pulls.open({ branch: `round-${String(index)}`, files });
      const prepare = (): void => {
        start = performance.now();
        firstRequest = null;
      };
      const run = { prepare, program: builtAction, realTime: true };
      const { code, log } = await rig.run({ event: 'pull_request', pull: number }, run);
      if (code !== 0 || rig.comments(number).length !== 1) throw new Error(`the preview failed: ${log}`);
      times.first.push((firstRequest ?? Number.NaN) - start);
      times.comment.push(lastResponse - start);
    }
  } finally {
    await rig.close();
  }
  return { [buildFigureNames.firstRequest]: times.first, [buildFigureNames.comment]: times.comment };
}
