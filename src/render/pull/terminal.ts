import type { NotFixed } from '../../domain/drift.ts';
import type { PlannedBundle } from '../../domain/plan.ts';
import type { PullReport, PulledFile, PullOutcome, Unsaid } from '../../domain/pull.ts';
import { notFixedWords } from '../drift/words.ts';
import { layout } from '../terminal/layout.ts';
import { type Line, paragraphs, raw, type Style, styled, words } from '../terminal/line.ts';
import { problemLines } from '../terminal/problems.ts';
import { hasSeveralDeployments } from '../words/bundle-name.ts';
import { problemWords } from '../words/counts.ts';
import { failureOf } from '../words/failure.ts';
import { signs } from '../words/labels.ts';
import { objectName } from '../words/object-name.ts';
import {
  bundleWords,
  droppedWords,
  extraFieldsSetting,
  fieldWords,
  fileSigns,
  fileWords,
  namedBy,
  objectWords,
} from './words.ts';

export type PullView = {
  readonly width: number;
  readonly color: boolean;
  /** What was asked; null when nothing was. */
  readonly platform: string | null;
  /** Nothing but the result: no next commands. */
  readonly quiet: boolean;
  /** Options of the next command, as they were typed. */
  readonly again: string;
  /** Those that only a pull takes: without them it would write something else than was told. */
  readonly scope: readonly ('--all' | '--single')[];
  /** The next command of git, with the folder that it is about; null outside of any repository. */
  readonly git: ((command: 'diff' | 'status') => string) | null;
};

type Pulled = Exclude<PullOutcome, { kind: 'invalid' | 'failed' }>;

/** A pull for a person at a terminal: each file on a line, a sentence, and what to run next. Nothing in it can act on the terminal. */
export function renderPullTerminal(outcome: PullOutcome, view: PullView): string {
  return layout('pull' in outcome ? pulledLines(outcome, view) : failedLines(outcome, view), view);
}

function failedLines(outcome: Exclude<PullOutcome, Pulled>, { width }: PullView): Line[] {
  const problems = problemLines(outcome.problems, { width, verbose: true });
  if (outcome.kind === 'invalid') {
    const headline = `Not valid: ${problemWords(outcome.problems)}. Nothing was pulled.`;
    return paragraphs([words(0, styled('red', headline))], problems);
  }
  const { message, hint, facts } = failureOf(outcome.error);
  return paragraphs(
    [
      words(0, styled('red', 'Nothing was pulled: '), message),
      ...(facts.length === 0 ? [] : [words(2, styled('dim', facts.join(', ')))]),
      ...(hint === null ? [] : [words(2, styled('cyan', 'fix: '), hint)]),
    ],
    problems,
  );
}

function pulledLines(outcome: Pulled, view: PullView): Line[] {
  const { pull } = outcome;
  const isDone = outcome.kind !== 'differs';
  return paragraphs(
    isDone ? pull.files.map(fileLine) : [],
    [sentence(outcome, view), ...unmanagedLine(pull), ...droppedLines(pull)],
    isDone ? [] : differenceLines(outcome, view),
    view.quiet ? [] : nextLines(outcome, view),
  );
}

const fileLooks = { create: 'green', update: 'yellow', delete: 'red' } as const satisfies Record<
  PulledFile['verb'],
  Style
>;

function fileLine(file: PulledFile): Line {
  const objects = objectWords(file);
  const sign = styled(fileLooks[file.verb], `${fileSigns[file.verb]} `);
  return raw(0, sign, file.path, objects === '' ? '' : styled('dim', ` (${objects})`));
}

const looks = { 'no-changes': 'green', changes: 'yellow', written: 'green', differs: 'red' } as const satisfies Record<
  Pulled['kind'],
  Style
>;

function sentence({ kind, pull }: Pulled, { platform }: PullView): Line {
  const slugs = [...new Set(pull.bundles.map(({ deployment }) => deployment.slug))].join(', ');
  const from = `${slugs}${platform === null ? '' : ` on ${platform}`}`;
  const bundles = bundleWords(pull.bundles, pull);
  const says = {
    'no-changes': `In sync: the files say what ${from} has (${bundles}).`,
    changes: `A pull of ${bundles} of ${from} would leave ${fileWords(pull.files)}. Nothing was written.`,
    written: `Pulled ${bundles} of ${from}: ${fileWords(pull.files)}.`,
    differs: `Nothing was pulled: the files would not say all that ${from} has. They are as they were.`,
  } as const;
  return words(0, styled(looks[kind], says[kind]));
}

