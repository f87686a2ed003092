import type { FieldRule } from './rule.ts';

const period = (since: unknown): object => ({ filters: { timePeriod: { since } } });
const noTimes = [
  '2026-01-31',
  '2026-13-01T00:00:00Z',
  '2026-01-31T24:00:00Z',
  '2026-01-31 12:00:00Z',
  'yesterday',
  1_763_683_200,
  null,
];
const lists = {
  projects: ['a'],
  tags: ['a'],
  teams: ['a'],
  ruleIds: ['a'],
  findingCategories: ['a'],
  projectIds: ['1'],
  findingTypes: ['sast'],
};

export const reports: readonly FieldRule[] = [
  {
    rule: 'since and until are date-times',
    refused: noTimes.map((time) => [period(time), '/filters/timePeriod/since']),
  },
  {
    rule: 'every other filter is a list of texts',
    refused: [
      ...Object.keys(lists).map((name): [unknown, string] => [{ filters: { [name]: 'a' } }, `/filters/${name}`]),
      [{ filters: { projectIds: [1] } }, '/filters/projectIds/0'],
      [{ filters: { severities: ['high'] } }, '/filters/severities'],
      [{}, '/filters'],
    ],
  },
];
