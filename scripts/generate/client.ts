import { answerTypes, schemasRedefinedByClient } from './answers.ts';
import { type Document, type Operation, parameterObject } from './document.ts';
import { mapSchema, schemasUsedBy, nameOfRef, refsOf, type Schema } from './schema.ts';
import { docstring, typeOf } from './types.ts';

/**
 * Writes `client.ts`: the types of the client library. Each method takes one object with all values of a request. A response with pages becomes an iterable.
 */
export function clientFile(document: Document): string {
  const { schemas, operations } = document;
  const params = Object.entries(operations).map(
    ([id, operation]) => `export type ${paramsName(id)} = ${typeOf(paramsOf(operation, schemas))};\n`,
  );
  const methods = Object.entries(operations).map(
    ([id, operation]) => `${docstring(describeOperation(operation))}${id}${signatureOf(id, operation, schemas)};`,
  );
  const redefinedSchemas = schemasRedefinedByClient(document);
  const requestTypes = Object.entries(schemas)
    .filter(([name]) => hasTextIds(name, document))
    .map(
      ([name, schema]) => `${docstring(schema.description)}export type ${name} = ${typeOf(acceptTextIds(schema))};\n`,
    );
  const clientTypes = [...requestTypes, answerTypes(document)].join('\n');
  const code = [...params, ...methods, clientTypes].join('\n');
  const imports = Object.keys(schemas)
    .filter((name) => !redefinedSchemas.has(name) && !hasTextIds(name, document))
    .filter((name) => new RegExp(`\\b${name}\\b`).test(code.replaceAll(/\/\*\*[^]*?\*\//g, '')))
    .toSorted();
  return `import type { ${imports.join(', ')} } from './types.ts';

/** The options of each call. */
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
 * The items of all pages. A page is requested when its first item is needed, and each iteration starts at the first page.
 *
 * \`pages()\` iterates over whole responses, with all their fields and the progress so far. To continue later, start at the \`cursor\` of the last
 * response, or at the page behind its \`page\`. Numbered pages are requested one ahead, since only the next page tells whether there are more.
 */
export type Paged<Item, Page> = AsyncIterable<Item> & { pages(): AsyncIterable<Page & PageProgress> };

${params.join('\n')}
${clientTypes}
/** A method for each operation of the API, under the id that it has in its description. */
export type Client = {
${methods.join('\n')}
};
`;
}

/** The names of the schemas that the client uses as the API has them. Those that it redefines are in `schemasRedefinedByClient`. */
export function schemasUsedByClient(document: Document): Set<string> {
  const { schemas, operations } = document;
  const names = Object.values(operations).flatMap((operation) => [
    ...refsOf(paramsOf(operation, schemas)),
    ...(operation.answer === null ? [] : [operation.answer]),
  ]);
  const typeReferences = Object.values(schemas).flatMap((schema) => [
    ...JSON.stringify(schema).matchAll(/"x-type":"(\w+)"/g),
  ]);
  const used = [...names, ...typeReferences.map(([, name = '']) => name)];
  const all = used.flatMap((name) => [name, ...schemasUsedBy(name, schemas)]);
  const defined = schemasRedefinedByClient(document);
  return new Set(all.filter((name) => !defined.has(name) && !hasTextIds(name, document)));
}

function signatureOf(id: string, operation: Operation, schemas: Document['schemas']): string {
  const { answer, paging, itemsBy } = operation;
  const optionalMark = paramsOf(operation, schemas).required?.length === 0 ? '?' : '';
  const options = 'options?: CallOptions';
  if (paging === null) return `(params${optionalMark}: ${paramsName(id)}, ${options}): Promise<${answer ?? 'null'}>`;
  const { by, items } = paging;
  const number = by === 'page' ? ' & { /** Its number. */ page: number }' : '';
  const [parameter] = Object.entries(itemsBy ?? {});
  if (parameter === undefined) {
    return `(params${optionalMark}: ${paramsName(id)}, ${options}): Paged<${itemOf(operation, schemas)}, ${answer ?? ''}${number}>`;
  }
  const [name, types] = parameter;
  const defaultValue = operation.parameters.find((candidate) => candidate.name === name)?.schema.default;
  const members = Object.entries(types).map(([value, type]) => `${value}: ${type}`);
  const item = `{ ${members.join('; ')} }[Type]`;
  const values = Object.keys(types).map((value) => `'${value}'`);
  return (
    `<Type extends ${values.join(' | ')} = '${String(defaultValue)}'>(params${optionalMark}: ${paramsName(id)} & { ${name}?: Type }, ${options})` +
    `: Paged<${item}, { ${items}: Array<${item}> }${number}>`
  );
}

const paramsName = (id: string): string => `${id.replace(/^./, (first) => first.toUpperCase())}Params`;

/** All values of a request as one object. A field of the body that repeats a parameter of the path is left to the client. */
function paramsOf({ parameters, query, body, paging }: Operation, schemas: Document['schemas']): Schema {
  const path = parameterObject(parameters, 'path');
  const startParameters = paging === null ? {} : startParametersFor(paging.by);
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
        { ...acceptNumber(acceptTextIds(schema)), ...startParameters[name] },
      ]),
    ),
    required: [...parts.flatMap(({ required = [] }) => required), ...(ifMatch === undefined ? [] : ['ifMatch'])],
    ...(Object.keys(properties).length === 0 && { additionalProperties: false }),
  };
}

