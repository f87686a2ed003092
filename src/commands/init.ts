import { posix } from 'node:path';
import type { Source } from '../domain/problem.ts';
import { editorSchemas, schemaPath } from '../domain/settings.ts';
import { choose, type Given, type Known, lookAround, offer } from './init/choose.ts';
import { readExisting } from './appliers.ts';
import {
  configText,
  type Extended,
  isFolder,
  schemaMapping,
  settingsPath,
  type Site,
  withIgnored,
  withOwners,
  withSchemas,
  workflowFiles,
  type FileStep,
  type FileWrite,
  type SetupChoices,
} from './init/files.ts';
import { pullPolicies } from './init/from-platform.ts';
import { isOurSchema, schemaText } from './schema.ts';
import {
  askToReplace,
  type Look,
  connectText,
  nextCommands,
  notesFor,
  reportSetup,
  showDifference,
  type Way,
  writeFiles,
} from './init/write.ts';

export type InitOptions = {
  readonly given: Given;
  /** Replace files that differ without asking. */
  readonly force: boolean;
  readonly dryRun: boolean;
  readonly way: Omit<Way, 'reachable' | 'trial'>;
  readonly look: Look;
};

/**
 * Prepares a repository for policies: inspects it, asks for the rest, then writes. Returns the report, and whether the policies are ready for the
 * next commands; or `sandbox` to start over with it. Throws UsageError for a missing flag or an unsuitable folder, WriteFailed when a file cannot
 * be written, `Cancelled` when the person cancels. Nothing is written before the last question.
 */
export async function init(options: InitOptions, site: Site): Promise<Done | 'sandbox'> {
  const known = await lookAround(site);
  const start = await offer(options.given, known, site);
  if (start === 'sandbox') return start;
  if (start === 'connect') return { text: connectText(options.way), ok: true };
  // Trying it out should need no knowledge of workflows and owners.
  const asking = site.runtime.connections.isEmbedded ? { ...site, prompts: null } : site;
  return setUp(await choose(options.given, known, asking), options, known, site);
}

type Done = { readonly text: string; readonly ok: boolean };

async function setUp(choices: SetupChoices, options: InitOptions, known: Known, site: Site): Promise<Done> {
  const { force, dryRun, look } = options;
  const steps = planFiles(choices, known, site.runtime.packageRoot);
  const asking = dryRun ? { ...site, prompts: null } : site;
  const replaced = await askToReplace(steps, force, asking, (step) => showDifference(step, look));
  const writes = writesOf(steps, replaced);
  if (!dryRun) writeFiles(known.clone.top, writes);
  const config = writes.find(({ path }) => path === known.config.path)?.text ?? null;
  const pulled = choices.policies === 'platform' ? await pullPolicies({ dryRun, config, force }, known, site) : null;
  const reachable = [null, ...choices.deployments.map(({ slug }) => slug)].some(site.reachable);
  const shown = asking.prompts !== null && !force;
  const notes = notesFor(choices, known, site.runtime.connections);
  const next = nextCommands(choices, known, { ...options.way, reachable, trial: pulled?.trial ?? null });
  const text = reportSetup({ steps, replaced, shown, dryRun, pulled, notes, next }, look);
  return { text, ok: (pulled?.ok ?? true) && !steps.some((step) => isLeftPolicy(step, known)) };
}

/** Without policies, a repository is not ready. */
const isLeftPolicy = ({ kind, path }: FileStep, { folders }: Known): boolean =>
  kind === 'left' && folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

function writesOf(steps: readonly FileStep[], replaced: ReadonlySet<string>): FileWrite[] {
  return steps.flatMap((step): FileWrite[] => {
    if (step.kind === 'create') return [{ path: step.path, text: step.text, before: null }];
    if (step.kind === 'extend' || (step.kind === 'differs' && replaced.has(step.path))) return [step];
    return [];
  });
}

/** What to do with each file, in reading order. Writes nothing. */
function planFiles(choices: SetupChoices, known: Known, packageRoot: string): FileStep[] {
  const { source, clone } = known;
  const workflows = workflowFiles(
    packageRoot,
    choices.workflow,
    { branch: choices.branch, folder: clone.prefix },
    known.workflows,
  );
  return [
    configStep(choices, known),
    ...(choices.policies === 'platform' ? [] : policiesThere(known)),
    ...schemaSteps(known, packageRoot),
    ...[...workflows].map(([path, text]) => wholeFile(source, path, text)),
    ...ownerSteps(choices, known),
    ignoreStep(known),
    ...editorSteps(choices, known),
  ];
}

