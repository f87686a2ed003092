import type { DetectionKind } from '../../domain/bundle.ts';
import type { IssueFilter, IssueGroupList, IssueSearchRequest } from '../../generated/types.ts';
import type { Asked } from '../budget.ts';
import { countsIn, groupLimit, type IssueCounts } from '../issue-counts.ts';
import type { Ask } from '../ask.ts';
import type { Item, Scope } from './items.ts';

const issueTypes = {
  'detection/code': ['ISSUE_TYPE_SAST'],
  'detection/secrets': ['ISSUE_TYPE_SECRETS'],
} as const satisfies Record<DetectionKind, readonly string[]>;

// Code findings are listed afterwards.
const kept = { 'detection/code': 1, 'detection/secrets': 0 } as const satisfies Record<DetectionKind, number>;

/** Items that one request counts: any rules of the same scope, or one ruleset, for groups do not tell the ruleset of their rules. */
export type Count = { readonly items: readonly Item[]; readonly asked: Asked<IssueCounts> };

/** Asks for the open issues of rules, with as few requests as will do. Rules come before rulesets, should the budget not reach. */
export async function countItems(
  items: readonly Item[],
  kind: DetectionKind,
  ask: Pick<Ask, 'groups'>,
): Promise<Count[]> {
  const together = Map.groupBy(items, ({ of, name, scope }) => JSON.stringify([of, of === 'rule' ? '' : name, scope]));
  const groups = [...together.values()].toSorted((a, b) => rank(a) - rank(b));
  return Promise.all(
    groups.map(async (own) => ({ items: own, asked: understood(await ask.groups(requestFor(own, kind), kept[kind])) })),
  );
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
    filter: { ...what, ...scopeOf(first?.scope ?? null), includeArchived: true },
  };
}

function scopeOf(scope: Scope): IssueFilter {
  if (scope === null) return {};
  return scope.by === 'project' ? { repositoryNames: [scope.target] } : { repositoryTags: [scope.target] };
}

const understood = (asked: Asked<IssueGroupList>): Asked<IssueCounts> =>
  asked.kind === 'answer' ? { kind: 'answer', answer: countsIn(asked.answer) } : asked;
