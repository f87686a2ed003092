import { pluralize } from '../../../util/text.ts';
import type { BlockOf } from '../../blocks.ts';
import { takeWithin } from '../../fit.ts';
import type { Direction } from '../../risk.ts';
import { deploymentRow, hasLooserChange, type Section, unchangedDeploymentsSentence } from '../../sections.ts';
import { effectCountsText } from '../../words/summary.ts';
import {
  foldedBlock,
  joinBlocks,
  joinLines,
  type Markdown,
  md,
  noMarkdown,
  tableRow,
  toMarkdown,
  trusted,
} from './markup.ts';

// The tables of deployments.

/** Emoji beside the words, so that meaning is not by colour alone. */
export const directionEmoji = { looser: '🔴', stricter: '🟢', neutral: '⚪' } as const satisfies Record<
  Direction,
  string
>;

/** The emoji in front of the title of a section. */
export const sectionEmoji = (section: Section | undefined): Markdown =>
  section === undefined ? noMarkdown : trusted(`${directionEmoji[deploymentRow(section).worstDirection]} `);

/** Characters reserved for empty lines and notes between the parts of a table or page. */
export const gapsReserve = 100;

/** Whether enforcement gets looser in a deployment, or it needs a decision. */
export const needsAttention = (section: Section): boolean =>
  hasLooserChange(section) || section.status.urgency !== 'none';

/** The table above the sections: the deployments that need attention, or else the first ones. */
export function deploymentsMarkdown({ sections, unchanged }: BlockOf<'deployments'>, maxChars: number): Markdown {
  const { unfolded, folded } = splitSections(sections);
  const others = folded.length === 0 ? unchangedDeploymentsSentence(unchanged) : [];
  return joinBlocks([deploymentsTableMarkdown(unfolded, maxChars / 4), toMarkdown(others)]);
}

/** The folded table below the sections: all other deployments. */
export function otherDeploymentsMarkdown({ sections, unchanged }: BlockOf<'deployments'>, maxChars: number): Markdown {
  const { folded } = splitSections(sections);
  if (folded.length === 0) return noMarkdown;
  const deployments = pluralize(folded.flatMap(({ slugs }) => slugs).length, 'more deployment');
  const title = `${deployments}: ${effectCountsText(folded.flatMap(({ changes }) => changes))}`;
  return foldedBlock(
    trusted(title),
    joinBlocks([deploymentsTableMarkdown(folded, maxChars / 8), toMarkdown(unchangedDeploymentsSentence(unchanged))]),
  );
}

/** The number of rows up to which the table is not folded. */
const maxUnfoldedRows = 10;

function splitSections(sections: readonly Section[]): Record<'unfolded' | 'folded', readonly Section[]> {
  if (sections.length <= maxUnfoldedRows) return { unfolded: sections, folded: [] };
  if (!sections.some(needsAttention))
    return { unfolded: sections.slice(0, maxUnfoldedRows), folded: sections.slice(maxUnfoldedRows) };
  return {
    unfolded: sections.filter(needsAttention),
    folded: sections.filter((section) => !needsAttention(section)),
  };
}

/** A table of deployments, cut by rows. */
function deploymentsTableMarkdown(sections: readonly Section[], maxChars: number): Markdown {
  const head = joinLines([
    tableRow(['Deployment', 'Looser', 'Stricter', 'State'].map(trusted)),
    trusted('| --- | --: | --: | --- |'),
  ]);
  const rows = takeWithin(
    sections.map((section) => deploymentRowMarkdown(section).text),
    maxChars - head.text.length - gapsReserve,
    1,
  );
  const omitted = sections.slice(rows.length).flatMap(({ slugs }) => slugs).length;
  const omission = omitted === 0 ? noMarkdown : trusted(`Not shown here: ${pluralize(omitted, 'more deployment')}.`);
  return joinBlocks([joinLines([head, ...rows.map(trusted)]), omission]);
}

function deploymentRowMarkdown(section: Section): Markdown {
  const { names, looser, stricter, status, worstDirection } = deploymentRow(section);
  return tableRow([
    md`${trusted(directionEmoji[worstDirection])}&nbsp;${toMarkdown(names)}`,
    looser === 0 ? noMarkdown : md`**${looser}**`,
    stricter === 0 ? noMarkdown : md`${stricter}`,
    trusted(status.urgency === 'none' ? status.label : `**${status.label}**`),
  ]);
}
