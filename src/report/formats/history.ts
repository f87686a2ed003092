import type { History, HistoryChange, HistoryEntry, HistoryPull } from '../../domain/history.ts';
import type { Approver } from '../../domain/forge.ts';
import { count } from '../../util/text.ts';
import { toJson } from '../escape.ts';
import { ownerKinds } from './plan-file.ts';
import { layout, type Line, type Look, paragraphs, styled, words } from './terminal/layout.ts';

/** A line of JSON for each entry, field by field. */
export const renderHistoryJson = ({ entries }: History): string =>
  entries.map((entry) => `${toJson(entryJson(entry))}\n`).join('');

const entryJson = (entry: HistoryEntry) => ({
  state: entry.state,
  applied_at: entry.at,
  verified: entry.isVerified,
  note: entry.note,
  commit: entry.commit,
  pull_request: entry.pull?.number ?? null,
  author: entry.pull?.author ?? null,
  merged_at: entry.pull?.mergedAt ?? null,
  approvers: entry.approvers?.map(({ login, commit }) => ({ login, commit })) ?? null,
  run: entry.run,
  started_by: entry.startedBy,
  by_hand: entry.isByHand,
  plan: entry.plan,
  bundles: entry.bundles.map(({ deployment, kind, bundle, diff, stateVersion }) => ({
    deployment: { id: deployment.id, slug: deployment.slug },
    ...ownerKinds[kind],
    state_version: stateVersion,
    bundle_digest: bundle,
    diff_digest: diff,
  })),
  changes: entry.changes.map(({ deployment, kind, verb, object, effect, says }) => ({
    deployment,
    ...ownerKinds[kind],
    verb,
    object,
    effect,
    says,
  })),
  changes_left_out: entry.more,
  source: entry.source,
});

/** A paragraph for each entry. */
export function renderHistory({ entries }: History, { none, ...look }: Look & { readonly none: string }): string {
  if (entries.length === 0) return `${none}\n`;
  const several = new Set(entries.flatMap(({ bundles }) => bundles.map(({ deployment }) => deployment.slug))).size > 1;
  return layout(paragraphs(...entries.map((entry) => entryLines(entry, several))), look);
}

const looks = { applied: 'green', settled: 'green', pending: 'yellow', partial: 'red' } as const;

function entryLines(entry: HistoryEntry, several: boolean): Line[] {
  const { pull, source, plan, run } = entry;
  const found = [`plan ${plan?.slice(0, 19) ?? 'not known'}`, ...(run === null ? [] : [run])];
  return [
    firstLine(entry),
    ...(pull === null ? [] : [words(2, mergedWords(pull, entry))]),
    ...(source === null || pull === null ? [] : [words(2, `in ${source}`)]),
    ...entry.changes.map((change) => changeLine(change, several)),
    ...(entry.more === 0 ? [] : [words(2, `and ${count(entry.more, 'more change')}`)]),
    words(2, styled('dim', found.join(', '))),
    ...(entry.isVerified ? [] : [words(2, styled('yellow', 'unverified'))]),
    ...(entry.note === null ? [] : [words(2, styled('yellow', 'note: '), entry.note)]),
  ];
}

function firstLine({ pull, commit, state, at, source, startedBy, isByHand }: HistoryEntry): Line {
  const name = pull === null ? (source ?? `commit ${short(commit)}`) : `#${String(pull.number)}`;
  const when = at === null ? '' : ` ${minute(at)}`;
  const by = startedBy === null ? '' : `, run started by ${startedBy}`;
  const how = styled(looks[state], `${stateWords[state]}${isByHand ? ' by hand' : ''}`);
  return words(0, styled('bold', name), ' ', how, `${when}${by}`);
}

const mergedWords = ({ author, mergedAt }: HistoryPull, { commit, approvers }: HistoryEntry): string =>
  `merged ${minute(mergedAt ?? '')} as ${short(commit)}, author ${author}, ${approvedBy(approvers)}`;

const stateWords = {
  applied: 'applied',
  settled: 'settled',
  pending: 'pending',
  partial: 'partly applied',
} as const satisfies Record<HistoryEntry['state'], string>;

const signs = { create: '+', update: '~', delete: '-' } as const;

const changeLine = ({ verb, object, says, effect, deployment }: HistoryChange, several: boolean): Line =>
  words(
    2,
    `${signs[verb]} ${several ? `${deployment}: ` : ''}${object}: ${says}${effect === 'looser' ? ' (looser)' : ''}`,
  );

const approvedBy = (approvers: readonly Approver[] | null): string => {
  if (approvers === null) return 'approvers not known';
  return approvers.length === 0
    ? 'approved by nobody'
    : `approved by ${approvers.map(({ login }) => login).join(', ')}`;
};

const short = (commit: string | null): string => (commit ?? '').slice(0, 7);

const minute = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;
