import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Source } from '../../domain/problem.ts';
import {
  defaultSettings,
  type EditorSchema,
  ownStep,
  release,
  schemaFrom,
  schemaPath,
  type WorkflowChoice,
  type PolicySource,
} from '../../domain/settings.ts';
import { version } from '../../generated/version.ts';
import type { Runtime } from '../../runtime.ts';
import type { Git } from '../../runtime/git.ts';
import type { Prompts } from '../../runtime/prompts.ts';
import { runsOn, workflowFolder, workflowsIn } from '../appliers.ts';

/** Existing workflows with our action. */
export type FoundWorkflows = {
  readonly main: string | null;
  readonly drift: string | null;
  readonly choice: Exclude<WorkflowChoice, 'none'> | null;
  readonly branch: string | null;
  /** The action as their steps name it. */
  readonly use: string | null;
};

/** Finds our action in existing workflows of any name, so that none is written twice. */
export function findWorkflows(source: Source): FoundWorkflows {
  const ours = workflowsIn(source).filter(({ text }) => ownStep.test(text));
  const main = ours.find(({ text }) => runsOn(['pull_request', 'pull_request_target', 'merge_group'], text));
  const drift = ours.find(({ path, text }) => path !== main?.path && runsOn(['schedule'], text));
  return {
    main: main?.path ?? null,
    drift: drift?.path ?? null,
    choice: main === undefined ? null : choiceOf(main.text),
    branch: branchIn(main?.text ?? ''),
    use: useIn(ours),
  };
}

/** The action as the first workflow names it. */
const useIn = ([first]: readonly { readonly text: string }[]): string | null =>
  first === undefined ? null : (ownStep.exec(first.text)?.[1] ?? null);

const choiceOf = (text: string): 'simple' | 'hardened' =>
  runsOn(['pull_request_target'], text) ? 'hardened' : 'simple';

/** The single branch that a workflow applies, as `adaptWorkflow` writes it. */
function branchIn(text: string): string | null {
  const [, plain, quoted] = /^ +branches: \[(?:([\w./-]+)|"((?:[^"\\\r\n]|\\.)+)")\]\s*$/m.exec(text) ?? [];
  return plain ?? quoted?.replaceAll(/(?<!\\)\\+([+!])/g, '$1') ?? null;
}

/** The workflows of a choice, by path, for this branch and folder ('' for the top). */
export function workflowFiles(
  packageRoot: string,
  choice: WorkflowChoice,
  place: { readonly branch: string; readonly folder: string },
  found: FoundWorkflows,
): Map<string, string> {
  if (choice === 'none') return new Map();
  const read = (name: string): string =>
    adaptWorkflow(readFileSync(join(packageRoot, 'examples', 'workflows', `${name}.yml`), 'utf8'), place, found.use);
  return new Map([
    [found.main ?? `${workflowFolder}/policies.yml`, read(choice)],
    [found.drift ?? `${workflowFolder}/policies-drift.yml`, read('drift')],
  ]);
}

/** `use`: the action as existing workflows name it, which keeps a pinned commit. */
function adaptWorkflow(
  text: string,
  { branch, folder }: { branch: string; folder: string },
  use: string | null,
): string {
  const filter = yamlWord(branchPattern(branch));
  const own = use === null || use === ownUse ? `${ownUse} # ${pinWords}` : use;
  const used = text.replaceAll(/(?<=uses: )ifmatch\/ifmatch@.*$/gm, () => own);
  const renamed = used.replaceAll(/^( +branches: )\[main\]$/gm, (_, head: string) => `${head}[${filter}]`);
  if (folder === '') return renamed;
  const place = `working-directory: ${yamlWord(folder)}`;
  return renamed
    .replaceAll(
      /^( +)base-url: .*$/gm,
      (line, indent: string) => `${line}
${indent}${place}`,
    )
    .replaceAll(/^( +)working-directory: \.$/gm, (_, indent: string) => indent + place);
}

/** How the workflows name the action. */
export const ownUse = `${release.repository}@v${version}`;

const pinWords: string = release.isReleased
  ? 'pin this to the commit of the release'
  : 'not released yet: replace this with your copy of the action, at a commit';

