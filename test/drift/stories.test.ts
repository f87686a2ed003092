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

/** Two policies that are committed and applied. */
async function applied(): Promise<string> {
  await stage.policies(policy('a', 'critical'), policy('b', 'high'));
  return stage.commit({ [a]: yaml('a', 'critical'), [b]: yaml('b', 'high') });
}

describe('drift', () => {
  test('is none while the platform is what the files declare, and bundles that no file declares are named', async () => {
    await applied();
    const { code: exit, entries, bases, json } = await stage.found();
    expect([exit, entries, bases, json.outcome]).toEqual([0, [], ['none not-needed'], 'in-sync']);
    expect(json.unmanaged.map(({ product }) => product)).toEqual(['code', 'secrets']);
    expect((await stage.drift()).text.replaceAll(stage.sandbox.url, '<url>')).toMatchInlineSnapshot(`
      "No drift in acme
      platform: <url>

      Not managed here: detection/code, detection/secrets.
      "
    `);
  });

  test('of an edit on the platform is told apart by the commit that was applied', async () => {
    const commit = await applied();
    await stage.policies(policy('a', 'critical', 'low'), policy('b', 'high'));
    const { code: exit, entries, bases, json } = await stage.found();
    expect([exit, entries, bases]).toEqual([2, ['platform: update a'], [`commit ${commit} 1`]]);
    expect(json.bundles[0]?.entries[0]?.at).toMatchObject({ file: a, line: 2 });
    expect((await stage.drift()).text.replaceAll(commit, '<commit>').replaceAll(stage.sandbox.url, '<url>'))
      .toMatchInlineSnapshot(`
        "Drift in acme: 1 edited on the platform
        platform: <url>

        remediation  last applied: commit <commit> of 18 days ago (closest to the platform)

        Edited on the platform: 1 object
        To keep the edit, run ifmatch drift --write. To revert it, apply the files.

          ~ policy a  stricter  policies/a.yaml:2:1
            also blocks: severity low
            Diff (- files, + platform):
              … 7 unchanged lines
                    mode: any
                    values:
                      - critical
            +         - low
              actions:
                - type: block
                - type: pr_comment

        Not managed here: detection/code, detection/secrets.
        "
      `);
    expect((await stage.drift('--format', 'markdown')).text.replaceAll(commit, '<commit>')).toMatchInlineSnapshot(`
      "### Drift in \`acme\`: 1 edited on the platform

      Not managed here: detection/code, detection/secrets.

      | Bundle | Edited on the platform | Older on the platform | Both | Unknown | Last apply |
      |---|---|---|---|---|---|
      | remediation | 1 | 0 | 0 | 0 | last applied: commit \`<commit>\` of 2026-11-02 (closest to the platform) |

      #### Edited on the platform: 1 object

      To keep the edit, run \`ifmatch drift --write\`. To revert it, apply the files.

      **Update** policy \`a\`, \`policies/a.yaml:2\` (stricter): also blocks: severity low

      <details><summary>Diff (- files, + platform)</summary>

      \`\`\`diff
        … 7 unchanged lines
              mode: any
              values:
                - critical
      +         - low
        actions:
          - type: block
          - type: pr_comment
      \`\`\`

      </details>
      "
    `);
  });

  test('on both sides in different objects is told apart by the one that never changed in the repository', async () => {
    const commit = await applied();
    stage.commit({ [a]: yaml('a', 'critical', 'high'), 'policies/c.yaml': yaml('c', 'low') });
    await stage.policies(policy('a', 'critical'), policy('b', 'medium'));
    const { entries, bases } = await stage.found();
    expect(entries).toEqual(['platform: update b', 'unknown: create c', 'unknown: update a']);
    expect(bases).toEqual([`commit ${commit} 1`]);
  });
});

describe('the history', () => {
  test('is that of first parents, with a merge as one commit', async () => {
    await applied();
    stage.git('checkout', '--quiet', '-b', 'side');
    stage.commit({ [a]: yaml('a', 'medium') });
    const between = stage.commit({ [a]: yaml('a', 'low') });
    stage.commit({ [a]: yaml('a', 'critical', 'high') });
    stage.git('checkout', '--quiet', 'main');
    stage.commit({ 'readme.md': 'x' });
    stage.git('merge', '--quiet', '--no-ff', '-m', 'merge', 'side');
    const merge = stage.git('rev-parse', '--short', 'HEAD');
    // Only a commit of the branch, which was never applied, has exactly this.
    await stage.policies(policy('a', 'low'), policy('b', 'high'));
    const { bases } = await stage.found();
    expect(bases).toEqual([`commit ${merge} 1`]);
    expect(bases[0]).not.toContain(between);
  });

  test('of a file that was moved is found by its new path too', async () => {
    await applied();
    stage.commit({
      [a]: null,
      [b]: null,
      'policies/new/a.yaml': yaml('a', 'low'),
      'policies/new/b.yaml': yaml('b', 'high'),
    });
    const whole = await stage.found();
    expect(whole.entries).toEqual(['repository: update a']);
    for (const base of [[], ['--base', 'HEAD~1']])
      expect((await stage.found('policies/new', ...base)).entries).toEqual(whole.entries);
  });
});

