import type { IssueGroupList, IssueSearchRequest } from '../generated/types.ts';
import { textIn } from './json.ts';

/** How many rules a page of groups has at most; a page holds all rules of most deployments. */
export const groupLimit = 1000;

/** What the findings list can show too. */
export const listedTypes: NonNullable<IssueSearchRequest['issue_types']> = [
  'ISSUE_TYPE_SAST',
  'ISSUE_TYPE_SCA',
  'ISSUE_TYPE_AI_SAST',
];

/** Issues by the name of their rule. `whole` false: there are more rules. */
export type IssueCounts = { readonly byRule: ReadonlyMap<string, number>; readonly whole: boolean };

/** Several groups may be of one rule, as of several versions of it: together they have its issues. */
export function countsIn({ groups, cursor }: IssueGroupList): IssueCounts {
  const byRule = new Map<string, number>();
  for (const { rulePath, issuesCount } of groups ?? []) {
    const rule = textIn(rulePath) ?? '';
    byRule.set(rule, (byRule.get(rule) ?? 0) + Number(textIn(issuesCount) ?? 'none'));
  }
  return { byRule, whole: textIn(cursor) === null };
}
