import { posix } from 'node:path';
import { editorSchemas, schemaPath } from '../domain/settings.ts';
import type { Look } from '../render/terminal/text.ts';
import { readExisting } from './appliers.ts';
import { replaceTexts } from './edits.ts';
import { type Choices, choose, type Given } from './init/choose.ts';
import {
  codeownersPath,
  configText,
  deploymentLines,
  editorSettings,
  type FileStep,
  ignored,
  isFolder,
  ownerLines,
  settingsPath,
  sectioned,
  withLines,
  workflowFiles,
} from './init/files.ts';
import { pullPolicies } from './init/from-platform.ts';
import { type Known, lookAround, type Site } from './init/known.ts';
import { nextCommands, notesFor, reportSetup, type Way } from './init/report.ts';
import { isOurSchema, schemaText } from './schema.ts';

export type InitOptions = {
  readonly given: Given;
  /** Replace files of ours that differ. */
  readonly force: boolean;
  readonly dryRun: boolean;
  readonly way: Pick<Way, 'directory' | 'again'>;
  readonly look: Look;
};

/**
 * Prepares a repository for policies: inspects it, asks for the rest, then writes all files or none, and last the platform's policies. Returns
 * the report, and whether the policies are ready for the next commands. Throws UsageError for a missing flag, an unsuitable folder or a file
 * that cannot be written, `Cancelled` when the person cancels. Nothing is written before the last question.
 */
export async function init(
  { given, force, dryRun, way, look }: InitOptions,
  site: Site,
): Promise<{ readonly text: string; readonly ok: boolean }> {
  const known = await lookAround(site);
  const choices = await choose(given, known, site);
  const { connections, packageRoot } = site.runtime;
  const steps = planFiles(choices, known, { force, packageRoot });
  const writes = steps.filter((step) => step.kind === 'write');
  const texts = new Map(writes.map(({ path, text }) => [path, text]));
  const before = new Map(writes.flatMap((step) => (step.before === null ? [] : [[step.path, step.before]])));
  if (!dryRun) replaceTexts(known.clone.top, before, texts);
  const config = texts.get(known.config.path) ?? null;
  const pulled = choices.policies === 'platform' ? await pullPolicies({ dryRun, config, force }, known, site) : null;
  const reachable = [null, ...choices.deployments.map(({ slug }) => slug)].some(site.reachable);
  const notes = notesFor(choices, known, connections);
  const next = nextCommands(choices, known, { ...way, reachable, trial: pulled?.trial ?? null });
  return {
    text: reportSetup({ steps, dryRun, pulled, notes, next }, look),
    // Without policies, a repository is not ready.
    ok: (pulled?.ok ?? true) && !known.brokenPolicies,
  };
}

type How = { readonly force: boolean; readonly packageRoot: string };

/** What to do with each file, in reading order. Writes nothing. */
const planFiles = (choices: Choices, known: Known, how: How): FileStep[] => [
  configStep(choices, known),
  ...policySteps(choices, known),
  ...schemaSteps(known, how),
  ...workflowSteps(choices, known, how),
  ...ownerSteps(choices, known),
  listStep(known, posix.join(rootOf(known), '.gitignore'), '# plans, reports and sandboxes of ifmatch', ignored),
  ...(choices.editor ? [editorStep(known)] : []),
];

/** A config belongs to the user, who adds what it lacks. */
function configStep({ deployments }: Choices, { source, config, deployments: known }: Known): FileStep {
  const { path } = config;
  const step = wholeFile(source, path, configText(deployments), false);
  if (step.kind === 'write' && !config.valid)
    return { kind: 'left', path, why: 'a config of another name is there; `ifmatch validate` says more', add: null };
  if (step.kind !== 'left' || step.isUnsafe === true) return step;
  if (!config.valid) return { ...step, why: findsProblems };
  const missing = deployments.filter(({ slug }) => !known.some((one) => one.slug === slug));
  if (missing.length === 0) return { kind: 'same', path };
  return { ...step, why: 'it is yours', add: deploymentLines(missing).trimEnd() };
}

const findsProblems = '`ifmatch validate` finds problems';

