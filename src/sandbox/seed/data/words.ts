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
