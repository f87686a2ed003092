// src/domain/usage-error.ts
/** The command line, the environment or the config asks for something that cannot be done; exit code 64. */
var UsageError = class extends Error {
	name = "UsageError";
};
export { UsageError };
