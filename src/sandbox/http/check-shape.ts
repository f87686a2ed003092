import * as answers from '../../generated/guards/answers.js';
import type { Guard } from '../../generated/guards/guard.ts';
import * as requests from '../../generated/guards/requests.js';
import { type OperationId, operations } from '../../generated/operations.ts';
import { Fault, notFound } from '../fault.ts';

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly pattern?: string; readonly enum?: readonly string[] };
};
type Guards = Readonly<Record<string, Guard<unknown>>>;

/** Holds path parameters against the document. Throws Fault 404: there is nothing at such a path. */
export function checkPath(id: OperationId, path: Readonly<Record<string, string>>): void {
  for (const { name, schema } of parametersOf(id, 'path')) {
    const value = path[name] ?? '';
    if (schema.enum?.includes(value) === false) throw notFound();
    if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value)) throw notFound();
  }
}

/** The query parameters that the document names; others are ignored. Throws Fault 400. */
export function checkQuery(id: OperationId, search: URLSearchParams): Readonly<Record<string, string>> {
  const names = parametersOf(id, 'query').map(({ name }) => name);
  if (names.length === 0) return {};
  const query = Object.fromEntries([...search].filter(([name]) => names.includes(name)));
  checkRequest(`${id[0]?.toUpperCase() ?? ''}${id.slice(1)}Query`, 'query', query);
  return query;
}

/** Throws Fault 400 with up to five places that are wrong. */
export function checkRequest(schema: string, where: 'body' | 'query', value: unknown): void {
  const guard = (requests as Guards)[`is${schema}`];
  if (guard === undefined) throw new Error(`There is no guard for ${schema}.`);
  if (!guard(value)) throw new Fault(400, `The ${where} does not have the right shape: ${reasons(guard)}.`);
}

/** The sandbox keeps to the document, or it is wrong. */
export function checkAnswer(id: OperationId, answer: unknown): void {
  const guard = (answers as Guards)[`is${operations[id].answer}`];
  if (guard === undefined || !guard(answer)) {
    throw new Error(
      `The answer of ${id} is not what the document says: ${guard === undefined ? 'no guard' : reasons(guard)}.`,
    );
  }
}

function reasons({ errors }: Guard<unknown>): string {
  const texts = (errors ?? []).map(({ instancePath, message = 'is wrong', params }) => {
    const field = params['additionalProperty'];
    return `${instancePath === '' ? '/' : instancePath} ${message}${typeof field === 'string' ? ` (${field})` : ''}`;
  });
  return [...new Set(texts)].slice(0, 5).join('; ');
}

const parametersOf = (id: OperationId, place: string): readonly Parameter[] =>
  (operations[id].parameters as readonly Parameter[]).filter((parameter) => parameter.in === place);
