import type { Plan, PlannedBundle } from '../../domain/plan.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { bundleDigest } from '../../plan/digest.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { declared, namedCommit, pastOf } from '../drift/past-bundles.ts';
import { readBase } from '../drift/read-base.ts';
import type { Loaded } from '../load.ts';
import { fetchMissing, unreadable } from './base-commit.ts';

/** Slugs of the deployments of which some files declare something else than the commit before them, where that commit can be read. */
export type OwnChanges = { readonly slugs: ReadonlySet<string>; readonly notice: string | null };

/** Looks only at the bundles that something would be sent of. */
export function findOwnChanges(before: string, plan: Plan, files: Loaded, action: ActionWorld): OwnChanges {
  try {
    fetchMissing(before, action);
    const past = pastOf(plan, files);
    const { bundles } = readBase(namedCommit(action.git, before).open(), past);
    const isOwn = (bundle: PlannedBundle): boolean => {
      const was = declared(bundle, bundles, past);
      return was === null || bundleDigest(was) !== bundle.bundleDigest;
    };
    const own = plan.bundles.filter((bundle) => bundle.changes.length > 0 && isOwn(bundle));
    return { slugs: new Set(own.map(({ deployment }) => deployment.slug)), notice: null };
  } catch (error) {
    // There may be no clone, no such commit or no permission; the push that follows is refused all the same where nobody reviewed it.
    if (!(error instanceof UsageError)) throw error;
    return { slugs: new Set(), notice: notTold(error) };
  }
}

const notTold = (error: UsageError): string =>
  `Whether the last pull request of the group changes policies that nobody reviewed is not known, for the commit before it ${unreadable(error)}`;
