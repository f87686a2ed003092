import type { DetectionBundle, Product, RemediationPolicy } from '../../generated/types.ts';
import { mostFindings, SandboxError, type seedWords } from '../quirks.ts';
import { acmeCode, acmeRemediation, acmeSecrets } from './acme.ts';

/** What a new database holds. */
export type Seed = { readonly vocabulary: VocabularySeed; readonly deployments: readonly DeploymentSeed[] };

export type VocabularySeed = {
  /** Without values a condition accepts any. */
  readonly conditions: readonly {
    readonly type: string;
    readonly description: string;
    readonly values: readonly string[];
  }[];
  readonly actions: readonly {
    readonly type: string;
    readonly description: string;
    readonly requires: readonly string[];
  }[];
};

export type DeploymentSeed = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Without bundles a deployment is still on the legacy policies. */
  readonly bundles: BundlesSeed | null;
  readonly systemPolicies: readonly { readonly slug: string; readonly name: string }[];
  /** Tags of each project. */
  readonly projects: Readonly<Record<string, readonly string[]>>;
  /** Names of integrations, by kind. */
  readonly integrations: Readonly<Record<string, readonly string[]>>;
  /** How many, of all issue types together. */
  readonly findings: number;
} & IntegrationsSeed;

export type IntegrationsSeed = {
  readonly legacyPolicies: readonly {
    readonly name: string;
    readonly slug: string;
    readonly productType: 'PRODUCT_TYPE_SAST' | 'PRODUCT_TYPE_SECRETS';
    readonly isDefault: boolean;
  }[];
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

const noIntegrations: IntegrationsSeed = { legacyPolicies: [], subscriptions: [], resolutionConfigs: [] };

const acmeIntegrations: IntegrationsSeed = {
  legacyPolicies: [],
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

const board = [
  { name: 'Monitor', slug: 'rule-board-audit' },
  { name: 'Comment', slug: 'rule-board-pr-comments' },
  { name: 'Block', slug: 'rule-board-block' },
] as const;

/** The boards of the legacy model; where a new rule goes is the default. */
const globexIntegrations: IntegrationsSeed = {
  ...noIntegrations,
  legacyPolicies: (['PRODUCT_TYPE_SAST', 'PRODUCT_TYPE_SECRETS'] as const).flatMap((productType) =>
    board.map(({ name, slug }) => ({ name, slug, productType, isDefault: slug === 'rule-board-audit' })),
  ),
};

const emptyDetection = { rulesets: [], rules: [], disabled: [], exceptions: [] };

export const emptyBundles: BundlesSeed = { remediation: [], code: emptyDetection, secrets: emptyDetection };

/** The one that people try things on. */
export const acme: DeploymentSeed = {
  id: '1234',
  slug: 'acme',
  name: 'Acme Inc.',
  bundles: { remediation: acmeRemediation, code: acmeCode, secrets: acmeSecrets },
  systemPolicies: [{ slug: 'block-malicious-dependencies', name: 'Block malicious dependencies' }],
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
  },
  findings: 2000,
  ...acmeIntegrations,
};

/** Still on the legacy policies. */
export const globex: DeploymentSeed = {
  id: '2345',
  slug: 'globex',
  name: 'Globex Corporation',
  bundles: null,
  systemPolicies: [],
  projects: {
    'globex/orders': ['production'],
    'globex/reactor-control': ['internal'],
    'globex/website': ['production'],
  },
  integrations: {},
  findings: 30,
  ...globexIntegrations,
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
  systemPolicies: [],
  projects: { 'initech/tps-reports': ['internal'] },
  integrations: {},
  findings: 30,
  ...noIntegrations,
};

/** Its id does not fit a JavaScript number. */
export const hooli: DeploymentSeed = {
  id: '9007199254740993',
  slug: 'hooli',
  name: 'Hooli',
  bundles: emptyBundles,
  systemPolicies: [],
  projects: { 'hooli/search': ['production'] },
  integrations: {},
  findings: 5,
  ...noIntegrations,
};

const others = [globex, initech, hooli];

const without = (deployment: DeploymentSeed): DeploymentSeed => ({ ...deployment, findings: 0 });

const everybody = [acme, ...others];

/** The same platform, with another deployment to begin with. */
const beginningWith = (first: DeploymentSeed): Seed => ({
  vocabulary,
  deployments: [first, ...everybody.filter((one) => one !== first)],
});

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

/** The states that a new database can start from. The sandbox's own token belongs to the first deployment. */
const seeds = {
  acme: beginningWith(acme),
  empty: { vocabulary, deployments: [{ ...acme, bundles: emptyBundles }, ...others].map(without) },
  globex: beginningWith(globex),
  initech: beginningWith(initech),
  hooli: beginningWith(hooli),
} as const satisfies Record<Exclude<keyof typeof seedWords, `${string}<number>`>, Seed>;

/** Reads `acme` or `acme:100000`, which has so many findings. Throws SandboxError for an unknown name or a wrong number. */
export function findSeed(text: string): Seed {
  const [, name = text, count] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  if (!Object.hasOwn(seeds, name)) {
    throw new SandboxError(`There is no seed "${name}". Known are: ${Object.keys(seeds).join(', ')}.`);
  }
  const seed = seeds[name as keyof typeof seeds];
  if (count === undefined) return seed;
  if (name !== 'acme') throw new SandboxError(`Only acme takes a number of findings. Leave ":${count}" out.`);
  return withFindings(seed, numberOf(count));
}

/** Of all deployments together. */
export const countFindings = (deployments: readonly DeploymentSeed[]): number =>
  deployments.reduce((sum, { findings }) => sum + findings, 0);

const withFindings = ({ vocabulary: words, deployments }: Seed, findings: number): Seed => ({
  vocabulary: words,
  deployments: deployments.map((deployment) => (deployment === acme ? { ...deployment, findings } : deployment)),
});

function numberOf(text: string): number {
  const count = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (count <= mostFindings) return count;
  throw new SandboxError(
    `"${text}" is not a number of findings. Give a whole number from 0 to ${String(mostFindings)}, as in acme:100000.`,
  );
}

/** Of more findings than these, a platform without a file is kept on the disk too. */
export const mostInMemory = 50_000;
