import type { DatabaseSync } from 'node:sqlite';
import { within } from './database.ts';
import { dependencyStatements } from './dependencies.ts';
import { dimensionStatements } from './dimensions.ts';
import { findingStatements } from './findings.ts';
import { integrationStatements } from './integrations.ts';
import { issueGroupStatements } from './issue-groups.ts';
import { findingCounts } from './migrations/finding-counts.ts';
import { findingIndices } from './migrations/finding-indices.ts';
import { policyStatements } from './policies.ts';
import { reportStatements } from './reports.ts';
import { seedingStatements } from './seeding.ts';

export type { TriageRow } from './findings.ts';
export type * from './policies.ts';

// Every statement of the sandbox.
const statements = {
  ...policyStatements,
  ...findingStatements,
  ...dimensionStatements,
  ...issueGroupStatements,
  ...reportStatements,
  ...dependencyStatements,
  ...integrationStatements,
  ...seedingStatements,
};

type Statements = typeof statements;

/** The database in the sandbox's words. */
export type Store = { readonly [Name in keyof Statements]: ReturnType<Statements[Name]> } & {
  /** Nobody else writes until it ends; an exception undoes everything. */
  transaction<Result>(work: () => Result): Result;
  /** What is read inside belongs together. */
  snapshot<Result>(work: () => Result): Result;
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
    createFindingIndices: () => db.exec(findingIndices + findingCounts),
  };
}
