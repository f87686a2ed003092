import { isObject } from '../../domain/json.ts';
import { excerpt } from './excerpt.ts';
import { Misunderstanding } from './misunderstanding.ts';
import { numberIn } from './untyped.ts';

type Lengths = Readonly<Record<'creates' | 'updates' | 'deletes', number>>;

/** Throws Misunderstanding when an answer says that one of its lists, or all of them, have more entries than came. */
export function refuseMiscounted(answer: Readonly<Record<string, unknown>>, lengths: Lengths): void {
  for (const [name, value] of countsIn(answer)) {
    const list = listOf(name);
    const said = list === null ? null : numberIn(value);
    const came = list === 'all' ? lengths.creates + lengths.updates + lengths.deletes : lengths[list ?? 'creates'];
    if (list === null || said === null || said <= came) continue;
    const where = list === 'all' ? '' : ` in ${list}`;
    const shown = excerpt(JSON.stringify(name));
    throw new Misunderstanding(`with ${String(came)} entries${where}, but ${String(said)} as ${shown} says`);
  }
}

/** A bare name means a number of entries only among others: `updated` may be a time, and in `limits` it is another number. */
function countsIn(answer: Readonly<Record<string, unknown>>): [string, unknown][] {
  const inside = Object.entries(answer).flatMap(([name, value]) => (sums.test(name) && isObject(value) ? [value] : []));
  return [...Object.entries(answer).filter(([name]) => affix.test(name)), ...inside.flatMap(Object.entries)];
}

const sums = /^(counts?|summary|stats|statistics|totals?)$/i;
const affix = /^(total|num)|(count|total)$/i;
const verbs = /^(?:total_?|num_?|number_?of_?)?(create|update|delete)[sd]?_?(?:count|total)?$/i;

/** Bare `changes` may be those of fields. */
const changes = /^(?:(?:total_?|num_?|number_?of_?)(?:changes|entries)|(?:changes?|entr(?:y|ies))_?(?:count|total))$/i;

function listOf(name: string): keyof Lengths | 'all' | null {
  const verb = verbs.exec(name)?.[1]?.toLowerCase();
  if (verb !== undefined) return lists[verb as keyof typeof lists];
  return changes.test(name) ? 'all' : null;
}

const lists = { create: 'creates', update: 'updates', delete: 'deletes' } as const;
