import { begun } from '../domain/json.ts';
import { GitHubError, type GitHubIssues, type Page } from '../domain/github.ts';
import { member, readComment, readPage } from './answers.ts';
import { type Call, listAll } from './call.ts';
import { isBy, isNewer } from './publish.ts';

/** The first line of our drift issue. Anyone with edit access may have written it: it only decides where we write. */
type DriftMarker = {
  readonly deployment: string;
  /** The config that found it: a digest of its path. */
  readonly config: string;
  /** Of the reported drift; null once that is gone. */
  readonly digest: string | null;
  /** The run that wrote it last. */
  readonly run: { readonly id: number; readonly attempt: number };
};

/** The deployment, author and run of a report. */
type Reporter = Omit<DriftMarker, 'digest'> & {
  /** Login that writes our issues, for example `github-actions[bot]`. */
  readonly author: string;
};

/** A report of a deployment's drift. */
type DriftReport = {
  readonly digest: string;
  readonly title: string;
  /** Below the first line. */
  readonly body: string;
};

/** The result: the issue that reports the drift, notices, and warnings; a sentence each. */
export type Reported = {
  readonly url: string | null;
  readonly notices: readonly string[];
  readonly warnings: readonly string[];
};

/** The issues of an author when the run listed them. */
export type SeenIssues = { readonly open: Promise<Page[]>; readonly closed: Promise<Page[]> };

export const seeIssues = (issues: GitHubIssues, author: string): SeenIssues => ({
  open: begun(issues.issuesBy(author, 'open', Infinity)),
  closed: begun(issues.issuesBy(author, 'closed', recent)),
});

const label = 'ifmatch-drift';

/** The number of closed issues of the author to check, last changed first. */
const recent = 500;

/**
 * Reports a deployment's drift in its one issue, which may be closed by now. A closed issue stays closed until the drift changes. Throws
 * GitHubError.
 */
export async function reportInIssue(
  issues: GitHubIssues,
  seen: SeenIssues,
  reporter: Reporter,
  report: DriftReport,
): Promise<Reported> {
  const open = await onlyOne(issues, reporter, ownedBy(await seen.open, reporter));
  const current = open ?? ownedBy(await seen.closed, reporter)[0];
  if (current === undefined) return create(issues, reporter, report);
  const { url, number, marker } = current;
  if (marker.digest === report.digest) return { ...ended(current), notices: open === null ? [leftClosed(url)] : [] };
  if (isLater(current, reporter))
    return { ...ended(current), notices: [`${url} was left as it is: a newer run has written it.`] };
  const change = { title: report.title, body: textOf(reporter, report) };
  return ended(await issues.updateIssue(number, open === null ? { ...change, state: 'open' } : change));
}

/** Closes the issue of a drift that is gone, with one line of Markdown. Throws GitHubError. */
export async function closeIssue(
  issues: GitHubIssues,
  seen: SeenIssues,
  reporter: Reporter,
  line: string,
): Promise<Reported> {
  const open = ownedBy(await seen.open, reporter);
  const closed = ownedBy(await seen.closed, reporter);
  // An open issue without drift was reopened by a person, who may have a reason.
  const outdated = [...open, ...closed].filter(({ marker }) => marker.digest !== null);
  for (const issue of outdated.filter((one) => !isLater(one, reporter))) await end(issues, reporter, issue, line);
  return nothingReported;
}

/** The same drift later is a new one, so the first line drops the digest, even if the issue was already closed. */
async function end(issues: GitHubIssues, reporter: Reporter, issue: Owned, line: string): Promise<void> {
  // The report remains readable.
  const body = `${driftMarker({ ...reporter, digest: null })}\n${line}\n\n${belowMarker(issue.body)}`;
  await issues.updateIssue(issue.number, issue.open ? { body, state: 'closed', reason: 'completed' } : { body });
  if (issue.open) await issues.commentOnIssue(issue.number, line);
}

/** Two concurrent runs may both find no issue, so each checks again and closes the younger one. */
async function create(issues: GitHubIssues, reporter: Reporter, report: DriftReport): Promise<Reported> {
  const made = await createOnce(issues, reporter, report);
  const open = ownedBy(await issues.issuesBy(reporter.author, 'open', Infinity), reporter);
  const kept = (await onlyOne(issues, reporter, open)) ?? made;
  if (ownedBy([made], reporter).length > 0) return ended(kept);
  return { ...ended(made), warnings: [writtenBy(made, reporter)] };
}

