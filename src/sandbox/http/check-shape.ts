import * as policyAnswers from '../../generated/guards/answers.js';
import type { Guard } from '../../generated/guards/guard.ts';
import * as requests from '../../generated/guards/requests.js';
import * as otherAnswers from '../../generated/guards/web-api-answers.js';
import { type OperationId, operations } from '../../generated/operations.ts';
import { requests as requestForms } from '../../generated/requests.ts';
import type { Slip } from '../bundles/rejection.ts';
import { Fault, notFound } from '../fault.ts';

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly pattern?: string; readonly enum?: readonly string[] };
};
type Guards = Readonly<Record<string, Guard<unknown>>>;

const answers: Guards = { ...policyAnswers, ...otherAnswers };

/** Holds path parameters against the document. Throws Fault 404: there is nothing at such a path. */
export function checkPath(id: OperationId, path: Readonly<Record<string, string>>): void {
  for (const { name, schema } of parametersOf(id, 'path')) {
    const value = path[name] ?? '';
    if (schema.enum?.includes(value) === false) throw notFound();
    if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value)) throw notFound();
  }
}

/** Throws Fault 400 when the query breaks the document. */
export function checkQuery(id: OperationId, query: Readonly<Record<string, unknown>>): void {
  const schema = operations[id].query;
  if (schema !== null) checkRequest(id, schema, 'query', query);
}

/** Throws Fault 400 when the body breaks the document, or names another deployment than the path. */
export function checkBody(
  id: OperationId,
  schema: string,
  body: unknown,
  path: Readonly<Record<string, string>>,
): void {
  checkRequest(id, schema, 'body', body);
  checkRepeatedPath(id, body, path);
}

function checkRepeatedPath(id: OperationId, body: unknown, path: Readonly<Record<string, string>>): void {
  for (const {
    path: [name = ''],
    sameAsPath,
  } of requestForms[id].inputs) {
    const value = sameAsPath === true ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
    // A JSON number does not hold every id, so it is compared as the number that the id would become.
    const same = typeof value === 'number' ? value === Number(path[name]) : value === path[name];
    if (value !== undefined && !same) throw new Fault(400, `"${name}" in the body is not the one in the path.`);
  }
}

/**
 * What is wrong inside of the bundle of a body: that is content, which a dry run reports together with everything else. Throws Fault 400
 * when there is no bundle, or something beside it.
 */
export function slipsInBundle(id: OperationId, schema: string, body: unknown): Slip[] {
  const guard = guardOf(schema);
  if (guard(body)) return [];
  const errors = guard.errors ?? [];
  if (!hasBundle(body) || !errors.every(({ instancePath }) => /^\/bundle(?:\/|$)/.test(instancePath))) {
    throw wrongShape('body', guard, requestForms[id].rules);
  }
  return errors.slice(0, mostSlips).map(({ instancePath, message = 'is wrong', params }) => {
    const [missing, foreign] = [params['missingProperty'], params['additionalProperty']];
    const path = instancePath.split('/').slice(2).map(unescaped);
    if (typeof missing === 'string') return { path: [...path, missing], message: 'is missing' };
    return typeof foreign === 'string'
      ? { path: [...path, foreign], message: 'is not a known field' }
      : { path, message };
  });
}

const hasBundle = (body: unknown): boolean => {
  const bundle = (body as { readonly bundle?: unknown } | null)?.bundle;
  return typeof bundle === 'object' && bundle !== null && !Array.isArray(bundle);
};

const unescaped = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');
const mostSlips = 1000;

/** Throws Fault 400 with up to five places that are wrong. */
function checkRequest(id: OperationId, schema: string, where: 'body' | 'query', value: unknown): void {
  const guard = guardOf(schema);
  if (!guard(value)) throw wrongShape(where, guard, requestForms[id].rules);
}

function guardOf(schema: string): Guard<unknown> {
  const guard = (requests as Guards)[`is${schema}`];
  if (guard === undefined) throw new Error(`There is no guard for ${schema}.`);
  return guard;
}

const wrongShape = (where: 'body' | 'query', guard: Guard<unknown>, rules: readonly string[]): Fault =>
  new Fault(400, `The ${where} does not have the right shape: ${reasons(guard, rules)}.`);

/** The sandbox keeps to the document, or it is wrong. */
export function checkAnswer(id: OperationId, answer: unknown): void {
  const guard = answers[`is${operations[id].answer}`];
  if (guard === undefined || !guard(answer)) {
    throw new Error(
      `The answer of ${id} is not what the document says: ${guard === undefined ? 'no guard' : reasons(guard)}.`,
    );
  }
}

function reasons({ errors }: Guard<unknown>, rules: readonly string[] = []): string {
  const texts = (errors ?? []).map(({ instancePath, schemaPath, message = 'is wrong', params }) => {
    const rule = rules[Number(/\/allOf\/(\d+)\//.exec(schemaPath)?.[1])];
    if (rule !== undefined) return rule.replace(/\.$/, '');
    const field = params['additionalProperty'];
    return `${instancePath === '' ? '/' : instancePath} ${message}${typeof field === 'string' ? ` (${field})` : ''}`;
  });
  return [...new Set(texts)].slice(0, 5).join('; ');
}

const parametersOf = (id: OperationId, place: string): readonly Parameter[] =>
  (operations[id].parameters as readonly Parameter[]).filter((parameter) => parameter.in === place);
