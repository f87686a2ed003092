import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { many, run } from './statement.ts';

/** A finding with what only the database knows of what it refers to. */
export type FindingRow = {
  id: number;
  repository_id: number;
  rule_id: number;
  ref: string;
  path: string;
  line: number;
  fingerprint: number;
  scan_id: number;
  created_at: number;
  relevant_since: number;
  state_updated_at: number;
  triaged_at: number | null;
  state: number;
  triage_state: number;
  triage_reason: number | null;
  status: number;
  verdict: number | null;
  policy_mode: number;
  policy_id: number | null;
  fix_pr: number | null;
  package_id: number | null;
  exposure: number | null;
  transitivity: number | null;
  /** The newest note. */
  note: string | null;
};

// `ids` is a list as JSON. CROSS JOIN: the list comes first, and what it names is looked up.
type OfFindings = { ids: string };

const these = 'FROM json_each(:ids) AS wanted CROSS JOIN findings AS f ON f.id = wanted.value';

/** One bulk triage: the state that was asked for, if any, and how many findings it touched. */
export type TriageRow = { at: string; deployment_id: string; triage_state: string | null; count: number };

/** Whether a list of it is empty, so that nothing has to be searched. */
export const matchesNothing = (filter: FindingFilter): boolean => lists.some((list) => filter[list]?.length === 0);

const columns = {
  ids: 'id',
  repositories: 'repository_id',
  rules: 'rule_id',
  refs: 'ref_id',
  files: 'file_id',
  components: 'component_id',
  packages: 'package_id',
  policies: 'policy_id',
  statuses: 'status',
  reasons: 'triage_reason',
  modes: 'policy_mode',
  verdicts: 'verdict',
  exposures: 'exposure',
  transitivities: 'transitivity',
  fixPrs: 'fix_pr',
  validationStates: 'validation_state',
} as const;

const lists = Object.keys(columns) as List[];

const notArchived = 'f.repository_id NOT IN (SELECT id FROM repositories WHERE archived = 1)';

// A statement takes some ten kilobytes.
const mostStatements = 500;

/** Findings, their triage, and the history that triage goes on with. */
export const findingStatements = {
  findNewest,
  /** In the order of the list. */
  findings: many<OfFindings, FindingRow>(`
    SELECT f.id, f.repository_id, f.rule_id, refs.name AS ref, files.path, f.line, f.fingerprint, f.scan_id, f.created_at,
      f.relevant_since, f.state_updated_at, f.triaged_at, f.state, f.triage_state, f.triage_reason, f.status, f.verdict, f.policy_mode, f.policy_id,
      f.fix_pr, f.package_id, f.exposure, f.transitivity,
      (SELECT note FROM finding_notes WHERE finding_id = f.id ORDER BY id DESC LIMIT 1) AS note
    ${these} CROSS JOIN refs ON refs.id = f.ref_id CROSS JOIN files ON files.id = f.file_id ORDER BY wanted.key`),

  /** The same findings on other refs, without those that were removed. */
  siblings: many<OfFindings, { id: number }>(`
    SELECT g.id ${these} CROSS JOIN findings AS g INDEXED BY findings_by_fingerprint
      ON g.repository_id = f.repository_id AND g.fingerprint = f.fingerprint
    WHERE g.set_id = f.set_id AND g.ref_id <> f.ref_id AND g.status <> 6`),
  /** The reason of an earlier triage goes: it stays only with `ignored` (1) when no other one is given. */
  triage: run<OfFindings & { triage_state: number; triage_reason: number | null; at: number }>(`
    UPDATE findings SET triage_state = :triage_state, triaged_at = :at,
      triage_reason = CASE WHEN :triage_state = 1 THEN coalesce(:triage_reason, triage_reason) END
    WHERE id IN (SELECT value FROM json_each(:ids))`),
  /** Where the status is no longer the one that the history ends with. */
  moved: many<OfFindings, { id: number }>(`
    SELECT f.id ${these} LEFT JOIN finding_history AS h ON h.finding_id = f.id AND h.until = 9007199254740991
    WHERE h.status IS NOT f.status`),
  /** What began at this very time, or by another clock later, has not lasted: it is corrected instead of ended. */
  continueHistory: run<OfFindings & { at: number }>(`
    INSERT INTO finding_history (finding_id, since, until, status)
      SELECT f.id, max(:at, coalesce(h.since, 0)), 9007199254740991, f.status
      ${these} LEFT JOIN finding_history AS h ON h.finding_id = f.id AND h.until = 9007199254740991
      WHERE true
    ON CONFLICT DO UPDATE SET status = excluded.status`),
  endHistory: run<OfFindings & { at: number }>(`
    UPDATE finding_history SET until = :at
    WHERE finding_id IN (SELECT value FROM json_each(:ids)) AND until = 9007199254740991 AND since < :at`),
  addNotes: run<OfFindings & { at: number; note: string }>(`
    INSERT INTO finding_notes (finding_id, at, note) SELECT value, :at, :note FROM json_each(:ids)`),
  addTriage: run<TriageRow>(`
    INSERT INTO triages (at, deployment_id, triage_state, count) VALUES (:at, :deployment_id, :triage_state, :count)`),
  triages: many<Record<string, never>, TriageRow>(
    'SELECT at, deployment_id, triage_state, count FROM triages ORDER BY id',
  ),
};

