import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectionBundles, fixed, remediationBundles, reworded } from './arbitraries.ts';
import { type Caller, codePath, openSandbox, remediationPath, secretsPath, versionOf } from '../rig/platform-api.ts';
import { detectionBundle } from '../rig/policies.ts';

/** Applies a bundle to whatever stands there. */
async function force(call: Caller, path: string, bundle: unknown): Promise<{ bundle: unknown; state_version: string }> {
  const answer = await call('PUT', path, { body: { bundle }, ifMatch: await versionOf(call, path) });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

test('has at least 16 hexadecimal digits, and differs for each bundle', async () => {
  const { call } = await openSandbox({ seed: 'empty' });
  const versions = await Promise.all([remediationPath, codePath, secretsPath].map((path) => versionOf(call, path)));
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{16,}$/);
  expect(new Set(versions).size).toBe(3);
});

test.for([
  ['remediation', remediationPath, remediationBundles],
  ['detection', codePath, detectionBundles],
] as const)(
  '%s: saving the same content keeps it, an edit changes it, an undo restores it',
  async ([, path, bundles]) => {
    const { call } = await openSandbox();
    await fc.assert(
      fc.asyncProperty(bundles as fc.Arbitrary<unknown>, bundles as fc.Arbitrary<unknown>, async (one, other) => {
        const first = await force(call, path, one);
        expect(await force(call, path, one)).toEqual(first);
        const preview = await call('POST', `${path}:dryRun`, { body: { bundle: other } });
        const isSame = ['creates', 'updates', 'deletes'].every((list) => preview.body[list].length === 0);
        const second = await force(call, path, other);
        expect(second.state_version === first.state_version).toBe(isSame);
        expect(await force(call, path, one)).toEqual(first);
      }),
      fixed,
    );
  },
);

test('does not depend on order, repetitions and defaults', async () => {
  const { call } = await openSandbox();
  await fc.assert(
    fc.asyncProperty(remediationBundles, async (bundle) => {
      const first = await force(call, remediationPath, bundle);
      expect(await force(call, remediationPath, reworded(bundle))).toEqual(first);
    }),
    fixed,
  );
});

test('does not depend on order and repetitions of a detection bundle', async () => {
  const { call } = await openSandbox();
  await fc.assert(
    fc.asyncProperty(detectionBundles, async (bundle) => {
      const first = await force(call, codePath, bundle);
      const shuffled = Object.fromEntries(
        Object.entries(bundle).map(([list, items]) => [list, Array.from<unknown>(items).toReversed()]),
      );
      const repeated = { ...shuffled, rules: [...bundle.rules, ...bundle.rules] };
      expect(await force(call, codePath, detectionBundle(repeated))).toEqual(first);
    }),
    fixed,
  );
});
