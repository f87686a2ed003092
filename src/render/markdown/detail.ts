import type { Position } from '../../domain/position.ts';
import type { Subject } from '../triangulation/words.ts';

/** How much of each object is shown, to whom, and where its place in the files is to be seen. */
export type Detail = {
  /** Lines of one object's diff; the plan file has it whole. */
  readonly maxLines: number;
  /** What the reader looks at. */
  readonly subject: Subject;
  /** How somebody says yes to a guard: by an option of the command line, or by a setting on the base branch. */
  readonly consent: 'option' | 'setting';
  /** Address of a place; null where there is none. */
  linkTo(position: Position): string | null;
};

/** As in a comment, and without links. */
export const plainDetail: Detail = { maxLines: 100, subject: 'files', consent: 'option', linkTo: () => null };
