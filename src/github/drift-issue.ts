import { begun } from '../domain/json.ts';
import type { GitHubIssues, Page } from '../domain/github.ts';
import { member, readComment, readPage } from './answers.ts';
import { type Call, listAll } from './call.ts';
import { isBy } from './publish.ts';

/** The first line of our drift issue. Anyone with edit access may have written it: it only decides where we write. */
type DriftMarker = {
  readonly deployment: string;
  /** The config that found it: a digest of its path. */
  readonly config: string;
  /** Of the reported drift; null once that is gone. */
  readonly digest: string | null;
};

/** The deployment and author of a report. */
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
  const [open] = ownedBy(await seen.open, reporter);
  const current = open ?? ownedBy(await seen.closed, reporter)[0];
  const text = { title: report.title, body: textOf(reporter, report) };
  if (current === undefined) {
    const made = await issues.createIssue({ ...text, labels: [label] });
    return { ...ended(made), warnings: isBy(made, reporter.author) ? [] : [writtenBy(made, reporter)] };
  }
  const { url, number, marker } = current;
  if (marker.digest !== report.digest)
    return ended(await issues.updateIssue(number, open === undefined ? { ...text, state: 'open' } : text));
  return { ...ended(current), notices: open === undefined ? [leftClosed(url)] : [] };
}

/** Closes the issues of a drift that is gone, with one line of Markdown. Throws GitHubError. */
export async function closeIssue(
  issues: GitHubIssues,
  seen: SeenIssues,
  reporter: Reporter,
  line: string,
): Promise<Reported> {
  for (const issue of ownedBy([...(await seen.open), ...(await seen.closed)], reporter)) {
    // An open issue without drift was reopened by a person, who may have a reason.
    if (issue.marker.digest === null) continue;
    // The same drift later is a new one, so the first line drops the digest. The report remains readable.
    const body = `${driftMarker({ ...reporter, digest: null })}\n${line}\n\n${belowMarker(issue.body)}`;
    await issues.updateIssue(issue.number, issue.open ? { body, state: 'closed', reason: 'completed' } : { body });
    if (issue.open) await issues.commentOnIssue(issue.number, line);
  }
  return nothingReported;
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

// Invisible on GitHub. Base64url cannot contain the `>` that would end the HTML comment. No slug needs more characters.
const pattern = /^<!-- ifmatch:drift:v1:([A-Za-z0-9_-]{1,2000}) -->\r?(?:\n|$)/;

/** Without a line break. */
export function driftMarker({ deployment, config, digest }: DriftMarker): string {
  const payload = JSON.stringify({ deployment, config, digest });
  return `<!-- ifmatch:drift:v1:${Buffer.from(payload).toString('base64url')} -->`;
}

/** Reads the line at byte 0; null for any other text. Never throws. */
export function readDriftMarker(body: string): DriftMarker | null {
  try {
    const claims = Buffer.from(pattern.exec(body)?.[1] ?? '', 'base64url').toString('utf8');
    const { deployment, config, digest } = JSON.parse(claims) as Partial<DriftMarker>;
    const isWhole = typeof deployment === 'string' && typeof config === 'string' && digest !== undefined;
    return isWhole ? { deployment, config, digest } : null;
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
