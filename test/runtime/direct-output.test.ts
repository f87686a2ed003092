import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DirectOutput, type Out } from '../../src/runtime/terminal.ts';
import { UsageError } from '../../src/domain/json.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const none = (): Out => {
  throw new Error('the stream was asked for');
};

function scratch(): string {
  const folder = temporaryFolder();
  return folder;
}

function open(path: string, flags: number): number {
  const file = openSync(path, flags);
  onTestFinished(() => closeSync(file));
  return file;
}

function fifo(): string {
  const path = join(scratch(), 'pipe');
  execFileSync('mkfifo', [path]);
  return path;
}

test('a file holds all that was written, in order, when the write returns', () => {
  const path = join(scratch(), 'out');
  const out = new DirectOutput(open(path, constants.O_WRONLY | constants.O_CREAT), none);
  let told: unknown = 'nothing';
  out.write('é'.repeat(100_000));
  out.write('end', (error) => (told = error));
  expect(readFileSync(path, 'utf8')).toBe(`${'é'.repeat(100_000)}end`);
  expect(told).toBeNull();
  expect([out.destroyed, out.isDone]).toEqual([false, true]);
});

test('what a full pipe does not take goes to the stream, and nothing is lost or told twice', () => {
  const pipe = open(fifo(), constants.O_RDWR | constants.O_NONBLOCK);
  const later: Buffer[] = [];
  const stream: Out = {
    destroyed: false,
    write(data, written) {
      later.push(Buffer.from(data));
      written?.(null);
      return true;
    },
  };
  const out = new DirectOutput(pipe, () => stream);
  const text = Array.from({ length: 40_000 }, (_, line) => `line ${String(line)}\n`).join('');
  let told = 0;
  out.write(text, () => (told += 1));
  out.write('end', () => (told += 1));
  const room = Buffer.alloc(text.length);
  const first = room.subarray(0, readSync(pipe, room));
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThan(text.length);
  expect(Buffer.concat([first, ...later]).toString()).toBe(`${text}end`);
  expect(told).toBe(2);
  expect(out.isDone).toBe(false);
});

test('a reader that went away ends the writing, and whoever writes is told', () => {
  const path = fifo();
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const out = new DirectOutput(open(path, constants.O_WRONLY), none);
  closeSync(reader);
  let told: unknown = null;
  out.write('text', (error) => (told = error));
  expect(told).toHaveProperty('code', 'EPIPE');
  expect(out.destroyed).toBe(true);
  out.write('more');
});

test('any other failure is told as one that is no bug of ours', () => {
  const path = join(scratch(), 'out');
  writeFileSync(path, '');
  const out = new DirectOutput(open(path, constants.O_RDONLY), none);
  expect(() => out.write('text')).toThrow(new UsageError('Standard output cannot be written: EBADF.'));
});
