import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { policy, Stage, yaml } from './stage.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(async () => stage.close());

const a = 'policies/a.yaml';
const b = 'policies/b.yaml';
const code = 'policies/code.yaml';

async function applied(): Promise<string> {
  await stage.policies(policy('a', 'critical'), policy('b', 'high'));
  return stage.commit({ [a]: yaml('a', 'critical'), [b]: yaml('b', 'high') });
}

describe('drift --write', () => {
  test('takes what was edited on the platform into the files, and leaves nothing', async () => {
    await applied();
    await stage.policies(policy('a', 'critical', 'low'), policy('new', 'medium'));
    const { code: exit, json } = await stage.found('--write');
    expect([exit, json.outcome]).toEqual([0, 'in-sync']);
    expect(json.fix).toMatchObject({ written: [a, 'policies/new.yaml'], removed: [b], left: [] });
    expect(stage.read(a)).toBe(yaml('a', 'critical, low'));
    expect((await stage.found()).code).toBe(0);
  });

  test('leaves what waits in the repository and what both sides edited', async () => {
    const commit = await applied();
    const waiting = yaml('a', 'low');
    const both = yaml('b', 'low');
    stage.commit({ [a]: waiting, [b]: both });
    await stage.policies(policy('a', 'critical'), policy('b', 'medium'), policy('new', 'medium'));
    const { code: exit, entries, json } = await stage.found('--write', '--base', commit);
    expect([exit, entries]).toEqual([2, ['both: update b', 'repository: update a']]);
    expect(json.fix).toMatchObject({ written: ['policies/new.yaml'], removed: [], left: [] });
    expect([stage.read(a), stage.read(b)]).toEqual([waiting, both]);
  });

  test('leaves an edit of the repository that was never applied, where the same policy was edited on the platform', async () => {
    await applied();
    stage.commit({ [a]: yaml('a', 'critical', 'high') });
    await stage.policies(policy('a', 'critical', 'low'), policy('b', 'high'));
    const { code: exit, entries, json } = await stage.found('--write');
    expect([exit, entries]).toEqual([2, ['unknown: update a']]);
    expect(json.fix).toMatchObject({ written: [], removed: [], fixed: [], left: [] });
    expect(stage.read(a)).toBe(yaml('a', 'critical', 'high'));
    expect((await stage.drift()).text.replaceAll(/\s+/g, ' ')).toContain(
      'it also changed in the repository within the last 2 commits, and it is not known whether that was applied; give --plan or --base',
    );
  });

  test('is not lured into taking back a block by a copy of what was committed with it', async () => {
    const unblocked = yaml('a', 'critical').replace('  - type: block\n', '');
    stage.commit({ [a]: unblocked, [b]: yaml('b', 'high') });
    stage.commit({ [a]: yaml('a', 'critical'), [b]: yaml('b', 'low') });
    const touched = { ...policy('a', 'critical'), actions: [{ type: 'pr_comment' }], description: 'touched' };
    await stage.policies(touched, policy('b', 'low'));
    const { entries, json } = await stage.found('--write');
    expect([entries, json.fix?.fixed]).toEqual([['unknown: update a'], []]);
    expect(stage.read(a)).toBe(yaml('a', 'critical'));
  });

  test('takes the items of a list that never changed in the repository, and leaves the others', async () => {
    const lists = (rules: string): string =>
      `product: code\nrulesets: []\nrules: [${rules}]\ndisabled: []\nexceptions: []\n`;
    stage.commit({ [code]: lists('r.one, r.two') });
    stage.commit({ [code]: lists('r.one, r.two, r.three') });
    stage.write({ [code]: lists('r.one, r.two, r.three, r.four') });
    stage.git('add', '--all');
    await stage.detection('code', { rules: ['r.one', 'r.click'] });
    const { entries, json } = await stage.found('--write');
    expect(json.fix?.fixed).toHaveLength(1);
    expect(entries).toEqual(['repository: update rules +r.four', 'unknown: update rules +r.three']);
    expect(stage.read(code)).toContain('r.three');
    expect(stage.read(code)).not.toContain('r.two');
  });

  test('takes single items of a list, and leaves those that wait', async () => {
    const lists = (rules: string): string =>
      `product: code\nrulesets: []\nrules:\n${rules}disabled: []\nexceptions: []\n`;
    const commit = stage.commit({ [code]: lists('  - r.one # why\n  - r.two\n') });
    stage.commit({ [code]: lists('  - r.one # why\n  - r.two\n  - r.three # waits\n') });
    await stage.detection('code', { rules: ['r.one', 'r.click'] });
    const { entries, json } = await stage.found('--write', '--base', commit);
    expect(entries).toEqual(['repository: update rules +r.three']);
    expect(json.fix?.fixed).toHaveLength(1);
    expect(stage.read(code)).toContain('  - r.one # why\n');
    expect(stage.read(code)).toContain('  - r.three # waits\n');
    expect(stage.read(code)).not.toContain('r.two');
    expect(stage.read(code)).toContain('r.click');
  });

  test('leaves what needs a file where the config does not look, and takes the rest', async () => {
    await stage.policies(policy('a', 'critical'), policy('b', 'high'));
    stage.commit({ 'ifmatch.yaml': `policies: [${a}, ${b}]\n`, [a]: yaml('a', 'critical'), [b]: yaml('b', 'high') });
    await stage.policies(policy('a', 'critical', 'low'), policy('b', 'high'), policy('new', 'medium'));
    const { code: exit, entries, json } = await stage.found('--write');
    expect([exit, entries]).toEqual([2, ['platform: delete new']]);
    expect(json.fix).toMatchObject({ written: [a], removed: [], left: [{ why: 'unread-file' }] });
    expect(stage.read(a)).toBe(yaml('a', 'critical', 'low'));
  });

  test('tells a person what it did', async () => {
    await applied();
    await stage.policies(policy('a', 'critical', 'low'), policy('b', 'high'));
    const { text } = await stage.drift('--write');
    expect(text.replaceAll(stage.sandbox.url, '<url>')).toMatchInlineSnapshot(`
      "No drift is left in acme
      platform: <url>

      1 edit on the platform is now in the files. Review and commit the changes.
        wrote policies/a.yaml

      Not managed here: detection/code, detection/secrets.
      "
    `);
    stage.commit();
    await stage.policies(policy('a', 'low'), policy('b', 'high'));
    expect((await stage.drift('--write', '--base', 'HEAD', '--format', 'markdown')).text).toContain(
      'wrote policies/a.yaml',
    );
  });

  test('does nothing where nobody knows what was applied last', async () => {
    stage.write({ [a]: yaml('a', 'critical') });
    await stage.policies(policy('a', 'low'));
    const { code: exit, json } = await stage.found('--write');
    expect([exit, json.fix]).toEqual([2, { written: [], removed: [], fixed: [], left: [] }]);
    expect(stage.read(a)).toBe(yaml('a', 'critical'));
    expect((await stage.drift('--write')).text).toContain('Nothing was written: no edit');
  });

  test('is refused where git does not hold what it would overwrite, and no file is changed', async () => {
    await applied();
    await stage.policies(policy('a', 'critical', 'low'), policy('b', 'high', 'low'));
    const mine = `# mine\n${yaml('b', 'high')}`;
    stage.write({ [b]: mine });
    expect(await stage.drift('--write')).toEqual({
      code: 64,
      text: 'policies/b.yaml has uncommitted changes, and `drift --write` would overwrite them. Commit or stash them, or `git add` them for `git restore` to bring them back. No file was changed.\n',
    });
    expect([stage.read(a), stage.read(b)]).toEqual([yaml('a', 'critical'), mine]);
    stage.git('add', '--all');
    expect((await stage.drift('--write')).code).toBe(0);
    expect(stage.read(b)).toBe(`# mine\n${yaml('b', 'high, low')}`);
  });

  test('does nothing where there is no drift', async () => {
    await applied();
    expect((await stage.found('--write')).json).toMatchObject({ outcome: 'in-sync', fix: null });
  });

  test('changes no file when one of them cannot be written', async () => {
    await applied();
    stage.write({ 'policies/locked/c.yaml': yaml('c', 'low') });
    stage.commit();
    await stage.policies(policy('a', 'low'), policy('b', 'high'), policy('c', 'medium'));
    const locked = join(stage.folder, 'policies/locked');
    chmodSync(locked, 0o555);
    try {
      const { code: exit, text } = await stage.drift('--write');
      // Root may write anywhere.
      if (process.getuid?.() === 0) return;
      expect([exit, text]).toEqual([64, expect.stringContaining('No file was changed')]);
      expect(stage.read(a)).toBe(yaml('a', 'critical'));
    } finally {
      chmodSync(locked, 0o755);
    }
  });
});

test('a platform that goes on while it is fixed gets no file changed', async () => {
  await applied();
  await stage.policies(policy('a', 'low'), policy('b', 'high'));
  const clicked = async (): Promise<void> => stage.policies(policy('a', 'low'), policy('b', 'critical'));
  const { code: exit, text } = await stage.drift('--write', { beforeDryRun: 2, click: clicked });
  expect(exit).toBe(1);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('No file was changed.');
  expect(stage.read(a)).toBe(yaml('a', 'critical'));
});
