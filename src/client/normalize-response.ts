import { answerShapes, type Shape, shapes } from '../generated/answer-shapes.ts';
import type { OperationId } from '../generated/operations.ts';
import { isObject } from '../util/json.ts';

/**
 * A response in the types of the client: unused fields are absent, whether the platform sends null, empty text or nothing; empty lists are present;
 * counts are numbers. Fields that the API description does not describe are unchanged.
 */
export function normalizeResponse(id: OperationId, params: Readonly<Record<string, unknown>>, answer: object): object {
  const { shape, items } = answerShapes[id];
  const responseShape = shapes[shape] ?? {};
  if (items === undefined) return normalizeValue(answer, responseShape) as object;
  // The shape of the items depends on a parameter of the request.
  const { field, by, defaultValue, shapes: shapesByValue } = items;
  const itemShape = shapesByValue[(params[by] as string | undefined) ?? defaultValue] ?? {};
  return normalizeValue(answer, { ...responseShape, fields: { [field]: itemShape } }) as object;
}

/** A value of this shape, or a list of such values. */
function normalizeValue(value: unknown, shape: Shape): unknown {
  if (Array.isArray(value)) return value.map((item) => normalizeValue(item, shape));
  if (!isObject(value)) return value;
  const { lists = [], emptyTexts = [], counts = [], fields = {} } = shape;
  const absentIfEmpty = new Set([...emptyTexts, ...counts]);
  const used = Object.entries(value).filter(([name, field]) => {
    return field !== null && !(field === '' && absentIfEmpty.has(name));
  });
  const result: Record<string, unknown> = Object.fromEntries(lists.map((name) => [name, []]));
  for (const [name, field] of used) {
    const fieldShape = fields[name];
    if (counts.includes(name)) result[name] = Number(field);
    else if (fieldShape === undefined) result[name] = field;
    else result[name] = normalizeValue(field, typeof fieldShape === 'string' ? (shapes[fieldShape] ?? {}) : fieldShape);
  }
  return result;
}
