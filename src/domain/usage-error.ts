/** The command line, the environment or the config asks for something that cannot be done; exit code 64. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file was changed between the moment in which it was read and that in which it would have been written; nothing was. */
export class ChangedMeanwhile extends UsageError {}

/** What was asked cannot be judged, because files that it is not about have errors; exit code 3. */
export class OthersInvalid extends UsageError {}
