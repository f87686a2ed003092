import type { ObjectId } from '../../domain/object.ts';
import type { Json } from './yaml/json.ts';
import { type AddedItem, type Wish, wishList, wishMap } from './yaml/wish.ts';

/** Something to do in a file that is there. An edit without a list is one of the whole file. */
export type Change = { readonly id: ObjectId; readonly file: string } & (
  | { readonly verb: 'edit'; readonly list: string | null; readonly index: number; readonly wish: Wish }
  | { readonly verb: 'remove'; readonly list: string; readonly index: number }
  | { readonly verb: 'add'; readonly list: string; readonly after: number; readonly value: Json }
);

/** All changes of one file as one wish. */
export function wishOf(changes: readonly Change[]): Wish {
  const whole = changes.find(({ list }) => list === null);
  if (whole?.verb === 'edit') return whole.wish;
  const byList = Map.groupBy(changes, ({ list }) => list ?? '');
  return wishMap(
    Array.from(byList, ([list, own]) => [list, listWish(own)] as const),
    [],
  );
}

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
