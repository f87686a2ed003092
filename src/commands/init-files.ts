import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { UsageError } from '../domain/json.ts';
import { foldersAbove, type Source } from '../domain/problem.ts';
import {
  defaultSettings,
  editorSchemas,
  ownStep,
  type PolicySource,
  release,
  schemaFrom,
  schemaPath,
  type WorkflowChoice,
} from '../domain/settings.ts';
import { version } from '../generated/version.ts';
import { escapeTerminal } from '../render/escape.ts';
import { isOurSchema, schemaText } from './schema.ts';

/** A deployment for the config; the id is null if it was not looked up. */
export type NamedDeployment = { readonly slug: string; readonly id: string | null };

/** What to write. */
export type Choices = {
  readonly deployments: readonly NamedDeployment[];
  readonly policies: PolicySource;
  /** Null: the repository's own workflows with our action stay. */
  readonly workflow: WorkflowChoice | null;
  /** As in CODEOWNERS; empty for no entries. */
  readonly owners: readonly string[];
  readonly branch: string;
};

/** Where to write. Paths are relative to the top of the repository. */
export type Place = {
  /** The repository. */
  readonly source: Source;
  /** The folder of the config; '' for the top. */
  readonly prefix: string;
  readonly config: string;
  /** From the config, else from the policies. */
  readonly deployments: readonly NamedDeployment[];
  /** Where policies are, or will be. */
  readonly folders: readonly string[];
  readonly workflows: Workflows;
  readonly mayBeGitHub: boolean;
};

/**
 * What happens to one file; paths are relative to the top of the repository.
 * - `write`: it is created (`old` null), or replaced
 * - `same`: nothing to do
 * - `left`: it is the user's; `add`: what the user should add
 */
export type FileStep =
  | { readonly kind: 'write'; readonly path: string; readonly text: string; readonly old: string | null }
  | { readonly kind: 'same'; readonly path: string }
  | { readonly kind: 'left'; readonly path: string; readonly why: string; readonly add: string | null };

type How = { readonly force: boolean; readonly packageRoot: string };

/** What to do with each file, in reading order. Writes nothing. Throws UsageError if a file cannot be written safely. */
export function planFiles(choices: Choices, place: Place, { force, packageRoot }: How): FileStep[] {
  const { source, config, workflows } = place;
  const root = posix.dirname(config);
  const ignore = posix.join(root, '.gitignore');
  const schemas = editorSchemas.map((name) => {
    const path = schemaPath(name, root);
    const isOurs = isOurSchema(textAt(source, path) ?? '');
    return wholeFile(source, path, schemaText(name, packageRoot), force || isOurs);
  });
  return [
    configStep(choices, place),
    ...schemas,
    // Workflows with our action stay, under any name, unless a kind was asked for.
    ...(choices.workflow === null
      ? workflows.own.map((path): FileStep => ({ kind: 'same', path }))
      : workflowFiles(choices.workflow, choices.branch, place.prefix, packageRoot).map(([path, text]) =>
          wholeFile(source, path, text, force),
        )),
    ...ownerSteps(choices, place),
    listStep(source, ignore, '# plans, reports and sandboxes of ifmatch', ignored),
  ];
}

/** A config belongs to the user, who adds what it lacks. */
function configStep({ deployments }: Choices, { source, config, deployments: known }: Place): FileStep {
  const step = wholeFile(source, config, configText(deployments), false);
  if (step.kind !== 'left') return step;
  const missing = deployments.filter(({ slug }) => !known.some((one) => one.slug === slug));
  if (missing.length === 0) return { kind: 'same', path: config };
  return { ...step, why: 'it is yours', add: deploymentLines(missing).trimEnd() };
}

function ownerSteps({ owners, workflow }: Choices, { source, folders, config, mayBeGitHub }: Place): FileStep[] {
  if (owners.length === 0) return [];
  // Anyone who may add a workflow could use the token.
  const paths = [...folders, config, ...(workflow === 'none' ? [] : ['.github/'])];
  const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
  const usual = mayBeGitHub ? '.github/CODEOWNERS' : 'CODEOWNERS';
  const path = places.find((place) => source.kind(place) !== 'missing') ?? usual;
  return [listStep(source, path, '# policies of ifmatch', ownerLines(paths, owners))];
}

