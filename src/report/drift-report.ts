import {
  countOrigins,
  type Drift,
  type DriftBase,
  type DriftFix,
  type DriftOrigin,
  driftOrigins,
  changesIn,
  type NoBaseReason,
  type NotWritableReason,
  type ThreeWayChange,
} from '../domain/drift.ts';
import type { DriftOutcome } from '../domain/outcome.ts';
import type { BundleReference } from '../domain/review.ts';
import { joinSentences, say, type Sentence } from '../domain/sentence.ts';
import type { TestResult } from '../domain/policy-tests.ts';
import { pluralize } from '../util/text.ts';
import { type Block, changesBlocks, listBlock, problemsBlocks, type Report } from './blocks.ts';
import { type ChangeRow, changeRow, rowDiff } from './change-rows.ts';
import { reportFacts, undeclaredBlocks } from './outcome-report.ts';
import { deploymentOrCount } from './words/headline.ts';
import { positionText } from './words/labels.ts';
import { bundleName, describeChangedObject, hasSeveralDeployments } from './words/names.ts';
import { problemCountsText } from './words/summary.ts';

/** The result in one line. */
export function driftHeadline(outcome: DriftOutcome): Sentence {
  if (outcome.kind === 'invalid') return [`Invalid: ${problemCountsText(outcome.problems)}`];
  if (outcome.kind === 'failed') return ['Failed'];
  const { drift, fix } = outcome;
  if (outcome.kind === 'drift') return say`Drift in ${deploymentOrCount(drift)}: ${[originCountsText(drift)]}`;
  return say`${[fix === null ? 'No drift in' : 'No drift left in']} ${deploymentOrCount(drift)}`;
}

/**
 * The report of drift: the changes by origin, and what to do about each. `repeatedOptions` are the options that its commands repeat; `program` is how this
 * program is started.
 */
export function driftReport(outcome: DriftOutcome, repeatedOptions: string, program = 'ifmatch'): Report {
  if (!('drift' in outcome)) return reportFacts(outcome, 'command-line');
  const { drift, fix } = outcome;
  const commandLine = (command: string): string => `${program} ${command} ${repeatedOptions}`.trimEnd();
  const withDeployment = hasSeveralDeployments([...drift.bundles, ...drift.undeclared]);
  const changes = driftOrigins.flatMap((origin) => {
    const rows = drift.bundles.flatMap((bundle) =>
      bundle.changes
        .filter((driftChange) => driftChange.origin === origin)
        .map((driftChange) => driftRow(driftChange, bundle, withDeployment)),
    );
    const { title, hintSentence } = originTexts[origin];
    return changesBlocks([title], hintSentence(commandLine), rows);
  });
  return {
    top: [...(fix === null ? [] : [fixBlock(fix)]), ...brokenTestsBlocks(outcome.brokenTests, fix !== null)],
    body: [
      ...changes,
      ...problemsBlocks(outcome.problems),
      ...baseTableBlocks(drift, withDeployment),
      ...undeclaredBlocks(drift.undeclared, withDeployment),
    ],
    background: [],
  };
}

/** The tests that an edit on the platform broke. `isWritten`: whether the files have the edit now. */
function brokenTestsBlocks(tests: readonly TestResult[], isWritten: boolean): Block[] {
  if (tests.length === 0) return [];
  const withDeployment = new Set(tests.map(({ deployment }) => deployment)).size > 1;
  const items = tests.map(({ name, deployment, at, why }) => {
    const ofDeployment = withDeployment && deployment !== null ? say` of ${deployment}` : [];
    return say`${name}${ofDeployment} (${positionText(at)}): ${why}`;
  });
  const title = `Edits on the platform break ${pluralize(tests.length, 'test')}`;
  return [listBlock(title, 'danger', items, isWritten ? ['The files have these edits now.'] : [])];
}

/** The row of a change: the edit on the platform if an apply would revert exactly that, else what an apply would do. */
function driftRow(driftChange: ThreeWayChange, bundle: BundleReference, withDeployment: boolean): ChangeRow {
  const { origin, platformEdit, change } = driftChange;
  const isEdit = origin === 'platform' && platformEdit !== null;
  const message = joinSentences(driftChangeSentences(driftChange), '; ');
  const shown = { ...(isEdit ? platformEdit : change), at: change.at, message };
  const title = isEdit ? 'Diff (- files, + platform)' : 'Diff (- platform, + files)';
  return changeRow(shown, bundle, withDeployment, { diffs: [rowDiff(shown, title)] });
}

/** The base of each bundle with drift. */
function baseTableBlocks({ bundles }: Drift, withDeployment: boolean): Block[] {
  const rows = bundles
    .filter(({ changes }) => changes.length > 0)
    .map((bundle): Sentence[] => [bundleName(bundle, withDeployment), baseSentence(bundle.base)]);
  return rows.length === 0 ? [] : [{ kind: 'table', title: 'Compared with', head: ['Bundle', 'Compared with'], rows }];
}

