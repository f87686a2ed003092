import { createHash } from 'node:crypto';
import type { RuleDetails } from '../findings.ts';
import type { Store } from '../store/database.ts';
import { codeOf, confidences, type IssueType, issueTypes, severities } from '../vocabulary.ts';
import type { DeploymentSeed } from './deployments.ts';
import { anchor, day, linesOf, sectionsOf, wordsOf } from './random.ts';
import { advisoryTable, packageTable, ruleTable, weaknessTable } from './tables.ts';

/** A rule in the seed's tables. */
type Draft = {
  readonly issueType: IssueType;
  readonly name: string;
  /** The deployment that wrote it; null for a rule of the registry. */
  readonly owner: string | null;
  /** Language of the code, or ecosystem of the package. */
  readonly language: string;
  /** Key of the weakness, or what a secret gives access to. */
  readonly kind: string;
  readonly severity: string;
  readonly confidence: string;
  readonly advisory?: Advisory;
};

type Advisory = {
  /** `CVE-…`, or `MAL-…` for a malicious package. */
  readonly id: string;
  readonly package: string;
  /** The first version that is not affected; behind `=` the only one that is. */
  readonly fixed: string;
  /** Probability of exploitation, 0 to 1. */
  readonly score: number;
};

/** A rule in the database; `weakness`: a weakness class of the vocabulary. */
export type SeedRule = Draft & { readonly id: number; readonly weakness: string | null };

/** One version of a package, with the rules that report it. */
export type SeedVersion = { readonly id: number; readonly warnings: readonly SeedRule[] };

/** Shared by all deployments: rules, and the versions of each package, oldest first. */
export type Catalog = {
  readonly rules: readonly SeedRule[];
  readonly ecosystems: ReadonlyMap<
    string,
    { readonly lockfile: string; readonly packages: readonly (readonly SeedVersion[])[] }
  >;
};

/** Fills the tables of rules and packages. */
export function plantCatalog(deployments: readonly DeploymentSeed[], store: Store): Catalog {
  const add = store.insert(
    'rules',
    'id, issue_type, name, message, severity, confidence, categories, ruleset, secret_type, deployment_id, details',
  );
  const rules = drafts().map((draft, index) => {
    const owner = deployments.find(({ slug }) => slug === draft.owner)?.id ?? null;
    return plantRule(draft, index + 1, owner, add);
  });
  const addPackage = store.insert('packages', 'id, ecosystem, name, version, license, malicious');
  let last = 0;
  const ecosystems = sectionsOf(packageTable).map(({ head: [ecosystem = '', lockfile = ''], lines }) => {
    const packages = lines.map(([name = '', license = '', ...versions]) => {
      const known = rules.filter(({ language, advisory }) => language === ecosystem && advisory?.package === name);
      return versions.map((version, index) => {
        const warnings = known.filter(({ advisory }) => isAffected(versions, index, advisory?.fixed ?? ''));
        const malicious = warnings.some(({ advisory }) => advisory?.id.startsWith('MAL-'));
        addPackage((last += 1), ecosystem, name, version, license, Number(malicious));
        return { id: last, warnings };
      });
    });
    return [ecosystem, { lockfile, packages }] as const;
  });
  return { rules, ecosystems: new Map(ecosystems) };
}

function isAffected(versions: readonly string[], index: number, fixed: string): boolean {
  if (fixed.startsWith('=')) return versions[index] === fixed.slice(1);
  const end = versions.indexOf(fixed);
  return end === -1 || index < end;
}

const drafts = (): Draft[] => [
  ...sectionsOf(ruleTable).flatMap(({ head: [issueType, language = '', namespace = '', owner = null], lines }) =>
    lines.map(([name = '', kind = '', severity = '', confidence = '']) => ({
      issueType: issueType as IssueType,
      name: `${namespace}.${name}`,
      language,
      owner,
      kind,
      severity,
      confidence,
    })),
  ),
  ...linesOf(advisoryTable).map((line): Draft => {
    const [language = '', affected = '', id = '', fixed = '', severity = '', kind = '', score] = wordsOf(line);
    const name = `sca.${language}.${affected.replaceAll(/[/:]/g, '.')}.${id.toLowerCase()}`;
    const advisory = { package: affected, id, fixed, score: Number(score) };
    return { issueType: 'sca', name, language, owner: null, kind, severity, confidence: 'high', advisory };
  }),
];

const weaknesses = new Map(
  linesOf(weaknessTable).map((line) => {
    const [key = '', name = '', cwe = '', message = ''] = line.split(' | ');
    return [key, { name, cwe, message }];
  }),
);

const noWeakness = { name: null, cwe: null, message: 'Write this as the guide of the language shows.' };

function plantRule(draft: Draft, id: number, owner: string | null, add: ReturnType<Store['insert']>): SeedRule {
  const { issueType, name, language, kind, advisory } = draft;
  const { name: weakness, cwe, message } = weaknesses.get(issueType === 'secrets' ? issueType : kind) ?? noWeakness;
  const warning = advisory && `${advisory.package} is affected by ${advisory.id}. Update it to a version without it.`;
  const isOfRegistry = issueType === 'sast' && draft.owner === null;
  add(
    id,
    codeOf<string>(issueTypes, issueType),
    name,
    warning ?? message,
    codeOf<string>(severities, draft.severity),
    codeOf<string>(confidences, draft.confidence),
    JSON.stringify(categoriesOf(kind, weakness).toSorted()),
    isOfRegistry ? (['default', language, 'owasp-top-ten'][id % 3] ?? null) : null,
    issueType === 'secrets' ? kind.replaceAll('_', ' ') : null,
    owner,
    JSON.stringify(detailsOf(draft, id, cwe)),
  );
  return { ...draft, id, weakness };
}

/** Uses the vocabulary's words, so that findings can be listed by category. */
function categoriesOf(kind: string, weakness: string | null): string[] {
  if (weakness !== null) return ['security', weakness];
  if (kind === 'malicious') return ['security', kind];
  return [kind === 'other' ? 'security' : kind];
}

function detailsOf({ name, language, owner, issueType, advisory }: Draft, id: number, cwe: string | null): RuleDetails {
  const path = name.replaceAll('.', '/');
  return {
    language,
    cwe,
    shaSum: createHash('sha256').update(name).digest('hex'),
    versionId: `v${String(id)}`,
    sourceUri: `https://${owner === null ? 'registry' : 'git'}.example/rules/${path}`,
    author: owner ?? 'registry',
    lastChangeAt: anchor - id * day,
    testCases: issueType === 'sast' ? [`${path}.test`] : [],
    proOnly: issueType === 'ai_sast' || (issueType === 'sast' && id % 4 === 0),
    advisory: advisory === undefined ? null : advisoryDetailsOf(advisory),
  };
}

function advisoryDetailsOf({ id, package: affected, fixed, score }: Advisory): RuleDetails['advisory'] {
  const lowOrMedium = score >= 0.1 ? 'medium' : 'low';
  const probability = score >= 0.5 ? 'high' : lowOrMedium;
  const percentile = Number(Math.sqrt(score).toFixed(4));
  const epss = { score, percentile, updatedAt: anchor - day, probability } as const;
  return { id, package: affected, fixedVersion: fixed.replace('=', ''), epss };
}