/** Which of the matching findings, newest first. */
type Slice = {
  readonly offset: number;
  readonly limit: number;
  /** Each fingerprint of a repository once: the newest one that matches. */
  readonly dedup?: boolean;
};

/** Ids of matching findings, newest first. */
function findNewest(db: DatabaseSync): (filter: FindingFilter, slice: Slice) => number[] {
  const prepare = preparing(db);
  return (filter, { offset, limit, dedup = false }) => {
    if (matchesNothing(filter)) return [];
    const { sql, bound } = searchOf(filter);
    const seen = new Set<string>();
    const found: number[] = [];
    let passed = 0;
    for (const row of prepare(sql).iterate(bound) as Iterable<Copy>) {
      const key = `${String(row.repository_id)} ${String(row.fingerprint)}`;
      if (dedup && seen.has(key)) continue;
      if (dedup) seen.add(key);
      if (passed >= offset) found.push(row.id);
      passed += 1;
      if (found.length === limit) break;
    }
    return found;
  };
}

type Copy = { id: number; repository_id: number; fingerprint: number };

/** The statement that reads findings from the newest one on, or those with the ids. */
export function searchOf(filter: FindingFilter): Conditions {
  const { sql, bound } = conditionsOf(filter);
  const index = filter.ids === undefined ? 'INDEXED BY findings_by_time' : 'NOT INDEXED';
  return {
    sql: `SELECT f.id, f.repository_id, f.fingerprint FROM findings f ${index} WHERE ${sql} ORDER BY f.relevant_since DESC, f.id DESC`,
    bound,
  };
}

type Numbers = readonly number[] | undefined;

/**
 * Which findings of a set; every field narrows. A list is ids or codes of `findings/filters.ts`: absent means any, empty means none. Times are
 * milliseconds. Removed findings are never among them.
 */
export type FindingFilter = {
  /** A row of `finding_sets`: one product of one deployment. */
  readonly set: number;
  /** From here on. */
  readonly since?: number | undefined;
  /** Before this. */
  readonly until?: number | undefined;
  /** Only those from the history of a repository, or only the others. */
  readonly historical?: boolean | undefined;
  /** Without those of archived repositories. */
  readonly current?: boolean | undefined;
} & { readonly [Name in keyof typeof columns]?: Numbers };

type List = keyof typeof columns;

type Conditions = {
  /** Conditions on the table `findings`, joined by AND. */
  readonly sql: string;
  /** The values of the parameters in `sql`: all of them, and no others. */
  readonly bound: Readonly<Record<string, string | number>>;
};

/** A filter as SQL. */
export function conditionsOf(filter: FindingFilter): Conditions {
  const given = lists.flatMap((list) => {
    const values = filter[list];
    return values === undefined ? [] : [conditionOn(list, values)];
  });
  const texts = [
    `f.set_id = :set`,
    ...(filter.since === undefined ? [] : [`f.relevant_since >= :since`]),
    ...(filter.until === undefined ? [] : [`f.relevant_since < :until`]),
    `f.status <> 6`,
    ...(filter.historical === undefined ? [] : [`f.historical = :historical`]),
    ...(filter.current === true ? [notArchived] : []),
    ...given.map(({ sql }) => sql),
  ];
  return {
    sql: texts.join(' AND '),
    bound: {
      set: filter.set,
      ...(filter.since === undefined ? {} : { since: filter.since }),
      ...(filter.until === undefined ? {} : { until: filter.until }),
      ...(filter.historical === undefined ? {} : { historical: filter.historical ? 1 : 0 }),
      ...Object.fromEntries(given.flatMap(({ bound }) => Object.entries(bound))),
    },
  };
}

/** The condition of one list. */
function conditionOn(list: List, values: readonly number[]): Conditions {
  const [only] = values;
  const column = `f.${columns[list]}`;
  // One value is compared three times as fast as a list of one, and an index by it is in the order of time.
  return values.length === 1 && only !== undefined
    ? { sql: `${column} = :${list}`, bound: { [list]: only } }
    : { sql: `${column} IN (SELECT value FROM json_each(:${list}))`, bound: { [list]: JSON.stringify(values) } };
}

/** Statements by their text, for SQL that depends on what is asked: each text is prepared once, and of very many the oldest is forgotten. */
export function preparing(db: DatabaseSync): (sql: string) => StatementSync {
  const known = new Map<string, StatementSync>();
  return (sql) => {
    const prepared = known.get(sql);
    if (prepared !== undefined) return prepared;
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= mostStatements) known.delete(oldest);
    const statement = db.prepare(sql);
    known.set(sql, statement);
    return statement;
  };
}
