import type { BundleWithResult, PlanExplanations, MembersOfKind } from '../../../domain/outcome.ts';
import {
  causeOf,
  type CommentState,
  type Refusal,
  type Refused,
  type SincePreviousPlan,
  type Successor,
} from '../../../domain/review.ts';
import { dispatch, type DispatchTable } from '../../../util/dispatch.ts';
import { pluralize } from '../../../util/text.ts';
import type { MessageAndFix } from '../../blocks.ts';
import { rejectedBundleSentence, reportFacts, type RunFacts } from '../../outcome-report.ts';
import { waitingStatus } from '../../sections.ts';
import { isAllAlreadyApplied, liveSuffix, nothingSentSuffix, writtenCountsText } from '../../words/headline.ts';
import type { Plan } from '../../../domain/plan.ts';
import { deploymentSlugs } from '../../words/names.ts';
import { changeSinceRecordSentence, ifMergedSentence, describeRefusal, describeStale } from '../../words/refusals.ts';
import { changeCountsText, effectCountsText, plannedChanges, problemCountsText } from '../../words/summary.ts';
import { liveChanges } from '../../words/three-way.ts';
import { type CommentView, lineUrl, moreLinks, runLink, undoHint } from './comment-view.ts';
import { joinLines, joinWithSpaces, link, type Markdown, md, noMarkdown, toMarkdown, trusted } from './markup.ts';
import { fitPage, type FittedPage, type MarkdownOptions, maxBodyChars, renderPage } from './report.ts';

// The comment on a pull request, for each state of its life.

/** How much of a plan a comment, or a job summary, shows. */
export type PageSize = Pick<MarkdownOptions, 'maxDiffLines' | 'maxRows' | 'isBrief'>;

const commentSize: PageSize = { maxDiffLines: 100, maxRows: 20, isBrief: true };

/** A view of a comment, and the characters that its hidden line takes. */
export type CommentViewWithHidden = CommentView & { readonly hiddenLineLength: number };

/**
 * The text of a comment below its hidden line. Ends with a line break. Texts from files, the platform or GitHub are in code spans.
 */
export const renderComment = (state: CommentState, view: CommentViewWithHidden): string =>
  fitState(state, view, commentSize, maxBodyChars - view.hiddenLineLength).text;

/**
 * The text of the comment that goes on after this one with the sections of deployments that do not fit into it, given what its own hidden line takes;
 * null if all fit.
 */
export function renderNextComment(
  state: CommentState,
  view: CommentViewWithHidden,
): ((hidden: number) => string) | null {
  const { omittedSections } = fitState(state, view, commentSize, maxBodyChars - view.hiddenLineLength);
  if (omittedSections.length === 0) return null;
  const head = [
    headline(state, 'continued'),
    trusted('These changes belong to the plan in the first comment, which says what becomes of it.'),
  ];
  const report = { top: [], body: omittedSections, background: [] };
  return (hidden) => renderPage({ head, report }, optionsOf(view, commentSize), maxBodyChars - hidden);
}

/** The page of a state, and the sections that do not fit. */
export function fitState(state: CommentState, view: CommentView, size: PageSize, maxChars: number): FittedPage {
  const { title, intro = [], facts = {}, foot = noMarkdown } = dispatch(pages, 'kind', state, view);
  const page = { head: [headline(state, title), ...intro], report: reportFacts(facts, 'action'), foot };
  return fitPage(page, optionsOf(view, size), maxChars);
}

export const optionsOf = (view: CommentView, size: PageSize): MarkdownOptions => ({
  surface: 'action',
  ...size,
  nextUrl: view.next ?? null,
  linkTo: (position) => lineUrl(position, view),
});

/** Names the deployment that changes, or counts them. */
function headline(state: CommentState, title: string): Markdown {
  const bundles = 'plan' in state ? state.plan.bundles : [];
  const changed = bundles.filter(({ changes }) => changes.length > 0);
  const slugs = deploymentSlugs(changed.length === 0 ? bundles : changed);
  const [slug] = slugs;
  if (slug === undefined) return trusted(`### Policies: ${title}`);
  return slugs.length === 1
    ? md`### Policies for ${slug}: ${trusted(title)}`
    : trusted(`### Policies for ${pluralize(slugs.length, 'deployment')}: ${title}`);
}

type State<Kind extends CommentState['kind']> = MembersOfKind<CommentState, Kind>;