/** What nobody declares may change as it likes. */
function unmanagedLine(pull: PullReport): Line[] {
  if (pull.unmanaged.length === 0) return [];
  const names = bundleWords(pull.unmanaged, pull);
  return [
    words(0, styled('dim', `Left alone, for no file declares it: ${names}. \`ifmatch pull --all\` pulls it too.`)),
  ];
}

function droppedLines({ unsaid }: PullReport): Line[] {
  const setting = extraFieldsSetting(unsaid);
  const fix =
    setting === null ? [] : [words(0, styled('cyan', 'fix: '), `to keep it, add to ifmatch.yaml: ${setting}`)];
  const fields = droppedWords(unsaid).map(({ field, of }) =>
    words(0, styled('yellow', 'Files have no place for '), styled('bold', field), ` of ${of}.`),
  );
  return [...fields, ...fix];
}

/** No more than a person reads; the JSON has them all. */
const most = 50;

function differenceLines(outcome: Extract<Pulled, { kind: 'differs' }>, { width }: PullView): Line[] {
  const { pull, left, moved, problems } = outcome;
  const several = hasSeveralDeployments([...pull.bundles, ...pull.unmanaged]);
  const all = [
    ...pull.unsaid.filter(({ why }) => why !== 'no-field').map(unsaidLine),
    ...left.flatMap((one) => leftLines(one, several)),
  ];
  const more = all.length > most ? [words(2, `and ${String(all.length - most)} more`)] : [];
  const fixes = moved ? [editedMeanwhile] : curesOf(pull);
  return paragraphs(
    [...all.slice(0, most), ...more],
    problemLines(problems, { width, verbose: true }),
    fixes.map((fix) => words(0, styled('cyan', 'fix: '), fix)),
  );
}

/** What helps against each reason, once; where there is none, a file cannot say what the platform has. */
function curesOf({ unsaid }: PullReport): string[] {
  const cured = unsaid.flatMap(({ why }) => (why === 'no-field' ? [] : cures[why]));
  return cured.length === 0 ? [notSaid] : [...new Set(cured)];
}

const editedMeanwhile = 'Somebody edited the platform meanwhile. Run it again.';
const notSaid =
  'Change on the platform what is named here so that files can say it, then run it again; a dry run of the files has to come back empty.';
const cures = {
  unwritable: notSaid,
  repeated: notSaid,
  layout: 'Lay out the YAML there plainly, each entry on lines of its own, then run it again.',
  'too-large': 'Split the file in two, then run it again.',
  'unread-file': 'Name a folder for it under "policies" in the config, then run it again.',
  'no-file': 'Declare what it belongs to in a file, then run it again.',
  'broken-file': 'Mend the errors in its file, then run it again.',
} as const satisfies Record<NotFixed, string>;

function unsaidLine({ id, kind, pointer, why }: Unsaid): Line {
  const { noun, name } = namedBy(id, kind);
  const field = pointer.length === 0 ? '' : ` (${fieldWords(pointer)})`;
  return words(2, `${noun} `, styled('bold', name), `${field}: ${why === 'no-field' ? '' : notFixedWords[why]}`);
}

const leftLines = ({ changes, kind, deployment }: PlannedBundle, several: boolean): Line[] =>
  changes.map((change) => {
    const { noun, name } = objectName(change, kind);
    const owner = several ? ` of ${deployment.slug}` : '';
    const says = change.says === '' ? '' : `: ${change.says}`;
    return words(2, `${signs[change.verb]} ${noun} `, styled('bold', name), `${owner}${says}`);
  });

function nextLines({ kind, pull }: Pulled, { again, scope, git }: PullView): Line[] {
  if (kind === 'differs' || kind === 'no-changes') return [];
  const ours = (...parts: readonly string[]): string => ['ifmatch', ...parts, again].filter(Boolean).join(' ');
  // A diff shows no file that git does not know yet.
  const isNew = pull.files.every(({ verb }) => verb === 'create');
  const look = git === null ? [] : [git(isNew ? 'status' : 'diff')];
  const commands = kind === 'changes' ? [ours('pull', ...scope)] : [...look, ours('preview')];
  return [words(0, 'Next:'), ...commands.map((command) => raw(2, styled('bold', command)))];
}
