import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { checkWritable, writeDraft, writeOutputFile } from '../../src/runtime/files.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const folder = temporaryFolder();
const path = (name: string): string => join(folder, name);

function writeFile(file: string, text: string, checkout: string): void {
  checkWritable(file, checkout); // as before a run
  writeOutputFile(file, text, checkout);
}

describe('writing a result', () => {
  test('replaces a file whole, and leaves no draft beside it', () => {
    writeFileSync(path('plan.json'), 'old');
    checkWritable(path('plan.json'), folder);
    expect(readFileSync(path('plan.json'), 'utf8')).toBe('old');
    writeFile(path('plan.json'), 'new', folder);
    expect(readFileSync(path('plan.json'), 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['plan.json']);
  });

  test.each([0o600, 0o755, 0o666])('keeps the permissions of the file: %i', (mode) => {
    writeFileSync(path('plan.json'), 'old');
    chmodSync(path('plan.json'), mode);
    writeFile(path('plan.json'), 'new', folder);
    expect(statSync(path('plan.json')).mode & 0o777).toBe(mode);
    chmodSync(path('plan.json'), 0o644);
  });

  test('creates the draft with the permissions of the file', () => {
    writeFileSync(path('secret.json'), 'old');
    chmodSync(path('secret.json'), 0o600);
    const draft = writeDraft(path('secret.json'), 'new');
    expect(statSync(draft).mode & 0o777).toBe(0o600);
    rmSync(draft);
    rmSync(path('secret.json'));
  });

  test('follows no link, whatever its target', () => {
    mkdirSync(path('behind'));
    writeFileSync(path('victim.json'), 'old');
    for (const [name, to] of [
      ['link.json', 'victim.json'],
      ['later.json', 'behind/plan.json'],
      ['linked-folder', 'behind'],
    ] as const) {
      symlinkSync(to, path(name));
      expect(() => checkWritable(path(name), folder)).toThrow('it is a symbolic link');
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

  test.skipIf(!existsSync('/dev/fd/1'))('can go to /dev/stdout and /dev/stderr, which are links', () => {
    const out = openSync(path('out.txt'), 'w');
    writeFileSync(out, 'before, ');
    checkWritable(`/dev/fd/${String(out)}`, '/');
    writeFile(`/dev/fd/${String(out)}`, 'after', '/');
    closeSync(out);
    expect(readFileSync(path('out.txt'), 'utf8')).toBe('before, after');
  });

  test('keeps permissions, and works for the longest names', () => {
    const long = path(`${'x'.repeat(250)}.json`);
    writeFileSync(long, 'old');
    chmodSync(long, 0o640);
    const { mode } = statSync(long);
    checkWritable(long, folder);
    writeFile(long, 'new', folder);
    expect([readFileSync(long, 'utf8'), statSync(long).mode]).toEqual(['new', mode]);
    rmSync(long);
  });

  test('writes into a pipe without replacing it', async () => {
    execFileSync('mkfifo', [path('pipe')]);
    const reader = spawn('cat', [path('pipe')], { stdio: ['ignore', 'pipe', 'ignore'] });
    checkWritable(path('pipe'), folder);
    writeFile(path('pipe'), 'hello', folder);
    expect(await textOf(reader.stdout)).toBe('hello');
    expect(lstatSync(path('pipe')).isFIFO()).toBe(true);
  });

  test('refuses a folder and a missing folder, before and after the run', () => {
    mkdirSync(path('folder'));
    for (const target of ['folder', 'missing/plan.json']) {
      expect(() => checkWritable(path(target), folder)).toThrow(Error);
      expect(() => writeFile(path(target), 'x', folder)).toThrow(Error);
    }
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
