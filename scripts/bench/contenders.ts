import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../files.ts';
import { type TargetShape, targetName, writeTarget } from './corpus/corpus.ts';
import { peerCommands } from './peer-commands.ts';
import type { InstalledPeer, InstalledReader } from './peers.ts';
import type { Contender } from './race.ts';
import type { ReadingRace } from './race-names.ts';
import { benchEnv } from './run-process.ts';

const { version } = createRequire(import.meta.url)('js-yaml/package.json') as { version: string };
export const ownReader = `js-yaml@${version}`;

export const names = {
  ours: 'ifmatch validate',
  help: 'ifmatch --help',
  fresh: 'ifmatch validate on a fresh machine',
  broken: 'ifmatch validate, the file broken',
  some: 'ifmatch validate, 1 % of the files broken',
  all: 'ifmatch validate, all files broken',
  one: 'ifmatch validate, one error in the list',
  alike: 'ifmatch validate, many warnings',
  node: 'floor: start Node',
  read: 'floor: read the bytes',
  parse: `floor: read and parse, ${ownReader}`,
} as const;

export const floorStart = 'floor: read and parse, js-yaml@';

/** What a race is run with. `paces` holds the ms that a peer takes for a policy, as far as that is known. */
export type Setting = {
  readonly folder: string;
  readonly peers: readonly InstalledPeer[];
  readonly readers: readonly InstalledReader[];
  readonly paces: ReadonlyMap<string, number>;
};

/** No peer may take longer for one run, in ms. */
const longest = 120_000;
const cli = join(root, 'dist/cli.js');
const exits = { valid: 0, invalid: 3 } as const;

/** Reads all files of a target, and parses them where a library is named. */
const floor = `const { readdirSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');
const [target, library] = process.argv.slice(1);
const { load, parse = (text) => text } = library === undefined ? {} : require(library);
const read = load ?? parse;
const kept = [];
const visit = (path, isFolder) => {
  if (!isFolder) kept.push(read(readFileSync(path, 'utf8')));
  else for (const entry of readdirSync(path, { withFileTypes: true })) visit(join(path, entry.name), entry.isDirectory());
};
visit(target, statSync(target).isDirectory());`;

/** All that take part in a race, with the targets that they read written. */
export function contendersOf(race: ReadingRace, size: number, setting: Setting): Contender[] {
  const shape = race.startsWith('files') ? 'files' : 'list';
  const target = written(setting, { shape, size });
  const node = (name: string, ...args: readonly string[]): Contender => nodeIn(setting.folder, name, args);
  const library = createRequire(import.meta.url).resolve('js-yaml');
  return [
    node(names.ours, cli, 'validate', target),
    ...variants(race, size).map(({ name, ...variant }) => ({
      ...node(name, cli, 'validate', written(setting, { shape, size, ...variant })),
      exits: variant.variant === 'alike' ? exits.valid : exits.invalid,
    })),
    ...(race === 'files-1' ? smallRuns(setting.folder, target) : []),
    node(names.node, '-e', '0'),
    node(names.read, '-e', floor, target),
    node(names.parse, '-e', floor, target, library),
    ...setting.readers.map(({ name, path }) => node(`floor: read and parse, ${name}`, '-e', floor, target, path)),
    ...peersFor(setting, shape, target, size),
  ];
}

const nodeIn = (cwd: string, name: string, args: readonly string[]): Contender => ({
  name,
  command: { words: [process.execPath, ...args], cwd },
  exits: 0,
});

/** Where loading the program is most of a run. In a job on a fresh machine no compiled code is kept. */
function smallRuns(folder: string, target: string): Contender[] {
  const fresh = nodeIn(folder, names.fresh, [cli, 'validate', target]);
  const command = { ...fresh.command, env: { ...benchEnv(), CI: 'true' } };
  return [nodeIn(folder, names.help, [cli, '--help']), { ...fresh, command }];
}

function variants(race: ReadingRace, size: number): { name: string; variant: NonNullable<TargetShape['variant']> }[] {
  if (race === 'files-1') return [{ name: names.broken, variant: 'all' }];
  if (race === 'list-10000') return [{ name: names.one, variant: 'one' }];
  if (race !== 'files-10000') return [];
  return [
    { name: names.some, variant: size < 100 ? 'one' : 'some' },
    { name: names.all, variant: 'all' },
    { name: names.alike, variant: 'alike' },
  ];
}

function written({ folder }: Setting, target: TargetShape): string {
  writeTarget(folder, target);
  return targetName(target);
}

function peersFor(
  { peers, folder, paces }: Setting,
  shape: 'files' | 'list',
  target: string,
  size: number,
): Contender[] {
  return peerCommands(peers, { shape, target, folder }).map(({ name, words, leftOut }) => {
    const expected = (paces.get(name) ?? 0) * size;
    const tooLong = expected > longest ? `left out, it would take about ${(expected / 1000).toFixed(0)} s` : null;
    return { name, command: { words, cwd: folder }, exits: 0, leftOut: leftOut ?? tooLong };
  });
}
