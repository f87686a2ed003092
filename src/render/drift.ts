import {
  countOrigins,
  type Drift,
  type DriftBase,
  type DriftBundle,
  type DriftFix,
  type DriftOrigin,
  driftOrigins,
  entriesOf,
  type NoBase,
  type NotFixed,
  type ThreeWayChange,
} from '../domain/drift.ts';
import type { Job } from '../domain/github.ts';
import type { DriftOutcome } from '../domain/outcome.ts';
import type { PullOutcome } from '../domain/pull.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import {
  alert,
  blocks,
  largestBody,
  link,
  type Markdown,
  md,
  ours,
  plainDetail,
  printReport,
  toMarkdown,
} from './markdown.ts';
import { bundleOf, nameOf, objectName } from './names.ts';
import { toJson } from './escape.ts';
import { changeJson, ownerJson, placeJson, toError, toProblem } from './plan-file.ts';
import {
  type Block,
  changeDiff,
  type Item,
  itemOf,
  list,
  objects,
  problemBlock,
  type Report,
  reportFrom,
  unmanagedText,
} from './report.ts';
import { printTerminal } from './terminal.ts';
import type { Where } from './terminal/frame.ts';
import type { Look } from './terminal/text.ts';
import { problemLines } from './terminal/problems.ts';
import { target } from './verdict.ts';
import { count } from '../util/text.ts';
import { hasSeveralDeployments, type Owner, problemWords, say, type Sentence } from './words.ts';

/** The result in one line. */
function driftHeadline(outcome: DriftOutcome): Sentence {
  if (outcome.kind === 'invalid') return [`Invalid: ${problemWords(outcome.problems)}`];
  if (outcome.kind === 'failed') return ['Failed'];
  const { drift, fix } = outcome;
  if (outcome.kind === 'drift') return say`Drift in ${target(drift)}: ${[originCounts(drift)]}`;
  return say`${[fix === null ? 'No drift in' : 'No drift left in']} ${target(drift)}`;
}

/** Drift as a report: changes by origin, and what to do about each. */
function driftReport(outcome: DriftOutcome, again: string): Report {
  if (!('drift' in outcome)) return reportFrom(outcome, 'option');
  const { drift, fix } = outcome;
  const several = hasSeveralDeployments([...drift.bundles, ...drift.unmanaged]);
  const sections = driftOrigins.flatMap((origin) =>
    objects(
      [origins[origin].title],
      origins[origin].next(again),
      drift.bundles.flatMap((owner) =>
        owner.entries.filter((entry) => entry.origin === origin).map((entry) => driftItem(entry, owner, several)),
      ),
    ),
  );
  return {
    top: fix === null ? [] : [fixList(fix)],
    body: [
      ...sections,
      ...problemBlock(outcome.problems),
      ...baseTable(drift, several),
      ...unmanagedText(drift.unmanaged, several),
    ],
    details: [],
  };
}

/** The edit on the platform if only that is known to be reverted, else what applying the files would do. */
function driftItem(entry: ThreeWayChange, owner: Owner, several: boolean): Item {
  const { origin, edit, change } = entry;
  const isEdit = origin === 'platform' && edit !== null;
  const shown = { ...(isEdit ? edit : change), at: change.at, message: entrySays(entry).join('; ') };
  const title = isEdit ? 'Diff (- files, + platform)' : 'Diff (- platform, + files)';
  return itemOf(shown, nameOf(shown, owner, several), { diffs: [changeDiff(shown, title)] });
}

/** The base of each bundle with drift. */
function baseTable({ bundles }: Drift, several: boolean): Block[] {
  const rows = bundles
    .filter(({ entries }) => entries.length > 0)
    .map((bundle): Sentence[] => [bundleOf(bundle, several), baseWords(bundle.base)]);
  return rows.length === 0 ? [] : [{ kind: 'table', title: 'Last apply', head: ['Bundle', 'Last apply'], rows }];
}

/** `2 edited on the platform, 1 different in the files`; without zeros. */
function originCounts(drift: Drift): string {
  const counts = countOrigins(entriesOf(drift));
  return driftOrigins
    .filter((origin) => counts[origin] > 0)
    .map((origin) => `${counts[origin]} ${origins[origin].title.toLowerCase()}`)
    .join(', ');
}