/** The lines of CODEOWNERS; '.' is the repository. */
export const ownerLines = (paths: readonly string[], owners: readonly string[]): string[] =>
  paths.map((path) => `${path === '.' ? '*' : patternOf(path)} ${owners.join(' ')}`);

/** Escapes spaces, which would end the pattern, and `#`, which would begin a comment. A folder ends with a slash. */
const patternOf = (path: string): string =>
  `/${path.replaceAll(/[\s#\\]/g, String.raw`\$&`)}${/[*?[{]|\.ya?ml$|\/$/.test(path) ? '' : '/'}`;

/** The step for a file that is entirely ours. */
function wholeFile(source: Source, path: string, text: string, mayReplace: boolean): FileStep {
  const old = textAt(source, path);
  if (old === null) return { kind: 'write', path, text, old };
  if (plain(old) === plain(text)) return { kind: 'same', path };
  return mayReplace
    ? { kind: 'write', path, text, old }
    : { kind: 'left', path, why: 'it differs; --force replaces it', add: null };
}

/** Without line endings that git may convert, and final line breaks that editors may add. */
const plain = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();

/** The step for a list of the user's, which gets the lines that it lacks. */
function listStep(source: Source, path: string, comment: string, lines: readonly string[]): FileStep {
  const old = textAt(source, path);
  const text = withLines(old ?? '', comment, lines);
  return text === old ? { kind: 'same', path } : { kind: 'write', path, text, old };
}

