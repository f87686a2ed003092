/** The sandbox cannot start with these options; the message says why and what to do. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}
