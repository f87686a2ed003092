import { createHash } from 'node:crypto';
import { codeOf, confidences, type IssueType, issueTypes, type RuleDetails, severities } from '../findings/filters.ts';
import type { Store } from '../store/store.ts';
import type { DeploymentSeed } from './deployments.ts';
import { anchor, day, linesOf, sectionsOf, wordsOf } from './random.ts';
import { advisoryTable, packageTable, ruleTable, weaknessTable } from './tables.ts';

/** A rule as it is planted. Codes are places in the lists of `findings/filters.ts`. */
export type SeedRule = {
  readonly id: number;
  readonly issueType: IssueType;
  readonly name: string;
  readonly severity: number;
  readonly confidence: number;
  /** The slug of the deployment that wrote it for itself; null for one of the registry. */
  readonly owner: string | null;
  /** The language of code, the ecosystem of a package. */
  readonly language: string;
  /** A class of weaknesses by the words of the vocabulary; null for none. */
  readonly weakness: string | null;
};

/** One version of a package, with the rules that warn of it. */
export type SeedVersion = { readonly id: number; readonly warnings: readonly SeedRule[] };

/** The versions of each package, oldest first. */
export type SeedEcosystem = { readonly lockfile: string; readonly packages: readonly (readonly SeedVersion[])[] };

/** What all deployments share. */
export type Catalog = {
  readonly rules: readonly SeedRule[];
  readonly ecosystems: ReadonlyMap<string, SeedEcosystem>;
};

const weaknesses = new Map(
  linesOf(weaknessTable).map((line) => {
    const [key = '', name = '', cwe = '', message = ''] = line.split(' | ');
    return [key, { name, cwe, message }];
  }),
);

type Advisory = {
  readonly ecosystem: string;
  readonly package: string;
  /** `CVE-…`, or `MAL-…` for a malicious package. */
  readonly id: string;
  /** The first version that is not affected; behind `=` the only one that is. */
  readonly fixed: string;
  /** How likely it is to be exploited, from 0 to 1. */
  readonly score: number;
};

type Draft = Pick<SeedRule, 'issueType' | 'name' | 'language' | 'owner'> & {
  readonly kind: string;
  readonly severity: string;
  readonly confidence: string;
  readonly advisory?: Advisory;
};

/** Fills the tables of rules and packages. */
export function plantCatalog(deployments: readonly DeploymentSeed[], store: Store): Catalog {
  const idOf = (owner: string | null) => deployments.find(({ slug }) => slug === owner)?.id ?? null;
  const addRule = rulePlanter(store, idOf);
  const affecting = new Map<string, { readonly rule: SeedRule; readonly fixed: string }[]>();
  const rules = [...codeDrafts(), ...advisoryDrafts()].map((draft, index) => {
    const rule = addRule(draft, index + 1);
    if (draft.advisory !== undefined) {
      const key = `${draft.advisory.ecosystem} ${draft.advisory.package}`;
      affecting.set(key, [...(affecting.get(key) ?? []), { rule, fixed: draft.advisory.fixed }]);
    }
    return rule;
  });
  const addPackage = store.insert('packages', 'id, ecosystem, name, version, license, malicious');
  let last = 0;
  const ecosystems = sectionsOf(packageTable).map(({ head: [ecosystem = '', lockfile = ''], lines }) => {
    const packages = lines.map(([name = '', license = '', ...versions]) =>
      versions.map((version, index) => {
        const known = affecting.get(`${ecosystem} ${name}`) ?? [];
        const warnings = known.filter(({ fixed }) => isAffected(versions, index, fixed)).map(({ rule }) => rule);
        const malicious = warnings.some((rule) => rule.name.includes('.mal-'));
        addPackage((last += 1), ecosystem, name, version, license, Number(malicious));
        return { id: last, warnings };
      }),
    );
    return [ecosystem, { lockfile, packages }] as const;
  });
  return { rules, ecosystems: new Map(ecosystems) };
}

function isAffected(versions: readonly string[], index: number, fixed: string): boolean {
  if (fixed.startsWith('=')) return versions[index] === fixed.slice(1);
  const end = versions.indexOf(fixed);
  return end === -1 || index < end;
}

