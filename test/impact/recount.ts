import type { DatabaseSync } from 'node:sqlite';
import type { Condition, RemediationPolicy } from '../../src/generated/types.ts';

type Policies = readonly RemediationPolicy[];

/** Every open finding of acme that a list can show, each once however many branches it is on. A secret has no class. */
const view = `
  CREATE TEMP TABLE open AS
  SELECT r.name AS repository, r.tags, max(s.issue_type = 3) AS is_secret, iif(s.issue_type = 3, NULL, rules.name) AS rule,
    '["low","medium","high","critical"]' ->> rules.severity AS severity, '["low","medium","high"]' ->> rules.confidence AS confidence,
    rules.weakness
  FROM findings AS f JOIN finding_sets AS s ON s.id = f.set_id JOIN repositories AS r ON r.id = f.repository_id JOIN rules ON rules.id = f.rule_id
  WHERE s.deployment_id = '1234' AND s.issue_type IN (0, 1, 2, 3) AND (f.triage_state = 2 AND f.state IN (0, 1) OR f.triage_state = 0 AND f.state = 0)
    AND r.archived = 0
  GROUP BY f.set_id, f.repository_id, f.fingerprint`;

/** A text as SQL. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const list = (values: readonly string[]): string => `(${values.map(quoted).join(', ')})`;

/** SQL for a condition: NULL if a finding does not decide it. */
function conditionSql({ type, values, mode }: Condition): string {
  const among = list(values);
  const byType: Record<string, string> = {
    severity: `coalesce(severity IN ${among}, false)`,
    confidence: `coalesce(confidence IN ${among}, false)`,
    vulnerability_class: `iif(is_secret, NULL, coalesce(weakness IN ${among}, false))`,
    repository_tag: `EXISTS (SELECT 1 FROM json_each(tags) WHERE value IN ${among})`,
  };
  const sql = byType[type] ?? 'NULL';
  return mode === 'none' ? `NOT ${sql}` : sql;
}

function policySql(policy: RemediationPolicy | undefined): string {
  if (policy === undefined || policy.active === false) return 'false';
  const { mode, conditions } = policy.filters;
  return `(${conditions.map(conditionSql).join(mode === 'any' ? ' OR ' : ' AND ')})`;
}

const some = (policies: Policies): string => `(${['false', ...policies.map(policySql)].join(' OR ')})`;
const blocks = ({ actions }: RemediationPolicy): boolean => actions.some(({ type }) => type === 'block');

export type Recount = ReturnType<typeof recounter>;

/** Counts the impact of plans by SQL over the database of a sandbox. */
export function recounter(db: DatabaseSync) {
  db.exec(view);
  const rows = <Row>(sql: string): Row[] => db.prepare(sql).all() as Row[];
  const top = (column: string, where: string) =>
    rows<{ name: string; findings: number }>(
      `SELECT ${column} AS name, count(*) AS findings FROM open WHERE ${column} IS NOT NULL AND ${where} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5`,
    ).map((row) => ({ ...row }));
  /** The figures of the findings for which some SQL is true. */
  const figures = (where: string) => {
    const [row] = rows<Record<string, number>>(
      `SELECT count(*) AS findings, count(DISTINCT repository) AS repositories,
        ${['critical', 'high', 'medium', 'low'].map((word) => `count(*) FILTER (WHERE severity = '${word}') AS ${word}`).join(', ')},
        count(*) FILTER (WHERE severity IS NULL) AS unset
      FROM open WHERE ${where}`,
    );
    const { findings = 0, repositories = 0, ...by_severity } = row ?? {};
    return {
      findings,
      by_severity,
      repositories,
      top_repositories: top('repository', where),
      top_rules: top('rule', where),
    };
  };
  const find = (policies: Policies, slug: unknown) => policies.find((one) => one.slug === slug);
  const through = (policy: RemediationPolicy | undefined): string =>
    policy !== undefined && blocks(policy) ? policySql(policy) : 'false';
  return {
    all: figures('true').findings,
    unset: figures('severity IS NULL').findings,
    /** The expected impact of a change of policies: of each policy, and of all together. */
    count(before: Policies, after: Policies) {
      const [was, is] = [some(before.filter(blocks)), some(after.filter(blocks))];
      const [newly, noLonger] = [`${is} AND NOT ${was}`, `${was} AND NOT ${is}`];
      return {
        blocked: { newly: figures(newly), no_longer: figures(noLonger) },
        policy(slug: unknown) {
          const [old, own] = [find(before, slug), find(after, slug)];
          return {
            matched: { before: figures(policySql(old)), after: figures(policySql(own)) },
            blocked: {
              newly: figures(`${through(own)} AND ${newly}`),
              no_longer: figures(`${through(old)} AND ${noLonger}`),
            },
          };
        },
      };
    },
  };
}
