// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.

/** Version of this package. */
export const version = '0.1.0';