/** A valid config that names these deployments stays as it is. */
function configStep({ deployments }: SetupChoices, { source, config, deployments: known }: Known): FileStep {
  const step = wholeFile(source, config.path, configText(deployments));
  if (step.kind === 'create' && !config.valid) {
    return {
      kind: 'left',
      path: config.path,
      why: 'a config of another name is there; `ifmatch validate` says more',
      add: null,
    };
  }
  if (step.kind !== 'differs' || !config.valid) return step;
  const says = new Set(known.map(({ slug }) => slug));
  return deployments.every(({ slug }) => says.has(slug)) ? { kind: 'same', path: config.path } : step;
}

function ignoreStep(known: Known): FileStep {
  const { source } = known;
  const hasModules = source.kind(posix.join(rootOf(known), 'node_modules')) === 'folder';
  return partOfFile(source, posix.join(rootOf(known), '.gitignore'), (text) => withIgnored(text, hasModules));
}

/** The schemas beside the config; older versions are updated. */
const schemaSteps = (known: Known, packageRoot: string): FileStep[] =>
  editorSchemas.map((name) => {
    const step = wholeFile(known.source, schemaPath(name, rootOf(known)), schemaText(name, packageRoot));
    return step.kind === 'differs' && isOurSchema(step.before) ? { ...step, kind: 'extend' } : step;
  });

/** The folder of the config. */
const rootOf = ({ config }: Known): string => posix.dirname(config.path);

function policiesThere({ folders, policyFiles, brokenPolicies }: Known): FileStep[] {
  if (brokenPolicies) return folders.map((path) => ({ kind: 'left', path, why: findsProblems, add: null }));
  return policyFiles === 0 ? [] : folders.map((path) => ({ kind: 'same', path }));
}

const findsProblems = '`ifmatch validate` finds problems';

function ownerSteps({ owners, workflow }: SetupChoices, { source, folders, config, codeowners }: Known): FileStep[] {
  if (owners.length === 0) return [];
  const policies = folders
    .map(inRepository)
    .map((folder) => (folder !== '' && isFolder(folder) ? `${folder}/` : folder));
  // Anyone who may add a workflow could use the token.
  const paths = [...policies, config.path, ...(workflow === 'none' ? [] : ['.github/'])];
  return [partOfFile(source, codeowners, (text) => withOwners(text, paths, owners))];
}

/** CODEOWNERS and editor settings do not accept `.` for the repository. */
const inRepository = (folder: string): string => (folder === '.' ? '' : folder);

function editorSteps({ editor }: SetupChoices, { source, config, folders }: Known): FileStep[] {
  if (!editor) return [];
  const mapping = schemaMapping(config.path, folders.map(inRepository));
  return [partOfFile(source, settingsPath, (text) => withSchemas(text, mapping))];
}

/** The step for a file that is entirely ours. */
function wholeFile(source: Source, path: string, text: string): FileStep {
  const there = readExisting(source, path);
  if (there === null) return { kind: 'create', path, text };
  if ('unsafe' in there) return { kind: 'left', path, why: there.unsafe, add: null };
  if (sameLines(there.text, text)) return { kind: 'same', path };
  return { kind: 'differs', path, text, before: there.text };
}

/** The step for a user's file that gets our part; `extend` returns the new text, or why it cannot be written. */
function partOfFile(source: Source, path: string, extend: (text: string | null) => Extended): FileStep {
  const there = readExisting(source, path);
  if (there !== null && 'unsafe' in there) return { kind: 'left', path, why: there.unsafe, add: null };
  const before = there?.text ?? null;
  const extended = extend(before);
  if ('why' in extended) return { kind: 'left', path, ...extended };
  if (before === null) return { kind: 'create', path, text: extended.text };
  return extended.text === before ? { kind: 'same', path } : { kind: 'extend', path, text: extended.text, before };
}

/** Ignores line endings, which git may convert, and final line breaks, which editors may add. */
const sameLines = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string): string => text.replaceAll('\r\n', '\n').replace(/(?<!\n)\n+$/, '');
