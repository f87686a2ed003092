import { acmeCode, acmeSecrets } from './acme-detection.ts';
import { acmeRemediation } from './acme-remediation.ts';
import { acmeIntegrations, globexIntegrations, noIntegrations } from './data/integrations.ts';
import type { BundlesSeed, DeploymentSeed } from './seed.ts';

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
