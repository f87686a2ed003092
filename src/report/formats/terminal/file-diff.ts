import { count } from '../../../util/text.ts';
import { type DiffLine, diffLines } from '../../yaml-diff.ts';
import { layout, type Line, type Look, paragraphs, raw, type Style, styled, words } from './layout.ts';

/** The text of a file before and after it is edited. */
export type FileEdit = { readonly path: string; readonly before: string; readonly after: string };

/** The lines that change in files, with those around them; credentials are masked. `fixes`: how many problems that fixes. */
export const renderFixes = (edits: readonly FileEdit[], fixes: number, look: Look): string =>
  layout(
    paragraphs(
      [words(0, `${count(fixes, 'problem')} in ${count(edits.length, 'file')} can be fixed in one way only:`)],
      ...edits.map((edit) => [words(0, styled('bold', edit.path)), ...linesOf(edit)]),
    ),
    look,
  );

const linesOf = ({ before, after }: FileEdit): Line[] =>
  diffLines(toLines(before), toLines(after)).map(({ mark, text }) => raw(2, styled(looks[mark], `${mark} ${text}`)));

const toLines = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/);

const looks = { '+': 'green', '-': 'red', ' ': 'dim', '…': 'dim' } as const satisfies Record<DiffLine['mark'], Style>;
