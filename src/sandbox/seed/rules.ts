import { createHash } from 'node:crypto';
import type { RemediationPolicy } from '../../generated/types.ts';
import {
  type AdvisoryDetails,
  codeOf,
  confidences,
  type IssueType,
  issueTypes,
  matchPolicy,
  nameOf,
  type PolicyMode,
  policyModes,
  type RuleDetails,
  severities,
  type Severity,
} from '../findings/filters.ts';
import {
  type Advisory,
  anchor,
  byRank,
  columns,
  day,
  linesOf,
  type Random,
  readAdvisories,
  type Weighted,
} from './random.ts';
import { acmeRules, moreSastRules, type SastNamespace, sastRules } from './data/sast-rules.ts';
import { aiRules, researchRules, secretRules, type Weakness, weaknesses, type WeaknessKey } from './data/texts.ts';

/** A rule as it is planted. Codes are numbers of `findings/codes.ts`. */
export type SeedRule = {
  readonly id: number;
  readonly issueType: IssueType;
  readonly name: string;
  readonly message: string;
  readonly severity: number;
  readonly confidence: number;
  readonly ruleset: string | null;
  readonly secretType: string | null;
  /** The slug of the deployment that wrote it for itself; null for one of the registry. */
  readonly owner: string | null;
  readonly language: string;
  readonly categories: readonly string[];
  readonly weakness: Weakness | null;
  readonly advisory: Advisory | null;
};

type Draft = Pick<SeedRule, 'issueType' | 'name' | 'language'> & {
  readonly kind: string;
  readonly severity: string;
  readonly confidence: string;
} & Partial<Pick<SeedRule, 'secretType' | 'owner' | 'advisory'>>;

/** All rules, of each issue type and language the loudest first. */
export function makeRules(): SeedRule[] {
  const drafts = [
    ...[...sastRules, ...moreSastRules].flatMap((namespace) => sastDrafts(namespace, null)),
    ...acmeRules.flatMap((namespace) => sastDrafts(namespace, 'acme')),
    ...readAdvisories().map(advisoryDraft),
    ...linesOf(secretRules).map(secretDraft),
    ...linesOf(aiRules).map((line) => plainDraft('ai_sast', line)),
    ...linesOf(researchRules).map((line) => plainDraft('research', line)),
  ];
  return drafts.map((draft, index) => finish(draft, index + 1));
}

function sastDrafts({ language, namespace, rules }: SastNamespace, owner: string | null): Draft[] {
  return linesOf(rules).map((line) => {
    const draft = plainDraft('sast', line);
    return { ...draft, name: `${namespace}.${draft.name}`, language, owner };
  });
}

function plainDraft(issueType: IssueType, line: string): Draft {
  const [name, kind, severity, confidence] = columns(line, 4);
  return { issueType, name, language: 'generic', kind, severity, confidence };
}

function secretDraft(line: string): Draft {
  const [name, secretType, severity, confidence] = columns(line, 4);
  return { issueType: 'secrets', name, language: 'generic', kind: 'secrets', severity, confidence, secretType };
}

function advisoryDraft(advisory: Advisory): Draft {
  const { ecosystem, package: affected, id, severity, kind } = advisory;
  const name = `sca.${ecosystem}.${affected.replaceAll(/[/:]/g, '.')}.${id.toLowerCase()}`;
  return { issueType: 'sca', name, language: ecosystem, kind, severity, confidence: 'high', advisory };
}

function finish(draft: Draft, id: number): SeedRule {
  const { issueType, name, language, kind, secretType = null, owner = null, advisory = null } = draft;
  const weakness = Object.hasOwn(weaknesses, kind) ? weaknesses[kind as WeaknessKey] : null;
  return {
    id,
    issueType,
    name,
    message: advisory === null ? says(weakness) : saysOf(advisory),
    severity: codeOf(severities, draft.severity as (typeof severities)[number]),
    confidence: codeOf(confidences, draft.confidence as (typeof confidences)[number]),
    ruleset: issueType === 'sast' && owner === null ? rulesetOf(id, language) : null,
    secretType: secretType?.replaceAll('_', ' ') ?? null,
    owner,
    language,
    categories: categoriesOf(kind, weakness),
    weakness,
    advisory,
  };
}

const says = (weakness: Weakness | null): string =>
  weakness?.says ??
  'This is legal, and rarely what was meant. Write it in the way that the guide of the language shows.';

const saysOf = ({ package: affected, id, fixed, kind }: Advisory): string =>
  kind === 'malicious'
    ? `This version of ${affected} is malicious (${id}). Remove it, and rotate what it could read.`
    : `${affected} before ${fixed} is affected by ${id}. Update it to ${fixed} or newer.`;

const rulesetOf = (id: number, language: string): string =>
  ['p/default', `p/${language}`, 'p/owasp-top-ten'][id % 3] ?? 'p/default';

/** A weakness goes by the vocabulary's words, so that the findings of a policy's condition can be listed by category. */
function categoriesOf(kind: string, weakness: Weakness | null): string[] {
  if (weakness !== null) return ['security', weakness.class];
  if (kind === 'malicious') return ['security', 'malicious'];
  return [kind === 'other' ? 'security' : kind];
}

