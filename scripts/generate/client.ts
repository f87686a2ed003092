import { type Document, type Operation, parameterObject } from './document.ts';
import { neededBy, nameIn, refsOf, type Schema } from './schema.ts';
import { docstring, typeOf } from './types.ts';

/** What the methods of the client take and answer: one object of all values of a request, and an iterable where the answer has pages. */
export function clientFile({ schemas, operations }: Document): string {
  const params = Object.entries(operations).map(
    ([id, operation]) => `export type ${paramsName(id)} = ${typeOf(paramsOf(operation, schemas))};\n`,
  );
  const methods = Object.entries(operations).map(
    ([id, operation]) => `${docstring(wordsOf(operation))}${id}${signatureOf(id, operation, schemas)};`,
  );
  return `import type { ${directNames({ schemas, operations }).join(', ')} } from './types.ts';

/** What any call takes besides the values of its request. */
export type CallOptions = {
  /** Ends the call, which then throws the reason of the signal. */
  readonly signal?: AbortSignal;
};

${params.join('\n')}
/** A method for each operation of the API, under the id that it has in its description. */
export type Client = {
${methods.join('\n')}
};
`;
}

/** Names of the schemas that the types of the client are made of. */
export function clientSchemas(document: Document): Set<string> {
  return new Set(directNames(document).flatMap((name) => [name, ...neededBy(name, document.schemas)]));
}

function directNames({ schemas, operations }: Document): string[] {
  const names = Object.values(operations).flatMap((operation) => [
    ...refsOf(paramsOf(operation, schemas)),
    ...(operation.itemsBy === null
      ? refsOf(answerOf(operation, schemas))
      : Object.values(operation.itemsBy).flatMap((types) => Object.values(types))),
  ]);
  return [...new Set(names)].toSorted();
}

function signatureOf(id: string, operation: Operation, schemas: Document['schemas']): string {
  const sign = paramsOf(operation, schemas).required?.length === 0 ? '?' : '';
  const [by] = Object.entries(operation.itemsBy ?? {});
  if (by === undefined) {
    const answer = typeOf(answerOf(operation, schemas));
    const wrapped = operation.paging === null ? `Promise<${answer}>` : `AsyncIterable<${answer}>`;
    return `(params${sign}: ${paramsName(id)}, options?: CallOptions): ${wrapped}`;
  }
  const [name, types] = by;
  const usual = operation.parameters.find((parameter) => parameter.name === name)?.schema.default;
  const members = Object.entries(types).map(([value, type]) => `${value}: ${type}`);
  const values = Object.keys(types).map((value) => `'${value}'`);
  return (
    `<Type extends ${values.join(' | ')} = '${String(usual)}'>(params${sign}: ${paramsName(id)} & { ${name}?: Type }, options?: CallOptions)` +
    `: AsyncIterable<{ ${members.join('; ')} }[Type]>`
  );
}

const paramsName = (id: string): string => `${id.replace(/^./, (first) => first.toUpperCase())}Params`;

/** All values of a request as one object. A field of the body that repeats the path is filled in. */
function paramsOf({ parameters, query, body }: Operation, schemas: Document['schemas']): Schema {
  const path = parameterObject(parameters, 'path');
  const parts = [path, schemas[query ?? ''] ?? {}, schemas[body ?? ''] ?? {}];
  const ifMatch = parameters.find(({ name }) => name === 'If-Match');
  const properties = Object.assign(
    {},
    ...[...parts, path].map((part) => part.properties ?? {}),
    ifMatch === undefined ? {} : { ifMatch: { description: ifMatch.description, ...ifMatch.schema } },
  ) as Record<string, Schema>;
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, orNumber(schema)])),
    required: [...parts.flatMap(({ required = [] }) => required), ...(ifMatch === undefined ? [] : ['ifMatch'])],
    ...(Object.keys(properties).length === 0 && { additionalProperties: false }),
  };
}

/** The id of a deployment comes as a number or as text, and goes into a path either way. */
const orNumber = (schema: Schema): Schema =>
  schema.type === 'string' && schema.pattern === '^[0-9]{1,19}$' ? { ...schema, type: ['string', 'integer'] } : schema;

/** Of an answer with pages its items. */
function answerOf({ paging, answer }: Operation, schemas: Document['schemas']): Schema {
  if (answer === null) return { type: 'null' };
  if (paging === null) return { $ref: `#/components/schemas/${answer}` };
  const items = schemas[answer]?.properties?.[paging.items]?.items;
  if (items?.$ref === undefined) throw new Error(`the ${paging.items} of ${answer} have no named schema`);
  return { $ref: `#/components/schemas/${nameIn(items.$ref)}` };
}

function wordsOf({ summary, maturity, deprecated, paging }: Operation): string {
  const pages = paging === null ? '' : ' Each page is asked for when its first item is.';
  const mark = maturity === 'stable' ? '' : ` ${maturity.replace(/^./, (first) => first.toUpperCase())}: may change.`;
  const text = `${summary}.${pages}${mark}`;
  return deprecated ? `${text}\n\n@deprecated` : text;
}
