import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { applicationId, schema, schemaVersion } from '../../../src/sandbox/store/schema.ts';
import type { Random } from '../suite.ts';

/** A way to damage a database file. */
export type Damage = {
  readonly name: string;
  /** `refused`: the sandbox must not start. `either`: it may start if it does not notice the damage, but must not crash. */
  readonly expectedEnd: 'refused' | 'either' | 'served';
  /** Writes the damaged file. */
  writeTo(file: string): void;
};

const pageSize = 4096;

const damagedFile = (name: string, expectedEnd: Damage['expectedEnd'], bytes: () => Buffer): Damage => ({
  name,
  expectedEnd,
  writeTo: (file) => writeFileSync(file, bytes()),
});

/** Changes some bytes: in the header, at the start of a page, or anywhere. */
function flipBytes(original: Buffer, random: Random, index: number): Damage {
  const offset = random.below(original.length);
  const start = [random.below(100), offset - (offset % pageSize) + random.below(12), offset, offset][index % 4] ?? 0;
  const length = Math.min(1 + random.below(16), original.length - start);
  const masks = Array.from({ length }, () => 1 + random.below(255));
  return damagedFile(`${String(length)} bytes changed at ${String(start)}`, 'either', () => {
    const bytes = Buffer.from(original);
    for (const [position, mask] of masks.entries()) bytes[start + position] = (bytes[start + position] ?? 0) ^ mask;
    return bytes;
  });
}

function truncate(original: Buffer, random: Random, index: number): Damage {
  const pages = 1 + random.below(original.length / pageSize - 1);
  const length = index % 2 === 0 ? pages * pageSize : 1 + random.below(original.length - 1);
  return damagedFile(`cut to ${String(length)} of ${String(original.length)} bytes`, 'refused', () =>
    original.subarray(0, length),
  );
}

const otherDatabase = (name: string, expectedEnd: Damage['expectedEnd'], sql: string): Damage => ({
  name,
  expectedEnd,
  writeTo(file) {
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
  },
});

const fixedDamages = (original: Buffer): readonly Damage[] => [
  damagedFile('text', 'refused', () => Buffer.from('policies:\n  - name: a\n'.repeat(100))),
  damagedFile('a word', 'refused', () => Buffer.from('policies')),
  damagedFile('an archive', 'refused', () => gzipSync(original)),
  damagedFile('noise', 'refused', () => randomBytes(20_000)),
  damagedFile('a header and noise', 'refused', () => Buffer.concat([original.subarray(0, 100), randomBytes(20_000)])),
  damagedFile('another magic', 'refused', () => Buffer.concat([Buffer.from('SQLite format 4'), original.subarray(15)])),
  damagedFile('pages in another order', 'refused', () =>
    Buffer.concat([original.subarray(0, pageSize), ...pagesOf(original).slice(1).toReversed()]),
  ),
  otherDatabase('the database of another program', 'refused', 'CREATE TABLE notes (text TEXT)'),
  otherDatabase(
    'a schema of the future',
    'refused',
    `${schema} PRAGMA application_id = ${String(applicationId)}; PRAGMA user_version = 9999`,
  ),
  otherDatabase(
    'our mark without our tables',
    'refused',
    `CREATE TABLE notes (text TEXT); PRAGMA application_id = ${String(applicationId)}; PRAGMA user_version = ${String(schemaVersion)}`,
  ),
  otherDatabase(
    'an older schema',
    'refused',
    `${schema} PRAGMA application_id = ${String(applicationId)}; PRAGMA user_version = 1`,
  ),
];

const pagesOf = (bytes: Buffer): Buffer[] =>
  Array.from({ length: bytes.length / pageSize }, (_, page) => bytes.subarray(page * pageSize, (page + 1) * pageSize));

/** Returns all fixed damages, and as many random flips and truncations of the original as are given. */
export const drawDamages = (original: Buffer, random: Random, flipCount: number, truncationCount: number): Damage[] => [
  ...fixedDamages(original),
  ...Array.from({ length: truncationCount }, (_, index) => truncate(original, random, index)),
  ...Array.from({ length: flipCount }, (_, index) => flipBytes(original, random, index)),
];
