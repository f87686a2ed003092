import type { Explained, Outcome, Plan } from '../domain/plan.ts';
import { cautionBlock, changeList, driftList, triangulationAlert, triangulationLists } from './html/change.ts';
import { enforcementPicture } from './html/enforcement.ts';
import {
  bundleTable,
  contents,
  headline,
  type Html,
  type HtmlExtras,
  type HtmlView,
  markup,
  nextLine,
  nothing,
  pageOf,
  resultTable,
  type Section,
  sectionOf,
  smallPrint,
} from './html/page.ts';
import { failureBlock, guardSection, impactSection, problemList, staleList } from './html/refusal.ts';
import { shownExplained, shownPlan } from './shown-plan.ts';
import { headlineText } from './verdict.ts';

/**
 * An outcome as a page of its own: one file of HTML that loads nothing, reads without JavaScript, and stays below 20 MB. Texts of files
 * and platform are text in it, never mark-up or an attribute.
 */
export function renderHtml(outcome: Outcome, view: HtmlView, extras: HtmlExtras = {}): string {
  const sections = sectionsOf(outcome, extras);
  const body = markup`<header>${headline(outcome, view)}${contents(sections)}</header><main>${summary(outcome, view)}${sections.map(sectionOf)}</main>${smallPrint(outcome, view)}`;
  return pageOf(`${headlineText(outcome)} - ifmatch`, body);
}

function summary(outcome: Outcome, view: HtmlView): Html {
  const plan = shownPlan(outcome);
  const { impact = null, triangulation = null } = shownExplained(outcome);
  return markup`${outcome.kind === 'failed' ? failureBlock(outcome.error) : nothing}${
    plan === null
      ? nothing
      : markup`${cautionBlock(plan, triangulation)}${triangulation === null ? nothing : triangulationAlert(plan, triangulation)}${bundleTable(plan, impact)}`
  }${nextLine(outcome, view)}`;
}

/** Every section that an outcome may have, in the order of the page; those without a body are not shown. */
function sectionsOf(outcome: Outcome, { drift = null }: HtmlExtras): Section[] {
  const results = 'results' in outcome ? outcome.results : [];
  return [
    ...('guards' in outcome ? [guardSection(outcome.guards)] : []),
    { id: 'results', title: 'Results', body: resultTable(results) },
    { id: 'problems', title: 'Problems', body: problemList(outcome.problems) },
    { id: 'stale', title: 'Since the review', body: outcome.kind === 'stale' ? staleList(results) : nothing },
    ...planSections(outcome.kind === 'failed' ? null : shownPlan(outcome), shownExplained(outcome)),
    { id: 'drift', title: 'Drift', body: drift === null ? nothing : driftList(drift) },
  ];
}

function planSections(plan: Plan | null, explained: Explained): Section[] {
  if (plan === null) return [];
  const { impact = null, triangulation = null } = explained;
  return [
    { id: 'enforcement', title: 'Enforcement before and after', body: enforcementPicture(plan) },
    { id: 'impact', title: 'Impact', body: impact === null ? nothing : impactSection(impact) },
    { id: 'changes', title: 'Changes', body: changeList(plan, explained) },
    {
      id: 'triangulation',
      title: 'Where the changes come from',
      body: triangulation === null ? nothing : triangulationLists(plan, triangulation),
    },
  ];
}
