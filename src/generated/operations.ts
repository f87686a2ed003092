// Written by scripts/generate.ts from schemas/openapi.yaml and package.json; never by hand.

import type {
  DeploymentList,
  DetectionRequest,
  DetectionState,
  DetectionSummary,
  GetVocabularyQuery,
  PreviewAnswer,
  Product,
  RemediationRequest,
  RemediationState,
  Vocabulary,
} from './types.ts';

export const operations = {
  listDeployments: {
    method: 'GET',
    path: '/api/v1/deployments',
    summary: 'List the deployments that the token sees',
    security: ['WebToken'],
    query: null,
    body: null,
    answer: 'DeploymentList',
    maturity: 'stable',
    deprecated: false,
    parameters: [],
  },
  getRemediationPolicies: {
    method: 'GET',
    path: '/api/policies/v2/deployments/{deploymentId}/remediation-policies',
    summary: 'Read the remediation policies bundle',
    security: ['WebToken'],
    query: null,
    body: null,
    answer: 'RemediationState',
    maturity: 'stable',
    deprecated: false,
    parameters: [
      {
        name: 'deploymentId',
        in: 'path',
        description: 'Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number.',
        required: true,
        schema: { type: 'string', pattern: '^[0-9]{1,19}$' },
      },
    ],
  },
  applyRemediationPolicies: {
    method: 'PUT',
    path: '/api/policies/v2/deployments/{deploymentId}/remediation-policies',
    summary: 'Replace the remediation policies bundle, strictly',
    security: ['WebToken'],
    query: null,
    body: 'RemediationRequest',
    answer: 'RemediationState',
    maturity: 'stable',
    deprecated: false,
    parameters: [
      {
        name: 'deploymentId',
        in: 'path',
        description: 'Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number.',
        required: true,
        schema: { type: 'string', pattern: '^[0-9]{1,19}$' },
      },
      {
        name: 'If-Match',
        in: 'header',
        description: 'The `state_version` of the preview, exactly as it was answered, without quotes of our own.',
        required: true,
        schema: { type: 'string' },
      },
    ],
  },
  previewRemediationPolicies: {
    method: 'POST',
    path: '/api/policies/v2/deployments/{deploymentId}/remediation-policies:dryRun',
    summary: 'Preview a remediation policies apply',
    security: ['WebToken'],
    query: null,
    body: 'RemediationRequest',
    answer: 'PreviewAnswer',
    maturity: 'stable',
    deprecated: false,
    parameters: [
      {
        name: 'deploymentId',
        in: 'path',
        description: 'Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number.',
        required: true,
        schema: { type: 'string', pattern: '^[0-9]{1,19}$' },
      },
    ],
  },
  getDetectionPolicySummary: {
    method: 'GET',
    path: '/api/policies/v2/deployments/{deploymentId}/detection-policy',
    summary: 'Read the detection policy of every enabled product',
    security: ['WebToken'],
    query: null,
    body: null,
    answer: 'DetectionSummary',
    maturity: 'stable',
    deprecated: false,
    parameters: [
      {
        name: 'deploymentId',
        in: 'path',
        description: 'Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number.',
        required: true,
        schema: { type: 'string', pattern: '^[0-9]{1,19}$' },
      },
    ],
  },
  getDetectionPolicy: {
    method: 'GET',
    path: '/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}',
    summary: 'Read the detection policy bundle of a product',
    security: ['WebToken'],
    query: null,
    body: null,
    answer: 'DetectionState',
    maturity: 'stable',
    deprecated: false,
    parameters: [
      {
        name: 'deploymentId',
        in: 'path',
        description: 'Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number.',
        required: true,
        schema: { type: 'string', pattern: '^[0-9]{1,19}$' },
      },
      {
        name: 'product',
        in: 'path',
        description: 'What the detection policy detects.',
        required: true,
        schema: {
          type: 'string',
          enum: ['code', 'secrets'],
          description: '`code`: rules over source code. `secrets`: rules over leaked credentials.',
        },
      },
    ],
  },
  applyDetectionPolicy: {
    method: 'PUT',
    path: '/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}',
    summary: 'Replace the detection policy bundle of a product, strictly',
    security: ['WebToken'],
    query: null,
    body: 'DetectionRequest',
    answer: 'DetectionState',
    maturity: 'stable',
    deprecated: false,
    parameters: [
      {
        name: 'deploymentId',
        in: 'path',
        description: 'Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number.',
        required: true,
        schema: { type: 'string', pattern: '^[0-9]{1,19}$' },
      },
      {
        name: 'product',
        in: 'path',
        description: 'What the detection policy detects.',
        required: true,
        schema: {
          type: 'string',
          enum: ['code', 'secrets'],
          description: '`code`: rules over source code. `secrets`: rules over leaked credentials.',
        },
      },
      {
        name: 'If-Match',
        in: 'header',
        description: 'The `state_version` of the preview, exactly as it was answered, without quotes of our own.',
        required: true,
        schema: { type: 'string' },
      },
    ],
  },
  previewDetectionPolicy: {
    method: 'POST',
    path: '/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}:dryRun',
    summary: 'Preview a detection policy apply',
    security: ['WebToken'],
    query: null,
    body: 'DetectionRequest',
    answer: 'PreviewAnswer',
    maturity: 'stable',
    deprecated: false,
    parameters: [
      {
        name: 'deploymentId',
        in: 'path',
        description: 'Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number.',
        required: true,
        schema: { type: 'string', pattern: '^[0-9]{1,19}$' },
      },
      {
        name: 'product',
        in: 'path',
        description: 'What the detection policy detects.',
        required: true,
        schema: {
          type: 'string',
          enum: ['code', 'secrets'],
          description: '`code`: rules over source code. `secrets`: rules over leaked credentials.',
        },
      },
    ],
  },
  getVocabulary: {
    method: 'GET',
    path: '/api/policies/v2/deployments/{deploymentId}/vocab',
    summary: 'Read which condition types, action types and values the platform knows',
    security: ['WebToken'],
    query: 'GetVocabularyQuery',
    body: null,
    answer: 'Vocabulary',
    maturity: 'stable',
    deprecated: false,
    parameters: [
      {
        name: 'deploymentId',
        in: 'path',
        description: 'Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number.',
        required: true,
        schema: { type: 'string', pattern: '^[0-9]{1,19}$' },
      },
      {
        name: 'product',
        in: 'query',
        description: 'Narrows the vocabulary to one kind of bundle.',
        required: false,
        schema: { type: 'string', enum: ['code', 'secrets', 'remediation'] },
      },
    ],
  },
} as const;

