import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replaceTexts } from '../../src/commands/edits.ts';
import { ChangedMeanwhile } from '../../src/domain/json.ts';
import { newTexts, oldTexts } from './two-states.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ifmatch-replace-'));
  mkdirSync(join(root, 'policies'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

/** Writes three files, or removes one in place of an empty text, without the rights of root; answers the error. */
async function asNobody(path: string, text: string): Promise<string> {
  const script = join(import.meta.dirname, 'replace-as-nobody.ts');
  const child = spawn(process.execPath, ['--no-warnings', script, root, path, text], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  await once(child, 'close');
  return said;
}

describe('policy files', () => {
  test('are written, made and removed together, and put back together', () => {
    write('policies/a.yaml', '\u{FEFF}old\r\n');
    write('policies/b.yaml', 'gone');
    const before = new Map([
      ['policies/a.yaml', '\u{FEFF}old\r\n'],
      ['policies/b.yaml', 'gone'],
    ]);
    const restore = replaceTexts(
      root,
      before,
      new Map([
        ['policies/a.yaml', 'new'],
        ['policies/b.yaml', null],
        ['policies/x/y/c.yaml', 'made'],
      ]),
    );
    expect([read('policies/a.yaml'), read('policies/x/y/c.yaml')]).toEqual(['new', 'made']);
    expect(existsSync(join(root, 'policies/b.yaml'))).toBe(false);
    restore();
    expect([read('policies/a.yaml'), read('policies/b.yaml')]).toEqual(['\u{FEFF}old\r\n', 'gone']);
    expect(readdirSync(join(root, 'policies'))).toEqual(['a.yaml', 'b.yaml']);
  });

  test('stay as they are when one of them cannot be written', () => {
    write('policies/a.yaml', 'old');
    const before = new Map([['policies/a.yaml', 'old']]);
    for (const last of [`policies/${'x'.repeat(300)}.yaml`, `made/${'x'.repeat(300)}/c.yaml`]) {
      const edits = new Map([
        ['policies/a.yaml', 'new'],
        ['made/b.yaml', 'new'],
        [last, 'new'],
      ]);
      expect(() => replaceTexts(root, before, edits)).toThrow(/cannot be written: .*No file was changed/);
      expect(read('policies/a.yaml')).toBe('old');
      expect(readdirSync(root)).toEqual(['policies']);
    }
  });

  test('stay as they are when one of them may not be written, or removed, by who runs it', async () => {
    if (process.platform === 'win32') return;
    for (const path of ['a', 'locked/b', 'read-only', 'z']) {
      mkdirSync(join(root, 'policies/locked'), { recursive: true });
      write(`policies/${path}.yaml`, 'old');
    }
    chmodSync(join(root, 'policies/read-only.yaml'), 0o444);
    chmodSync(join(root, 'policies/locked'), 0o555);
    for (const [path, text] of [
      ['locked/b', 'new'],
      ['locked/b', ''],
      ['locked/new', 'new'],
      ['read-only', 'new'],
      ['read-only', ''],
    ] as const) {
      const said = await asNobody(`policies/${path}.yaml`, text);
      expect(said).toMatch(
        new RegExp(`^UsageError: policies/${path}.yaml cannot be written: you have no permission. No file was changed`),
      );
      expect(['a', 'locked/b', 'read-only', 'z'].map((name) => read(`policies/${name}.yaml`))).toEqual(
        Array(4).fill('old'),
      );
      expect(readdirSync(join(root, 'policies'))).toEqual(['a.yaml', 'locked', 'read-only.yaml', 'z.yaml']);
    }
    chmodSync(join(root, 'policies/locked'), 0o755);
  });

  test('keep their permissions, also when they are put back', () => {
    for (const name of ['a', 'b']) {
      write(`policies/${name}.yaml`, 'old');
      chmodSync(join(root, `policies/${name}.yaml`), 0o750);
    }
    const modes = (...names: string[]): number[] =>
      names.map((name) => statSync(join(root, `policies/${name}.yaml`)).mode & 0o777);
    const had = modes('a', 'b');
    const before = new Map(['a', 'b'].map((name) => [`policies/${name}.yaml`, 'old']));
    const restore = replaceTexts(
      root,
      before,
      new Map([
        ['policies/a.yaml', 'new'],
        ['policies/b.yaml', null],
      ]),
    );
    expect(modes('a')).toEqual(had.slice(0, 1));
    restore();
    expect(modes('a', 'b')).toEqual(had);
  });

  test('that somebody saves before they are put back stay as that person has them', () => {
    write('policies/a.yaml', 'old');
    write('policies/b.yaml', 'old');
    const before = new Map(['a', 'b'].map((name) => [`policies/${name}.yaml`, 'old']));
    const restore = replaceTexts(root, before, new Map([...before.keys()].map((path) => [path, 'new'])));
    write('policies/a.yaml', 'mine');
    expect(restore).toThrow(/taken back in policies\/a\.yaml \(it was changed meanwhile\)/);
    expect([read('policies/a.yaml'), read('policies/b.yaml')]).toEqual(['mine', 'old']);
  });

  test('are not written through links, nor over what is no file', () => {
    mkdirSync(join(root, 'other'));
    write('other/target', 'mine');
    symlinkSync('../other/target', join(root, 'policies/link.yaml'));
    symlinkSync('other', join(root, 'linked'));
    mkdirSync(join(root, 'policies/folder.yaml'));
    for (const path of ['policies/link.yaml', 'linked/new.yaml', 'policies/folder.yaml', 'other/target/x.yaml'])
      expect(() => replaceTexts(root, new Map(), new Map([[path, 'new']]))).toThrow(/No file was changed/);
    expect(() => replaceTexts(root, new Map(), new Map([['other/target', 'new']]))).toThrow(ChangedMeanwhile);
    expect(read('other/target')).toBe('mine');
    expect(readdirSync(join(root, 'other'))).toEqual(['target']);
  });

  test('are old or new, and never half, when the program is killed while it writes', async () => {
    for (const [path, text] of oldTexts) write(path, text);
    for (const rounds of [1, 2, 3]) {
      const script = join(import.meta.dirname, 'replace-forever.ts');
      const child = spawn(process.execPath, ['--no-warnings', script, root], { stdio: ['ignore', 'pipe', 'inherit'] });
      // Each line ends a round, so the next one has begun: whatever it is at when the signal comes, each file has to be whole.
      for (let round = 0; round < rounds; round++) await once(child.stdout, 'data');
      child.kill('SIGKILL');
      await once(child, 'close');
      for (const [path, text] of oldTexts) {
        expect([text, newTexts.get(path)]).toContain(read(path));
        write(path, text);
      }
    }
  });
});
