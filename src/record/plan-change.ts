import type { Change } from '../domain/plan.ts';
import { renameText } from '../domain/rename-words.ts';
import type { Rename } from '../domain/renames.ts';
import type { PlanChange } from '../generated/types.ts';

/** A change as the plan file has it, field by field; `rename` where it most probably is one. */
export function toPlanChange(change: Change, rename?: Rename): PlanChange {
  const { verb, object, key, effect, says } = change;
  return {
    verb,
    object,
    key,
    before: verb === 'create' ? null : change.before,
    after: verb === 'delete' ? null : change.after,
    effect,
    says,
    notes: verb === 'delete' ? renameNote(rename) : change.notes,
    at:
      verb === 'delete' || change.at === null
        ? null
        : { file: change.at.file, line: change.at.line, column: change.at.column },
  };
}

/** Beside the repository's own notes, which begin with `x-` and of which a delete has none. Reading a plan finds it anew. */
const renameNote = (rename: Rename | undefined): PlanChange['notes'] =>
  rename === undefined ? {} : { rename: renameText(rename) };
