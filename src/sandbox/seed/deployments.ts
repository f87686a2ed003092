import type {
  Action,
  Condition,
  DetectionBundle,
  DetectionException,
  RemediationBundle,
  RemediationPolicy,
} from '../../generated/types.ts';
import { mostFindings, SandboxError } from '../quirks.ts';
import { linesOf, wordsOf } from './random.ts';

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
type BundlesSeed = {
  readonly remediation: RemediationBundle;
  readonly code?: DetectionBundle;
  readonly secrets?: DetectionBundle;
};

/** Lines `<list> <words>`, and `exclude <rule or pack> <project or tag>`. */
function detectionOf(text: string): DetectionBundle {
  const lines = linesOf(text).map(wordsOf);
  const listed = (name: string): string[] => lines.find(([first]) => first === name)?.slice(1) ?? [];
  const exceptions = lines.flatMap(([exception_type = '', rule = '', target = '']): DetectionException[] => {
    if (exception_type !== 'exclude' && exception_type !== 'include') return [];
    const scope = target.includes('/') ? { project: target } : { project_tag_name: target };
    return [{ exception_type, rule, rule_type: rule.startsWith('p/') ? 'pack' : 'rule', ...scope }];
  });
  return { rulesets: listed('rulesets'), rules: listed('rules'), disabled: listed('disabled'), exceptions };
}

/** What acme's platform holds before anyone applies `examples/policies`. */
export const acmeCode = detectionOf(`
  rulesets p/default p/javascript p/owasp-top-ten p/python p/terraform
  rules acme.checkout.require-idempotency-key acme.java.no-internal-http-client javascript.express.security.audit.express-open-redirect python.django.security.injection.sql.sql-injection-using-raw
  disabled generic.ci.security.unpinned-action javascript.lang.security.audit.unsafe-formatstring python.lang.maintainability.useless-if-body
  exclude p/owasp-top-ten acme/warehouse-sync
  exclude p/terraform training
  exclude javascript.express.security.audit.xss.direct-response-write acme/design-system
  exclude python.flask.security.audit.debug-enabled acme/data-pipeline
  include generic.ci.security.unpinned-action infrastructure`);

export const acmeSecrets = detectionOf(`
  rules secrets.aws.access-key secrets.generic.private-key secrets.github.token secrets.npm.token secrets.slack.webhook secrets.stripe.live-key
  disabled secrets.generic.high-entropy
  exclude secrets.aws.access-key training
  exclude secrets.generic.private-key acme/appsec-training
  exclude secrets.stripe.live-key acme/checkout-api`);

/** Slug, name, description or -, conditions, actions with their settings, and whether it is off. */
const policyTable = `
  block-critical-findings | Block critical findings | Nothing critical is merged, wherever it is. | severity: critical; confidence: high, medium | pr_comment; block; slack_app channel=#appsec-alerts
  block-on-internet-facing | Block on internet-facing services | What the internet can reach has to be clean. | severity: critical, high; repository_tag: internet-facing | pr_comment; block
  block-injection-in-payments | Block injection in payment services | PCI DSS 6.2.4. | vulnerability_class: SQL Injection, Command Injection, Code Injection; repository_tag: payments, pci | pr_comment; block; slack_app channel=#payments-oncall
  block-leaked-credentials | Block leaked credentials | A credential that was merged has to be rotated, so it is stopped before. | vulnerability_class: Hard-coded Secrets; confidence: high; repository_tag none: training | pr_comment; block
  block-during-release-freeze | Block during the release freeze | For the weeks before the autumn release. | severity: high, medium; repository_tag: production | pr_comment; block
  comment-on-high-findings | Comment on high findings | - | severity: high; confidence: high, medium | pr_comment
  comment-on-medium-in-production | Comment on medium findings in production | - | severity: medium; confidence: high; repository_tag: production | pr_comment
  comment-on-breaking-upgrades | Comment on breaking upgrades | So that the author plans the upgrade and does not only dismiss it. | breaking_change: true | pr_comment
  ticket-from-full-scans | Ticket from full scans | No pull request, so nobody sees a comment. | full_scan: true; severity: critical, high | jira project=SEC
  notify-identity-team | Notify the identity team | - | vulnerability_class: Improper Authentication, Improper Authorization; repository_tag: identity | pr_comment; slack_app channel=#identity-alerts
  send-criticals-to-siem | Send critical findings to the SIEM | - | severity: critical | webhook webhook=siem
  triage-training-repositories | Triage training repositories | They are vulnerable on purpose. | repository_tag: training | triage state=ignored reason=acceptable_risk
  triage-low-in-legacy | Triage low findings in legacy code | Off until the owners of the code agree. | severity: low; repository_tag: legacy | triage state=provisionally_ignored reason=no_time | off`;

