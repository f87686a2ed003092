import type { RunOptions, Run } from '../rig/runner.ts';
import type { Push } from '../rig/pulls.ts';
import type { Rig } from '../rig/rig.ts';
import { beginBundles, code, filesOf, more, said, start, type Story } from '../action/stories.ts';

// A repository of two bundles: the policies ("remediation"), and the rules that scan code.

export const low = { slug: 'comment-on-low', severity: ['low'] };
export const byHand = { slug: 'made-by-hand', severity: ['low'] };

/** Pull requests of different bundles, and another one of the policies. */
export const policies = { branch: 'medium', files: filesOf([more]) };
export const rules = { branch: 'rules', files: code('p/default', 'p/java') };
export const otherPolicy = { branch: 'low', files: filesOf([low]) };

export const slugs = (...all: readonly { readonly slug: string }[]): string[] =>
  [...start, ...all].map(({ slug }) => slug).toSorted();

export const runOf = ({ rig }: Story, push: Push, how: RunOptions = {}): Promise<Run> =>
  rig.run({ event: 'push', push }, how);

let words = 0;

/** A commit straight to the default branch that changes no policy. */
export const pushWords = ({ rig }: Story): Promise<Push> =>
  rig.pulls.pushTo('main', { 'README.md': `words ${String((words += 1))}\n` });

/** The same, and the run that it starts. */
export const runWords = async (story: Story, how: RunOptions = {}): Promise<Run> =>
  runOf(story, await pushWords(story), how);

/** A story in which an earlier run has settled everything so far. */
export async function beginSettled(options: Parameters<typeof beginBundles>[0] = {}): Promise<Story> {
  const story = await beginBundles(options);
  await runWords(story);
  return story;
}

/** The bundles that the action wrote, in order. */
export const sent = (story: Story): string[] => story.puts().map(({ kind }) => kind ?? '');

/** The warnings about merges: those about a policy that becomes looser are not meant. */
export const warnings = (run: Run): string[] =>
  said(run)
    .split(/\n(?=\w+: )/)
    .filter((line) => line.startsWith('warning: ') && !line.startsWith('warning: policy '));

/** The only comment of a pull request, or the last one, without its hidden line. */
export const shown = (rig: Rig, pull: number): string =>
  (rig.comments(pull).at(-1)?.body ?? '').replace(/^<!-- .* -->\n/, '');

/** All texts of a pull request's comments, without their hidden lines. */
export const allShown = (rig: Rig, pull: number): string[] =>
  rig.comments(pull).map(({ body }) => body.replace(/^<!-- .* -->\n/, ''));
