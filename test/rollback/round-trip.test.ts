import { cpSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Rig } from '../rig/platform-and-repository.ts';
import { states } from '../pull/states.ts';

const yes = '--yes --max-deletes 1000 --max-delete-percent 100 --allow-no-blocking';
const approval = yes.slice('--yes '.length);

describe('a rollback', () => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await Rig.open();
  });
  afterAll(async () => rig.close());

  /** Runs what has to succeed. */
  const does = async (...lines: string[]): Promise<void> => {
    for (const line of lines) expect(await rig.cli(line)).toMatchObject({ code: 0 });
  };

  test('restores every state version, and so does rolling it back', async () => {
    let changed = 0;
    await fc.assert(
      fc.asyncProperty(states, states, async (live, sent) => {
        await rig.put(live);
        rig.declare(sent);
        const before = await rig.versions();
        const preview = await rig.cli(`preview --out plan.json --exit-code ${approval}`);
        if (preview.code === 0) return;
        expect(preview).toMatchObject({ code: 2, text: expect.stringContaining('Policies for') });
        changed += 1;
        await does(`apply --plan plan.json ${yes}`);
        const applied = await rig.versions();
        expect(applied).not.toEqual(before);
        await does(`rollback plan.json --out undo.json ${approval}`);
        expect(await rig.versions()).toEqual(applied);
        await does(`apply --plan undo.json ${yes}`);
        expect(await rig.versions()).toEqual(before);
        await does(`rollback undo.json --out redo.json ${approval}`, `apply --plan redo.json ${yes}`);
        expect(await rig.versions()).toEqual(applied);
      }),
      { seed: 20_261_121, numRuns: 30 },
    );
    expect(changed).toBeGreaterThan(25);
  });

  test('can be written into the files, which then equal the old ones', async () => {
    await fc.assert(
      fc.asyncProperty(states, states, async (live, sent) => {
        await rig.put(live);
        rig.declare(sent);
        const preview = await rig.cli(`preview --out plan.json --exit-code ${approval}`);
        if (preview.code === 0) return;

        await does(`apply --plan plan.json ${yes}`);
        expect(await rig.cli('rollback plan.json --write --force')).toMatchObject({ code: 0 });
        await rig.put(live);
        expect(await rig.cli('preview --exit-code')).toMatchObject({ code: 0 });
      }),
      { seed: 20_261_121, numRuns: 15 },
    );
  });
});

const examples = join(import.meta.dirname, '..', '..', 'examples', 'policies');

test('old values are sent and written without fields that only the platform has', async () => {
  const rig = await Rig.open({ quirks: ['unknown-fields'] });
  cpSync(examples, rig.folder, { recursive: true });
  try {
    for (const line of [
      'preview --out plan.json',
      'apply --plan plan.json --yes',
      'rollback plan.json --out undo.json',
      'apply --plan undo.json --yes',
    ])
      expect(await rig.cli(line)).toMatchObject({ code: 0 });
    const undos = rig.plan('plan.json').bundles.map(({ undo }) => undo);
    expect(JSON.stringify(undos)).toMatch(/"policies":\[\{.*"exceptions":\[\{/);
    expect(JSON.stringify([undos, rig.plan('undo.json').bundles.map(({ bundle }) => bundle)])).not.toContain(
      'introduced_in',
    );
    expect(await rig.cli('rollback plan.json --write --force')).toMatchObject({ code: 0 });
    expect(await rig.cli('preview --exit-code')).toMatchObject({ code: 0 });
  } finally {
    await rig.close();
  }
});
