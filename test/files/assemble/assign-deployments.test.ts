import { expect, test } from 'vitest';
import { defaultSettings, type Settings } from '../../../src/domain/settings.ts';
import { assignDeployments } from '../../../src/files/assemble.ts';
import type { Declared } from '../../../src/files/shape/declare.ts';

const numbers = Array.from({ length: 5000 }, (_, index) => String(index));
const settings: Settings = {
  ...defaultSettings,
  policies: numbers.map((number) => `common/${number}/*.yaml`),
  deployments: new Map(numbers.map((number) => [`org-${number}`, { id: null, policies: [`own/${number}/**/*.yaml`] }])),
};
const inFolder = (file: string, deployment: string | null): Declared => ({
  file,
  deployment,
  kind: 'remediation',
  policies: [],
});

test('a folder of several deployments names them in the order of the config', () => {
  const both = { id: null, policies: ['own'] };
  const deployments: Settings['deployments'] = new Map(
    Object.entries({
      z: { id: null, policies: ['own/a/*.yaml'] },
      a: both,
      free: { id: null, policies: null },
    }),
  );
  const problemsIn = (policies: string[]): unknown[] =>
    assignDeployments([inFolder('own/a/b.yaml', null)], { ...settings, policies, deployments }, null).problems;
  expect(problemsIn([''])).toMatchObject([{ code: 'deployment-missing', configured: ['z', 'a', 'free'] }]);
  expect(problemsIn(['elsewhere'])).toMatchObject([{ code: 'deployment-missing', configured: ['z', 'a'] }]);
});
