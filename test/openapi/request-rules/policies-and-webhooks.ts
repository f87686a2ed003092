import type { RequestRule } from './rule.ts';

const webhook = { name: 'alerts', url: 'https://example.com/hook' };
const exception = { exception_type: 'exclude', rule: 'a', rule_type: 'rule', project: 'acme/web' };
const detection = { rulesets: ['p/default'], rules: ['a'], disabled: ['b'], exceptions: [exception] };
const policy = {
  name: 'Block criticals',
  filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical'], mode: 'any' }] },
  actions: [{ type: 'block', config: {} }],
};

export const policiesAndWebhooks: readonly RequestRule[] = [
  {
    rule: 'a webhook has a name, an address, and perhaps a secret and the network broker',
    operation: 'createNotificationWebhook',
    refused: [
      [{ ...webhook, deploymentId: 1234 }, '/deploymentId'],
      [{ ...webhook, useNetworkBroker: 'true' }, '/useNetworkBroker'],
      [{ ...webhook, webhookSecret: 1 }, '/webhookSecret'],
      [{ ...webhook, hasSecret: true }, '/hasSecret'],
      [{ url: webhook.url }, '/name'],
      [{ name: 'alerts' }, '/url'],
    ],
  },
  {
    rule: 'a pattern fix task has a pattern and a language',
    operation: 'createPatternFixTask',
    refused: [
      [{ pattern: 'eval($X)' }, '/language'],
      [{ language: 'python' }, '/pattern'],
      [{ pattern: ['eval($X)'], language: 'python' }, '/pattern'],
    ],
  },
  {
    rule: 'types of conditions and actions are open',
    operation: 'previewRemediationPolicies',
    refused: [
      [{ policies: [] }, '/bundle'],
      [{ bundle: { policies: [{ ...policy, active: 'yes' }] } }, '/bundle/policies/0/active'],
      [
        { bundle: { policies: [{ ...policy, actions: [{ type: 'block', config: [] }] }] } },
        '/bundle/policies/0/actions/0/config',
      ],
    ],
  },
  {
    rule: 'a detection bundle has lists of rules, and exceptions',
    operation: 'previewDetectionPolicy',
    refused: [
      [{ bundle: { ...detection, product: 'sca' } }, '/bundle/product'],
      [{ bundle: { ...detection, rules: [1] } }, '/bundle/rules/0'],
      [
        { bundle: { ...detection, exceptions: [{ ...exception, exception_type: 'mute' }] } },
        '/bundle/exceptions/0/exception_type',
      ],
    ],
  },
];