function policySteps({ policies }: Choices, { folders, policyFiles, brokenPolicies }: Known): FileStep[] {
  if (policies === 'platform') return [];
  if (brokenPolicies) return folders.map((path) => ({ kind: 'left', path, why: findsProblems, add: null }));
  return policyFiles === 0 ? [] : folders.map((path) => ({ kind: 'same', path }));
}

/** The schemas beside the config; older versions are updated. */
const schemaSteps = (known: Known, { packageRoot, force }: How): FileStep[] =>
  editorSchemas.map((name) => {
    const path = schemaPath(name, rootOf(known));
    const there = readExisting(known.source, path);
    const isOurs = there !== null && 'text' in there && isOurSchema(there.text);
    return wholeFile(known.source, path, schemaText(name, packageRoot), force || isOurs);
  });

/** Workflows with our action stay, under any name, unless a kind was asked for. */
function workflowSteps({ workflow, branch }: Choices, known: Known, { packageRoot, force }: How): FileStep[] {
  if (workflow === null) return known.workflows.map((path) => ({ kind: 'same', path }));
  const files = workflowFiles(packageRoot, workflow, { branch, folder: known.clone.prefix });
  return Array.from(files, ([path, text]) => wholeFile(known.source, path, text, force));
}

function ownerSteps({ owners, workflow }: Choices, known: Known): FileStep[] {
  if (owners.length === 0) return [];
  const policies = known.folders
    .map(inRepository)
    .map((folder) => (folder !== '' && isFolder(folder) ? `${folder}/` : folder));
  // Anyone who may add a workflow could use the token.
  const paths = [...policies, known.config.path, ...(workflow === 'none' ? [] : ['.github/'])];
  const lines = ownerLines(paths, owners);
  const path = codeownersPath(known.source, known.host);
  const step = listStep(known, path, '# policies of ifmatch', lines);
  // In a section, approval may be optional.
  return step.kind === 'write' && step.before !== null && sectioned.test(step.before)
    ? [{ kind: 'left', path, why: 'it has sections', add: lines.join('\n') }]
    : [step];
}

/** Existing settings belong to the user, who adds our part. */
function editorStep({ source, config, folders }: Known): FileStep {
  const { text, add, keys } = editorSettings(config.path, folders.map(inRepository));
  const step = wholeFile(source, settingsPath, text, false);
  if (step.kind !== 'left' || step.isUnsafe === true) return step;
  const there = readExisting(source, settingsPath);
  const has = there !== null && 'text' in there && keys.every((key) => there.text.includes(JSON.stringify(key)));
  return has ? { kind: 'same', path: settingsPath } : { ...step, why: 'it has settings of yours', add };
}

/** CODEOWNERS and editor settings do not accept `.` for the repository. */
const inRepository = (folder: string): string => (folder === '.' ? '' : folder);

/** The folder of the config. */
const rootOf = ({ config }: Known): string => posix.dirname(config.path);

/** The step for a file that is entirely ours. */
function wholeFile(source: Known['source'], path: string, text: string, mayReplace: boolean): FileStep {
  const there = readExisting(source, path);
  if (there === null) return { kind: 'write', path, text, before: null };
  if ('unsafe' in there) return { kind: 'left', path, why: there.unsafe, add: null, isUnsafe: true };
  if (sameLines(there.text, text)) return { kind: 'same', path };
  if (mayReplace) return { kind: 'write', path, text, before: there.text };
  return { kind: 'left', path, why: 'it differs; --force replaces it', add: null };
}

/** The step for a list of the user's, which gets the lines that it lacks. */
function listStep({ source }: Known, path: string, comment: string, lines: readonly string[]): FileStep {
  const there = readExisting(source, path);
  if (there !== null && 'unsafe' in there) return { kind: 'left', path, why: there.unsafe, add: null };
  const before = there?.text ?? null;
  const text = withLines(before ?? '', comment, lines);
  return text === before ? { kind: 'same', path } : { kind: 'write', path, text, before };
}

/** Ignores line endings, which git may convert, and final line breaks, which editors may add. */
const sameLines = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string): string => text.replaceAll('\r\n', '\n').replace(/(?<!\n)\n+$/, '');
