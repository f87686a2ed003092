import type { DetectionBundle, DetectionException } from '../../generated/types.ts';

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

/** What acme's platform holds before anybody applies `examples/policies`. */
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
