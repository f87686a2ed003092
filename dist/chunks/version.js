// src/generated/version.ts
/** Version of this package. */
const version = "0.1.0";
export { version };
