/** The command line, the environment or the config asks for something that cannot be done; exit code 64. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
