import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { type Schema, schemas } from './description.ts';

// Not strict: OpenAPI 3.0 is not quite JSON Schema, and names formats that Ajv does not know, which are not checked then.
const ajv = new Ajv({
  allErrors: true,
  strict: false,
  logger: false,
  inlineRefs: false, // what many answers share is compiled once
  formats: {
    'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
    uri: /^[a-z][a-z\d+.-]*:\S+$/i,
  },
});

type Options = {
  /** Whether a field that GitHub does not name is wrong. */
  readonly closed: boolean;
};

const pointer = (name: string): string => name.replace('#/components/schemas/', 'github#/definitions/');

function toJsonSchema(schema: unknown, options: Options): unknown {
  if (Array.isArray(schema)) return schema.map((one) => toJsonSchema(one, options));
  if (schema === null || typeof schema !== 'object') return schema;
  const { nullable, ...rest } = schema as Schema;
  if (typeof rest['$ref'] === 'string') return { $ref: pointer(rest['$ref']) };
  const converted = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, keyword(key, inner, options)]));
  const closed = options.closed && isClosable(rest) ? { ...converted, additionalProperties: false } : converted;
  return nullable === true ? { anyOf: [closed, { type: 'null' }] } : closed;
}

function keyword(key: string, inner: unknown, options: Options): unknown {
  if (key === 'enum' || key === 'default' || key === 'required') return inner;
  if (key !== 'properties') return toJsonSchema(inner, options);
  return Object.fromEntries(
    Object.entries(inner as Schema).map(([name, property]) => [name, toJsonSchema(property, options)]),
  );
}

const isClosable = (schema: Schema): boolean =>
  schema['properties'] !== undefined &&
  schema['additionalProperties'] === undefined &&
  ['allOf', 'anyOf', 'oneOf'].every((choice) => schema[choice] === undefined);

ajv.addSchema({
  $id: 'github',
  definitions: Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, toJsonSchema(schema, { closed: false })]),
  ),
});

const compiled = new Map<Schema, ValidateFunction>();

/** What is wrong with a value, in words; none when GitHub's description allows it. */
export function problemsOf(value: unknown, schema: Schema, options: Options): string[] {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(toJsonSchema(schema, options) as object);
    compiled.set(schema, validate);
  }
  return validate(value) ? [] : (validate.errors ?? []).map(words);
}

const words = ({ instancePath, message = '', params }: ErrorObject): string => {
  const name: unknown = params['additionalProperty'];
  const what = typeof name === 'string' ? ` (${name})` : '';
  return `${instancePath || 'it'} ${message}${what}`;
};
