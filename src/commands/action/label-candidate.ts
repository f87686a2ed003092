import { planOf } from '../../domain/summary.ts';
import { type LabelGuard, labelGuards } from '../../domain/consent.ts';
import type { Deployment } from '../../domain/bundle.ts';
import type { Pull } from '../../domain/event.ts';
import type { Comment } from '../../domain/github.ts';
import type { Guard, Plan } from '../../domain/plan.ts';
import type { RecordedConsent, RecordPayload } from '../../domain/record.ts';
import { allOurs } from '../../github/comment-life.ts';
import { guardPlan } from '../../plan/guards.ts';
import { belowFirstLine, settingsDigest, shownDigest } from '../../record/payload.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { withConsent } from '../consent.ts';
import type { Loaded } from '../load.ts';
import { oursOf } from './ours.ts';
import { believe, isSamePlan } from './records.ts';

/** The plan of one deployment beside what its comment shows. */
export type Candidate = {
  readonly slug: string;
  /** What the plan wants a yes for, as far as a label may say it. */
  readonly wanted: readonly LabelGuard[];
  /** When the comment was last changed, if it shows exactly this plan as we wrote it; null otherwise. */
  readonly shownSince: number | null;
  /** The yes that the comment's record holds, if it is one to exactly this plan. */
  readonly recorded: RecordedConsent | null;
};

export type CandidateFacts = {
  readonly pull: Pull;
  readonly plan: Plan;
  readonly files: Loaded;
  readonly comments: readonly Comment[];
};

export function candidateOf(deployment: Deployment, facts: CandidateFacts, action: ActionWorld): Candidate {
  const { pull, plan, files, comments } = facts;
  const { slug } = deployment;
  const ours = allOurs(comments, oursOf(slug, action));
  // Of two nobody can tell which one was read: a workflow can write one that looks like ours.
  const comment = ours.length > 1 ? null : (ours[0] ?? null);
  const payload = recordIn(comment, pull, slug, action);
  const at = { pull, deployment, settings: settingsDigest(files.settings), plan };
  const isSame = payload !== null && isSamePlan(payload, at, action);
  const limits = withConsent(files.settings.guards, action.inputs.consent);
  return {
    slug,
    wanted: wantedIn(guardPlan(planOf(plan, slug), limits)),
    shownSince: isSame && comment !== null && isAsWritten(comment, payload) ? comment.updatedAt : null,
    recorded: (isSame ? payload.consent : null) ?? null,
  };
}

function wantedIn(guards: readonly Guard[]): LabelGuard[] {
  const raised = new Set<string>(guards.map(({ guard }) => guard));
  return labelGuards.filter((guard) => raised.has(guard));
}

/** The record of this pull request, whatever its plan and commit. */
function recordIn(comment: Comment | null, pull: Pull, slug: string, action: ActionWorld): RecordPayload | null {
  const payload = believe(comment, pull, slug, action);
  return 'code' in payload || payload.pull !== pull.number ? null : payload;
}

// Whoever may write can edit the text below a record, so that somebody says yes to what is not the plan.
const isAsWritten = ({ body }: Comment, { shown }: RecordPayload): boolean =>
  shown !== undefined && shown === shownDigest(belowFirstLine(body));
