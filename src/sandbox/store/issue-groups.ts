import { conditionsOf, type FindingFilter } from './finding-filter.ts';
import { many, type Prepare } from './statement.ts';
import { preparing } from './texts.ts';

export type RuleCountRow = { rule_id: number; issues: number };

/** Open, reviewing and fixing. */
const openStatuses = [0, 3, 4];

/** Issues by rule, and what their filters name. */
export const issueGroupStatements = {
  issuesByRule: ((db) => {
    const prepare = preparing(db);
    return (filter) => {
      const { sql, bound } = conditionsOf(filter);
      // The index of the open ones knows no others.
      const isOpen = filter.statuses?.every((status) => openStatuses.includes(status)) === true;
      const among = isOpen ? 'INDEXED BY findings_open' : '';
      const index = filter.ids === undefined ? among : 'NOT INDEXED';
      return prepare(`
        SELECT f.rule_id, count(*) AS issues FROM findings AS f ${index}
        WHERE ${sql} ${isOpen ? `AND f.status IN (${openStatuses.join(', ')})` : ''} GROUP BY f.rule_id`).all(
        bound,
      ) as RuleCountRow[];
    };
  }) satisfies Prepare<(filter: FindingFilter) => RuleCountRow[]>,
  /** `paths` is a list as JSON. */
  filesAt: many<{ paths: string }, { id: number }>(
    'SELECT id FROM files WHERE path IN (SELECT value FROM json_each(:paths)) ORDER BY id',
  ),
};
