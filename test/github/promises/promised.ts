import type { RunOptions, Run } from '../../rig/github/runner.ts';
import type { Push } from '../../rig/github/pulls.ts';
import type { GitHubRig } from '../../rig/github/github-rig.ts';
import {
  startTwoBundles,
  codeBundleFile,
  policyFiles,
  additionalPolicy,
  messagesOf,
  startPolicies,
  type Story,
} from '../action/stories.ts';

// A repository of two bundles: the policies ("remediation"), and the rules that scan code.

export const low = { slug: 'comment-on-low', severity: ['low'] };
export const byHand = { slug: 'made-by-hand', severity: ['low'] };

/** Pull requests of different bundles, and another one of the policies. */
export const policies = { branch: 'medium', files: policyFiles([additionalPolicy]) };
export const rules = { branch: 'rules', files: codeBundleFile('p/default', 'p/java') };
export const otherPolicy = { branch: 'low', files: policyFiles([low]) };

export const slugs = (...all: readonly { readonly slug: string }[]): string[] =>
  [...startPolicies, ...all].map(({ slug }) => slug).toSorted();

export const runOf = ({ rig }: Story, push: Push, runOptions: RunOptions = {}): Promise<Run> =>
  rig.run({ event: 'push', push }, runOptions);

let words = 0;

/** A commit straight to the default branch that changes no policy. */
export const pushWords = ({ rig }: Story): Promise<Push> =>
  rig.pulls.pushTo('main', { 'README.md': `words ${String((words += 1))}\n` });

/** The same, and the run that it starts. */
export const runWords = async (story: Story, runOptions: RunOptions = {}): Promise<Run> =>
  runOf(story, await pushWords(story), runOptions);

/** A story in which an earlier run has settled everything so far. */
export async function beginSettled(options: Parameters<typeof startTwoBundles>[0] = {}): Promise<Story> {
  const story = await startTwoBundles(options);
  await runWords(story);
  return story;
}

/** The bundles that the action wrote, in order. */
export const sent = (story: Story): string[] => story.puts().map(({ kind }) => kind ?? '');

/** The warnings about merges: those about a policy that becomes looser are not meant. */
export const warnings = (run: Run): string[] =>
  messagesOf(run)
    .split(/\n(?=\w+: )/)
    .filter((line) => line.startsWith('warning: ') && !line.startsWith('warning: policy '));

/** The only comment of a pull request, or the last one, without its hidden line. */
export const shown = (rig: GitHubRig, pull: number): string =>
  (rig.comments(pull).at(-1)?.body ?? '').replace(/^<!-- .* -->\n/, '');

/** All texts of a pull request's comments, without their hidden lines. */
export const allShown = (rig: GitHubRig, pull: number): string[] =>
  rig.comments(pull).map(({ body }) => body.replace(/^<!-- .* -->\n/, ''));
