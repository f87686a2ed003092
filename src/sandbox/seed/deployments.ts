import type {
  Action,
  Condition,
  DetectionBundle,
  DetectionException,
  RemediationBundle,
  RemediationPolicy,
} from '../../generated/types.ts';
import { SandboxError } from '../errors.ts';
import { maxFindings } from './names.ts';

export type DeploymentSeed = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Without bundles a deployment is still on the legacy policies. */
  readonly bundles: BundlesSeed | null;
  /** Tags of each project. */
  readonly projects: Readonly<Record<string, readonly string[]>>;
  /** Names of integrations, by kind; of the kind `system_policy` they are slugs of system-managed policies. */
  readonly integrations: Readonly<Record<string, readonly string[]>>;
  /** Number of findings of all issue types together. */
  readonly findings: number;
  /** Several may share a config, one for each organization on the source-code-management system. */
  readonly subscriptions: readonly {
    readonly config: string;
    readonly url: string;
    readonly events: readonly string[];
  }[];
  readonly resolutionConfigs: readonly {
    readonly repository: string;
    readonly subproject: string;
    readonly config: Readonly<Record<string, unknown>>;
  }[];
};

/** A product that is absent is not enabled. */
type BundlesSeed = {
  readonly remediation: RemediationBundle;
  readonly code?: DetectionBundle;
  readonly secrets?: DetectionBundle;
};

/** A rule or pack that a project or a project tag is excluded from, or included in. */
const exception = (exception_type: DetectionException['exception_type']) => (rule: string, target: string) =>
  ({
    exception_type,
    rule,
    rule_type: rule.startsWith('p/') ? 'pack' : 'rule',
    ...(target.includes('/') ? { project: target } : { project_tag_name: target }),
  }) satisfies DetectionException;

const exclude = exception('exclude');
const include = exception('include');

/** Initial state of acme's platform, before `examples/policies` are applied. */
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
    exclude('p/owasp-top-ten', 'acme/warehouse-sync'),
    exclude('p/terraform', 'training'),
    exclude('javascript.express.security.audit.xss.direct-response-write', 'acme/design-system'),
    exclude('python.flask.security.audit.debug-enabled', 'acme/data-pipeline'),
    include('generic.ci.security.unpinned-action', 'infrastructure'),
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
    exclude('secrets.aws.access-key', 'training'),
    exclude('secrets.generic.private-key', 'acme/appsec-training'),
    exclude('secrets.stripe.live-key', 'acme/checkout-api'),
  ],
};

const anyOf = (type: string, ...values: string[]): Condition => ({ type, values, mode: 'any' });
const noneOf = (type: string, ...values: string[]): Condition => ({ type, values, mode: 'none' });
const allOf = (...conditions: Condition[]): RemediationPolicy['filters'] => ({ mode: 'all', conditions });

const comment: Action = { type: 'pr_comment', config: {} };
const block: Action = { type: 'block', config: {} };
const slack = (channel: string): Action => ({ type: 'slack_app', config: { channel } });

