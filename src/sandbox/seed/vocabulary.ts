import type { VocabularySeed } from './seed.ts';

const yesOrNo = ['true', 'false'];

export const vocabulary: VocabularySeed = {
  conditions: [
    {
      type: 'severity',
      description: 'How bad a finding is, as its rule says.',
      values: ['low', 'medium', 'high', 'critical'],
    },
    {
      type: 'confidence',
      description: 'How sure the rule is that a finding is real.',
      values: ['low', 'medium', 'high'],
    },
    { type: 'repository_tag', description: 'A tag of the project in which the finding is.', values: [] },
    {
      type: 'vulnerability_class',
      description: 'The kind of weakness that the rule looks for.',
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
    { type: 'breaking_change', description: 'Whether the fix of a dependency breaks its callers.', values: yesOrNo },
    {
      type: 'full_scan',
      description: 'Whether the finding comes from a scan of a whole branch, not of a pull request.',
      values: yesOrNo,
    },
  ],
  actions: [
    { type: 'pr_comment', description: 'Comment on the pull request.', requires: [] },
    { type: 'block', description: 'Fail the check of the pull request.', requires: ['pr_comment'] },
    { type: 'jira', description: 'Open a Jira ticket in "project".', requires: [] },
    { type: 'slack_app', description: 'Post to the Slack "channel".', requires: [] },
    { type: 'webhook', description: 'Call the notification "webhook" of this name.', requires: [] },
    { type: 'triage', description: 'Set the triage "state" of the finding, with a "reason".', requires: [] },
  ],
};
