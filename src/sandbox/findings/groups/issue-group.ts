import type { IssueGroup } from '../../../generated/types.ts';
import { type IssueType, issueTypes, nameOf, severities, type Severity } from '../codes.ts';
import type { Rule } from '../dimensions.ts';
import { epssProbabilityOf } from '../epss.ts';
import type { AdvisoryDetails } from '../rule-details.ts';

/** The open issues of a rule, as the API tells of them. `deploymentName` is of the deployment that wrote the rule; null for one of the registry. */
export function describeGroup(rule: Rule, issues: number, deploymentName: string | null): IssueGroup {
  const { details, name } = rule;
  const issueType = nameOf(issueTypes, rule.issue_type);
  return {
    issuesCount: String(issues),
    ruleId: String(rule.id),
    ruleShaSum: details.shaSum,
    rulePath: name,
    ruleSourceUri: details.sourceUri,
    ruleLastChangeBy: details.lastChangeBy,
    ruleLastChangeAt: new Date(details.lastChangeAt).toISOString(),
    ruleDeploymentName: deploymentName ?? '',
    ruleVisibility: deploymentName === null ? 'RULE_VISIBILITY_PUBLIC' : 'RULE_VISIBILITY_UNLISTED',
    ruleMeta: {
      author: details.author,
      authorPhotoUrl: `https://photos.example/${encodeURIComponent(details.author)}.png`,
      rule: { ruleId: String(rule.id), ruleVersionId: details.versionId, origin: originOf(rule, deploymentName) },
    },
    ruleTestCases: details.testCases.map((target) => ({ target, language: details.language })),
    ruleDefinition: definitionOf(rule),
    ruleSupersededBy: details.supersededBy.map((rulePath) => ({ product: ruleTypes[issueType], rulePath })),
    sastAttributes: {},
    scaAttributes: details.advisory === null ? {} : { epssScore: epssOf(details.advisory) },
    secretsAttributes: {},
  };
}

// Of these enumerations the specification names one value each.
const ruleTypes = {
  sast: 'RULE_TYPE_SAST',
  sca: 'RULE_TYPE_SCA',
  ai_sast: 'RULE_TYPE_AI_SAST',
  secrets: 'RULE_TYPE_SECRETS',
  research: 'RULE_TYPE_RESEARCH',
} as const satisfies Record<IssueType, string>;

function originOf({ details }: Rule, deploymentName: string | null): string {
  if (deploymentName !== null) return 'RULE_ORIGIN_CUSTOM';
  return details.proOnly ? 'RULE_ORIGIN_PRO_RULES' : 'RULE_ORIGIN_COMMUNITY';
}

// The specification gives the first three.
const levels = { low: 'INFO', medium: 'WARNING', high: 'ERROR', critical: 'CRITICAL' } as const satisfies Record<
  Severity,
  string
>;

/** As it would stand in the rule's file. */
function definitionOf({ name, message, severity, categories, details }: Rule): Record<string, unknown> {
  const { cwe, language } = details;
  return {
    id: name,
    message,
    severity: levels[nameOf(severities, severity)],
    languages: [language],
    metadata: { categories, ...(cwe === null ? {} : { cwe }) },
  };
}

function epssOf({ epss: { score, percentile, updatedAt } }: AdvisoryDetails) {
  return {
    score,
    percentile,
    updatedAt: new Date(updatedAt).toISOString(),
    categorization: `EPSS_PROBABILITY_${epssProbabilityOf(score).toUpperCase()}`,
  };
}
