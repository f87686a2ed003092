import {
  countOrigins,
  type Drift,
  type DriftEntry,
  type DriftFix,
  type DriftOrigin,
  driftOrigins,
  type DriftOutcome,
  type Unmanaged,
} from '../../domain/drift.ts';
import type { Job } from '../../domain/github.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import {
  baseWords,
  diffLegend,
  driftHeadline,
  type DriftMarkdownView,
  entrySays,
  fixWords,
  nextStep,
  notFixedWords,
  notLookedAt,
  originCounts,
  originTitle,
  shownChange,
} from '../drift.ts';
import { escapeMarkdownSpan } from '../escape.ts';
import { diffFence, objectOf } from '../markdown/change.ts';
import { failureBlock, problemBlock } from '../markdown/refusal.ts';
import {
  alert,
  blocks,
  details,
  fit,
  join,
  layOut,
  lines,
  link,
  type Markdown,
  md,
  nothing,
  ours,
  type Piece,
  row,
} from '../markdown/text.ts';
import { byDanger, dangerOf } from '../verdict.ts';
import { count, editedWords, effectWords, hasSeveralDeployments, objectName, verbTitles } from '../words.ts';
import { diffChange } from '../yaml-diff.ts';

/** Leaves room below GitHub's 65,536 for a record and for links. */
const defaultBudget = 60_000;

/** Lines of one object's diff. */
const maxLines = 100;

/** Characters kept free for what frames the objects of a section. */
const reserve = 400;

/**
 * Drift as the body of an issue, a comment or a summary, in GitHub's Markdown. At most `budget` characters (sensible from 3,000 on):
 * objects shrink and go as wholes, and the counts never. Whatever comes from files or the platform stands in code.
 */
export function renderDriftMarkdown(outcome: DriftOutcome, view: DriftMarkdownView): string {
  const found = 'drift' in outcome ? outcome : null;
  const page = {
    head: [headline(outcome), ...(outcome.kind === 'invalid' ? [ours(notLookedAt)] : [])],
    parts: (eighth: number) => [
      found?.fix ? fixBlock(found.fix, eighth) : nothing,
      found === null ? nothing : bundleTable(found.drift, eighth),
      outcome.kind === 'failed' ? failureBlock(outcome.error, 2 * eighth) : nothing,
    ],
    body: found === null ? null : (budget: number) => sections(found.drift, view, budget),
    problems: (budget: number) => problemBlock(outcome.problems, budget),
    foot: found === null ? nothing : unmanagedLine(found.drift),
  };
  return layOut(page, view.budget ?? defaultBudget);
}

function headline(outcome: DriftOutcome): Markdown {
  const { before, slug, after } = driftHeadline(outcome);
  return slug === null ? md`### ${ours(before + after)}` : md`### ${ours(before)}${slug}${ours(after)}`;
}

function fixBlock(fix: DriftFix, budget: number): Markdown {
  const [first = '', ...files] = fixWords(fix);
  const left = fix.left.map(({ entry, why }) => {
    const { noun, name } = objectName(entry.change, entry.kind);
    return md`- left ${ours(noun)} ${name}: ${ours(notFixedWords[why])}`;
  });
  const all = [...files.map((file) => md`- ${file}`), ...left];
  const { texts, dropped } = fit(
    all.map(({ text }) => ({ rank: 0, sizes: [() => text] })),
    budget - first.length - 50,
  );
  const more = dropped.length === 0 ? [] : [ours(`- and ${String(dropped.length)} more`)];
  return blocks([ours(first), lines([...texts.map(ours), ...more])]);
}

/** Counts of each bundle that drifted, and what is taken for what was applied there last. */
function bundleTable({ bundles }: Drift, budget: number): Markdown {
  const several = hasSeveralDeployments(bundles);
  const drifted = bundles.filter(({ entries }) => entries.length > 0);
  if (drifted.length === 0) return nothing;
  const head =
    '| Bundle | Edited on the platform | Earlier version there | Both | Not told apart | Last apply |\n|---|--:|--:|--:|--:|---|';
  const pieces = drifted.map((bundle): Piece => {
    const { platform, repository, both, unknown } = countOrigins(bundle.entries);
    const base = row`${baseWords(bundle.base, null) ?? ''}`;
    return {
      rank: 0,
      sizes: [
        () => row`| ${nameOf(bundle, several)} | ${platform} | ${repository} | ${both} | ${unknown} | ${base} |`.text,
      ],
    };
  });
  const { texts, dropped } = fit(pieces, budget - head.length - 50);
  const more = dropped.length === 0 ? nothing : ours(`and ${count(dropped.length, 'more bundle')}`);
  return blocks([lines([ours(head), ...texts.map(ours)]), more]);
}

type Owner = Pick<Unmanaged, 'deployment' | 'kind'>;

const nameOf = ({ deployment, kind }: Owner, several: boolean): Markdown =>
  several ? row`${deployment.slug} ${ours(kind)}` : ours(kind);

