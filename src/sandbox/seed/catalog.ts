import type { Store } from '../store/database.ts';
import { compareVersions } from '../versions.ts';
import { enumCode, confidences, type IssueType, issueTypes, severities } from '../vocabulary.ts';
import type { DeploymentSeed } from './deployments.ts';
import { type Advisory, packageGroups } from './packages.ts';
import { historyEnd, day } from './random.ts';
import { ruleGroups, type WeaknessKey, weaknesses } from './rules.ts';

/** A rule in the database. */
export type SeedRule = {
  readonly id: number;
  readonly issueType: IssueType;
  /** Language of the code; `generic` for any. */
  readonly language: string;
  /** Slug of the deployment that wrote it; null for a rule of the registry. */
  readonly owner: string | null;
  readonly severity: string | null;
  readonly confidence: string | null;
  /** A weakness class of the vocabulary. */
  readonly weakness: string | null;
};

/** One version of a package, with the rule that reports it. */
type SeedVersion = { readonly id: number; readonly rule: SeedRule | null };

/** Shared by all deployments. `packages` are by ecosystem, each with its versions, oldest first. */
export type Catalog = {
  readonly rules: readonly SeedRule[];
  readonly packages: ReadonlyMap<string, readonly (readonly SeedVersion[])[]>;
};

/** Fills the tables of rules and packages. */
export function insertCatalog(store: Store, deployments: readonly DeploymentSeed[]): Catalog {
  const rules = insertRules(store, deployments);
  const advisories = insertAdvisoryRules(store);
  return { rules: [...rules, ...advisories.values()], packages: insertPackages(store, advisories) };
}

/** Rules of the registry, and those that deployments wrote. */
function insertRules(store: Store, deployments: readonly DeploymentSeed[]): SeedRule[] {
  const add = store.insert('rules');
  const all = ruleGroups.flatMap(({ rules, ...group }) => rules.map((rule) => ({ ...group, ...rule })));
  return all.map(({ issueType, language, namespace, owner = null, ...rule }, index) => {
    const { secretType = null, supersededBy = null } = rule;
    const number = index + 1;
    const id = add({
      issue_type: enumCode(issueTypes, issueType),
      name: `${namespace}.${rule.name}`,
      message: weaknesses[rule.weakness].message,
      ...commonColumns(rule),
      changed_at: historyEnd - number * day,
      language,
      ruleset: issueType === 'sast' && owner === null ? rulesetOf(number, language) : null,
      secret_type: secretType,
      superseded_by: supersededBy,
      pro_only: Number(issueType === 'ai_sast' || (issueType === 'sast' && number % 4 === 0)),
      deployment_id: deployments.find(({ slug }) => slug === owner)?.id ?? null,
    });
    return { id, issueType, language, owner, ...rule, weakness: weaknesses[rule.weakness].name };
  });
}

const rulesetOf = (number: number, language: string): string | null =>
  ['owasp-top-ten', 'default', language][number % 3] ?? null;

/** A rule for the advisory of each package that has one. */
function insertAdvisoryRules(store: Store): Map<Advisory, SeedRule> {
  const add = store.insert('rules');
  const rules = new Map<Advisory, SeedRule>();
  for (const { ecosystem, name, advisory } of allPackages) {
    if (advisory === undefined) continue;
    const { severity, weakness } = advisory;
    const confidence = 'high';
    const id = add({
      issue_type: enumCode(issueTypes, 'sca'),
      name: `sca.${ecosystem}.${name.replaceAll(/[/:]/g, '.')}.${advisory.id.toLowerCase()}`,
      message: `${name} is affected by ${advisory.id}. Update it to a version without it.`,
      ...commonColumns({ severity, confidence, weakness }),
      changed_at: historyEnd - day,
      language: ecosystem,
      pro_only: 0,
      advisory: advisory.id,
      package: name,
      fixed_version: advisory.fixed,
      epss_score: advisory.exploitProbability,
    });
    const { name: weaknessClass } = weaknesses[weakness];
    rules.set(advisory, {
      id,
      issueType: 'sca',
      language: ecosystem,
      owner: null,
      severity,
      confidence,
      weakness: weaknessClass,
    });
  }
  return rules;
}

const allPackages = packageGroups.flatMap(({ ecosystem, packages }) =>
  packages.map((item) => ({ ecosystem, ...item })),
);

/** The columns that all rules have. */
const commonColumns = (rule: {
  readonly severity: (typeof severities)[number] | null;
  readonly confidence: (typeof confidences)[number] | null;
  readonly weakness: WeaknessKey;
}) => ({
  severity: rule.severity && enumCode(severities, rule.severity),
  confidence: rule.confidence && enumCode(confidences, rule.confidence),
  category: weaknesses[rule.weakness].category,
  weakness: weaknesses[rule.weakness].name,
  cwe: weaknesses[rule.weakness].cwe,
});

function insertPackages(store: Store, rules: ReadonlyMap<Advisory, SeedRule>): Catalog['packages'] {
  const add = store.insert('packages');
  return new Map(
    packageGroups.map(({ ecosystem, packages }) => [
      ecosystem,
      packages.map(({ name, license, versions, advisory }) =>
        versions.map((version): SeedVersion => {
          const isAffected = advisory !== undefined && isAffectedVersion(advisory, ecosystem, version);
          const malicious = Number(isAffected && advisory.weakness === 'malicious');
          const id = add({ ecosystem, name, version, license, malicious });
          return { id, rule: isAffected ? (rules.get(advisory) ?? null) : null };
        }),
      ),
    ]),
  );
}

/** One version of a malicious package is affected; of other packages, every version before the fixed one. */
const isAffectedVersion = ({ fixed, weakness }: Advisory, ecosystem: string, version: string): boolean =>
  weakness === 'malicious' ? version === fixed : compareVersions(ecosystem, version, fixed) < 0;
