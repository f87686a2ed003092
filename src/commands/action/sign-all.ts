import { type CommentState, stateOf } from '../../domain/comment.ts';
import type { Pull } from '../../domain/event.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Plan } from '../../domain/plan.ts';
import { settingsDigest, shownDigest } from '../../record/payload.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import type { Loaded } from '../load.ts';
import { shownText } from './comments.ts';
import type { JudgedLabel } from './judge-label.ts';
import { deploymentsIn } from './deployments.ts';
import { sign } from './records.ts';

type Reviewed = {
  readonly pull: Pull;
  readonly merge: string;
  readonly plan: Plan;
  readonly outcome: Outcome;
  readonly files: Loaded;
  readonly judged: JudgedLabel;
};

/** The records of a plan, by the slugs of its deployments. Where a label may say yes, each also binds the text that its comment shows. */
export function signAll(reviewed: Reviewed, action: ActionWorld): Map<string, string> {
  const { pull, merge, plan, outcome, files, judged } = reviewed;
  const settings = settingsDigest(files.settings);
  const records = deploymentsIn(plan).map((deployment): [string, string] => {
    const { slug } = deployment;
    const signed = (facts: Parameters<typeof sign>[1]['facts']): string =>
      sign(plan, { pull, merge, settings, deployment, facts }, action);
    const facts = judged.facts.get(slug);
    if (facts === undefined) return [slug, signed({})];
    // How much text fits below a record depends on its length, and that is the same with any digest in it.
    const { length } = signed({ ...facts, shown: shownDigest('') });
    const text = shownText({ pull, deployment: slug, state: reviewedState(outcome, slug) }, length, action);
    return [slug, signed({ ...facts, shown: shownDigest(text) })];
  });
  return new Map(records);
}

/** What the comment of a deployment says of a preview. */
export function reviewedState(outcome: Outcome, deployment: string): CommentState {
  if (outcome.kind === 'valid') throw new Error('a preview does not end with valid files only');
  return stateOf(outcome, deployment);
}