const origins = {
  platform: {
    title: 'Edited on the platform',
    next: (again) => say`To keep the edit, run ${commandLine('drift --write', again)}. To revert it, apply the files.`,
  },
  repository: {
    title: 'Different in the files',
    next: (again) =>
      say`Not applied yet, rolled back on the platform, or newer than these files. Review ${commandLine('preview', again)}, then apply.`,
  },
  both: {
    title: 'Edited on both sides',
    next: (again) => say`Edit the files to what you want, review ${commandLine('preview', again)}, then apply.`,
  },
  unknown: {
    title: 'Of unknown origin',
    next: (again) =>
      say`For each: write it into the files to keep it, or apply the files to revert it. See ${commandLine('preview', again)}.`,
  },
} as const satisfies Record<DriftOrigin, { readonly title: string; readonly next: (again: string) => Sentence }>;

const commandLine = (name: string, again: string): string => `ifmatch ${name}${again === '' ? '' : ` ${again}`}`;

/** What happened to an object, without its name. */
function entrySays({ origin, edit, change, changedWithin }: ThreeWayChange): string[] {
  const all =
    origin === 'both' && edit !== null
      ? [edit.message && `on the platform: ${edit.message}`, change.message && `applying the files: ${change.message}`]
      : [
          (origin === 'platform' && edit !== null ? edit : change).message,
          changedWithin === undefined
            ? ''
            : `it also changed in the repository within the last ${count(changedWithin, 'commit')}, which may not be applied; pass --plan or --base`,
        ];
  return all.filter(Boolean);
}

/** What files that are not accepted keep from being looked at. */
export const notLookedAt = 'Drift was not checked: the files are invalid.';

/** The base, in words. */
function baseWords(base: DriftBase): Sentence {
  if (base.kind === 'plan') return say`the plan ${base.path}`;
  if (base.kind === 'none') return [`origin unknown: ${noBaseWords[base.why]}`];
  const { short, at, chosen, differs } = base;
  const nearest = differs === 0 ? ' (matches the platform)' : ' (closest to the platform)';
  return say`commit ${short} of ${[at.slice(0, 10)]}${[chosen === 'named' ? '' : nearest]}`;
}

const passOther = 'Pass what was applied last: --plan FILE or --base REF.';

const noBaseWords = {
  'not-needed': '',
  'no-git': `no commit found here (see \`git log\`). ${passOther}`,
  shallow:
    'the clone is shallow and may end before what was applied last. Fetch the whole history (git fetch --unshallow; in a workflow fetch-depth: 0), or pass --plan FILE.',
  unread:
    'this partial clone lacks older commits, and ifmatch does not fetch them. Run `git fetch --refetch --no-filter`, or pass --plan FILE.',
  'no-history': `none of the last 50 commits that touch the policies declares this bundle without errors. ${passOther}`,
  'not-in-base': `the commit of --base does not declare this bundle. ${passOther}`,
  'not-in-plan': `the plan of --plan does not contain this bundle. ${passOther}`,
  'not-applied': `the plan of --plan did not apply this bundle. ${passOther}`,
  'partly-live': `the platform does not show the whole live state of this bundle. ${passOther}`,
  unanswered: 'the platform rejects what was applied last, or changed meanwhile.',
} as const satisfies Record<NoBase, string>;

/** What was written into the files, and what could not be. */
function fixList({ fixed, written, removed, left }: DriftFix): Block {
  const isDone = fixed.length > 0;
  const title = isDone
    ? `Written into the files: ${count(fixed.length, 'edit')} of the platform. Review and commit the changes.`
    : 'Nothing was written: no edit on the platform could be written into the files.';
  return list(title, isDone ? 'good' : 'plain', [
    ...written.map((path) => say`wrote ${path}`),
    ...removed.map((path) => say`removed ${path}`),
    ...left.map(({ entry, why }) => {
      const { noun, name } = objectName(entry.change, entry.kind);
      return say`left ${[noun]} ${name}: ${[notFixedWords[why]]}`;
    }),
  ]);
}

/** Why an edit is not in the files, and what to do. */
export const notFixedWords = {
  unwritable: 'a policy file cannot express it; change it on the platform',
  layout: 'the YAML around it cannot be edited safely; put each entry on its own lines',
} as const satisfies Record<NotFixed, string>;

/** `again`: options and paths to repeat in the next command. */
export type DriftTerminalView = Look & Where & { readonly again: string; readonly verbose: boolean };

/** Drift for the terminal: headline, and by origin the changes and what to do. Plain text, wrapped to the view's width and escaped. */
export function renderDriftTerminal(outcome: DriftOutcome, view: DriftTerminalView): string {
  const report = { headline: driftHeadline(outcome), ...driftReport(outcome, view.again) };
  const detail = { problems: problemLines(outcome.problems, view), diffs: true, verbose: view.verbose };
  return printTerminal(outcome.kind, report, detail, [], view);
}

