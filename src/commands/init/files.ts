import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../../domain/problem.ts';
import {
  defaultSettings,
  type Host,
  type NamedDeployment,
  ownStep,
  release,
  schemaFrom,
  type WorkflowChoice,
} from '../../domain/settings.ts';
import { version } from '../../generated/version.ts';
import type { Runtime } from '../../runtime.ts';
import type { Git } from '../../runtime/git.ts';
import type { Prompts } from '../../runtime/terminal.ts';
import { runsOn, workflowFolder, workflowsIn } from '../appliers.ts';

/** Workflows with our action that are there already. */
export type FoundWorkflows = {
  readonly main: string | null;
  readonly drift: string | null;
  readonly choice: Exclude<WorkflowChoice, 'none'> | null;
  readonly branch: string | null;
  /** The action as a step of theirs names it. */
  readonly use: string | null;
};

/** Looks for our action in the workflows that are there, whatever they are called, so that none is written twice. */
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

/** The action as the first of these workflows names it. */
const useIn = ([first]: readonly { readonly text: string }[]): string | null =>
  first === undefined ? null : (ownStep.exec(first.text)?.[1] ?? null);

const choiceOf = (text: string): 'simple' | 'hardened' =>
  runsOn(['pull_request_target'], text) ? 'hardened' : 'simple';

/** The one branch that a workflow applies, as `adaptWorkflow` writes it. */
function branchIn(text: string): string | null {
  const [, plain, quoted] = /^ +branches: \[(?:([\w./-]+)|"((?:[^"\\\r\n]|\\.)+)")\]\s*$/m.exec(text) ?? [];
  return plain ?? quoted?.replaceAll(/(?<!\\)\\+([+!])/g, '$1') ?? null;
}

/** The workflows of a choice by path, for this branch and with the policies in this folder, '' for the top of the repository. */
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

/** `use`: what an earlier workflow names as our action; whoever pinned it keeps it. */
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

/** GitHub reads a filter of branches as a pattern. What else would be special in one, git has in no name. */
const branchPattern = (branch: string): string => branch.replaceAll(/\+|^!/g, String.raw`\$&`);

/** In the order in which GitHub looks; the first one that is there counts. */
const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'] as const;

const begin = '# ifmatch: begin';

const end = '# ifmatch: end';

export function codeownersPath(source: Source, host: Host): string {
  const there = places.find((path) => source.kind(path) !== 'missing');
  return there ?? (host.kind === 'github' || host.kind === 'none' ? places[0] : places[1]);
}

/** Owners in the block that an earlier run wrote. */
export function ownersIn(text: string): string[] {
  const block = findBlock(text.replaceAll('\r\n', '\n'));
  const [, first = ''] = block === null || block === 'broken' ? [] : block.lines;
  return ownerWords(first.slice(patternIn(first).length));
}

