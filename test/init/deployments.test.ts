import { expect, test } from 'vitest';
import { chooseDeployments } from '../../src/commands/init/init.ts';
import type { Platform } from '../../src/domain/platform.ts';
import type { Runtime } from '../../src/runtime/runtime.ts';
import { connectToAnswer } from '../platform/connect-client.ts';

const fresh = { configured: [], hasConfig: false, hasPolicies: false };

/** Chooses with a token that can ask this platform. */
const chooseOn = (platform: Pick<Platform, 'deployments'>, given: readonly string[]) =>
  chooseDeployments({ deployments: given, hasAddress: true, policies: null }, fresh, {
    connections: { hasToken: () => true, platformFor: async () => platform },
  } as unknown as Runtime);

const choose = (slugs: readonly string[], ...given: string[]) =>
  chooseOn({ deployments: async () => slugs.map((slug, id) => ({ slug, id: String(id) })) }, given);

test('all deployments of the token are configured; a given one that it does not see has no id', async () => {
  const both = ['acme', 'globex'].map((slug, id) => ({ slug, id: String(id) }));
  expect(await choose(['acme', 'globex'])).toEqual(both);
  expect(await choose(['acme'], 'other', 'acme', 'other')).toEqual([
    { slug: 'other', id: null },
    { slug: 'acme', id: '0' },
  ]);
});

test('a slug that cannot be a folder name is refused, and shown escaped', async () => {
  await expect(choose(['../\u202Ex'])).rejects.toThrow(String.raw`../\u{202E}x is not the slug`);
});

test('a truncated list of deployments is refused', async () => {
  const { platform } = await connectToAnswer(200, { deployments: [{ id: 1, slug: 'acme' }], has_more: true });
  expect(await chooseOn(platform, ['acme'])).toEqual([{ slug: 'acme', id: '1' }]);
  await expect(chooseOn(platform, [])).rejects.toMatchObject({ partial: true });
});
