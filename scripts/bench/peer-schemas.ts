type Schema = Readonly<Record<string, unknown>>;
export type Draft = '2020-12' | '7';

const drafts = {
  '2020-12': { uri: 'https://json-schema.org/draft/2020-12/schema', definitions: '$defs' },
  '7': { uri: 'http://json-schema.org/draft-07/schema#', definitions: 'definitions' },
} as const satisfies Record<Draft, unknown>;

const text: Schema = { type: 'string', minLength: 1, maxLength: 200 };
const oneOf = (...values: readonly string[]): Schema => ({ enum: values });
const closed = (required: readonly string[], properties: Schema): Schema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const texts = (items: Schema): Schema => ({ type: 'array', minItems: 1, uniqueItems: true, items });
/** What else holds for objects of a type. */
const ofType = (type: string, properties: Schema): Schema => ({
  if: { required: ['type'], properties: { type: { const: type } } },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
  then: { properties },
});

const conditionValues: Readonly<Record<string, Schema>> = {
  severity: texts(oneOf('critical', 'high', 'medium', 'low')),
  confidence: texts(oneOf('high', 'medium', 'low')),
  repository_tag: texts(text),
  vulnerability_class: texts(text),
};

const settings: Schema = { type: 'object', additionalProperties: { type: 'string' } };
const actionConfigs: Readonly<Record<string, Schema>> = {
  block: settings,
  pr_comment: settings,
  jira: { ...settings, required: ['project'] },
  slack_app: { ...settings, required: ['channel'] },
  webhook: { ...settings, required: ['webhook'] },
};

const condition: Schema = {
  ...closed(['type', 'values'], {
    type: oneOf(...Object.keys(conditionValues)),
    values: { type: 'array' },
    mode: oneOf('any', 'none'),
  }),
  allOf: Object.entries(conditionValues).map(([type, values]) => ofType(type, { values })),
};

const action: Schema = {
  ...closed(['type'], { type: oneOf(...Object.keys(actionConfigs)), config: { type: 'object' } }),
  allOf: Object.entries(actionConfigs).map(([type, config]) => ofType(type, { config })),
};

/** A schema of one policy or of a `policies:` list that is as strict as what the corpus is checked by here. */
export function peerSchema(shape: 'files' | 'list', draft: Draft): Schema {
  const { uri, definitions } = drafts[draft];
  const to = (name: string): Schema => ({ $ref: `#/${definitions}/${name}` });
  const list = (name: string): Schema => ({ type: 'array', minItems: 1, items: to(name) });
  const policy = closed(['name', 'slug', 'filters', 'actions'], {
    name: text,
    slug: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 120 },
    description: { type: 'string', maxLength: 4000 },
    active: { type: 'boolean' },
    'x-owner': { type: 'string' },
    filters: closed(['mode', 'conditions'], { mode: oneOf('all', 'any'), conditions: list('condition') }),
    actions: list('action'),
  });
  const whole = shape === 'files' ? policy : closed(['policies'], { policies: list('policy') });
  return { $schema: uri, ...whole, [definitions]: { policy, condition, action } };
}
