import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { storageFault } from '../../src/sandbox/http/respond.ts';
import { openDatabase } from '../../src/sandbox/store/database.ts';
import { temporaryFolder } from './harness.ts';

/** What SQLite throws where another connection holds the lock, without the five seconds of waiting for it. */
function lockedOut(): unknown {
  const file = join(temporaryFolder(), 'held.db');
  const [holder, other] = [new DatabaseSync(file), new DatabaseSync(file, { timeout: 0 })];
  try {
    holder.exec('BEGIN IMMEDIATE');
    other.exec('BEGIN IMMEDIATE');
  } catch (error) {
    return error;
  } finally {
    holder.close();
    other.close();
  }
  return null;
}

test('a database that another program holds is no bug of the sandbox, and nothing was written', () => {
  const fault = storageFault(lockedOut());
  expect([fault?.status, fault?.message]).toEqual([
    503,
    "Another program holds the sandbox's database (database is locked). Nothing was written. Let it end, then send it again.",
  ]);
});

test('an error that is not about the file of the database stays what it is', () => {
  expect(storageFault(new Error('no such column: x'))).toBeNull();
});

test.for([
  [
    'is held by another program',
    lockedOut,
    'database is locked. It was left as it is. Let the program end that holds it',
  ],
  [
    'cannot be written',
    () => Object.assign(new Error('attempt to write a readonly database'), { errcode: 8 }),
    'attempt to write a readonly database. It was left as it is. Let it and its folder be written',
  ],
  [
    'stands on a full disk',
    () => Object.assign(new Error('database or disk is full'), { errcode: 13 }),
    'database or disk is full. It was left as it is. Make space on its disk',
  ],
  [
    'is damaged',
    () => Object.assign(new Error('database disk image is malformed'), { errcode: 11 }),
    'database disk image is malformed. It was left as it is. Restore a copy',
  ],
] as const)('a file that %s is told with what to do about it', ([, cause, told]) => {
  const file = join(temporaryFolder(), 'platform.db');
  const error = cause();
  const open = () =>
    openDatabase({ file }, () => {
      throw error;
    });
  expect(open).toThrow(`${file} cannot be used as the sandbox's database: ${told}, or choose another file.`);
});
