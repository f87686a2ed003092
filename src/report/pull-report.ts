import { isSameBundle } from '../domain/bundle.ts';
import type { Pointer } from '../domain/problem.ts';
import type { PulledFile, PullOutcome, PullReport, InexpressibleField } from '../domain/pull-outcome.ts';
import { joinSentences, say, type Sentence } from '../domain/sentence.ts';
import { pluralize } from '../util/text.ts';
import { type Block, listBlock, problemsBlocks, type Report, textBlocks } from './blocks.ts';
import { notFixedTexts } from './drift-report.ts';
import { reportFacts, undeclaredBlocks } from './outcome-report.ts';
import { positionText, verbSigns } from './words/labels.ts';
import { bundleNames, changeName, describeBundleObject, hasSeveralDeployments } from './words/names.ts';
import { changeCountsText, doneCountsText } from './words/summary.ts';

/** A pull that read the platform. */
export type CompletedPull = Exclude<PullOutcome, { kind: 'invalid' | 'failed' }>;

/** The result of a pull in one line. */
export function pullHeadline({ kind, pull }: CompletedPull): Sentence {
  const byDeployment = Map.groupBy(pull.bundles, ({ deployment }) => deployment.slug);
  const names = joinSentences(
    Array.from(byDeployment, ([slug, bundles]) => say`${slug} (${[bundles.map((bundle) => bundle.kind).join(', ')]})`),
    ', ',
  );
  const countFiles = (verb: PulledFile['verb']): number => pull.files.filter((file) => file.verb === verb).length;
  const counts = { creates: countFiles('create'), updates: countFiles('update'), deletes: countFiles('delete') };
  const incompleteBundles = pull.bundles.filter((bundle) =>
    incompleteFields(pull).some((field) => isSameBundle(field, bundle)),
  );
  const headlines = {
    'no-changes': say`In sync: ${names}.`,
    changes: say`Pull of ${names} would change the files: ${[changeCountsText(counts)]}. Nothing was written.`,
    written: say`Pulled ${names} into the files: ${[doneCountsText(counts)]}.`,
    'partly-written': say`Pulled ${names} into the files, but for ${bundleNames(incompleteBundles, true)}: ${[doneCountsText(counts)]}.`,
    differs: say`Nothing was pulled: policy files cannot express everything of ${names}. The files are unchanged.`,
  } as const satisfies Record<CompletedPull['kind'], Sentence>;
  return headlines[kind];
}

/** A pull as a report: files, what they do not express, and how to fix that. */
export function pullReport(outcome: PullOutcome): Report {
  if (!('pull' in outcome)) return reportFacts(outcome, 'command-line');
  const { bundles, files, undeclared, inexpressible } = outcome.pull;
  const withDeployment = hasSeveralDeployments([...bundles, ...undeclared]);
  const body = [
    ...(outcome.kind === 'differs' ? [] : uncappedListBlocks('Files', files.map(fileSentence))),
    ...differenceBlocks(outcome, withDeployment),
    ...problemsBlocks(outcome.problems),
    ...unknownFieldBlocks(inexpressible),
    ...undeclaredBlocks(undeclared, withDeployment),
    ...textBlocks(undeclared.length === 0 ? [] : ['To pull it too, run `ifmatch pull --all`.']),
  ];
  return { top: [], body, background: [] };
}

const fileSentence = ({ verb, path }: PulledFile): Sentence => say`${[verbSigns[verb]]} ${path}`;

/** A list of any length; no block for an empty one. */
const uncappedListBlocks = (title: string, items: readonly Sentence[], hint: Sentence = []): Block[] =>
  items.length === 0 ? [] : [{ kind: 'list', tone: 'plain', title, items, hint }];

/** Fields of the platform that policy files do not have, with the number of objects. */
function unknownFieldBlocks(inexpressible: readonly InexpressibleField[]): Block[] {
  const withoutField = inexpressible.filter(({ reason }) => reason === 'no-field');
  const byField = Map.groupBy(withoutField, ({ pointer }) => fieldText(pointer));
  const items = Array.from(byField, ([field, ofField]) => {
    const objects = ofField.map(({ object, kind }) => describeBundleObject(object, kind));
    const [first = '', ...others] = new Set(objects.map(({ noun, name }) => `${noun} ${name}`));
    return say`${field} of ${first}${[others.length === 0 ? '' : ` and ${pluralize(others.length, 'other object')}`]}`;
  });
  return uncappedListBlocks('Policy files have no field', items, [
    'To keep a field of your platform, add it to "extra_fields" in ifmatch.yaml.',
  ]);
}

/** `filters.conditions[].weight`: the same field of several list items counts once. */
const fieldText = (pointer: Pointer): string =>
  pointer.map((step, index) => (typeof step === 'number' ? '[]' : `${index === 0 ? '' : '.'}${step}`)).join('');

/** Everything that keeps the pulled files from being equal to the platform. */
function differenceBlocks(outcome: CompletedPull, withDeployment: boolean): Block[] {
  const { remainingChanges, isPlatformChanged } =
    outcome.kind === 'differs' ? outcome : { remainingChanges: [], isPlatformChanged: false };
  const changes = remainingChanges.flatMap((bundle) =>
    bundle.changes.map(
      (change) => say`${[verbSigns[change.verb]]} ${changeName(change, bundle, withDeployment)}: ${change.message}`,
    ),
  );
  const items = [
    ...incompleteFields(outcome.pull).map((field) => inexpressibleSentence(field, withDeployment)),
    ...changes,
  ];
  const hint = isPlatformChanged
    ? 'The platform was edited during the run. Rerun it.'
    : 'Resolve what is listed, then rerun.';
  return outcome.kind !== 'differs' && items.length === 0 ? [] : [listBlock('Not expressed', 'warning', items, [hint])];
}

/** What makes the files of a bundle incomplete. */
const incompleteFields = ({ inexpressible }: PullReport): InexpressibleField[] =>
  inexpressible.filter(({ reason }) => reason !== 'no-field');

function inexpressibleSentence(
  { object, reason: why, pointer, at, ...bundle }: InexpressibleField,
  withDeployment: boolean,
): Sentence {
  const { noun, name } = describeBundleObject(object, bundle.kind);
  const ofDeployment = withDeployment ? say` of ${bundle.deployment.slug}` : [];
  const field = pointer.length === 0 ? [] : say` (${fieldText(pointer)})`;
  const place = at === null ? [] : say`, at ${positionText(at)}`;
  const reason = why === 'no-field' ? '' : notFixedTexts[why];
  return say`${[noun]} ${name}${ofDeployment}${field}${place}: ${[reason]}`;
}
