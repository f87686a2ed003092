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
import type { DriftOutcome } from '../domain/outcome.ts';
import type { TestResult } from '../domain/tests.ts';
import { bundleOf, objectName, hasSeveralDeployments, type Owner } from './words/names.ts';
import { type Block, list, objects, problemBlock, type Report, reportFrom, unmanagedText } from './report.ts';
import { changeDiff, type Item, itemOf } from './items.ts';
import { target } from './words/headline.ts';
import { count } from '../util/text.ts';
import { problemWords } from './words/summary.ts';
import { placeWords } from './words/terms.ts';
import { joined, say, type Sentence } from '../domain/sentence.ts';

/** The result in one line. */
export function driftHeadline(outcome: DriftOutcome): Sentence {
  if (outcome.kind === 'invalid') return [`Invalid: ${problemWords(outcome.problems)}`];
  if (outcome.kind === 'failed') return ['Failed'];
  const { drift, fix } = outcome;
  if (outcome.kind === 'drift') return say`Drift in ${target(drift)}: ${[originCounts(drift)]}`;
  return say`${[fix === null ? 'No drift in' : 'No drift left in']} ${target(drift)}`;
}

/** Drift as a report: changes by origin, and what to do about each. `again`: what its commands repeat. `program`: how it is started. */
export function driftReport(outcome: DriftOutcome, again: string, program = 'ifmatch'): Report {
  if (!('drift' in outcome)) return reportFrom(outcome, 'command-line');
  const { drift, fix } = outcome;
  const commandLine = (name: string): string => `${program} ${name} ${again}`.trimEnd();
  const several = hasSeveralDeployments([...drift.bundles, ...drift.unmanaged]);
  const sections = driftOrigins.flatMap((origin) =>
    objects(
      [origins[origin].title],
      origins[origin].next(commandLine),
      drift.bundles.flatMap((owner) =>
        owner.entries.filter((entry) => entry.origin === origin).map((entry) => driftItem(entry, owner, several)),
      ),
    ),
  );
  return {
    top: [...(fix === null ? [] : [fixList(fix)]), ...brokenList(outcome.brokenTests, fix !== null)],
    body: [
      ...sections,
      ...problemBlock(outcome.problems),
      ...baseTable(drift, several),
      ...unmanagedText(drift.unmanaged, several),
    ],
    details: [],
  };
}

/** The tests that an edit on the platform broke. `isWritten`: whether the files have the edit now. */
function brokenList(tests: readonly TestResult[], isWritten: boolean): Block[] {
  if (tests.length === 0) return [];
  const several = new Set(tests.map(({ deployment }) => deployment)).size > 1;
  const items = tests.map(({ name, deployment, at, why }) => {
    const of = several && deployment !== null ? say` of ${deployment}` : [];
    return say`${name}${of} (${placeWords(at)}): ${why}`;
  });
  const title = `Edits on the platform break ${count(tests.length, 'test')}`;
  return [list(title, 'danger', items, isWritten ? ['The files have these edits now.'] : [])];
}

/** The edit on the platform if only that is known to be reverted, else what applying the files would do. */
function driftItem(entry: ThreeWayChange, owner: Owner, several: boolean): Item {
  const { origin, edit, change } = entry;
  const isEdit = origin === 'platform' && edit !== null;
  const shown = { ...(isEdit ? edit : change), at: change.at, message: joined(entrySays(entry), '; ') };
  const title = isEdit ? 'Diff (- files, + platform)' : 'Diff (- platform, + files)';
  return itemOf(shown, owner, several, { diffs: [changeDiff(shown, title)] });
}

/** The base of each bundle with drift. */
function baseTable({ bundles }: Drift, several: boolean): Block[] {
  const rows = bundles
    .filter(({ entries }) => entries.length > 0)
    .map((bundle): Sentence[] => [bundleOf(bundle, several), baseWords(bundle.base)]);
  return rows.length === 0 ? [] : [{ kind: 'table', title: 'Compared with', head: ['Bundle', 'Compared with'], rows }];
}

