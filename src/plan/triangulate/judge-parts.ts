import type { ChangeOrigin } from '../../domain/triangulation.ts';
import { canonicalObject } from '../canonical.ts';
import { type Part, partsOf } from './parts.ts';
import type { Three } from './three.ts';

type Doer = Exclude<ChangeOrigin, 'unknown'>;

/**
 * Whose doing it is that an apply changes a policy that both sides touched. One that keeps every edit of the platform takes nothing back.
 * One that only takes back is still both where the files have another edit, that is live already.
 */
export function originByParts(three: Three): Doer {
  const done = doneByApply(partsOf(three));
  return done === 'revert' && isChanged(three) ? 'both' : done;
}

const isChanged = ({ base, files }: Three): boolean =>
  canonicalObject('RemediationPolicy', base) !== canonicalObject('RemediationPolicy', files);

/** What an apply itself does to a policy; where no part shows a difference, both. */
export function doneByApply(parts: readonly Part[]): Doer {
  const origins = new Set(parts.filter(({ files, live }) => files !== live).map(originOfPart));
  const [only = 'both'] = origins;
  return origins.size > 1 ? 'both' : only;
}

function originOfPart({ base, files, live }: Part): Doer {
  if (base === live) return 'own';
  return base === files ? 'revert' : 'both';
}

/** What the files change against the base, and the platform has already. */
export const isLive = ({ base, files, live }: Part): boolean => files === live && files !== base;
