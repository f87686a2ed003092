import type { IntegrationsSeed } from '../seed.ts';

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
