// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.

import type {
  BacklogReport,
  DependenciesRequest,
  DependencyList,
  DeploymentList,
  DetectionRequest,
  DetectionState,
  DetectionSummary,
  FindingList,
  GetVocabularyQuery,
  GuardrailsReport,
  IssueGroupList,
  IssueSearchRequest,
  LegacyPolicyList,
  ListFindingsQuery,
  ListProjectsQuery,
  ListSecretsQuery,
  NotificationWebhookAnswer,
  NotificationWebhookRequest,
  PatternFixAnswer,
  PatternFixRequest,
  PreviewAnswer,
  Product,
  ProjectList,
  RemediationRequest,
  RemediationState,
  ReportRequest,
  ResolutionConfiguration,
  ScmSubscriptionList,
  SecretFindingList,
  TriageAnswer,
  TriageRequest,
  Vocabulary,
} from './types.ts';

export const operations = {
  listDeployments: {
    method: 'GET',
    path: '/api/v1/deployments',
    summary: 'List the deployments that the token sees',
    tags: ['Deployments'],
    security: ['WebToken'],
    query: null,
    body: null,
    answer: 'DeploymentList',
    maturity: 'stable',
    deprecated: false,
    writes: false,
    paging: null,
    parameters: [],
  },
  listProjects: {
    method: 'GET',
    path: '/api/v1/deployments/{deploymentSlug}/projects',
    summary: 'List the projects with their tags',
    tags: ['Projects'],
    security: ['WebToken'],
    query: 'ListProjectsQuery',
    body: null,
    answer: 'ProjectList',
    maturity: 'stable',
    deprecated: false,
    writes: false,
    paging: { by: 'page', items: 'projects' },
    parameters: [
      { name: 'deploymentSlug', in: 'path', schema: { type: 'string' } },
      { name: 'page', in: 'query', schema: { type: 'integer' } },
      { name: 'page_size', in: 'query', schema: { type: 'integer' } },
    ],
  },
  listFindings: {
    method: 'GET',
    path: '/api/v1/deployments/{deploymentSlug}/findings',
    summary: 'List findings, newest first',
    tags: ['Findings'],
    security: ['WebToken'],
    query: 'ListFindingsQuery',
    body: null,
    answer: 'FindingList',
    maturity: 'stable',
    deprecated: false,
    writes: false,
    paging: { by: 'page', items: 'findings' },
    parameters: [
      { name: 'deploymentSlug', in: 'path', schema: { type: 'string' } },
      { name: 'issue_type', in: 'query', schema: { type: 'string', enum: ['sast', 'sca', 'ai_sast'] } },
      { name: 'since', in: 'query', schema: { type: 'number' } },
      { name: 'page', in: 'query', schema: { type: 'integer' } },
      { name: 'page_size', in: 'query', schema: { type: 'integer' } },
      { name: 'dedup', in: 'query', schema: { type: 'boolean' } },
      { name: 'repos', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
      {
        name: 'repository_ids',
        in: 'query',
        schema: { type: 'array', items: { type: ['integer', 'string'], pattern: '^[0-9]{1,19}$' } },
      },
      {
        name: 'status',
        in: 'query',
        schema: { type: 'string', enum: ['open', 'fixed', 'ignored', 'reviewing', 'fixing', 'provisionally_ignored'] },
      },
      { name: 'triage_reasons', in: 'query', schema: { type: 'array', items: { $ref: '#/$defs/TriageReason' } } },
      { name: 'severities', in: 'query', schema: { type: 'array', items: { $ref: '#/$defs/Severity' } } },
      { name: 'ref', in: 'query', schema: { type: 'string' } },
      {
        name: 'policies',
        in: 'query',
        schema: {
          type: 'array',
          items: { type: 'string', enum: ['rule-board-audit', 'rule-board-pr-comments', 'rule-board-block'] },
        },
      },
      { name: 'rules', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
      { name: 'categories', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
      { name: 'confidence', in: 'query', schema: { type: 'string', enum: ['low', 'medium', 'high'] } },
      {
        name: 'autotriage_verdict',
        in: 'query',
        schema: { type: 'string', enum: ['true_positive', 'false_positive'] },
      },
      { name: 'component_tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
      {
        name: 'exposures',
        in: 'query',
        schema: {
          type: 'array',
          items: {
            type: 'string',
            enum: ['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable', 'unknown'],
          },
        },
      },
      {
        name: 'transitivities',
        in: 'query',
        schema: { type: 'array', items: { type: 'string', enum: ['direct', 'transitive', 'unknown'] } },
      },
      { name: 'is_malicious', in: 'query', schema: { type: 'boolean' } },
      {
        name: 'click_to_fix_pr_state',
        in: 'query',
        schema: { type: 'array', items: { type: 'string', enum: ['open', 'merged'] } },
      },
    ],
  },
  listSecrets: {
    method: 'GET',
    path: '/api/v1/deployments/{deploymentId}/secrets',
    summary: 'List findings of secrets',
    tags: ['Findings'],
    security: ['WebToken'],
    query: 'ListSecretsQuery',
    body: null,
    answer: 'SecretFindingList',
    maturity: 'stable',
    deprecated: false,
    writes: false,
    paging: { by: 'cursor', items: 'findings' },
    parameters: [
      { name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } },
      { name: 'cursor', in: 'query', schema: { type: 'string' } },
      { name: 'limit', in: 'query', schema: { type: 'integer' } },
      {
        name: 'since',
        in: 'query',
        schema: {
          type: 'string',
          pattern:
            '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$',
        },
      },
      { name: 'validationState', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
      { name: 'status', in: 'query', schema: { type: 'string' } },
      { name: 'severity', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
      { name: 'repo', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
    ],
  },
  triageFindings: {
    method: 'POST',
    path: '/api/v1/deployments/{deploymentSlug}/triage',
    summary: 'Triage findings in bulk',
    tags: ['Findings'],
    security: ['WebToken'],
    query: null,
    body: 'TriageRequest',
    answer: 'TriageAnswer',
    maturity: 'stable',
    deprecated: false,
    writes: true,
    paging: null,
    parameters: [{ name: 'deploymentSlug', in: 'path', schema: { type: 'string' } }],
  },
  listDependencies: {
    method: 'POST',
    path: '/api/sca/deployments/{deploymentId}/dependencies',
    summary: 'List dependencies',
    tags: ['Dependencies'],
    security: ['WebToken', 'Jwt'],
    query: null,
    body: 'DependenciesRequest',
    answer: 'DependencyList',
    maturity: 'stable',
    deprecated: false,
    writes: false,
    paging: { by: 'cursor', items: 'dependencies' },
    parameters: [{ name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } }],
  },
  getResolutionConfigs: {
    method: 'GET',
    path: '/api/agent/deployments/{deploymentId}/projects/{projectId}/resolution_configs',
    summary: 'Read how the dependencies of a project are resolved',
    tags: ['Dependencies'],
    security: ['WebToken', 'Jwt'],
    query: null,
    body: null,
    answer: 'ResolutionConfiguration',
    maturity: 'experimental',
    deprecated: false,
    writes: false,
    paging: null,
    parameters: [
      { name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } },
      { name: 'projectId', in: 'path', schema: { type: 'string' } },
    ],
  },
  reportGuardrailsActivity: {
    method: 'POST',
    path: '/api/reporting/{deploymentId}/reports/guardrails-activity',
    summary: 'Report what guardrails showed and what became of it',
    tags: ['Reports'],
    security: ['WebToken', 'Jwt'],
    query: null,
    body: 'ReportRequest',
    answer: 'GuardrailsReport',
    maturity: 'beta',
    deprecated: false,
    writes: false,
    paging: null,
    parameters: [{ name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } }],
  },
  reportBacklogByRule: {
    method: 'POST',
    path: '/api/reporting/{deploymentId}/reports/backlog/by-rule',
    summary: 'Report the backlog by rule',
    tags: ['Reports'],
    security: ['WebToken', 'Jwt'],
    query: null,
    body: 'ReportRequest',
    answer: 'BacklogReport',
    maturity: 'beta',
    deprecated: false,
    writes: false,
    paging: null,
    parameters: [{ name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } }],
  },
  searchIssues: {
    method: 'POST',
    path: '/api/agent/deployments/{deploymentId}/issues/search',
    summary: 'Search issues and group them by rule',
    tags: ['Issues'],
    security: ['WebToken', 'Jwt'],
    query: null,
    body: 'IssueSearchRequest',
    answer: 'IssueGroupList',
    maturity: 'stable',
    deprecated: false,
    writes: false,
    paging: { by: 'cursor', items: 'groups' },
    parameters: [{ name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } }],
  },
  getRemediationPolicies: {
    method: 'GET',
    path: '/api/policies/v2/deployments/{deploymentId}/remediation-policies',
    summary: 'Read the remediation policies bundle',
    tags: ['Policies'],
    security: ['WebToken'],
    query: null,
    body: null,
    answer: 'RemediationState',
    maturity: 'beta',
    deprecated: false,
    writes: false,
    paging: null,
    parameters: [{ name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } }],
  },
  applyRemediationPolicies: {
    method: 'PUT',
    path: '/api/policies/v2/deployments/{deploymentId}/remediation-policies',
    summary: 'Replace the remediation policies bundle, strictly',
    tags: ['Policies'],
    security: ['WebToken'],
    query: null,
    body: 'RemediationRequest',
    answer: 'RemediationState',
    maturity: 'beta',
    deprecated: false,
    writes: true,
    paging: null,
    parameters: [
      { name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } },
      { name: 'If-Match', in: 'header', schema: { type: 'string' } },
    ],
  },
  previewRemediationPolicies: {
    method: 'POST',
    path: '/api/policies/v2/deployments/{deploymentId}/remediation-policies:dryRun',
    summary: 'Preview a remediation policies apply',
    tags: ['Policies'],
    security: ['WebToken'],
    query: null,
    body: 'RemediationRequest',
    answer: 'PreviewAnswer',
    maturity: 'beta',
    deprecated: false,
    writes: false,
    paging: null,
    parameters: [{ name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } }],
  },
  getDetectionPolicySummary: {
    method: 'GET',
    path: '/api/policies/v2/deployments/{deploymentId}/detection-policy',
    summary: 'Read the detection policy of every enabled product',
    tags: ['Policies'],
    security: ['WebToken'],
    query: null,
    body: null,
    answer: 'DetectionSummary',
    maturity: 'beta',
    deprecated: false,
    writes: false,
    paging: null,
    parameters: [{ name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } }],
  },
  getDetectionPolicy: {
    method: 'GET',
    path: '/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}',
    summary: 'Read the detection policy bundle of a product',
    tags: ['Policies'],
    security: ['WebToken'],
    query: null,
    body: null,
    answer: 'DetectionState',
    maturity: 'beta',
    deprecated: false,
    writes: false,
    paging: null,
    parameters: [
      { name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } },
      { name: 'product', in: 'path', schema: { type: 'string', enum: ['code', 'secrets'] } },
    ],
  },
  applyDetectionPolicy: {
    method: 'PUT',
    path: '/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}',
    summary: 'Replace the detection policy bundle of a product, strictly',
    tags: ['Policies'],
    security: ['WebToken'],
    query: null,
    body: 'DetectionRequest',
    answer: 'DetectionState',
    maturity: 'beta',
    deprecated: false,
    writes: true,
    paging: null,
    parameters: [
      { name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } },
      { name: 'product', in: 'path', schema: { type: 'string', enum: ['code', 'secrets'] } },
      { name: 'If-Match', in: 'header', schema: { type: 'string' } },
    ],
  },
  previewDetectionPolicy: {
    method: 'POST',
    path: '/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}:dryRun',
    summary: 'Preview a detection policy apply',
    tags: ['Policies'],
    security: ['WebToken'],
    query: null,
    body: 'DetectionRequest',
    answer: 'PreviewAnswer',
    maturity: 'beta',
    deprecated: false,
    writes: false,
    paging: null,
    parameters: [
      { name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } },
      { name: 'product', in: 'path', schema: { type: 'string', enum: ['code', 'secrets'] } },
    ],
  },
  getVocabulary: {
    method: 'GET',
    path: '/api/policies/v2/deployments/{deploymentId}/vocab',
    summary: 'Read which condition types, action types and values the platform knows',
    tags: ['Policies'],
    security: ['WebToken'],
    query: 'GetVocabularyQuery',
    body: null,
    answer: 'Vocabulary',
    maturity: 'beta',
    deprecated: false,
    writes: false,
    paging: null,
    parameters: [
      { name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } },
      { name: 'product', in: 'query', schema: { type: 'string', enum: ['code', 'secrets', 'remediation'] } },
    ],
  },
  listLegacyPolicies: {
    method: 'GET',
    path: '/api/policies/v1/deployments/{deploymentId}',
    summary: 'List the legacy (v1) policies',
    tags: ['Policies'],
    security: ['WebToken'],
    query: null,
    body: null,
    answer: 'LegacyPolicyList',
    maturity: 'experimental',
    deprecated: true,
    writes: false,
    paging: null,
    parameters: [{ name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } }],
  },
  listScmSubscriptions: {
    method: 'GET',
    path: '/api/scm/deployments/{deploymentId}/subscriptions/{configId}',
    summary: 'List the webhook subscriptions to a source-code-management system',
    tags: ['Integrations'],
    security: ['WebToken', 'Jwt'],
    query: null,
    body: null,
    answer: 'ScmSubscriptionList',
    maturity: 'experimental',
    deprecated: false,
    writes: false,
    paging: null,
    parameters: [
      { name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } },
      { name: 'configId', in: 'path', schema: { type: 'string' } },
    ],
  },
  createNotificationWebhook: {
    method: 'POST',
    path: '/api/notification_webhooks/deployments/{deploymentId}/webhooks',
    summary: 'Create a notification webhook',
    tags: ['Integrations'],
    security: ['Jwt'],
    query: null,
    body: 'NotificationWebhookRequest',
    answer: 'NotificationWebhookAnswer',
    maturity: 'experimental',
    deprecated: false,
    writes: true,
    paging: null,
    parameters: [{ name: 'deploymentId', in: 'path', schema: { type: 'string', pattern: '^[0-9]{1,19}$' } }],
  },
  createPatternFixTask: {
    method: 'POST',
    path: '/api/ai/pattern_fix',
    summary: 'Create a task that fixes a pattern',
    tags: ['AI'],
    security: [],
    query: null,
    body: 'PatternFixRequest',
    answer: 'PatternFixAnswer',
    maturity: 'experimental',
    deprecated: false,
    writes: true,
    paging: null,
    parameters: [],
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
  /** List the projects with their tags */
  listProjects: {
    path: {
      /** Slug of the deployment. */
      deploymentSlug: string;
    };
    query: ListProjectsQuery;
    body: null;
    answer: ProjectList;
  };
  /** List findings, newest first */
  listFindings: {
    path: {
      /** Slug of the deployment. */
      deploymentSlug: string;
    };
    query: ListFindingsQuery;
    body: null;
    answer: FindingList;
  };
  /** List findings of secrets */
  listSecrets: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
    };
    query: ListSecretsQuery;
    body: null;
    answer: SecretFindingList;
  };
  /** Triage findings in bulk */
  triageFindings: {
    path: {
      /** Slug of the deployment. */
      deploymentSlug: string;
    };
    query: Record<string, never>;
    body: TriageRequest;
    answer: TriageAnswer;
  };
  /** List dependencies */
  listDependencies: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
    };
    query: Record<string, never>;
    body: DependenciesRequest;
    answer: DependencyList;
  };
  /** Read how the dependencies of a project are resolved */
  getResolutionConfigs: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
      /** Unique identifier of the project. */
      projectId: string;
    };
    query: Record<string, never>;
    body: null;
    answer: ResolutionConfiguration;
  };
  /** Report what guardrails showed and what became of it */
  reportGuardrailsActivity: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
    };
    query: Record<string, never>;
    body: ReportRequest;
    answer: GuardrailsReport;
  };
  /** Report the backlog by rule */
  reportBacklogByRule: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
    };
    query: Record<string, never>;
    body: ReportRequest;
    answer: BacklogReport;
  };
  /** Search issues and group them by rule */
  searchIssues: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
    };
    query: Record<string, never>;
    body: IssueSearchRequest;
    answer: IssueGroupList;
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
  /** List the legacy (v1) policies */
  listLegacyPolicies: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
    };
    query: Record<string, never>;
    body: null;
    answer: LegacyPolicyList;
  };
  /** List the webhook subscriptions to a source-code-management system */
  listScmSubscriptions: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
      /** Identifies the configuration; its meaning is not shown. */
      configId: string;
    };
    query: Record<string, never>;
    body: null;
    answer: ScmSubscriptionList;
  };
  /** Create a notification webhook */
  createNotificationWebhook: {
    path: {
      /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
      deploymentId: string;
    };
    query: Record<string, never>;
    body: NotificationWebhookRequest;
    answer: NotificationWebhookAnswer;
  };
  /** Create a task that fixes a pattern */
  createPatternFixTask: {
    path: Record<string, never>;
    query: Record<string, never>;
    body: PatternFixRequest;
    answer: PatternFixAnswer;
  };
};

export type OperationId = keyof Operations;
