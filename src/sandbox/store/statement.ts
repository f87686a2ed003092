import type { DatabaseSync, StatementSync } from 'node:sqlite';

// Parameters are named, and bind null, numbers and texts only.
type Value = string | number | null;
export type Values = Record<string, Value>;
export type None = Record<string, never>;
export type Prepare<Call> = (db: DatabaseSync) => Call;

// oxlint-disable typescript/no-unnecessary-type-parameters -- SQL has no types: each statement names its own.
/** One row or undefined. */
export function one<Bound extends Values, Row>(sql: string): Prepare<(bound: Bound) => Row | undefined> {
  return (db) => prepared(db, sql, (statement, bound) => statement.get(bound) as Row | undefined);
}

export function many<Bound extends Values, Row>(sql: string): Prepare<(bound: Bound) => Row[]> {
  return (db) => prepared(db, sql, (statement, bound) => statement.all(bound) as Row[]);
}

/** How many rows changed. */
export function run<Bound extends Values>(sql: string): Prepare<(bound: Bound) => number> {
  return (db) => prepared(db, sql, (statement, bound) => Number(statement.run(bound).changes));
}

// oxlint-enable typescript/no-unnecessary-type-parameters

export type Insert = (...row: readonly Value[]) => void;

/** One row into a table, its columns by place: to bind them by name takes nine times as long, which counts for a million rows. */
export function inserter(db: DatabaseSync, table: string, columns: string): Insert {
  const places = columns.split(',').map(() => '?');
  const statement = db.prepare(`INSERT INTO ${table} (${columns}) VALUES (${places.join(', ')})`);
  return (...row) => void statement.run(...row);
}

/** Prepared at the first call: most runs need few of them. */
function prepared<Result>(db: DatabaseSync, sql: string, call: (statement: StatementSync, bound: Values) => Result) {
  let statement: StatementSync | undefined;
  return (bound: Values): Result => call((statement ??= db.prepare(sql)), bound);
}
