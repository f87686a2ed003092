import { conditionsOf, type FindingFilter, preparing } from './findings.ts';
import { many, type None, one, type Prepare } from './statement.ts';

/** Whose findings a report is about. A list is ids: absent means any, empty means none. */
export type ReportScope = {
  readonly deployment: string;
  readonly rules: readonly number[] | undefined;
  readonly repositories: readonly number[] | undefined;
};

/** From `since` up to and without `until`, in milliseconds. */
export type Period = { readonly since: number; readonly until: number };

/** By how much the open findings of a rule became more. */
export type GrowthRow = { rule_id: number; growth: number };

export type StandingRow = {
  silenced: number;
  open: number;
  fixed: number;
  ignored: number;
  provisionally_ignored: number;
};

type TotalsRow = { opened: number; fixed: number };

const fixed = 'count(*) FILTER (WHERE became = 1) - count(*) FILTER (WHERE was = 1) AS fixed';

const shown = 'AND m.shown AND m.created_at >= :since';

/** Sums over `finding_moves`. */
export const reportStatements = {
  historyBounds: one<{ deployment_id: string }, { first: number | null; last: number | null }>(`
    SELECT min((SELECT min(at) FROM finding_moves WHERE set_id = s.id AND rule_id = r.id)) AS first,
      max((SELECT max(at) FROM finding_moves WHERE set_id = s.id AND rule_id = r.id)) AS last
    FROM finding_sets AS s JOIN rules AS r ON r.issue_type = s.issue_type WHERE s.deployment_id = :deployment_id`),

  openGrowthByRule: selecting<GrowthRow>(
    'r.id AS rule_id, count(*) FILTER (WHERE became IN (0, 3, 4)) - count(*) FILTER (WHERE was IN (0, 3, 4)) AS growth',
    'GROUP BY r.id',
  ),
  /** Where findings that a policy showed, and that were created in the period, stood when it ended. */
  shownStanding: selecting<StandingRow>(
    `${fixed}, count(*) FILTER (WHERE became = 7) - count(*) FILTER (WHERE was = 7) AS silenced,
    count(*) FILTER (WHERE became IN (0, 3, 4)) - count(*) FILTER (WHERE was IN (0, 3, 4)) AS open,
    count(*) FILTER (WHERE became = 2) - count(*) FILTER (WHERE was = 2) AS ignored,
    count(*) FILTER (WHERE became = 5) - count(*) FILTER (WHERE was = 5) AS provisionally_ignored`,
    shown,
  ),
  /** Of those, how many there were at all, and how many stood fixed when it ended. */
  shownTotals: selecting<TotalsRow>(`${fixed}, count(*) - count(was) AS opened`, shown),
};

type Select<Row> = (scope: ReportScope, period: Period) => Row[];

function selecting<Row>(columns: string, rest: string): Prepare<Select<Row>> {
  return (db) => {
    const prepare = preparing(db);
    return ({ deployment, rules, repositories }, { since, until }) => {
      const lists = [
        ...(rules === undefined ? [] : ['AND r.id IN (SELECT value FROM json_each(:rules))']),
        ...(repositories === undefined ? [] : ['AND m.repository_id IN (SELECT value FROM json_each(:repositories))']),
      ];
      // Rules come first, in the order of their ids: so each is a stretch of the key, and nothing is sorted to group by it.
      const sql = `
        SELECT ${columns} FROM rules AS r CROSS JOIN finding_sets AS s ON s.deployment_id = :deployment AND s.issue_type = r.issue_type
        CROSS JOIN finding_moves AS m ON m.set_id = s.id AND m.rule_id = r.id AND m.at >= :since AND m.at < :until
        WHERE true ${lists.join(' ')} ${rest}`;
      const bound = {
        deployment,
        since,
        until,
        ...(rules === undefined ? {} : { rules: JSON.stringify(rules) }),
        ...(repositories === undefined ? {} : { repositories: JSON.stringify(repositories) }),
      };
      return prepare(sql).all(bound) as Row[];
    };
  };
}

export type RuleRow = {
  id: number;
  issue_type: number;
  name: string;
  message: string;
  severity: number;
  confidence: number;
  ruleset: string | null;
  secret_type: string | null;
  deployment_id: string | null;
  /** `RuleDetails` as JSON. */
  details: string;
};

export type RepositoryRow = {
  id: number;
  deployment_id: string;
  name: string;
  team: string | null;
  visibility: number;
  archived: number;
};

export type PackageRow = {
  id: number;
  ecosystem: string;
  name: string;
  version: string;
  license: string;
  malicious: number;
};

export type SourcingPolicyRow = { id: number; deployment_id: string; slug: string; name: string };

/** What findings refer to. No operation changes it. */
export const dimensionStatements = {
  findingSet: one<{ deployment_id: string; issue_type: number }, { id: number }>(
    'SELECT id FROM finding_sets WHERE deployment_id = :deployment_id AND issue_type = :issue_type',
  ),
  rules: many<None, RuleRow>(`
    SELECT id, issue_type, name, message, severity, confidence, ruleset, secret_type, deployment_id, details FROM rules ORDER BY id`),
  ruleCategories: many<None, { rule_id: number; category: string }>(
    'SELECT rule_id, category FROM rule_categories ORDER BY category',
  ),
  repositories: many<None, RepositoryRow>(
    'SELECT id, deployment_id, name, team, visibility, archived FROM repositories ORDER BY id',
  ),
  repositoryTags: many<None, { repository_id: number; tag: string }>(
    'SELECT repository_id, tag FROM repository_tags ORDER BY tag',
  ),
  packages: many<None, PackageRow>('SELECT id, ecosystem, name, version, license, malicious FROM packages ORDER BY id'),
  components: many<None, { id: number; tag: string }>('SELECT id, tag FROM components ORDER BY id'),
  sourcingPolicies: many<None, SourcingPolicyRow>(
    'SELECT id, deployment_id, slug, name FROM sourcing_policies ORDER BY id',
  ),
  /** `names` is a list as JSON. */
  refsNamed: many<{ names: string }, { id: number }>(
    'SELECT id FROM refs WHERE name IN (SELECT value FROM json_each(:names)) ORDER BY id',
  ),
  primaryRefs: many<None, { id: number }>('SELECT id FROM refs WHERE is_primary = 1 ORDER BY id'),
};

type RuleCountRow = { rule_id: number; issues: number };

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