/** Without an answer, the issue may exist all the same. */
async function createOnce(issues: GitHubIssues, reporter: Reporter, report: DriftReport): Promise<Page> {
  const body = textOf(reporter, report);
  const write = (): Promise<Page> => issues.createIssue({ title: report.title, body, labels: [label] });
  try {
    return await write();
  } catch (error) {
    const isUnknown = error instanceof GitHubError && (error.status === null || error.status >= 500);
    if (!isUnknown) throw error;
    const open = await issues.issuesBy(reporter.author, 'open', Infinity);
    return open.find((issue) => issue.body === body) ?? (await write());
  }
}

/** Keeps the oldest of several open issues. */
async function onlyOne(issues: GitHubIssues, reporter: Reporter, open: readonly Owned[]): Promise<Owned | null> {
  const [kept = null, ...doubles] = open;
  for (const { number } of doubles) {
    const line = `Duplicate of #${String(kept?.number ?? 0)}.`;
    const body = `${driftMarker({ ...reporter, digest: null })}\n${line}\n`;
    await issues.updateIssue(number, { body, state: 'closed', reason: 'not_planned' });
  }
  return kept;
}

const textOf = (reporter: Reporter, { digest, body }: DriftReport): string =>
  `${driftMarker({ ...reporter, digest })}\n${body}`;

const nothingReported: Reported = { url: null, notices: [], warnings: [] };

const ended = ({ url }: Page): Reported => ({ ...nothingReported, url });

const leftClosed = (url: string): string =>
  `${url} reports this drift, and somebody closed it. It stays closed until the drift changes.`;

const writtenBy = ({ author }: Page, reporter: Reporter): string =>
  `GitHub reports the author ${author.login}, not ${reporter.author}. Set comment-author to ${author.login}, or every run creates a new issue.`;

/** An issue of ours, with its parsed first line. */
type Owned = Page & { readonly marker: DriftMarker };

/** Our issues for a deployment and config, oldest first. */
const ownedBy = (pages: readonly Page[], { deployment, config, author }: Reporter): Owned[] =>
  pages
    .flatMap((page) => {
      const marker = isBy(page, author) ? readDriftMarker(page.body) : null;
      return marker?.deployment === deployment && marker.config === config ? [{ ...page, marker }] : [];
    })
    .toSorted((a, b) => a.number - b.number);

/** Whether a later run, or a later attempt, wrote an issue. */
const isLater = ({ marker }: Owned, { run }: Reporter): boolean => isNewer(marker.run, run);

// Invisible on GitHub. Base64url cannot contain the `>` that would end the HTML comment. No slug needs more characters.
const pattern = /^<!-- ifmatch:drift:v1:([A-Za-z0-9_-]{1,2000}) -->\r?(?:\n|$)/;

/** Without a line break. */
export function driftMarker({ deployment, config, digest, run: { id, attempt } }: DriftMarker): string {
  const payload = JSON.stringify({ deployment, config, digest, run: { id, attempt } });
  return `<!-- ifmatch:drift:v1:${Buffer.from(payload).toString('base64url')} -->`;
}

/** Reads the line at byte 0; null for any other text. Never throws. */
export function readDriftMarker(body: string): DriftMarker | null {
  try {
    const claims = Buffer.from(pattern.exec(body)?.[1] ?? '', 'base64url').toString('utf8');
    const { deployment, config, digest, run } = JSON.parse(claims) as Partial<DriftMarker>;
    const isWhole =
      typeof deployment === 'string' &&
      typeof config === 'string' &&
      (digest === null || typeof digest === 'string') &&
      [run?.id, run?.attempt].every((count) => Number.isSafeInteger(count) && Number(count) > 0);
    return isWhole && run !== undefined ? { deployment, config, digest, run } : null;
  } catch {
    // An edited line is no longer ours.
    return null;
  }
}

/** The text below the first line. */
const belowMarker = (body: string): string => body.slice(body.indexOf('\n') + 1);

/** The issues of a repository. */
export const openIssues = (call: Call): GitHubIssues => ({
  issuesBy: async (author, state, limit) => {
    const found = await listAll(call, {
      id: 'issues',
      about: author,
      parameters: { creator: author, state, sort: 'updated', direction: 'desc' },
      read: (spot) => (member(spot, 'pull_request').value === undefined ? readPage(spot) : null),
      limit,
    });
    return found.filter((page) => page !== null);
  },
  createIssue: async ({ title, body, labels }) =>
    (await call('createIssue', null, { title, body, labels }, readPage)).value,
  updateIssue: async (number, { reason, ...change }) => {
    const parameters = { issue_number: number, ...change, ...(reason === undefined ? {} : { state_reason: reason }) };
    return (await call('updateIssue', `#${String(number)}`, parameters, readPage)).value;
  },
  commentOnIssue: async (number, body) =>
    (await call('commentOnIssue', `#${String(number)}`, { issue_number: number, body }, readComment)).value,
});
