import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type * as Sqlite from 'node:sqlite';
import type { DatabaseSync as Database, StatementSync } from 'node:sqlite';
import { SandboxError } from '../errors.ts';
import { compareVersions } from '../versions.ts';
import { licensePolicy } from '../vocabulary.ts';
import { applicationId, findingCounts, findingIndices, schema, schemaVersion } from './schema.ts';

/** A file; or in memory; or, if large, a temporary file. */
export type Location = { readonly file: string } | 'memory' | 'temporary';

/**
 * Opens a database. Creates its tables if new and lets `fill` complete it, in one transaction, so that a crash leaves no partial file. Throws
 * SandboxError, leaving the file unchanged, if it is damaged, foreign or of another version.
 */
export function openDatabase(location: Location, fill: (store: Store) => void): Store {
  // Absolute, since SQLite interprets "file:…" and ":memory:"; a temporary file has no name.
  const file = typeof location === 'string' ? { memory: ':memory:', temporary: '' }[location] : resolve(location.file);
  let db: Database | undefined;
  try {
    db = new DatabaseSync(file);
    db.exec('PRAGMA busy_timeout = 5000');
    if (typeof location !== 'string') checkExistingFile(db, location.file);
    // Faster while filling: no checks, and the log of a new file only afterwards.
    db.exec(`PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -${String(cacheKiB)}`);
    const store = new Store(db);
    store.transaction(() => createMissingTables(store, fill));
    db.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON');
    return store;
  } catch (error) {
    db?.close();
    throw error instanceof SandboxError || typeof location === 'string'
      ? error
      : unusableFileError(location.file, error);
  }
}

/** Size of the page cache; SQLite uses less if the database is smaller. */
const cacheKiB = 32_768;

/** Throws if the file is no usable database of this version. Read-only, since a foreign file must not change. */
function checkExistingFile(db: Database, file: string): void {
  const version = pragma(db, 'user_version');
  const isNew = version === 0 && db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
  if (isNew) return;
  if (pragma(db, 'application_id') !== applicationId) {
    throw new SandboxError(`${file} is the database of another program. Choose another file.`);
  }
  if (version !== schemaVersion) {
    throw new SandboxError(`${file} was written by another version of ifmatch. Choose another file, or delete it.`);
  }
  const check = pragma(db, 'quick_check');
  if (check !== 'ok') throw new Error(`it is damaged (${String(check)})`);
}

const pragma = (db: Database, name: 'user_version' | 'application_id' | 'quick_check'): unknown =>
  Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];

/** Creates the tables of a new database and fills them; creates missing indices. */
function createMissingTables(store: Store, fill: (store: Store) => void): void {
  if (pragma(store.db, 'user_version') !== schemaVersion) {
    const identification = `PRAGMA application_id = ${String(applicationId)}; PRAGMA user_version = ${String(schemaVersion)}`;
    store.db.exec(`${schema} ${identification}`);
    fill(store);
  }
  store.db.exec(findingIndices + findingCounts);
}

const unusableFileError = (file: string, cause: unknown): SandboxError =>
  new SandboxError(
    `${file} cannot be used as the sandbox's database: ${reasonOf(cause)}. It was left as it is. Check that you may write it, that no other program holds it and that its disk has space, or choose another file.`,
    { cause },
  );

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

type Value = string | number | null;
type Values = Readonly<Record<string, Value>>;

// Each prepared statement takes about ten kilobytes, and combinations of filters create many.
const maxStatements = 500;

/** A database with prepared statements. Parameters are named; their values are null, numbers and texts. Callers state the type of the rows. */
export class Store {
  readonly db: Database;
  readonly #statements = new Map<string, StatementSync>();

  constructor(db: Database) {
    this.db = db;
    db.function('compare_versions', (ecosystem, a, b) =>
      Math.sign(compareVersions(String(ecosystem), String(a), String(b))),
    );
    db.function('sha256', (text) => hash('sha256', String(text)));
    db.function('license_policy', (license) => licensePolicy(String(license)));
  }

  #prepare(sql: string): StatementSync {
    if (this.#statements.size > maxStatements) this.#statements.clear();
    const statement = this.#statements.get(sql) ?? this.db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  // oxlint-disable typescript/no-unnecessary-type-parameters
  rows<Row>(sql: string, parameters: Values = {}): Row[] {
    return this.#prepare(sql).all(parameters) as Row[];
  }

  /** The first row. */
  row<Row>(sql: string, parameters: Values = {}): Row | undefined {
    return this.#prepare(sql).get(parameters) as Row | undefined;
  }

  /** Row by row, for a caller that may stop early. */
  each<Row>(sql: string, parameters: Values = {}): Iterable<Row> {
    return this.#prepare(sql).iterate(parameters) as Iterable<Row>;
  }
  // oxlint-enable typescript/no-unnecessary-type-parameters

  run(sql: string, parameters: Values): void {
    this.#prepare(sql).run(parameters);
  }

  close(): void {
    this.db.close();
  }

  /** Returns a function that inserts a row and returns its id; all rows have the same columns. Binds by position, nine times as fast as by name. */
  insert(table: string): (row: Values) => number {
    let statement: StatementSync | undefined;
    return (row) => {
      const names = Object.keys(row);
      statement ??= this.db.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => '?').join()})`);
      return Number(statement.run(...Object.values(row)).lastInsertRowid);
    };
  }

  /** Runs with an exclusive write lock; an exception rolls back. */
  transaction<Result>(work: () => Result): Result {
    return this.#within('BEGIN IMMEDIATE', work);
  }

  /** Reads a consistent snapshot. */
  snapshot<Result>(work: () => Result): Result {
    return this.#within('BEGIN', work);
  }

  #within<Result>(begin: string, work: () => Result): Result {
    this.db.exec(begin);
    try {
      const result = work();
      this.db.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite may have rolled back already, for example if the disk is full.
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }
}

/** SQL for a time in milliseconds since 1970 as ISO 8601 text, as the API writes it. */
export const isoTimeSql = (column: string): string => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;

const requireModule = createRequire(import.meta.url);

/** `node:sqlite`, without the one warning that Node 22 prints when it is loaded. */
const { DatabaseSync } = withoutWarning(() => requireModule('node:sqlite') as typeof Sqlite);

function withoutWarning<T>(action: () => T): T {
  const runtime = requireModule('node:process') as { emitWarning: unknown };
  const { emitWarning } = runtime;
  runtime.emitWarning = () => undefined;
  try {
    return action();
  } finally {
    runtime.emitWarning = emitWarning;
  }
}
