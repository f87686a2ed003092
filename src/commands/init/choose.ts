import type { PolicySource, SetupChoices, WorkflowChoice } from '../../domain/setup.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { escapeTerminal } from '../../render/escape/terminal.ts';
import type { Choice } from '../../world/prompts.ts';
import { chooseDeployments } from './choose-deployments.ts';
import { isOwner, ownerWords } from './codeowners.ts';
import type { Known } from './known.ts';
import type { Site } from './site.ts';

/** What the command line says; null for what it leaves open. */
export type Given = {
  readonly deployments: readonly string[];
  readonly policies: PolicySource | null;
  readonly workflow: WorkflowChoice | null;
  /** With spaces or commas between. */
  readonly owners: string | null;
  readonly branch: string | null;
  readonly editor: boolean;
};

/**
 * Settles every choice: by a flag, by what is there already, by asking the platform, by asking the person, else by a default. Throws
 * UsageError for what a flag must say, `Cancelled` when the person goes away.
 */
export async function choose(given: Given, known: Known, site: Site): Promise<SetupChoices> {
  refuse(given, site);
  const fromPlatform = given.policies === 'platform';
  const deployments = await chooseDeployments({ deployments: given.deployments, fromPlatform }, known, site);
  const policies = given.policies ?? (await choosePolicies(known, site));
  const workflow = given.workflow ?? (await chooseWorkflow(known, site));
  const owners = given.owners === null ? await chooseOwners(known, site) : ownerWords(given.owners);
  const branch = given.branch ?? (workflow === 'none' ? 'main' : await chooseBranch(known, site));
  return { deployments, policies, workflow, owners, branch, editor: given.editor };
}

/** What no answer to another question can make right, before the first one is asked. */
function refuse({ policies, deployments, owners, branch }: Given, { reachable }: Site): void {
  if (policies === 'platform' && ![null, ...deployments].some(reachable))
    throw new UsageError(
      '--from-platform needs the platform: set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, or try it with --sandbox.',
    );
  const wrong = owners === null ? null : ownersProblem(owners);
  if (wrong !== null) throw new UsageError(`--owners: ${wrong}`);
  if (branch !== null && !isBranch(branch))
    throw new UsageError(`--branch ${escapeTerminal(branch)} is not the name of a branch.`);
}

function choosePolicies({ policyFiles }: Known, { prompts, reachable }: Site): PolicySource | Promise<PolicySource> {
  if (policyFiles > 0) return 'none';
  // Examples beside a platform full of policies would mean to delete all of those.
  if (!reachable(null)) return 'examples';
  return prompts === null ? 'platform' : prompts.select('Which policies to begin with?', policyChoices);
}

function chooseWorkflow({ host, workflows }: Known, { prompts }: Site): WorkflowChoice | Promise<WorkflowChoice> {
  if (workflows.choice !== null) return workflows.choice;
  if (host.kind === 'gitlab' || host.kind === 'other') return 'none';
  return prompts === null ? 'open' : prompts.select('Which workflow for GitHub Actions?', workflowChoices);
}

async function chooseOwners({ owners }: Known, { prompts }: Site): Promise<readonly string[]> {
  if (owners.length > 0 || prompts === null) return owners;
  const question = 'Who has to review changes of policies? It goes into CODEOWNERS.';
  return ownerWords(await prompts.text(question, '@organization/team; empty for nobody', ownersProblem));
}

function ownersProblem(text: string): string | null {
  const wrong = ownerWords(text).find((word) => !isOwner(word));
  return wrong === undefined
    ? null
    : `${escapeTerminal(wrong)} is no owner: write @organization/team, @user or an address.`;
}

async function chooseBranch({ clone, workflows }: Known, { prompts }: Site): Promise<string> {
  const known = workflows.branch ?? clone.branch;
  if (known !== null) return known;
  const guess = clone.current ?? 'main';
  if (prompts === null || !clone.isRepository) return guess;
  const check = (text: string): string | null =>
    text === '' || isBranch(text) ? null : 'This is not the name of a branch.';
  const typed = await prompts.text('What is the default branch?', escapeTerminal(guess), check);
  return typed === '' ? guess : typed;
}

/** The characters that git refuses in the name of a branch. */
const isBranch = (name: string): boolean => /^[^\s\p{Cc}~^:?*[\\-][^\s\p{Cc}~^:?*[\\]*$/u.test(name);

const policyChoices: readonly Choice<PolicySource>[] = [
  { value: 'platform', label: 'those of the platform', hint: 'nothing changes there' },
  { value: 'examples', label: 'a few examples', hint: 'a preview shows what they would change' },
  { value: 'none', label: 'none' },
];

const workflowChoices: readonly Choice<WorkflowChoice>[] = [
  { value: 'open', label: 'open', hint: 'simple; whoever can push a branch can use the token' },
  {
    value: 'hardened',
    label: 'hardened',
    hint: 'the token lies in an environment that only the default branch gets at',
  },
  { value: 'none', label: 'none' },
];
