import type { FieldRule } from './rule.ts';

export const dependencies: readonly FieldRule[] = [
  {
    rule: 'pageSize is a whole number from 1 to 10000',
    refused: [0, 10_001, -1, 1.5, '10', null].map((size) => [{ pageSize: size }, '/pageSize']),
  },
  {
    rule: 'deploymentId is a whole number here, and cursor a text',
    refused: [
      [{ deploymentId: 1.5 }, '/deploymentId'],
      [{ deploymentId: 'acme' }, '/deploymentId'],
      [{ cursor: 1 }, '/cursor'],
    ],
  },
  {
    rule: 'the filter has the fields of the specification and the published one, and no other',
    refused: [
      [{ dependencyFilter: [] }, '/dependencyFilter'],
      [{ dependencyFilter: { license: 'MIT' } }, '/dependencyFilter/license'],
      [{ dependencyFilter: { repositoryId: ['web'] } }, '/dependencyFilter/repositoryId/0'],
      [
        { dependencyFilter: { packageFilters: [{ exactNameMatch: 'yes' }] } },
        '/dependencyFilter/packageFilters/0/exactNameMatch',
      ],
      [{ dependencyFilter: { repositoryIds: [1] } }, '/dependencyFilter/repositoryIds'],
      [{ page_size: 10 }, '/page_size'],
    ],
  },
];
