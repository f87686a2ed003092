import { describe, expect, test } from 'vitest';
import { defaultSettings, type Settings } from '../../src/domain/settings.ts';
import type { WantedPaths } from '../../src/files/find.ts';
import { loadFiles } from '../../src/files/load.ts';
import { memory } from './memory.ts';

type Files = Readonly<Record<string, string>>;
const everything: WantedPaths = { paths: [], deployment: null };

const load = (files: Files, settings: Partial<Settings> = {}, wanted: Partial<WantedPaths> = {}) =>
  loadFiles(memory(files), { ...defaultSettings, ...settings }, { ...everything, ...wanted });

const policy = (slug: string, more = ''): string =>
  `name: ${slug}\nslug: ${slug}\nfilters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n${more}`;

const configured = (deployments: Record<string, readonly string[] | null>): Partial<Settings> => ({
  deployments: new Map(Object.entries(deployments).map(([slug, policies]) => [slug, { id: null, policies }])),
});

describe('a deployment that is nearly the wanted one', () => {
  const file = (slug: string) => ({ [`policies/${slug}.yaml`]: `deployment_slug: ${slug}\n${policy(slug)}` });
  const both = { ...file('acme'), ...file('amce') };
  const acme = { deployment: 'acme' };

  test('is an error where a file names it', () => {
    const at = { file: 'policies/amce.yaml', pointer: ['deployment_slug'] };
    const slip = [{ severity: 'error', at, code: 'deployment-nearly', slug: 'amce', wanted: 'acme' }];
    expect(load(both, {}, acme).problems).toEqual(slip);
    const broken = load({ ...both, 'policies/z.yaml': 'deployment_slug: acme\nnaem: x' }, {}, acme);
    expect(broken.problems).toEqual(expect.arrayContaining(slip));
  });

  test('is another one where it is not near, where no file is for the wanted one, or where the run is about all', () => {
    expect(load({ ...both, ...file('globex') }, {}, { deployment: 'globex' }).problems).toEqual([]);
    expect(load(both).problems).toEqual([]);
    expect(load(file('amce'), {}, acme).problems).toMatchObject([{ code: 'deployment-unknown', nearest: 'amce' }]);
  });

  test('is right where both are configured, and never where only one is', () => {
    expect(load(both, configured({ acme: null, amce: null }), acme).problems).toEqual([]);
    for (const wanted of [acme, {}]) {
      expect(load(both, configured({ acme: null }), wanted).problems).toMatchObject([
        { code: 'deployment-unknown', slug: 'amce', nearest: 'acme', at: { file: 'policies/amce.yaml' } },
      ]);
    }
  });

  test('is told to be unknown also where each deployment has its own folder', () => {
    const own = { ...configured({ acme: ['acme'] }), policies: [], file: 'ifmatch.yaml' };
    expect(load({ 'acme/a.yaml': policy('a') }, own, { deployment: 'amce' }).problems).toMatchObject([
      { code: 'deployment-unknown', slug: 'amce', nearest: 'acme', at: { pointer: ['deployments'] } },
    ]);
  });
});
