import type { severities } from '../vocabulary.ts';
import type { WeaknessKey } from './rules.ts';

/** Packages of one ecosystem. */
type PackageGroup = {
  readonly ecosystem: string;
  readonly packages: readonly {
    readonly name: string;
    readonly license: string;
    /** Oldest first. */
    readonly versions: readonly string[];
    readonly advisory?: Advisory;
  }[];
};

export type Advisory = {
  readonly id: string;
  /** The version that fixes it; of a malicious package, the one that is affected. */
  readonly fixed: string;
  readonly severity: (typeof severities)[number];
  readonly weakness: WeaknessKey;
  /** The probability that it is exploited. */
  readonly exploitProbability: number;
};

export const packageGroups: readonly PackageGroup[] = [
  {
    ecosystem: 'npm',
    packages: [
      {
        name: 'lodash',
        license: 'MIT',
        versions: ['4.17.11', '4.17.15', '4.17.19', '4.17.20', '4.17.21'],
        advisory: {
          id: 'CVE-2021-23337',
          fixed: '4.17.21',
          severity: 'high',
          weakness: 'command',
          exploitProbability: 0.0231,
        },
      },
      {
        name: 'axios',
        license: 'MIT',
        versions: ['0.21.1', '0.27.2', '1.4.0', '1.5.1', '1.6.0', '1.7.4'],
        advisory: {
          id: 'CVE-2023-45857',
          fixed: '1.6.0',
          severity: 'medium',
          weakness: 'authn',
          exploitProbability: 0.0012,
        },
      },
      {
        name: 'express',
        license: 'MIT',
        versions: ['4.17.1', '4.18.2', '4.19.1', '4.19.2', '4.21.0'],
        advisory: {
          id: 'CVE-2024-29041',
          fixed: '4.19.2',
          severity: 'medium',
          weakness: 'redirect',
          exploitProbability: 0.0008,
        },
      },
      {
        name: 'minimist',
        license: 'MIT',
        versions: ['1.2.0', '1.2.5', '1.2.6', '1.2.8'],
        advisory: {
          id: 'CVE-2021-44906',
          fixed: '1.2.6',
          severity: 'critical',
          weakness: 'code',
          exploitProbability: 0.0111,
        },
      },
      {
        name: 'ws',
        license: 'MIT',
        versions: ['7.4.6', '8.13.0', '8.17.0', '8.17.1', '8.18.0'],
        advisory: {
          id: 'CVE-2024-37890',
          fixed: '8.17.1',
          severity: 'high',
          weakness: 'other',
          exploitProbability: 0.0032,
        },
      },
      {
        name: 'tough-cookie',
        license: 'BSD-3-Clause',
        versions: ['2.5.0', '4.0.0', '4.1.2', '4.1.3'],
        advisory: {
          id: 'CVE-2023-26136',
          fixed: '4.1.3',
          severity: 'medium',
          weakness: 'code',
          exploitProbability: 0.0264,
        },
      },
      {
        name: 'ua-parser-js',
        license: 'MIT',
        versions: ['0.7.28', '0.7.29', '0.7.33', '1.0.38'],
        advisory: {
          id: 'MAL-2021-0729',
          fixed: '0.7.29',
          severity: 'critical',
          weakness: 'malicious',
          exploitProbability: 0.4213,
        },
      },
      { name: 'react', license: 'MIT', versions: ['18.2.0', '18.3.0', '18.3.1'] },
      { name: 'typescript', license: 'Apache-2.0', versions: ['5.5.0', '5.6.0', '5.6.3'] },
    ],
  },
  {
    ecosystem: 'pypi',
    packages: [
      {
        name: 'django',
        license: 'BSD-3-Clause',
        versions: ['3.2.12', '4.0.3', '4.0.4', '4.2.16'],
        advisory: {
          id: 'CVE-2022-28346',
          fixed: '4.0.4',
          severity: 'critical',
          weakness: 'sql',
          exploitProbability: 0.0687,
        },
      },
      {
        name: 'requests',
        license: 'Apache-2.0',
        versions: ['2.25.1', '2.28.2', '2.30.0', '2.31.0', '2.32.3'],
        advisory: {
          id: 'CVE-2023-32681',
          fixed: '2.31.0',
          severity: 'medium',
          weakness: 'authn',
          exploitProbability: 0.0642,
        },
      },
      {
        name: 'pyyaml',
        license: 'MIT',
        versions: ['5.1', '5.3.1', '5.4', '6.0.2'],
        advisory: {
          id: 'CVE-2020-14343',
          fixed: '5.4',
          severity: 'critical',
          weakness: 'deser',
          exploitProbability: 0.1412,
        },
      },
      {
        name: 'jinja2',
        license: 'BSD-3-Clause',
        versions: ['2.11.3', '3.0.3', '3.1.2', '3.1.3', '3.1.4'],
        advisory: {
          id: 'CVE-2024-22195',
          fixed: '3.1.3',
          severity: 'medium',
          weakness: 'xss',
          exploitProbability: 0.0016,
        },
      },
      {
        name: 'cryptography',
        license: 'Apache-2.0',
        versions: ['38.0.4', '41.0.5', '41.0.6', '43.0.1'],
        advisory: {
          id: 'CVE-2023-49083',
          fixed: '41.0.6',
          severity: 'medium',
          weakness: 'crypto',
          exploitProbability: 0.0067,
        },
      },
      {
        name: 'ctx',
        license: 'MIT',
        versions: ['0.1.2', '0.2.2', '0.2.6'],
        advisory: {
          id: 'MAL-2022-0026',
          fixed: '0.2.2',
          severity: 'critical',
          weakness: 'malicious',
          exploitProbability: 0.2201,
        },
      },
      { name: 'pandas', license: 'BSD-3-Clause', versions: ['2.1.0', '2.2.0', '2.2.3'] },
      { name: 'psycopg2', license: 'LGPL-3.0', versions: ['2.8.0', '2.9.0', '2.9.9'] },
    ],
  },
  {
    ecosystem: 'maven',
    packages: [
      {
        name: 'org.apache.logging.log4j:log4j-core',
        license: 'Apache-2.0',
        versions: ['2.13.3', '2.14.1', '2.17.1', '2.24.1'],
        advisory: {
          id: 'CVE-2021-44228',
          fixed: '2.17.1',
          severity: 'critical',
          weakness: 'code',
          exploitProbability: 0.9436,
        },
      },
      {
        name: 'org.springframework:spring-core',
        license: 'Apache-2.0',
        versions: ['5.2.9', '5.3.17', '5.3.18', '6.1.14'],
        advisory: {
          id: 'CVE-2022-22965',
          fixed: '5.3.18',
          severity: 'critical',
          weakness: 'code',
          exploitProbability: 0.9442,
        },
      },
      {
        name: 'com.fasterxml.jackson.core:jackson-databind',
        license: 'Apache-2.0',
        versions: ['2.9.10', '2.12.6', '2.13.3', '2.18.0'],
        advisory: {
          id: 'CVE-2022-42003',
          fixed: '2.13.3',
          severity: 'high',
          weakness: 'deser',
          exploitProbability: 0.0049,
        },
      },
      {
        name: 'org.apache.commons:commons-text',
        license: 'Apache-2.0',
        versions: ['1.8', '1.9', '1.10.0', '1.12.0'],
        advisory: {
          id: 'CVE-2022-42889',
          fixed: '1.10.0',
          severity: 'critical',
          weakness: 'code',
          exploitProbability: 0.9417,
        },
      },
      {
        name: 'com.h2database:h2',
        license: 'MPL-2.0',
        versions: ['1.4.200', '2.0.206', '2.3.232'],
        advisory: {
          id: 'CVE-2021-42392',
          fixed: '2.0.206',
          severity: 'critical',
          weakness: 'deser',
          exploitProbability: 0.9102,
        },
      },
      { name: 'org.slf4j:slf4j-api', license: 'MIT', versions: ['2.0.0', '2.0.16'] },
    ],
  },
  {
    ecosystem: 'gomod',
    packages: [
      {
        name: 'golang.org/x/net',
        license: 'BSD-3-Clause',
        versions: ['v0.7.0', 'v0.14.0', 'v0.17.0', 'v0.30.0'],
        advisory: {
          id: 'CVE-2023-39325',
          fixed: 'v0.17.0',
          severity: 'high',
          weakness: 'other',
          exploitProbability: 0.0016,
        },
      },
      {
        name: 'golang.org/x/crypto',
        license: 'BSD-3-Clause',
        versions: ['v0.9.0', 'v0.16.0', 'v0.17.0', 'v0.28.0'],
        advisory: {
          id: 'CVE-2023-48795',
          fixed: 'v0.17.0',
          severity: 'medium',
          weakness: 'crypto',
          exploitProbability: 0.6115,
        },
      },
      {
        name: 'github.com/dgrijalva/jwt-go',
        license: 'MIT',
        versions: ['v3.1.0', 'v3.2.0'],
        advisory: {
          id: 'CVE-2020-26160',
          fixed: 'v4.0.0',
          severity: 'high',
          weakness: 'authz',
          exploitProbability: 0.0018,
        },
      },
      { name: 'github.com/spf13/cobra', license: 'Apache-2.0', versions: ['v1.7.0', 'v1.8.0', 'v1.8.1'] },
    ],
  },
  {
    ecosystem: 'cargo',
    packages: [
      {
        name: 'tokio',
        license: 'MIT',
        versions: ['1.18.2', '1.23.0', '1.23.1', '1.40.0'],
        advisory: {
          id: 'CVE-2023-22466',
          fixed: '1.23.1',
          severity: 'medium',
          weakness: 'other',
          exploitProbability: 0.0014,
        },
      },
      {
        name: 'regex',
        license: 'MIT',
        versions: ['1.5.4', '1.5.5', '1.11.0'],
        advisory: {
          id: 'CVE-2022-24713',
          fixed: '1.5.5',
          severity: 'high',
          weakness: 'other',
          exploitProbability: 0.0052,
        },
      },
      { name: 'serde', license: 'MIT', versions: ['1.0.0', '1.0.210'] },
    ],
  },
  {
    ecosystem: 'gem',
    packages: [
      {
        name: 'rails',
        license: 'MIT',
        versions: ['6.1.4', '7.0.2', '7.0.4', '7.2.1'],
        advisory: {
          id: 'CVE-2023-22795',
          fixed: '7.0.4',
          severity: 'high',
          weakness: 'other',
          exploitProbability: 0.0187,
        },
      },
      {
        name: 'rack',
        license: 'MIT',
        versions: ['2.2.2', '2.2.3', '2.2.4', '3.1.7'],
        advisory: {
          id: 'CVE-2022-30123',
          fixed: '2.2.4',
          severity: 'critical',
          weakness: 'command',
          exploitProbability: 0.0273,
        },
      },
      {
        name: 'activerecord',
        license: 'MIT',
        versions: ['6.1.4', '7.0.3', '7.0.4', '7.2.1'],
        advisory: {
          id: 'CVE-2022-32224',
          fixed: '7.0.4',
          severity: 'critical',
          weakness: 'deser',
          exploitProbability: 0.0112,
        },
      },
      { name: 'sidekiq', license: 'LGPL-3.0', versions: ['7.2.0', '7.3.0', '7.3.2'] },
    ],
  },
];
