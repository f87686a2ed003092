import type { BundleKind, ObjectId, ObjectKey } from '../domain/bundle.ts';
import type { NotFixed } from '../domain/drift.ts';
import { type ExtraObject, extraObjectAt } from '../domain/extra-fields.ts';
import { type Change, entryOf, type PlannedBundle } from '../domain/plan.ts';
import type { Pointer } from '../domain/problem.ts';
import type { PulledFile, PullOutcome, PullReport, Unsaid } from '../domain/pull.ts';
import { ownerJson, toError, toProblem } from './plan-file.ts';
import { notFixedWords } from './drift.ts';
import { toJson } from './escape.ts';
import { failureLines } from './terminal.ts';
import { problemLines } from './terminal/problems.ts';
import { layout, type Line, paragraphs, raw, type Style, styled, words } from './terminal/text.ts';
import { unmanagedWords } from './report.ts';
import { count, hasSeveralDeployments, problemWords, signs, textOf } from './words.ts';
import { failureOf, nameOf } from './prose.ts';

/** `1 file created, 2 changed`, or `1 file to create, 2 to change`; without zeros. */
function fileWords(files: readonly PulledFile[], isDone: boolean): string {
  const verbs = { create: 'create', update: 'change', delete: 'delete' } as const;
  const counts = (['create', 'update', 'delete'] as const)
    .map((verb) => ({ verb: verbs[verb], number: files.filter((file) => file.verb === verb).length }))
    .filter(({ number }) => number > 0);
  return counts
    .map(({ verb, number }, at) => {
      const what = at === 0 ? count(number, 'file') : String(number);
      return isDone ? `${what} ${verb}d` : `${what} to ${verb}`;
    })
    .join(', ');
}

/** The object of an identity, as in the platform's diff. */
type Named = { readonly object: string; readonly key: ObjectKey; readonly noun: string; readonly name: string };

