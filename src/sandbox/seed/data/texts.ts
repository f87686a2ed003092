import type { IntegrationsSeed } from '../seed.ts';

/** Words that repositories, files and teams are called by. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const subjects = words(`
  account address analytics audit auth basket batch billing booking cache campaign card catalog chat claims cms compliance content
  contract coupon credit crm currency dashboard delivery device discount document dunning email event export feature feed finance
  fraud fulfilment geo gift health identity image import incident insight inventory invoice ledger loyalty mail market media member
  merchant message metrics newsletter notification offer order partner payment payout permission pricing product profile promo
  quote rating recommendation refund reporting returns review reward risk search session shipping sms stock subscription supplier
  support survey tax telemetry tenant ticket token tracking translation user vendor video voucher wallet webhook`);

export const kinds = words(`
  adapter admin agent api app archive backend bff bot bridge broker calculator checker cli client collector connector console
  consumer controller core cron daemon db edge engine etl exporter forwarder frontend gateway graph handler hub indexer ingest
  job library loader manager mapper migrator mirror model monitor operator pipeline planner plugin portal processor producer proxy
  publisher router runner scheduler sdk server service sidecar store stream sync tools ui validator web widget worker`);

export const nouns = words(`
  account adapter address admin archive audit batch builder cache callback client config controller customer dispatcher document
  download export factory filter handler helper import index invoice job loader mailer manager mapper middleware model order
  parser policy processor profile provider query reader refund render report repository request resolver response router runner
  schema search serializer service session settings status store sync template token transfer upload validator view worker writer`);

/** Folders of the code, and the component that what lies in them belongs to. */
export const areas: readonly (readonly [folder: string, component: string | null])[] = [
  ['api', null],
  ['auth', 'authentication'],
  ['payments', 'payments'],
  ['users', 'user-data'],
  ['lib', null],
  ['orders', null],
  ['admin', 'administration'],
  ['checkout', 'payments'],
  ['common', null],
  ['uploads', 'file-handling'],
  ['billing', 'payments'],
  ['login', 'authentication'],
  ['profiles', 'user-data'],
  ['webhooks', 'integrations'],
  ['reports', null],
  ['search', null],
  ['sessions', 'authentication'],
  ['partners', 'integrations'],
  ['internal', null],
  ['exports', 'file-handling'],
];

export const teams = words(`
  checkout web platform payments identity data mobile logistics growth search security infrastructure crm finance integrations
  content support insights`);

export const triageNotes: readonly string[] = [
  'The input comes from our own configuration, never from a user.',
  'Only reachable behind the VPN.',
  'Accepted by the risk board until the rewrite.',
  'The framework escapes this; the rule does not see it.',
  'Test data, not a real credential.',
  'Rotated; the old value opens nothing any more.',
  'Will be fixed with the upgrade of the framework.',
  'Duplicate of what the same scan found one file up.',
  'Nobody has time for it this quarter.',
  'Checked with the owners of the service: the value is validated upstream.',
  'The vulnerable function is never called.',
  'False positive: the pattern matches a comment.',
  'Fix is in review.',
  'Please look at it again, the validation was removed.',
];

/** The main language of the repositories that have a name of their own. */
export const languageOf: Readonly<Record<string, string>> = {
  'acme/appsec-training': 'javascript',
  'acme/backoffice': 'ruby',
  'acme/checkout-api': 'typescript',
  'acme/customer-portal': 'typescript',
  'acme/data-pipeline': 'python',
  'acme/design-system': 'typescript',
  'acme/identity-service': 'java',
  'acme/infra-terraform': 'terraform',
  'acme/mobile-android': 'java',
  'acme/mobile-ios': 'swift',
  'acme/payments-gateway': 'java',
  'acme/storefront-web': 'typescript',
  'acme/warehouse-sync': 'go',
};

/** What a rule looks for: the class by the words of the vocabulary, and what it says where it finds something. */
export type Weakness = { readonly class: string; readonly cwe: string; readonly says: string };

