import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Schema = { readonly [keyword: string]: unknown };
export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly 'x-multi-segment'?: boolean;
};
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
type RawOperation = {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};

/** One operation of GitHub's API, as GitHub describes it. */
export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly required: boolean; readonly schema: Schema } | null;
  /** The shape of each answer to a request that succeeds; null for one without a body. */
  readonly answers: ReadonlyMap<number, Schema | null>;
  /** Matches a path as it is sent, with a group for each parameter. */
  readonly pattern: RegExp;
};

type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const document = JSON.parse(readFileSync(join(import.meta.dirname, 'github-openapi.json'), 'utf8')) as Document;

/** The shapes that others refer to, by name. */
export const schemas = document.components['schemas'] as Readonly<Record<string, Schema>>;

/** What stands at a pointer into the description. */
function follow(pointer: string): unknown {
  const [, section = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(pointer) ?? [];
  const found = document.components[section]?.[name];
  if (found === undefined) throw new Error(`nothing stands at ${pointer}`);
  return found;
}

const named = (value: Parameter | { readonly $ref: string }): Parameter =>
  '$ref' in value ? (follow(value.$ref) as Parameter) : value;

function patternOf(path: string, parameters: readonly Parameter[]): RegExp {
  const source = path.replaceAll(/\{(\w+)\}|[.*+?^$()|[\]\\]/g, (text, name: string | undefined) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    if (parameter === undefined) return `\\${text}`;
    return `(?<${parameter.name}>${segmentOf(parameter)})`;
  });
  return new RegExp(`^${source}$`);
}

function segmentOf(parameter: Parameter): string {
  if (parameter.schema['type'] === 'integer') return '\\d+';
  if (parameter.name === 'path') return '.*'; // the root folder is the empty path
  return parameter['x-multi-segment'] === true ? '.+' : '[^/]+';
}

function operationOf(path: string, method: string, raw: RawOperation): Operation {
  const parameters = (raw.parameters ?? []).map(named);
  const schemaIn = (content: Content | undefined): Schema | null => content?.['application/json']?.schema ?? null;
  const body = schemaIn(raw.requestBody?.content);
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    parameters,
    body: body && { required: raw.requestBody?.required ?? false, schema: body },
    answers: new Map(Object.entries(raw.responses).map(([status, { content }]) => [Number(status), schemaIn(content)])),
    pattern: patternOf(path, parameters),
  };
}

// Paths with fewer parameters first: `issues/comments` before `issues/{issue_number}`, `commits/{sha}/pulls` before `commits/{ref}`.
const specific = (path: string): number => path.split('/').filter((part) => !part.startsWith('{')).length;

export const operations: readonly Operation[] = Object.entries(document.paths)
  .toSorted(([a], [b]) => specific(b) - specific(a))
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, raw]) => operationOf(path, method, raw)));

/** The operation of a path without its query, and what stands in the path, decoded; null for what GitHub does not describe. */
export function findOperation(
  method: string,
  path: string,
): { readonly operation: Operation; readonly params: Readonly<Record<string, string>> } | null {
  for (const operation of operations) {
    const match = operation.method === method ? operation.pattern.exec(path) : null;
    if (match === null) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decode(text)]);
    return { operation, params: Object.fromEntries(params) as Record<string, string> };
  }
  return null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not the escape of anything: let it name nothing
  }
}
