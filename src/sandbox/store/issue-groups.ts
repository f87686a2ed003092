import { conditionsOf, type FindingFilter } from './finding-filter.ts';
import { many, type Prepare } from './statement.ts';
import { preparing } from './texts.ts';

export type RuleCountRow = { rule_id: number; issues: number };

/** Open issues by rule, and what their filters name. */
export const issueGroupStatements = {
  openIssuesByRule: ((db) => {
    const prepare = preparing(db);
    return (filter) => {
      const { sql, bound } = conditionsOf(filter);
      return prepare(`
        SELECT f.rule_id, count(*) AS issues FROM findings AS f ${filter.ids === undefined ? 'INDEXED BY findings_open' : 'NOT INDEXED'}
        WHERE ${sql} AND f.status IN (0, 3, 4) GROUP BY f.rule_id`).all(bound) as RuleCountRow[];
    };
  }) satisfies Prepare<(filter: FindingFilter) => RuleCountRow[]>,
  /** `paths` is a list as JSON. */
  filesAt: many<{ paths: string }, { id: number }>(
    'SELECT id FROM files WHERE path IN (SELECT value FROM json_each(:paths)) ORDER BY id',
  ),
};
