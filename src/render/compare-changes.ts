import type { Change } from '../domain/plan.ts';
import { type DiffLine, diffLines, printSide } from './yaml/diff-change.ts';

export type Altered = { readonly reviewed: Change; readonly current: Change };

/** How the changes that would happen now differ from those that were reviewed. */
export type Comparison = {
  /** Would happen now, and was not reviewed. */
  readonly added: readonly Change[];
  /** Was reviewed, and there is nothing left to do. */
  readonly gone: readonly Change[];
  /** The same object, but another change. */
  readonly altered: readonly Altered[];
  /** How many are exactly as reviewed. */
  readonly same: number;
};

/** The diff of two diffs, by object. Where a change stands in the files and what is noted there does not count. */
export function compareChanges(reviewed: readonly Change[], current: readonly Change[]): Comparison {
  const before = new Map(reviewed.map((change) => [change.id, change]));
  const after = new Map(current.map((change) => [change.id, change]));
  const both = current.flatMap((change) => {
    const old = before.get(change.id);
    return old === undefined ? [] : [{ reviewed: old, current: change }];
  });
  const altered = both.filter((pair) => essence(pair.reviewed) !== essence(pair.current));
  return {
    added: current.filter(({ id }) => !before.has(id)),
    gone: reviewed.filter(({ id }) => !after.has(id)),
    altered,
    same: both.length - altered.length,
  };
}

/** Where the difference lies: what the platform held at the review, and what it holds now. */
export const diffPlatform = ({ reviewed, current }: Altered): DiffLine[] =>
  diffLines(printSide(reviewed, 'before'), printSide(current, 'before'));

/** Printed, so that an order without meaning makes no difference. */
const essence = (change: Change): string =>
  JSON.stringify([change.verb, printSide(change, 'before'), printSide(change, 'after')]);
