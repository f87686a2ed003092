import { expect, test } from 'vitest';
import { chooseDeployments, type Site } from '../../src/commands/init.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { meet } from '../platform/server.ts';

const fresh = { deployments: [], settings: defaultSettings };

/** A site whose token sees these deployments. */
const siteWith = (slugs: readonly string[]): Site =>
  ({
    reachable: () => true,
    runtime: {
      connections: {
        to: async () => ({ deployments: async () => slugs.map((slug, id) => ({ slug, id: String(id) })) }),
      },
    },
    prompts: null,
  }) as unknown as Site;

const choose = (slugs: readonly string[], ...given: string[]) => chooseDeployments(given, fresh, siteWith(slugs));

test('the only one is taken, and of several --deployment has to say', async () => {
  expect(await choose(['acme'])).toEqual([{ slug: 'acme', id: '0' }]);
  await expect(choose(['acme', 'globex'])).rejects.toThrow(
    'The token can see several deployments (acme, globex): choose with --deployment',
  );
  const both = ['acme', 'globex'].map((slug, id) => ({ slug, id: String(id) }));
  expect(await choose(['acme', 'globex'], 'all')).toEqual(both);
});

test('no deployment at all is said, and one that the token does not see has no id', async () => {
  await expect(choose([])).rejects.toThrow('The token sees no deployment.');
  expect(await choose(['acme'], 'other', 'acme', 'other')).toEqual([
    { slug: 'other', id: null },
    { slug: 'acme', id: '0' },
  ]);
});

test("a platform's slug that could be no folder is refused, with nothing hidden in it", async () => {
  await expect(choose(['../\u202Ex'])).rejects.toThrow(String.raw`../\u{202E}x is not the slug`);
});

test('a list that the platform cuts is refused where all of it is wanted', async () => {
  const { platform } = await meet(200, { deployments: [{ id: 1, slug: 'acme' }], total: 40 });
  const site = { reachable: () => true, runtime: { connections: { to: async () => platform } } } as unknown as Site;
  expect(await chooseDeployments(['acme'], fresh, site)).toEqual([{ slug: 'acme', id: '1' }]);
  await expect(chooseDeployments([], fresh, site)).rejects.toMatchObject({ partial: true });
});
