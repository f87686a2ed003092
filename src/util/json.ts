/** An unchecked JSON object: not null, not a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An unchecked JSON list. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
