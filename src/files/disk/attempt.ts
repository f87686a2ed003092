import { SourceError } from '../../domain/source.ts';
import { systemWords } from '../../domain/system-words.ts';

/** Does something to a path; throws a `SourceError` where the system refuses it. */
export function attempt<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    // The system's own errors carry a code: a file that went away, a link in the last place, no permission.
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const reasons: Record<string, SourceError['reason']> = {
      ENOENT: 'missing',
      ENOTDIR: 'missing',
      ELOOP: 'symlink',
      EISDIR: 'not-a-file',
    };
    throw new SourceError(reasons[String(error.code)] ?? 'unreadable', path, systemWords(error, 'it is not there'), {
      cause: error,
    });
  }
}
