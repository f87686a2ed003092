import { describe, expect, test } from 'vitest';
import { chooseDeployments, type Known } from '../../src/commands/init/choose.ts';
import type { Site } from '../../src/commands/init/files.ts';
import type { Platform } from '../../src/domain/preview.ts';
import { meet } from '../platform/server.ts';

const fresh = { deployments: [], config: { settings: {} } } as unknown as Known;

/** A site whose token sees these deployments, and a person who picks the first. */
const siteWith = (slugs: readonly string[], person: boolean): Site =>
  ({
    reachable: () => true,
    runtime: {
      connections: {
        to: async () => ({ deployments: async () => slugs.map((slug, id) => ({ slug, id: String(id) })) }),
      },
    },
    prompts: person ? { several: async (_: string, [first]: { value: string }[]) => [first!.value] } : null,
  }) as unknown as Site;

const choose = (
  slugs: readonly string[],
  asked: { deployments?: string[]; isFromPlatform?: boolean } = {},
  person = false,
) => chooseDeployments({ deployments: [], isFromPlatform: false, ...asked }, fresh, siteWith(slugs, person));

test('of several a person picks, and without one --deployment has to say', async () => {
  expect(await choose(['acme', 'globex'], {}, true)).toEqual([{ slug: 'acme', id: '0' }]);
  await expect(choose(['acme', 'globex'])).rejects.toThrow(
    'The token can see several deployments (acme, globex): choose with --deployment',
  );
});

test('all takes every one that the token sees', async () => {
  const both = ['acme', 'globex'].map((slug, id) => ({ slug, id: String(id) }));
  expect(await choose(['acme', 'globex'], { deployments: ['all'] })).toEqual(both);
});

test('no deployment at all, and one that the token does not see, are said', async () => {
  await expect(choose([])).rejects.toThrow('The token sees no deployment.');
  await expect(choose(['acme'], { deployments: ['other'], isFromPlatform: true })).rejects.toThrow(
    'cannot see the deployment other, only acme',
  );
});

test('a deployment that has a token of its own is asked for by that one, and refused where neither sees it', async () => {
  const sees = (...slugs: string[]) => ({ deployments: async () => slugs.map((slug) => ({ slug, id: `${slug}-id` })) });
  const [common, own] = [sees('acme'), sees('initech')];
  const site = {
    reachable: () => true,
    runtime: {
      connections: { to: async (slug: string | null) => (slug === 'initech' || slug === 'hooli' ? own : common) },
    },
    prompts: null,
  } as unknown as Site;
  const chosen = (...deployments: string[]) => chooseDeployments({ deployments, isFromPlatform: true }, fresh, site);
  expect(await chosen('initech', 'acme')).toEqual([
    { slug: 'initech', id: 'initech-id' },
    { slug: 'acme', id: 'acme-id' },
  ]);
  await expect(chosen('acme', 'hooli')).rejects.toThrow('cannot see the deployment hooli, only acme');
});

test("a platform's slug that could be no folder is refused, with nothing hidden in it", async () => {
  await expect(choose(['../\u202Ex'])).rejects.toThrow(String.raw`../\u{202E}x is not the slug`);
});

describe('of a platform that gives only a part of its list', () => {
  const part = async (named: Record<string, string> = {}) => {
    const list = [{ id: 1, slug: 'acme' }, ...Object.entries(named).map(([slug, id]) => ({ slug, id }))];
    const { platform, server } = await meet(200, { deployments: list, total: 40 });
    return { platform, server };
  };
  const chosen = (to: (slug: string | null) => Platform, deployments: readonly string[]) => {
    const site = { reachable: () => true, runtime: { connections: { to: async (slug: string | null) => to(slug) } } };
    return chooseDeployments({ deployments, isFromPlatform: true }, fresh, {
      ...site,
      prompts: null,
    } as unknown as Site);
  };

  test('a deployment that is named there is taken, and of another one it is said that the list is not whole', async () => {
    const { platform, server } = await part({ globex: '2' });
    expect(await chosen(() => platform, ['globex', 'acme'])).toEqual([
      { slug: 'globex', id: '2' },
      { slug: 'acme', id: '1' },
    ]);
    expect(server.seen).toHaveLength(1);
    await expect(chosen(() => platform, ['acme', 'initech'])).rejects.toMatchObject({ partial: true });
    await expect(chosen(() => platform, [])).rejects.toMatchObject({ partial: true });
  });
});