export const weaknesses = {
  code: {
    class: 'Code Injection',
    cwe: 'CWE-94',
    says: 'What a user sends is run as code. Choose from a fixed list instead.',
  },
  command: {
    class: 'Command Injection',
    cwe: 'CWE-78',
    says: 'What a user sends reaches a shell. Pass the arguments as a list, without a shell.',
  },
  xss: {
    class: 'Cross-Site Scripting (XSS)',
    cwe: 'CWE-79',
    says: 'What a user sends is written into a page as it is. Escape it, or let the template do it.',
  },
  crypto: {
    class: 'Cryptographic Issues',
    cwe: 'CWE-327',
    says: 'This cipher, hash or source of randomness does not hold. Use the one that the platform recommends.',
  },
  secrets: {
    class: 'Hard-coded Secrets',
    cwe: 'CWE-798',
    says: 'A credential stands in the code. Rotate it, and read it from the secret store.',
  },
  authn: {
    class: 'Improper Authentication',
    cwe: 'CWE-287',
    says: 'Who is calling is not verified here. Verify the signature or the session first.',
  },
  authz: {
    class: 'Improper Authorization',
    cwe: 'CWE-285',
    says: 'What the caller may do is not checked here. Check it before the object is read.',
  },
  deser: {
    class: 'Insecure Deserialization',
    cwe: 'CWE-502',
    says: 'Objects are read from bytes that a user controls. Read plain data, and check its shape.',
  },
  mass: {
    class: 'Mass Assignment',
    cwe: 'CWE-915',
    says: 'All fields of a request are copied into a model. Name the ones that a user may set.',
  },
  redirect: {
    class: 'Open Redirect',
    cwe: 'CWE-601',
    says: 'A user chooses where the browser goes next. Redirect to known paths only.',
  },
  path: {
    class: 'Path Traversal',
    cwe: 'CWE-22',
    says: 'A user chooses the path of a file. Resolve it and check that it stays in its folder.',
  },
  ssrf: {
    class: 'Server-Side Request Forgery (SSRF)',
    cwe: 'CWE-918',
    says: 'A user chooses the address that the server calls. Allow known hosts only.',
  },
  sql: {
    class: 'SQL Injection',
    cwe: 'CWE-89',
    says: 'An SQL statement is built from text that a user controls. Bind it as a parameter.',
  },
  xml: {
    class: 'XML Injection',
    cwe: 'CWE-611',
    says: 'The parser resolves external entities. Switch them off.',
  },
} as const satisfies Record<string, Weakness>;

export type WeaknessKey = keyof typeof weaknesses;

export const noIntegrations: IntegrationsSeed = { legacyPolicies: [], subscriptions: [], resolutionConfigs: [] };

export const acmeIntegrations: IntegrationsSeed = {
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
export const globexIntegrations: IntegrationsSeed = {
  ...noIntegrations,
  legacyPolicies: (['PRODUCT_TYPE_SAST', 'PRODUCT_TYPE_SECRETS'] as const).flatMap((productType) =>
    board.map(({ name, slug }) => ({ name, slug, productType, isDefault: slug === 'rule-board-audit' })),
  ),
};

/** Rules of the other products, a line each. The first ones are the loudest. */

/** Name, secret type, severity, confidence. */
export const secretRules = `
  secrets.generic.high-entropy Generic_Secret medium low
  secrets.aws.access-key AWS critical high
  secrets.github.token GitHub critical high
  secrets.generic.private-key Private_Key high high
  secrets.slack.webhook Slack medium high
  secrets.stripe.live-key Stripe critical high
  secrets.npm.token npm high high
  secrets.google.api-key Google_API high medium
  secrets.google.service-account Google_Cloud critical high
  secrets.azure.storage-key Azure high high
  secrets.twilio.api-key Twilio high medium
  secrets.sendgrid.api-key SendGrid high high
  secrets.datadog.api-key Datadog medium medium
  secrets.gitlab.token GitLab critical high
  secrets.jwt.signed-token JWT medium medium
  secrets.postgres.connection-string PostgreSQL high medium
  secrets.mongodb.connection-string MongoDB high medium
  secrets.openai.api-key OpenAI high high
  secrets.pypi.upload-token PyPI high high
  secrets.telegram.bot-token Telegram low medium
  secrets.shopify.access-token Shopify high high
  secrets.cloudflare.api-token Cloudflare high medium`;

/** Name, weakness, severity, confidence. */
export const aiRules = `
  ai.access-control.missing-ownership-check authz high medium
  ai.access-control.insecure-direct-object-reference authz high medium
  ai.access-control.privilege-escalation authz critical medium
  ai.business-logic.negative-amount authz high low
  ai.business-logic.coupon-reuse authz medium low
  ai.business-logic.race-on-balance authz high low
  ai.authentication.reset-token-reuse authn high medium
  ai.authentication.user-enumeration authn low medium
  ai.authentication.missing-rate-limit authn medium medium
  ai.injection.second-order-sql sql critical medium
  ai.injection.prompt-to-tool-call code high low
  ai.injection.stored-xss xss high medium
  ai.ssrf.webhook-target ssrf high medium
  ai.data.excessive-response-fields mass medium medium
  ai.data.tenant-filter-missing authz critical medium
  ai.crypto.nonce-reuse crypto high low`;

/** Name, weakness, severity, confidence. */
export const researchRules = `
  research.dataflow.untrusted-archive-entry path medium low
  research.dataflow.template-sandbox-escape code high low
  research.http.request-smuggling-proxy ssrf high low
  research.oauth.state-not-bound authn medium low
  research.graphql.unbounded-depth authz low low
  research.llm.tool-output-to-shell command high low
  research.saml.signature-wrapping xml high low
  research.cache.poisoned-key redirect medium low`;
