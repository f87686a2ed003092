import type { Document } from './document.ts';
import { mapSchema, nameOfRef, schemasUsedBy, type Schema } from './schema.ts';
import { docstring, typeOf } from './types.ts';

type Schemas = Document['schemas'];

/**
 * The schema of a response as the client library returns it, see `normalizeResponse`: no null, lists are always present, counts are numbers. Conditions
 * between fields become optional fields.
 */
export function toClientSchema(schema: Schema, schemas: Schemas): Schema {
  return mapSchema(schema, (part) => {
    const type = part['x-type'];
    if (type !== undefined) return { $ref: `#/components/schemas/${type}`, description: part.description };
    return { ...part, ...toClientType(part), ...toClientParts(part), ...requiredInClient(part, schemas) };
  });
}

function toClientType({ type, enum: values, deprecated, description = '', 'x-count': isCount }: Schema): Schema {
  const types = [type ?? []].flat().filter((name) => name !== 'null');
  return {
    ...(types.length > 0 && { type: isCount === true ? 'integer' : types }),
    ...(values !== undefined && { enum: values.filter((value) => value !== null && value !== '') }),
    ...(deprecated === true && { description: `@deprecated ${description}` }),
  };
}

function toClientParts({ oneOf, allOf }: Schema): Schema {
  return {
    ...(oneOf !== undefined && { oneOf: oneOf.filter(({ type }) => type !== 'null') }),
    ...(allOf !== undefined && { allOf: allOf.map((part) => part.then ?? part) }),
  };
}

function requiredInClient(schema: Schema, schemas: Schemas): Schema {
  if (schema.properties === undefined) return {};
  const { required = [], 'x-guaranteed': guaranteed = [] } = schema;
  return { required: [...new Set([...required, ...guaranteed, ...listsOf(schema, schemas)])] };
}

/** Names of the lists that an object always has. */
const listsOf = ({ properties = {}, 'x-partial': isPartial = false }: Schema, schemas: Schemas): string[] =>
  Object.keys(properties).filter((name) => !isPartial && isList(properties[name] ?? {}, schemas));

function isList({ $ref, type }: Schema, schemas: Schemas): boolean {
  if ($ref !== undefined) return isList(schemas[nameOfRef($ref)] ?? {}, schemas);
  return [type ?? []].flat().includes('array');
}

/** Names of the response schemas whose type in the client library differs from the type in the API. */
export function schemasRedefinedByClient({ schemas, operations }: Document): Set<string> {
  const answers = Object.values(operations).flatMap(({ answer }) => answer ?? []);
  const answerSchemas = [...new Set(answers.flatMap((name) => [name, ...schemasUsedBy(name, schemas)]))];
  const differs = (name: string): boolean =>
    typeOf(toClientSchema(schemas[name] ?? {}, schemas)) !== typeOf(schemas[name] ?? {});
  const changed = new Set(answerSchemas.filter(differs));
  return new Set(
    answerSchemas.filter((name) => [name, ...schemasUsedBy(name, schemas)].some((used) => changed.has(used))),
  );
}

/** The TypeScript types of the responses whose type in the client library differs. */
export function answerTypes(document: Document): string {
  return [...schemasRedefinedByClient(document)]
    .toSorted()
    .map((name) => {
      const schema = document.schemas[name] ?? {};
      return `${docstring(schema.description)}export type ${name} = ${typeOf(toClientSchema(schema, document.schemas))};\n`;
    })
    .join('\n');
}

/** As in the text of `shapeTypes`, which becomes part of `answer-shapes.ts`. */
type Shape = {
  readonly lists?: readonly string[];
  readonly emptyTexts?: readonly string[];
  readonly counts?: readonly string[];
  readonly fields?: Readonly<Record<string, ShapeOrName>>;
};

type ShapeOrName = Shape | string;

