import type { GitCommit, GitHub, GitHubBranches, GitHubPages, NewFile, PullPage } from '../../domain/github.ts';
import { commitMessage, driftBranch, madeFor } from './branch.ts';
import { ended, goneText, leftClosed, nothingTold, older, writtenBy } from './issue-life.ts';
import { driftMarker } from './marker.ts';
import { type Gone, isLater, lastClosed, type Owned, ownedBy, type Teller, type Telling, type Told } from './ours.ts';

type Hub = GitHubBranches &
  Pick<GitHubPages, 'pullsFrom' | 'createPull' | 'updatePull'> &
  Pick<GitHub, 'createComment'>;

/** Where a pull request goes to, and what it brings. */
export type Proposal = {
  readonly base: { readonly branch: string; readonly commit: string };
  /** By their paths from the root of the repository; null takes a file away. */
  readonly files: ReadonlyMap<string, NewFile | null>;
};

type Found = {
  readonly branch: string;
  readonly open: Owned<PullPage> | null;
  readonly closed: readonly Owned<PullPage>[];
  /** The commit of the branch; null without one. */
  readonly tip: GitCommit | null;
  /** For which commit of the base branch we made the tip; null when it is not ours. */
  readonly madeFor: string | null;
  /** Whether nothing of anybody else would be lost or hidden by a commit on top. */
  readonly free: boolean;
};

/**
 * Offers the platform's edits in the deployment's one pull request: a new one, or the one that is open. Commits are only added to its branch,
 * and none once somebody else has put one there. What somebody closed stays closed until the drift is another one. Throws GitHubError.
 */
export async function tellInPull(hub: Hub, teller: Teller, told: Told, proposal: Proposal): Promise<Telling> {
  const found = await find(hub, teller);
  const left = leave(found, teller, told);
  if (left !== null) return left;
  const { open } = found;
  if (open !== null && isUpToDate(open, found, told, proposal)) return ended(open);
  if (!(await commit(hub, told, proposal, found))) return found.tip === null ? atOnce(found) : taken(found);
  // Another base has other files to name, and may take over more or less of the same drift.
  return open === null ? create(hub, teller, told, { found, proposal }) : update(hub, teller, told, open);
}

/** Why nothing is written, or null. */
function leave(found: Found, teller: Teller, { digest }: Told): Telling | null {
  const last = found.open ?? lastClosed(found.closed);
  if (last !== null && isRefused(last, digest)) return leftClosed(last);
  if (last !== null && isLater(last, teller)) return older(last);
  return found.free ? null : taken(found);
}

const isRefused = ({ open, merged, marker }: Owned<PullPage>, digest: string): boolean =>
  !open && !merged && marker.digest === digest;

const isUpToDate = ({ marker }: Owned, found: Found, { digest }: Told, { base }: Proposal): boolean =>
  marker.digest === digest && found.madeFor === base.commit;

/** Closes the pull request of a drift that is gone, and deletes its branch. Throws GitHubError. */
export async function endInPull(hub: Hub, teller: Teller, { line }: Gone): Promise<Telling> {
  const found = await find(hub, teller);
  const outdated = [found.open, ...found.closed].filter((pull) => pull !== null && !pull.merged);
  if (outdated.some((pull) => pull !== null && isLater(pull, teller))) return nothingTold;
  if (found.open !== null && !found.free) return taken(found);
  for (const pull of outdated) {
    if (pull === null || (!pull.open && pull.marker.digest === null)) continue;
    const body = goneText(teller, line, pull);
    await hub.updatePull(pull.number, pull.open ? { body, state: 'closed' } : { body });
    if (pull.open) await hub.createComment(pull.number, line);
  }
  if (found.tip !== null && found.free) await hub.deleteBranch(found.branch);
  return nothingTold;
}

async function find(hub: Hub, teller: Teller): Promise<Found> {
  const branch = driftBranch(teller);
  const pulls = await hub.pullsFrom(branch);
  const ours = ownedBy(pulls, teller);
  const sha = await hub.branchTip(branch);
  const tip = sha === null ? null : await hub.gitCommit(sha);
  const made = tip === null ? null : madeFor(tip);
  // What was merged is where it belongs, whoever wrote it.
  const isMerged = pulls.some(({ merged, head }) => merged && head === sha);
  return {
    branch,
    open: ours.find(({ open }) => open) ?? null,
    closed: ours.filter(({ open }) => !open),
    tip,
    madeFor: made,
    free: tip === null || made !== null || isMerged,
  };
}

/** Puts a commit with the files of the base branch and the edits on the branch, unless it is there; false when somebody else was faster. */
async function commit(hub: Hub, { title }: Told, { base, files }: Proposal, found: Found): Promise<boolean> {
  const { branch, tip } = found;
  const { tree: start } = await hub.gitCommit(base.commit);
  const tree = await hub.createTree(start, files);
  const isOnBase = found.madeFor === base.commit;
  if (isOnBase && tip?.tree === tree) return true;
  const parents = tip === null ? [base.commit] : [tip.sha, ...(isOnBase ? [] : [base.commit])];
  const made = await hub.createCommit({ message: commitMessage(title, { tree, base: base.commit }), tree, parents });
  if (tip !== null) return hub.moveBranch(branch, made);
  // When an answer was lost, it may be our own branch that is there already.
  return (await hub.createBranch(branch, made)) || (await hub.branchTip(branch)) === made;
}

async function create(
  hub: Hub,
  teller: Teller,
  told: Told,
  { found, proposal }: { found: Found; proposal: Proposal },
): Promise<Telling> {
  const { branch } = found;
  const { base } = proposal;
  const pull = { title: told.title, body: textOf(teller, told), head: branch, base: base.branch };
  const made = await hub.createPull(pull);
  if (made === null) return existing(await hub.pullsFrom(branch), branch, pull.body);
  return ownedBy([made], teller).length > 0 ? ended(made) : { ...ended(made), warnings: [writtenBy(made, teller)] };
}

const update = async (hub: Hub, teller: Teller, told: Told, { number }: PullPage): Promise<Telling> =>
  ended(await hub.updatePull(number, { title: told.title, body: textOf(teller, told) }));

/** The answer was lost, another run was faster, or a person opened one. */
function existing(pulls: readonly PullPage[], branch: string, body: string): Telling {
  const open = pulls.find((pull) => pull.open) ?? null;
  if (open?.body === body) return ended(open);
  const notice = `There is a pull request from ${branch} already; it was left as it is.`;
  return { ...nothingTold, url: open?.url ?? null, notices: [notice] };
}

const atOnce = ({ branch }: Found): Telling => ({
  ...nothingTold,
  notices: [`Another run made the branch ${branch} at the same moment; it was left as it is.`],
});

function taken({ branch, open }: Found): Telling {
  const first = open === null ? 'Delete the branch' : `Merge or close ${open.url} and delete the branch`;
  const says = `The branch ${branch} holds a commit that is not ours, so it was left as it is. ${first} to have it kept up to date again.`;
  return { ...nothingTold, url: open?.url ?? null, warnings: [says] };
}

const textOf = (teller: Teller, { digest, body }: Told): string => `${driftMarker({ ...teller, digest })}\n${body}`;
