import { detectionPolicyId, exceptionId, itemId, listId, type ObjectId } from '../../domain/bundle.ts';
import { type RuleList, ruleLists } from '../../domain/json.ts';
import type { DetectionException, ExceptionEntry } from '../../generated/types.ts';
import type { DeclaredDetection } from '../shape.ts';
import { type Change, itemOf, lastBefore, placeItems } from './plan-policies.ts';
import type { OwnFile } from './declared-files.ts';
import type { LiveObjects } from './live-content.ts';
import { isEquivalent, isSame, type Json, type JsonObject, merge } from './merge.ts';

export type DetectionFile = OwnFile & { readonly declared: DeclaredDetection };

/** What to do for the files to declare the live lists and exceptions. What no file gives goes into the first. */
export function planDetection(
  files: readonly DetectionFile[],
  live: LiveObjects,
  selected: (id: ObjectId) => boolean,
): Change[] {
  const isItemSelected = (list: RuleList, item: string): boolean =>
    [itemId(list, item), listId(list), detectionPolicyId].some(selected);
  const lists = ruleLists.flatMap((list) =>
    listChanges(files, list, live.lists[list], (item) => isItemSelected(list, item)),
  );
  const extras = selected(detectionPolicyId) ? extraChanges(files, live.extras) : [];
  return [...lists, ...exceptionChanges(files, live, selected), ...extras];
}

function listChanges(
  files: readonly DetectionFile[],
  list: RuleList,
  live: readonly string[],
  selected: (item: string) => boolean,
): Change[] {
  const wanted = new Set(live);
  const giving = files.flatMap((file) => {
    const items = file.declared.lists[list];
    return items === null ? [] : [{ path: file.path, items: items.map(({ value }) => value) }];
  });
  const removals = giving.flatMap(({ path, items }) =>
    items.flatMap((item, index): Change[] => {
      const stays = wanted.has(item) || !selected(item);
      return stays ? [] : [{ id: itemId(list, item), file: path, verb: 'remove', list, index }];
    }),
  );
  const known = new Set(giving.flatMap(({ items }) => items));
  const missing = live.filter((item) => !known.has(item) && selected(item)).toSorted();
  const byFile = Map.groupBy(missing, nearestFile(giving));
  const additions = [...byFile].flatMap(([giver, items]) =>
    placeItems(giver?.items ?? [], items).map(({ after, value }): Change => {
      return { id: itemId(list, value), file: giver?.path ?? files[0]?.path ?? '', verb: 'add', list, after, value };
    }),
  );
  return [...removals, ...additions];
}

type Giver = { readonly path: string; readonly items: readonly string[] };

/** The file that holds the item which comes just before by name; else the first. */
function nearestFile(giving: readonly Giver[]): (item: string) => Giver | undefined {
  if (giving.length < 2) return () => giving[0];
  const neighbours = giving.flatMap((giver) => giver.items.map((one) => ({ one, giver })));
  const inOrder = neighbours.toSorted((a, b) => (a.one < b.one ? -1 : 1));
  const items = inOrder.map(({ one }) => one);
  return (item) => inOrder[lastBefore(items, item)]?.giver ?? giving[0];
}

type Placed = {
  readonly entry: ExceptionEntry;
  /** As it is written, with its notes. */
  readonly old: Json;
  readonly file: string;
  readonly index: number;
};

function exceptionChanges(
  files: readonly DetectionFile[],
  { exceptions }: LiveObjects,
  selected: (id: ObjectId) => boolean,
): Change[] {
  const giving = files.filter(({ declared }) => declared.exceptions !== null);
  const placed = giving.flatMap((file) =>
    (file.declared.exceptions ?? []).map(({ value }, index): Placed => {
      return { entry: value, old: itemOf(file, 'exceptions', index), file: file.path, index };
    }),
  );
  const partners = partnersOf(placed, exceptions, selected);
  const changes = placed.flatMap((one) => changeOf(one, partners.get(one), selected));
  const known = new Set(partners.values());
  const missing = [...exceptions]
    .filter(([id, exception]) => !known.has(exception) && selected(id))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const last = giving.at(-1);
  const end = { file: last?.path ?? files[0]?.path ?? '', index: (last?.declared.exceptions?.length ?? 0) - 1 };
  const neighbour = neighbourIn(placed);
  const additions = missing.map(([id, exception]): Change => {
    const { file, index } = neighbour(exception) ?? end;
    return { id, file, verb: 'add', list: 'exceptions', after: index, value: { ...exception } as JsonObject };
  });
  return [...changes, ...additions];
}

/**
 * The live exception of each that the files have. One that differs in capital letters alone is the same, so that it keeps its notes: its
 * expiry would go without a word where a platform spells names in its own way.
 */
function partnersOf(
  placed: readonly Placed[],
  live: LiveObjects['exceptions'],
  selected: (id: ObjectId) => boolean,
): ReadonlyMap<Placed, DetectionException> {
  const ids = new Set(placed.map(({ entry }) => exceptionId(entry)));
  const others = [...live].filter(([id]) => !ids.has(id) && selected(id));
  const byName = new Map(others.map(([id, exception]) => [id.toLowerCase(), exception]));
  const partners = new Map<Placed, DetectionException>();
  for (const one of placed) {
    const id = exceptionId(one.entry);
    const respelt = live.has(id) || !selected(id) ? undefined : byName.get(id.toLowerCase());
    const partner = live.get(id) ?? respelt;
    if (partner !== undefined) partners.set(one, partner);
    if (respelt !== undefined) byName.delete(id.toLowerCase());
  }
  return partners;
}

function changeOf(
  { entry, old, file, index }: Placed,
  wanted: DetectionException | undefined,
  selected: (id: ObjectId) => boolean,
): Change[] {
  const id = exceptionId(entry);
  if (!selected(id) || (wanted !== undefined && isEquivalent(old, wanted, 'exceptions[]'))) return [];
  const common = { id, file, list: 'exceptions', index };
  if (wanted === undefined) return [{ ...common, verb: 'remove' }];
  return [{ ...common, verb: 'edit', value: merge(old, wanted, 'exceptions[]') }];
}

/** Each extra field changes in the file that has it; one that none has goes into the first. */
function extraChanges(files: readonly DetectionFile[], extras: JsonObject): Change[] {
  const [first] = files;
  const given = new Set(files.flatMap(({ declared }) => Object.keys(declared.extras ?? {})));
  return files.flatMap((file): Change[] => {
    const own = file.declared.extras ?? {};
    const isOwn = ([name]: [string, Json]): boolean => Object.hasOwn(own, name) || (file === first && !given.has(name));
    const rest = Object.entries(file.value as JsonObject).filter(([name]) => !Object.hasOwn(own, name));
    const value = merge(file.value, Object.fromEntries([...rest, ...Object.entries(extras).filter(isOwn)]), '');
    if (isSame(value, file.value)) return [];
    return [{ id: detectionPolicyId, file: file.path, verb: 'edit', list: null, index: 0, value }];
  });
}

/** Finds the last exception of the same rule, else of the same scope. */
function neighbourIn(placed: readonly Placed[]): (exception: DetectionException) => Placed | undefined {
  const byRule = new Map(placed.map((one) => [one.entry.rule, one]));
  const byScope = new Map(placed.map((one) => [scopeOf(one.entry), one]));
  return (exception) => byRule.get(exception.rule) ?? byScope.get(scopeOf(exception));
}

const scopeOf = ({ project, project_tag_name: tag }: ExceptionEntry): string => JSON.stringify([project, tag]);
