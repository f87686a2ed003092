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

/** Whether a value matches the schema. If not, `errors` has the reasons until the next call. */
export type Guard<T> = ((value: unknown) => value is T) & { errors?: ErrorObject[] | null };
