import type { Direction } from '../../danger.ts';
import { takeWithin } from '../../fit.ts';
import type { Block } from '../../report.ts';
import { deploymentRows, isLooserSection, type Section, unchangedWords } from '../../sections.ts';
import { effectCounts } from '../../words/summary.ts';
import { count } from '../../../util/text.ts';
import { blocks, details, lines, type Markdown, md, noMarkdown, ours, row, toMarkdown } from './markup.ts';

// The tables of deployments.

/** A second signal beside the word. */
export const lights = { looser: '🔴', stricter: '🟢', neutral: '⚪' } as const satisfies Record<Direction, string>;

/** Reserved for empty lines between the parts. */
export const gaps = 100;

/** In front of a section: a second signal beside the counts. */
export const lightOf = (section: Section | undefined): Markdown =>
  section === undefined ? noMarkdown : ours(`${lights[worstOf(section)]} `);

const worstOf = (section: Section): Direction => deploymentRows([section])[0]?.direction ?? 'neutral';

/** Above the sections: the deployments that get looser or need a decision; without any, the first ones. */
export function deploymentTable({ sections, unchanged }: Deployments, room: number): Markdown {
  const { seen, rest } = splitRows(sections);
  const others = rest.length === 0 ? unchangedWords(unchanged) : [];
  return blocks([rowsOfDeployments(seen, room / 4), toMarkdown(others)]);
}

/** Below the sections, folded: all other deployments. */
export function otherDeployments({ sections, unchanged }: Deployments, room: number): Markdown {
  const { rest } = splitRows(sections);
  const changes = rest.flatMap((section) => section.changes);
  const title = `${count(rest.flatMap(({ slugs }) => slugs).length, 'more deployment')}: ${effectCounts(changes)}`;
  return rest.length === 0
    ? noMarkdown
    : details(ours(title), blocks([rowsOfDeployments(rest, room / 8), toMarkdown(unchangedWords(unchanged))]));
}

type Deployments = Extract<Block, { kind: 'deployments' }>;

/** Rows up to this number are not folded. */
const fewRows = 10;

/** Whether a deployment gets looser, or needs a decision. */
export const isUrgent = (section: Section): boolean => isLooserSection(section) || section.standing.urgency > 0;

function splitRows(sections: readonly Section[]): Record<'seen' | 'rest', readonly Section[]> {
  if (sections.length <= fewRows) return { seen: sections, rest: [] };
  const urgent = sections.filter(isUrgent);
  if (urgent.length === 0) return { seen: sections.slice(0, fewRows), rest: sections.slice(fewRows) };
  return { seen: urgent, rest: sections.filter((section) => !urgent.includes(section)) };
}

/** A table of deployments, cut by rows. */
function rowsOfDeployments(sections: readonly Section[], room: number): Markdown {
  const rows = deploymentRows(sections).map(({ names, looser, stricter, standing, direction: worst }) =>
    row([
      md`${ours(lights[worst])}&nbsp;${toMarkdown(names)}`,
      looser === 0 ? noMarkdown : md`**${looser}**`,
      stricter === 0 ? noMarkdown : md`${stricter}`,
      ours(standing.urgency === 0 ? standing.words : `**${standing.words}**`),
    ]),
  );
  const head = ['Deployment', 'Looser', 'Stricter', 'State'];
  const top = lines([row(head.map(ours)), ours('| --- | --: | --: | --- |')]);
  const texts = takeWithin(
    rows.map(({ text }) => text),
    room - top.text.length - gaps,
    1,
  );
  const lost = sections.slice(texts.length).flatMap(({ slugs }) => slugs).length;
  const rest = lost === 0 ? noMarkdown : ours(`Not shown here: ${count(lost, 'more deployment')}.`);
  return blocks([lines([top, ...texts.map(ours)]), rest]);
}
