import type { Store } from '../store/database.ts';
import { codeIn, confidences, type IssueType, issueTypes, severities, wordOf } from '../vocabulary.ts';
import { anchor, day, linesOf, rowsOf } from './random.ts';
import { packageTable, ruleTable, weaknessTable } from './tables.ts';

/** A rule in the database. */
export type SeedRule = {
  readonly id: number;
  readonly issueType: IssueType;
  /** Of the code; `generic` in any. */
  readonly language: string;
  /** Slug of the deployment that wrote it; null for a rule of the registry. */
  readonly owner: string | null;
  readonly severity: string;
  readonly confidence: string;
  /** A weakness class of the vocabulary. */
  readonly weakness: string | null;
};

/** One version of a package, with the rule that reports it. */
type SeedVersion = {
  readonly id: number;
  readonly ecosystem: string;
  readonly name: string;
  readonly rule: SeedRule | null;
};

/** Shared by all deployments. `packages` are by ecosystem, each with its versions, oldest first. */
export type Catalog = {
  readonly rules: readonly SeedRule[];
  readonly packages: ReadonlyMap<string, readonly (readonly SeedVersion[])[]>;
};

/** Fills the tables of rules and packages. */
export function plantCatalog(store: Store): Catalog {
  const weaknesses = JSON.stringify(linesOf(weaknessTable).map((line) => line.split(' | ')));
  const packages = JSON.stringify(rowsOf(packageTable));
  store.run(insertRules, { drafts: JSON.stringify(rowsOf(ruleTable)), weaknesses });
  store.run(insertAdvisories, { packages, weaknesses });
  store.run(insertPackages, { packages });
  const rules = store.rows<SeedRule>(selectRules);
  const versions = store
    .rows<Omit<SeedVersion, 'rule'> & { rule_id: number | null }>(selectVersions)
    .map(({ rule_id, ...version }) => ({ ...version, rule: rules.find(({ id }) => id === rule_id) ?? null }));
  const byEcosystem = [...Map.groupBy(versions, ({ ecosystem }) => ecosystem)];
  const byName = byEcosystem.map(([ecosystem, own]) => [ecosystem, [...Map.groupBy(own, ({ name }) => name).values()]]);
  return { rules, packages: new Map(byName as [string, SeedVersion[][]][]) };
}

/** A table of the seed as a common table expression: its columns by name, and the number of the row. */
function tableOf(name: string, columns: string): string {
  const values = columns.split(' ').map((column, index) => `value ->> ${String(index)} AS ${column}`);
  return `${name} AS (SELECT key + 1 AS row, ${values.join(', ')} FROM json_each(:${name}))`;
}

const weaknessColumns = tableOf('weaknesses', 'kind category weakness cwe message');

const packageColumns = tableOf('packages', 'ecosystem name license versions advisory fixed severity kind score');

const insertRules = `
  WITH ${tableOf('drafts', 'issue_type language namespace owner name kind severity confidence secret')}, ${weaknessColumns}
  INSERT INTO rules (id, issue_type, name, message, severity, confidence, category, weakness, cwe, changed_at, language, ruleset,
    secret_type, pro_only, deployment_id)
  SELECT d.row, ${codeIn(issueTypes, 'd.issue_type')}, d.namespace || '.' || d.name, message, ${codeIn(severities, 'd.severity')},
    ${codeIn(confidences, 'd.confidence')}, category, nullif(weakness, '-'), nullif(cwe, '-'),
    ${String(anchor)} - d.row * ${String(day)}, d.language,
    CASE WHEN d.issue_type <> 'sast' OR owner <> '-' THEN NULL
      ELSE json_array('owasp-top-ten', 'default', d.language) ->> (d.row % 3) END,
    replace(d.secret, '_', ' '), d.issue_type = 'ai_sast' OR (d.issue_type = 'sast' AND d.row % 4 = 0), deployments.id
  FROM drafts AS d JOIN weaknesses AS w ON w.kind = d.kind LEFT JOIN deployments ON slug = owner`;

const insertAdvisories = `
  WITH ${packageColumns}, ${weaknessColumns}
  INSERT INTO rules (issue_type, name, message, severity, confidence, category, weakness, cwe, changed_at, language, pro_only,
    advisory, package, fixed_version, epss_score)
  SELECT 1, concat_ws('.', 'sca', ecosystem, replace(replace(name, '/', '.'), ':', '.'), lower(advisory)),
    concat(name, ' is affected by ', advisory, '. Update it to a version without it.'), ${codeIn(severities, 'severity')}, 2,
    category, nullif(weakness, '-'), nullif(cwe, '-'), ${String(anchor - day)}, ecosystem, 0, advisory, name, fixed, score
  FROM packages AS p JOIN weaknesses AS w ON w.kind = p.kind ORDER BY p.row`;

const insertPackages = `
  WITH ${packageColumns.replace('packages AS', 'drafts AS')}
  INSERT INTO packages (ecosystem, name, version, license, malicious)
  SELECT ecosystem, name, one.value, license, coalesce(kind = 'malicious' AND one.value = fixed, 0)
  FROM drafts, json_each('["' || replace(versions, ',', '","') || '"]') AS one ORDER BY row, one.key`;

const selectRules = `
  SELECT r.id, ${wordOf(issueTypes, 'issue_type')} AS issueType, language, slug AS owner, ${wordOf(severities, 'severity')} AS severity,
    ${wordOf(confidences, 'confidence')} AS confidence, weakness
  FROM rules AS r LEFT JOIN deployments AS d ON d.id = r.deployment_id ORDER BY r.id`;

/** Of a malicious package only one version is affected, of others all before the fixed one. */
const selectVersions = `
  SELECT p.id, p.ecosystem, p.name, r.id AS rule_id FROM packages AS p LEFT JOIN rules AS r ON r.language = p.ecosystem AND r.package = p.name
    AND iif(r.weakness = 'malicious', p.malicious, compare_versions(p.ecosystem, p.version, r.fixed_version) < 0)
  ORDER BY p.id`;
