import { withFix } from '../domain/errors.ts';
import type { Change } from '../domain/plan.ts';
import { describeDifferences } from '../plan/differences.ts';

/** Why something failed, and what to do. */
export const reasonOf = (error: Error): string => withFix(error);

export const reasons = {
  /** Stays in the undo on disk if the run is killed. */
  killed: 'The run ended before it reported whether this was written.',
  dryRunFailed: (error: Error) => `Not sent: the dry run failed. ${reasonOf(error)}`,
  stale: 'The platform changed since the review. Review the current plan.',
  staleBundles: (names: string) => `Not sent: the platform changed ${names} since the review.`,
  rejected: 'The platform rejects it. Fix the files.',
  rejectedBundles: (names: string) => `Not sent: the platform rejects ${names}.`,
  needsApproval: 'Nothing was sent: approval required.',
  interrupted: 'Stopped before it was sent.',
  stopped: (name: string) => `Not sent, because the apply stopped at ${name}.`,
  waveStopped: (slugs: string) => `Not sent, because a wave before it failed: ${slugs}.`,
  writtenAsShown: (ending: string) => `${ending} The dry run after it shows that it was written.`,
  oldVersion: 'The platform answered the PUT with the old state version.',
  alreadyLive: 'The platform reports a changed state, but already has exactly this.',
  alreadyLiveAfter: (ending: string) => `${ending} But the dry run after it shows that nothing is left to change.`,
  notVerified: (error: Error) => `Written, but the dry run that verifies it failed. ${reasonOf(error)}`,
  leftUndone: describeLeftUndone,
  storedForm: (changes: readonly Change[]) => {
    const stored = describeDifferences(changes);
    return stored === null
      ? ''
      : ` ${stored} If the platform stores it in another form, run \`ifmatch pull\` to take that into the files.`;
  },
  stillOld:
    'Written, but the platform still shows the old state: it may lag behind, or have lost the write. Preview again in a few minutes.',
  rejectedAfter: 'Written, but the platform now rejects the same content. Preview again.',
} as const;

/** The changes that a dry run still shows after a PUT. A platform that stores a text in another form shows them for ever. */
function describeLeftUndone(changes: readonly Change[]): string {
  const stored = describeDifferences(changes);
  if (stored === null) {
    const number = changes.length === 1 ? '1 change' : `${String(changes.length)} changes`;
    return `Written, but the dry run afterwards still shows ${number}. Preview again.`;
  }
  return `Written, but ${stored} The platform stores it in another form, or someone edited it meanwhile. If it stays so, run \`ifmatch pull\` to take what the platform has into the files.`;
}
