import type { Store } from '../store/database.ts';
import { codeOf, confidences, type IssueType, issueTypes, severities } from '../vocabulary.ts';
import type { DeploymentSeed } from './deployments.ts';
import { anchor, day, linesOf, rowsOf } from './random.ts';
import { packageTable, ruleTable, weaknessTable } from './tables.ts';

/** A rule in the database. */
export type SeedRule = {
  readonly id: number;
  readonly issueType: IssueType;
  /** Of the code; `generic` in any. */
  readonly language: string;
  /** The deployment that wrote it; null for a rule of the registry. */
  readonly owner: string | null;
  readonly severity: string;
  readonly confidence: string;
  /** A weakness class of the vocabulary. */
  readonly weakness: string | null;
};

/** One version of a package, with the rule that reports it. */
export type SeedVersion = { readonly id: number; readonly rule: SeedRule | null };

/** An ecosystem: its packages, each with its versions, oldest first. */
type Ecosystem = { readonly lockfile: string; readonly packages: (readonly SeedVersion[])[] };

/** Shared by all deployments. */
export type Catalog = { readonly rules: readonly SeedRule[]; readonly ecosystems: ReadonlyMap<string, Ecosystem> };

/** Fills the tables of rules and packages. */
export function plantCatalog(deployments: readonly DeploymentSeed[], store: Store): Catalog {
  const addRule = rulePlanter(deployments, store);
  const rules = rowsOf(ruleTable).map(
    ([issueType, language = '', namespace = '', owner = '', name = '', kind = '', severity = '', ...more]) => {
      const [confidence = '', secret = null] = more;
      const rule = { issueType: issueType as IssueType, language, owner: owner === '-' ? null : owner };
      const columns = { secret_type: secret && secret.replaceAll('_', ' ') };
      return addRule(`${namespace}.${name}`, kind, { ...rule, severity, confidence, columns });
    },
  );
  const addPackage = store.insert('packages');
  const ecosystems = new Map<string, Ecosystem>();
  let last = 0;
  for (const [ecosystem = '', lockfile = '', name = '', license = '', texts = '', ...advisory] of rowsOf(
    packageTable,
  )) {
    const versions = texts.split(',');
    const rule = advisory.length === 0 ? null : addRule(...advisoryRule(ecosystem, name, advisory));
    const { packages } = ecosystems.get(ecosystem) ?? { packages: [] };
    const planted = versions.map((version, index) => {
      const own = isAffected(versions, index, advisory[1]) ? rule : null;
      addPackage({
        id: (last += 1),
        ecosystem,
        name,
        version,
        license,
        malicious: Number(own?.weakness === 'malicious'),
      });
      return { id: last, rule: own };
    });
    ecosystems.set(ecosystem, { lockfile, packages: [...packages, planted] });
  }
  return { rules, ecosystems };
}

function isAffected(versions: readonly string[], index: number, fixed = ''): boolean {
  if (fixed.startsWith('=')) return versions[index] === fixed.slice(1);
  return !versions.includes(fixed) || index < versions.indexOf(fixed);
}

/** Name, weakness and the rest of a rule that reports a package. */
function advisoryRule(language: string, affected: string, advisory: readonly string[]): [string, string, Draft] {
  const [id = '', fixed = '', severity = '', kind = '', score] = advisory;
  const columns = {
    message: `${affected} is affected by ${id}. Update it to a version without it.`,
    advisory: id,
    package: affected,
    fixed_version: fixed.replace('=', ''),
    epss_score: Number(score),
  };
  const name = `sca.${language}.${affected.replaceAll(/[/:]/g, '.')}.${id.toLowerCase()}`;
  return [name, kind, { issueType: 'sca', language, owner: null, severity, confidence: 'high', columns }];
}

/** Columns of the table beside those that follow from the rule itself. */
type Columns = Parameters<ReturnType<Store['insert']>>[0];

type Draft = Omit<SeedRule, 'id' | 'weakness'> & { readonly columns: Columns };

/** Columns by the key of a weakness. */
const weaknesses = new Map(
  linesOf(weaknessTable).map((line) => {
    const [key, category = null, weakness = null, cwe = null, message = null] = line
      .split(' | ')
      .map((text) => (text === '-' ? null : text));
    return [key, { category, weakness, cwe, message }] as const;
  }),
);

function rulePlanter(deployments: readonly DeploymentSeed[], store: Store) {
  const add = store.insert('rules');
  let id = 0;
  return (name: string, kind: string, { columns, ...rule }: Draft): SeedRule => {
    id += 1;
    const { issueType, language, owner, severity, confidence } = rule;
    const weakness = weaknesses.get(kind);
    if (weakness === undefined) throw new Error(`there is no weakness "${kind}"`);
    const isOfRegistry = issueType === 'sast' && owner === null;
    add({
      id,
      issue_type: codeOf(issueTypes, issueType),
      name,
      severity: codeOf<string>(severities, severity),
      confidence: codeOf<string>(confidences, confidence),
      ...weakness,
      changed_at: anchor - id * day,
      language,
      ruleset: isOfRegistry ? (['owasp-top-ten', 'default', language][id % 3] ?? null) : null,
      secret_type: null,
      pro_only: Number(issueType === 'ai_sast' || (issueType === 'sast' && id % 4 === 0)),
      deployment_id: deployments.find(({ slug }) => slug === owner)?.id ?? null,
      advisory: null,
      package: null,
      fixed_version: null,
      epss_score: null,
      ...columns,
    });
    return { ...rule, id, weakness: weakness.weakness };
  };
}
