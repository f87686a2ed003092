import { posix } from 'node:path';
import type { FileStep, SetupChoices } from '../../domain/setup.ts';
import { withOwners } from './codeowners.ts';
import { configText } from './config-file.ts';
import { isFolder, schemaMapping, settingsPath, withSchemas } from './editor-settings.ts';
import { examplePolicies } from './example-policies.ts';
import type { Known } from './known.ts';
import { partOfFile, wholeFile } from './steps.ts';
import { workflowFiles } from './workflow-files.ts';

/** What to do with each file, in the order in which a person would look at them. Nothing is written yet. */
export function planFiles(choices: SetupChoices, known: Known, packageRoot: string): FileStep[] {
  const { source, clone } = known;
  const workflows = workflowFiles(
    packageRoot,
    choices.workflow,
    { branch: choices.branch, folder: clone.prefix },
    known.workflows,
  );
  return [
    configStep(choices, known),
    ...policySteps(choices, known, packageRoot),
    ...[...workflows].map(([path, text]) => wholeFile(source, path, text)),
    ...ownerSteps(choices, known),
    ...editorSteps(choices, known),
  ];
}

/** A config that names these deployments stays as it is, whatever else it says and however it is laid out. */
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

function policySteps({ policies, deployments }: SetupChoices, known: Known, packageRoot: string): FileStep[] {
  // A pull says itself what it finds there.
  if (policies === 'platform') return [];
  const there = policiesThere(known);
  if (policies === 'none') return there;
  const slugs = deployments.map(({ slug }) => slug);
  const folder = known.folders.find(isFolder) ?? 'policies';
  const examples = [...examplePolicies(packageRoot, slugs)];
  return [
    ...there.filter(({ kind }) => kind === 'left'),
    ...examples.map(([name, text]) => wholeFile(known.source, posix.join(folder, name), text)),
  ];
}

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
  // A workflow that anybody may add could use the token as ours does.
  const paths = [...policies, config.path, ...(workflow === 'none' ? [] : ['.github/'])];
  return [partOfFile(source, codeowners, (text) => withOwners(text, paths, owners))];
}

/** Neither CODEOWNERS nor an editor's settings take `.` for the repository itself. */
const inRepository = (folder: string): string => (folder === '.' ? '' : folder);

function editorSteps({ editor }: SetupChoices, { source, config, folders }: Known): FileStep[] {
  if (!editor) return [];
  const mapping = schemaMapping(config.path, folders.map(inRepository));
  return [partOfFile(source, settingsPath, (text) => withSchemas(text, mapping))];
}
