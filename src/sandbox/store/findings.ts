import { findNewest } from './find-newest.ts';
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
  component: string | null;
  fix_pr: number | null;
  package_id: number | null;
  exposure: number | null;
  transitivity: number | null;
  /** The file that names the package. */
  lockfile: string | null;
  /** The newest note. */
  note: string | null;
};

// `ids` is a list as JSON. CROSS JOIN: the list comes first, and what it names is looked up.
type OfFindings = { ids: string };
const these = 'FROM json_each(:ids) AS wanted CROSS JOIN findings AS f ON f.id = wanted.value';

/** One bulk triage: the state that was asked for, if any, and how many findings it touched. */
export type TriageRow = { at: string; deployment_id: string; triage_state: string | null; count: number };

/** Findings, their triage, and the history that triage goes on with. */
export const findingStatements = {
  findNewest,
  /** In the order of the list. */
  findings: many<OfFindings, FindingRow>(`
    SELECT f.id, f.repository_id, f.rule_id, refs.name AS ref, files.path, f.line, f.fingerprint, f.scan_id, f.created_at,
      f.relevant_since, f.state_updated_at, f.triaged_at, f.state, f.triage_state, f.triage_reason, f.status, f.verdict, f.policy_mode, f.policy_id,
      (SELECT tag FROM components WHERE id = f.component_id) AS component, f.fix_pr, f.package_id, f.exposure, f.transitivity,
      (SELECT path FROM dependencies AS d JOIN files AS l ON l.id = d.lockfile_id
        WHERE d.repository_id = f.repository_id AND d.package_id = f.package_id ORDER BY lockfile_id LIMIT 1) AS lockfile,
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