const policiesOf = (table: string): RemediationPolicy[] =>
  linesOf(table).map((line) => {
    const [slug = '', name = '', description = '', conditions = '', actions = '', off] = line.split(' | ');
    return {
      slug,
      name,
      description: description === '-' ? '' : description,
      active: off === undefined,
      filters: { mode: 'all', conditions: conditions.split('; ').map(conditionOf) },
      actions: actions.split('; ').map(actionOf),
    };
  });

function conditionOf(text: string): Condition {
  const [, type = '', none, values = ''] = /^(\w+)( none)?: (.*)$/.exec(text) ?? [];
  return { type, values: values.split(', '), mode: none === undefined ? 'any' : 'none' };
}

function actionOf(text: string): Action {
  const [type = '', ...settings] = text.split(' ');
  return { type, config: Object.fromEntries(settings.map((setting) => setting.split('=') as [string, string])) };
}

/** What acme's platform holds before anyone applies `examples/policies`. */
export const acmeRemediation = policiesOf(policyTable);

/** Lines `<project> <tags>`. */
const projectsOf = (text: string): DeploymentSeed['projects'] =>
  Object.fromEntries(
    linesOf(text)
      .map(wordsOf)
      .map(([name = '', ...tags]): [string, string[]] => [name, tags]),
  );

const emptyDetection = detectionOf('');

export const emptyBundles: BundlesSeed = {
  remediation: { policies: [] },
  code: emptyDetection,
  secrets: emptyDetection,
};

/** The one that people try things on. */
export const acme: DeploymentSeed = {
  id: '1234',
  slug: 'acme',
  name: 'Acme Inc.',
  bundles: { remediation: { policies: acmeRemediation }, code: acmeCode, secrets: acmeSecrets },
  projects: projectsOf(`
    acme/appsec-training training
    acme/backoffice internal legacy
    acme/checkout-api internet-facing payments pci production
    acme/customer-portal internet-facing production
    acme/data-pipeline internal
    acme/design-system internal
    acme/identity-service identity internet-facing production
    acme/infra-terraform infrastructure production
    acme/mobile-android mobile production
    acme/mobile-ios mobile production
    acme/payments-gateway payments pci production
    acme/storefront-web internet-facing production
    acme/warehouse-sync internal production`),
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
  projects: projectsOf(`
    globex/orders production
    globex/reactor-control internal
    globex/website production`),
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
      policies: policiesOf(
        'comment-on-everything | Comment on everything | - | severity: low, medium, high, critical | pr_comment',
      ),
    },
    code: detectionOf('rulesets p/default'),
  },
  projects: projectsOf('initech/tps-reports internal'),
  findings: 30,
};

/** Its id does not fit a JavaScript number. */
export const hooli: DeploymentSeed = {
  ...bare,
  id: '9007199254740993',
  slug: 'hooli',
  name: 'Hooli',
  bundles: emptyBundles,
  projects: projectsOf('hooli/search production'),
  findings: 5,
};

const deployments = [acme, globex, initech, hooli];

/** The states that a new database can start from. The sandbox's own token belongs to the first deployment. */
const seeds: ReadonlyMap<string, readonly DeploymentSeed[]> = new Map([
  ...deployments.map(
    (first) => [first.slug, [first, ...deployments.filter((one) => one !== first)]] as [string, DeploymentSeed[]],
  ),
  ['empty', [{ ...acme, bundles: emptyBundles }, globex, initech, hooli].map((one) => ({ ...one, findings: 0 }))],
]);

/** Reads `acme` or `acme:100000`, whose first deployment has so many findings. Throws SandboxError for an unknown name or a wrong number. */
export function findSeed(text: string): readonly DeploymentSeed[] {
  const [, name = text, count] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  const [first, ...others] = seeds.get(name) ?? [];
  if (first === undefined) {
    throw new SandboxError(`There is no seed "${name}". Known are: ${[...seeds.keys()].join(', ')}.`);
  }
  const findings = count === undefined ? first.findings : Number(count);
  if (/^\d*$/.test(count ?? '') && count !== '' && findings <= mostFindings) return [{ ...first, findings }, ...others];
  throw new SandboxError(
    `"${String(count)}" is not a number of findings. Give a whole number from 0 to ${String(mostFindings)}, as in acme:100000.`,
  );
}

/** Of all deployments together. */
export const countFindings = (seed: readonly DeploymentSeed[]): number =>
  seed.reduce((sum, { findings }) => sum + findings, 0);