function namedBy(id: ObjectId, kind: BundleKind): Named {
  if (id.startsWith('slug ')) {
    const slug = id.slice('slug '.length);
    return { object: 'RemediationPolicy', key: { slug }, noun: 'policy', name: slug };
  }
  const [, list, item] = /^item (rulesets|rules|disabled) ([^]*)$/.exec(id) ?? [];
  if (list !== undefined && item !== undefined)
    return { object: 'DetectionPolicy', key: { list, item }, noun: `item of ${list}`, name: item };
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

/** The setting that accepts those fields: `extra_fields: { policy: [priority] }`; null for none. */
function extraFieldsSetting(unsaid: readonly Unsaid[]): string | null {
  const named = new Map<string, Set<string>>();
  for (const { why, pointer, id, kind } of unsaid) {
    const object = why === 'no-field' ? extraObjectAt(pointer, topOf(id, kind)) : null;
    const field = pointer.at(-1);
    if (object !== null && typeof field === 'string')
      named.set(object, (named.get(object) ?? new Set<string>()).add(field));
  }
  const lists = [...named].map(([object, fields]) => `${object}: [${[...fields].toSorted().join(', ')}]`);
  return lists.length === 0 ? null : `extra_fields: { ${lists.join(', ')} }`;
}

function topOf(id: ObjectId, kind: BundleKind): ExtraObject | null {
  if (id.startsWith('slug ')) return 'policy';
  if (id.startsWith('["exception"')) return 'exception';
  return kind === 'remediation' ? null : 'detection';
}

/** Distinct fields that files cannot express, with the number of objects. */
function droppedWords(unsaid: readonly Unsaid[]): { field: string; of: string }[] {
  const dropped = unsaid.filter(({ why }) => why === 'no-field');
  const byField = Map.groupBy(dropped, ({ pointer }) => fieldWords(pointer));
  return [...byField].map(([field, own]) => {
    const named = own.map(({ id, kind }) => namedBy(id, kind));
    const [first = '', ...more] = new Set(named.map(({ noun, name }) => `${noun} ${name}`));
    return { field, of: more.length === 0 ? first : `${first} and ${count(more.length, 'other object')}` };
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

/** A pull for the terminal: a line per file, a sentence, and the next command. Escaped. */
export function renderPullTerminal(outcome: PullOutcome, view: PullView): string {
  return layout('pull' in outcome ? pulledLines(outcome, view) : failedLines(outcome, view), view);
}

function failedLines(outcome: Exclude<PullOutcome, Pulled>, { width }: PullView): Line[] {
  const problems = problemLines(outcome.problems, { width, verbose: true });
  if (outcome.kind === 'invalid') {
    const headline = `Invalid: ${problemWords(outcome.problems)}. Nothing was pulled.`;
    return paragraphs([words(0, styled('red', headline))], problems);
  }
  return paragraphs([words(0, styled('red', 'Nothing was pulled.'))], failureLines(failureOf(outcome.error)), problems);
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
  return raw(0, styled(fileLooks[file.verb], `${signs[file.verb]} `), file.path);
}

const looks = { 'no-changes': 'green', changes: 'yellow', written: 'green', differs: 'red' } as const satisfies Record<
  Pulled['kind'],
  Style
>;

function sentence({ kind, pull }: Pulled, { platform }: PullView): Line {
  const owners = [...Map.groupBy(pull.bundles, ({ deployment }) => deployment.slug)];
  const bundles = owners.map(([slug, own]) => `${slug} (${own.map((one) => one.kind).join(', ')})`).join(', ');
  const from = platform === null ? '' : ` from ${platform}`;
  const says = {
    'no-changes': `In sync${platform === null ? '' : ` with ${platform}`}: ${bundles}.`,
    changes: `Pull of ${bundles}${from}: ${fileWords(pull.files, false)}. Nothing was written.`,
    written: `Pulled ${bundles}${from}: ${fileWords(pull.files, true)}.`,
    differs: `Nothing was pulled: policy files cannot express everything of ${bundles}. The files are unchanged.`,
  } as const;
  return words(0, styled(looks[kind], says[kind]));
}

/** Undeclared bundles, which may change freely. */
function unmanagedLine({ bundles, unmanaged }: PullReport): Line[] {
  const names = unmanagedWords(unmanaged, hasSeveralDeployments([...bundles, ...unmanaged]));
  return names === null
    ? []
    : [words(0, styled('dim', `${textOf(names)}. To pull it too, run \`ifmatch pull --all\`.`))];
}

function droppedLines({ unsaid }: PullReport): Line[] {
  const setting = extraFieldsSetting(unsaid);
  const fix =
    setting === null ? [] : [words(0, styled('cyan', 'fix: '), `to keep it, add to ifmatch.yaml: ${setting}`)];
  const fields = droppedWords(unsaid).map(({ field, of }) =>
    words(0, styled('yellow', 'Policy files have no field '), styled('bold', field), ` of ${of}.`),
  );
  return [...fields, ...fix];
}

/** The most lines; the JSON is complete. */
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

/** Distinct fixes for the reasons; without one, files cannot express the platform's state. */
function curesOf({ unsaid }: PullReport): string[] {
  const cured = unsaid.flatMap(({ why }) => (why === 'no-field' ? [] : cures[why]));
  return cured.length === 0 ? [notSaid] : [...new Set(cured)];
}

const editedMeanwhile = 'The platform was edited during the run. Rerun it.';

const notSaid = 'Change the objects above on the platform so that files can declare them, then rerun.';

const cures = {
  unwritable: notSaid,
  layout: 'Put each YAML entry there on its own lines, then rerun.',
  'unread-file': 'Add a folder for it to "policies" in the config, then rerun.',
} as const satisfies Record<NotFixed, string>;

function unsaidLine({ id, kind, pointer, why }: Unsaid): Line {
  const { noun, name } = namedBy(id, kind);
  const field = pointer.length === 0 ? '' : ` (${fieldWords(pointer)})`;
  return words(2, `${noun} `, styled('bold', name), `${field}: ${why === 'no-field' ? '' : notFixedWords[why]}`);
}

const leftLines = (bundle: PlannedBundle, several: boolean): Line[] =>
  bundle.changes.map((change) => {
    const says = change.says === '' ? '' : `: ${change.says}`;
    return words(2, `${signs[change.verb]} ${textOf(nameOf(change, bundle, several))}${says}`);
  });

function nextLines({ kind, pull }: Pulled, { again, scope, git }: PullView): Line[] {
  if (kind === 'differs' || kind === 'no-changes') return [];
  const ours = (...parts: readonly string[]): string => ['ifmatch', ...parts, again].filter(Boolean).join(' ');
  // A diff does not show untracked files.
  const isNew = pull.files.every(({ verb }) => verb === 'create');
  const look = git === null ? [] : [git(isNew ? 'status' : 'diff')];
  const commands = kind === 'changes' ? [ours('pull', ...scope)] : [...look, ours('preview')];
  return [words(0, 'Next:'), ...commands.map((command) => raw(2, styled('bold', command)))];
}

/** The program and the platform. */
export type PullRun = { readonly tool: string; readonly platform: string | null };

const nothing: PullReport = { bundles: [], files: [], unsaid: [], unmanaged: [] };

/** A pull in the versioned shape for scripts, written field by field: fields not named here are never output. */
export function renderPullJson(outcome: PullOutcome, { tool, platform }: PullRun): string {
  const pull = 'pull' in outcome ? outcome.pull : nothing;
  const differs = outcome.kind === 'differs' ? outcome : null;
  const document = {
    version: 1,
    tool,
    command: 'pull',
    outcome: outcome.kind,
    platform,
    bundles: pull.bundles.map(ownerJson),
    files: pull.files.map(fileJson),
    unsaid: pull.unsaid.map(unsaidJson),
    unmanaged: pull.unmanaged.map(ownerJson),
    left: differs?.left.flatMap(leftJson) ?? [],
    moved: differs?.moved ?? false,
    problems: outcome.problems.map(toProblem),
    error: outcome.kind === 'failed' ? toError(outcome.error) : null,
  };
  return `${toJson(document, 2)}\n`;
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

const changeJson = (change: Change): object => ({ verb: change.verb, ...entryOf(change) });
