import type { Issue } from '../domain/github.ts';
import { claimsIn } from '../record/comment-line.ts';
import type { GitHub, IssueChange } from './client.ts';
import { isBy, otherAuthor } from './publish.ts';

/** The first line of our drift issue. Anyone with edit access may have written it: it only decides where we write. */
type DriftMarker = {
  readonly deployment: string;
  /** The config that found it: a digest of its path. */
  readonly config: string;
  /** Of the reported drift; null once that is gone. */
  readonly digest: string | null;
};

/** The drift of a deployment that an author reports. */
type DriftReport = DriftMarker & {
  /** Login that writes our issues, for example `github-actions[bot]`. */
  readonly author: string;
  readonly title: string;
  /** Below the first line; once the drift is gone, one line of Markdown. */
  readonly body: string;
};

const label = 'ifmatch-drift';

/**
 * Reports a deployment's drift in its one issue, which may be closed by now, or closes it. An issue that a person closed stays closed
 * until the drift changes. Returns the URL of the issue, or null. Throws ForgeError.
 */
export async function reportDriftIn(
  issues: Pick<GitHub, 'createIssue' | 'updateIssue' | 'createComment'>,
  seen: readonly Issue[],
  report: DriftReport,
  notes: { readonly notices: Set<string>; readonly warnings: Set<string> },
): Promise<string | null> {
  const ours = ownedBy(seen, report);
  if (report.digest === null) {
    // An open issue without drift was reopened by a person, who may have a reason.
    for (const issue of ours.filter(({ marker }) => marker.digest !== null)) await close(issues, issue, report);
    return null;
  }
  const current = ours.find(({ open }) => open) ?? ours[0];
  const text = { title: report.title, body: `${driftMarker(report)}\n${report.body}` };
  if (current === undefined) {
    const made = await issues.createIssue({ ...text, labels: [label] });
    if (!isBy(made, report.author)) notes.warnings.add(otherAuthor(made, report.author));
    return made.url;
  }
  const { url, number, open } = current;
  if (current.marker.digest !== report.digest)
    await issues.updateIssue(number, open ? text : { ...text, state: 'open' });
  else if (!open)
    notes.notices.add(`${url} reports this drift and was closed. It stays closed until the drift changes.`);
  return url;
}

async function close(
  issues: Pick<GitHub, 'updateIssue' | 'createComment'>,
  { number, body, open }: Issue,
  report: DriftReport,
): Promise<void> {
  // The same drift later is a new one, so the first line drops the digest. The report remains readable.
  const kept = body.slice(body.indexOf('\n') + 1);
  const change: IssueChange = { body: `${driftMarker(report)}\n${report.body}\n\n${kept}` };
  await issues.updateIssue(number, open ? { ...change, state: 'closed', state_reason: 'completed' } : change);
  if (open) await issues.createComment(number, report.body);
}

/** Our issues for a deployment and config, oldest first. */
const ownedBy = (issues: readonly Issue[], { deployment, config, author }: DriftReport) =>
  issues
    .flatMap((issue) => {
      const marker = isBy(issue, author) ? readDriftMarker(issue.body) : null;
      return marker?.deployment === deployment && marker.config === config ? [{ ...issue, marker }] : [];
    })
    .toSorted((a, b) => a.number - b.number);

// Invisible on GitHub. Base64url cannot contain the `>` that would end the HTML comment. No slug needs more characters.
const pattern = /^<!-- ifmatch:drift:v1:([A-Za-z0-9_-]{1,2000}) -->\r?(?:\n|$)/;

/** Without a line break. */
export function driftMarker({ deployment, config, digest }: DriftMarker): string {
  const payload = JSON.stringify({ deployment, config, digest });
  return `<!-- ifmatch:drift:v1:${Buffer.from(payload).toString('base64url')} -->`;
}

/** Reads the line at byte 0; null for any other text, as for an edited line. */
function readDriftMarker(body: string): DriftMarker | null {
  const claims = claimsIn(Buffer.from(pattern.exec(body)?.[1] ?? '', 'base64url')) as Partial<DriftMarker>;
  const { deployment, config, digest } = claims;
  const isWhole = typeof deployment === 'string' && typeof config === 'string' && digest !== undefined;
  return isWhole ? { deployment, config, digest } : null;
}
