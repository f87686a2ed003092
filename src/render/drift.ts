import {
  countOrigins,
  type Drift,
  type DriftBase,
  type DriftFix,
  type DriftOrigin,
  driftOrigins,
  entriesOf,
  type NoBase,
  type NotFixed,
  type ThreeWayChange,
} from '../domain/drift.ts';
import type { Job } from '../domain/github.ts';
import type { Change } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import { escapeMarkdownSpan } from './escape.ts';
import { headlineBlock, plainDetail, printReport } from './markdown.ts';
import { alert, blocks, fit, lines, link, type Markdown, md, nothing, ours, toMarkdown } from './markdown/text.ts';
import { type Item, itemOf, type Report, reportWith, type Section, type Table, unmanagedWords } from './report.ts';
import { failureLines, sectionLines, tableLines } from './terminal.ts';
import { headlineLines } from './terminal/frame.ts';
import { problemLines } from './terminal/problems.ts';
import { layout, type Line, paragraphs, type Style, styled, words } from './terminal/text.ts';
import { byDanger, target } from './verdict.ts';
import { count, foreign, hasSeveralDeployments, type Owner, problemWords, type Sentence, textOf } from './words.ts';
import { diffChange } from './yaml-diff.ts';
import { bundleOf, failureOf, nameOf, objectName, saysOf } from './prose.ts';
import type { DriftOutcome } from '../domain/outcome.ts';

/** The result in one line. */
function driftHeadline(outcome: DriftOutcome): Sentence {
  if (outcome.kind === 'invalid') return [`Invalid: ${problemWords(outcome.problems)}`];
  if (outcome.kind === 'failed') return ['Failed'];
  const { drift, fix } = outcome;
  if (outcome.kind === 'drift') return ['Drift in ', ...target(drift), `: ${originCounts(drift).join(', ')}`];
  return [fix === null ? 'No drift in ' : 'No drift left in ', ...target(drift)];
}

/** Drift as a report: changes by origin, and what to do about each. */
function driftReport(outcome: DriftOutcome, again: string): Report {
  const { problems } = outcome;
  const found = 'drift' in outcome ? outcome.drift : null;
  const failure = outcome.kind === 'failed' ? failureOf(outcome.error) : null;
  const headline = driftHeadline(outcome);
  if (found === null) {
    const notes: Sentence[] = outcome.kind === 'invalid' ? [[notLookedAt]] : [];
    return reportWith({ headline, problems, failure, notes });
  }
  const several = hasSeveralDeployments([...found.bundles, ...found.unmanaged]);
  const unmanaged = unmanagedWords(found.unmanaged, several);
  const sections = driftOrigins.map((origin) => originSection(origin, found, again, several));
  return reportWith({
    headline,
    problems,
    sections: sections.filter(({ items }) => items.length > 0),
    results: baseTable(found, several),
    notes: unmanaged === null ? [] : [unmanaged],
  });
}

function originSection(origin: DriftOrigin, drift: Drift, again: string, several: boolean): Section {
  const items = drift.bundles.flatMap((owner) =>
    owner.entries.filter((entry) => entry.origin === origin).map((entry) => driftItem(entry, owner, several)),
  );
  return {
    id: 'drift',
    title: [titles[origin]],
    says: [nextSteps[origin](again)],
    items: items.toSorted((a, b) => byDanger(a.change, b.change)),
  };
}

function driftItem(entry: ThreeWayChange, owner: Owner, several: boolean): Item {
  const change = shownChange(entry);
  const isEdit = showsEdit(entry);
  return itemOf(change, nameOf(change, owner, several), {
    at: entry.change.verb === 'delete' ? null : entry.change.at,
    says: entrySays(entry).map((says) => saysOf({ ...change, says })),
    diffs: [
      {
        title: isEdit ? 'Diff (- files, + platform)' : 'Diff (- platform, + files)',
        lines: () => diffChange(change),
      },
    ],
  });
}

/** The base of each bundle with drift. */
function baseTable({ bundles }: Drift, several: boolean): Table | null {
  const rows = bundles
    .filter(({ entries }) => entries.length > 0)
    .map((bundle): Sentence[] => {
      const { platform, repository, both, unknown } = countOrigins(bundle.entries);
      const counts = [platform, repository, both, unknown].map((number): Sentence => [String(number)]);
      return [bundleOf(bundle, several), ...counts, baseWords(bundle.base)];
    });
  const head = ['Bundle', 'Edited on the platform', 'Different in the files', 'Both', 'Unknown', 'Last apply'];
  return rows.length === 0 ? null : { caption: 'Drift by bundle', head, rows };
}

/** `2 edited on the platform`, `1 different in the files`; without zeros. */
function originCounts(drift: Drift): string[] {
  const counts = countOrigins(entriesOf(drift));
  return driftOrigins
    .filter((origin) => counts[origin] > 0)
    .map((origin) => `${String(counts[origin])} ${counted[origin]}`);
}

const counted = {
  platform: 'edited on the platform',
  repository: 'different in the files',
  both: 'edited on both sides',
  unknown: 'of unknown origin',
} as const satisfies Record<DriftOrigin, string>;

