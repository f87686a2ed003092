import { every, not, some, type Truth } from '../truth.ts';
import { type HasOne, matches } from './match.ts';
import type { Filters, Policy } from './read-policy.ts';
import type { Sides } from './sides.ts';

/** The filters by which a bundle blocks: those that stay, those that go and those that come. What stays takes no part in a change. */
export type Enforcement = {
  readonly staying: readonly Filters[];
  readonly going: readonly Filters[];
  readonly coming: readonly Filters[];
};

/** The same filters on both sides stay, also when another policy has them now. */
export function enforcementOf({ changed, unchanged }: Sides): Enforcement {
  const stays = filtersOf(unchanged);
  const before = new Map([...stays, ...filtersOf(changed.map((one) => one.before))]);
  const after = new Map([...stays, ...filtersOf(changed.map((one) => one.after))]);
  return {
    staying: [...before].filter(([text]) => after.has(text)).map(([, filters]) => filters),
    going: [...before].filter(([text]) => !after.has(text)).map(([, filters]) => filters),
    coming: [...after].filter(([text]) => !before.has(text)).map(([, filters]) => filters),
  };
}

const filtersOf = (policies: readonly Policy[]): Map<string, Filters> =>
  new Map(policies.filter(isBlocking).map(({ filters }) => [filters.text, filters]));

export const isBlocking = ({ active, blocks }: Policy): boolean => active && blocks;

/** Whether findings become blocked, or no longer are. */
export type Turn = { readonly newly: Truth; readonly noLonger: Truth };

/** For findings that are alike. Which policies stay matters only where something comes or goes. */
export function turnOf({ staying, going, coming }: Enforcement, has: HasOne): Turn {
  const by = (all: readonly Filters[]): Truth => some(all.map((filters) => matches(filters, has)));
  const [comes, goes] = [by(coming), by(going)];
  if (comes === false && goes === false) return { newly: false, noLonger: false };
  const free = not(by(staying));
  return { newly: every([free, not(goes), comes]), noLonger: every([free, not(comes), goes]) };
}
