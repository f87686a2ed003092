import { type OperationId, operations } from '../../src/generated/operations.ts';
import { detectionBundle } from '../rig/policies.ts';

/** The deployments of the seed. */
export const ids = { acme: '1234', globex: '2345', initech: '3456', hooli: '9007199254740993' } as const;
export type Slug = keyof typeof ids;

/** A body that each operation accepts; undefined where it takes none. */
export const bodies = {
  listDeployments: undefined,
  listProjects: undefined,
  listFindings: undefined,
  listSecrets: undefined,
  triageFindings: { issue_type: 'sast', issue_ids: [1], new_note: 'seen' },
  listDependencies: {},
  getResolutionConfigs: undefined,
  reportGuardrailsActivity: { filters: {} },
  reportBacklogByRule: { filters: {} },
  searchIssues: {},
  getRemediationPolicies: undefined,
  applyRemediationPolicies: { bundle: { policies: [] } },
  previewRemediationPolicies: { bundle: { policies: [] } },
  getDetectionPolicySummary: undefined,
  getDetectionPolicy: undefined,
  applyDetectionPolicy: { bundle: detectionBundle() },
  previewDetectionPolicy: { bundle: detectionBundle() },
  getVocabulary: undefined,
  listLegacyPolicies: undefined,
  listScmSubscriptions: undefined,
  createNotificationWebhook: { name: 'siem', url: 'https://siem.example/hook' },
  createPatternFixTask: { pattern: '$X == $X', language: 'python' },
} as const satisfies Record<OperationId, unknown>;

/** Where an operation stands for a deployment. */
export function pathOf(
  id: OperationId,
  slug: Slug,
  { product = 'code', projectId = '1', configId = 'github-cloud' } = {},
): string {
  const values = { deploymentId: ids[slug], deploymentSlug: slug, product, projectId, configId };
  return operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof values) => values[name]);
}
