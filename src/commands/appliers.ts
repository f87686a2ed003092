import { posix } from 'node:path';
import { isObject } from '../domain/json.ts';
import { foldersAbove, type Source, SourceError } from '../domain/problem.ts';
import { readForeign } from '../files/yaml/parse.ts';

export const workflowFolder = '.github/workflows';

/** A workflow that applies policies without approval, on merge or on a schedule. */
export type Applier = {
  readonly path: string;
  readonly by: 'ifmatch' | 'semgrep-policies-gitops' | 'a script';
  /** For our action: its folder, config and deployment as one text. */
  readonly scope: string;
};

/** The repository's workflows, by path, with their texts. */
export const workflowsIn = (source: Source): { readonly path: string; readonly text: string }[] =>
  (source.kind(workflowFolder) === 'folder' ? source.list(workflowFolder) : [])
    .filter(({ name, kind }) => kind === 'file' && /\.ya?ml$/.test(name))
    .map(({ name }) => ({
      path: `${workflowFolder}/${name}`,
      text: textAt(source, `${workflowFolder}/${name}`) ?? '',
    }));

/** Whether a workflow runs on one of these events. Invalid YAML runs on none. */
export function runsOn(events: readonly string[], text: string): boolean {
  const { on } = Object(readForeign(text)) as { on?: unknown };
  const named = typeof on === 'object' && !Array.isArray(on) ? Object.keys(on ?? {}) : [on].flat();
  return events.some((event) => named.includes(event));
}

export const findAppliers = (source: Source): Applier[] =>
  workflowsIn(source).flatMap(({ path, text }) => {
    const [found] = runsOn(['push', 'workflow_run', 'schedule'], text) ? stepsIn(text).flatMap(applierOf) : [];
    // On a schedule, our action only checks for drift.
    const isOurs = found?.by === 'ifmatch' && !runsOn(['push', 'workflow_run'], text);
    return found === undefined || isOurs ? [] : [{ path, ...found }];
  });

/** Workflows that would overwrite each other's policies. Two of ours with different scopes do not clash. */
export const clashesAmong = (appliers: readonly Applier[]): Applier[] =>
  appliers.filter((one) =>
    appliers.some(
      (other) => other !== one && (one.by !== 'ifmatch' || other.by !== 'ifmatch' || one.scope === other.scope),
    ),
  );

/** The message and fix for clashing workflows. */
export const clashWords = (clashing: readonly Applier[]): { readonly says: string; readonly fix: string } => ({
  says: `${String(clashing.length)} workflows apply policies and would overwrite each other: ${clashing.map(({ path, by }) => `${path} (${by})`).join(', ')}.`,
  fix: `Keep one and disable the others, for example with \`gh workflow disable ${posix.basename(toDisable(clashing)?.path ?? '')}\`.`,
});

/** Prefers another tool's workflow over ours. */
const toDisable = (clashing: readonly Applier[]): Applier | undefined =>
  clashing.find(({ by }) => by !== 'ifmatch') ?? clashing.at(-1);

type Step = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The steps of every job; a call of a reusable workflow counts as one step. */
function stepsIn(text: string): Step[] {
  const { jobs } = Object(readForeign(text)) as { jobs?: unknown };
  return Object.values(Object(jobs) as object).flatMap((job: unknown) =>
    isObject(job) ? [job, ...listOf(job['steps']).filter(isObject)] : [],
  );
}

function applierOf({ uses, run, with: inputs }: Step): Omit<Applier, 'path'>[] {
  const [action, given, script] = [textOf(uses), isObject(inputs) ? inputs : {}, textOf(run)];
  if (/^[\w.-]+\/ifmatch@/.test(action)) {
    const scope = ['working-directory', 'config', 'deployment'].map((name) => textOf(given[name])).join('\n');
    const looksOnly = ['validate', 'preview', 'drift'].includes(textOf(given['command']));
    return looksOnly ? [] : [{ by: 'ifmatch', scope: scope === '.\n\n' ? '\n\n' : scope }];
  }
  const said = `${script}\n${textOf(given['script'])}`;
  if (/\bifmatch(?:@\S+)? apply\b/.test(said)) return [{ by: 'ifmatch', scope: said }];
  // The vendor's sample: `python -m reconciler.cli apply`.
  if (/semgrep-policies-gitops/.test(action) || /\breconciler(?:\.cli)?\b.*\bapply\b/.test(said))
    return [{ by: 'semgrep-policies-gitops', scope: '' }];
  return /api\/policies\/v2\//.test(said) && /\bput\b/i.test(said) ? [{ by: 'a script', scope: '' }] : [];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What exists at a path: nothing, a text, or something that must not be read or written. */
type Existing = { readonly text: string } | { readonly unsafe: string } | null;

/** In bytes; far above any file that is written. */
const limit = 1024 * 1024;

/** Reads a path, never through a symbolic link, since the target may be outside the repository. */
export function readExisting(source: Source, path: string): Existing {
  for (const folder of foldersAbove(path)) {
    const kind = source.kind(folder);
    if (kind === 'symlink') return { unsafe: `${folder} is a symbolic link, and nothing is written through one` };
    if (kind === 'file' || kind === 'other') return { unsafe: `${folder} is not a folder` };
  }
  const kind = source.kind(path);
  if (kind === 'missing') return null;
  if (kind === 'symlink') return { unsafe: 'it is a symbolic link, and nothing is written through one' };
  if (kind !== 'file') return { unsafe: 'it is not a regular file' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(source.read(path, limit)) };
  } catch (error) {
    if (error instanceof TypeError) return { unsafe: 'it is not UTF-8 text' };
    if (error instanceof SourceError) return { unsafe: `it cannot be read: ${error.why}` };
    throw error;
  }
}

/** The text of a regular file, or null. */
export function textAt(source: Source, path: string): string | null {
  const there = readExisting(source, path);
  return there !== null && 'text' in there ? there.text : null;
}
