import { resolve } from 'node:path';
import type { DatabaseSync as Database } from 'node:sqlite';
import { DatabaseSync } from '../builtins.ts';
import { SandboxError } from '../sandbox-error.ts';
import { applicationId, migrations } from './migrations.ts';

/**
 * Opens a database, in memory for null, and brings it to the newest schema. Throws SandboxError, and leaves the file as it was, when it
 * is damaged, belongs to another program or was written by a newer version.
 */
export function openDatabase(file: string | null): Database {
  const db = connect(file);
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    if (file !== null) examine(db, file);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error instanceof SandboxError ? error : unusable(file, error);
  }
}

function connect(file: string | null): Database {
  try {
    // An absolute path, since SQLite would read "file:…" and ":memory:" in its own way.
    return new DatabaseSync(file === null ? ':memory:' : resolve(file));
  } catch (cause) {
    throw new SandboxError(
      `${String(file)} cannot be opened as a database. Check that its folder exists and that it is a file you may write.`,
      { cause },
    );
  }
}

/** Only reads: what is not ours must stay as it is. */
function examine(db: Database, file: string): void {
  const version = pragma(db, 'user_version');
  const isNew = version === 0 && db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
  if (isNew) return;
  if (pragma(db, 'application_id') !== applicationId) {
    throw new SandboxError(`${file} is the database of another program. Choose another file.`);
  }
  if (version > migrations.length) {
    throw new SandboxError(`${file} was written by a newer ifmatch. Update ifmatch, or choose another file.`);
  }
  const check = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
  if (check !== 'ok') throw new Error(`it is damaged (${String(check)})`);
}

function migrate(db: Database): void {
  db.exec('BEGIN IMMEDIATE');
  for (const sql of migrations.slice(pragma(db, 'user_version'))) db.exec(sql);
  db.exec(
    `PRAGMA application_id = ${String(applicationId)}; PRAGMA user_version = ${String(migrations.length)}; COMMIT`,
  );
}

function pragma(db: Database, name: 'user_version' | 'application_id'): number {
  return Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);
}

function unusable(file: string | null, cause: unknown): SandboxError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SandboxError(
    `${String(file)} cannot be used as the sandbox's database: ${reason}. It was left as it is. Restore a copy, or choose another file.`,
    { cause },
  );
}
