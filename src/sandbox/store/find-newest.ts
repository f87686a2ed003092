import type { DatabaseSync } from 'node:sqlite';
import { conditionOn, conditionsOf, type Conditions, type FindingFilter, matchesNothing } from './finding-filter.ts';
import { preparing } from './texts.ts';

/** Which of the matching findings, newest first. */
type Slice = {
  readonly offset: number;
  readonly limit: number;
  /** Each fingerprint of a repository once: the newest one that matches. */
  readonly dedup?: boolean;
};

/** How findings are looked for: `ids` by their key, `time` from the newest one on, the rest by what they have in common. */
const indices = {
  ids: 'NOT INDEXED',
  time: 'INDEXED BY findings_by_time',
  packages: 'INDEXED BY findings_by_package',
  rules: 'INDEXED BY findings_by_rule',
  repositories: 'INDEXED BY findings_by_repository',
  refs: 'INDEXED BY findings_by_ref',
} as const;
type Way = keyof typeof indices;

const rareWays = ['packages', 'rules', 'repositories', 'refs'] as const satisfies readonly Way[];

// How many of the newest findings are searched before anything else, and from how many on a common property no longer helps: to look up one
// finding in the table takes as long as to read some thirty entries of `findings_by_time`. Measured with 1,000,000 findings.
const newest = 20_000;
const rare = 10_000;

/**
 * Ids of matching findings, newest first. Most filters match often, so the newest entries of one index fill the page. For the rest the
 * index of the rarest thing that the filter names is read, or all of the first one.
 */
export function findNewest(db: DatabaseSync): (filter: FindingFilter, slice: Slice) => number[] {
  const prepare = preparing(db);
  const search = (way: Way, filter: FindingFilter, slice: Slice): number[] => {
    const { sql, bound } = searchOf(way, filter, slice.dedup === true);
    const statement = prepare(sql);
    if (slice.dedup === true) return distinct(statement.iterate(bound) as Iterable<Copy>, slice);
    const { offset, limit } = slice;
    return (statement.all({ ...bound, offset, limit }) as { id: number }[]).map(({ id }) => id);
  };
  const one = (sql: string, bound: Conditions['bound']): number | undefined =>
    (prepare(sql).get(bound) as { value: number } | undefined)?.value;

  const rarest = (filter: FindingFilter): Way => {
    let best: { way: Way; count: number } = { way: 'time', count: rare };
    for (const way of rareWays) {
      const values = filter[way];
      if (values === undefined) continue;
      const { sql, bound } = conditionOn(way, values);
      const count = one(
        `SELECT count(*) AS value FROM (SELECT 1 FROM findings f ${indices[way]} WHERE f.set_id = :set AND ${sql} LIMIT ${String(rare)})`,
        { ...bound, set: filter.set },
      );
      if (count !== undefined && count < best.count) best = { way, count };
    }
    return best.way;
  };

  return (filter, slice) => {
    const end = one('SELECT max(id) AS value FROM findings', {}) ?? 0;
    if (matchesNothing(filter) || slice.offset >= end) return [];
    if (filter.ids !== undefined) return search('ids', filter, slice);
    const wanted = slice.offset + slice.limit;
    // Some findings come twice and more.
    const since = one(cutSql, { set: filter.set, offset: newest + (slice.dedup === true ? 2 * wanted : wanted) });
    if (since === undefined || since <= (filter.since ?? -Infinity)) return search('time', filter, slice);
    const found = search('time', { ...filter, since }, slice);
    return found.length === slice.limit ? found : search(rarest(filter), filter, slice);
  };
}

/** When the finding that so many newer ones go before was detected. */
const cutSql = `SELECT relevant_since AS value FROM findings INDEXED BY findings_by_time WHERE set_id = :set
  ORDER BY relevant_since DESC, id DESC LIMIT 1 OFFSET :offset`;

/** The statement that looks for findings in one way. For the first of each fingerprint it reads on until somebody stops; else it wants `:limit` and `:offset`. */
export function searchOf(way: Way, filter: FindingFilter, dedup: boolean): Conditions {
  const { sql, bound } = conditionsOf(filter);
  const from = `FROM findings f ${indices[way]} WHERE ${sql} ORDER BY f.relevant_since DESC, f.id DESC`;
  return dedup
    ? { sql: `SELECT f.id, f.repository_id, f.fingerprint ${from}`, bound }
    : { sql: `SELECT f.id ${from} LIMIT :limit OFFSET :offset`, bound };
}

type Copy = { id: number; repository_id: number; fingerprint: number };

/** The slice of those that are the first of their kind. */
function distinct(copies: Iterable<Copy>, { offset, limit }: Slice): number[] {
  const seen = new Map<number, Set<number>>();
  const found: number[] = [];
  let passed = 0;
  for (const { id, repository_id, fingerprint } of copies) {
    const own = seen.get(repository_id) ?? new Set();
    if (own.has(fingerprint)) continue;
    seen.set(repository_id, own.add(fingerprint));
    if (passed >= offset) found.push(id);
    passed += 1;
    if (found.length === limit) break;
  }
  return found;
}