export function detailsOf(rule: SeedRule): RuleDetails {
  const { id, name, message, language, weakness, owner, advisory, issueType } = rule;
  const path = name.replaceAll('.', '/');
  return {
    language,
    cwe: weakness?.cwe ?? null,
    shaSum: createHash('sha256').update(`${name}\n${message}`).digest('hex'),
    versionId: `v${String(1 + (id % 7))}.${String(id % 10)}`,
    sourceUri:
      owner === null ? `https://registry.example/rules/${path}` : `https://git.example/${owner}/rules/${path}.yaml`,
    author: owner ?? 'registry',
    lastChangeBy: owner === null ? 'registry' : `appsec@${owner}.example`,
    lastChangeAt: anchor - ((id * 37) % 700) * day,
    testCases: issueType === 'sast' ? [`${path}.test`] : [],
    supersededBy: [],
    proOnly: issueType === 'ai_sast' || (issueType === 'sast' && id % 4 === 0),
    advisory: advisory && advisoryDetailsOf(advisory),
  };
}

function advisoryDetailsOf({ id, ecosystem, package: affected, fixed, score }: Advisory): AdvisoryDetails {
  // Half of all vulnerabilities score below 0.001, and one in ten above 0.1.
  const percentile = Math.min(0.9999, Number((0.5 + Math.log10(Math.max(score, 0.0001) * 1000) / 5).toFixed(4)));
  return {
    id,
    ecosystem,
    package: affected,
    fixedVersion: fixed,
    epss: { score, percentile, updatedAt: anchor - day },
  };
}

export const codeOfType = (rule: SeedRule): number => codeOf(issueTypes, rule.issueType);

/** Chooses rules as the scans of one deployment do: few of them are loud. */
export class RulePicker {
  private readonly pickers: ReadonlyMap<string, Weighted<SeedRule>>;

  constructor(rules: readonly SeedRule[], deployment: string) {
    const shared = Map.groupBy(
      rules.filter(({ owner }) => owner === null),
      keyOf,
    );
    const own = Map.groupBy(
      rules.filter(({ owner }) => owner === deployment),
      keyOf,
    );
    // Their own rules are rather loud.
    const all = [...shared].map(
      ([key, some]) => [key, byRank(some.toSpliced(3, 0, ...(own.get(key) ?? [])), 1.1)] as const,
    );
    this.pickers = new Map(all);
  }

  /** A rule of any issue type but sca, whose rules follow from a package. */
  pick(issueType: SeedRule['issueType'], language: string, random: Random): SeedRule {
    const key = issueType === 'sast' ? `sast ${languageInside(language, random)}` : `${issueType} generic`;
    const picker = this.pickers.get(key);
    if (picker === undefined) throw new Error(`there are no rules for "${key}"`);
    return picker.pick(random);
  }
}

const keyOf = ({ issueType, language }: SeedRule): string => `${issueType} ${language}`;

/** Each repository has some pipelines and containers, and one in TypeScript has some JavaScript. */
function languageInside(language: string, random: Random): string {
  if (random.chance(0.15)) return 'generic';
  return language === 'typescript' && random.chance(0.4) ? 'javascript' : language;
}

export type Sourced = { readonly policy: number | null; readonly mode: number };

/** A policy with the number of its row among the sourcing policies. */
export type NumberedPolicy = RemediationPolicy & { readonly id: number };

/** Repositories of the same tags have the same number of a tag set. */
type Tagged = { readonly tags: readonly string[]; readonly tagSet: number };

/** Which policy findings come under: worked out once for all that are alike. */
export class PolicyIndex {
  /** Null for a deployment on the legacy policies. */
  private readonly policies: readonly NumberedPolicy[] | null;
  private readonly known = new Map<number, Sourced>();

  constructor(policies: readonly NumberedPolicy[] | null) {
    this.policies = policies;
  }

  of(rule: SeedRule, { tags, tagSet }: Tagged, isPrimary: boolean, isBreaking: boolean): Sourced {
    const key = ((tagSet * 4096 + rule.id) * 2 + Number(isPrimary)) * 2 + Number(isBreaking);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const sourced = this.policies === null ? byBoard(rule) : evaluate(this.policies, rule, tags, isPrimary, isBreaking);
    this.known.set(key, sourced);
    return sourced;
  }
}

/** Legacy policies place each rule on a board: what is critical blocks, what is high is commented on. */
const boards = {
  low: 'monitor',
  medium: 'monitor',
  high: 'comment',
  critical: 'block',
} as const satisfies Record<Severity, PolicyMode>;

function byBoard({ severity }: SeedRule): Sourced {
  return { policy: null, mode: codeOf(policyModes, boards[nameOf(severities, severity)]) };
}

function evaluate(
  policies: readonly NumberedPolicy[],
  rule: SeedRule,
  tags: readonly string[],
  isPrimary: boolean,
  isBreaking: boolean,
): Sourced {
  const match = matchPolicy(policies, {
    severity: [nameOf(severities, rule.severity)],
    confidence: [nameOf(confidences, rule.confidence)],
    vulnerability_class: rule.weakness === null ? [] : [rule.weakness.class],
    repository_tag: tags,
    breaking_change: [String(isBreaking)],
    // A primary branch is scanned as a whole, a pull request is not.
    full_scan: [String(isPrimary)],
  });
  return { policy: match?.policy.id ?? null, mode: codeOf(policyModes, match?.mode ?? 'monitor') };
}
