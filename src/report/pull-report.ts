import type { Pointer } from '../domain/problem.ts';
import type { PulledFile, PullOutcome, Unsaid } from '../domain/pull.ts';
import { notFixedWords } from './drift-report.ts';
import { hasSeveralDeployments, nameOf, nameOfObject } from './words/names.ts';
import { type Block, list, problemBlock, type Report, reportFrom, text, unmanagedText } from './report.ts';
import { changeWords, doneWords } from './words/summary.ts';
import { joined, say, type Sentence } from '../domain/sentence.ts';
import { signs } from './words/terms.ts';
import { count } from '../util/text.ts';

/** `filters.conditions[].weight`: the same field of several list items counts once. */
const fieldWords = (pointer: Pointer): string =>
  pointer.map((step, index) => (typeof step === 'number' ? '[]' : `${index === 0 ? '' : '.'}${step}`)).join('');

/** Distinct fields that files cannot express, with the number of objects. */
function droppedWords(unsaid: readonly Unsaid[]): Sentence[] {
  const dropped = unsaid.filter(({ why }) => why === 'no-field');
  const byField = Map.groupBy(dropped, ({ pointer }) => fieldWords(pointer));
  return [...byField].map(([field, own]) => {
    const named = own.map(({ object, kind }) => nameOfObject(object, kind));
    const [first = '', ...more] = new Set(named.map(({ noun, name }) => `${noun} ${name}`));
    return say`${field} of ${first}${[more.length === 0 ? '' : ` and ${count(more.length, 'other object')}`]}`;
  });
}

/** A pull that asked the platform. */
export type Pulled = Exclude<PullOutcome, { kind: 'invalid' | 'failed' }>;

/** The result of a pull in one line. */
export function pullHeadline({ kind, pull }: Pulled): Sentence {
  const owners = [...Map.groupBy(pull.bundles, ({ deployment }) => deployment.slug)];
  const bundles = owners.map(([slug, own]) => say`${slug} (${[own.map((one) => one.kind).join(', ')]})`);
  const names = joined(bundles, ', ');
  const numbers = (verb: PulledFile['verb']): number => pull.files.filter((file) => file.verb === verb).length;
  const counts = { creates: numbers('create'), updates: numbers('update'), deletes: numbers('delete') };
  const headlines = {
    'no-changes': say`In sync: ${names}.`,
    changes: say`Pull of ${names} would change the files: ${[changeWords(counts)]}. Nothing was written.`,
    written: say`Pulled ${names} into the files: ${[doneWords(counts)]}.`,
    differs: say`Nothing was pulled: policy files cannot express everything of ${names}. The files are unchanged.`,
  } as const satisfies Record<Pulled['kind'], Sentence>;
  return headlines[kind];
}

/** A pull as a report: files, what they do not express, and how to fix that. */
export function pullReport(outcome: PullOutcome): Report {
  if (!('pull' in outcome)) return reportFrom(outcome, 'command-line');
  const { pull } = outcome;
  const { bundles, files, unmanaged, unsaid } = pull;
  const several = hasSeveralDeployments([...bundles, ...unmanaged]);
  const dropped = droppedWords(unsaid);
  const body = [
    ...(outcome.kind === 'differs' ? differences(outcome, several) : lines('Files', files.map(fileWords))),
    ...problemBlock(outcome.problems),
    ...lines('Policy files have no field', dropped),
    ...text(
      dropped.length === 0 ? [] : ['fix: to keep a field of your platform, add it to "extra_fields" in ifmatch.yaml'],
    ),
    ...unmanagedText(unmanaged, several),
    ...text(unmanaged.length === 0 ? [] : ['To pull it too, run `ifmatch pull --all`.']),
  ];
  return { top: [], body, details: [] };
}

/** A list of any length. */
const lines = (title: string, items: readonly Sentence[]): Block[] =>
  items.length === 0 ? [] : [{ kind: 'list', tone: 'plain', title, items, hint: [] }];

const fileWords = ({ verb, path }: PulledFile): Sentence => say`${[signs[verb]]} ${path}`;

function differences(outcome: Extract<Pulled, { kind: 'differs' }>, several: boolean): Block[] {
  const { pull, left, moved } = outcome;
  const unsaid = pull.unsaid.flatMap((one) => (one.why === 'no-field' ? [] : [{ ...one, why: one.why }]));
  const all = [
    ...unsaid.map(({ object, kind, pointer, why }) => {
      const { noun, name } = nameOfObject(object, kind);
      const field = pointer.length === 0 ? [] : say` (${fieldWords(pointer)})`;
      return say`${[noun]} ${name}${field}: ${[notFixedWords[why]]}`;
    }),
    ...left.flatMap((bundle) =>
      bundle.changes.map(
        (change) => say`${[signs[change.verb]]} ${nameOf(change, bundle, several)}: ${change.message}`,
      ),
    ),
  ];
  const fix = moved ? 'The platform was edited during the run. Rerun it.' : 'fix: Resolve what is listed, then rerun.';
  return [list('Not expressed', 'warning', all), ...text([fix])];
}
