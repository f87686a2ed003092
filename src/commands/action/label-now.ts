import type { Pull } from '../../domain/event.ts';
import { GitHubError, type LabelEvent } from '../../domain/github.ts';
import { withHint } from '../../domain/with-hint.ts';
import type { ActionWorld } from '../../world/action-world.ts';

/** Whether a label is on a pull request, and the event that put it there. */
export type LabelNow =
  | { readonly kind: 'off' }
  | { readonly kind: 'on'; readonly set: LabelEvent; readonly pull: Pull }
  | { readonly kind: 'unasked'; readonly message: string };

/**
 * Asks GitHub, and not the event that began this run: runs are cancelled, run again and overtaken, and what they were told may be long
 * past. Whatever GitHub does not tell is `unasked`.
 */
export async function labelNow(number: number, label: string, { github }: ActionWorld): Promise<LabelNow> {
  const isLabel = (name: string): boolean => name.toLowerCase() === label.toLowerCase();
  return orUnasked(async () => {
    const pull = await github.pull(number);
    if (!pull.labels.some(isLabel)) return { kind: 'off' };
    const events = (await github.labelEvents(number)).filter((event) => isLabel(event.label));
    const last = events.toSorted((a, b) => a.id - b.id).at(-1);
    if (last?.what === 'labeled') return { kind: 'on', set: last, pull };
    return { kind: 'unasked', message: 'GitHub does not tell who set the label.' };
  });
}

/** GitHub's refusals as a reason why nothing counts. */
export async function orUnasked<T>(ask: () => Promise<T>): Promise<T | { kind: 'unasked'; message: string }> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { kind: 'unasked', message: withHint(error) };
  }
}