/** What each operation takes and answers. */
export type Operations = {
  /** List the deployments that the token sees */
  listDeployments: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: null;
    answer: DeploymentList;
  };
  /** Read the remediation policies bundle */
  getRemediationPolicies: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
    };
    query: Record<string, never>;
    body: null;
    answer: RemediationState;
  };
  /** Replace the remediation policies bundle, strictly */
  applyRemediationPolicies: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
    };
    query: Record<string, never>;
    body: RemediationRequest;
    answer: RemediationState;
  };
  /** Preview a remediation policies apply */
  previewRemediationPolicies: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
    };
    query: Record<string, never>;
    body: RemediationRequest;
    answer: PreviewAnswer;
  };
  /** Read the detection policy of every enabled product */
  getDetectionPolicySummary: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
    };
    query: Record<string, never>;
    body: null;
    answer: DetectionSummary;
  };
  /** Read the detection policy bundle of a product */
  getDetectionPolicy: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
      /** What the detection policy detects. */
      product: Product;
    };
    query: Record<string, never>;
    body: null;
    answer: DetectionState;
  };
  /** Replace the detection policy bundle of a product, strictly */
  applyDetectionPolicy: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
      /** What the detection policy detects. */
      product: Product;
    };
    query: Record<string, never>;
    body: DetectionRequest;
    answer: DetectionState;
  };
  /** Preview a detection policy apply */
  previewDetectionPolicy: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
      /** What the detection policy detects. */
      product: Product;
    };
    query: Record<string, never>;
    body: DetectionRequest;
    answer: PreviewAnswer;
  };
  /** Read which condition types, action types and values the platform knows */
  getVocabulary: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
    };
    query: GetVocabularyQuery;
    body: null;
    answer: Vocabulary;
  };
};

export type OperationId = keyof Operations;