/** `2 edited on the platform, 1 different in the files`; without zeros. */
export function originCounts(drift: Drift): string {
  const counts = countOrigins(entriesOf(drift));
  return driftOrigins
    .filter((origin) => counts[origin] > 0)
    .map((origin) => `${counts[origin]} ${origins[origin].title.toLowerCase()}`)
    .join(', ');
}

const origins = {
  platform: {
    title: 'Edited on the platform',
    next: (commandLine) => say`To keep the edit, run ${commandLine('drift --write')}. To revert it, apply the files.`,
  },
  repository: {
    title: 'Different in the files',
    next: (commandLine) =>
      say`Not applied yet, rolled back on the platform, or newer than these files. Review ${commandLine('preview')}, then apply.`,
  },
  both: {
    title: 'Edited on both sides',
    next: (commandLine) => say`Edit the files to what you want, review ${commandLine('preview')}, then apply.`,
  },
  unknown: {
    title: 'Of unknown origin',
    next: (commandLine) =>
      say`For each: write it into the files to keep it, or apply the files to revert it. See ${commandLine('preview')}.`,
  },
} as const satisfies Record<
  DriftOrigin,
  { readonly title: string; readonly next: (commandLine: (name: string) => string) => Sentence }
>;

/** What happened to an object, without its name. */
export function entrySays({ origin, edit, change, changedWithin }: ThreeWayChange): Sentence[] {
  if (origin === 'both' && edit !== null)
    return [say`on the platform: ${edit.message}`, say`applying the files: ${change.message}`];
  const { message } = origin === 'platform' && edit !== null ? edit : change;
  if (changedWithin === undefined) return [message];
  const within = count(changedWithin, 'commit');
  return [
    message,
    [`it also changed in the repository within the last ${within}, which may not be applied; pass --plan or --base`],
  ];
}

/** What files that are not accepted keep from being looked at. */
export const notLookedAt = 'Drift was not checked: the files are invalid.';

/** The base, in words. */
function baseWords(base: DriftBase): Sentence {
  if (base.kind === 'plan') return say`the plan ${base.path}`;
  if (base.kind === 'none') return [`origin unknown: ${noBaseWords[base.why]}`];
  const { short, at, chosen, differs } = base;
  if (chosen === 'named') return say`commit ${short} of ${[at.slice(0, 10)]}`;
  // Git does not tell what was applied, so a commit that is only found there is not named.
  return [
    `the commit ${differs === 0 ? 'that the platform matches' : 'closest to the platform'}; whether it was applied is not known`,
  ];
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
function fixList({ fixed, written, removed, notFixed, expired }: DriftFix): Block {
  const isDone = fixed.length + expired > 0;
  const edits = fixed.length === 0 ? [] : [`${count(fixed.length, 'edit')} of the platform`];
  const removals = expired === 0 ? [] : [`the removal of ${count(expired, 'expired exception')}`];
  const title = isDone
    ? `Written into the files: ${[...edits, ...removals].join(' and ')}. Review and commit the changes.`
    : 'Nothing was written: no edit on the platform could be written into the files.';
  return list(title, isDone ? 'good' : 'plain', [
    ...written.map((path) => say`wrote ${path}`),
    ...removed.map((path) => say`removed ${path}`),
    ...notFixed.map(({ entry, why }) => {
      const { noun, name } = objectName(entry.change, entry.kind);
      return say`left ${[noun]} ${name}: ${[notFixedWords[why]]}`;
    }),
  ]);
}

/** Why an edit is not in the files, and what to do. */
export const notFixedWords = {
  unwritable: 'a policy file cannot express it; change it on the platform',
  shared: 'other deployments share its file; move it into their own folders',
  layout: 'the YAML around it cannot be edited safely; put each entry on its own lines',
} as const satisfies Record<NotFixed, string>;
