import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { applicationId, schema, schemaVersion } from '../../../src/sandbox/store/schema.ts';
import type { Random } from '../suite.ts';

/** A file that is not the database that it was. */
export type Damage = {
  readonly name: string;
  /** `refused`: it cannot be used; `either`: where the damage is not seen it may be served, but nothing may crash. */
  readonly end: 'refused' | 'either' | 'served';
  /** Writes the file. */
  make(file: string): void;
};

const pageSize = 4096;

const written = (name: string, end: Damage['end'], bytes: () => Buffer): Damage => ({
  name,
  end,
  make: (file) => writeFileSync(file, bytes()),
});

/** Bytes that differ somewhere: in the header, where a page begins, or anywhere. */
function flipped(good: Buffer, random: Random, at: number): Damage {
  const anywhere = random.below(good.length);
  const place =
    [random.below(100), anywhere - (anywhere % pageSize) + random.below(12), anywhere, anywhere][at % 4] ?? 0;
  const length = Math.min(1 + random.below(16), good.length - place);
  const noise = Array.from({ length }, () => 1 + random.below(255));
  return written(`${String(length)} bytes changed at ${String(place)}`, 'either', () => {
    const bytes = Buffer.from(good);
    for (const [index, mask] of noise.entries()) bytes[place + index] = (bytes[place + index] ?? 0) ^ mask;
    return bytes;
  });
}

function truncated(good: Buffer, random: Random, at: number): Damage {
  const pages = 1 + random.below(good.length / pageSize - 1);
  const length = at % 2 === 0 ? pages * pageSize : 1 + random.below(good.length - 1);
  return written(`cut to ${String(length)} of ${String(good.length)} bytes`, 'refused', () => good.subarray(0, length));
}

const database = (name: string, end: Damage['end'], sql: string): Damage => ({
  name,
  end,
  make(file) {
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
  },
});

const fixed = (good: Buffer): readonly Damage[] => [
  written('text', 'refused', () => Buffer.from('policies:\n  - name: a\n'.repeat(100))),
  written('a word', 'refused', () => Buffer.from('policies')),
  written('an archive', 'refused', () => gzipSync(good)),
  written('noise', 'refused', () => randomBytes(20_000)),
  written('a header and noise', 'refused', () => Buffer.concat([good.subarray(0, 100), randomBytes(20_000)])),
  written('another magic', 'refused', () => Buffer.concat([Buffer.from('SQLite format 4'), good.subarray(15)])),
  written('pages in another order', 'refused', () =>
    Buffer.concat([good.subarray(0, pageSize), ...pagesOf(good).slice(1).toReversed()]),
  ),
  database('the database of another program', 'refused', 'CREATE TABLE notes (text TEXT)'),
  database(
    'a schema of the future',
    'refused',
    `${schema} PRAGMA application_id = ${String(applicationId)}; PRAGMA user_version = 9999`,
  ),
  database(
    'our mark without our tables',
    'refused',
    `CREATE TABLE notes (text TEXT); PRAGMA application_id = ${String(applicationId)}; PRAGMA user_version = ${String(schemaVersion)}`,
  ),
  database(
    'an older schema',
    'refused',
    `${schema} PRAGMA application_id = ${String(applicationId)}; PRAGMA user_version = 1`,
  ),
];

const pagesOf = (bytes: Buffer): Buffer[] =>
  Array.from({ length: bytes.length / pageSize }, (_, page) => bytes.subarray(page * pageSize, (page + 1) * pageSize));

/** All kinds of damage to a good file; `flips` and `cuts` tell how many of those. */
export const damagesOf = (good: Buffer, random: Random, flips: number, cuts: number): Damage[] => [
  ...fixed(good),
  ...Array.from({ length: cuts }, (_, at) => truncated(good, random, at)),
  ...Array.from({ length: flips }, (_, at) => flipped(good, random, at)),
];
