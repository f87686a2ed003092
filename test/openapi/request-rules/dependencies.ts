import type { FieldRule } from './rule.ts';

export const dependencies: readonly FieldRule[] = [
  {
    rule: 'pageSize is a whole number from 1 to 10000',
    accepted: [{}, { pageSize: 1 }, { pageSize: 1000 }, { pageSize: 10_000 }],
    refused: [0, 10_001, -1, 1.5, '10', null].map((size) => [{ pageSize: size }, '/pageSize']),
  },
  {
    rule: 'deploymentId is a whole number here, and cursor a text',
    accepted: [{ deploymentId: 1234, cursor: 'abc' }, { cursor: '' }],
    refused: [
      [{ deploymentId: 1.5 }, '/deploymentId'],
      [{ deploymentId: 'acme' }, '/deploymentId'],
      [{ cursor: 1 }, '/cursor'],
    ],
  },
  {
    rule: 'the filter has the fields of the specification and the published one, and no other',
    accepted: [
      { dependencyFilter: {} },
      {
        dependencyFilter: { name: 'lodash', version: '4.17.21', repositoryId: [1], lockfilePath: 'package-lock.json' },
      },
      { dependencyFilter: { license: ['MIT'], ecosystem: ['npm'], includeArchived: false, packageFilters: [] } },
      {
        dependencyFilter: {
          packageFilters: [
            {
              name: 'lodash',
              versionLowerBound: '4',
              versionUpperBound: '5',
              exactVersion: '4.1',
              exactNameMatch: true,
            },
          ],
        },
      },
    ],
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
