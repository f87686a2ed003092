import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DetectionBundle, RemediationPolicy } from '../../src/generated/types.ts';
import { runCli } from '../run-cli.ts';
import { openRig, type Rig, type State } from './rig.ts';

const policy = (slug: string, ...severities: string[]): RemediationPolicy => ({
  name: `Name of ${slug}`,
  slug,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: severities }] },
  actions: [{ type: 'pr_comment' }],
});
const block = `policies:
  - name: Name of updated
    slug: updated
    filters: { mode: all, conditions: [{ type: severity, values: [critical] }] }
    actions: [{ type: pr_comment }]
  - name: Name of created
    slug: created
    filters: { mode: all, conditions: [{ type: severity, values: [medium] }] }
    actions: [{ type: pr_comment }]
  - name: Name of other
    slug: other
    filters: { mode: all, conditions: [{ type: severity, values: [low] }] }
    actions: [{ type: pr_comment }]
`;

let rig: Rig;
beforeEach(async () => {
  rig = await openRig();
});
afterEach(async () => rig.close());

const does = async (line: string): Promise<string> => {
  const { code, text } = await rig.cli(line);
  if (code !== 0) throw new Error(`${line} ended with ${String(code)}:\n${text}`);
  return text;
};
const writes = async (): Promise<string> => does('rollback plan.json --write');
const refused = async (name: string): Promise<void> => {
  const { code, text } = await rig.cli('rollback plan.json --write');
  expect({ code, text }).toMatchObject({ code: 64, text: expect.stringContaining(name) });
  expect(text).toContain('No file was changed.');
};

/** Applies the change of the files from one state of the platform to what stands in the files. */
async function apply(live: State): Promise<void> {
  await rig.set(live);
  await does('preview --out plan.json');
  await does('apply --plan plan.json --yes --max-deletes 100 --max-delete-percent 100');
}

describe('work on policies after an apply', () => {
  const file = 'policies/remediation.yaml';
  beforeEach(async () => {
    rig.write(file, block);
    await apply({
      remediation: { policies: [policy('updated', 'high'), policy('gone', 'high'), policy('other', 'low')] },
    });
  });

  test('is not overwritten where git does not hold it', async () => {
    const env = { PATH: process.env['PATH'] ?? '', GIT_CONFIG_GLOBAL: '/dev/null' };
    const git = (...args: string[]) => execFileSync('git', args, { cwd: rig.folder, env });
    git('init', '--quiet');
    git('add', '--all');
    rig.write(file, `# mine\n${block}`);
    const write = () =>
      runCli('rollback plan.json --write'.split(' '), {
        directory: rig.folder,
        env: { ...env, IFMATCH_API_TOKEN: rig.sandbox.token },
      });
    expect(await write()).toEqual({
      code: 64,
      text: 'error: policies/remediation.yaml has uncommitted changes, and a rollback would overwrite them. Commit or stash them, or `git add` them for `git restore` to bring them back. No file was changed.\n',
    });
    expect(rig.read(file)).toBe(`# mine\n${block}`);
    git('add', '--all');
    expect(await write()).toMatchObject({ code: 0 });
  });

  test('that edits, removes or brings back a policy of the plan is not overwritten: nothing is written', async () => {
    const works = {
      'policy updated (remediation of acme)': block.replace('values: [critical]', 'values: [critical, low]'),
      'policy created (remediation of acme)': block.replace('values: [medium]', 'values: [medium, low]'),
      'policy gone (remediation of acme)': `${block}${block.slice(block.indexOf('  - name: Name of other')).replaceAll('other', 'gone')}`,
      'policy updated (remediation of': block.replace('Name of updated', 'Another name'),
    };
    for (const [name, text] of Object.entries(works)) {
      rig.write(file, text);
      await refused(name);
      expect(rig.read(file)).toBe(text);
    }
    rig.write(file, block.slice(block.indexOf('  - name: Name of created')).replace(/^/, 'policies:\n'));
    await refused('policy updated (remediation of acme)');
  });
});

describe('work on detection after an apply', () => {
  const exception = (rule: string, exception_type: 'include' | 'exclude') =>
    ({ exception_type, rule, rule_type: 'rule', project: 'acme/backoffice' }) as const;
  const lists = (parts: Partial<DetectionBundle>): DetectionBundle => ({
    rulesets: [],
    rules: [],
    disabled: [],
    exceptions: [],
    ...parts,
  });
  const declared = (): DetectionBundle => {
    const { product: _, ...bundle } = JSON.parse(rig.read('policies/code.yaml')) as DetectionBundle & {
      product: string;
    };
    return bundle;
  };
  const sent = lists({ rules: ['added', 'kept'], disabled: ['moved'], exceptions: [exception('kept', 'exclude')] });

  beforeEach(async () => {
    rig.declare({ code: sent });
    await apply({ code: lists({ rules: ['kept', 'moved', 'removed'], exceptions: [exception('kept', 'include')] }) });
  });

  test('is kept item by item', async () => {
    const mine = { rules: [...sent.rules, 'later'], exceptions: [...sent.exceptions, exception('later', 'exclude')] };
    rig.declare({ code: { ...sent, ...mine, disabled: [...sent.disabled, 'off'] } });
    expect(await writes()).not.toContain('without notes');
    const now = declared();
    expect(now.rules.toSorted()).toEqual(['kept', 'later', 'moved', 'removed']);
    expect(now.disabled).toEqual(['off']);
    expect(now.exceptions).toEqual([exception('kept', 'include'), exception('later', 'exclude')]);
  });

  test('that removed an exception of the plan is not overwritten', async () => {
    rig.declare({ code: { ...sent, exceptions: [] } });
    await refused('exception exclude rule kept in project acme/backoffice (detection/code of acme)');
    expect(declared()).toEqual({ ...sent, exceptions: [] });
  });
});
