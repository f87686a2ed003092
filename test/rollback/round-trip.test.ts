import { cpSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Quirk, quirks } from '../../src/sandbox/quirks.ts';
import { runCli } from '../run-cli.ts';
import { openRig, type Rig, type State } from './rig.ts';
import { states } from './states.ts';

const yes = '--yes --max-deletes 1000 --max-delete-percent 100 --allow-empty';
const approval = yes.slice('--yes '.length);

/** The same, and a policy, a rule and an exception that no state has by itself. */
const withLaterWork = ({ remediation, code, secrets }: Required<State>): Required<State> => ({
  remediation: {
    policies: [
      ...remediation.policies,
      {
        name: 'Later',
        slug: 'later',
        filters: { mode: 'all', conditions: [{ type: 'severity', values: ['high'] }] },
        actions: [],
      },
    ],
  },
  code: { ...code, rules: [...code.rules, 'later.on'], disabled: [...code.disabled, 'later.off'] },
  secrets: {
    ...secrets,
    exceptions: [
      ...secrets.exceptions,
      { exception_type: 'exclude', rule: 'later', rule_type: 'rule', project: 'acme/backoffice' },
    ],
  },
});

describe('an apply that is rolled back', () => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await openRig();
  });
  afterAll(async () => rig.close());

  /** Runs what has to succeed. */
  const does = async (...lines: string[]): Promise<void> => {
    for (const line of lines) expect(await rig.cli(line)).toMatchObject({ code: 0 });
  };

  test('leaves every state version what it was, and so does the rollback of the rollback', async () => {
    let changed = 0;
    await fc.assert(
      fc.asyncProperty(states, states, async (live, sent) => {
        await rig.set(live);
        rig.declare(sent);
        const before = await rig.versions();
        const preview = await rig.cli('preview --out plan.json --exit-code');
        if (preview.code === 0) return;
        expect(preview).toMatchObject({ code: 2, text: expect.stringContaining('Plan') });
        changed += 1;
        await does(`apply --plan plan.json ${yes}`);
        const applied = await rig.versions();
        expect(applied).not.toEqual(before);
        await does(`rollback plan.json --save undo.json ${approval}`);
        expect(await rig.versions()).toEqual(applied);
        await does(`apply --plan undo.json ${yes}`);
        expect(await rig.versions()).toEqual(before);
        await does(`rollback undo.json --save redo.json ${approval}`, `apply --plan redo.json ${yes}`);
        expect(await rig.versions()).toEqual(applied);
      }),
      { seed: 20_261_121, numRuns: 30 },
    );
    expect(changed).toBeGreaterThan(25);
  });

  test('can be put back into the files, which then say exactly what was before', async () => {
    await fc.assert(
      fc.asyncProperty(states, states, async (live, sent) => {
        await rig.set(live);
        rig.declare(sent);
        const preview = await rig.cli('preview --out plan.json --exit-code');
        if (preview.code === 0) return;

        await does(`apply --plan plan.json ${yes}`);
        expect(await rig.cli('rollback plan.json --write')).toMatchObject({ code: 0 });
        await rig.set(live);
        expect(await rig.cli('preview --exit-code')).toMatchObject({ code: 0 });
      }),
      { seed: 20_261_121, numRuns: 15 },
    );
  });

  test('can be put back into files that others worked on since, and keeps their work', async () => {
    await fc.assert(
      fc.asyncProperty(states, states, async (live, sent) => {
        await rig.set(live);
        rig.declare(sent);
        const preview = await rig.cli('preview --out plan.json --exit-code');
        if (preview.code === 0) return;

        await does(`apply --plan plan.json ${yes}`);
        rig.declare(withLaterWork(sent));
        expect(await rig.cli('rollback plan.json --write')).toMatchObject({ code: 0 });
        await rig.set(withLaterWork(live));
        expect(await rig.cli('preview --exit-code')).toMatchObject({ code: 0 });
      }),
      { seed: 20_261_122, numRuns: 15 },
    );
  });
});

const examples = join(import.meta.dirname, '..', '..', 'examples', 'policies');
/** With this one no apply can be safe. */
const names = (Object.keys(quirks) as Quirk[]).filter((name) => name !== 'wildcard-versions');

test.each(names)('an apply is rolled back and back again on a platform with the quirk %s', async (quirk) => {
  const rig = await openRig([quirk]);
  const cli = (line: string) =>
    runCli(
      line.split(' ').map((word) => (word.endsWith('.json') ? join(rig.folder, word) : word)),
      { directory: examples, sandbox: rig.sandbox },
    );
  try {
    expect(await cli('preview --out first.json')).toMatchObject({ code: 0 });
    expect(await cli('apply --plan first.json --yes')).toMatchObject({ code: 0 });
    expect(await cli('rollback first.json --save undo.json')).toMatchObject({ code: 0 });
    expect(await cli('apply --plan undo.json --yes')).toMatchObject({ code: 0 });
    expect(await cli('preview --out again.json')).toMatchObject({ code: 0 });
    const [first, again] = [rig.plan('first.json'), rig.plan('again.json')];
    expect(again.bundles.map((one) => one.diff_digest)).toEqual(first.bundles.map((one) => one.diff_digest));
    expect(await cli('rollback undo.json --save redo.json')).toMatchObject({ code: 0 });
    expect(await cli('apply --plan redo.json --yes')).toMatchObject({ code: 0 });
    expect(await cli('preview --exit-code')).toMatchObject({ code: 0 });
  } finally {
    await rig.close();
  }
});

test('a platform with fields that files have no place for has its old values written without them', async () => {
  const rig = await openRig(['unknown-fields']);
  cpSync(examples, rig.folder, { recursive: true });
  try {
    for (const line of [
      'preview --out plan.json',
      'apply --plan plan.json --yes',
      'rollback plan.json --save undo.json',
      'apply --plan undo.json --yes',
    ])
      expect(await rig.cli(line)).toMatchObject({ code: 0 });
    const written = await rig.cli('rollback plan.json --write');
    expect(written).toMatchObject({
      code: 0,
      text: expect.stringMatching(/\d+ fields that a file has no place for: left out/),
    });
    expect(await rig.cli('preview --exit-code')).toMatchObject({ code: 0 });
  } finally {
    await rig.close();
  }
});
