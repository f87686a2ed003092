import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../files.ts';
import { pathOf, type Corpus, writeCorpus, writeTests } from './corpus.ts';
import { benchEnv, type Contender } from './race.ts';

export const contenderNames = {
  validate: 'ifmatch validate',
  help: 'ifmatch --help',
  withoutCache: 'ifmatch validate on a fresh machine',
  someBroken: 'ifmatch validate, 1 % of the files broken',
  allBroken: 'ifmatch validate, all files broken',
  preview: 'ifmatch preview, a tenth changed',
  test: 'ifmatch test',
  node: 'floor: start Node',
  read: 'floor: read the bytes',
  parse: 'floor: read and parse, js-yaml',
} as const;

const cli = join(root, 'dist/cli.js');

/** A program that reads all files of a corpus, and parses them if a library is given. */
const baselineProgram = `const { readdirSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');
const [corpus, library] = process.argv.slice(1);
const { load = (text) => text } = library === undefined ? {} : require(library);
const values = [];
const visit = (path, isFolder) => {
  if (!isFolder) values.push(load(readFileSync(path, 'utf8')));
  else for (const entry of readdirSync(path, { withFileTypes: true })) visit(join(path, entry.name), entry.isDirectory());
};
visit(corpus, statSync(corpus).isDirectory());`;

/** Writes a corpus into a folder, and returns the contenders that read it: commands of ifmatch, lower bounds and alternatives (`peers`). */
export function validateContenders(cwd: string, corpus: Corpus, peers: readonly string[]): Contender[] {
  const { size, shape } = corpus;
  const path = writeCorpus(cwd, corpus);
  const node = (name: string, ...args: readonly string[]): Contender => nodeContender(cwd, name, args);
  const broken = (name: string, every: number): Contender => ({
    ...node(name, cli, 'validate', writeCorpus(cwd, { ...corpus, broken: every })),
    expectedExit: 3,
  });
  return [
    node(contenderNames.validate, cli, 'validate', path),
    ...(size === 1 ? [node(contenderNames.help, cli, '--help')] : []),
    // A job on a fresh machine has no compile cache.
    ...(size === 1
      ? [{ ...node(contenderNames.withoutCache, cli, 'validate', path), env: { ...benchEnv(), CI: 'true' } }]
      : []),
    ...(size >= 1000 && shape === 'files' ? [broken(contenderNames.someBroken, 100)] : []),
    ...(shape === 'files' ? [broken(contenderNames.allBroken, 1)] : []),
    node(contenderNames.node, '-e', '0'),
    node(contenderNames.read, '-e', baselineProgram, path),
    node(contenderNames.parse, '-e', baselineProgram, path, createRequire(import.meta.url).resolve('js-yaml')),
    ...peers.map((name) => ({
      name,
      command: peerCommand(name, cwd, shape === 'files' ? `${path}/**/*.yaml` : path, path),
      cwd,
    })),
  ];
}

/** A program that runs in Node. */
const nodeContender = (cwd: string, name: string, args: readonly string[]): Contender => ({
  name,
  command: [process.execPath, ...args],
  cwd,
});

/** Writes policies and as many tests into a folder, and returns the contenders: `test`, and `validate` of the same files. */
export function testContenders(cwd: string, corpus: Corpus): Contender[] {
  const path = writeTests(cwd, corpus);
  const node = (name: string, ...args: readonly string[]): Contender => nodeContender(cwd, name, args);
  return [
    { ...node(contenderNames.test, cli, 'test', path), expectedExit: 3 },
    node(contenderNames.validate, cli, 'validate', path),
    node(contenderNames.node, '-e', '0'),
  ];
}

/** Starts a sandbox, applies all policies to it, and then changes every tenth file. Returns the contender that previews these changes. */
export async function previewContender(
  cwd: string,
  corpus: Corpus,
): Promise<{ contender: Contender; close: () => void }> {
  const path = writeCorpus(cwd, corpus);
  const sandbox = spawn(process.execPath, [cli, 'sandbox', '--format', 'json', '--seed', 'empty'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(sandbox.stdout), 'line')) as [string];
  const { url, token } = JSON.parse(line) as { url: string; token: string };
  const env = { ...benchEnv(), IFMATCH_BASE_URL: url, IFMATCH_API_TOKEN: token };
  const { status, stderr } = spawnSync(process.execPath, [cli, 'apply', '--yes', '--quiet', path], {
    cwd,
    env,
    encoding: 'utf8',
    // The plan of all files is longer than the buffer of `spawnSync`.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`the apply before the previews failed: ${stderr}`);
  for (let index = 0; index < corpus.size; index += 10) {
    const file = join(cwd, path, pathOf(index));
    writeFileSync(file, readFileSync(file, 'utf8').replace('active: true', 'active: false'));
  }
  return {
    contender: { name: contenderNames.preview, command: [process.execPath, cli, 'preview', path], cwd, env },
    close: () => sandbox.kill('SIGKILL'),
  };
}

/** The packages of the alternatives, which validate with the published schema, by name. */
const peers: Readonly<Record<string, string>> = {
  'sourcemeta jsonschema': '@sourcemeta/jsonschema@16.11.0',
  'ajv-cli': 'ajv-cli@5.0.0',
  v8r: 'v8r@6.1.0',
  spectral: '@stoplight/spectral-cli@6.16.3',
};
const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'ifmatch-bench');

/** Installs the alternatives into a cache folder of the user, and returns their names. Throws if that fails. */
export function installPeers(): string[] {
  for (const packageSpec of Object.values(peers)) {
    const folder = join(cache, packageSpec);
    if (existsSync(join(folder, 'complete'))) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', packageSpec], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${packageSpec} was not installed: ${stderr}`);
    writeFileSync(join(folder, 'complete'), '');
  }
  return Object.keys(peers);
}

/** The command by which an alternative validates a corpus. `glob`: matches its files. `folder`: for its config. */
function peerCommand(name: string, folder: string, glob: string, corpus: string): string[] {
  const schema = join(root, 'schemas/remediation-file.schema.json');
  const bin = (command: string): string => join(cache, peers[name] ?? '', 'node_modules/.bin', command);
  if (name === 'ajv-cli')
    return [bin('ajv'), 'validate', '--spec=draft2020', '--all-errors', '--strict=false', '-s', schema, '-d', glob];
  if (name === 'v8r') return [bin('v8r'), '--no-ignore', '-s', schema, glob];
  if (name !== 'spectral') return [bin('jsonschema'), 'validate', schema, corpus, '--extension', 'yaml'];
  const rules = join(folder, 'spectral.json');
  const check = { function: 'schema', functionOptions: { schema: JSON.parse(readFileSync(schema, 'utf8')) as object } };
  // oxlint-disable-next-line unicorn/no-thenable -- the tool has a field with this name
  writeFileSync(rules, JSON.stringify({ rules: { policies: { given: '$', severity: 'error', then: check } } }));
  return [bin('spectral'), 'lint', '-r', rules, glob];
}
