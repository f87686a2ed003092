import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replaceTexts } from '../../src/commands/replace-texts.ts';
import { ChangedMeanwhile } from '../../src/domain/usage-error.ts';
import { newTexts, oldTexts } from './two-states.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ifmatch-replace-'));
  mkdirSync(join(root, 'policies'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

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
    // Where the draft of a file would be written stands a folder.
    mkdirSync(join(root, `policies/b.yaml.${String(process.pid)}.tmp`));
    for (const last of ['policies/b.yaml', `policies/${'x'.repeat(300)}.yaml`, `made/${'x'.repeat(300)}/c.yaml`]) {
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