/** GitHub treats a branch filter as a pattern; git forbids the other special characters in branch names. */
const branchPattern = (branch: string): string => branch.replaceAll(/\+|^!/g, String.raw`\$&`);

/** In GitHub's order; the first existing one is used. */
const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'] as const;

const begin = '# ifmatch: begin';

const end = '# ifmatch: end';

export function codeownersPath(source: Source, host: Host): string {
  const there = places.find((path) => source.kind(path) !== 'missing');
  return there ?? (host.kind === 'github' || host.kind === 'none' ? places[0] : places[1]);
}

/** Owners in the block of an earlier run. */
export const ownersIn = (text: string): string[] =>
  ownerWords(/^# ifmatch: begin\r?\n(?:\\.|[^\s\\])+ (.*)$/m.exec(text)?.[1] ?? '');

/** Splits owners at spaces and commas. */
export const ownerWords = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** `@user`, `@organization/team`, or an email address. */
export const isOwner = (word: string): boolean =>
  /^@[A-Za-z0-9][\w.-]*(?:\/[\w.-]+)*$/.test(word) || /^[^\s@#,]+@[^\s@#,.]+(?:\.[^\s@#,.]+)+$/.test(word);

/** The new text of a user's file; or why it stays, and what to add by hand. */
export type Extended = { readonly text: string } | { readonly why: string; readonly add: string };

/**
 * Adds our lines at the end, where the last match wins, unless they exist. An earlier block of ours, and GitLab's sections, in which approval may
 * be optional, stay for the user to change. `paths`: folders end with a slash, '' is the repository.
 */
export function withOwners(text: string | null, paths: readonly string[], owners: readonly string[]): Extended {
  const own = paths.map((path) => `${patternOf(path)} ${owners.join(' ')}`);
  const block = [begin, ...own, end];
  if (text === null) return { text: `${block.join('\n')}\n` };
  const there = text.split(/\r?\n/);
  if (own.every((line) => there.includes(line))) return { text };
  if (there.includes(begin)) return { why: 'it has lines of an earlier run', add: own.join('\n') };
  if (/^\^?\[/m.test(text)) return { why: 'it has sections', add: block.join('\n') };
  return { text: appended(text, block) };
}

/** Adds lines after an empty line, with the line endings of the text. */
function appended(text: string, lines: readonly string[]): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const before = text === '' ? '' : text.replace(/(?<!\n)$/, eol) + eol;
  return before + [...lines, ''].join(eol);
}

/** Escapes spaces, which would end the pattern, and `#`, which would begin a comment. */
const patternOf = (path: string): string => (path === '' ? '*' : `/${path.replaceAll(/[\s#\\]/g, String.raw`\$&`)}`);

/** The text of a new `ifmatch.yaml`: the deployments, and all other settings as comments with their defaults. */
export function configText(deployments: readonly NamedDeployment[]): string {
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

/** Files that runs create; plans and reports contain the platform's content. */
const ignored = ['/plan.json', '/plan.applied-*.json', '/undo.json', '/report.*', '/sandbox.db*'] as const;

/** Adds these lines to a `.gitignore`, and node_modules if npm installed the package here. */
export function withIgnored(text: string | null, hasModules: boolean): { readonly text: string } {
  const there = new Set((text ?? '').split(/\r?\n/).map((line) => line.trim().replace(/^\//, '')));
  const wanted = hasModules ? ['/node_modules/', ...ignored] : ignored;
  const missing = wanted.filter((line) => !there.has(line.slice(1)) && !there.has(line.slice(1).replace(/\/$/, '')));
  if (missing.length === 0) return { text: text ?? '' };
  return { text: appended(text ?? '', ['# plans, reports and sandboxes of ifmatch', ...missing]) };
}

export const settingsPath = '.vscode/settings.json';

type Mapping = Readonly<Record<string, string | readonly string[]>>;

/** Whether a configured path is a folder rather than a glob or file. */
export const isFolder = (path: string): boolean => !/[*?[{]|\.ya?ml$/.test(path);

/** The editor's schema for each file pattern; folders are relative to the top of the repository. A modeline in a file takes precedence. */
export function schemaMapping(config: string, folders: readonly string[]): Mapping {
  const globs = (name: string, single: string): string[] =>
    folders.flatMap((folder) => {
      if (!isFolder(folder)) return [];
      const last = folder.slice(folder.lastIndexOf('/') + 1);
      if (last === 'remediation' || last === 'detection') return last === name ? [`${folder}/**/*.{yaml,yml}`] : [];
      const above = `${folder === '' ? '' : `${folder}/`}**`;
      return [`${above}/${name}/**/*.{yaml,yml}`, `${above}/${single}.{yaml,yml}`];
    });
  const root = posix.dirname(config);
  // An editor resolves the path in the workspace only with a leading `./`.
  const keyOf = (name: EditorSchema): string => `./${schemaPath(name, root)}`;
  const parts = [
    ['remediation-file', globs('remediation', 'remediation')],
    ['detection-file', globs('detection', 'detection-{code,secrets}')],
  ] as const;
  return {
    [keyOf('config')]: config,
    ...Object.fromEntries(parts.filter(([, list]) => list.length > 0).map(([name, list]) => [keyOf(name), list])),
  };
}

/** New editor settings. Existing ones belong to the user, who adds our part by hand. */
export function withSchemas(text: string | null, mapping: Mapping): Extended {
  const settings = JSON.stringify({ 'yaml.schemas': mapping }, null, 2);
  if (text === null) return { text: `${settings}\n` };
  if (Object.keys(mapping).every((schema) => text.includes(JSON.stringify(schema)))) return { text };
  return { why: 'it has settings of yours', add: settings.split('\n').slice(1, -1).join('\n') };
}

/** Everything that `init` uses: the runtime, the clone, and the person at the terminal. */
export type Site = {
  readonly runtime: Runtime;
  readonly git: Git;
  /** Absolute path of the folder of `-C`. */
  readonly folder: string;
  /** Null if no one can, or wants to, be asked. */
  readonly prompts: Prompts | null;
  /** Whether there is an address and a token for a deployment (null: any). */
  readonly reachable: (deployment: string | null) => boolean;
};

/** Quotes a text for YAML if needed. */
const yamlWord = (text: string): string =>
  /^[A-Za-z][\w./-]*$/.test(text) && !words.test(text) ? text : JSON.stringify(text);

const words = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/**
 * The action for one file; paths are relative to the top of the repository.
 * - `create`: no file exists
 * - `extend`: our part is added, the rest stays
 * - `differs`: other content; needs approval
 * - `same`: nothing to do
 * - `left`: cannot be written safely; `add`: what the user should add
 */
export type FileStep =
  | { readonly kind: 'create'; readonly path: string; readonly text: string }
  | { readonly kind: 'extend'; readonly path: string; readonly text: string; readonly before: string }
  | { readonly kind: 'differs'; readonly path: string; readonly text: string; readonly before: string }
  | { readonly kind: 'same'; readonly path: string }
  | { readonly kind: 'left'; readonly path: string; readonly why: string; readonly add: string | null };

export type Difference = Extract<FileStep, { kind: 'differs' }>;

/** A file to write; `before`: null if new. */
export type FileWrite = { readonly path: string; readonly text: string; readonly before: string | null };

/** The user's choices, or defaults derived from the repository. */
export type SetupChoices = {
  readonly deployments: readonly NamedDeployment[];
  readonly policies: PolicySource;
  readonly workflow: WorkflowChoice;
  /** As in CODEOWNERS; empty for no entries. */
  readonly owners: readonly string[];
  readonly branch: string;
  readonly editor: boolean;
};

/** The repository's owner and name, from its remote. Untrusted: escape it. */
export type Host =
  | { readonly kind: 'github'; readonly server: string; readonly repository: string }
  | { readonly kind: 'gitlab' | 'other'; readonly server: string }
  | { readonly kind: 'none' };

/** A deployment for the config; the id is null if it was not looked up. */
export type NamedDeployment = { readonly slug: string; readonly id: string | null };
