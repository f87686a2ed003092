import type {
  Condition,
  DetectionBundle,
  DetectionException,
  Product,
  RemediationPolicy,
} from '../../generated/types.ts';
import { mostFindings, SandboxError, type seedWords } from '../quirks.ts';

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
  /** How many, of all issue types together. */
  readonly findings: number;
  /** Several may share a config: one for each place of the source-code-management system. */
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
export type BundlesSeed = { readonly remediation: readonly RemediationPolicy[] } & {
  readonly [Key in Product]?: DetectionBundle;
};

type Target = { project: string } | { project_tag_name: string };

const exclude = (rule: string, target: Target): DetectionException => ({
  exception_type: 'exclude',
  rule,
  rule_type: rule.startsWith('p/') ? 'pack' : 'rule',
  ...target,
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
    exclude('p/owasp-top-ten', { project: 'acme/warehouse-sync' }),
    exclude('p/terraform', { project_tag_name: 'training' }),
    exclude('javascript.express.security.audit.xss.direct-response-write', { project: 'acme/design-system' }),
    exclude('python.flask.security.audit.debug-enabled', { project: 'acme/data-pipeline' }),
    {
      ...exclude('generic.ci.security.unpinned-action', { project_tag_name: 'infrastructure' }),
      exception_type: 'include',
    },
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

const acmeSurroundings: Pick<DeploymentSeed, 'subscriptions' | 'resolutionConfigs'> = {
  subscriptions: [
    {
      config: 'github-cloud',
      url: 'https://github.example/acme',
      events: ['push', 'pull_request', 'pull_request_review_comment', 'issue_comment', 'repository'],
    },
    { config: 'github-cloud', url: 'https://github.example/acme-labs', events: ['push', 'pull_request'] },
    {
      config: 'gitlab-onprem',
      url: 'https://gitlab.acme.example/retail',
      events: ['push_events', 'merge_requests_events', 'note_events'],
    },
  ],
  resolutionConfigs: [
    {
      repository: 'acme/checkout-api',
      subproject: '.',
      config: {
        ecosystem: 'npm',
        manifestPath: 'package.json',
        lockfilePath: 'package-lock.json',
        registryUrl: 'https://packages.acme.example/npm',
        installArguments: ['--ignore-scripts'],
      },
    },
    {
      repository: 'acme/data-pipeline',
      subproject: 'ingest',
      config: {
        ecosystem: 'pypi',
        manifestPath: 'ingest/requirements.in',
        lockfilePath: 'ingest/requirements.txt',
        pythonVersion: '3.12',
      },
    },
    {
      repository: 'acme/data-pipeline',
      subproject: 'reports',
      config: { ecosystem: 'pypi', manifestPath: 'reports/pyproject.toml', pythonVersion: '3.11' },
    },
  ],
};

const emptyDetection = { rulesets: [], rules: [], disabled: [], exceptions: [] };

export const emptyBundles: BundlesSeed = { remediation: [], code: emptyDetection, secrets: emptyDetection };

/** The one that people try things on. */
export const acme: DeploymentSeed = {
  id: '1234',
  slug: 'acme',
  name: 'Acme Inc.',
  bundles: { remediation: acmeRemediation, code: acmeCode, secrets: acmeSecrets },
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
  ...acmeSurroundings,
};

const bare = { integrations: {}, subscriptions: [], resolutionConfigs: [] };

/** Still on the legacy policies. */
export const globex: DeploymentSeed = {
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
  ...bare,
};

/** Has no detection of secrets. */
export const initech: DeploymentSeed = {
  id: '3456',
  slug: 'initech',
  name: 'Initech',
  bundles: {
    remediation: [
      {
        slug: 'comment-on-everything',
        name: 'Comment on everything',
        filters: { mode: 'any', conditions: [{ type: 'severity', values: ['low', 'medium', 'high', 'critical'] }] },
        actions: [{ type: 'pr_comment' }],
      },
    ],
    code: { ...emptyDetection, rulesets: ['p/default'] },
  },
  projects: { 'initech/tps-reports': ['internal'] },
  findings: 30,
  ...bare,
};

/** Its id does not fit a JavaScript number. */
export const hooli: DeploymentSeed = {
  id: '9007199254740993',
  slug: 'hooli',
  name: 'Hooli',
  bundles: emptyBundles,
  projects: { 'hooli/search': ['production'] },
  findings: 5,
  ...bare,
};

const others = [globex, initech, hooli];

/** The same platform, with another deployment to begin with. */
const beginningWith = (first: DeploymentSeed): DeploymentSeed[] => [
  first,
  ...[acme, ...others].filter((one) => one !== first),
];

/** The states that a new database can start from. The sandbox's own token belongs to the first deployment. */
const seeds = {
  acme: [acme, ...others],
  empty: [{ ...acme, bundles: emptyBundles }, ...others].map((deployment) => ({ ...deployment, findings: 0 })),
  globex: beginningWith(globex),
  initech: beginningWith(initech),
  hooli: beginningWith(hooli),
} as const satisfies Record<Exclude<keyof typeof seedWords, `${string}<number>`>, DeploymentSeed[]>;

/** Reads `acme` or `acme:100000`, which has so many findings. Throws SandboxError for an unknown name or a wrong number. */
export function findSeed(text: string): DeploymentSeed[] {
  const [, name = text, count] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  if (!Object.hasOwn(seeds, name)) {
    throw new SandboxError(`There is no seed "${name}". Known are: ${Object.keys(seeds).join(', ')}.`);
  }
  if (count === undefined) return seeds[name as keyof typeof seeds];
  if (name !== 'acme') throw new SandboxError(`Only acme takes a number of findings. Leave ":${count}" out.`);
  if (/^\d{1,15}$/.test(count) && Number(count) <= mostFindings)
    return [{ ...acme, findings: Number(count) }, ...others];
  throw new SandboxError(
    `"${count}" is not a number of findings. Give a whole number from 0 to ${String(mostFindings)}, as in acme:100000.`,
  );
}

/** Of all deployments together. */
export const countFindings = (deployments: readonly DeploymentSeed[]): number =>
  deployments.reduce((sum, { findings }) => sum + findings, 0);
