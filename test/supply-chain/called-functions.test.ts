import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calledFunctions } from '../../scripts/called-functions.ts';
import { listFiles, root } from '../../scripts/files.ts';

const dist = new Map(listFiles(['dist/**/*.js']).map((path) => [path, readFileSync(join(root, path), 'utf8')]));

let base: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'ifmatch-called-test-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(base, { recursive: true, force: true });
});

function calledIn(temporary: string): ReturnType<typeof calledFunctions> {
  mkdirSync(temporary);
  vi.stubEnv('TMPDIR', temporary);
  const called = calledFunctions(dist);
  expect(readdirSync(temporary).filter((name) => name !== '.git')).toEqual([]);
  return called;
}

test('the functions are the same ones where temporary files lie in a repository', () => {
  const outside = calledIn(join(base, 'outside'));
  expect(outside.get('dist/chunks/validate.js')?.size).toBeGreaterThan(100);
  mkdirSync(join(base, '.git'));
  expect(calledIn(join(base, 'inside'))).toEqual(outside);
});

test('they are those of a system that does not show what is open, so that each system makes the same build', () => {
  const path = 'dist/chunks/cli-and-action.js';
  const spans = [...(calledIn(join(base, 'anywhere')).get(path) ?? [])].map((span) => span.split(':').map(Number));
  const functions = spans.filter(([start]) => start !== 0); // the whole file counts as one
  const texts = functions.map(([start, end]) => dist.get(path)?.slice(start, end));
  const isCalled = (piece: string): boolean => texts.some((text) => text?.includes(piece));
  expect([isCalled('named.ino === opened.ino'), isCalled('closeSync(home)')]).toEqual([true, false]);
});
