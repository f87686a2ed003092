import fs, {
  appendFileSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  type BigIntStats,
  type Stats,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDisk } from '../../src/files/disk.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

type Hooks = {
  opened: (path: string) => void;
  measured: () => void;
  hidesOpen: boolean;
};

const quiet: Hooks = { opened: () => {}, measured: () => {}, hidesOpen: false };
const hooks: Hooks = { ...quiet };

const { openSync, fstatSync, readlinkSync } = fs;
const real = { openSync, fstatSync, readlinkSync };

/** What the sources call of the system, with a moment after each call in which something else may happen. */
const system = {
  openSync: (path: string, flags: number): number => {
    if (hooks.hidesOpen && path.startsWith('/proc/self/fd/'))
      throw Object.assign(new Error('no such'), { code: 'ENOENT' });
    const file = real.openSync(path, flags);
    hooks.opened(path);
    return file;
  },
  fstatSync: (file: number, options?: { bigint: true }): Stats | BigIntStats => {
    const stat = real.fstatSync(file, options);
    hooks.measured();
    return stat;
  },
  readlinkSync: (path: string): string => {
    if (hooks.hidesOpen) throw new Error('ENOENT');
    return real.readlinkSync(path);
  },
};

function put(functions: object): void {
  Object.assign(fs, functions);
  syncBuiltinESMExports();
}

beforeAll(() => put(system));
afterAll(() => put(real));

let base: string;
let root: string;

beforeEach(() => {
  Object.assign(hooks, quiet);
  base = realpathSync(temporaryFolder());
  root = join(base, 'repository');
  mkdirSync(join(root, 'p'), { recursive: true });
  mkdirSync(join(base, 'outside'));
  writeFileSync(join(root, 'p/a.yaml'), 'inside');
  writeFileSync(join(base, 'outside/a.yaml'), 'OUTSIDE');
});

afterEach(() => {
  Object.assign(hooks, quiet);
});

const isLinux = process.platform === 'linux';
const file = (): string => join(root, 'p/a.yaml');
const read = (disk = openDisk(root)): string => Buffer.from(disk.read('p/a.yaml', 100)).toString();

function linkFolder(): void {
  renameSync(join(root, 'p'), join(root, 'moved'));
  symlinkSync(join(base, 'outside'), join(root, 'p'));
}

/** Does something when the file was opened, and not when its folder was. */
const onceOpened = (change: () => void): void => {
  hooks.opened = (path) => {
    if (path.endsWith('a.yaml')) change();
  };
};

describe('a file whose size changes after it was measured', () => {
  test.for([
    ['grows', () => appendFileSync(file(), '!')],
    ['is cut off', () => truncateSync(file(), 3)],
  ] as const)('(%s) is not read', ([, change]) => {
    hooks.measured = change;
    const changed = { kind: 'unreadable', message: 'p/a.yaml: it changed while it was read' };
    expect(() => read()).toThrow(expect.objectContaining(changed));
  });
});

describe('without /proc', () => {
  beforeEach(() => {
    hooks.hidesOpen = true;
  });

  test('a file below a folder that became a link is not read', () => {
    const disk = openDisk(root);
    expect(read(disk)).toBe('inside');
    linkFolder();
    const replaced = { kind: 'symlink', message: 'p/a.yaml: it was replaced while it was read' };
    expect(() => read(disk)).toThrow(expect.objectContaining(replaced));
  });

  test.for([
    [
      'another file took its place',
      () => {
        writeFileSync(join(base, 'b'), 'after');
        renameSync(join(base, 'b'), file());
      },
    ],
    ['it went away', () => rmSync(file())],
  ] as const)('a file is not read where %s when it was opened', ([, change]) => {
    onceOpened(change);
    expect(() => read()).toThrow('p/a.yaml: it was replaced while it was read');
  });
});

describe.runIf(isLinux)('no file stays open', () => {
  /** Those of this test: others may run in the same process. */
  const openFiles = (): string[] =>
    readdirSync('/proc/self/fd')
      .map(pathOf)
      .filter((path) => path.startsWith(base));
  const pathOf = (open: string): string => {
    try {
      return readlinkSync(`/proc/self/fd/${open}`);
    } catch {
      return ''; // closed since
    }
  };

  test('after a file was refused', () => {
    const disk = openDisk(root);
    expect(disk.kind('p/a.yaml')).toBe('file');
    linkFolder();
    expect(() => read(disk)).toThrow('p/a.yaml: it was replaced while it was read');
    expect(openFiles()).toEqual([]);
  });
});

describe.runIf(isLinux)('a file that an editor saves while it is opened', () => {
  test.for(['a.yaml', 'p/a.yaml'])('is reported as replaced, not as a link: %s', (path) => {
    writeFileSync(join(root, path), 'before');
    onceOpened(() => {
      writeFileSync(join(base, 'b'), 'after');
      renameSync(join(base, 'b'), join(root, path));
    });
    const disk = openDisk(root);
    const replaced = { kind: 'unreadable', message: `${path}: it was replaced while it was read` };
    expect(() => disk.read(path, 100)).toThrow(expect.objectContaining(replaced));
  });
});
