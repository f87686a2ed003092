import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Source } from '../../domain/problem.ts';
import {
  defaultSettings,
  type EditorSchema,
  release,
  schemaFrom,
  schemaPath,
  type WorkflowChoice,
} from '../../domain/settings.ts';
import { version } from '../../generated/version.ts';
import { workflowFolder } from '../appliers.ts';
import type { Host, NamedDeployment } from './known.ts';

/**
 * What happens to one file; paths are relative to the top of the repository.
 * - `write`: it is created (`before` null), or replaced
 * - `same`: nothing to do
 * - `left`: it is the user's, or cannot be written safely; `add`: what the user should add
 */
export type FileStep =
  | { readonly kind: 'write'; readonly path: string; readonly text: string; readonly before: string | null }
  | { readonly kind: 'same'; readonly path: string }
  | {
      readonly kind: 'left';
      readonly path: string;
      readonly why: string;
      readonly add: string | null;
      readonly isUnsafe?: boolean;
    };

/** The workflows of a choice, by path, for this branch and folder ('' for the top). */
export function workflowFiles(
  packageRoot: string,
  choice: WorkflowChoice,
  place: { readonly branch: string; readonly folder: string },
): Map<string, string> {
  if (choice === 'none') return new Map();
  const read = (name: string): string =>
    adaptWorkflow(readFileSync(join(packageRoot, 'examples', 'workflows', `${name}.yml`), 'utf8'), place);
  return new Map([
    [mainWorkflow, read(choice)],
    [`${workflowFolder}/policies-drift.yml`, read('drift')],
  ]);
}

export const mainWorkflow = `${workflowFolder}/policies.yml`;

function adaptWorkflow(text: string, { branch, folder }: { branch: string; folder: string }): string {
  const filter = yamlWord(branchPattern(branch));
  const renamed = text
    .replaceAll(/(?<=uses: )ifmatch\/ifmatch@.*$/gm, () => `${ownUse} # ${pinWords}`)
    .replaceAll(/^( +branches: )\[main\]$/gm, (_, head: string) => `${head}[${filter}]`);
  if (folder === '') return renamed;
  const place = `working-directory: ${yamlWord(folder)}`;
  return renamed
    .replaceAll(/^( +)base-url: .*$/gm, (line, indent: string) => `${line}\n${indent}${place}`)
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

export function codeownersPath(source: Source, { kind }: Host): string {
  return places.find((path) => source.kind(path) !== 'missing') ?? places[kind === 'other' ? 1 : 0];
}

/** `paths`: folders end with a slash, '' is the repository. */
export const ownerLines = (paths: readonly string[], owners: readonly string[]): string[] =>
  paths.map((path) => `${patternOf(path)} ${owners.join(' ')}`);

/** Escapes spaces, which would end the pattern, and `#`, which would begin a comment. */
const patternOf = (path: string): string => (path === '' ? '*' : `/${path.replaceAll(/[\s#\\]/g, String.raw`\$&`)}`);

/** GitLab's sections of owners. */
export const sectioned = /^\^?\[/m;

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

/** Files that runs create; plans and reports contain the platform's content. */
export const ignored = ['/plan.json', '/plan.applied-*.json', '/undo.json', '/report.*', '/sandbox.db*'] as const;

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

export function deploymentLines(deployments: readonly NamedDeployment[]): string {
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

export const settingsPath = '.vscode/settings.json';

/** Whether a configured path is a folder rather than a glob or file. */
export const isFolder = (path: string): boolean => !/[*?[{]|\.ya?ml$/.test(path);

/**
 * The editor's schema for each file pattern: as new settings, as what to add to others, and the schemas' names in it. Folders are relative to the
 * top of the repository. A modeline in a file takes precedence.
 */
export function editorSettings(
  config: string,
  folders: readonly string[],
): { readonly text: string; readonly add: string; readonly keys: readonly string[] } {
  const globs = (name: string, single: string): string[] =>
    folders.filter(isFolder).flatMap((folder) => {
      const last = folder.slice(folder.lastIndexOf('/') + 1);
      if (last === 'remediation' || last === 'detection') return last === name ? [`${folder}/**/*.{yaml,yml}`] : [];
      const above = `${folder === '' ? '' : `${folder}/`}**`;
      return [`${above}/${name}/**/*.{yaml,yml}`, `${above}/${single}.{yaml,yml}`];
    });
  // An editor resolves the path in the workspace only with a leading `./`.
  const keyOf = (name: EditorSchema): string => `./${schemaPath(name, posix.dirname(config))}`;
  const mapping = new Map<string, string | readonly string[]>([
    [keyOf('config'), config],
    [keyOf('remediation-file'), globs('remediation', 'remediation')],
    [keyOf('detection-file'), globs('detection', 'detection-{code,secrets}')],
  ]);
  const used = [...mapping].filter(([, list]) => list.length > 0);
  const text = JSON.stringify({ 'yaml.schemas': Object.fromEntries(used) }, null, 2);
  return { text: `${text}\n`, add: text.split('\n').slice(1, -1).join('\n'), keys: used.map(([key]) => key) };
}

/** Quotes a text for YAML if needed. */
const yamlWord = (text: string): string =>
  /^[A-Za-z][\w./-]*$/.test(text) && !words.test(text) ? text : JSON.stringify(text);

const words = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
