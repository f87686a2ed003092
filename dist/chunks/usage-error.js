// src/domain/usage-error.ts
/** The command line, the environment or the config asks for something that cannot be done; exit code 64. */
var UsageError = class extends Error {
	name = "UsageError";
};
/** A file was changed between the moment in which it was read and that in which it would have been written; nothing was. */
var ChangedMeanwhile = class extends UsageError {};
export { ChangedMeanwhile, UsageError };
