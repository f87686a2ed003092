import { isObject } from '../../domain/json.ts';
import type { Guard } from '../../generated/guards/guard.ts';
import type { OperationId } from '../../generated/operations.ts';
import { requests } from '../../generated/requests.ts';
import { parseJson } from '../../platform/json.ts';
import type { RequestProblem } from './read-flags.ts';

/** The body of a request before it was checked. */
export type Body = Readonly<Record<string, unknown>>;

/** Reads a JSON object. `from` is where the text came from. Integers that a number cannot hold stay text, and are told as such. */
export function readBody(text: string, from: string): { body: Body } | { problem: RequestProblem } {
  try {
    const value = parseJson(text.replace(/^\uFEFF/, ''));
    if (isObject(value)) return { body: value };
    return { problem: { at: `--body ${from}`, says: 'must be a JSON object.' } };
  } catch (error) {
    // A SyntaxError of ours, which says nothing of the text.
    return { problem: { at: `--body ${from}`, says: `cannot be used: ${(error as Error).message}.` } };
  }
}

/** The body with one value more, in objects that are made on the way. */
export function setAt(body: Body, [name = '', ...rest]: readonly string[], value: unknown): Body {
  if (rest.length === 0) return { ...body, [name]: value };
  const inner = body[name];
  return { ...body, [name]: setAt(isObject(inner) ? inner : {}, rest, value) };
}

/** The body with those objects, empty, that the document wants even where no field of theirs was given. */
export function withContainers(id: OperationId, body: Body, hasShape: Guard<unknown>): Body {
  const containers = new Set(requests[id].inputs.flatMap(({ path }) => (path.length > 1 ? path.slice(0, 1) : [])));
  hasShape(body);
  const missing = (hasShape.errors ?? [])
    .filter(({ keyword, instancePath }) => keyword === 'required' && instancePath === '')
    .map(({ params }) => String(params['missingProperty']))
    .filter((name) => containers.has(name));
  return { ...body, ...Object.fromEntries(missing.map((name) => [name, {}])) };
}
