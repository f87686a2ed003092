import type { ObjectId } from '../../domain/object.ts';
import { ruleLists } from '../../domain/rule-lists.ts';
import { isObject, type Json } from './yaml/json.ts';
import { type AddedItem, type AddedPair, keep, type Wish, wishList, wishMap } from './yaml/wish.ts';

/** Something to do in a file that is there. An edit without a list is one of the whole file. */
export type Change = { readonly id: ObjectId; readonly file: string } & (
  | { readonly verb: 'edit'; readonly list: string | null; readonly index: number; readonly wish: Wish }
  | { readonly verb: 'remove'; readonly list: string; readonly index: number }
  | { readonly verb: 'add'; readonly list: string; readonly after: number; readonly value: Json }
);

/** All changes of one file, which holds `value`, as one wish. A list that it leaves out comes behind those that go before it. */
export function wishOf(changes: readonly Change[], value: Json): Wish {
  const whole = changes.find(({ list }) => list === null);
  const top = whole?.verb === 'edit' ? whole.wish : keep;
  if (changes.length === 1 && whole !== undefined) return top;
  const byList = Map.groupBy(
    changes.filter(({ list }) => list !== null),
    ({ list }) => list ?? '',
  );
  const isThere = (list: string): boolean => isObject(value) && Object.hasOwn(value, list);
  const there = Array.from(byList, ([list, own]) => [list, listWish(own)] as const).filter(([list]) => isThere(list));
  const absent = detectionLists
    .filter((list) => byList.has(list) && !isThere(list))
    .map((list): AddedPair => {
      const after = detectionLists.slice(0, detectionLists.indexOf(list)).findLast(isThere) ?? '';
      return { after, key: list, value: [...(byList.get(list) ?? [])].flatMap(addedBy) };
    });
  // Beside its lists only fields of a detection policy change, which are none of them.
  const [pairs, add] = top.to === 'map' ? [[...top.pairs], top.add] : [[], []];
  return wishMap([...there, ...pairs], [...absent, ...add]);
}

const detectionLists = [...ruleLists, 'exceptions'];

const addedBy = (change: Change): Json[] => (change.verb === 'add' ? [change.value] : []);

function listWish(changes: readonly Change[]): Wish {
  const items = changes.flatMap((change): [number, Wish | null][] => {
    if (change.verb === 'add') return [];
    return [[change.index, change.verb === 'edit' ? change.wish : null]];
  });
  const add = changes.flatMap((change): AddedItem[] =>
    change.verb === 'add' ? [{ after: change.after, value: change.value }] : [],
  );
  return wishList(items, add);
}
