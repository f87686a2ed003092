import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../src/commands/init/write.ts';
import { Place } from './rig.ts';

test('files are written whole, in folders that are made, and keep their mode', () => {
  const place = new Place().write('a.sh', 'old');
  const mode = statSync(join(place.folder, 'a.sh')).mode;
  writeFiles(place.folder, [
    { path: 'a.sh', text: 'new', before: 'old' },
    { path: 'x/y/b', text: 'b', before: null },
  ]);
  expect(place.content()).toEqual({ 'a.sh': 'new', 'x/y/b': 'b' });
  expect(statSync(join(place.folder, 'a.sh')).mode).toBe(mode);
});

test('a file that changed since it was looked at stays, and what was written before is named', () => {
  const place = new Place().write('b', 'mine');
  const writes = [
    { path: 'a', text: 'a', before: null },
    { path: 'b', text: 'b', before: 'old' },
    { path: 'c', text: 'c', before: null },
  ];
  expect(() => writeFiles(place.folder, writes)).toThrow(
    /^b cannot be written: it changed during the run\. Written before it: a\. /,
  );
  expect(place.content()).toEqual({ a: 'a', b: 'mine' });
});

test('a folder that became a link in the meantime is not followed, nor is a file', () => {
  const outside = mkdtempSync(join(tmpdir(), 'ifmatch-outside-'));
  try {
    const place = new Place();
    symlinkSync(outside, join(place.folder, 'x'));
    symlinkSync(join(outside, 'file'), join(place.folder, 'y'));
    expect(() => writeFiles(place.folder, [{ path: 'x/a', text: 'a', before: null }])).toThrow(
      /x above it is not a folder\. Nothing was written before it/,
    );
    expect(() => writeFiles(place.folder, [{ path: 'y', text: 'a', before: null }])).toThrow(/not a regular file/);
    expect(readdirSync(outside)).toEqual([]);
    expect(lstatSync(join(place.folder, 'y')).isSymbolicLink()).toBe(true);
  } finally {
    rmSync(outside, { recursive: true });
  }
});

test('nothing is left behind by a write that fails', () => {
  const place = new Place();
  mkdirSync(join(place.folder, 'a'));
  expect(() => writeFiles(place.folder, [{ path: 'a', text: 'a', before: null }])).toThrow(/a cannot be written/);
  expect(readdirSync(place.folder)).toEqual(['a']);
});
