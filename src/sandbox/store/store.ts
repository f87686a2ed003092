import type { DatabaseSync } from 'node:sqlite';
import { within } from './database.ts';
import { dependencyStatements, integrationStatements } from './dependencies.ts';
import { findingStatements } from './findings.ts';
import { findingCounts, findingIndices } from './schema.ts';
import { policyStatements } from './policies.ts';
import { dimensionStatements, issueGroupStatements, reportStatements } from './reports.ts';
import { inserter, type Insert } from './statement.ts';

// Every statement of the sandbox.
const statements = {
  ...policyStatements,
  ...findingStatements,
  ...dimensionStatements,
  ...issueGroupStatements,
  ...reportStatements,
  ...dependencyStatements,
  ...integrationStatements,
};

type Statements = typeof statements;

/** The database in the sandbox's words. */
export type Store = { readonly [Name in keyof Statements]: ReturnType<Statements[Name]> } & {
  /** No one else writes until it ends; an exception undoes everything. */
  transaction<Result>(work: () => Result): Result;
  /** What is read inside belongs together. */
  snapshot<Result>(work: () => Result): Result;
  /** Adds rows to a table, its columns by place, for seeds. */
  insert(table: string, columns: string): Insert;
  /** For the end of a seed; an index that exists stays. */
  createFindingIndices(): void;
};

/** The statements over an open database; whoever opened it closes it. */
export function openStore(db: DatabaseSync): Store {
  const calls = Object.entries(statements).map(([name, prepare]) => [name, prepare(db)]);
  return {
    ...(Object.fromEntries(calls) as { [Name in keyof Statements]: ReturnType<Statements[Name]> }),
    transaction: (work) => within(db, 'BEGIN IMMEDIATE', work),
    snapshot: (work) => within(db, 'BEGIN', work),
    insert: (table, columns) => inserter(db, table, columns),
    createFindingIndices: () => db.exec(findingIndices + findingCounts),
  };
}
