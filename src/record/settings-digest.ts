import { createHash } from 'node:crypto';
import type { Settings } from '../domain/settings.ts';

/**
 * SHA-256 over the settings that a plan is judged by: guards, deployments and `on_stale`. Field by field, with no order where it carries
 * no meaning; where the config lies, which policies it names for all and `impact` do not enter.
 */
export function settingsDigest({ guards, deployments, onStale }: Settings): string {
  const text = JSON.stringify({
    guards: {
      max_deletes: guards.maxDeletes,
      max_delete_percent: guards.maxDeletePercent,
      allow_empty: guards.allowEmpty,
      protected: asSet(guards.protected),
      looser: guards.looser,
      // Left out without one, so that records from before there were such labels still hold.
      ...(guards.consentLabel === null ? {} : { consent_label: guards.consentLabel }),
    },
    deployments: [...deployments]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([slug, { id, policies }]) => [slug, id, policies === null ? null : asSet(policies)]),
    on_stale: onStale,
  });
  return `sha256:${createHash('sha256').update(`settings 1\n${text}`).digest('hex')}`;
}

const asSet = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted();