/** Initial state of acme's platform, before `examples/policies` are applied. */
export const acmeRemediation: RemediationPolicy[] = [
  {
    slug: 'block-critical-findings',
    name: 'Block critical findings',
    description: 'Nothing critical is merged, wherever it is.',
    active: true,
    filters: allOf(anyOf('severity', 'critical'), anyOf('confidence', 'high', 'medium')),
    actions: [comment, block, slack('#appsec-alerts')],
  },
  {
    slug: 'block-on-internet-facing',
    name: 'Block on internet-facing services',
    description: 'What the internet can reach has to be clean.',
    active: true,
    filters: allOf(anyOf('severity', 'critical', 'high'), anyOf('repository_tag', 'internet-facing')),
    actions: [comment, block],
  },
  {
    slug: 'block-injection-in-payments',
    name: 'Block injection in payment services',
    description: 'PCI DSS 6.2.4.',
    active: true,
    filters: allOf(
      anyOf('vulnerability_class', 'SQL Injection', 'Command Injection', 'Code Injection'),
      anyOf('repository_tag', 'payments', 'pci'),
    ),
    actions: [comment, block, slack('#payments-oncall')],
  },
  {
    slug: 'block-leaked-credentials',
    name: 'Block leaked credentials',
    description: 'A credential that was merged has to be rotated, so it is stopped before.',
    active: true,
    filters: allOf(
      anyOf('vulnerability_class', 'Hard-coded Secrets'),
      anyOf('confidence', 'high'),
      noneOf('repository_tag', 'training'),
    ),
    actions: [comment, block],
  },
  {
    slug: 'block-during-release-freeze',
    name: 'Block during the release freeze',
    description: 'For the weeks before the autumn release.',
    active: true,
    filters: allOf(anyOf('severity', 'high', 'medium'), anyOf('repository_tag', 'production')),
    actions: [comment, block],
  },
  {
    slug: 'comment-on-high-findings',
    name: 'Comment on high findings',
    description: '',
    active: true,
    filters: allOf(anyOf('severity', 'high'), anyOf('confidence', 'high', 'medium')),
    actions: [comment],
  },
  {
    slug: 'comment-on-medium-in-production',
    name: 'Comment on medium findings in production',
    description: '',
    active: true,
    filters: allOf(anyOf('severity', 'medium'), anyOf('confidence', 'high'), anyOf('repository_tag', 'production')),
    actions: [comment],
  },
  {
    slug: 'comment-on-breaking-upgrades',
    name: 'Comment on breaking upgrades',
    description: 'So that the author plans the upgrade and does not only dismiss it.',
    active: true,
    filters: allOf(anyOf('breaking_change', 'true')),
    actions: [comment],
  },
  {
    slug: 'ticket-from-full-scans',
    name: 'Ticket from full scans',
    description: 'No pull request, so nobody sees a comment.',
    active: true,
    filters: allOf(anyOf('full_scan', 'true'), anyOf('severity', 'critical', 'high')),
    actions: [{ type: 'jira', config: { project: 'SEC' } }],
  },
  {
    slug: 'notify-identity-team',
    name: 'Notify the identity team',
    description: '',
    active: true,
    filters: allOf(
      anyOf('vulnerability_class', 'Improper Authentication', 'Improper Authorization'),
      anyOf('repository_tag', 'identity'),
    ),
    actions: [comment, slack('#identity-alerts')],
  },
  {
    slug: 'send-criticals-to-siem',
    name: 'Send critical findings to the SIEM',
    description: '',
    active: true,
    filters: allOf(anyOf('severity', 'critical')),
    actions: [{ type: 'webhook', config: { webhook: 'siem' } }],
  },
  {
    slug: 'triage-training-repositories',
    name: 'Triage training repositories',
    description: 'They are vulnerable on purpose.',
    active: true,
    filters: allOf(anyOf('repository_tag', 'training')),
    actions: [{ type: 'triage', config: { state: 'ignored', reason: 'acceptable_risk' } }],
  },
  {
    slug: 'triage-low-in-legacy',
    name: 'Triage low findings in legacy code',
    description: 'Off until the owners of the code agree.',
    active: false,
    filters: allOf(anyOf('severity', 'low'), anyOf('repository_tag', 'legacy')),
    actions: [{ type: 'triage', config: { state: 'provisionally_ignored', reason: 'no_time' } }],
  },
];

const emptyDetection: DetectionBundle = { rulesets: [], rules: [], disabled: [], exceptions: [] };

export const emptyBundles: BundlesSeed = {
  remediation: { policies: [] },
  code: emptyDetection,
  secrets: emptyDetection,
};

