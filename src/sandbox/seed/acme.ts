import type { Condition, DetectionBundle, DetectionException, RemediationPolicy } from '../../generated/types.ts';

type Target = { project: string } | { project_tag_name: string };

const exclude = (rule: string, target: Target): DetectionException => ({
  exception_type: 'exclude',
  rule,
  rule_type: 'rule',
  ...target,
});

const include = (rule: string, target: Target): DetectionException => ({
  exception_type: 'include',
  rule,
  rule_type: 'rule',
  ...target,
});

const excludePack = (rule: string, target: Target): DetectionException => ({
  ...exclude(rule, target),
  rule_type: 'pack',
});

/** What acme's platform holds before anyone applies `examples/policies`. */
export const acmeCode: DetectionBundle = {
  rulesets: ['p/default', 'p/javascript', 'p/owasp-top-ten', 'p/python', 'p/terraform'],
  rules: [
    'acme.checkout.require-idempotency-key',
    'acme.java.no-internal-http-client',
    'javascript.express.security.audit.express-open-redirect',
    'python.django.security.injection.sql.sql-injection-using-raw',
  ],
  disabled: [
    'generic.ci.security.unpinned-action',
    'javascript.lang.security.audit.unsafe-formatstring',
    'python.lang.maintainability.useless-if-body',
  ],
  exceptions: [
    excludePack('p/owasp-top-ten', { project: 'acme/warehouse-sync' }),
    excludePack('p/terraform', { project_tag_name: 'training' }),
    exclude('javascript.express.security.audit.xss.direct-response-write', { project: 'acme/design-system' }),
    exclude('python.flask.security.audit.debug-enabled', { project: 'acme/data-pipeline' }),
    include('generic.ci.security.unpinned-action', { project_tag_name: 'infrastructure' }),
  ],
};

export const acmeSecrets: DetectionBundle = {
  rulesets: [],
  rules: [
    'secrets.aws.access-key',
    'secrets.generic.private-key',
    'secrets.github.token',
    'secrets.npm.token',
    'secrets.slack.webhook',
    'secrets.stripe.live-key',
  ],
  disabled: ['secrets.generic.high-entropy'],
  exceptions: [
    exclude('secrets.aws.access-key', { project_tag_name: 'training' }),
    exclude('secrets.generic.private-key', { project: 'acme/appsec-training' }),
    exclude('secrets.stripe.live-key', { project: 'acme/checkout-api' }),
  ],
};

const severity = (...values: string[]): Condition => ({ type: 'severity', values });

const confidence = (...values: string[]): Condition => ({ type: 'confidence', values });

const tagged = (...values: string[]): Condition => ({ type: 'repository_tag', values });

const weakness = (...values: string[]): Condition => ({ type: 'vulnerability_class', values });

const all = (...conditions: Condition[]): RemediationPolicy['filters'] => ({ mode: 'all', conditions });

const comment = { type: 'pr_comment' };

const block = { type: 'block' };

const slack = (channel: string) => ({ type: 'slack_app', config: { channel } });

const jira = (project: string) => ({ type: 'jira', config: { project } });

/** What acme's platform holds before anyone applies `examples/policies`. */
export const acmeRemediation: readonly RemediationPolicy[] = [
  {
    slug: 'block-critical-findings',
    name: 'Block critical findings',
    description: 'Nothing critical is merged, wherever it is.',
    filters: all(severity('critical'), confidence('high', 'medium')),
    actions: [comment, block, slack('#appsec-alerts')],
  },
  {
    slug: 'block-on-internet-facing',
    name: 'Block on internet-facing services',
    description: 'What the internet can reach has to be clean.',
    filters: all(severity('critical', 'high'), tagged('internet-facing')),
    actions: [comment, block],
  },
  {
    slug: 'block-injection-in-payments',
    name: 'Block injection in payment services',
    description: 'PCI DSS 6.2.4.',
    filters: all(weakness('SQL Injection', 'Command Injection', 'Code Injection'), tagged('payments', 'pci')),
    actions: [comment, block, slack('#payments-oncall')],
  },
  {
    slug: 'block-leaked-credentials',
    name: 'Block leaked credentials',
    description: 'A credential that was merged has to be rotated, so it is stopped before.',
    filters: all(weakness('Hard-coded Secrets'), confidence('high'), { ...tagged('training'), mode: 'none' }),
    actions: [comment, block],
  },
  {
    slug: 'block-during-release-freeze',
    name: 'Block during the release freeze',
    description: 'For the weeks before the autumn release.',
    filters: all(severity('high', 'medium'), tagged('production')),
    actions: [comment, block],
  },
  {
    slug: 'comment-on-high-findings',
    name: 'Comment on high findings',
    filters: all(severity('high'), confidence('high', 'medium')),
    actions: [comment],
  },
  {
    slug: 'comment-on-medium-in-production',
    name: 'Comment on medium findings in production',
    filters: all(severity('medium'), confidence('high'), tagged('production')),
    actions: [comment],
  },
  {
    slug: 'comment-on-breaking-upgrades',
    name: 'Comment on breaking upgrades',
    description: 'So that the author plans the upgrade and does not only dismiss it.',
    filters: all({ type: 'breaking_change', values: ['true'] }),
    actions: [comment],
  },
  {
    slug: 'ticket-from-full-scans',
    name: 'Ticket from full scans',
    description: 'No pull request, so nobody sees a comment.',
    filters: all({ type: 'full_scan', values: ['true'] }, severity('critical', 'high')),
    actions: [jira('SEC')],
  },
  {
    slug: 'notify-identity-team',
    name: 'Notify the identity team',
    filters: all(weakness('Improper Authentication', 'Improper Authorization'), tagged('identity')),
    actions: [comment, slack('#identity-alerts')],
  },
  {
    slug: 'send-criticals-to-siem',
    name: 'Send critical findings to the SIEM',
    filters: all(severity('critical')),
    actions: [{ type: 'webhook', config: { webhook: 'siem' } }],
  },
  {
    slug: 'triage-training-repositories',
    name: 'Triage training repositories',
    description: 'They are vulnerable on purpose.',
    filters: all(tagged('training')),
    actions: [{ type: 'triage', config: { state: 'ignored', reason: 'acceptable_risk' } }],
  },
  {
    slug: 'triage-low-in-legacy',
    name: 'Triage low findings in legacy code',
    description: 'Off until the owners of the code agree.',
    active: false,
    filters: all(severity('low'), tagged('legacy')),
    actions: [{ type: 'triage', config: { state: 'provisionally_ignored', reason: 'no_time' } }],
  },
];
