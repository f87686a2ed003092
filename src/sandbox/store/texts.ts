import type { DatabaseSync, StatementSync } from 'node:sqlite';

// A statement takes some ten kilobytes.
const limit = 500;

/** Statements by their text, for SQL that depends on what is asked: each text is prepared once, and of very many the oldest is forgotten. */
export function preparing(db: DatabaseSync): (sql: string) => StatementSync {
  const known = new Map<string, StatementSync>();
  return (sql) => {
    const prepared = known.get(sql);
    if (prepared !== undefined) return prepared;
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= limit) known.delete(oldest);
    const statement = db.prepare(sql);
    known.set(sql, statement);
    return statement;
  };
}
