import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DirectOutput } from '../../src/runtime/streams.ts';
import { UsageError } from '../../src/domain/errors.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

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

test('a file has the whole text, in order, when the write returns', () => {
  const path = join(scratch(), 'out');
  const out = new DirectOutput(open(path, constants.O_WRONLY | constants.O_CREAT));
  let reported: unknown = 'nothing';
  out.write('é'.repeat(100_000));
  out.write('end', (error) => (reported = error));
  expect(readFileSync(path, 'utf8')).toBe(`${'é'.repeat(100_000)}end`);
  expect(reported).toBeNull();
  expect(out.destroyed).toBe(false);
});

test('a full pipe is waited for, and nothing is lost', () => {
  const pipe = open(fifo(), constants.O_RDWR | constants.O_NONBLOCK);
  const read: Buffer[] = [];
  const wait = (): void => {
    const room = Buffer.alloc(10_000);
    read.push(room.subarray(0, readSync(pipe, room)));
  };
  const out = new DirectOutput(pipe, { write: writeSync, wait });
  const text = Array.from({ length: 40_000 }, (_, line) => `line ${String(line)}\n`).join('');
  let reports = 0;
  out.write(text, () => (reports += 1));
  out.write('end', () => (reports += 1));
  expect(read.length).toBeGreaterThan(0);
  const room = Buffer.alloc(text.length);
  read.push(room.subarray(0, readSync(pipe, room)));
  expect(Buffer.concat(read).toString()).toBe(`${text}end`);
  expect(reports).toBe(2);
});

test('a closed pipe ends the writing with an error', () => {
  const path = fifo();
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const out = new DirectOutput(open(path, constants.O_WRONLY));
  closeSync(reader);
  let reported: unknown = null;
  out.write('text', (error) => (reported = error));
  expect(reported).toHaveProperty('code', 'EPIPE');
  expect(out.destroyed).toBe(true);
  out.write('more');
});

test('any other failure is a usage error, not a bug', () => {
  const path = join(scratch(), 'out');
  writeFileSync(path, '');
  const out = new DirectOutput(open(path, constants.O_RDONLY));
  expect(() => out.write('text')).toThrow(new UsageError('Standard output cannot be written: bad file descriptor.'));
});
