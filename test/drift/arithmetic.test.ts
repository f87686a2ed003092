import { describe, expect, test } from 'vitest';
import { type Nearest, nearestToLive } from '../../src/plan/objects.ts';
import { diffOfPolicies, planned, policy, remediation } from '../plan/build.ts';

describe('what is nearest to the platform', () => {
  const nearest = (candidates: Parameters<typeof nearestToLive<string>>[1]): Nearest<string> | null =>
    nearestToLive(planned(remediation([policy('a')]), diffOfPolicies([policy('b')], [policy('a')])), candidates);
  const candidate = (of: string, ...names: string[]) => ({
    of,
    content: remediation(names.map((slug) => policy(slug))),
  });

  test('is the first of those that differ least', () => {
    const found = nearest([candidate('1', 'a'), candidate('2', 'b', 'c'), candidate('3', 'b', 'd')]);
    expect(found).toMatchObject({ of: '2', differs: 1 });
  });

  test('is looked for no further than one that fits exactly', () => {
    function* candidates() {
      yield candidate('1', 'b');
      throw new Error('looked too far');
    }
    expect(nearest(candidates())).toMatchObject({ of: '1', differs: 0 });
    expect(nearest([])).toBeNull();
  });
});
