import type { CodeFinding, Opaque } from '../../../generated/types.ts';
import type { FindingRow } from '../../store/findings.ts';
import { fixPullRequestStates, nameOf, verdicts } from '../codes.ts';
import { type Dimensions, referred } from '../dimensions.ts';
import { describeCommon, digest, iso } from './common.ts';
import { repositoryUrl } from './place.ts';
import { describeTriage } from './triage.ts';

/** A code finding. */
export function describeCode(row: FindingRow, dimensions: Dimensions): CodeFinding {
  const { name } = referred(dimensions.repositories, row.repository_id);
  const rule = referred(dimensions.rules, row.rule_id);
  return {
    ...describeCommon(row, dimensions),
    ...describeTriage(row),
    syntactic_id: digest(row, name, rule.name, 'code'),
    assistant: assistantOf(row),
    click_to_fix_prs: fixPullRequestsOf(row, name),
    click_to_fix_failures: fixFailuresOf(row),
    sourcing_policy: policyOf(row, dimensions),
  };
}

/** The policy that the finding came under; null for none. */
export function policyOf({ policy_id }: FindingRow, { policies }: Dimensions): Opaque {
  if (policy_id === null) return null;
  const { id, name, slug } = referred(policies, policy_id);
  return { id, name, slug };
}

export function fixPullRequestsOf({ fix_pr, fingerprint }: FindingRow, repository: string): Record<string, unknown>[] {
  if (fix_pr === null) return [];
  const number = 1 + (fingerprint % 5000);
  const url = `${repositoryUrl(repository)}/pull/${String(number)}`;
  return [{ id: number, url, state: nameOf(fixPullRequestStates, fix_pr) }];
}

/** Now and then a pull request cannot be opened. */
function fixFailuresOf({ fix_pr, fingerprint, relevant_since }: FindingRow): Record<string, unknown>[] {
  if (fix_pr !== null || fingerprint % 200 !== 0) return [];
  return [{ created_at: iso(relevant_since), reason: 'The branch is protected.' }];
}

const reasons = {
  true_positive: 'What a user sends reaches this line without a check.',
  false_positive: 'The value is checked before it reaches this line.',
} as const;

function assistantOf({ verdict, component }: FindingRow): Opaque {
  if (verdict === null && component === null) return null;
  const name = verdict === null ? null : nameOf(verdicts, verdict);
  return {
    autotriage: name === null ? null : { verdict: name, reason: reasons[name] },
    component: component === null ? null : { tag: component },
  };
}
