import type { Bundle } from '../../domain/bundle.ts';
import type { ObjectId } from '../../domain/object.ts';
import type { PulledFile, PulledNoun } from '../../domain/pull.ts';
import type { Touched } from '../../files/print/edit-files.ts';
import type { TextEdits } from '../edits/policy-texts.ts';

/** What is done to each file, sorted by path. `after`: the bundles as the written files declare them. */
export function pulledFiles(
  edits: TextEdits,
  before: ReadonlyMap<string, string>,
  touched: readonly Touched[],
  after: readonly Bundle[],
): PulledFile[] {
  const changed = Map.groupBy(touched, ({ file }) => file);
  const placed = after.flatMap(({ origins }) => Array.from(origins, ([id, { file }]) => ({ id, file })));
  const declared = Map.groupBy(placed, ({ file }) => file);
  return [...edits.keys()].toSorted().map((path) => {
    const verb = verbOf(edits.get(path) ?? null, before.has(path));
    const objects = (verb === 'create' ? declared : changed).get(path) ?? [];
    return { path, verb, objects: countObjects(objects.map(({ id }) => id)) };
  });
}

function verbOf(text: string | null, wasThere: boolean): PulledFile['verb'] {
  if (text === null) return 'delete';
  return wasThere ? 'update' : 'create';
}

function countObjects(ids: readonly ObjectId[]): PulledFile['objects'] {
  const counts = { policy: 0, ruleset: 0, rule: 0, 'disabled rule': 0, exception: 0 };
  for (const id of ids) {
    const noun = nouns.find(([start]) => id.startsWith(start))?.[1];
    if (noun !== undefined) counts[noun] += 1;
  }
  return counts;
}

/** How the identities of what is counted begin; those of lists as a whole are not counted. */
const nouns: readonly (readonly [string, PulledNoun])[] = [
  ['slug ', 'policy'],
  ['item rulesets ', 'ruleset'],
  ['item rules ', 'rule'],
  ['item disabled ', 'disabled rule'],
  ['["exception"', 'exception'],
];