/** `2 edited on the platform, 1 different in the files`; without zeros. */
export function originCountsText(drift: Drift): string {
  const counts = countOrigins(changesIn(drift));
  return driftOrigins
    .filter((origin) => counts[origin] > 0)
    .map((origin) => `${counts[origin]} ${originTexts[origin].title.toLowerCase()}`)
    .join(', ');
}

const originTexts = {
  platform: {
    title: 'Edited on the platform',
    hintSentence: (commandLine) =>
      say`To keep the edit, run ${commandLine('drift --write')}. To revert it, apply the files.`,
  },
  repository: {
    title: 'Different in the files',
    hintSentence: (commandLine) =>
      say`Not applied yet, rolled back on the platform, or newer than these files. Review ${commandLine('preview')}, then apply.`,
  },
  both: {
    title: 'Edited on both sides',
    hintSentence: (commandLine) => say`Edit the files to what you want, review ${commandLine('preview')}, then apply.`,
  },
  unknown: {
    title: 'Of unknown origin',
    hintSentence: (commandLine) =>
      say`For each: write it into the files to keep it, or apply the files to revert it. See ${commandLine('preview')}.`,
  },
} as const satisfies Record<
  DriftOrigin,
  { readonly title: string; readonly hintSentence: (commandLine: (command: string) => string) => Sentence }
>;

/** What happened to an object, without its name. */
export function driftChangeSentences({ origin, platformEdit, change, commitsCompared }: ThreeWayChange): Sentence[] {
  if (origin === 'both' && platformEdit !== null)
    return [say`on the platform: ${platformEdit.message}`, say`applying the files: ${change.message}`];
  const { message } = origin === 'platform' && platformEdit !== null ? platformEdit : change;
  if (commitsCompared === undefined) return [message];
  const commits = pluralize(commitsCompared, 'commit');
  return [
    message,
    [`it also changed in the repository within the last ${commits}, which may not be applied; pass --plan or --base`],
  ];
}

/** What is said if the files are invalid, since nothing can be compared with them. */
export const notCheckedText = 'Drift was not checked: the files are invalid.';

function baseSentence(base: DriftBase): Sentence {
  if (base.kind === 'plan') return say`the plan ${base.path}`;
  if (base.kind === 'none') return [`origin unknown: ${noBaseTexts[base.reason]}`];
  const { short, committedAt, chosenBy, differences } = base;
  if (chosenBy === 'named') return say`commit ${short} of ${[committedAt.slice(0, 10)]}`;
  // Git does not tell what was applied, so a commit that is only the nearest one is not named.
  const which = differences === 0 ? 'that the platform matches' : 'closest to the platform';
  return [`the commit ${which}; whether it was applied is not known`];
}

const passBaseText = 'Pass what was applied last: --plan FILE or --base REF.';

const noBaseTexts = {
  'not-needed': '',
  'no-git': `no commit found here (see \`git log\`). ${passBaseText}`,
  shallow:
    'the clone is shallow and may end before what was applied last. Fetch the whole history (git fetch --unshallow; in a workflow fetch-depth: 0), or pass --plan FILE.',
  unread:
    'this partial clone lacks older commits, and ifmatch does not fetch them. Run `git fetch --refetch --no-filter`, or pass --plan FILE.',
  'no-history': `none of the last 50 commits that touch the policies declares this bundle without errors. ${passBaseText}`,
  'not-in-base': `the commit of --base does not declare this bundle. ${passBaseText}`,
  'not-in-plan': `the plan of --plan does not contain this bundle. ${passBaseText}`,
  'not-applied': `the plan of --plan did not apply this bundle. ${passBaseText}`,
  'partly-live': `the platform does not show the whole live state of this bundle. ${passBaseText}`,
  unanswered: 'the platform rejects what was applied last, or changed meanwhile.',
} as const satisfies Record<NoBaseReason, string>;

/** What was written into the files, and what could not be. */
function fixBlock({ fixed, written, removed, notFixed, expired }: DriftFix): Block {
  const edits = fixed.length === 0 ? [] : [`${pluralize(fixed.length, 'edit')} of the platform`];
  const removals = expired === 0 ? [] : [`the removal of ${pluralize(expired, 'expired exception')}`];
  const done = [...edits, ...removals];
  const title =
    done.length === 0
      ? 'Nothing was written: no edit on the platform could be written into the files.'
      : `Written into the files: ${done.join(' and ')}. Review and commit the changes.`;
  return listBlock(title, done.length === 0 ? 'plain' : 'good', [
    ...written.map((path) => say`wrote ${path}`),
    ...removed.map((path) => say`removed ${path}`),
    ...notFixed.map(({ driftChange, reason }) => {
      const { noun, name } = describeChangedObject(driftChange.change, driftChange.kind);
      return say`left ${[noun]} ${name}: ${[notFixedTexts[reason]]}`;
    }),
  ]);
}

/** Why an edit is not in the files, and what to do. */
export const notFixedTexts = {
  unwritable: 'a policy file cannot express it; change it on the platform',
  shared: 'other deployments share its file; move it into their own folders',
  layout: 'the YAML around it cannot be edited safely; put each entry on its own lines',
} as const satisfies Record<NotWritableReason, string>;
