import type { DetectionKind } from '../../domain/bundle.ts';
import type { IssueFilter, IssueGroupList, IssueSearchRequest } from '../../generated/types.ts';
import type { Asked } from '../budget.ts';
import { countsIn, groupLimit, type IssueCounts } from '../issue-counts.ts';
import type { Ask } from '../ask.ts';
import type { CountedItem } from './counted-item.ts';
import type { Item, Scope } from './items.ts';

const issueTypes = {
  'detection/code': ['ISSUE_TYPE_SAST'],
  'detection/secrets': ['ISSUE_TYPE_SECRETS'],
} as const satisfies Record<DetectionKind, readonly string[]>;

/**
 * Asks for the open issues of rules, with as few requests as will do: one for all rules of a scope, and one for each ruleset, for groups do
 * not tell the ruleset of their rules. Rules come before rulesets, should the budget not reach.
 */
export async function countItems(
  items: readonly Item[],
  kind: DetectionKind,
  ask: Pick<Ask, 'groups' | 'knowsCode'>,
): Promise<CountedItem[]> {
  const together = Map.groupBy(items, ({ of, name, scope }) => JSON.stringify([of, of === 'rule' ? '' : name, scope]));
  const groups = [...together.values()].toSorted((a, b) => rank(a) - rank(b));
  // Code findings are listed afterwards.
  const left = kind === 'detection/code' && !ask.knowsCode() ? 1 : 0;
  const counted = await Promise.all(
    groups.map(async (own) => {
      const asked = understood(await ask.groups(requestFor(own, kind), left));
      return own.map((item): CountedItem => ({ item, asked, kept: new Set() }));
    }),
  );
  return counted.flat();
}

const rank = ([first]: readonly Item[]): number => Number(first?.of === 'ruleset');

function requestFor(items: readonly Item[], kind: DetectionKind): IssueSearchRequest {
  const names = [...new Set(items.map(({ name }) => name))];
  const [first] = items;
  const what: IssueFilter = first?.of === 'ruleset' ? { rulesets: names } : { rules: names };
  return {
    groupBy: 'GROUP_BY_RULE',
    issue_types: [...issueTypes[kind]],
    limit: groupLimit,
    filter: { ...what, ...scopeOf(first?.scope ?? null) },
  };
}

function scopeOf(scope: Scope): IssueFilter {
  if (scope === null) return {};
  return scope.by === 'project' ? { repositoryNames: [scope.target] } : { repositoryTags: [scope.target] };
}

const understood = (asked: Asked<IssueGroupList>): Asked<IssueCounts> =>
  asked.kind === 'answer' ? { kind: 'answer', answer: countsIn(asked.answer) } : asked;
