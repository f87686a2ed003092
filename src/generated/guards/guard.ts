// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.

export type ErrorObject = {
  keyword: string;
  /** A JSON Pointer, still escaped. */
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  propertyName?: string;
  message?: string;
};

/** Tells whether a value has the shape; when it has not, `errors` says why until the next call. */
export type Guard<T> = ((value: unknown) => value is T) & { errors?: ErrorObject[] | null };
