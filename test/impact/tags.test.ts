import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IssueSearchRequest } from '../../src/generated/types.ts';
import type { Ask } from '../../src/impact/ask.ts';
import { type Found, readFinding } from '../../src/impact/findings/read-finding.ts';
import { readPolicy } from '../../src/impact/policies/read-policy.ts';
import { findTagged } from '../../src/impact/tags/find-tagged.ts';
import { wantedTags } from '../../src/impact/tags/wanted-tags.ts';
import { chooseWitnesses, readWitnesses } from '../../src/impact/tags/witnesses.ts';
import { seed } from './arbitraries.ts';

const findingOf = (id: number, repository: string, rule: string): Found =>
  readFinding({ id, repository: { name: repository }, rule: { name: rule } });

const findings = fc
  .array(fc.tuple(fc.nat(15), fc.nat(9)), { minLength: 1, maxLength: 120 })
  .map((pairs) =>
    pairs.map(([repository, rule], id) => findingOf(id, `r${String(repository)}`, `rule-${String(rule)}`)),
  );

const countBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> =>
  new Map([...Map.groupBy(items, keyOf)].map(([key, own]) => [key, own.length]));

type Answers = {
  tagged: Record<string, readonly string[]>;
  room?: number;
  ids?: (ids: readonly string[]) => readonly string[];
};

/** A platform that counts these findings by rule; with a number for its requests. */
function platform(all: readonly Found[], { tagged, room = 10, ids = (asked) => asked }: Answers) {
  const requests: IssueSearchRequest[] = [];
  const ask: Pick<Ask, 'groups' | 'requestsLeft'> = {
    requestsLeft: () => room - requests.length,
    groups(body) {
      if (requests.length >= room) return Promise.resolve({ kind: 'limit', because: { why: 'requests', limit: room } });
      requests.push(body);
      const { ids: asked = [], repositoryTags } = body.filter ?? {};
      const known = new Set(ids(asked));
      const inside = all.filter(
        ({ id, repository }) =>
          known.has(id) && (repositoryTags?.some((tag) => tagged[tag]?.includes(repository ?? '')) ?? true),
      );
      const counts = countBy(inside, ({ rule }) => rule ?? '');
      const groups = [...counts].map(([rulePath, issues]) => ({ rulePath, issuesCount: String(issues) }));
      return Promise.resolve({ kind: 'answer', answer: { groups, cursor: '' } });
    },
  };
  return { ask, requests };
}

describe('findings that stand for their repositories', () => {
  test('tell from counts by rule which repositories were counted', () => {
    fc.assert(
      fc.property(findings, fc.infiniteStream(fc.boolean()), (all, coin) => {
        const witnesses = chooseWitnesses(all);
        const chosen = all.filter(({ id }) => witnesses.ids.includes(id));
        const repositories = [...new Set(chosen.map(({ repository }) => repository ?? ''))];
        const inside = new Set(repositories.filter(() => coin.next().value));
        const counted = chosen.filter(({ repository }) => inside.has(repository ?? ''));
        const read = readWitnesses(
          witnesses,
          countBy(counted, ({ rule }) => rule ?? ''),
        );
        expect(read).toEqual({ inside, outside: new Set(repositories.filter((name) => !inside.has(name))) });
      }),
      seed,
    );
  });

  test.for([
    ['of a rule that none of them has', new Map([['other', 1]])],
    ['higher than there are', new Map([['rule', 2]])],
    ['that are no numbers', new Map([['rule', Number.NaN]])],
  ] as const)('make nothing of counts %s', ([, counts]) => {
    expect(readWitnesses(chooseWitnesses([findingOf(1, 'r', 'rule')]), counts)).toBeNull();
  });
});

describe('the tags of repositories', () => {
  const all = [findingOf(1, 'a', 'x'), findingOf(2, 'b', 'y'), findingOf(3, 'c', 'x'), findingOf(4, 'c', 'x')];
  const tagged = { pci: ['a', 'c'], legacy: [] };

  test('are found with one request for each tag', async () => {
    const { ask, requests } = platform(all, { tagged });
    const tags = await findTagged(all, [['pci'], ['legacy']], ask);
    expect(['a', 'b', 'c'].map((name) => tags.tagged(name, ['pci']))).toEqual([true, false, true]);
    expect(tags.tagged('a', ['legacy'])).toBe(false);
    expect(tags.tagged('b', ['legacy', 'pci'])).toBe(false);
    expect(tags.tagged('elsewhere', ['pci'])).toEqual({ because: { why: 'field', type: 'repository_tag' } });
    expect(tags.tagged('a', ['other'])).toEqual({ because: { why: 'tags', tags: ['other'] } });
    expect(requests).toHaveLength(2);
  });

  test('are none only when the platform counts these very findings without a tag', async () => {
    const { ask, requests } = platform(all, { tagged });
    expect((await findTagged(all, [['legacy']], ask)).tagged('a', ['legacy'])).toBe(false);
    expect(requests).toHaveLength(2);
    const foreign = platform(all, { tagged, ids: () => [] });
    expect((await findTagged(all, [['pci']], foreign.ask)).tagged('a', ['pci'])).toEqual({
      because: { why: 'tags', tags: ['pci'] },
    });
  });

  test('are not known of a platform that does not narrow by ids', async () => {
    const more = [...all, findingOf(5, 'a', 'z')];
    const { ask } = platform(more, { tagged, ids: () => more.map(({ id }) => id) });
    expect((await findTagged(all, [['pci']], ask)).tagged('a', ['pci'])).toEqual({
      because: { why: 'tags', tags: ['pci'] },
    });
  });

  test('are found in rounds where one request does not reach all repositories', async () => {
    const crowd = Array.from({ length: 4 }, (_, index) => findingOf(index, `r${String(index)}`, 'x'));
    const { ask, requests } = platform(crowd, { tagged: { pci: ['r1', 'r2'] } });
    const tags = await findTagged(crowd, [['pci']], ask);
    expect(crowd.map(({ repository }) => tags.tagged(repository, ['pci']))).toEqual([false, true, true, false]);
    expect(requests).toHaveLength(4);
  });

  test('that the budget does not reach say so', async () => {
    const { ask } = platform(all, { tagged, room: 1 });
    const tags = await findTagged(all, [['pci'], ['legacy']], ask);
    expect(tags.tagged('a', ['pci'])).toBe(true);
    expect(tags.tagged('a', ['legacy'])).toEqual({ because: { why: 'requests', limit: 1 } });
  });

  test('are asked together where that is less, the ones that most conditions need first', () => {
    const filters = (...lists: string[][]) =>
      lists.map(
        (values) => readPolicy({ filters: { mode: 'all', conditions: [{ type: 'repository_tag', values }] } }).filters,
      );
    expect(wantedTags(filters(['a', 'b'], ['a', 'b'], ['c']))).toEqual([['a', 'b'], ['c']]);
    expect(wantedTags(filters(['a', 'b'], ['a'], ['b'], ['b']))).toEqual([['b'], ['a']]);
    expect(wantedTags([])).toEqual([]);
  });
});
