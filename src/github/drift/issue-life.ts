import { GitHubError, type GitHubPages, type Page } from '../../domain/github.ts';
import { belowMarker, driftMarker } from './marker.ts';
import { type Gone, isLater, lastClosed, type Owned, ownedBy, type Teller, type Telling, type Told } from './ours.ts';

type Issues = Pick<GitHubPages, 'issuesBy' | 'createIssue' | 'updateIssue' | 'commentOnIssue'>;

const label = 'ifmatch-drift';

/** So many closed issues of the same author are looked at, those that changed last first. */
const recent = 500;

/** A closed issue of ours is used again for so long; in milliseconds. */
const reusable = 30 * 24 * 3_600_000;

/**
 * Tells of a deployment's drift in its one issue: a new one, the one that is open, or the one that was closed last. What somebody closed stays
 * closed until the drift is another one. Throws GitHubError.
 */
export async function tellInIssue(issues: Issues, teller: Teller, told: Told, now: number): Promise<Telling> {
  const open = ownedBy(await issues.issuesBy(teller.author, 'open', Infinity), teller);
  const current = await onlyOne(issues, teller, open);
  if (current !== null) return renew(issues, teller, told, current);
  const last = lastClosed(ownedBy(await issues.issuesBy(teller.author, 'closed', recent), teller));
  if (last === null || isOutdated(last, told, now)) return create(issues, teller, told);
  if (last.marker.digest === told.digest) return leftClosed(last);
  if (isLater(last, teller)) return older(last);
  return ended(await issues.updateIssue(last.number, { title: told.title, body: textOf(teller, told), state: 'open' }));
}

/** Closes the issue of a drift that is gone. Throws GitHubError. */
export async function endInIssue(issues: Issues, teller: Teller, gone: Gone): Promise<Telling> {
  const open = ownedBy(await issues.issuesBy(teller.author, 'open', Infinity), teller);
  const closed = ownedBy(await issues.issuesBy(teller.author, 'closed', recent), teller);
  // One that is open although its drift is gone was opened again by somebody, who may have a reason.
  const outdated = [...open, ...closed].filter(({ marker }) => marker.digest !== null);
  for (const issue of outdated.filter((one) => !isLater(one, teller))) await end(issues, teller, issue, gone);
  return nothingTold;
}

/** The same drift later is a new one, so the first line forgets this one; also where somebody closed the issue before. */
async function end(issues: Issues, teller: Teller, issue: Owned, { line }: Gone): Promise<void> {
  const body = goneText(teller, line, issue);
  await issues.updateIssue(issue.number, issue.open ? { body, state: 'closed', reason: 'completed' } : { body });
  if (issue.open) await issues.commentOnIssue(issue.number, line);
}

const isOutdated = ({ closedAt, marker }: Owned, { digest }: Told, now: number): boolean =>
  marker.digest !== digest && now - (closedAt ?? now) > reusable;

async function renew(issues: Issues, teller: Teller, told: Told, current: Owned): Promise<Telling> {
  if (current.marker.digest === told.digest) return ended(current);
  if (isLater(current, teller)) return older(current);
  return ended(await issues.updateIssue(current.number, { title: told.title, body: textOf(teller, told) }));
}

/** Two runs at the same moment may both find no issue, so each looks again, and the younger issue goes. */
async function create(issues: Issues, teller: Teller, told: Told): Promise<Telling> {
  const made = await createOnce(issues, teller, told);
  const open = ownedBy(await issues.issuesBy(teller.author, 'open', Infinity), teller);
  const kept = (await onlyOne(issues, teller, open)) ?? made;
  if (ownedBy([made], teller).length > 0) return ended(kept);
  return { ...ended(made), warnings: [writtenBy(made, teller)] };
}

/** When no answer came, the issue may be there all the same. */
async function createOnce(issues: Issues, teller: Teller, told: Told): Promise<Page> {
  const body = textOf(teller, told);
  const write = (): Promise<Page> => issues.createIssue({ title: told.title, body, labels: [label] });
  try {
    return await write();
  } catch (error) {
    const isUnknown = error instanceof GitHubError && (error.status === null || error.status >= 500);
    if (!isUnknown) throw error;
    const open = await issues.issuesBy(teller.author, 'open', Infinity);
    return open.find((issue) => issue.body === body) ?? (await write());
  }
}

/** Keeps the oldest of several open issues. */
async function onlyOne(issues: Issues, teller: Teller, open: readonly Owned[]): Promise<Owned | null> {
  const [kept = null, ...doubles] = open;
  for (const { number } of doubles) {
    const line = `The same as #${String(kept?.number ?? 0)}, where it goes on.`;
    const body = `${driftMarker({ ...teller, digest: null })}\n${line}\n`;
    await issues.updateIssue(number, { body, state: 'closed', reason: 'not_planned' });
  }
  return kept;
}

const textOf = (teller: Teller, { digest, body }: Told): string => `${driftMarker({ ...teller, digest })}\n${body}`;

/** What was told stays to be read. */
export const goneText = (teller: Teller, line: string, { body }: Page): string =>
  `${driftMarker({ ...teller, digest: null })}\n${line}\n\n${belowMarker(body)}`;

export const nothingTold: Telling = { url: null, notices: [], warnings: [] };

export const ended = ({ url }: Page): Telling => ({ ...nothingTold, url });

export const older = (page: Page): Telling => ({
  ...ended(page),
  notices: [`${page.url} was left as it is: a newer run has written it.`],
});

export const leftClosed = (page: Page): Telling => ({
  ...ended(page),
  notices: [`${page.url} tells of this drift, and somebody closed it. It stays closed until the drift is another one.`],
});

export const writtenBy = ({ author }: Page, teller: Teller): string =>
  `GitHub says that this was written by ${author.login}, and not by ${teller.author}: set comment-author to that, or every run writes a new one.`;
