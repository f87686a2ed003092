import { expect } from 'vitest';
import type { BacklogReport, GuardrailsReport, ReportFilters } from '../../src/generated/types.ts';
import { readReport, reportBacklog, reportGuardrails } from '../../src/sandbox/reports.ts';
import { day, end, type Fact, isOpen, repositories, rules, statusBefore, type World } from './finding-world.ts';

export const now = end + 400 * day;
export const iso = (time: number): string => new Date(time).toISOString();
export const guardrails = (world: World, filters: ReportFilters = {}, at = now): GuardrailsReport =>
  reportGuardrails(world.store, readReport(world.store, '1', { filters }, at));
export const backlog = (world: World, filters: ReportFilters = {}, at = now): BacklogReport =>
  reportBacklog(world.store, readReport(world.store, '1', { filters }, at));

const ruleOf = (fact: Fact) => rules.find(({ id }) => id === fact.rule)!;
const among = (list: string[] | undefined, ...own: (string | null)[]): boolean =>
  list === undefined || list.length === 0 || own.some((name) => name !== null && list.includes(name));

function inScope(fact: Fact, filters: ReportFilters): boolean {
  const [rule, repository] = [ruleOf(fact), repositories.find(({ id }) => id === fact.repository)!];
  return (
    fact.deployment === '1' &&
    among(filters.ruleIds, rule.name, String(rule.id)) &&
    among(filters.findingCategories, ...rule.categories) &&
    among(filters.projects, repository.name) &&
    among(filters.projectIds, String(repository.id)) &&
    among(filters.tags, ...repository.tags) &&
    among(filters.teams, repository.team)
  );
}

type Counted = NonNullable<GuardrailsReport['buckets'] | BacklogReport['buckets']>[number];
const timesOf = ({ timePeriod }: Counted): [number, number] => [
  Date.parse(timePeriod?.since ?? ''),
  Date.parse(timePeriod?.until ?? ''),
];

/** The same by looking at each finding. */
export function expectGuardrails(
  facts: Fact[],
  filters: ReportFilters,
  { buckets, ...totals }: GuardrailsReport,
): void {
  const shown = facts.filter((fact) => fact.mode >= 1 && inScope(fact, filters));
  const standing = (since: number, until: number): (number | null)[] =>
    shown.filter(({ createdAt }) => createdAt >= since && createdAt < until).map((fact) => statusBefore(fact, until));
  for (const bucket of buckets ?? []) {
    const statuses = standing(...timesOf(bucket));
    const count = (...wanted: number[]): number => statuses.filter((status) => wanted.includes(status ?? -1)).length;
    expect(bucket).toEqual({
      timePeriod: bucket.timePeriod,
      silenced: count(7),
      open: count(0, 3, 4),
      fixed: count(1),
      ignored: count(2),
      provisionallyIgnored: count(5),
    });
  }
  const [first, last] = [buckets?.[0], buckets?.at(-1)];
  const whole = first && last ? standing(timesOf(first)[0], timesOf(last)[1]) : [];
  expect(totals).toEqual({
    totalOpened: whole.length,
    totalFixed: whole.filter((status) => status === 1).length,
  });
}

export function expectBacklog(facts: Fact[], filters: ReportFilters, { buckets }: BacklogReport): void {
  for (const bucket of buckets ?? []) {
    const open: Record<string, number> = {};
    for (const fact of facts) {
      if (!inScope(fact, filters) || !isOpen(statusBefore(fact, timesOf(bucket)[1]))) continue;
      open[ruleOf(fact).name] = (open[ruleOf(fact).name] ?? 0) + 1;
    }
    expect(bucket.open).toEqual(open);
  }
}