/** Owners as a person types them: with spaces or commas between. */
export const ownerWords = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** `@user`, `@organization/team`, or an address. */
export const isOwner = (word: string): boolean =>
  /^@[A-Za-z0-9][\w.-]*(?:\/[\w.-]+)*$/.test(word) || /^[^\s@#,]+@[^\s@#,]+\.[^\s@#,]+$/.test(word);

/**
 * The file with our block at its end, in front of any sections, or where it was; everything else stays byte for byte. Lines of the block
 * for other paths stay too: another folder of the repository may have a config of its own. `paths`: folders end with a slash, '' is all of
 * the repository.
 */
export function withOwners(
  text: string | null,
  paths: readonly string[],
  owners: readonly string[],
): { readonly text: string } | { readonly why: string; readonly add: string } {
  const own = new Map(paths.map((path) => [patternOf(path), owners.join(' ')]));
  const block = findBlock(text ?? '');
  const there = block === null || block === 'broken' ? [] : block.lines.slice(1, -1);
  const lines = [begin, ...withLines(there, own), end];
  if (text === null) return { text: `${lines.join('\n')}\n` };
  if (block === 'broken') return { why: 'the lines of an earlier run have no end', add: lines.join('\n') };
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const ours = lines.join(eol);
  if (block !== null) return { text: text.slice(0, block.start) + ours + text.slice(block.stop) };
  const place = sectionsIn(text);
  if (place < text.length) return { text: `${text.slice(0, place)}${ours}${eol}${eol}${text.slice(place)}` };
  // The last match wins, so nothing before it takes the files away from these owners.
  return { text: `${text}${text === '' || text.endsWith('\n') ? '' : eol}${/\S/.test(text) ? eol : ''}${ours}${eol}` };
}

/** Where the sections of GitLab begin, with the comment above the first; the end without any. What stands in one may be optional. */
function sectionsIn(text: string): number {
  const found = text.search(/^\^?\[/m);
  if (found < 0) return text.length;
  const above = text.slice(0, found).split('\n').slice(0, -1);
  const others = above.findLastIndex((line) => !line.startsWith('#'));
  return above.slice(0, others + 1).join('\n').length + (others < 0 ? 0 : 1);
}

/** Lines with these owners of these patterns. What is new goes in front of what lies in it, for the last match wins. */
function withLines(there: readonly string[], own: ReadonlyMap<string, string>): string[] {
  const lines = there.map((line) => {
    const owners = own.get(patternIn(line));
    return owners === undefined ? line : `${patternIn(line)} ${owners}`;
  });
  for (const [pattern, owners] of own) {
    if (lines.some((line) => patternIn(line) === pattern)) continue;
    const inside = lines.findIndex((line) => pattern === everything || patternIn(line).startsWith(pattern));
    lines.splice(inside < 0 ? lines.length : inside, 0, `${pattern} ${owners}`);
  }
  return lines;
}

const everything = '*';

const patternIn = (line: string): string => /^(?:\\.|[^\s\\])+/.exec(line)?.[0] ?? '';

type Block = { readonly start: number; readonly stop: number; readonly lines: readonly string[] };

function findBlock(text: string): Block | 'broken' | null {
  const begins = [...text.matchAll(/^# ifmatch: begin[ \t]*$/gm)];
  const [first] = begins;
  if (first === undefined) return null;
  const last = /^# ifmatch: end[ \t]*$/m.exec(text.slice(first.index));
  if (begins.length > 1 || last === null) return 'broken';
  const stop = first.index + last.index + end.length;
  return { start: first.index, stop, lines: text.slice(first.index, stop).split(/\r?\n/) };
}

/** A space would end the pattern, and `#` begin a comment. */
const patternOf = (path: string): string =>
  path === '' ? everything : `/${path.replaceAll(/[\s#\\]/g, String.raw`\$&`)}`;

/** The text of a first `ifmatch.yaml`: the deployments, and every other setting as a comment with its default. */
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

/** What runs leave beside the policies: plans and reports hold what is on the platform. */
const ignored = ['/plan.json', '/plan.applied-*.json', '/undo.json', '/report.*', '/sandbox.db*'] as const;

/** A `.gitignore` with these lines too, and with those of npm where it has installed us; what is there stays. */
export function withIgnored(text: string | null, hasModules: boolean): { readonly text: string } {
  const there = new Set((text ?? '').split(/\r?\n/).map((line) => line.trim().replace(/^\//, '')));
  const wanted = hasModules ? ['/node_modules/', ...ignored] : ignored;
  const missing = wanted.filter((line) => !there.has(line.slice(1)) && !there.has(line.slice(1).replace(/\/$/, '')));
  if (missing.length === 0) return { text: text ?? '' };
  const eol = text?.includes('\r\n') === true ? '\r\n' : '\n';
  const before = text === null || text === '' ? '' : text.replace(/(?<!\n)$/, eol) + eol;
  return { text: before + ['# plans, reports and sandboxes of ifmatch', ...missing, ''].join(eol) };
}

/** What `init` may touch: the runtime of any command, the clone around it, and the person at the terminal. */
export type Site = {
  readonly runtime: Runtime;
  readonly git: Git;
  /** The folder that `-C` names, absolute. */
  readonly folder: string;
  /** Null where no one is there to be asked, or wants to be. */
  readonly prompts: Prompts | null;
  /** Whether an address and a token for a deployment are at hand, null for any, so that the platform may be asked. */
  readonly reachable: (deployment: string | null) => boolean;
};

/** A text as YAML that every reader takes for this text; quoted only where one might take it for something else. */
const yamlWord = (text: string): string =>
  /^[A-Za-z][\w./-]*$/.test(text) && !words.test(text) ? text : JSON.stringify(text);

const words = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
