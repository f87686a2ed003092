import type { BundleKind, ObjectId, ObjectKey } from '../domain/bundle.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import type { Pointer } from '../domain/problem.ts';
import type { PulledFile, PullOutcome, PullReport, Unsaid } from '../domain/pull.ts';
import { type JsonRun, notFixedWords, printJson } from './drift.ts';
import { nameOf } from './names.ts';
import { changeJson, ownerJson } from './plan-file.ts';
import { type Block, list, problemBlock, type Report, reportFrom, text, unmanagedText } from './report.ts';
import { printTerminal } from './terminal.ts';
import { nextLines } from './terminal/frame.ts';
import { problemLines } from './terminal/problems.ts';
import type { Line } from './terminal/text.ts';
import { changeWords, doneWords, hasSeveralDeployments, joined, say, type Sentence, signs } from './words.ts';
import { count } from '../util/text.ts';

/** The object of an identity, as in the platform's diff. */
type Named = { readonly object: string; readonly key: ObjectKey; readonly noun: string; readonly name: string };

function namedBy(id: ObjectId, kind: BundleKind): Named {
  if (id.startsWith('slug ')) {
    const slug = id.slice('slug '.length);
    return { object: 'RemediationPolicy', key: { slug }, noun: 'policy', name: slug };
  }
  const [, within, item] = /^item (rulesets|rules|disabled) ([^]*)$/.exec(id) ?? [];
  if (within !== undefined && item !== undefined)
    return { object: 'DetectionPolicy', key: { list: within, item }, noun: `item of ${within}`, name: item };
  if (!id.startsWith('["exception"')) return { object: 'Bundle', key: {}, noun: 'bundle', name: kind };
  const [, scope_type, scope_target, rule, rule_type] = JSON.parse(id) as unknown[];
  const name = [rule_type, rule, 'in', scope_type, scope_target].map(String).join(' ');
  return {
    object: 'DetectionPolicyException',
    key: { scope_type, scope_target, rule, rule_type },
    noun: 'exception',
    name,
  };
}

/** `filters.conditions[].weight`: the same field of several list items counts once. */
const fieldWords = (pointer: Pointer): string =>
  pointer.map((step, index) => (typeof step === 'number' ? '[]' : `${index === 0 ? '' : '.'}${step}`)).join('');

/** Distinct fields that files cannot express, with the number of objects. */
function droppedWords(unsaid: readonly Unsaid[]): Sentence[] {
  const dropped = unsaid.filter(({ why }) => why === 'no-field');
  const byField = Map.groupBy(dropped, ({ pointer }) => fieldWords(pointer));
  return [...byField].map(([field, own]) => {
    const named = own.map(({ id, kind }) => namedBy(id, kind));
    const [first = '', ...more] = new Set(named.map(({ noun, name }) => `${noun} ${name}`));
    return say`${field} of ${first}${[more.length === 0 ? '' : ` and ${count(more.length, 'other object')}`]}`;
  });
}

export type PullView = {
  readonly width: number;
  readonly color: boolean;
  /** Name of the platform; null if not queried. */
  readonly platform: string | null;
  /** Omits the next commands. */
  readonly quiet: boolean;
  /** Options to repeat in the next command. */
  readonly again: string;
  /** Options of pull alone, which change what it writes. */
  readonly scope: readonly ('--all' | '--single')[];
  /** The next git command, with its folder; null outside a repository. */
  readonly git: ((command: 'diff' | 'status') => string) | null;
};

type Pulled = Exclude<PullOutcome, { kind: 'invalid' | 'failed' }>;

/** A pull for the terminal: the result, a line per file, what was left out, and the next command. Escaped. */
export function renderPullTerminal(outcome: PullOutcome, view: PullView): string {
  const problems = problemLines(outcome.problems, { width: view.width, verbose: true });
  const isPulled = 'pull' in outcome;
  const report = { headline: isPulled ? headlineOf(outcome) : ['Nothing was pulled.'], ...pullReport(outcome) };
  const end = isPulled && !view.quiet ? nextOf(outcome, view) : [];
  return printTerminal(outcome.kind, report, { problems, diffs: false, verbose: true }, end, view);
}

function headlineOf({ kind, pull }: Pulled): Sentence {
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
function pullReport(outcome: PullOutcome): Report {
  if (!('pull' in outcome)) return reportFrom(outcome, 'option');
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
  items.length === 0 ? [] : [{ kind: 'list', tone: 'plain', title, items }];

const fileWords = ({ verb, path }: PulledFile): Sentence => say`${[signs[verb]]} ${path}`;

function differences(outcome: Extract<Pulled, { kind: 'differs' }>, several: boolean): Block[] {
  const { pull, left, moved } = outcome;
  const unsaid = pull.unsaid.flatMap((one) => (one.why === 'no-field' ? [] : [{ ...one, why: one.why }]));
  const all = [
    ...unsaid.map(({ id, kind, pointer, why }) => {
      const { noun, name } = namedBy(id, kind);
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

function nextOf({ kind, pull }: Pulled, { again, scope, git }: PullView): Line[] {
  if (kind === 'differs' || kind === 'no-changes') return [];
  const ours = (...parts: readonly string[]): string => ['ifmatch', ...parts, again].filter(Boolean).join(' ');
  // A diff does not show untracked files.
  const isNew = pull.files.every(({ verb }) => verb === 'create');
  const look = git === null ? [] : [git(isNew ? 'status' : 'diff')];
  const commands = kind === 'changes' ? [ours('pull', ...scope)] : [...look, ours('preview')];
  return nextLines('Next:', ...commands);
}

const emptyPull: PullReport = { bundles: [], files: [], unsaid: [], unmanaged: [] };

/** A pull in the versioned shape for scripts. */
export function renderPullJson(outcome: PullOutcome, run: JsonRun): string {
  const pull = 'pull' in outcome ? outcome.pull : emptyPull;
  const differs = outcome.kind === 'differs' ? outcome : null;
  return printJson('pull', outcome, run, {
    bundles: pull.bundles.map(ownerJson),
    files: pull.files.map(fileJson),
    unsaid: pull.unsaid.map(unsaidJson),
    unmanaged: pull.unmanaged.map(ownerJson),
    left: differs?.left.flatMap(leftJson) ?? [],
    moved: differs?.moved ?? false,
  });
}

const fileJson = ({ path, verb, objects }: PulledFile): object => ({
  path,
  verb,
  objects: {
    policies: objects.policy,
    rulesets: objects.ruleset,
    rules: objects.rule,
    disabled: objects['disabled rule'],
    exceptions: objects.exception,
  },
});

function unsaidJson({ id, pointer, why, ...owner }: Unsaid): object {
  const { object, key } = namedBy(id, owner.kind);
  return { ...ownerJson(owner), object, key, pointer: [...pointer], why };
}

const leftJson = ({ changes, ...owner }: PlannedBundle): object[] =>
  changes.map((change) => ({ ...ownerJson(owner), ...changeJson(change) }));
