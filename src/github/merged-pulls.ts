import type { Event, Pull } from '../domain/event.ts';
import type { GitHub } from '../domain/github.ts';
import type { Clock } from './clock.ts';
import { retryUntil } from './retry-until.ts';

type Push = Pick<Extract<Event, { kind: 'push' }>, 'branch' | 'after' | 'commits'>;

/** A push brings as many pull requests as a merge queue puts together, which is a hundred at most. */
const mostPulls = 100;

/**
 * The pull requests whose merges a push brought to its branch, in the order of their commits. GitHub may know the one of the last commit
 * only a minute after the merge, so it is asked for as long. Whoever applies looks for one with `merge` equal to `after`: without it, the
 * push ended with a commit that no pull request brought.
 */
export const mergedPulls = (github: GitHub, push: Push, clock: Pick<Clock, 'sleep'>): Promise<Pull[]> =>
  retryUntil(
    () => knownPulls(github, push),
    (pulls) => pulls.some(({ merge }) => merge === push.after),
    clock,
  );

/** Those of them that GitHub knows already. */
export async function knownPulls(github: GitHub, push: Push): Promise<Pull[]> {
  const order = [...push.commits.filter((id) => id !== push.after), push.after];
  const place = ({ merge }: Pull): number => (merge === null ? -1 : order.indexOf(merge));
  const last = await github.pullsOf(push.after);
  // One request for all others, in place of one for each commit.
  const others = order.length > 1 ? await github.mergedPulls(push.branch, mostPulls) : [];
  const found = [...last, ...others].filter(({ merged, base }) => merged && base.ref === push.branch);
  const brought = new Map(found.filter((pull) => place(pull) >= 0).map((pull) => [pull.number, pull]));
  return [...brought.values()].toSorted((a, b) => place(a) - place(b));
}
