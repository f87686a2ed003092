import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { replaceFiles } from '../../src/commands/edits.ts';
import { openDraft, openWriting, tryToWrite } from '../../src/runtime/files.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder();
const path = (name: string): string => join(folder, name);

function writeFile(file: string, text: string, checkout: string): void {
  tryToWrite(file, checkout); // as before a run
  const writing = openWriting(file, checkout);
  writing.write(text);
  writing.finish();
  writing.abandon();
}

describe('writing a result', () => {
  test('replaces a file whole, and leaves no draft beside it', () => {
    writeFileSync(path('plan.json'), 'old');
    tryToWrite(path('plan.json'), folder);
    expect(readFileSync(path('plan.json'), 'utf8')).toBe('old');
    writeFile(path('plan.json'), 'new', folder);
    expect(readFileSync(path('plan.json'), 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['plan.json']);
  });

  test('removes what killed runs left beside it, and nothing that may be of a run that goes on, or of somebody else', () => {
    const left = ['.ifmatch-abc123.tmp', '.ifmatch-0.tmp'];
    const others = [
      '.ifmatch-now.tmp',
      '.ifmatch-a.b.tmp',
      '.ifmatch-.tmp',
      'ifmatch-abc.tmp',
      '.ifmatch-abc.tmp.yaml',
    ];
    const old = new Date(Date.now() - 61 * 60 * 1000);
    const make = (): void => {
      for (const name of [...left, ...others]) writeFileSync(path(name), '');
      for (const name of [...left, ...others.slice(1)]) utimesSync(path(name), old, old);
    };
    make();
    mkdirSync(path('.ifmatch-folder.tmp'));
    utimesSync(path('.ifmatch-folder.tmp'), old, old);
    symlinkSync('ifmatch-abc.tmp', path('.ifmatch-link.tmp'));
    lutimesSync(path('.ifmatch-link.tmp'), old, old);
    const kept = [...others, '.ifmatch-folder.tmp', '.ifmatch-link.tmp', 'plan.json'].toSorted();
    writeFile(path('plan.json'), 'new', folder);
    expect(readdirSync(folder).toSorted()).toEqual(kept);
    make();
    replaceFiles(folder, new Map([['plan.json', 'newer']]));
    expect(readdirSync(folder).toSorted()).toEqual(kept);
    for (const name of kept) rmSync(path(name), { recursive: true });
    writeFileSync(path('plan.json'), 'new');
  });

  test.each([0o600, 0o755, 0o666])('keeps the permissions of the file: %i', (mode) => {
    writeFileSync(path('plan.json'), 'old');
    chmodSync(path('plan.json'), mode);
    writeFile(path('plan.json'), 'new', folder);
    expect(statSync(path('plan.json')).mode & 0o777).toBe(mode);
    chmodSync(path('plan.json'), 0o644);
  });

  test('shows what is on its way to nobody who may not read the file', () => {
    writeFileSync(path('secret.json'), 'old');
    chmodSync(path('secret.json'), 0o600);
    const draft = openDraft(path('secret.json'));
    expect(fstatSync(draft.file).mode & 0o777).toBe(0o600);
    closeSync(draft.file);
    rmSync(draft.path);
    rmSync(path('secret.json'));
  });

  test('goes through no link, whatever is behind it', () => {
    mkdirSync(path('behind'));
    writeFileSync(path('victim.json'), 'old');
    for (const [name, to] of [
      ['link.json', 'victim.json'],
      ['later.json', 'behind/plan.json'],
      ['linked-folder', 'behind'],
    ] as const) {
      symlinkSync(to, path(name));
      expect(() => tryToWrite(path(name), folder)).toThrow('it is a symbolic link');
      expect(() => writeFile(path(name), 'x', folder)).toThrow('it is a symbolic link');
    }
    expect(() => writeFile(path('linked-folder/plan.json'), 'x', folder)).toThrow(
      'linked-folder above it is a symbolic link',
    );
    expect(readFileSync(path('victim.json'), 'utf8')).toBe('old');
    expect(readdirSync(path('behind'))).toEqual([]);
    // Outside of the checkout links are the user's own.
    writeFile(path('linked-folder/plan.json'), 'x', path('elsewhere'));
    expect(readFileSync(path('behind/plan.json'), 'utf8')).toBe('x');
  });

  test.skipIf(!existsSync('/dev/fd/1'))('goes to the streams of the process, which are links of the system', () => {
    const out = openSync(path('out.txt'), 'w');
    writeFileSync(out, 'before, ');
    tryToWrite(`/dev/fd/${String(out)}`, '/');
    writeFile(`/dev/fd/${String(out)}`, 'after', '/');
    closeSync(out);
    expect(readFileSync(path('out.txt'), 'utf8')).toBe('before, after');
  });

  test('leaves a file its permissions, and takes a name that is as long as names can be', () => {
    const long = path(`${'x'.repeat(250)}.json`);
    writeFileSync(long, 'old');
    chmodSync(long, 0o640);
    const { mode } = statSync(long);
    tryToWrite(long, folder);
    writeFile(long, 'new', folder);
    expect([readFileSync(long, 'utf8'), statSync(long).mode]).toEqual(['new', mode]);
    rmSync(long);
  });

  test('goes through a pipe, which stays one', async () => {
    execFileSync('mkfifo', [path('pipe')]);
    const reader = spawn('cat', [path('pipe')], { stdio: ['ignore', 'pipe', 'ignore'] });
    tryToWrite(path('pipe'), folder);
    writeFile(path('pipe'), 'hello', folder);
    const [text] = (await once(reader.stdout.setEncoding('utf8'), 'data')) as [string];
    expect(text).toBe('hello');
    expect(lstatSync(path('pipe')).isFIFO()).toBe(true);
  });

  test('refuses a folder, and one that does not exist, before and after the run alike', () => {
    mkdirSync(path('folder'));
    for (const target of ['folder', 'missing/plan.json']) {
      expect(() => tryToWrite(path(target), folder)).toThrow(Error);
      expect(() => writeFile(path(target), 'x', folder)).toThrow(Error);
    }
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
