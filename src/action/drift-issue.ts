import type { Issue } from '../domain/forge.ts';
import type { Forge } from '../review/forge.ts';
import type { ReviewKey } from '../review/store/review-key.ts';
import { isObject } from '../util/json.ts';
import type { IssueChange, Issues } from '../github/client.ts';

/** The content of the hidden line of a drift issue: its first line, which GitHub does not show. */
type DriftHiddenLine = {
  readonly deployment: string;
  /** Digest of the reported drift; null when there is no more drift. */
  readonly digest: string | null;
};

/** What the issue of a deployment says. */
type DriftReport = DriftHiddenLine & {
  readonly title: string;
  /** The report in Markdown; one line when there is no more drift. */
  readonly body: string;
};

/** The API for issues, and the key that proves which issues ifmatch wrote. */
export type DriftIssues = {
  readonly issues: Pick<Issues, 'createIssue' | 'updateIssue'> & Pick<Forge, 'createComment'>;
  readonly key: ReviewKey;
};

/** The label of drift issues. Only users with triage permission can set labels. */
export const driftLabel = 'ifmatch-drift';

/**
 * Reports the drift of a deployment in the issue of that deployment, or closes the issue if there is no drift. An issue that a person closed stays closed
 * until the drift changes. `labelled`: all issues with the label. Returns the URL of the issue, or null if there is no drift. Throws ForgeError.
 */
export async function writeDriftIssue(
  driftIssues: DriftIssues,
  labelled: readonly Issue[],
  report: DriftReport,
  notes: { readonly notices: Set<string>; readonly warnings: Set<string> },
): Promise<string | null> {
  const { issues, key } = driftIssues;
  const ownIssues = findOwnIssues(labelled, report.deployment, key);
  if (report.digest === null) {
    // An open issue without drift was reopened by a person, who may have a reason.
    for (const issue of ownIssues.filter(({ marker: hiddenLine }) => hiddenLine.digest !== null))
      await closeIssue(driftIssues, issue, report);
    return null;
  }
  const current = ownIssues.find(({ open }) => open) ?? ownIssues[0];
  const text = { title: report.title, body: `${makeDriftHiddenLine(report, key)}\n${report.body}` };
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
  // Without the digest in the first line, the same drift counts as new if it comes back. The report remains readable.
  const previousReport = body.slice(body.indexOf('\n') + 1);
  const change: IssueChange = { body: `${makeDriftHiddenLine(report, key)}\n${report.body}\n\n${previousReport}` };
  await issues.updateIssue(number, open ? { ...change, state: 'closed', state_reason: 'completed' } : change);
  if (open) await issues.createComment(number, report.body, () => Promise.resolve());
}

/** The drift issues of a deployment, oldest first, because a copy of an issue is newer than the original. */
const findOwnIssues = (issues: readonly Issue[], deployment: string, key: ReviewKey) =>
  issues
    .flatMap((issue) => {
      const marker = readDriftHiddenLine(issue.body, key);
      return marker?.deployment === deployment ? [{ ...issue, marker }] : [];
    })
    .toSorted((a, b) => a.number - b.number);

/** Base64url cannot end the HTML comment. The maximum length is enough for any slug. */
const hiddenLinePattern = /^<!-- ifmatch:drift:v1 ([\w-]{1,2000}) ([\w-]{22}) -->\r?(?:\n|$)/;

/** The first line of a drift issue, without its line break. */
export function makeDriftHiddenLine({ deployment, digest }: DriftHiddenLine, key: ReviewKey): string {
  const payload = Buffer.from(JSON.stringify({ deployment, digest })).toString('base64url');
  return `<!-- ifmatch:drift:v1 ${payload} ${key.prove('drift', [payload])} -->`;
}

/** Reads the first line of an issue. Returns null if it is missing or was edited, or was written with another config or token. */
function readDriftHiddenLine(body: string, key: ReviewKey): DriftHiddenLine | null {
  const [, payload = '', signature = ''] = hiddenLinePattern.exec(body) ?? [];
  if (payload === '' || !key.verify(signature, 'drift', [payload])) return null;
  const marker: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  // The signature is valid, so ifmatch wrote the payload.
  return isObject(marker) ? (marker as DriftHiddenLine) : null;
}
