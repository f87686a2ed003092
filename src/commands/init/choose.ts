import type { Deployment } from '../../domain/bundle.ts';
import { UsageError } from '../../domain/json.ts';
import type { PolicySource, WorkflowChoice } from '../../domain/settings.ts';
import { escapeTerminal } from '../../render/escape.ts';
import type { Choice } from '../../runtime/prompts.ts';
import type { Known, NamedDeployment, Site } from './known.ts';

/** The command line; null for what it leaves open. */
export type Given = {
  readonly deployments: readonly string[];
  readonly policies: PolicySource | null;
  readonly workflow: WorkflowChoice | null;
  /** Separated by spaces or commas. */
  readonly owners: string | null;
  readonly branch: string | null;
  readonly editor: boolean;
};

/** What to write. */
export type Choices = {
  readonly deployments: readonly NamedDeployment[];
  readonly policies: PolicySource;
  /** Null: the repository's own workflows with our action stay. */
  readonly workflow: WorkflowChoice | null;
  /** As in CODEOWNERS; empty for no entries. */
  readonly owners: readonly string[];
  readonly branch: string;
  readonly editor: boolean;
};

/**
 * Makes every choice: from a flag, from what exists, from the platform, from the person, else from a default. Throws UsageError for a missing or
 * wrong flag, `Cancelled` when the person cancels.
 */
export async function choose(given: Given, known: Known, site: Site): Promise<Choices> {
  refuse(given, site);
  const deployments = await chooseDeployments(given.deployments, known, site);
  const slugs = [null, ...deployments.map(({ slug }) => slug)];
  const first = known.policyFiles === 0 && slugs.some(site.reachable) ? 'platform' : 'none';
  return {
    deployments,
    policies: given.policies ?? first,
    workflow: given.workflow ?? (await chooseWorkflow(known, site)),
    owners: given.owners === null ? await chooseOwners(known, site) : wordsIn(given.owners),
    branch: given.branch ?? known.clone.branch,
    editor: given.editor,
  };
}

/** Refuses wrong flags before the first question. */
function refuse({ policies, deployments, owners, branch }: Given, { reachable }: Site): void {
  const asking = [
    ...(policies === 'platform' ? ['--from-platform'] : []),
    ...(deployments.includes(every) ? ['--deployment all'] : []),
  ];
  if (asking.length > 0 && ![null, ...deployments].some(reachable))
    throw new UsageError(
      `${asking.join(' and ')} needs the platform: set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, or try --sandbox.`,
    );
  const wrong = owners === null ? null : ownersProblem(owners);
  if (wrong !== null) throw new UsageError(`--owners: ${wrong}`);
  if (branch !== null && !isBranch.test(branch))
    throw new UsageError(`--branch ${escapeTerminal(branch)} is not the name of a branch.`);
}

/** Excludes the characters that git refuses in branch names. */
const isBranch = /^[^\s\p{Cc}~^:?*[\\-][^\s\p{Cc}~^:?*[\\]*$/u;

/** Value of `--deployment` for every deployment that the token sees. */
const every = 'all';

/** The deployments for the config: those named, those known already, else what the token sees. An id that it does not see is left out. */
export async function chooseDeployments(
  given: readonly string[],
  known: Pick<Known, 'deployments' | 'config'>,
  { reachable, runtime }: Site,
): Promise<readonly NamedDeployment[]> {
  for (const slug of given) checkSlug(slug);
  if (given.length === 0 && (known.deployments.length > 0 || known.config.settings.file !== undefined))
    return known.deployments;
  const token = [null, ...given].find(reachable);
  const platform = token === undefined ? null : await runtime.connections.to(token);
  if (given.length === 0 || given.includes(every))
    return platform === null ? [] : allOf(await platform.deployments(), given.length > 0);
  // A list that the platform cuts matters only where all of it is taken.
  const visible = (await platform?.deployments([])) ?? [];
  const ids = new Map(visible.map(({ slug, id }) => [slug, id]));
  return [...new Set(given)].map((slug) => ({ slug, id: ids.get(slug) ?? null }));
}

/** All deployments that a token sees; several of them only if `wanted`. */
function allOf(visible: readonly Deployment[], wanted: boolean): NamedDeployment[] {
  for (const { slug } of visible) checkSlug(slug);
  if (visible.length === 0)
    throw new UsageError('The token sees no deployment. Check that it belongs to the right organization.');
  if (visible.length > 1 && !wanted)
    throw new UsageError(
      `The token can see several deployments (${visible.map(({ slug }) => slug).join(', ')}): choose with --deployment, once for each, or --deployment all.`,
    );
  return visible.map(({ slug, id }) => ({ slug, id }));
}

/** A slug is also the name of a folder. */
function checkSlug(slug: string): void {
  if (!/^[A-Za-z0-9][\w.-]{0,254}$/.test(slug))
    throw new UsageError(
      `--deployment ${escapeTerminal(slug)} is not the slug of a deployment. A slug holds letters, digits, hyphens, dots and underscores.`,
    );
}

/** Trying it out should need no knowledge of workflows. */
function chooseWorkflow(
  { host, workflows }: Known,
  { prompts, runtime }: Site,
): Choices['workflow'] | Promise<WorkflowChoice> {
  if (workflows.length > 0) return null;
  if (runtime.connections.isEmbedded || host.kind === 'other') return 'none';
  return prompts === null ? 'simple' : prompts.select('Which workflow for GitHub Actions?', workflowKinds);
}

const workflowKinds: readonly Choice<WorkflowChoice>[] = [
  { value: 'simple', label: 'simple', hint: 'anyone who can push a branch can use the token' },
  {
    value: 'hardened',
    label: 'hardened',
    hint: 'the token lies in an environment that only the default branch gets at',
  },
  { value: 'none', label: 'none' },
];

async function chooseOwners({ config }: Known, { prompts, runtime }: Site): Promise<readonly string[]> {
  // Once there is a config, they were asked for.
  if (prompts === null || runtime.connections.isEmbedded || config.settings.file !== undefined) return [];
  const question = 'Who reviews policy changes? (for CODEOWNERS)';
  return wordsIn(await prompts.text(question, '@organization/team; empty for none', ownersProblem));
}

function ownersProblem(text: string): string | null {
  const wrong = wordsIn(text).find((word) => !isOwner(word));
  return wrong === undefined
    ? null
    : `${escapeTerminal(wrong)} is not an owner: write @organization/team, @user or an email address.`;
}

/** Splits owners at spaces and commas. */
const wordsIn = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** `@user`, `@organization/team`, or an email address. */
export const isOwner = (word: string): boolean =>
  /^@[A-Za-z0-9][\w.-]*(?:\/[\w.-]+)*$/.test(word) || /^[^\s@#,]+@[^\s@#,.]+(?:\.[^\s@#,.]+)+$/.test(word);
