/** A JSON object: neither null nor a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text with something in it, or null. */
export const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
