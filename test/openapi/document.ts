import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../scripts/files.ts';

/** A part of an OpenAPI document, as far as these tests look into it. */
export type Part = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  items?: Part;
  properties?: Record<string, Part>;
  additionalProperties?: Part | boolean;
  required?: string[];
  allOf?: Part[];
  anyOf?: Part[];
  oneOf?: Part[];
  then?: Part;
  format?: string;
  in?: string;
  name?: string;
  schema?: Part;
  [keyword: string]: unknown;
};

/** A body of a request, or an answer. */
export type Message = Part & { content?: { 'application/json': { schema: Part } } };

export type Operation = Part & {
  operationId: string;
  parameters?: Part[];
  requestBody?: Message;
  responses: Record<string, Message>;
  security?: Record<string, string[]>[];
  deprecated?: boolean;
};

type Document = Part & {
  info: Part & { version: string };
  paths: Record<string, Record<string, Operation> & { parameters?: Part[] }>;
  security: Record<string, string[]>[];
  components: { schemas: Record<string, Part> };
};

export const readData = (path: string): unknown => parse(readFileSync(join(root, path), 'utf8'));

export const document = readData('schemas/openapi.yaml') as Document;

/** A part, and the pointer at which it is written when no reference is left on the way to it. */
export type Place = { readonly at: string; readonly part: Part };

/** What stands at a JSON pointer. References and the parts of an `allOf` are followed; a parameter in a list is found by its name. */
export function find(pointer: string): Place {
  const place = findOrNull(pointer);
  if (place === null) throw new Error(`nothing stands at ${pointer}`);
  return place;
}

export function findOrNull(pointer: string): Place | null {
  const tokens = pointer.split('/').slice(1).map(unescaped);
  let place: Place | null = { at: '', part: document };
  for (const [index, token] of tokens.entries()) {
    place = place && step(place, token, tokens[index + 1]);
  }
  return place;
}

/** What a place holds, its references followed; `at` becomes where that is written. */
export function followed({ at, part }: Place): Place {
  return part.$ref === undefined ? { at, part } : followed(find(part.$ref.slice(1)));
}

function step(place: Place, token: string, next: string | undefined): Place | null {
  for (const { at, part } of partsOf(place)) {
    const inside = part[token] ?? named(part, token);
    // Each part of an `allOf` has properties of its own.
    const lacks = token === 'properties' && next !== undefined && !(next in ((inside ?? {}) as Part));
    if (inside !== undefined && !lacks) return { at: `${at}/${escaped(token)}`, part: inside as Part };
  }
  return null;
}

function named(part: Part, name: string): Part | undefined {
  if (!Array.isArray(part)) return undefined;
  return (part as Part[]).find((one) => one.name === name);
}

/** A place, its references followed, and the parts of its `allOf`. */
export function partsOf(place: Place): Place[] {
  const whole = followed(place);
  const parts = whole.part.allOf ?? [];
  return [whole, ...parts.flatMap((part, index) => partsOf({ at: `${whole.at}/allOf/${String(index)}`, part }))];
}

const escaped = (token: string): string => token.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~');

const methods = ['get', 'put', 'post', 'patch', 'delete'];

export type Call = {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly parameters: Place[];
};

/** Every operation of the document, with all its parameters. */
export const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (operation === undefined) return [];
    const at = `/paths/${escaped(path)}`;
    const parameters = [
      ...(item.parameters ?? []).map((part) => followed({ at: `${at}/parameters/${part.name ?? ''}`, part })),
      ...(operation.parameters ?? []).map((part) =>
        followed({ at: `${at}/${method}/parameters/${part.name ?? ''}`, part }),
      ),
    ];
    return [{ path, method, operation, parameters }];
  }),
);
