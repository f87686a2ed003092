import type * as Http from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type * as Sqlite from 'node:sqlite';
import type { DatabaseSync as Database, StatementSync } from 'node:sqlite';
import { SandboxError } from '../quirks.ts';
import { applicationId, findingCounts, findingIndices, schema, schemaVersion } from './schema.ts';

/** A file; or in memory; or, if large, a temporary file. */
export type Location = { readonly file: string } | 'memory' | 'temporary';

/**
 * Opens a database. Creates its tables if new and lets `fill` complete it, in one transaction, so that a crash leaves no partial file. Throws
 * SandboxError, leaving the file unchanged, if it is damaged, foreign or of another version.
 */
export function openDatabase(location: Location, fill: (db: Database) => void): Database {
  const file = typeof location === 'string' ? null : location.file;
  const db = connect(location);
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    if (file !== null) examine(db, file);
    // Faster while filling: no checks, and the log of a new file only afterwards.
    db.exec(`PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -${String(cacheKiB)}`);
    within(db, 'BEGIN IMMEDIATE', () => {
      createTables(db);
      fill(db);
    });
    db.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON');
    return db;
  } catch (error) {
    db.close();
    throw error instanceof SandboxError ? error : unusable(file, error);
  }
}

/** Page cache; only used if there are that many pages. */
const cacheKiB = 32_768;

/** Runs `work` in a transaction of this kind; an exception rolls it back. */
export function within<Result>(db: Database, begin: 'BEGIN' | 'BEGIN IMMEDIATE', work: () => Result): Result {
  db.exec(begin);
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite may have rolled back already, for example if the disk is full.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function connect(location: Location): Database {
  try {
    return new DatabaseSync(pathOf(location));
  } catch (cause) {
    const name = typeof location === 'string' ? location : location.file;
    throw new SandboxError(
      `${name} cannot be opened as a database. Check that its folder exists and that it is a file you may write.`,
      { cause },
    );
  }
}

function pathOf(location: Location): string {
  if (location === 'memory') return ':memory:';
  // Absolute, since SQLite interprets "file:…" and ":memory:".
  return location === 'temporary' ? '' : resolve(location.file);
}

/** Read-only: a foreign file must not change. */
function examine(db: Database, file: string): void {
  const version = pragma(db, 'user_version');
  const isNew = version === 0 && db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
  if (isNew) return;
  if (pragma(db, 'application_id') !== applicationId) {
    throw new SandboxError(`${file} is the database of another program. Choose another file.`);
  }
  if (version !== schemaVersion) {
    throw new SandboxError(`${file} was written by another version of ifmatch. Choose another file, or delete it.`);
  }
  const check = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
  if (check !== 'ok') throw new Error(`it is damaged (${String(check)})`);
}

function createTables(db: Database): void {
  if (pragma(db, 'user_version') === schemaVersion) return;
  db.exec(`${schema} PRAGMA application_id = ${String(applicationId)}; PRAGMA user_version = ${String(schemaVersion)}`);
}

function pragma(db: Database, name: 'user_version' | 'application_id'): number {
  return Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);
}

/** Advice for SQLite's codes that do not mean a damaged file: locked, read-only, full. */
const fixes: ReadonlyMap<number, string> = new Map([
  [5, 'Let the program end that holds it'],
  [8, 'Let it and its folder be written'],
  [13, 'Make space on its disk'],
]);

function unusable(file: string | null, cause: unknown): SandboxError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const { errcode = 0 } = cause as { readonly errcode?: number };
  const fix = fixes.get(errcode & 0xff) ?? 'Restore a copy';
  return new SandboxError(
    `${String(file)} cannot be used as the sandbox's database: ${reason}. It was left as it is. ${fix}, or choose another file.`,
    { cause },
  );
}

type Value = string | number | null;
type Values = Readonly<Record<string, Value>>;

/** Inserts a row by column position: binding a million rows by name takes nine times as long. */
export type Insert = (...row: readonly Value[]) => void;

/** A database with prepared statements. Parameters are named, and bind null, numbers and texts. */
export type Store = {
  // oxlint-disable typescript/no-unnecessary-type-parameters -- SQL has no types: each call names that of its rows.
  rows<Row>(sql: string, bound?: Values): Row[];
  /** The first row. */
  row<Row>(sql: string, bound?: Values): Row | undefined;
  /** Row by row, for a caller that may stop early. */
  each<Row>(sql: string, bound?: Values): Iterable<Row>;
  // oxlint-enable typescript/no-unnecessary-type-parameters
  run(sql: string, bound: Values): void;
  insert(table: string, columns: string): Insert;
  /** Runs with an exclusive write lock; an exception rolls back. */
  transaction<Result>(work: () => Result): Result;
  /** Reads a consistent snapshot. */
  snapshot<Result>(work: () => Result): Result;
  /** For the end of seeding; existing indices stay. */
  createFindingIndices(): void;
};

// A statement takes some ten kilobytes, and filters create many.
const mostStatements = 500;

/** The store over an open database; the caller closes it. */
export function openStore(db: Database): Store {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    if (statements.size > mostStatements) statements.clear();
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    rows: (sql, bound = {}) => prepare(sql).all(bound) as never[],
    row: (sql, bound = {}) => prepare(sql).get(bound) as never,
    each: (sql, bound = {}) => prepare(sql).iterate(bound) as Iterable<never>,
    run: (sql, bound) => void prepare(sql).run(bound),
    insert: (table, columns) => {
      const places = columns.replaceAll(/\w+/g, '?');
      const statement = prepare(`INSERT INTO ${table} (${columns}) VALUES (${places})`);
      return (...row) => void statement.run(...row);
    },
    transaction: (work) => within(db, 'BEGIN IMMEDIATE', work),
    snapshot: (work) => within(db, 'BEGIN', work),
    createFindingIndices: () => db.exec(findingIndices + findingCounts),
  };
}

const load = createRequire(import.meta.url);

// Required, not imported: an import of node:http touches a getter that loads undici, 25 ms at each start.
export const { createServer } = load('node:http') as typeof Http;

/** `node:sqlite`, without the one warning that Node 22 prints when it is loaded. */
const { DatabaseSync } = withoutWarning(() => load('node:sqlite') as typeof Sqlite);

function withoutWarning<T>(action: () => T): T {
  const runtime = load('node:process') as { emitWarning: unknown };
  const { emitWarning } = runtime;
  runtime.emitWarning = () => undefined;
  try {
    return action();
  } finally {
    runtime.emitWarning = emitWarning;
  }
}
