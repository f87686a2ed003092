import type { Issue } from '../domain/forge.ts';
import type { Forge } from '../review/forge.ts';
import type { ReviewKey } from '../review/key.ts';
import { isObject } from '../util/json.ts';
import type { IssueChange, Issues } from './client.ts';

/** The first line of our drift issue. */
type DriftMarker = {
  readonly deployment: string;
  /** Of the reported drift; null once that is gone. */
  readonly digest: string | null;
};

/** The drift of a deployment. */
type DriftReport = DriftMarker & {
  readonly title: string;
  /** Below the first line; once the drift is gone, one line of Markdown. */
  readonly body: string;
};

/** The issues in which drift is reported, and the key that tells which of them are ours. */
export type DriftIssues = {
  readonly issues: Pick<Issues, 'createIssue' | 'updateIssue'> & Pick<Forge, 'createComment'>;
  readonly key: ReviewKey;
};

/** The label of our issues: only people with triage rights can set one. */
export const driftLabel = 'ifmatch-drift';

/**
 * Reports a deployment's drift in its one issue, which may be closed by now, or closes it. An issue that a person closed stays closed
 * until the drift changes. Returns the URL of the issue, or null. Throws ForgeError.
 */
export async function reportDriftIn(
  place: DriftIssues,
  labelled: readonly Issue[],
  report: DriftReport,
  notes: { readonly notices: Set<string>; readonly warnings: Set<string> },
): Promise<string | null> {
  const { issues, key } = place;
  const ours = issuesOf(labelled, report.deployment, key);
  if (report.digest === null) {
    // An open issue without drift was reopened by a person, who may have a reason.
    for (const issue of ours.filter(({ marker }) => marker.digest !== null)) await closeIssue(place, issue, report);
    return null;
  }
  const current = ours.find(({ open }) => open) ?? ours[0];
  const text = { title: report.title, body: `${driftMarker(report, key)}\n${report.body}` };
  if (current === undefined) {
    return (await issues.createIssue({ ...text, labels: [driftLabel] })).url;
  }
  const { url, number, open } = current;
  if (current.marker.digest !== report.digest)
    await issues.updateIssue(number, open ? text : { ...text, state: 'open' });
  else if (!open)
    notes.notices.add(`${url} reports this drift and was closed. It stays closed until the drift changes.`);
  return url;
}

async function closeIssue(
  { issues, key }: DriftIssues,
  { number, body, open }: Issue,
  report: DriftReport,
): Promise<void> {
  // The same drift later is a new one, so the first line drops the digest. The report remains readable.
  const kept = body.slice(body.indexOf('\n') + 1);
  const change: IssueChange = { body: `${driftMarker(report, key)}\n${report.body}\n\n${kept}` };
  await issues.updateIssue(number, open ? { ...change, state: 'closed', state_reason: 'completed' } : change);
  if (open) await issues.createComment(number, report.body, () => Promise.resolve());
}

/** Our issues for a deployment, oldest first: a copy is younger. */
const issuesOf = (issues: readonly Issue[], deployment: string, key: ReviewKey) =>
  issues
    .flatMap((issue) => {
      const marker = readDriftMarker(issue.body, key);
      return marker?.deployment === deployment ? [{ ...issue, marker }] : [];
    })
    .toSorted((a, b) => a.number - b.number);

// Invisible on GitHub. Neither base64url nor a space can end the HTML comment. No slug needs more characters.
const pattern = /^<!-- ifmatch:drift:v1 ([\w-]{1,2000}) ([\w-]{22}) -->\r?(?:\n|$)/;

/** Without a line break. */
export function driftMarker({ deployment, digest }: DriftMarker, key: ReviewKey): string {
  const payload = Buffer.from(JSON.stringify({ deployment, digest })).toString('base64url');
  return `<!-- ifmatch:drift:v1 ${payload} ${key.prove('drift', [payload])} -->`;
}

/** Reads the line at byte 0; null for any other text, as for an edited line, or one of another config or token. */
function readDriftMarker(body: string, key: ReviewKey): DriftMarker | null {
  const [, payload = '', seal = ''] = pattern.exec(body) ?? [];
  if (payload === '' || !key.verify(seal, 'drift', [payload])) return null;
  const marker: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  // The seal holds, so the payload is what this program wrote.
  return isObject(marker) ? (marker as DriftMarker) : null;
}