/** Accepts a number for the id of a deployment, which is a text in a path. */
const acceptNumber = (schema: Schema): Schema =>
  schema.type === 'string' && schema.pattern === '^[0-9]{1,19}$' ? { ...schema, type: ['string', 'integer'] } : schema;

/** Accepts texts for ids in lists, since the ids of a response may be texts, and can then be sent as they are. */
const acceptTextIds = (schema: Schema): Schema =>
  mapSchema(schema, (part) =>
    part.items?.type === 'integer' && part.items.format === 'int64'
      ? { ...part, items: { ...part.items, type: ['integer', 'string'] } }
      : part,
  );

/** Whether a schema is inside a body and has lists of ids, so that the client needs a type of its own for it. */
function hasTextIds(name: string, { schemas, operations }: Document): boolean {
  const bodies = Object.values(operations).flatMap(({ body }) => body ?? []);
  const schema = schemas[name] ?? {};
  const isInside = bodies.some((body) => body !== name && schemasUsedBy(body, schemas).includes(name));
  return isInside && typeOf(schema) !== typeOf(acceptTextIds(schema));
}

/** The parameter that tells where an iteration starts. In the API, it selects a single page. */
const startParametersFor = (by: 'page' | 'cursor'): Readonly<Record<string, Schema>> =>
  by === 'page'
    ? { page: { description: 'Zero-based number of the first page to read; the pages behind it follow.' } }
    : { cursor: { description: 'Where to begin: the `cursor` of an earlier answer. Absent for the first page.' } };

/** The type of the items of an answer with pages. */
function itemOf({ paging, answer }: Operation, schemas: Document['schemas']): string {
  const items = schemas[answer ?? '']?.properties?.[paging?.items ?? '']?.items;
  if (items?.$ref === undefined) throw new Error(`the items of ${answer ?? 'no answer'} have no named schema`);
  return nameOfRef(items.$ref);
}

/** The text for the docstring of a method. */
function describeOperation({ summary, maturity, deprecated, paging }: Operation): string {
  const pages = paging === null ? '' : ' Each page is requested when its first item is.';
  const maturityText =
    maturity === 'stable' ? '' : ` ${maturity.replace(/^./, (first) => first.toUpperCase())}: may change.`;
  const text = `${summary}.${pages}${maturityText}`;
  return deprecated ? `${text}\n\n@deprecated` : text;
}
