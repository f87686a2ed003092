import type { BundleKind, Deployment } from '../domain/bundle.ts';
import type { Explained, Outcome, Plan } from '../domain/plan.ts';

/** The plan whose changes an outcome may show. A stale plan says nothing of what would happen now. */
export const shownPlan = (outcome: Outcome): Plan | null =>
  'plan' in outcome && outcome.kind !== 'stale' ? outcome.plan : null;

/** Whether the plan of an outcome undoes an applied one. */
export const isRollback = (outcome: Outcome): boolean =>
  'plan' in outcome && outcome.plan !== null && outcome.plan.undoes !== undefined;

/** No guard stopped it, but the person who was asked. */
export const wasDeclined = (outcome: Outcome): boolean =>
  outcome.kind === 'needs-approval' && outcome.guards.length === 0;

/** What is told beside that plan. After an apply no one needs to know whose doing a change was. */
export function shownExplained(outcome: Outcome): Explained {
  if (!('guards' in outcome) || outcome.kind === 'stale') return {};
  const { impact, triangulation, unmanaged }: Explained = outcome;
  const isAhead = outcome.kind === 'no-changes' || outcome.kind === 'changes' || outcome.kind === 'needs-approval';
  return {
    ...(impact === undefined ? {} : { impact }),
    ...(triangulation === undefined || !isAhead ? {} : { triangulation }),
    ...(unmanaged === undefined || !isAhead ? {} : { unmanaged }),
  };
}

/** How and for whom an outcome is shown. */
export type View = {
  readonly command: 'validate' | 'preview' | 'apply' | 'rollback';
  /** Name of the platform; null when none was asked. */
  readonly platform: string | null;
  /** Where the plan was saved, if it was. */
  readonly plan?: string | null;
  /** The saved plan that is being applied or undone, if there is one. */
  readonly reviewed?: string | null;
  /** Options and paths to say again after the command's name, as they were typed. */
  readonly again?: string;
  /** The same for `rollback`, which takes no paths but their config. */
  readonly againUndo?: string;
  /** Whether warnings fail the command. */
  readonly strict?: boolean;
  /** Shown before the command has ended: what comes next is up to the command. */
  readonly midway?: boolean;
};

export type TerminalView = View & {
  /** Path of the config, where there is one. */
  readonly config?: string | null;
  /** Columns; fewer than 40 count as 40. */
  readonly width: number;
  readonly color: boolean;
  /** Diffs in full. */
  readonly verbose: boolean;
};

export type MarkdownView = View & {
  /** Characters that the answer may have. GitHub cuts a comment at 65,536 and answers 422. */
  readonly budget?: number;
};

export type Owner = { readonly deployment: Deployment; readonly kind: BundleKind };

/** A bundle of a run as one string. */
export const ownerKey = ({ deployment, kind }: Owner): string => `${kind} ${deployment.slug}`;