/** Drift as GitHub Markdown for an issue, comment or summary, fitted into GitHub's limit. Texts from files or the platform are in code spans. */
export function renderDriftMarkdown(outcome: DriftOutcome, { again }: Pick<DriftTerminalView, 'again'>): string {
  const head = [md`### ${toMarkdown(driftHeadline(outcome))}`];
  return printReport({ report: driftReport(outcome, again), head }, plainDetail, largestBody);
}

/** The drift of a deployment, and the run that found it. */
export type DriftIssueView = {
  readonly deployment: string;
  readonly drift: Drift;
  readonly problems: readonly LocatedProblem[];
  readonly job: Job;
  /** Options to repeat in a command. */
  readonly again: string;
};

/** The title of an issue, without working mentions, references or links. */
export const driftTitle = ({ deployment, drift }: Pick<DriftIssueView, 'deployment' | 'drift'>): string =>
  `Drift in ${deployment.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').slice(0, 80)}: ${originCounts(drift)}`;

/** For the first line of an issue. */
const issueMargin = 2000;

/** The text of an issue below its first line. Ends with a line break. */
export function renderDriftIssue({ drift, problems, job, again }: DriftIssueView): string {
  const outcome: DriftOutcome = { kind: 'drift', drift, fix: null, problems };
  const head = [
    md`The platform differs from ${job.repository.defaultBranch}. The drift check updates this issue and closes it when they match again.`,
    md`### ${toMarkdown(driftHeadline(outcome))}`,
  ];
  const framed = { report: driftReport(outcome, again), head, foot: md`Found by ${runLink(job)}.` };
  return printReport(framed, plainDetail, largestBody - issueMargin);
}

/** The line for drift that is gone. */
export const goneLine = ({ job }: Pick<DriftIssueView, 'job'>): string =>
  md`No drift: the platform matches ${job.repository.defaultBranch} (${runLink(job)}).`.text;

/** Links to drift issues and warnings, for the top of a job summary. Empty, or ends with an empty line. */
export function driftLines(urls: readonly string[], warnings: readonly string[]): string {
  const all = [
    ...warnings.map((warning) => alert('WARNING', md`${warning}`)),
    ...urls.map((url) => md`Drift is reported in ${link(md`${url}`, url)}.`),
  ];
  return all.length === 0 ? '' : `${blocks(all).text}\n\n`;
}

const runLink = (job: Job): Markdown => link(ours('this run'), job.run.url);

/** The program and the platform. */
export type JsonRun = { readonly tool: string; readonly platform: string | null };

/** Drift in the versioned shape for scripts. */
export function renderDriftJson(outcome: DriftOutcome, run: JsonRun): string {
  const found = 'drift' in outcome ? outcome : null;
  return printJson('drift', outcome, run, {
    digest: found?.drift.digest ?? null,
    summary: found === null ? null : countOrigins(entriesOf(found.drift)),
    bundles: found?.drift.bundles.map(bundleJson) ?? [],
    unmanaged: found?.drift.unmanaged.map(ownerJson) ?? [],
    fix: found?.fix ? fixJson(found.fix) : null,
  });
}

/** A result for scripts, written field by field: fields not named here are never output. */
export const printJson = (
  command: 'drift' | 'pull',
  outcome: DriftOutcome | PullOutcome,
  { tool, platform }: JsonRun,
  facts: object,
): string => {
  const error = 'error' in outcome ? toError(outcome.error) : null;
  const problems = outcome.problems.map(toProblem);
  return `${toJson({ version: 1, tool, command, outcome: outcome.kind, platform, ...facts, problems, error }, 2)}\n`;
};

const bundleJson = ({ deployment, kind, stateVersion, base, digest, entries }: DriftBundle): object => ({
  ...ownerJson({ deployment, kind }),
  state_version: stateVersion,
  base: baseJson(base),
  digest,
  entries: entries.map(entryJson),
});

function baseJson(base: DriftBase): object {
  if (base.kind === 'plan') return { kind: 'plan', path: base.path, digest: base.digest };
  if (base.kind === 'none') return { kind: 'none', why: base.why };
  const { commit, at, chosen, differs } = base;
  return { kind: 'commit', commit, committed_at: at, chosen, differs };
}

const entryJson = (entry: ThreeWayChange): object => ({
  origin: entry.origin,
  ...changeJson(entry.change),
  says: entrySays(entry),
  edit: entry.edit === null ? null : changeJson(entry.edit),
  at: placeJson(entry.change),
});

const fixJson = ({ written, removed, fixed, left }: DriftFix): object => ({
  written: [...written],
  removed: [...removed],
  fixed: fixed.map(({ change }) => ({ object: change.object, key: change.key })),
  left: left.map(({ entry, why }) => ({ object: entry.change.object, key: entry.change.key, why })),
});
