import { answerShapes, type Shape, shapes } from '../generated/answer-shapes.ts';
import type { OperationId } from '../generated/operations.ts';
import { isObject } from '../util/json.ts';

/**
 * An answer as the types of the client have it: what is not used is absent, however the platform said so, an empty list is there, and a count is a
 * number. What the API description does not describe stays as it came.
 */
export function tidyAnswer(id: OperationId, params: Readonly<Record<string, unknown>>, answer: object): object {
  const { shape, items } = answerShapes[id];
  const whole = shapes[shape] ?? {};
  if (items === undefined) return tidied(answer, whole) as object;
  const { field, by, usual, shapes: kinds } = items;
  const kind = kinds[(params[by] as string | undefined) ?? usual] ?? {};
  return tidied(answer, { ...whole, fields: { [field]: kind } }) as object;
}

/** A value of this shape, or a list of such values. */
function tidied(value: unknown, shape: Shape): unknown {
  if (Array.isArray(value)) return value.map((one) => tidied(one, shape));
  if (!isObject(value)) return value;
  const { lists = [], blanks = [], counts = [], fields = {} } = shape;
  const mayBeBlank = new Set([...blanks, ...counts]);
  const used = Object.entries(value).filter(([name, one]) => one !== null && !(one === '' && mayBeBlank.has(name)));
  const result: Record<string, unknown> = Object.fromEntries(lists.map((name) => [name, []]));
  for (const [name, one] of used) {
    const inner = fields[name];
    if (counts.includes(name)) result[name] = Number(one);
    else
      result[name] = inner === undefined ? one : tidied(one, typeof inner === 'string' ? (shapes[inner] ?? {}) : inner);
  }
  return result;
}
