import type { Vocabulary } from '../generated/types.ts';

// What the API calls things: enumerations, and the conditions and actions of policies. The rules and packages of the seed are in `seed/catalog.ts`.

// Small enumerations are stored as numbers: each list below is in the order of its numbers.

export const severities = ['low', 'medium', 'high', 'critical'] as const;

export const confidences = ['low', 'medium', 'high'] as const;

/** The state of a finding by scans. */
export const states = ['unresolved', 'muted', 'fixed', 'removed'] as const;

/** The state of a finding by triage. */
export const triageStates = [
  'untriaged',
  'ignored',
  'reopened',
  'reviewing',
  'fixing',
  'provisionally_ignored',
] as const;

/** The status that follows from both states; the database schema has the mapping. */
export const statuses = [
  'open',
  'fixed',
  'ignored',
  'reviewing',
  'fixing',
  'provisionally_ignored',
  'removed',
] as const;

export const triageReasons = ['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason', 'duplicate'] as const;

export const policyModes = ['monitor', 'comment', 'block'] as const;

/** In the legacy model, each policy mode was a board with rules on it. The slugs of the boards are in the order of `policyModes`. */
export const boards = ['rule-board-audit', 'rule-board-pr-comments', 'rule-board-block'] as const;

export const verdicts = ['true_positive', 'false_positive'] as const;

export const fixPullRequestStates = ['open', 'merged'] as const;

export const exposures = [
  'reachable',
  'always_reachable',
  'conditionally_reachable',
  'unreachable',
  'unknown',
] as const;

export const transitivities = ['direct', 'transitive', 'unknown'] as const;

/** The sensitivity of code, as the platform's AI rates it. */
export const sensitivities = ['high', 'neutral', 'low'] as const;

/** How a memory of the AI was used for a finding to which it applies; each includes those before it. */
export const memoryUses = ['in_scope', 'rendered', 'referenced', 'flips_verdict'] as const;

/** The setting of the licence policy for a licence. */
export const licensePolicy = (license: string): 'ALLOW' | 'COMMENT' | 'BLOCK' => {
  if (/^A?GPL/.test(license)) return 'BLOCK';
  return /^(?:LGPL|MPL|EPL)/.test(license) ? 'COMMENT' : 'ALLOW';
};

export const visibilities = ['private', 'public'] as const;

export const issueTypes = ['sast', 'sca', 'ai_sast', 'secrets', 'research'] as const;

/** Whether a leaked secret is still valid. */
export const validationStates = ['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator'] as const;

export type IssueType = (typeof issueTypes)[number];

/** The number that a name is stored as: `codeOf(severities, 'high')` is 2. */
export function enumCode<Name extends string>(names: readonly Name[], name: Name): number {
  const code = names.indexOf(name);
  if (code === -1) throw new Error(`"${name}" is none of ${names.join(', ')}`);
  return code;
}

/** SQL for the codes of these statuses: `0, 3, 4` for open, reviewing and fixing. */
export const statusCodesSql = (...names: (typeof statuses)[number][]): string =>
  names.map((name) => enumCode(statuses, name)).join(', ');

/** The code in `status_changes` for findings ignored by a comment in the code; follows the codes of `statuses`. */
export const silencedCode = statuses.length;

/** The statuses that count as open. */
export const openStatuses = ['open', 'reviewing', 'fixing'] as const;

/** SQL for the name of a stored number, or null. */
export const enumNameSql = (names: readonly string[], column: string): string =>
  `'${JSON.stringify(names)}' ->> ${column}`;

const yesOrNo = ['true', 'false'];

/** Conditions and actions of remediation policies. A condition without listed values accepts any value. */
export const vocabulary = {
  condition_types: [
    { type: 'severity', description: 'How bad a finding is, as its rule says.' },
    { type: 'confidence', description: 'How sure the rule is that a finding is real.' },
    { type: 'repository_tag', description: 'A tag of the project in which the finding is.' },
    { type: 'vulnerability_class', description: 'The kind of weakness that the rule looks for.' },
    { type: 'breaking_change', description: 'Whether the fix of a dependency breaks its callers.' },
    {
      type: 'full_scan',
      description: 'Whether the finding comes from a scan of a whole branch, not of a pull request.',
    },
  ],
  action_types: [
    { type: 'pr_comment', description: 'Comment on the pull request.', requires: [] },
    { type: 'block', description: 'Fail the check of the pull request.', requires: ['pr_comment'] },
    { type: 'jira', description: 'Open a Jira ticket in "project".', requires: [] },
    { type: 'slack_app', description: 'Post to the Slack "channel".', requires: [] },
    { type: 'webhook', description: 'Call the notification "webhook" of this name.', requires: [] },
    { type: 'triage', description: 'Set the triage "state" of the finding, with a "reason".', requires: [] },
  ],
  value_enums: [
    { type: 'severity', values: [...severities] },
    { type: 'confidence', values: [...confidences] },
    {
      type: 'vulnerability_class',
      values: [
        'Code Injection',
        'Command Injection',
        'Cross-Site Scripting (XSS)',
        'Cryptographic Issues',
        'Hard-coded Secrets',
        'Improper Authentication',
        'Improper Authorization',
        'Insecure Deserialization',
        'Mass Assignment',
        'Open Redirect',
        'Path Traversal',
        'Server-Side Request Forgery (SSRF)',
        'SQL Injection',
        'XML Injection',
      ],
    },
    { type: 'breaking_change', values: yesOrNo },
    { type: 'full_scan', values: yesOrNo },
  ],
} satisfies Vocabulary;
