import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { UsageError } from '../../domain/errors.ts';
import { defaultLimits, type GuardKey, guardKeys, guardDefinitions } from '../../domain/guards.ts';
import { foldersAbove, type Source } from '../../domain/source.ts';
import { defaultSettings } from '../../domain/settings.ts';
import { editorSchemas, schemaFrom, schemaPath } from '../../domain/editor-schemas.ts';
import type { WorkflowChoice } from './options.ts';
import { escapeTerminal } from '../../report/escape.ts';
import { editorSettings, editorSettingsPath } from './editor-settings.ts';
import { pluralize } from '../../util/text.ts';
import { hasPlatformVocabulary, isOurSchema, platformVocabularyNote, schemaText } from '../schema/schema.ts';

/** Matches a step that uses this action or a copy of it, under any name, by the secret that it gets. */
const actionStep = /^[ \t]*(?:- )?uses: ['"]?(?:[\w.-]+\/ifmatch@|\.\/\.github\/actions\/ifmatch)|IFMATCH_API_TOKEN/m;

/** A deployment for the config; the id is null if it was not looked up. */
export type NamedDeployment = { readonly slug: string; readonly id: string | null };

/** What the files depend on. Paths are relative to the top of the repository. */
type FileOptions = {
  /** The repository. */
  readonly source: Source;
  /** The folder of the config; '' for the top. */
  readonly prefix: string;
  readonly deployments: readonly NamedDeployment[];
  /** The deployments that the config, else the policies, name already. */
  readonly configured: readonly NamedDeployment[];
  /** Folders, files or globs with policies, relative to the config. */
  readonly folders: readonly string[];
  /** Slugs of policies that the platform refuses to delete. */
  readonly builtIn: readonly string[];
  /** Null: the repository's own workflows with our action stay. */
  readonly workflow: WorkflowChoice | null;
  /** The default branch. */
  readonly branch: string;
  /** Whether files of ours that differ are replaced. */
  readonly force: boolean;
  readonly packageRoot: string;
  /** `OWNER/REPO@COMMIT` of a copy that others host; null for a copy in this repository. */
  readonly action: string | null;
};

/** What happens to one file. `update` replaces or extends it, `keep` finds it as it should be, `leave` finds the user's file and does not touch it. */
export type FileStep = {
  readonly verb: 'create' | 'update' | 'keep' | 'leave';
  readonly path: string;
  readonly old: string | null;
  readonly text: string;
  /** Why, for the report; null for nothing to say. */
  readonly note: string | null;
};

/** What to do with each file, in reading order. Writes nothing. Throws UsageError if a file cannot be written safely. */
export function chooseFileSteps(options: FileOptions): FileStep[] {
  const { source, prefix, workflow, packageRoot, force } = options;
  const stepFor = (path: string, text: string): FileStep => ownFileStep(source, path, text, force);
  const root = prefix === '' ? '.' : prefix;
  const existing = workflow === null ? actionWorkflows(source) : [];
  return [
    configStep(options),
    ...editorSchemas.map((name) => stepFor(schemaPath(name, root), schemaText(name, packageRoot))),
    editorStep(options, root),
    // Workflows with our action stay, under any name, unless a kind was asked for.
    ...existing.map(({ path, text }) => stepFor(path, text)),
    ...workflowFiles(options).map(([path, text]) => stepFor(path, text)),
    ignoreStep(source, prefix),
  ];
}

/** The step for the config. An existing one belongs to the user, who adds what it lacks. */
function configStep({ source, prefix, deployments, configured, builtIn }: FileOptions): FileStep {
  const step = ownFileStep(source, posix.join(prefix, 'ifmatch.yaml'), newConfigText(deployments, builtIn), false);
  if (step.verb === 'create' && builtIn.length > 0)
    return { ...step, note: `leaves ${pluralize(builtIn.length, 'built-in policy', 'built-in policies')} alone` };
  if (step.verb !== 'leave') return step;
  const missing = deployments
    .map(({ slug }) => slug)
    .filter((slug) => !configured.some((deployment) => deployment.slug === slug));
  if (missing.length === 0) return { ...step, verb: 'keep', note: unchangedNote };
  return { ...step, note: `left: it is yours; add to its deployments: ${missing.join(', ')}` };
}

const unchangedNote = 'as it is';

/** The step for a file that is entirely ours. */
function ownFileStep(source: Source, path: string, text: string, force: boolean): FileStep {
  const old = readSafely(source, path);
  if (old === null) return { verb: 'create', path, text, old, note: null };
  if (normalized(old) === normalized(text)) return { verb: 'keep', path, text, old, note: unchangedNote };
  if (!force && hasPlatformVocabulary(old)) return { verb: 'keep', path, text: old, old, note: platformVocabularyNote };
  if (force || isOurSchema(old)) return { verb: 'update', path, text, old, note: null };
  return { verb: 'leave', path, text, old, note: 'left: it differs; --force replaces it' };
}

/** Without line endings that git may convert, and final line breaks that editors may add. */
const normalized = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();

/** The step for the settings of the editor, which keep what the user has in them. */
function editorStep({ source, folders }: FileOptions, root: string): FileStep {
  const path = editorSettingsPath;
  const old = readSafely(source, path);
  const text = editorSettings(old, root, folders);
  if (text === null) return { verb: 'leave', path, text: old ?? '', old, note: 'left: it is not JSON' };
  if (old === null) return { verb: 'create', path, text, old, note: null };
  return old === text
    ? { verb: 'keep', path, text, old, note: unchangedNote }
    : { verb: 'update', path, text, old, note: null };
}

/** The step for `.gitignore`: no commit should have the files of our runs, or the packages that npm has installed here, perhaps only to get ifmatch. */
function ignoreStep(source: Source, prefix: string): FileStep {
  const packages = source.kind(posix.join(prefix, 'node_modules')) === 'folder' ? ['/node_modules/'] : [];
  const path = posix.join(prefix, '.gitignore');
  return listStep(source, path, '# not for commits, by ifmatch init', [...packages, ...ignoredByGit]);
}

/** The step for a list of the user's, which gets the lines that it lacks, with its own line endings. */
function listStep(source: Source, path: string, comment: string, lines: readonly string[]): FileStep {
  const old = readSafely(source, path);
  const ignorePattern = (line: string): string => line.trim().replaceAll(/^\/|\/$/g, '');
  const present = (old ?? '').split(/\r?\n/).map(ignorePattern);
  const missing = lines.filter((line) => !present.includes(ignorePattern(line)));
  const eol = old?.includes('\r\n') === true ? '\r\n' : '\n';
  const added = [comment, ...missing, ''].join(eol);
  if (old === null) return { verb: 'create', path, text: added, old, note: null };
  if (missing.length === 0) return { verb: 'keep', path, text: old, old, note: unchangedNote };
  return { verb: 'update', path, text: old.replace(/(?<!\n)$/, eol) + eol + added, old, note: null };
}

/** In bytes; far above the size of any file that `init` writes. */
const maxFileBytes = 1024 * 1024;

/** The text of a file; null for none. Throws UsageError for what must not be replaced, such as a link, whose target may be elsewhere. */
function readSafely(source: Source, path: string): string | null {
  const symlink = [...foldersAbove(path), path].find((ancestor) => source.kind(ancestor) === 'symlink');
  if (symlink !== undefined)
    throw new UsageError(`${escapeTerminal(symlink)} is a symbolic link, and nothing is written through one.`);
  return source.kind(path) === 'missing' ? null : Buffer.from(source.read(path, maxFileBytes)).toString('utf8');
}

const workflowFolder = '.github/workflows';

/** The repository's workflows with our action. */
export function actionWorkflows(source: Source): { readonly path: string; readonly text: string }[] {
  const entries = source.kind(workflowFolder) === 'folder' ? source.list(workflowFolder) : [];
  return entries
    .filter(({ name, kind }) => kind === 'file' && /\.ya?ml$/.test(name))
    .map(({ name }) => `${workflowFolder}/${name}`)
    .map((path) => ({ path, text: readSafely(source, path) ?? '' }))
    .filter(({ text }) => actionStep.test(text));
}

/** The workflows of a choice, for this branch and folder. */
function workflowFiles({
  workflow,
  branch,
  prefix,
  packageRoot,
  action,
}: FileOptions): (readonly [path: string, text: string])[] {
  if (workflow === null || workflow === 'none') return [];
  // GitHub treats a branch filter as a pattern; git forbids the other special characters in branch names.
  const filter = quoteForYaml(branch.replaceAll(/\+|^!/g, String.raw`\$&`));
  const workingDirectory = `working-directory: ${quoteForYaml(prefix)}`;
  const read = (name: string): string => {
    const text = readFileSync(join(packageRoot, 'examples', 'workflows', `${name}.yml`), 'utf8')
      .replaceAll(/^( +)- uses: \.\/\.github\/actions\/ifmatch .*$/gm, (line, indent: string) =>
        action === null ? line : `${indent}- uses: ${action}`,
      )
      .replaceAll(/^( +)- run: node \.github\/actions\/ifmatch\/dist\/cli\.js/gm, (line, indent: string) =>
        action === null ? line : `${checkoutStep(action, indent)}${indent}- run: node .ifmatch-program/dist/cli.js`,
      )
      .replaceAll(/^( +branches: )\[main\]$/gm, (_, head: string) => `${head}[${filter}]`);
    if (prefix === '') return text;
    return text
      .replaceAll(/^( +)base-url: .*$/gm, (line, indent: string) => `${line}\n${indent}${workingDirectory}`)
      .replaceAll(/^( +)working-directory: \.$/gm, (_, indent: string) => indent + workingDirectory);
  };
  return [
    [`${workflowFolder}/policies.yml`, read(workflow)],
    [`${workflowFolder}/policies-drift.yml`, read('drift')],
  ];
}

/** A job needs the program beside the action for its command line. The folder is ignored by git, so that no pull request gets it. */
function checkoutStep(action: string, indent: string): string {
  const [path = '', commit = ''] = action.split('@');
  const repository = path.split('/').slice(0, 2).join('/');
  const lines = [
    `- uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0`,
    '  with:',
    '    persist-credentials: false',
    `    repository: ${repository}`,
    `    ref: ${commit}`,
    '    path: .ifmatch-program',
  ];
  return lines.map((line) => `${indent}${line}\n`).join('');
}

/** Files that runs create; plans and reports contain the platform's content. */
const ignoredByGit = [
  '/plan.json',
  '/plan.applied-*.json',
  '/undo.json',
  '/.ifmatch-undo-*.json',
  '/report.*',
  '/sandbox.db*',
  '/.ifmatch-program/',
] as const;

/** The text of a new `ifmatch.yaml`: the deployments, the built-in policies, and all other settings as comments with their defaults. */
function newConfigText(deployments: readonly NamedDeployment[], builtIn: readonly string[]): string {
  return `# yaml-language-server: $schema=${schemaFrom('ifmatch.yaml', 'config')}
policies: policies/
# Files of these folders that are no policies:
# ignore: ["_*.yaml", "policies/notes/**"]
# Tests (*.test.yaml) may be in these folders, and in:
# tests: tests/

${deploymentsSetting(deployments)}
# Objects of the platform that belong to somebody else, and stay as they are:
${unmanagedSetting(builtIn)}# Guards: an apply beyond these limits needs approval. These are the defaults.
# guards:
${guardKeys.map((key) => `#   ${key}: ${formatDefault(key)} # ${guardDefinitions[key].comment}\n`).join('')}# Rules of your own, which every change must follow; docs/rules.md of ifmatch has ten to copy:
# rules: [{ name: exceptions-have-a-reason, when: 'change.object == "DetectionPolicyException" && change.after != null', expression: '"x-reason" in change.notes', message: 'say why, in x-reason' }]
# If a bundle of the plan changed on the platform since the review:
#   refuse     apply nothing; preview and review again
#   same-diff  apply if the changes are still exactly the reviewed ones
# on_stale: ${defaultSettings.onStale}
# Deployments in the order of an apply, which stops at the first wave with a failure:
# apply: { waves: [[canary], ["*"]] }
# impact: ${defaultSettings.impact} # or off: no estimate of the open findings that a change touches
# expiry_warning_days: ${defaultSettings.expiryWarningDays} # how long before its x-expires an entry gets a warning
# Fields of the platform that this version of ifmatch does not know, by object:
# extra_fields: { policy: [priority] }
`;
}

/** The default of a guard, as YAML. */
function formatDefault(key: GuardKey): string {
  const value = defaultLimits[key];
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function unmanagedSetting(builtIn: readonly string[]): string {
  if (builtIn.length === 0)
    return '# unmanaged: { policies: ["soc-*"], projects: ["acme/legacy-*"], project_tags: [] }\n';
  return `unmanaged:
  policies:
    # Built into the platform, which rejects a bundle without them. To manage one in a file, remove it here and run ifmatch pull.
${builtIn.map((slug) => `    - ${quoteForYaml(slug)}\n`).join('')}`;
}

function deploymentsSetting(deployments: readonly NamedDeployment[]): string {
  if (deployments.length === 0)
    return `# Without this, the only deployment that the token sees.
# deployments:
#   my-organization: {}
`;
  const lines = deployments.map(({ slug, id }) =>
    id === null ? `  ${quoteForYaml(slug)}: {}\n` : `  ${quoteForYaml(slug)}:\n    id: ${JSON.stringify(id)}\n`,
  );
  return `deployments:\n${lines.join('')}`;
}

/** Quotes a text for YAML if needed. */
const quoteForYaml = (text: string): string =>
  /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);
