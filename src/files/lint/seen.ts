/** Condition types that were seen in the field; a platform may know others, so offline they are only a hint. */
export const seenConditionTypes = [
  'severity',
  'confidence',
  'repository_tag',
  'vulnerability_class',
  'breaking_change',
  'full_scan',
];

/** Action types that were seen in the field, with the actions that each needs beside it. */
export const seenActionTypes: ReadonlyMap<string, readonly string[]> = new Map([
  ['block', ['pr_comment']],
  ['pr_comment', []],
  ['jira', []],
  ['slack_app', []],
  ['webhook', []],
  ['triage', []],
]);

/** Values that the findings of the platform have; a platform may add some, so offline they are only a hint. */
export const seenValues: ReadonlyMap<string, readonly string[]> = new Map([
  ['severity', ['low', 'medium', 'high', 'critical']],
  ['confidence', ['low', 'medium', 'high']],
]);
