import { pluralize } from '../../../util/text.ts';
import { diffLines } from '../../yaml-diff.ts';
import { diffLine } from './frame.ts';
import { layout, type Layout, type Line, paragraphs, styled, textLine } from './layout.ts';

/** The text of a file before and after it is edited. */
export type FileEdit = { readonly path: string; readonly before: string; readonly after: string };

/** The lines that change in files, with those around them; credentials are masked. `fixes`: how many problems that fixes. */
export const renderFixes = (edits: readonly FileEdit[], fixes: number, view: Layout): string =>
  layout(
    paragraphs(
      [
        textLine(
          0,
          `${pluralize(fixes, 'problem')} in ${pluralize(edits.length, 'file')} can be fixed in one way only:`,
        ),
      ],
      ...edits.map(editLines),
    ),
    view,
  );

const editLines = ({ path, before, after }: FileEdit): Line[] => [
  textLine(0, styled('bold', path)),
  ...diffLines(splitLines(before), splitLines(after)).map(diffLine),
];

const splitLines = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/);
