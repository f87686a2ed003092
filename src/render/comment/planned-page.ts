import type { CommentState } from '../../domain/comment.ts';
import type { Explained } from '../../domain/outcome.ts';
import { tellImpact } from '../impact/told-impact.ts';
import { cautionBlock } from '../markdown/caution.ts';
import { changeBlocks } from '../markdown/changes.ts';
import type { Detail } from '../markdown/detail.ts';
import { guardBlock } from '../markdown/guards.ts';
import type { Page } from '../markdown/page.ts';
import { toMarkdown } from '../markdown/sentence.ts';
import { bundleTable } from '../markdown/tables.ts';
import { triangulationBlock } from '../markdown/triangulation.ts';
import { type Markdown, md, nothing, ours } from '../markdown/template.ts';
import { shownIn } from '../triangulation/shown-in.ts';
import type { CommentView } from './comment-view.ts';
import { problemList } from './problem-list.ts';
import { fullDiff, smallPrint } from './small-print.ts';
import { deletesFirst, title } from './title.ts';

type Planned = Extract<CommentState, { kind: 'planned' }>;

/** What merging would do, whose doing it is, and what it means for open findings. */
export function plannedPage(state: Planned, view: CommentView, detail: Detail): Page {
  const { plan, guards, problems, impact = null } = state;
  const triangulation = shownIn(state.triangulation ?? null, view.deployment);
  const explained: Explained = {
    ...(impact === null ? {} : { impact }),
    ...(triangulation === null ? {} : { triangulation }),
  };
  const { closing } = tellImpact(impact);
  return {
    head: [title(view, `${deletesFirst(plan.summary)}${guards.length === 0 ? '' : ', consent needed'}`)],
    parts: (eighth) => [
      cautionBlock(plan, eighth, triangulation),
      guardBlock(guards, eighth, detail.consent),
      bundleTable(plan, eighth, impact),
      triangulationBlock(plan, eighth, triangulation),
    ],
    body: (budget) => changeBlocks(plan, budget, detail, explained),
    problems: (budget) => problemList(problems, budget, detail),
    foot: smallPrint(
      closing === null ? nothing : toMarkdown(closing),
      guards.length === 0 ? promise(view) : ours('Merging applies nothing without that consent.'),
      fullDiff(view),
    ),
  };
}

/** Only the default branch is applied, whatever a pull request goes to. */
function promise({ base, job }: CommentView): Markdown {
  const { defaultBranch } = job.repository;
  const isElsewhere = base !== undefined && base !== defaultBranch;
  const merging = isElsewhere
    ? md`Only ${defaultBranch} is applied, and this goes to ${base}. Once it goes to ${defaultBranch}, merging`
    : ours('Merging');
  return md`${merging} applies exactly this plan (${'If-Match'}). If the platform changes first, nothing is applied and this comment says why.`;
}
