import { expect, test } from 'vitest';
import { compareEnforcement, type Side } from '../../../src/plan/effect/compare.ts';
import type { Enforcement } from '../../../src/plan/effect/enforcement.ts';
import { regionOf } from '../../../src/plan/effect/region.ts';

const nothing: Enforcement = { level: 0, deeds: new Map(), region: [] };
const blocks: Enforcement = {
  level: 2,
  deeds: new Map(),
  region: regionOf({ filters: { mode: 'all', conditions: [{ type: 'repository_tag', values: ['a'] }] } }),
};

/** Policies that each block one finding, and no more of them than a number. */
function only(count: number): Side {
  let left = count;
  return ({ values, holds }) => {
    left -= 1;
    const some = Array.from(holds, (name) => [name]);
    return left < 0 ? null : { cube: { values, some, none: [] }, policy: { ...blocks, slug: `p${left}` } };
  };
}

// A reader can follow that twelve policies do not suffice, and of more nobody says.
test.each([
  [0, 'looser'],
  [1, 'looser'],
  [12, 'looser'],
  [13, 'unknown'],
  [100, 'unknown'],
])('a policy that goes while %i others block a finding each is %s', (count, effect) => {
  const sides = { before: only(0), after: only(count) };
  expect(compareEnforcement('gone', blocks, nothing, sides)).toEqual({ effect, coveredBy: [] });
});
