/** The sandbox cannot start as it was asked to; the message says why and what to do. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}
