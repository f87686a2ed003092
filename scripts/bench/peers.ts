import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** What people would use instead. Words in braces are filled in for each target; `folder` and `file` are for the two shapes of a target. */
type Peer = {
  readonly name: string;
  readonly packages: readonly string[];
  readonly folder: readonly string[];
  readonly file: readonly string[];
};

const ajv = ['{bin}/ajv', 'validate', '--all-errors', '--errors=text', '--strict=false', '-s', '{schema7}', '-d'];
const native = ['{bin}/jsonschema', 'validate', '{schema}', '{target}'];
const v8r = ['{bin}/v8r', '--no-ignore', '-s', '{schema}'];
const spectral = ['{bin}/spectral', 'lint', '-r', '{spectral}'];
const eslint = ['{bin}/eslint', '--no-config-lookup', '-c', '{eslint}', '{target}'];
const nativePackages = ['@sourcemeta/jsonschema@16.11.0'];

const peers = [
  {
    name: 'sourcemeta jsonschema',
    packages: nativePackages,
    folder: [...native, '--extension', 'yaml'],
    file: native,
  },
  {
    name: 'sourcemeta jsonschema --fast',
    packages: nativePackages,
    folder: [...native, '--extension', 'yaml', '--fast'],
    file: [...native, '--fast'],
  },
  { name: 'ajv-cli', packages: ['ajv-cli@5.0.0'], folder: [...ajv, '{target}/**/*.yaml'], file: [...ajv, '{target}'] },
  {
    name: 'eslint schema plugin',
    packages: ['eslint@10.15.0', 'eslint-plugin-json-schema-validator@6.3.1'],
    folder: eslint,
    file: eslint,
  },
  { name: 'v8r', packages: ['v8r@6.1.0'], folder: [...v8r, '{target}/**/*.yaml'], file: [...v8r, '{target}'] },
  {
    name: 'spectral',
    packages: ['@stoplight/spectral-cli@6.16.3'],
    folder: [...spectral, '{target}/**/*.yaml'],
    file: [...spectral, '{target}'],
  },
] as const satisfies readonly Peer[];

export type PeerName = (typeof peers)[number]['name'];
/** `folder` holds its `node_modules`; null with the reason where it could not be installed. */
export type InstalledPeer = Peer & { readonly name: PeerName } & (
    | { readonly installedIn: string }
    | { readonly installedIn: null; readonly why: string }
  );

/** Other readers of YAML, for the floors. */
const readers = ['js-yaml@4.3.2', 'yaml@2.9.1'] as const;
export type InstalledReader = { readonly name: string; readonly path: string };

/** Installs what is not yet there, in a cache folder of the user's, and tells what could not be. */
export const installPeers = (): InstalledPeer[] =>
  peers.map((peer) => {
    const installed = install(peer.packages);
    return { ...peer, ...installed };
  });

export const installReaders = (): InstalledReader[] =>
  readers.flatMap((reader) => {
    const { installedIn } = install([reader]);
    const [library = ''] = reader.split('@');
    return installedIn === null ? [] : [{ name: reader, path: join(installedIn, 'node_modules', library) }];
  });

type Installed = { readonly installedIn: string } | { readonly installedIn: null; readonly why: string };

function install(packages: readonly string[]): Installed {
  const folder = join(cacheFolder(), packages.join('+').replaceAll(/[^\w.@+-]/g, '_'));
  const mark = join(folder, 'complete');
  if (existsSync(mark)) return { installedIn: folder };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  console.log(`Installing ${packages.join(' and ')}`);
  const options = ['--save-exact', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr, error } = spawnSync('npm', ['install', ...options, ...packages], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) return { installedIn: null, why: firstLine(error?.message ?? stderr) };
  writeFileSync(mark, '');
  return { installedIn: folder };
}

const cacheFolder = (): string =>
  join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'ifmatch-bench', 'peers');

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';