const titles = {
  platform: 'Edited on the platform',
  repository: 'Different in the files',
  both: 'Edited on both sides',
  unknown: 'Unknown origin',
} as const satisfies Record<DriftOrigin, string>;

const nextSteps = {
  platform: (again) => ['To keep the edit, run ', command('drift --write', again), '. To revert it, apply the files.'],
  repository: (again) => [
    'Not applied yet, rolled back on the platform, or newer than these files. Review ',
    command('preview', again),
    ', then apply.',
  ],
  both: (again) => ['Edit the files to what you want, review ', command('preview', again), ', then apply.'],
  unknown: (again) => [
    'For each: write it into the files to keep it, or apply the files to revert it. See ',
    command('preview', again),
    '.',
  ],
} as const satisfies Record<DriftOrigin, (again: string) => Sentence>;

const command = (name: string, again: string) => foreign(`ifmatch ${name}${again === '' ? '' : ` ${again}`}`);

/** The edit on the platform if known, else what applying the files would do. */
const shownChange = (entry: ThreeWayChange): Change => (showsEdit(entry) ? entry.edit : entry.change);

/** Whether the edit on the platform is shown, from files to platform. */
const showsEdit = (entry: ThreeWayChange): entry is ThreeWayChange & { readonly edit: Change } =>
  entry.origin === 'platform' && entry.edit !== null;

/** What happened to an object, without its name. */
export function entrySays(entry: ThreeWayChange): string[] {
  const { origin, edit, change, changedWithin } = entry;
  const all =
    origin === 'both' && edit !== null
      ? [edit.says && `on the platform: ${edit.says}`, change.says && `applying the files: ${change.says}`]
      : [shownChange(entry).says, changedWithin === undefined ? '' : openWords(changedWithin)];
  return all.filter(Boolean);
}

const openWords = (commits: number): string =>
  `it also changed in the repository within the last ${count(commits, 'commit')}, which may not be applied; pass --plan or --base`;

/** What files that are not accepted keep from being looked at. */
export const notLookedAt = 'Drift was not checked: the files are invalid.';

/** The base, in words. */
function baseWords(base: DriftBase): Sentence {
  if (base.kind === 'plan') return ['last applied: the plan ', foreign(base.path)];
  if (base.kind === 'none') return [noBaseWords[base.why]];
  const which: Sentence = ['last applied: commit ', foreign(base.short), ` of ${base.at.slice(0, 10)}`];
  if (base.chosen === 'named') return which;
  return [...which, base.differs === 0 ? ' (matches the platform)' : ' (closest to the platform)'];
}

const noBaseWords = {
  'not-needed': '',
  'no-git':
    'origin unknown: no commit found here (see `git log`). Pass what was applied last: --plan FILE or --base REF.',
  shallow:
    'origin unknown: the clone is shallow and may end before what was applied last. Fetch the whole history (git fetch --unshallow; in a workflow fetch-depth: 0), or pass --plan FILE.',
  unread:
    'origin unknown: this partial clone lacks older commits, and ifmatch does not fetch them. Run `git fetch --refetch --no-filter`, or pass --plan FILE.',
  'no-history':
    'origin unknown: none of the last 50 commits that touch the policies declares this bundle without errors. Pass what was applied last: --plan FILE or --base REF.',
  'not-in-base': 'origin unknown: the commit of --base does not declare this bundle. Pass another one.',
  'not-in-plan': 'origin unknown: the plan of --plan does not contain this bundle. Pass another one, or --base REF.',
  'not-applied': 'origin unknown: the plan of --plan did not apply this bundle. Pass another one, or --base REF.',
  'partly-live':
    'origin unknown: the platform does not show the whole live state of this bundle. Pass what was applied last: --plan FILE or --base REF.',
  unanswered: 'origin unknown: the platform rejects what was applied last, or changed meanwhile.',
} as const satisfies Record<NoBase, string>;

/** `2 edits of the platform are in the files now: policies/a.yaml.` */
function fixWords({ fixed, written, removed, left }: DriftFix): [string, ...Sentence[]] {
  const others = left.map(leftWords);
  if (fixed.length === 0)
    return ['Nothing was written: no edit on the platform could be written into the files.', ...others];
  const verb = fixed.length === 1 ? 'is' : 'are';
  return [
    `${count(fixed.length, 'edit')} on the platform ${verb} now in the files. Review and commit the changes.`,
    ...written.map((path): Sentence => ['wrote ', foreign(path)]),
    ...removed.map((path): Sentence => ['removed ', foreign(path)]),
    ...others,
  ];
}

export const notFixedWords = {
  unwritable: 'a policy file cannot express it',
  layout: 'the YAML around it cannot be edited safely',
  'unread-file': 'it needs a new file, in a folder that the config does not read',
} as const satisfies Record<NotFixed, string>;

export type DriftTerminalView = {
  /** Name of the platform; null if not queried. */
  readonly platform: string | null;
  /** Options and paths to repeat in the next command. */
  readonly again: string;
  /** Path of the config, if not the default one. */
  readonly config: string | null;
  /** Columns; fewer than 40 count as 40. */
  readonly width: number;
  readonly color: boolean;
  /** Whether diffs are complete. */
  readonly verbose: boolean;
};

