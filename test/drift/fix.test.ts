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
      "No drift left in acme
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
