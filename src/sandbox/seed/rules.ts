import { createHash } from 'node:crypto';
import { codeOf, confidences, type IssueType, issueTypes, severities } from '../findings/codes.ts';
import type { AdvisoryDetails, RuleDetails } from '../findings/rule-details.ts';
import { type Advisory, readAdvisories } from './advisories.ts';
import { anchor, day } from './clock.ts';
import { aiRules, researchRules, secretRules } from './data/other-rules.ts';
import { moreSastRules, acmeRules } from './data/sast-rules-more.ts';
import { type SastNamespace, sastRules } from './data/sast-rules.ts';
import { type Weakness, type WeaknessKey, weaknesses } from './data/weaknesses.ts';
import { columns, linesOf } from './lines.ts';

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