/** One section a kind; each may use what those before it left. */
function sections(drift: Drift, view: DriftMarkdownView, budget: number): Markdown {
  const { bundles } = drift;
  const several = hasSeveralDeployments(bundles);
  const all = bundles.flatMap((bundle) => bundle.entries.map((entry) => ({ entry, bundle, several })));
  const groups = driftOrigins
    .map((origin) => ({ origin, mine: all.filter(({ entry }) => entry.origin === origin) }))
    .filter(({ mine }) => mine.length > 0);
  let left = budget;
  return blocks(
    groups.map(({ origin, mine }, index) => {
      const block = section(origin, mine, {
        drift,
        again: view.again,
        budget: Math.floor(left / (groups.length - index)),
      });
      left -= block.text.length + 2;
      return block;
    }),
  );
}

type Shown = { readonly entry: DriftEntry; readonly bundle: Owner; readonly several: boolean };

function section(
  origin: DriftOrigin,
  shown: readonly Shown[],
  { drift, again, budget }: { drift: Drift; again: string; budget: number },
): Markdown {
  const inOrder = shown.toSorted((a, b) => byDanger(shownChange(a.entry), shownChange(b.entry)));
  const { texts, dropped } = fit(inOrder.map(pieceOf), budget - reserve);
  const [before, command, after] = nextStep(origin, drift, again);
  return blocks([
    md`#### ${ours(originTitle(origin, drift))}: ${ours(count(shown.length, 'object'))}`,
    md`${ours(before)}${command}${ours(after)}`,
    ...texts.map(ours),
    dropped.length === 0 ? nothing : ours(`Not shown here: ${count(dropped.length, 'more object')}.`),
  ]);
}

function pieceOf(shown: Shown): Piece {
  const change = shownChange(shown.entry);
  const title = titleOf(shown);
  const legend = diffLegend(shown.entry);
  return {
    rank: dangerOf(change),
    sizes: [
      () => title.text,
      () => blocks([title, details(ours(`YAML (${legend})`), diffFence(diffChange(change), maxLines))]).text,
    ],
  };
}

/** `**Update** policy block-criticals, policies/a.yaml:12 (looser): stops blocking high` */
function titleOf({ entry, bundle, several }: Shown): Markdown {
  const change = shownChange(entry);
  const place = entry.at === null ? nothing : md`, ${`${entry.at.file}:${String(entry.at.line)}`}`;
  const says = entrySays(entry).map((text) => md`${text}`);
  const effect = ours(effectWords[change.effect]);
  const by = editedWords(entry.edited);
  const edited = by === null ? nothing : md` Edited ${by}.`;
  const line = md`**${ours(verbTitles[change.verb])}** ${objectOf({ change, bundle, several })}${place} (${effect})`;
  return says.length === 0 ? md`${line}.${edited}` : md`${line}: ${join(says, '; ')}.${edited}`;
}

function unmanagedLine({ unmanaged, bundles }: Drift): Markdown {
  if (unmanaged.length === 0) return nothing;
  const several = hasSeveralDeployments([...bundles, ...unmanaged]);
  const shown = unmanaged
    .slice(0, 20)
    .map((one) => (several ? md`${one.deployment.slug} ${ours(one.kind)}` : ours(one.kind)));
  const more = unmanaged.length > 20 ? [ours(`${String(unmanaged.length - 20)} more`)] : [];
  return md`<sub>Not looked at, for no file declares it: ${join([...shown, ...more], ', ')}.</sub>`;
}

/** The drift of one deployment, and the run that found it. */
export type DriftIssueView = {
  readonly deployment: string;
  readonly drift: Drift;
  readonly problems: readonly LocatedProblem[];
  readonly job: Job;
  /** Options to give a command that is to be about the same. */
  readonly again: string;
};

/** GitHub takes 65,536 characters and answers 422 beyond; this leaves room for the first line and for our own words. */
const budget = 58_000;

/** Title of an issue. Nothing in it can act as a mention, a reference or a link. */
export const driftTitle = ({ deployment, drift }: Pick<DriftIssueView, 'deployment' | 'drift'>): string =>
  `Drift in ${plainName(deployment)}: ${originCounts(drift).join(', ')}`;

const plainName = (slug: string): string => slug.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').slice(0, 80);

/** What an issue says below its first line. Ends with a line break. */
export function renderDriftIssue({ drift, problems, job, again }: DriftIssueView): string {
  const outcome: DriftOutcome = { kind: 'drift', drift, fix: null, problems };
  const report = renderDriftMarkdown(outcome, { platform: null, again, budget });
  const intro = md`The platform is not what ${job.repository.defaultBranch} declares. The drift check keeps this issue up to date, and closes it once they match again.`;
  const foot = md`<sub>${join([ours('Found by'), runLink(job)], ' ')}.</sub>`;
  return `${blocks([intro, ours(report.trimEnd()), foot]).text}\n`;
}

/** One line for the moment when there is no drift any more. */
export const goneLine = ({ job }: Pick<DriftIssueView, 'job'>): string =>
  md`The drift is gone: the platform is what ${job.repository.defaultBranch} declares (${runLink(job)}).`.text;

/** Above the summary of a run: where the drift is reported, and the warnings. Empty, or ends with an empty line. */
export function driftLines(urls: readonly string[], warnings: readonly string[]): string {
  const places = urls.map((url) => md`Drift is reported in ${link(md`${url}`, url)}.`);
  const all = [...warnings.map((text) => alert('WARNING', ours(escapeMarkdownSpan(text, 1000)))), ...places];
  return all.length === 0 ? '' : `${blocks(all).text}\n\n`;
}

const runLink = (job: Job): Markdown => link(ours('this run'), job.run.url);