describe('what was applied last', () => {
  test('is what an applied plan sent', async () => {
    await applied();
    stage.commit({ [a]: yaml('a', 'medium') });
    expect((await stage.run('preview', '--out', 'plan.json')).code).toBe(0);
    expect((await stage.drift('--plan', 'plan.json')).text).toContain('was not applied');
    expect((await stage.run('apply', '--plan', 'plan.json', '--allow-looser')).code).toBe(0);
    stage.write({ [b]: yaml('b', 'low') });
    await stage.policies(policy('a', 'low'), policy('b', 'high'));
    const { entries, bases } = await stage.found('--plan', 'plan.json');
    expect([entries, bases]).toEqual([['platform: update a', 'repository: update b'], ['plan plan.json']]);
    expect((await stage.drift('--plan', 'plan.json')).text).toContain('1 waiting in the repository');
  });

  test.each([
    [['--plan', 'gone.json'], 'gone.json cannot be read'],
    [['--plan', a], 'The file is not JSON. It may be truncated. Pass the plan file of an apply, or omit --plan.'],
    [['--base', 'gone'], 'There is no commit gone here'],
    [['--base', 'HEAD'], 'policies/a.yaml has errors at HEAD. Name another commit with --base.'],
    [['--base', 'HEAD', '--plan', 'x'], 'cannot be used with'],
  ])('cannot be %s when that is no good', async (args, says) => {
    stage.commit({ [a]: 'name: [' });
    stage.write({ [a]: yaml('a', 'low') });
    const { code: exit, text } = await stage.drift(...args);
    expect(exit).toBe(64);
    expect(text).toContain(says);
  });

  test('may have work that the files lack, so that no title calls what differs an earlier version', async () => {
    await applied();
    stage.git('branch', 'behind');
    stage.commit({ [a]: yaml('a', 'low') });
    await stage.policies(policy('a', 'low'), policy('b', 'high'));
    stage.git('checkout', '--quiet', 'behind');
    const { text } = await stage.drift('--base', 'main');
    expect(text).toContain('Drift in acme: 1 different in the files\n');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'The base has commits that these files lack, and an apply may revert them.',
    );
    expect((await stage.found('--base', 'main')).json.bundles[0]?.base).toMatchObject({ chosen: 'named' });
    stage.git('merge', '--quiet', 'main');
    await stage.policies(policy('a', 'critical'), policy('b', 'high'));
    expect((await stage.drift('--base', 'main~1')).text).toContain('1 older on the platform\n');
  });

  test('of a rollback leaves open whether the files wait, for they may declare what it took back', async () => {
    await applied();
    stage.commit({ [a]: yaml('a', 'critical', 'low') });
    for (const line of [
      'preview --out plan.json',
      'apply --plan plan.json',
      'rollback plan.json --save undo.json',
      'apply --plan undo.json --yes --allow-looser',
    ])
      expect(await stage.run(...line.split(' '))).toMatchObject({ code: 0 });
    expect((await stage.drift('--plan', 'undo.json')).text).toContain('1 older on the platform\n');
  });
});

test('files that the platform rejects are no drift, and not the lack of it', async () => {
  await applied();
  stage.write({ [a]: yaml('a', 'critical').replace('type: block', 'type: explode') });
  const { code: exit, json } = await stage.found();
  expect([exit, json.outcome]).toEqual([3, 'invalid']);
  const { text } = await stage.drift();
  expect(text).toContain('explode');
  expect(text).toContain('Drift was not checked: the files are invalid.');
});

test('several bundles are told apart each by its own commit', async () => {
  const lists = (rules: string): string =>
    `product: code\nrulesets: []\nrules: [${rules}]\ndisabled: []\nexceptions: []\n`;
  const first = stage.commit({ [a]: yaml('a', 'critical'), [code]: lists('r.one') });
  await stage.policies(policy('a', 'critical'));
  const second = stage.commit({ [a]: yaml('a', 'low'), [code]: lists('r.two') });
  await stage.detection('code', { rules: ['r.two', 'r.click'] });
  const { entries, bases } = await stage.found();
  expect(bases).toEqual([`commit ${first} 0`, `commit ${second} 1`]);
  expect(entries).toEqual(['platform: update rules -r.click', 'repository: update a']);
});

test('several deployments are told apart, and named', async () => {
  const token = stage.sandbox.mintToken('initech');
  stage.env['IFMATCH_API_TOKEN_INITECH'] = token;
  const config = 'deployments:\n  acme: { policies: acme }\n  initech: { policies: initech }\n';
  const files = { 'ifmatch.yaml': config, 'acme/a.yaml': yaml('a', 'critical'), 'initech/a.yaml': yaml('a', 'high') };
  const first = stage.commit(files);
  await stage.policies(policy('a', 'low'));
  await stage.put('remediation-policies', { policies: [policy('a', 'high')] }, { id: '3456', token });
  stage.commit({ 'initech/a.yaml': yaml('a', 'medium') });
  const { entries, bases, json } = await stage.found();
  expect(entries).toEqual(['platform: update a', 'repository: update a']);
  expect(bases[1]).toBe(`commit ${first} 0`);
  expect(json.unmanaged).toHaveLength(4);
  const { text } = await stage.drift();
  expect(text).toContain('Drift in 2 deployments: 1 edited on the platform, 1 older on the platform');
  expect(text).toContain('policy a of initech');
  expect((await stage.drift('--format', 'markdown')).text).toContain('policy `a` of `initech`');
});
