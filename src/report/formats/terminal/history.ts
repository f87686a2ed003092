import type { Approver } from '../../../domain/forge.ts';
import {
  type History,
  type HistoryChange,
  type HistoryEntry,
  type HistoryPull,
  countOmittedChanges,
} from '../../../domain/history.ts';
import { pluralize } from '../../../util/text.ts';
import { verbSigns } from '../../words/labels.ts';
import { layout, type Layout, type Line, paragraphs, styled, textLine } from './layout.ts';

/** A paragraph for each entry. `emptyText`: what is printed without entries. */
export function renderHistory({ entries }: History, view: Layout & { readonly emptyText: string }): string {
  if (entries.length === 0) return `${view.emptyText}\n`;
  const deployments = entries.flatMap(({ bundles }) => bundles.map(({ deployment }) => deployment.slug));
  const withDeployment = new Set(deployments).size > 1;
  return layout(paragraphs(...entries.map((entry) => entryLines(entry, withDeployment))), view);
}

function entryLines(entry: HistoryEntry, withDeployment: boolean): Line[] {
  const { pull, source, planDigest, run } = entry;
  const omitted = countOmittedChanges(entry);
  const planAndRun = [`plan ${planDigest?.slice(0, 19) ?? 'not known'}`, ...(run === null ? [] : [run])].join(', ');
  return [
    headLine(entry),
    ...(pull === null ? [] : [textLine(2, mergeText(pull, entry))]),
    ...(source === null || pull === null ? [] : [textLine(2, `in ${source}`)]),
    ...entry.changes.map((change) => changeLine(change, withDeployment)),
    ...(omitted === 0 ? [] : [textLine(2, `and ${pluralize(omitted, 'more change')}`)]),
    textLine(2, styled('dim', planAndRun)),
    ...(entry.isVerified ? [] : [textLine(2, styled('yellow', 'unverified'))]),
    ...(entry.note === null ? [] : [textLine(2, styled('yellow', 'note: '), entry.note)]),
  ];
}

function headLine({ pull, commit, state, appliedAt, source, startedBy, isByHand }: HistoryEntry): Line {
  const name = pull === null ? (source ?? `commit ${shortCommit(commit)}`) : `#${String(pull.number)}`;
  const stateText = styled(stateStyles[state], `${stateLabels[state]}${isByHand ? ' by hand' : ''}`);
  const time = appliedAt === null ? '' : ` ${minuteText(appliedAt)}`;
  const starter = startedBy === null ? '' : `, run started by ${startedBy}`;
  return textLine(0, styled('bold', name), ' ', stateText, `${time}${starter}`);
}

const stateStyles = { applied: 'green', settled: 'green', pending: 'yellow', partial: 'red' } as const;

const stateLabels = {
  applied: 'applied',
  settled: 'settled',
  pending: 'pending',
  partial: 'partly applied',
} as const satisfies Record<HistoryEntry['state'], string>;

const mergeText = ({ author, mergedAt }: HistoryPull, { commit, approvers }: HistoryEntry): string =>
  `merged ${minuteText(mergedAt ?? '')} as ${shortCommit(commit)}, author ${author}, ${approversText(approvers)}`;

function approversText(approvers: readonly Approver[] | null): string {
  if (approvers === null) return 'approvers not known';
  if (approvers.length === 0) return 'approved by nobody';
  return `approved by ${approvers.map(({ login }) => login).join(', ')}`;
}

function changeLine({ verb, object, says, effect, deployment }: HistoryChange, withDeployment: boolean): Line {
  const owner = withDeployment ? `${deployment}: ` : '';
  return textLine(2, `${verbSigns[verb]} ${owner}${object}: ${says}${effect === 'looser' ? ' (looser)' : ''}`);
}

const shortCommit = (commit: string | null): string => (commit ?? '').slice(0, 7);

/** `2026-11-20 12:00 UTC`, of an ISO 8601 time. */
const minuteText = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;
