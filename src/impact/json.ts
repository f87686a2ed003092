/** Null for what is no list of texts. */
export const textsIn = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;

/** Null for what is no text or says nothing. */
export const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
