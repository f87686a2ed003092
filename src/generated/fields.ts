// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.

/** A schema as far as it tells what belongs in a field; references have the form `#/$defs/Name`. */
export type Field = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Field[];
  readonly items?: Field;
  readonly properties?: Readonly<Record<string, Field>>;
  readonly patternProperties?: Readonly<Record<string, Field | boolean>>;
  readonly additionalProperties?: Field | boolean;
};

export const fields = {
  Action: {
    type: 'object',
    additionalProperties: false,
    properties: { type: { type: 'string' }, config: { type: 'object', additionalProperties: { type: 'string' } } },
  },
  Actions: { type: 'array', items: { $ref: '#/$defs/Action' } },
  Condition: {
    type: 'object',
    additionalProperties: false,
    properties: {
      type: { type: 'string' },
      values: { type: 'array', items: { type: 'string' } },
      mode: { type: 'string', enum: ['any', 'none'] },
    },
  },
  Config: {
    type: 'object',
    additionalProperties: false,
    properties: {
      policies: { $ref: '#/$defs/Paths' },
      tests: { $ref: '#/$defs/Paths' },
      ignore: { type: 'array', items: { type: 'string' } },
      deployments: { type: 'object', additionalProperties: { $ref: '#/$defs/ConfigDeployment' } },
      unmanaged: { $ref: '#/$defs/ConfigUnmanaged' },
      guards: { $ref: '#/$defs/ConfigGuards' },
      rules: { type: 'array', items: { $ref: '#/$defs/ConfigRule' } },
      on_stale: { type: 'string', enum: ['refuse', 'same-diff'] },
      apply: { $ref: '#/$defs/ConfigApply' },
      impact: { type: 'string', enum: ['auto', 'off'] },
      expiry_warning_days: { type: 'integer' },
      extra_fields: { $ref: '#/$defs/ConfigExtraFields' },
    },
  },
  ConfigApply: {
    type: 'object',
    additionalProperties: false,
    properties: { waves: { type: 'array', items: { type: 'array', items: { type: 'string' } } } },
  },
  ConfigDeployment: {
    type: 'object',
    additionalProperties: false,
    properties: {
      id: { type: ['string', 'integer'] },
      policies: { $ref: '#/$defs/Paths' },
      without: { type: 'array', items: { $ref: '#/$defs/WithoutEntry' } },
      unmanaged: { $ref: '#/$defs/ConfigUnmanaged' },
    },
  },
  ConfigExtraFields: {
    type: 'object',
    additionalProperties: false,
    properties: {
      policy: { $ref: '#/$defs/FieldNames' },
      filters: { $ref: '#/$defs/FieldNames' },
      condition: { $ref: '#/$defs/FieldNames' },
      action: { $ref: '#/$defs/FieldNames' },
      detection: { $ref: '#/$defs/FieldNames' },
      exception: { $ref: '#/$defs/FieldNames' },
    },
  },
  ConfigGuards: {
    type: 'object',
    additionalProperties: false,
    properties: {
      max_deletes: { type: 'integer' },
      max_delete_percent: { type: 'integer' },
      allow_no_blocking: { type: 'boolean' },
      protected: { type: 'array', items: { type: 'string' } },
      broken_tests: { type: 'string', enum: ['require_approval', 'allow'] },
      allow_failing_rules: { type: 'array', items: { type: 'string' } },
      looser: { type: 'string', enum: ['allow', 'require_approval'] },
    },
  },
  ConfigRule: {
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { type: 'string' },
      severity: { type: 'string', enum: ['error', 'warning'] },
      when: { type: 'string' },
      expression: { type: 'string' },
      message: { type: 'string' },
    },
  },
  ConfigUnmanaged: { oneOf: [{ $ref: '#/$defs/Globs' }, { $ref: '#/$defs/UnmanagedObjects' }] },
  DeploymentSlugs: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  DetectionFile: {
    type: 'object',
    additionalProperties: false,
    patternProperties: { '^x-(?!expires$)': true },
    properties: {
      deployment_slug: { $ref: '#/$defs/DeploymentSlugs' },
      product: { $ref: '#/$defs/FileProduct' },
      rulesets: { type: 'array', items: { type: 'string' } },
      rules: { type: 'array', items: { type: 'string' } },
      disabled: { type: 'array', items: { type: 'string' } },
      exceptions: { type: 'array', items: { $ref: '#/$defs/ExceptionEntry' } },
    },
  },
  ExceptionEntry: {
    type: 'object',
    additionalProperties: false,
    patternProperties: { '^x-': { $ref: '#/$defs/Note' } },
    properties: {
      exception_type: { $ref: '#/$defs/ExceptionType' },
      rule: { type: 'string' },
      rule_type: { $ref: '#/$defs/ExceptionRuleType' },
      project: { type: 'string' },
      projects: { type: 'array', items: { type: 'string' } },
      project_tag_name: { type: 'string' },
      project_tag_names: { type: 'array', items: { type: 'string' } },
      'x-expires': { $ref: '#/$defs/ExpiryDate' },
    },
  },
  ExceptionRuleType: { type: 'string', enum: ['rule', 'pack'] },
  ExceptionType: { type: 'string', enum: ['include', 'exclude'] },
  ExpiryDate: { type: 'string' },
  FieldNames: { type: 'array', items: { type: 'string' } },
  FileProduct: { type: 'string', enum: ['code', 'secrets'] },
  Filters: {
    type: 'object',
    additionalProperties: false,
    properties: {
      mode: { type: 'string', enum: ['all', 'any'] },
      conditions: { type: 'array', items: { $ref: '#/$defs/Condition' } },
    },
  },
  Globs: { type: 'array', items: { type: 'string' } },
  Note: { type: 'string' },
  Paths: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  PolicyActive: { type: 'boolean' },
  PolicyDescription: { type: 'string' },
  PolicyEntry: {
    type: 'object',
    additionalProperties: false,
    patternProperties: { '^x-': { $ref: '#/$defs/Note' } },
    properties: {
      name: { $ref: '#/$defs/PolicyName' },
      slug: { $ref: '#/$defs/Slug' },
      description: { $ref: '#/$defs/PolicyDescription' },
      active: { $ref: '#/$defs/PolicyActive' },
      filters: { $ref: '#/$defs/Filters' },
      actions: { $ref: '#/$defs/Actions' },
      'x-expires': { $ref: '#/$defs/ExpiryDate' },
    },
  },
  PolicyFile: {
    type: 'object',
    additionalProperties: false,
    patternProperties: { '^x-': { $ref: '#/$defs/Note' } },
    properties: {
      deployment_slug: { $ref: '#/$defs/DeploymentSlugs' },
      name: { $ref: '#/$defs/PolicyName' },
      slug: { $ref: '#/$defs/Slug' },
      description: { $ref: '#/$defs/PolicyDescription' },
      active: { $ref: '#/$defs/PolicyActive' },
      filters: { $ref: '#/$defs/Filters' },
      actions: { $ref: '#/$defs/Actions' },
      'x-expires': { $ref: '#/$defs/ExpiryDate' },
    },
  },
  PolicyListFile: {
    type: 'object',
    additionalProperties: false,
    patternProperties: { '^x-(?!expires$)': true },
    properties: {
      deployment_slug: { $ref: '#/$defs/DeploymentSlugs' },
      policies: { type: 'array', items: { $ref: '#/$defs/PolicyEntry' } },
    },
  },
  PolicyName: { type: 'string' },
  PolicyTest: {
    type: 'object',
    additionalProperties: false,
    patternProperties: { '^x-(?!expires$)': { $ref: '#/$defs/Note' } },
    properties: {
      name: { type: 'string' },
      deployment_slug: { $ref: '#/$defs/DeploymentSlugs' },
      always: { $ref: '#/$defs/TestedKind' },
      finding: { $ref: '#/$defs/TestedFinding' },
      expect: { $ref: '#/$defs/TestExpectation' },
      product: { type: 'string', enum: ['code', 'secrets'] },
      project: { $ref: '#/$defs/TestedProject' },
      scanned_by: { type: 'array', items: { type: 'string' } },
      not_excluded: { type: 'array', items: { type: 'string' } },
      allow_unknown: { type: 'boolean' },
    },
  },
  Slug: { type: 'string' },
  TestExpectation: {
    oneOf: [
      { type: 'string' },
      {
        type: 'object',
        additionalProperties: false,
        properties: {
          mode: { type: 'string' },
          actions: { type: 'array', items: { type: 'string' } },
          by: { type: 'array', items: { type: 'string' } },
        },
      },
    ],
  },
  TestFile: {
    type: 'object',
    additionalProperties: false,
    patternProperties: { '^x-(?!expires$)': true },
    properties: {
      deployment_slug: { $ref: '#/$defs/DeploymentSlugs' },
      tests: { type: 'array', items: { $ref: '#/$defs/PolicyTest' } },
    },
  },
  TestedBoolean: { type: ['boolean', 'string'], enum: [true, false, 'unset'] },
  TestedConfidences: {
    oneOf: [
      { type: 'string', enum: ['low', 'medium', 'high', 'unset'] },
      { type: 'array', items: { type: 'string', enum: ['low', 'medium', 'high', 'unset'] } },
    ],
  },
  TestedFinding: {
    type: 'object',
    additionalProperties: false,
    properties: {
      severity: { type: 'string', enum: ['low', 'medium', 'high', 'critical', 'unset'] },
      confidence: { type: 'string', enum: ['low', 'medium', 'high', 'unset'] },
      repository_tags: { $ref: '#/$defs/TestedNameSet' },
      vulnerability_classes: { $ref: '#/$defs/TestedNameSet' },
      full_scan: { $ref: '#/$defs/TestedBoolean' },
      breaking_change: { $ref: '#/$defs/TestedBoolean' },
    },
  },
  TestedKind: {
    type: 'object',
    additionalProperties: false,
    properties: {
      severity: { $ref: '#/$defs/TestedSeverities' },
      confidence: { $ref: '#/$defs/TestedConfidences' },
      repository_tags: { $ref: '#/$defs/TestedNames' },
      vulnerability_classes: { $ref: '#/$defs/TestedNames' },
      full_scan: { $ref: '#/$defs/TestedBoolean' },
      breaking_change: { $ref: '#/$defs/TestedBoolean' },
      without: { $ref: '#/$defs/TestedWithout' },
    },
  },
  TestedNameSet: { type: 'array', items: { type: 'string' } },
  TestedNames: { type: 'array', items: { type: 'string' } },
  TestedProject: {
    type: 'object',
    additionalProperties: false,
    properties: { name: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
  },
  TestedSeverities: {
    oneOf: [
      { type: 'string', enum: ['low', 'medium', 'high', 'critical', 'unset'] },
      { type: 'array', items: { type: 'string', enum: ['low', 'medium', 'high', 'critical', 'unset'] } },
    ],
  },
  TestedWithout: {
    type: 'object',
    additionalProperties: false,
    properties: {
      repository_tags: { $ref: '#/$defs/TestedNames' },
      vulnerability_classes: { $ref: '#/$defs/TestedNames' },
    },
  },
  UnmanagedObjects: {
    type: 'object',
    additionalProperties: false,
    properties: {
      policies: { $ref: '#/$defs/Globs' },
      projects: { $ref: '#/$defs/Globs' },
      project_tags: { $ref: '#/$defs/Globs' },
    },
  },
  WithoutEntry: { oneOf: [{ $ref: '#/$defs/WithoutName' }, { $ref: '#/$defs/WithoutExceptions' }] },
  WithoutExceptions: {
    type: 'object',
    additionalProperties: false,
    properties: {
      rule: { type: 'string' },
      rule_type: { $ref: '#/$defs/ExceptionRuleType' },
      project: { type: 'string' },
      project_tag_name: { type: 'string' },
    },
  },
  WithoutName: { type: 'string' },
} as const satisfies Readonly<Record<string, Field>>;
