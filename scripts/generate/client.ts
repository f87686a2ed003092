import { answerTypes, clientSchemaNames } from './answers.ts';
import { type Document, type Operation, parameterObject } from './document.ts';
import { mapSchema, neededBy, nameIn, refsOf, type Schema } from './schema.ts';
import { docstring, typeOf } from './types.ts';

/** What the methods of the client take and answer: one object of all values of a request, and an iterable where the answer has pages. */
export function clientFile(document: Document): string {
  const { schemas, operations } = document;
  const params = Object.entries(operations).map(
    ([id, operation]) => `export type ${paramsName(id)} = ${typeOf(paramsOf(operation, schemas))};\n`,
  );
  const methods = Object.entries(operations).map(
    ([id, operation]) => `${docstring(describeOperation(operation))}${id}${signatureOf(id, operation, schemas)};`,
  );
  const tidied = clientSchemaNames(document);
  const requested = Object.entries(schemas)
    .filter(([name]) => hasTextIds(name, document))
    .map(([name, schema]) => `${docstring(schema.description)}export type ${name} = ${typeOf(withTextIds(schema))};\n`);
  const own = [...requested, answerTypes(document)].join('\n');
  const used = [...params, ...methods, own].join('\n');
  const imports = Object.keys(schemas)
    .filter((name) => !tidied.has(name) && !hasTextIds(name, document))
    .filter((name) => new RegExp(`\\b${name}\\b`).test(used.replaceAll(/\/\*\*[^]*?\*\//g, '')))
    .toSorted();
  return `import type { ${imports.join(', ')} } from './types.ts';

/** What any call takes besides the values of its request. */
export type CallOptions = {
  /** Ends the call, which then throws the reason of the signal. */
  readonly signal?: AbortSignal;
};

/** How far an iteration over pages has come. */
export type PageProgress = {
  /** How many items there were so far, with those of this page: by the platform's count, else since this iteration began. */
  fetched: number;
  /** Whether more follow. */
  hasMore: boolean;
  /** How many items there are, where the platform says so. */
  total?: number;
};

/**
 * The items of all pages. The next page is requested when its first item is, and each iteration begins anew. \`pages()\` gives whole answers: what
 * they say beside their items, how far that is, and where to go on later: at the \`cursor\`, or at the \`page\` behind this one. A page with a number
 * comes when the next one was requested, which tells whether there are more.
 */
export type Paged<Item, Page> = AsyncIterable<Item> & { pages(): AsyncIterable<Page & PageProgress> };

${params.join('\n')}
${own}
/** A method for each operation of the API, under the id that it has in its description. */
export type Client = {
${methods.join('\n')}
};
`;
}

/** Names of the schemas that the types of the client are made of, beside those that it has itself. */
export function clientSchemas(document: Document): Set<string> {
  const { schemas, operations } = document;
  const names = Object.values(operations).flatMap((operation) => [
    ...refsOf(paramsOf(operation, schemas)),
    ...(operation.answer === null ? [] : [operation.answer]),
  ]);
  const typed = Object.values(schemas).flatMap((schema) => [...JSON.stringify(schema).matchAll(/"x-type":"(\w+)"/g)]);
  const all = [...names, ...typed.map(([, name = '']) => name)].flatMap((name) => [name, ...neededBy(name, schemas)]);
  const own = clientSchemaNames(document);
  return new Set(all.filter((name) => !own.has(name) && !hasTextIds(name, document)));
}

function signatureOf(id: string, operation: Operation, schemas: Document['schemas']): string {
  const { answer, paging, itemsBy } = operation;
  const sign = paramsOf(operation, schemas).required?.length === 0 ? '?' : '';
  const options = 'options?: CallOptions';
  if (paging === null) return `(params${sign}: ${paramsName(id)}, ${options}): Promise<${answer ?? 'null'}>`;
  const { by, items } = paging;
  const number = by === 'page' ? ' & { /** Its number. */ page: number }' : '';
  const [parameter] = Object.entries(itemsBy ?? {});
  if (parameter === undefined) {
    return `(params${sign}: ${paramsName(id)}, ${options}): Paged<${itemOf(operation, schemas)}, ${answer ?? ''}${number}>`;
  }
  const [name, types] = parameter;
  const usual = operation.parameters.find((one) => one.name === name)?.schema.default;
  const members = Object.entries(types).map(([value, type]) => `${value}: ${type}`);
  const item = `{ ${members.join('; ')} }[Type]`;
  const values = Object.keys(types).map((value) => `'${value}'`);
  return (
    `<Type extends ${values.join(' | ')} = '${String(usual)}'>(params${sign}: ${paramsName(id)} & { ${name}?: Type }, ${options})` +
    `: Paged<${item}, { ${items}: Array<${item}> }${number}>`
  );
}

const paramsName = (id: string): string => `${id.replace(/^./, (first) => first.toUpperCase())}Params`;

/** All values of a request as one object. A field of the body that repeats the path is filled in. */
function paramsOf({ parameters, query, body, paging }: Operation, schemas: Document['schemas']): Schema {
  const path = parameterObject(parameters, 'path');
  const beginning = paging === null ? {} : startParameter(paging.by);
  const parts = [path, schemas[query ?? ''] ?? {}, schemas[body ?? ''] ?? {}];
  const ifMatch = parameters.find(({ name }) => name === 'If-Match');
  const properties = Object.assign(
    {},
    ...[...parts, path].map((part) => part.properties ?? {}),
    ifMatch === undefined ? {} : { ifMatch: { description: ifMatch.description, ...ifMatch.schema } },
  ) as Record<string, Schema>;
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [
        name,
        { ...orNumber(withTextIds(schema)), ...beginning[name] },
      ]),
    ),
    required: [...parts.flatMap(({ required = [] }) => required), ...(ifMatch === undefined ? [] : ['ifMatch'])],
    ...(Object.keys(properties).length === 0 && { additionalProperties: false }),
  };
}