const codeDrafts = (): Draft[] =>
  sectionsOf(ruleTable).flatMap(({ head: [issueType, language = '', namespace = '', owner = null], lines }) =>
    lines.map(([name = '', kind = '', severity = '', confidence = '']) => ({
      issueType: issueType as IssueType,
      name: `${namespace}.${name}`,
      language,
      owner,
      kind,
      severity,
      confidence,
    })),
  );

const advisoryDrafts = (): Draft[] =>
  linesOf(advisoryTable).map((line) => {
    const [ecosystem = '', affected = '', id = '', fixed = '', severity = '', kind = '', score] = wordsOf(line);
    const name = `sca.${ecosystem}.${affected.replaceAll(/[/:]/g, '.')}.${id.toLowerCase()}`;
    const advisory = { ecosystem, package: affected, id, fixed, score: Number(score) };
    return { issueType: 'sca', name, language: ecosystem, owner: null, kind, severity, confidence: 'high', advisory };
  });

/** Writes one rule after the other. */
function rulePlanter(
  store: Store,
  idOf: (owner: string | null) => string | null,
): (draft: Draft, id: number) => SeedRule {
  const addRule = store.insert(
    'rules',
    'id, issue_type, name, message, severity, confidence, ruleset, secret_type, deployment_id, details',
  );
  const addCategory = store.insert('rule_categories', 'rule_id, category');
  return (draft, id) => {
    const { issueType, name, language, owner, kind, advisory } = draft;
    const weakness = weaknesses.get(issueType === 'secrets' ? 'secrets' : kind);
    const severity = codeOf(severities, draft.severity as (typeof severities)[number]);
    const confidence = codeOf(confidences, draft.confidence as (typeof confidences)[number]);
    const message = messageOf(advisory, weakness?.message);
    const ruleset = issueType === 'sast' && owner === null ? rulesetOf(id, language) : null;
    const secretType = issueType === 'secrets' ? kind.replaceAll('_', ' ') : null;
    const details = JSON.stringify(detailsOf(draft, id, weakness?.cwe ?? null));
    addRule(
      id,
      codeOf(issueTypes, issueType),
      name,
      message,
      severity,
      confidence,
      ruleset,
      secretType,
      idOf(owner),
      details,
    );
    for (const category of categoriesOf(kind, weakness?.name)) addCategory(id, category);
    return { id, issueType, name, severity, confidence, owner, language, weakness: weakness?.name ?? null };
  };
}

function messageOf(advisory: Advisory | undefined, message = 'Write this as the guide of the language shows.'): string {
  if (advisory === undefined) return message;
  return `${advisory.package} is affected by ${advisory.id}. Update it to a version without it.`;
}

const rulesetOf = (id: number, language: string): string =>
  ['p/default', `p/${language}`, 'p/owasp-top-ten'][id % 3] ?? 'p/default';

/** A weakness goes by the vocabulary's words, so that the findings of a policy's condition can be listed by category. */
function categoriesOf(kind: string, weakness: string | undefined): string[] {
  if (weakness !== undefined) return ['security', weakness];
  if (kind === 'malicious') return ['security', 'malicious'];
  return [kind === 'other' ? 'security' : kind];
}

function detailsOf({ name, language, owner, issueType, advisory }: Draft, id: number, cwe: string | null): RuleDetails {
  const path = name.replaceAll('.', '/');
  const [host, author] = owner === null ? ['registry', 'registry'] : ['git', owner];
  return {
    language,
    cwe,
    shaSum: createHash('sha256').update(name).digest('hex'),
    versionId: `v${String(id)}`,
    sourceUri: `https://${host}.example/rules/${path}`,
    author,
    lastChangeBy: author,
    lastChangeAt: anchor - id * day,
    testCases: issueType === 'sast' ? [`${path}.test`] : [],
    supersededBy: [],
    proOnly: issueType === 'ai_sast' || (issueType === 'sast' && id % 4 === 0),
    advisory: advisory === undefined ? null : advisoryDetailsOf(advisory),
  };
}

const advisoryDetailsOf = ({ id, ecosystem, package: affected, fixed, score }: Advisory) => ({
  id,
  ecosystem,
  package: affected,
  fixedVersion: fixed.replace('=', ''),
  epss: { score, percentile: Number(Math.sqrt(score).toFixed(4)), updatedAt: anchor - day },
});