/** Adds the lines that a list lacks at its end, where the last match wins, with the line endings of the text. */
export function withLines(text: string, comment: string, lines: readonly string[]): string {
  const bare = (line: string): string => line.trim().replace(/^\//, '');
  const there = new Set(text.split(/\r?\n/).map(bare));
  const missing = lines.filter((line) => !there.has(bare(line)));
  if (missing.length === 0) return text;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const before = text === '' ? '' : text.replace(/(?<!\n)$/, eol) + eol;
  return before + [comment, ...missing, ''].join(eol);
}

/** In bytes; far above any file that is written. */
const limit = 1024 * 1024;

/** The text of a file; null for none. Throws UsageError for what must not be replaced, such as a link, whose target may be elsewhere. */
function textAt(source: Source, path: string): string | null {
  const unsafe = [...foldersAbove(path), path].find((one) => source.kind(one) === 'symlink');
  if (unsafe !== undefined)
    throw new UsageError(`${escapeTerminal(unsafe)} is a symbolic link, and nothing is written through one.`);
  return source.kind(path) === 'missing' ? null : Buffer.from(source.read(path, limit)).toString('utf8');
}

const workflowFolder = '.github/workflows';

/** Paths of workflows with our action, and of others that may apply policies. */
export type Workflows = { readonly own: readonly string[]; readonly others: readonly string[] };

export function workflowsIn(source: Source): Workflows {
  const entries = source.kind(workflowFolder) === 'folder' ? source.list(workflowFolder) : [];
  const files = entries
    .filter(({ name, kind }) => kind === 'file' && /\.ya?ml$/.test(name))
    .map(({ name }) => `${workflowFolder}/${name}`)
    .map((path) => ({ path, text: textAt(source, path) ?? '' }));
  const own = files.filter(({ text }) => ownStep.test(text)).map(({ path }) => path);
  const others = files.filter(({ path, text }) => !own.includes(path) && appliesPolicies.test(text));
  return { own, others: others.map(({ path }) => path) };
}

/** The vendor's sample (`python -m reconciler.cli apply`), a script on the API, or `ifmatch apply`. */
const appliesPolicies = /\breconciler\b|semgrep-policies-gitops|api\/policies\/v2\/|\bifmatch(?:@\S+)? apply\b/;

/** The workflows of a choice, for this branch and folder ('' for the top). */
function workflowFiles(
  choice: WorkflowChoice,
  branch: string,
  folder: string,
  packageRoot: string,
): readonly (readonly [path: string, text: string])[] {
  if (choice === 'none') return [];
  // GitHub treats a branch filter as a pattern; git forbids the other special characters in branch names.
  const filter = yamlWord(branch.replaceAll(/\+|^!/g, String.raw`\$&`));
  const place = `working-directory: ${yamlWord(folder)}`;
  const read = (name: string): string => {
    const text = readFileSync(join(packageRoot, 'examples', 'workflows', `${name}.yml`), 'utf8')
      .replaceAll(/(?<=uses: )ifmatch\/ifmatch@.*$/gm, () => `${ownUse} # ${pinWords}`)
      .replaceAll(/^( +branches: )\[main\]$/gm, (_, head: string) => `${head}[${filter}]`);
    if (folder === '') return text;
    return text
      .replaceAll(/^( +)base-url: .*$/gm, (line, indent: string) => `${line}\n${indent}${place}`)
      .replaceAll(/^( +)working-directory: \.$/gm, (_, indent: string) => indent + place);
  };
  return [
    [`${workflowFolder}/policies.yml`, read(choice)],
    [`${workflowFolder}/policies-drift.yml`, read('drift')],
  ];
}

/** How the workflows name the action. */
const ownUse = `${release.repository}@v${version}`;

const pinWords: string = release.isReleased
  ? 'pin this to the commit of the release'
  : 'not released yet: replace this with your copy of the action, at a commit';

/** What to use instead of an unreleased version. */
export const releaseNote: readonly string[] = release.isReleased
  ? []
  : [
      `ifmatch ${version} is not released yet. In the workflows, replace ${ownUse} with your copy of the action, pinned to a commit, and npx ifmatch@${version} with a package that you made with \`npm pack\`.`,
    ];

/** Files that runs create; plans and reports contain the platform's content. */
const ignored = ['/plan.json', '/plan.applied-*.json', '/undo.json', '/report.*', '/sandbox.db*'] as const;

/** The text of a new `ifmatch.yaml`: the deployments, and all other settings as comments with their defaults. */
function configText(deployments: readonly NamedDeployment[]): string {
  const { maxDeletes, maxDeletePercent, allowEmpty, looser } = defaultSettings.guards;
  return `# yaml-language-server: $schema=${schemaFrom('ifmatch.yaml', 'config')}
policies: policies/

${deploymentLines(deployments)}
# Guards: an apply beyond these limits needs approval. These are the defaults.
# guards:
#   max_deletes: ${String(maxDeletes)} # objects of one bundle that are deleted or weakened
#   max_delete_percent: ${String(maxDeletePercent)} # the same as a share, for bundles of 10 objects or more
#   allow_empty: ${String(allowEmpty)} # whether a bundle may end up empty, or enforce or block nothing
#   protected: [] # slugs of policies that must not be deleted or weakened
#   looser: ${looser} # or require_approval, for every change that loosens enforcement
# If a bundle of the plan changed on the platform since the review:
#   refuse     apply nothing; preview and review again
#   same-diff  apply if the changes are still exactly the reviewed ones
# on_stale: ${defaultSettings.onStale}
# impact: ${defaultSettings.impact} # or off: no estimate of the open findings that a change touches
# Fields of the platform that this version of ifmatch does not know, by object:
# extra_fields: { policy: [priority] }
`;
}

function deploymentLines(deployments: readonly NamedDeployment[]): string {
  if (deployments.length === 0)
    return `# Without this, the only deployment that the token sees.
# deployments:
#   my-organization: {}
`;
  const lines = deployments.map(({ slug, id }) =>
    id === null ? `  ${yamlWord(slug)}: {}\n` : `  ${yamlWord(slug)}:\n    id: ${JSON.stringify(id)}\n`,
  );
  return `deployments:\n${lines.join('')}`;
}

/** Quotes a text for YAML if needed. */
const yamlWord = (text: string): string =>
  /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);