/** Writes `answer-shapes.ts`: the table by which the client library normalizes responses. */
export function answerShapesFile(document: Document): string {
  const { schemas, operations } = document;
  const answers = Object.entries(operations).map(([id, operation]) => {
    const { answer, paging, itemsBy, parameters } = operation;
    const [itemShapes] = Object.entries(itemsBy ?? {});
    if (itemShapes === undefined) return [id, { shape: answer }];
    const [parameter, shapesByValue] = itemShapes;
    const defaultValue = parameters.find(({ name }) => name === parameter)?.schema.default;
    return [id, { shape: answer, items: { field: paging?.items, by: parameter, defaultValue, shapes: shapesByValue } }];
  });
  const names = new Set<string>();
  const visit = (name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    for (const inner of shapeNamesIn(shapeOf(schemas[name] ?? {}, schemas))) visit(inner);
  };
  for (const { answer, itemsBy } of Object.values(operations)) {
    const itemTypes = Object.values(itemsBy ?? {}).flatMap((types) => Object.values(types));
    for (const name of [...(answer === null ? [] : [answer]), ...itemTypes]) visit(name);
  }
  const shapes = [...names].toSorted().map((name) => [name, shapeOf(schemas[name] ?? {}, schemas)]);
  return `import type { OperationId } from './operations.ts';

${shapeTypes}
export const shapes: Readonly<Record<string, Shape>> = ${JSON.stringify(Object.fromEntries(shapes))};

export const answerShapes: { readonly [Id in OperationId]: AnswerShape } = ${JSON.stringify(Object.fromEntries(answers))};
`;
}

/** What the client library normalizes in an object of a schema. */
function shapeOf(schema: Schema, schemas: Schemas): Shape {
  const parts = [schema, ...(schema.allOf ?? []).map((part) => part.then ?? part)].map((part) =>
    part.$ref === undefined ? part : (schemas[nameOfRef(part.$ref)] ?? {}),
  );
  const lists = parts.flatMap((part) => listsOf(part, schemas));
  const properties = parts.flatMap((part) => Object.entries(part.properties ?? {}));
  const namesWhere = (matches: (field: Schema) => boolean): string[] =>
    properties.filter(([, field]) => matches(field)).map(([name]) => name);
  const emptyTexts = namesWhere((field) => field['x-blank'] === true || field.enum?.includes('') === true);
  const counts = namesWhere((field) => field['x-count'] === true);
  const fields: Record<string, ShapeOrName> = {};
  for (const [name, field] of properties) {
    const inner = innerShape(field, schemas);
    const previous = fields[name];
    if (inner !== null) fields[name] = previous === undefined ? inner : mergeShapes(previous, inner, schemas);
  }
  const nonEmpty = Object.entries({ lists, emptyTexts, counts }).filter(([, names]) => names.length > 0);
  return { ...Object.fromEntries(nonEmpty), ...(Object.keys(fields).length > 0 && { fields }) };
}

/** Merges the two possible shapes of a field whose content depends on another field. */
function mergeShapes(a: ShapeOrName, b: ShapeOrName, schemas: Schemas): Shape {
  const [first, second] = [a, b].map((shape) =>
    typeof shape === 'string' ? shapeOf(schemas[shape] ?? {}, schemas) : shape,
  );
  return { ...first, ...second, fields: { ...first?.fields, ...second?.fields } };
}

/** The shape of a field, or of the items of a list; null if the description does not define it. */
function innerShape(field: Schema, schemas: Schemas): ShapeOrName | null {
  const name = field['x-type'] ?? (field.$ref && nameOfRef(field.$ref));
  const target = name === undefined ? field : (schemas[name] ?? {});
  const inside = target.oneOf?.find(({ type }) => type !== 'null') ?? (isList(target, schemas) ? target.items : null);
  if (inside) return innerShape(inside, schemas);
  const isKnown = target.properties !== undefined || target.allOf !== undefined;
  return isKnown ? (name ?? shapeOf(field, schemas)) : null;
}

/** The names of the shapes that the fields of a shape refer to. */
const shapeNamesIn = ({ fields = {} }: Shape): string[] =>
  Object.values(fields).flatMap((field) => (typeof field === 'string' ? field : shapeNamesIn(field)));

const shapeTypes = `/** The fields of a response object that the client library normalizes. */
export type Shape = {
  /** Lists; added as empty lists if they are absent. */
  readonly lists?: readonly string[];
  /** Optional fields that a platform may send as empty text; removed then. */
  readonly emptyTexts?: readonly string[];
  /** Numbers that a platform may send as text. */
  readonly counts?: readonly string[];
  /** Shapes of objects, or of the items of lists, by field. */
  readonly fields?: Readonly<Record<string, string | Shape>>;
};

export type AnswerShape = {
  readonly shape: string;
  /** A list whose items have a shape that depends on a parameter of the request. */
  readonly items?: {
    readonly field: string;
    readonly by: string;
    readonly defaultValue: string;
    readonly shapes: Readonly<Record<string, string>>;
  };
};
`;
