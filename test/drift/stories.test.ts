import { execFileSync } from 'node:child_process';
import { cpSync, renameSync, rmSync } from 'node:fs';
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

        remediation  last applied: commit <commit> of 18 days ago (nearest to what the platform has)

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

      | Bundle | Edited on the platform | Earlier version there | Both | Unknown | Last apply |
      |---|---|---|---|---|---|
      | remediation | 1 | 0 | 0 | 0 | last applied: commit \`<commit>\` of 2026-11-02 (nearest to what the platform has) |

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

  test('of a commit that was not applied yet waits in the repository', async () => {
    const commit = await applied();
    stage.commit({ [a]: yaml('a', 'critical', 'high'), 'policies/c.yaml': yaml('c', 'low'), [b]: null });
    const { code: exit, entries, bases } = await stage.found();
    expect([exit, bases]).toEqual([2, [`commit ${commit} 0`]]);
    expect(entries).toEqual(['repository: create c', 'repository: delete b', 'repository: update a']);
  });

  test('of files that are not committed yet waits in the repository too', async () => {
    await applied();
    stage.write({ [a]: yaml('a', 'low') });
    expect((await stage.found()).entries).toEqual(['repository: update a']);
  });

  test('on both sides in different objects is told apart by the one that never changed in the repository', async () => {
    const commit = await applied();
    stage.commit({ [a]: yaml('a', 'critical', 'high'), 'policies/c.yaml': yaml('c', 'low') });
    await stage.policies(policy('a', 'critical'), policy('b', 'medium'));
    const { entries, bases } = await stage.found();
    expect(entries).toEqual(['platform: update b', 'unknown: create c', 'unknown: update a']);
    expect(bases).toEqual([`commit ${commit} 1`]);
  });

  test('on both sides in the same object is for a person', async () => {
    const commit = await applied();
    stage.commit({ [a]: yaml('a', 'low'), [b]: yaml('b', 'low') });
    await stage.policies(policy('a', 'medium'), policy('b', 'high'));
    expect((await stage.found('--base', commit)).entries).toEqual(['both: update a', 'repository: update b']);
    expect((await stage.drift('--base', commit)).text).toContain('applying the files: ');
  });

  test('tells of objects that were deleted and created on the platform', async () => {
    await applied();
    await stage.policies(policy('b', 'high'), policy('new', 'low'));
    expect((await stage.found()).entries).toEqual(['platform: create a', 'platform: delete new']);
    const { text } = await stage.drift();
    expect(text).toContain('- policy a ');
    expect(text).toContain('+ policy new ');
  });

  test('says of an older commit that it may be applied still, or was put back', async () => {
    const old = await applied();
    stage.commit({ [a]: yaml('a', 'low') });
    await stage.policies(policy('a', 'critical'), policy('b', 'high'));
    const { entries, bases } = await stage.found();
    expect([entries, bases]).toEqual([['repository: update a'], [`commit ${old} 0`]]);
    const { text } = await stage.drift();
    expect(text).toContain('Drift in acme: 1 where the platform has an earlier version');
    expect(text).toContain('Not applied yet, or rolled back on the platform. Review ifmatch preview');
    expect(text).not.toContain('Nothing is wrong');
    expect((await stage.found('--base', 'HEAD')).entries).toEqual(['platform: update a']);
  });

  test('takes the newest of commits that are equally near', async () => {
    await applied();
    const newest = stage.commit({ [a]: yaml('a', 'low') });
    await stage.policies(policy('a', 'medium'), policy('b', 'high'));
    expect((await stage.found()).bases).toEqual([`commit ${newest} 1`]);
  });

  test('of detection lists is told apart item by item', async () => {
    const lists = (rules: string, disabled: string): string =>
      `product: code\nrulesets: [p/default]\nrules: [${rules}]\ndisabled: [${disabled}]\nexceptions: []\n`;
    stage.commit({ [code]: lists('r.one, r.two', '') });
    await stage.detection('code', { rulesets: ['p/default'], rules: ['r.one', 'r.two'] });
    stage.commit({ [code]: lists('r.one, r.two, r.three', '') });
    await stage.detection('code', { rulesets: ['p/default'], rules: ['r.one'], disabled: ['r.off'] });
    const { entries } = await stage.found();
    expect(entries).toEqual(['platform: update rules +r.two, disabled -r.off', 'unknown: update rules +r.three']);
  });

  test('of exceptions is told apart one by one', async () => {
    const exception = (rule: string, type = 'exclude'): object => ({
      exception_type: type,
      rule,
      rule_type: 'rule',
      project: 'acme/checkout-api',
    });
    const file = (...exceptions: object[]): string =>
      `product: code\nrulesets: []\nrules: []\ndisabled: []\nexceptions: ${JSON.stringify(exceptions)}\n`;
    stage.commit({ [code]: file(exception('r.one'), exception('r.two')) });
    await stage.detection('code', {
      exceptions: [exception('r.one', 'include'), exception('r.two'), exception('r.new')],
    });
    stage.write({ [code]: file(exception('r.one'), exception('r.two'), exception('r.three')) });
    const { entries } = await stage.found();
    expect(entries).toEqual(['platform: delete r.new', 'platform: update r.one', 'repository: create r.three']);
  });

  test('tells the same digest for the same drift, whatever was committed beside it', async () => {
    await applied();
    await stage.policies(policy('a', 'low'), policy('b', 'high'));
    const before = await stage.found();
    stage.commit({ [a]: `\n\n${yaml('a', 'critical')}` });
    const after = await stage.found();
    expect(after.json.digest).toBe(before.json.digest);
    await stage.detection('code', {});
    stage.write({ [code]: 'product: code\nrulesets: []\nrules: []\ndisabled: []\nexceptions: []\n' });
    expect((await stage.found()).json.digest).toBe(before.json.digest);
    await stage.policies(policy('a', 'medium'), policy('b', 'high'));
    expect((await stage.found()).json.digest).not.toBe(before.json.digest);
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

  test('leaves out commits that are broken, and those that declare no such bundle', async () => {
    stage.commit({ 'readme.md': 'x' });
    const good = await applied();
    stage.commit({ [a]: 'name: [' });
    stage.commit({ [a]: yaml('a', 'low') });
    expect((await stage.found()).bases).toEqual([`commit ${good} 0`]);
  });

  test('of a repository whose policies lie in a folder of it is found from there', async () => {
    await stage.policies(policy('a', 'critical'));
    const good = stage.commit({ 'deep/er/policies/a.yaml': yaml('a', 'critical') });
    stage.commit({ 'deep/er/policies/a.yaml': yaml('a', 'low') });
    const { bases, entries } = await stage.found('-C', 'deep/er');
    expect([bases, entries]).toEqual([[`commit ${good} 0`], ['repository: update a']]);
  });

  test('goes by the config of each commit', async () => {
    await stage.policies(policy('a', 'critical'));
    const good = stage.commit({ 'ifmatch.yaml': 'policies: old/**\n', 'old/a.yaml': yaml('a', 'critical') });
    stage.commit({ 'ifmatch.yaml': 'policies: new\n', 'old/a.yaml': null, 'new/a.yaml': yaml('a', 'low') });
    expect((await stage.found()).bases).toEqual([`commit ${good} 0`]);
  });

  test('of a shallow clone is not trusted where an older commit may fit better', async () => {
    await applied();
    stage.commit({ [a]: yaml('a', 'low') });
    const bare = join(stage.folder, '..', `${stage.folder}-clone`);
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${stage.folder}`, bare], { stdio: 'pipe' });
    try {
      rmSync(join(stage.folder, '.git'), { recursive: true });
      cpSync(join(bare, '.git'), join(stage.folder, '.git'), { recursive: true });
      const { code: exit, entries, bases } = await stage.found();
      expect([exit, entries, bases]).toEqual([2, ['unknown: update a'], ['none shallow']]);
      expect((await stage.drift()).text).toContain('fetch-depth: 0');
    } finally {
      rmSync(bare, { recursive: true });
    }
  });

  test('of a shallow clone is trusted where it fits exactly', async () => {
    await applied();
    stage.git('commit', '--quiet', '--allow-empty', '-m', 'another');
    const head = stage.git('rev-parse', 'HEAD');
    stage.write({ '.git/shallow': `${head}\n` });
    stage.write({ [a]: yaml('a', 'low') });
    const { entries, bases } = await stage.found();
    expect([entries, bases]).toEqual([['repository: update a'], [`commit ${head.slice(0, 7)} 0`]]);
  });

  test('of a shallow clone is not trusted where an older commit fits worse', async () => {
    await applied();
    stage.commit({ [a]: yaml('a', 'low') });
    const boundary = stage.git('rev-parse', 'HEAD');
    stage.commit({ [a]: yaml('a', 'medium') });
    stage.write({ '.git/shallow': `${boundary}\n` });
    await stage.policies(policy('a', 'medium'), policy('b', 'low'));
    const { entries, bases } = await stage.found();
    expect([entries, bases]).toEqual([['unknown: update b'], ['none shallow']]);
  });

  test('that a partial clone lacks, and cannot fetch, leaves open what was edited', async () => {
    await applied();
    stage.commit({ [a]: yaml('a', 'low') });
    await stage.policies(policy('a', 'low'), policy('b', 'low'));
    expect((await stage.found()).entries).toEqual(['platform: update b']);
    stage.git('config', 'uploadpack.allowFilter', 'true');
    stage.git('clone', '--quiet', '--filter=blob:none', `file://${stage.folder}`, 'clone');
    rmSync(join(stage.folder, '.git'), { recursive: true });
    renameSync(join(stage.folder, 'clone', '.git'), join(stage.folder, '.git'));
    const { entries, bases } = await stage.found();
    expect([entries, bases]).toEqual([['unknown: update b'], ['none unread']]);
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

  test('that is not there tells nothing, and the drift is shown all the same', async () => {
    await applied();
    await stage.policies(policy('a', 'low'), policy('b', 'high'));
    rmSync(join(stage.folder, '.git'), { recursive: true });
    const { code: exit, entries, bases } = await stage.found();
    expect([exit, entries, bases]).toEqual([2, ['unknown: update a'], ['none no-git']]);
    expect((await stage.drift()).text).toContain('--plan FILE or --base REF');
  });

  test('without a commit of the policies tells nothing either', async () => {
    stage.commit({ 'readme.md': 'x' });
    await stage.policies(policy('a', 'low'));
    stage.write({ [a]: yaml('a', 'high') });
    expect((await stage.found()).bases).toEqual(['none no-history']);
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
    [
      ['--plan', a],
      'The file is not JSON. It may have been cut short. Give the plan file of an apply, or leave --plan out.',
    ],
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
    expect((await stage.drift('--base', 'main~1')).text).toContain('1 where the platform has an earlier version\n');
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
    expect((await stage.drift('--plan', 'undo.json')).text).toContain('1 where the platform has an earlier version\n');
  });

  test('is compared by ourselves where the platform would not take it any more', async () => {
    stage.commit({ [a]: yaml('a', 'critical').replace('type: block', 'type: explode'), [b]: yaml('b', 'high') });
    stage.write({ [a]: yaml('a', 'low') });
    await stage.policies(policy('a', 'critical'), policy('b', 'low'));
    const { entries } = await stage.found('--base', 'HEAD');
    expect(entries).toEqual(['both: update a', 'platform: update b']);
  });

  test('is not known from a commit or a plan that lacks the bundle', async () => {
    await applied();
    await stage.run('preview', '--out', 'plan.json');
    const file = 'product: code\nrulesets: []\nrules: [r.one]\ndisabled: []\nexceptions: []\n';
    stage.write({ [code]: file });
    expect((await stage.found('--base', 'HEAD')).bases).toEqual(['none not-needed', 'none not-in-base']);
    stage.git('checkout', '--quiet', '--orphan', 'other');
    stage.git('rm', '--quiet', '-r', '--cached', '.');
    stage.git('commit', '--quiet', '--allow-empty', '-m', 'nothing');
    expect((await stage.found('--base', 'HEAD')).bases).toEqual(['none not-needed', 'none not-in-base']);
  });

  test('cannot be a commit that holds only the name of a submodule', async () => {
    stage.write({ 'policies/sub/a.yaml': yaml('a', 'low') });
    for (const args of [
      ['init', '--quiet'],
      ['add', '.'],
      ['commit', '--quiet', '-m', 'x'],
    ])
      stage.git('-C', 'policies/sub', ...args);
    stage.commit();
    expect(await stage.drift('--base', 'HEAD')).toEqual({
      code: 64,
      text: 'policies/sub is a submodule or a link at HEAD, so its content is unknown. Give --plan FILE.\n',
    });
  });
});

test('files that the platform rejects are no drift, and not the lack of it', async () => {
  await applied();
  stage.write({ [a]: yaml('a', 'critical').replace('type: block', 'type: explode') });
  const { code: exit, json } = await stage.found();
  expect([exit, json.outcome]).toEqual([3, 'invalid']);
  const { text } = await stage.drift();
  expect(text).toContain('explode');
  expect(text).toContain('Drift was not checked, because the files are not valid.');
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
  expect(text).toContain(
    'Drift in 2 deployments: 1 edited on the platform, 1 where the platform has an earlier version',
  );
  expect(text).toContain('policy a of initech');
  expect((await stage.drift('--format', 'markdown')).text).toContain('policy `a` of `initech`');
});