/** What a comment says in a state: the end of its headline, paragraphs below it, what the report shows, and the last line. */
type CommentParts = {
  readonly title: string;
  readonly intro?: readonly Markdown[];
  readonly facts?: RunFacts;
  readonly foot?: Markdown;
};

const pages: DispatchTable<CommentState, 'kind', [view: CommentView], CommentParts> = {
  planned: plannedPage,
  'no-changes': unchangedPage,
  invalid: ({ problems, accepted = null, overrides = [] }, view) => ({
    title: `invalid, ${problemCountsText(problems)}`,
    intro: accepted === null ? [] : [toMarkdown(rejectedBundleSentence)],
    facts: { problems, plan: accepted, status: waitingStatus, explanations: { overrides } },
    foot: joinWithSpaces(trusted('Merging applies nothing: there is no plan.'), moreLinks(view)),
  }),
  stale: ({ staleBundles, by, cause, onStale }, view) => ({
    title: 'stale, do not merge yet',
    intro: [messageAndFixMarkdown(describeStale(by, cause))],
    facts: { stale: staleBundles },
    foot: joinWithSpaces(toMarkdown(ifMergedSentence(cause, onStale)), moreLinks(view)),
  }),
  applying: ({ plan }, view) => ({
    title: `applying ${changeCountsText(plan.summary)}`,
    intro: [
      md`${link(trusted('A run'), view.job.run.url)} is applying exactly the reviewed plan. If the run ended and this comment did not change, re-run it; that is safe.`,
    ],
    facts: { plan, status: { label: 'is applied now', urgency: 'none' } },
  }),
  applied: appliedPage,
  partial: partialPage,
  refused: refusedPage,
  superseded: ({ by }) => dispatch(supersededPages, 'what', by),
  failed: ({ error, results }, view) => ({
    title: results.length === 0 ? 'failed, nothing was sent' : 'failed',
    facts: { results, error },
    foot: moreLinks(view),
  }),
};

/** What merging would do, the origin of each change, and its impact. */
function plannedPage(state: State<'planned'>, view: CommentView): CommentParts {
  const { plan, guards, problems, since } = state;
  const needsApproval = guards.length > 0;
  return {
    title: `${effectCountsText(plannedChanges(plan))}${needsApproval ? '; approval required' : ''}`,
    intro: [...sinceMarkdown(since), trusted(changeCountsText(plan.summary))],
    facts: { plan, guards, problems, explanations: withoutUndeclared(state), stale: since?.staleBundles ?? [] },
    foot: joinWithSpaces(
      needsApproval ? trusted('Merging applies nothing without that approval.') : whatMergingDoes(plan, view),
      moreLinks(view, true),
    ),
  };
}

/** One line, unless unreviewed changes are live. */
function unchangedPage(state: State<'no-changes'>, view: CommentView): CommentParts {
  const { plan, problems, since } = state;
  const explanations = withoutUndeclared(state);
  // Bundles that this pull request stops managing are always shown; other warnings are only linked.
  const dropped = problems.filter(({ problem }) => problem.code === 'bundle-dropped');
  const others = problems.filter(({ problem }) => problem.code !== 'bundle-dropped');
  const warnings = others.length === 0 ? [] : [md`${trusted(problemCountsText(others))}: see ${runLink(view)}.`];
  return {
    title: `no changes${liveSuffix(liveChanges(explanations.threeWayDiff).length)}`,
    intro: [...sinceMarkdown(since), ...warnings],
    facts: { plan, explanations, stale: since?.staleBundles ?? [], problems: dropped },
  };
}

/** The difference from the plan that was recorded before. */
function sinceMarkdown(since: SincePreviousPlan | undefined): Markdown[] {
  if (since === undefined) return [];
  const { cause, url } = since;
  const earlier = link(trusted('an earlier plan'), url);
  return [md`**Changed since the review:** This replaces ${earlier}. ${toMarkdown(changeSinceRecordSentence(cause))}`];
}

/** Bundles that no file declares are in the job summary only. */
const withoutUndeclared = ({ undeclared: _, ...explanations }: PlanExplanations): PlanExplanations => explanations;