/** The default deployment, for trying things out. */
export const acme: DeploymentSeed = {
  id: '1234',
  slug: 'acme',
  name: 'Acme Inc.',
  bundles: { remediation: { policies: acmeRemediation }, code: acmeCode, secrets: acmeSecrets },
  projects: {
    'acme/appsec-training': ['training'],
    'acme/backoffice': ['internal', 'legacy'],
    'acme/checkout-api': ['internet-facing', 'payments', 'pci', 'production'],
    'acme/customer-portal': ['internet-facing', 'production'],
    'acme/data-pipeline': ['internal'],
    'acme/design-system': ['internal'],
    'acme/identity-service': ['identity', 'internet-facing', 'production'],
    'acme/infra-terraform': ['infrastructure', 'production'],
    'acme/mobile-android': ['mobile', 'production'],
    'acme/mobile-ios': ['mobile', 'production'],
    'acme/payments-gateway': ['payments', 'pci', 'production'],
    'acme/storefront-web': ['internet-facing', 'production'],
    'acme/warehouse-sync': ['internal', 'production'],
  },
  integrations: {
    jira_project: ['PAY', 'SEC'],
    slack_channel: ['#appsec-alerts', '#identity-alerts', '#payments-oncall'],
    notification_webhook: ['siem'],
    system_policy: ['block-malicious-dependencies'],
  },
  findings: 2000,
  subscriptions: [
    { config: 'github-cloud', url: 'https://github.example/acme', events: ['push', 'pull_request', 'issue_comment'] },
    { config: 'github-cloud', url: 'https://github.example/acme-labs', events: ['push', 'pull_request'] },
  ],
  resolutionConfigs: [
    {
      repository: 'acme/data-pipeline',
      subproject: 'ingest',
      config: { ecosystem: 'pypi', lockfilePath: 'ingest/requirements.txt', pythonVersion: '3.12' },
    },
  ],
};

const bare = { integrations: {}, subscriptions: [], resolutionConfigs: [] };

/** Still on the legacy policies. */
export const globex: DeploymentSeed = {
  ...bare,
  id: '2345',
  slug: 'globex',
  name: 'Globex Corporation',
  bundles: null,
  projects: {
    'globex/orders': ['production'],
    'globex/reactor-control': ['internal'],
    'globex/website': ['production'],
  },
  findings: 30,
};

/** Has no detection of secrets. */
export const initech: DeploymentSeed = {
  ...bare,
  id: '3456',
  slug: 'initech',
  name: 'Initech',
  bundles: {
    remediation: {
      policies: [
        {
          slug: 'comment-on-everything',
          name: 'Comment on everything',
          description: '',
          active: true,
          filters: allOf(anyOf('severity', 'low', 'medium', 'high', 'critical')),
          actions: [comment],
        },
      ],
    },
    code: { ...emptyDetection, rulesets: ['p/default'] },
  },
  projects: { 'initech/tps-reports': ['internal'] },
  findings: 30,
};

/** Its id does not fit a JavaScript number. */
export const hooli: DeploymentSeed = {
  ...bare,
  id: '9007199254740993',
  slug: 'hooli',
  name: 'Hooli',
  bundles: emptyBundles,
  projects: { 'hooli/search': ['production'] },
  findings: 5,
};

const deployments = [acme, globex, initech, hooli];

/** The initial states of a new database, by seed name. The sandbox's own token belongs to the first deployment. */
const seeds: ReadonlyMap<string, readonly DeploymentSeed[]> = new Map([
  ...deployments.map(
    (first) =>
      [first.slug, [first, ...deployments.filter((deployment) => deployment !== first)]] as [string, DeploymentSeed[]],
  ),
  [
    'empty',
    [{ ...acme, bundles: emptyBundles }, globex, initech, hooli].map((deployment) => ({ ...deployment, findings: 0 })),
  ],
]);

/** Reads `acme` or `acme:100000`, whose first deployment has that many findings. Throws SandboxError for an unknown name or a wrong number. */
export function findSeed(text: string): readonly DeploymentSeed[] {
  const [, name = text, count] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  const [first, ...others] = seeds.get(name) ?? [];
  if (first === undefined) {
    throw new SandboxError(`There is no seed "${name}". Known are: ${[...seeds.keys()].join(', ')}.`);
  }
  const findings = count === undefined ? first.findings : Number(count);
  if (/^\d*$/.test(count ?? '') && count !== '' && findings <= maxFindings) return [{ ...first, findings }, ...others];
  throw new SandboxError(
    `"${String(count)}" is not a number of findings. Give a whole number from 0 to ${String(maxFindings)}, as in acme:100000.`,
  );
}

/** Of all deployments together. */
export const countFindings = (seed: readonly DeploymentSeed[]): number =>
  seed.reduce((sum, { findings }) => sum + findings, 0);
