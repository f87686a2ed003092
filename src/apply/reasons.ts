import { PlatformError } from '../domain/preview.ts';
import { withHint } from '../domain/with-hint.ts';
import type { Shown, Trouble } from './decide.ts';

/** What an error says, and what to do about it where it tells. */
export function reasonOf(error: Error): string {
  return error instanceof PlatformError ? withHint(error) : error.message;
}

export const reasons = {
  checked: (error: Error) => `Nothing was sent, because the dry run before it failed. ${reasonOf(error)}`,
  stale: 'The platform was changed since the review. Review anew what would happen now.',
  otherStale: (names: string) => `Nothing was sent, because the platform was changed since the review in: ${names}.`,
  rejected: 'The platform rejects it. Correct the files as it says.',
  otherRejected: (names: string) => `Nothing was sent, because the platform rejects: ${names}.`,
  consent: 'Nothing was sent, because a guard wants consent first.',
  interrupted: 'Stopped before it was sent.',
  stopped: (name: string) => `Not sent, because the apply stopped at ${name}.`,
  shown: (came: string) => `${came} The dry run after it shows that it was written.`,
  oldVersion: 'The platform answered the PUT with the old state version.',
  already: 'The platform says that its state changed, but it has exactly this.',
  alreadyAfter: (came: string) => `${came} But the dry run after it shows that nothing is left to change.`,
  notVerified: (error: Error) => `It was written, but the dry run that should confirm it failed. ${reasonOf(error)}`,
  leftOver: (count: number) =>
    `It was written, but the dry run after it still shows ${count === 1 ? '1 change' : `${String(count)} changes`}. Preview again.`,
  stillOld:
    'It was written, but the dry runs after it still show the state from before. Preview again in a while: the platform may be behind, or have lost it.',
  rejectedAfter: 'It was written, but the platform now rejects the same content. Preview again.',
} as const;

const shownWords = {
  done: 'the dry run after it shows that nothing is left to change',
  same: 'the dry run after it shows the state as it was',
  moved: 'the dry run after it shows another state, with the same changes left to make',
  other: 'the dry run after it shows other changes than the reviewed ones',
  odd: 'the dry run after it shows that nothing is left to change, but at the state as it was',
  rejected: 'the platform rejects the content in the dry run after it',
  silent: 'the dry run after it failed too',
} as const satisfies Record<Shown, string>;

/** Why a bundle is not applied, or why that is not known. */
export function troubleInWords(
  trouble: Trouble,
  message: string,
  shown: Shown | null,
  decision: 'not-applied' | 'unknown',
): string {
  if (decision === 'unknown') {
    return `${message} Whether it was written is not known: ${shownWords[shown ?? 'silent']}. Preview again to find out.`;
  }
  if (trouble === 'stale' && shown === 'same') {
    return `${message} But the dry run after it shows the same state version as before. Look at the proxies in between: If-Match may not arrive as it was sent.`;
  }
  const isOther = trouble === 'conflict' && shown !== 'same';
  return trouble === 'stale' || isOther ? `${message} ${reasons.stale}` : message;
}
