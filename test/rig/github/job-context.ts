import { createRequire } from 'node:module';
import type { Group, Pull, Push } from './pulls.ts';
import { describePull } from './api-routes.ts';
import { repositoryId, type GitHubState, userOf } from './github-state.ts';

/** An event that triggers a workflow. */
export type Trigger =
  | {
      readonly event: 'pull_request' | 'pull_request_target';
      readonly pull: number;
      /** The activity type, such as `closed` or, after its base was changed, `edited`; by default that of its last push. */
      readonly action?: string;
      /** Who caused the event; by default the author. */
      readonly by?: string;
    }
  | { readonly event: 'merge_group'; readonly group: Group }
  | { readonly event: 'push'; readonly push: Push }
  | { readonly event: 'schedule' }
  | { readonly event: 'workflow_dispatch'; readonly branch?: string }
  /** An event that the action does not support. */
  | { readonly event: 'workflow_run' };

type Json = Readonly<Record<string, unknown>>;

/** The event and the variables of a job. A re-run has the same. */
export type JobContext = {
  readonly name: string;
  readonly payload: Json;
  readonly sha: string;
  readonly ref: string;
  readonly headRef: string;
  readonly baseRef: string;
  readonly actor: string;
  /** Whether the code comes from a fork, so that the token is read-only and secrets are empty. */
  readonly isForeign: boolean;
};

type JobContextFacts = Pick<JobContext, 'sha' | 'ref'> & Partial<JobContext> & { readonly values: Json };

export async function createJobContext(trigger: Trigger, github: GitHubState): Promise<JobContext> {
  const { values, ...facts } = await readFacts(trigger, github);
  const { actor = 'mona' } = facts;
  const common = { name: trigger.event, headRef: '', baseRef: '', isForeign: false };
  return {
    ...common,
    ...facts,
    actor,
    payload: payloadOf(trigger.event, { ...values, sender: userOf(actor) }, github),
  };
}

async function readFacts(trigger: Trigger, github: GitHubState): Promise<JobContextFacts> {
  if ('pull' in trigger) return readPullFacts(trigger, github);
  if (trigger.event === 'merge_group') {
    const { group } = trigger;
    const refs = { head_sha: group.head, head_ref: group.ref, base_sha: group.baseSha, base_ref: group.base };
    const values = { action: 'checks_requested', merge_group: { ...refs, head_commit: { id: group.head } } };
    return { sha: group.head, ref: group.ref, values };
  }
  if (trigger.event === 'push') {
    const { ref, before, after, commits } = trigger.push;
    const values = { ref, before, after, deleted: false, commits: commits.map((id) => ({ id })) };
    return { sha: after, ref, values: { ...values, head_commit: { id: after } } };
  }
  const branch = ('branch' in trigger ? trigger.branch : undefined) ?? 'main';
  return { sha: await github.repository.tip(branch), ref: `refs/heads/${branch}`, values: {} };
}

async function readPullFacts(
  trigger: Extract<Trigger, { pull: number }>,
  github: GitHubState,
): Promise<JobContextFacts> {
  const pull = await github.pulls.refresh(trigger.pull);
  const { number, head, testMerge, isOpen, author, merged } = pull;
  const action = trigger.action ?? (pull.pushes > 1 ? 'synchronize' : 'opened');
  // GitHub sends the event before it makes the test merge, so the payload has the previous one, or none.
  const merge = isOpen ? { merge_commit_sha: pull.previousTestMerge, mergeable: null } : {};
  const values = {
    action,
    number,
    pull_request: { ...(await describePull(number, github)), ...merge },
    ...(action === 'synchronize' ? { before: pull.previousHead, after: head } : {}),
    ...(action === 'edited' ? { changes: changesOf(pull) } : {}),
  };
  const facts = { values, headRef: pull.branch, baseRef: pull.base, actor: trigger.by ?? author };
  if (trigger.event === 'pull_request_target')
    return { ...facts, sha: await github.repository.tip('main'), ref: 'refs/heads/main' };
  const isForeign = pull.fork !== null;
  // "If the pull request was merged, this is the branch it was merged into."
  if (merged !== null) return { ...facts, sha: merged.sha, ref: `refs/heads/${pull.base}`, isForeign };
  if (testMerge === null) throw new Error('for a conflict, GitHub runs no pull_request workflow');
  return { ...facts, sha: testMerge, ref: `refs/pull/${String(number)}/merge`, isForeign };
}

/** The changes of an edit: the base, or only the title. */
const changesOf = ({ formerBase, title }: Pull): Json =>
  formerBase === null
    ? { title: { from: `${title}?` } }
    : { base: { ref: { from: formerBase.ref }, sha: { from: formerBase.sha } } };

// Four megabytes of JSON: loaded once, and only when a run needs it.
let definitions: readonly { readonly name: string; readonly examples: readonly Json[] }[] | undefined;

/** A payload for this repository, in the shape of a real example. */
function payloadOf(event: string, values: Json, { fullName }: GitHubState): Json {
  definitions ??= createRequire(import.meta.url)('@octokit/webhooks-examples') as typeof definitions;
  const { examples = [] } = definitions?.find(({ name }) => name === event.replace('_target', '')) ?? {};
  const example = examples.find(({ action }) => action === values['action']) ?? examples[0] ?? {};
  const repository = { id: repositoryId, name: 'policies', full_name: fullName, default_branch: 'main' };
  return {
    ...(fillExample(example, { repository, ...values }) as Json),
    ...('repository' in example ? {} : { repository }),
    // The examples have no edited pull request.
    ...('changes' in values ? { changes: values['changes'] } : {}),
  };
}

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The fields of an example, with the given values where they exist. */
function fillExample(shape: unknown, values: unknown): unknown {
  if (!isObject(shape) || !isObject(values)) return values;
  const fields = Object.entries(shape).map(([key, inner]) => [
    key,
    key in values ? fillExample(inner, values[key]) : inner,
  ]);
  return Object.fromEntries(fields) as Json;
}
