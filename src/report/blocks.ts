import type { LocatedProblem } from '../domain/problem.ts';
import type { Sentence } from '../domain/sentence.ts';
import { dispatch, type DispatchTable } from '../util/dispatch.ts';
import { type ChangeRow, sortRowsByRisk } from './change-rows.ts';
import type { Section } from './sections.ts';
import { errorsFirst } from './words/summary.ts';

// What every report consists of. In this folder a name says what it is:
// - a `…Text` or `…Label` is a string; a `…Sentence`, name, title or headline is a Sentence, which keeps our words and the texts of files and platform apart:
//   in say`${[noun]} ${name} …`, the noun in brackets is our own word, and the name comes from files or platform and is escaped
// - `describe…` returns parts: a message and its fix, or a noun and a name
// - `…Blocks` are blocks; `…Lines`, `…Markdown`, `…Html` and `…Json` are what a format makes of something, and `render…` makes all that it prints

export type Tone = 'danger' | 'warning' | 'good' | 'plain';

/** A part of a report. Every format can render each kind, and knows no command. */
export type Block =
  | { readonly kind: 'text'; readonly tone: Tone; readonly message: Sentence }
  /** A list with a title, and what to do; an alert unless its tone is plain or good. */
  | {
      readonly kind: 'list';
      readonly tone: Tone;
      readonly title: string;
      readonly items: readonly Sentence[];
      readonly hint: Sentence;
    }
  | ({ readonly kind: 'table' } & Table)
  | {
      readonly kind: 'changes';
      /** Null for the changes of the plan itself. */
      readonly title: Sentence | null;
      readonly message: Sentence;
      /** The riskiest first. */
      readonly rows: readonly ChangeRow[];
      /** The section of the deployments that make these changes, if the plan is shown by deployment. */
      readonly section?: Section;
    }
  /** All deployments that change, the riskiest first, before their sections; `unchanged`: slugs of the others. */
  | { readonly kind: 'deployments'; readonly sections: readonly Section[]; readonly unchanged: readonly string[] }
  | { readonly kind: 'problems'; readonly problems: readonly LocatedProblem[] }
  | { readonly kind: 'failure'; readonly lines: readonly string[] };

/** The members of `Block` of one kind. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** What happened or is wrong, and what to do. */
export type MessageAndFix = { readonly message: Sentence; readonly fix: Sentence };

/** A table of sentences. */
export type Table = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Sentence[])[];
};

/** What a run found and did, as data in the words of all formats. */
export type Report = {
  /** What needs a decision, and results. */
  readonly top: readonly Block[];
  /** Changes, the riskiest first, and problems. */
  readonly body: readonly Block[];
  /** Facts that few readers need. */
  readonly background: readonly Block[];
};

/** A report with its first lines: what happens to enforcement, and the number of changed objects, which is empty if nothing changes. */
export type HeadedReport = Report & { readonly headline: Sentence; readonly counts: Sentence };

/** How a format renders each kind of block. */
export type BlockRenderers<Output, Options> = DispatchTable<Block, 'kind', [options: Options], Output>;

export const renderBlock = <Output, Options>(
  renderers: BlockRenderers<Output, Options>,
  block: Block,
  options: Options,
): Output => dispatch(renderers, 'kind', block, options);

/** A block with a text; none for an empty sentence. */
export const textBlocks = (message: Sentence, tone: Tone = 'plain'): Block[] =>
  message.length === 0 ? [] : [{ kind: 'text', tone, message }];

/** Longer lists are cut; the plan file is complete. */
const maxListItems = 10;

/** A list of the first ten items, and the number of the others. */
export function listBlock(title: string, tone: Tone, items: readonly Sentence[], hint: Sentence = []): Block {
  const omitted = items.length - maxListItems;
  const omission = omitted > 0 ? [[`and ${omitted} more`]] : [];
  return { kind: 'list', tone, title, items: [...items.slice(0, maxListItems), ...omission], hint };
}

/** A block with changes; none without rows. */
export const changesBlocks = (title: Sentence | null, message: Sentence, rows: readonly ChangeRow[]): Block[] =>
  rows.length === 0 ? [] : [{ kind: 'changes', title, message, rows: sortRowsByRisk(rows) }];

/** A block with problems, errors first; none without problems. */
export const problemsBlocks = (problems: readonly LocatedProblem[]): Block[] =>
  problems.length === 0 ? [] : [{ kind: 'problems', problems: errorsFirst(problems) }];