export type DriftMarkdownView = {
  /** Options and paths to repeat in the next command. */
  readonly again: string;
  /** Maximum number of characters. GitHub's limit is 65,536 (else 422). */
  readonly budget?: number;
};

/** Drift for the terminal: headline, bases, and by origin the changes and what to do. Plain text, wrapped to the view's width and escaped. */
export function renderDriftTerminal(outcome: DriftOutcome, view: DriftTerminalView): string {
  const report = driftReport(outcome, view.again);
  const fix = 'fix' in outcome ? outcome.fix : null;
  const { sections, notes, failure, results } = report;
  // Headline and headings have the counts.
  const bases =
    results === null ? null : { ...results, rows: results.rows.map((row) => [row[0] ?? [], row.at(-1) ?? []]) };
  const detail = { diffs: true, verbose: view.verbose };
  const all = paragraphs(
    headlineLines(report.headline, looks[outcome.kind], view),
    fix === null ? [] : fixLines(fix),
    tableLines(bases, 2),
    ...sections.map((section) => sectionLines(section, detail)),
    notes.map((note) => words(0, textOf(note))),
    problemLines(outcome.problems, view),
    failure === null ? [] : failureLines(failure),
  );
  return layout(all, view);
}

const looks = { 'in-sync': 'green', drift: 'yellow', invalid: 'red', failed: 'red' } as const satisfies Record<
  DriftOutcome['kind'],
  Style
>;

function fixLines(fix: DriftFix): Line[] {
  const [first, ...more] = fixWords(fix);
  return [
    words(0, styled(fix.fixed.length > 0 ? 'green' : 'yellow', first)),
    ...more.map((line) => words(2, textOf(line))),
  ];
}

function leftWords({ entry, why }: DriftFix['left'][number]): Sentence {
  const { noun, name } = objectName(entry.change, entry.kind);
  return [`left ${noun} `, foreign(name), `: ${notFixedWords[why]}`];
}

/** Below GitHub's 65,536, with a margin for a record and links. */
const markdownBudget = 60_000;

/**
 * Drift as GitHub Markdown for an issue, comment or summary. At most `budget` characters (sensible from 3,000): objects shrink or go as a whole,
 * counts stay. Texts from files or the platform are in code spans.
 */
export function renderDriftMarkdown(outcome: DriftOutcome, view: DriftMarkdownView): string {
  const { again, budget = markdownBudget } = view;
  const report = driftReport(outcome, again);
  const fix = 'fix' in outcome ? outcome.fix : null;
  const fixed = fix === null ? [] : [fixBlock(fix, budget / 8)];
  return printReport({ report, head: [headlineBlock(report), ...fixed] }, plainDetail, budget);
}

function fixBlock(fix: DriftFix, budget: number): Markdown {
  const [first, ...others] = fixWords(fix);
  const { texts, dropped } = fit(
    others.map((one) => ({ rank: 0, sizes: [() => md`- ${toMarkdown(one)}`.text] })),
    budget - first.length - 50,
  );
  const more = dropped.length === 0 ? nothing : ours(`- and ${String(dropped.length)} more`);
  return blocks([ours(first), lines([...texts.map(ours), more])]);
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

/** Below GitHub's 65,536, with a margin for the first line and our own words. */
const issueBudget = 58_000;

/** The title of an issue, without working mentions, references or links. */
export const driftTitle = ({ deployment, drift }: Pick<DriftIssueView, 'deployment' | 'drift'>): string =>
  `Drift in ${plainName(deployment)}: ${originCounts(drift).join(', ')}`;

const plainName = (slug: string): string => slug.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').slice(0, 80);

/** The text of an issue below its first line. Ends with a line break. */
export function renderDriftIssue({ drift, problems, job, again }: DriftIssueView): string {
  const outcome: DriftOutcome = { kind: 'drift', drift, fix: null, problems };
  const report = renderDriftMarkdown(outcome, { again, budget: issueBudget });
  const intro = md`The platform differs from ${job.repository.defaultBranch}. The drift check updates this issue and closes it when they match again.`;
  const foot = md`Found by ${runLink(job)}.`;
  return `${blocks([intro, ours(report.trimEnd()), foot]).text}\n`;
}

/** The line for drift that is gone. */
export const goneLine = ({ job }: Pick<DriftIssueView, 'job'>): string =>
  md`No drift: the platform matches ${job.repository.defaultBranch} (${runLink(job)}).`.text;

/** Links to drift issues and warnings, for the top of a job summary. Empty, or ends with an empty line. */
export function driftLines(urls: readonly string[], warnings: readonly string[]): string {
  const places = urls.map((url) => md`Drift is reported in ${link(md`${url}`, url)}.`);
  const all = [...warnings.map((text) => alert('WARNING', ours(escapeMarkdownSpan(text, 1000)))), ...places];
  return all.length === 0 ? '' : `${blocks(all).text}\n\n`;
}

const runLink = (job: Job): Markdown => link(ours('this run'), job.run.url);