/** The id of a deployment comes as a number or as text, and goes into a path either way. */
const orNumber = (schema: Schema): Schema =>
  schema.type === 'string' && schema.pattern === '^[0-9]{1,19}$' ? { ...schema, type: ['string', 'integer'] } : schema;

/** Ids in lists: those of an answer may be text, and can be sent as they are. */
const withTextIds = (schema: Schema): Schema =>
  mapSchema(schema, (one) =>
    one.items?.type === 'integer' && one.items.format === 'int64'
      ? { ...one, items: { ...one.items, type: ['integer', 'string'] } }
      : one,
  );

/** Whether a schema inside a body has such lists. */
function hasTextIds(name: string, { schemas, operations }: Document): boolean {
  const bodies = Object.values(operations).flatMap(({ body }) => body ?? []);
  const schema = schemas[name] ?? {};
  const isInside = bodies.some((body) => body !== name && neededBy(body, schemas).includes(name));
  return isInside && typeOf(schema) !== typeOf(withTextIds(schema));
}

/** Where an iteration begins; a request of the API is for one page. */
const startParameter = (by: 'page' | 'cursor'): Readonly<Record<string, Schema>> =>
  by === 'page'
    ? { page: { description: 'Zero-based number of the first page to read; the pages behind it follow.' } }
    : { cursor: { description: 'Where to begin: the `cursor` of an earlier answer. Absent for the first page.' } };

/** The type of the items of an answer with pages. */
function itemOf({ paging, answer }: Operation, schemas: Document['schemas']): string {
  const items = schemas[answer ?? '']?.properties?.[paging?.items ?? '']?.items;
  if (items?.$ref === undefined) throw new Error(`the items of ${answer ?? 'no answer'} have no named schema`);
  return nameIn(items.$ref);
}

function describeOperation({ summary, maturity, deprecated, paging }: Operation): string {
  const pages = paging === null ? '' : ' Each page is requested when its first item is.';
  const mark = maturity === 'stable' ? '' : ` ${maturity.replace(/^./, (first) => first.toUpperCase())}: may change.`;
  const text = `${summary}.${pages}${mark}`;
  return deprecated ? `${text}\n\n@deprecated` : text;
}
