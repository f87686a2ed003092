import { getSystemErrorMessage } from 'node:util';

/** The operating system's reason for refusing a file, as a clause. `missing`: the text for a missing file. */
export function describeSystemError(cause: unknown, missing = 'there is no such file'): string {
  if (!(cause instanceof Error)) return String(cause);
  const { code, errno, message } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return missing;
  return errno === undefined ? message : getSystemErrorMessage(errno);
}