/** Only merges into the default branch are applied. */
function whatMergingDoes(plan: Plan, { base, job }: CommentView): Markdown {
  const { defaultBranch } = job.repository;
  if (base !== undefined && base !== defaultBranch)
    return md`This goes to ${base}, and only ${defaultBranch} is applied. Merging applies nothing: a pull request to ${defaultBranch} gets a plan of its own.`;
  const nothing = deploymentSlugs(plan.bundles).length > 1 ? 'nothing of that deployment' : 'nothing';
  return trusted(
    `Merging applies exactly this plan. If the platform changes first, ${nothing} is applied and this comment says why.`,
  );
}

function appliedPage({ plan, results }: State<'applied'>, view: CommentView): CommentParts {
  const isAlreadyApplied = isAllAlreadyApplied(results);
  return {
    title: isAlreadyApplied ? `already applied${nothingSentSuffix(results)}` : `applied, ${writtenCountsText(results)}`,
    facts: { plan, results },
    foot: joinWithSpaces(
      isAlreadyApplied ? moreLinks(view) : md`Exactly the reviewed plan, applied by ${runLink(view)}.`,
      undoHint(view, results),
    ),
  };
}

function partialPage({ plan, results, error }: State<'partial'>, view: CommentView): CommentParts {
  return {
    title: isNothingApplied(results) ? 'nothing was applied' : 'only partly applied',
    intro: [
      md`**What to do:** Re-run ${link(trusted('the job'), view.job.run.url)}. That is safe: what is applied is not sent again, and nothing is overwritten.`,
    ],
    facts: { plan, results, error: error ?? null },
    foot: joinWithSpaces(moreLinks(view), undoHint(view, results)),
  };
}

const isNothingApplied = (results: readonly BundleWithResult[]): boolean =>
  results.every(({ result }) => result.kind === 'not-applied');

function refusedPage(state: State<'refused'>, view: CommentView): CommentParts {
  const { refusal, currentPlan } = state;
  const cause = causeOf(refusal);
  return {
    title: refusedTitle(state),
    intro: [
      messageAndFixMarkdown(describeRefusal(refusal, currentPlan?.digest ?? null)),
      currentPlan === null
        ? noMarkdown
        : trusted(
            `The current plan: ${effectCountsText(plannedChanges(currentPlan))} (${changeCountsText(currentPlan.summary)})`,
          ),
    ],
    facts: {
      plan: currentPlan,
      status: { label: 'not applied', urgency: 'failed' },
      guards: cause.code === 'guards' ? cause.guards : [],
      stale: cause.code === 'stale' ? cause.staleBundles : [],
    },
    foot: moreLinks(view, currentPlan !== null),
  };
}

function refusedTitle({ refusal: { code, done = [] } }: Refused): string {
  return titlesBeforeMerge[code] ?? (done.length > 0 ? 'only partly applied' : 'not applied');
}

/** The titles of refusals before a merge. */
const titlesBeforeMerge: Partial<Record<Refusal['code'], string>> = {
  'not-fresh': 'not ready to be merged',
  changed: 'changed since the review',
  'fork-names': 'not previewed',
  unanswered: 'only partly previewed',
  'not-recorded': 'not recorded',
};

/** The pages of superseded comments, which link to the comment or pull request that replaces them. */
const supersededPages: DispatchTable<Successor, 'what', [], CommentParts> = {
  plan: ({ url }) => ({
    title: 'superseded',
    intro: [
      md`This plan is out of date and will not be applied. ${link(trusted('A new comment'), url)} shows the current plan and what changed.`,
    ],
  }),
  pull: ({ pull, isApplied }) => ({
    title: isApplied ? `settled with #${String(pull)}` : `part of #${String(pull)}`,
    intro: [
      isApplied
        ? md`Pull request #${pull} was merged after this one and reviewed with these changes. Its plan was applied, with what it kept of them.`
        : md`Pull request #${pull} was merged after this one and reviewed with these changes, so its plan is the one that is sent.`,
    ],
  }),
  'same-commit': ({ pull }) => ({
    title: `settled with #${String(pull)}`,
    intro: [
      md`Pull request #${pull} was merged by the same commit. The plan of that one was applied, with what the commit kept of both.`,
    ],
  }),
  equal: () => ({
    title: 'nothing left to apply',
    intro: [trusted('The platform now matches the branch, with these changes or with what replaced them.')],
  }),
};

export const messageAndFixMarkdown = ({ message, fix }: MessageAndFix): Markdown =>
  joinLines([toMarkdown(message), md`**What to do:** ${toMarkdown(fix)}`]);
