import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../rig/run-cli.ts';
import { LaterPlatform } from './platform.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const policies = `# ours
policies:
  - name: Block
    slug: block
    priority: 5 # first
    filters:
      mode: all
      scope: { depth: 2 }
      conditions:
        - type: severity
          values: [high] # for now
          weight: 0.5
    actions:
      - type: pr_comment
        silent: true
`;
const code = `# rules
owner_team: appsec
rulesets: [p/default]
exceptions:
  - exception_type: exclude
    rule: a.b
    rule_type: rule
    project: acme/web
    until: "2030-01-31" # then look again
`;
const setting =
  'extra_fields: { policy: [priority], filters: [scope], condition: [weight], action: [silent], detection: [owner_team], exception: [until] }\n';

const livePolicy = {
  name: 'Block',
  slug: 'block',
  active: true,
  filters: {
    mode: 'all',
    conditions: [{ type: 'severity', values: ['high'], mode: 'any', weight: 0.5 }],
    scope: { depth: 2 },
  },
  actions: [{ type: 'pr_comment', silent: true, config: {} }],
  priority: 5,
};
const liveException = {
  exception_type: 'exclude',
  rule: 'a.b',
  rule_type: 'rule',
  project: 'acme/web',
  until: '2030-01-31',
};

const lists = { rulesets: ['p/default'], rules: [], disabled: [] };

let platform: LaterPlatform;
let folder: string;

beforeEach(async () => {
  platform = await LaterPlatform.start();
  folder = temporaryFolder();
  write({ 'ifmatch.yaml': setting, 'policies/remediation.yaml': policies, 'policies/detection-code.yaml': code });
});

afterEach(async () => {
  await platform.close();
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const run = (...args: string[]) => runCli(args, { directory: folder, sandbox: platform });

test('extra fields are sent unchanged, have an unknown effect, and can be rolled back', async () => {
  expect(await run('preview', '--out', 'plan.json')).toMatchObject({
    code: 0,
    text: expect.stringContaining('priority: 5'),
  });
  expect(await run('apply', '--plan', 'plan.json', '--yes')).toMatchObject({ code: 0 });
  expect(platform.state['remediation-policies']).toEqual({ policies: [livePolicy] });
  expect(platform.state['detection-policy/code']).toEqual({
    rulesets: ['p/default'],
    rules: [],
    disabled: [],
    exceptions: [liveException],
    owner_team: 'appsec',
  });
  expect(await run('preview')).toMatchObject({ code: 0, text: expect.stringContaining('No changes') });

  write({ 'policies/remediation.yaml': policies.replace('priority: 5', 'priority: 9') });
  const { text } = await run('preview', '--out', 'second.json');
  expect(text).toMatch(/- priority: 5\n\s+\+ priority: 9\n[^]*\nmay be looser {2}update policy block\n/);
  expect(await run('apply', '--plan', 'second.json', '--yes')).toMatchObject({ code: 0 });
  expect(platform.state).toMatchObject({ 'remediation-policies': { policies: [{ priority: 9 }] } });
  expect(await run('rollback', 'second.json', '--write', '--force')).toMatchObject({ code: 0 });
  expect(read('policies/remediation.yaml')).toBe(policies);
});

test.for([
  ['policy', 'policies/remediation.yaml', 'priority: 5', 'priority: 6'],
  ['filters', 'policies/remediation.yaml', 'depth: 2', 'depth: 3'],
  ['condition', 'policies/remediation.yaml', 'weight: 0.5', 'weight: 0.25'],
  ['action', 'policies/remediation.yaml', 'silent: true', 'silent: false'],
  ['detection', 'policies/detection-code.yaml', 'owner_team: appsec', 'owner_team: platform'],
  ['exception', 'policies/detection-code.yaml', '2030', '2031'],
] as const)('an edit of an extra field (%s) has an unknown effect, and is pulled', async ([, file, old, next]) => {
  expect(await run('apply', '--yes')).toMatchObject({ code: 0 });
  const text = read(file).replace(old, next);
  write({ [file]: text });
  const preview = await run('preview', '--format', 'json');
  expect(JSON.parse(preview.text)).toMatchObject({ summary: { updates: 1, effect: 'unknown' } });
  expect(await run('apply', '--yes')).toMatchObject({ code: 0 });
  write({ [file]: text.replace(next, old) });
  expect(await run('pull', '--force')).toMatchObject({ code: 0 });
  expect(read(file)).toBe(text);
});

test('extra fields that are added or removed on the platform are added or removed in the files', async () => {
  expect(await run('apply', '--yes')).toMatchObject({ code: 0 });
  const { priority: _, ...bare } = livePolicy;
  const [condition] = bare.filters.conditions;
  platform.state['remediation-policies'] = {
    policies: [
      { ...bare, filters: { mode: 'all', conditions: [condition] } },
      { ...livePolicy, slug: 'other', name: 'Other' },
    ],
  };
  platform.state['detection-policy/code'] = { ...lists, exceptions: [liveException] };
  expect(await run('pull', '--force')).toMatchObject({ code: 0 });
  expect(read('policies/remediation.yaml')).toBe(
    `${policies.replace('    priority: 5 # first\n', '').replace('      scope: { depth: 2 }\n', '')}
  - name: Other
    slug: other
    filters:
      mode: all
      scope: { depth: 2 }
      conditions:
        - type: severity
          values: [high]
          weight: 0.5
    actions:
      - type: pr_comment
        silent: true
    priority: 5
`,
  );
  expect(read('policies/detection-code.yaml')).toBe(code.replace('owner_team: appsec\n', ''));
  platform.state['detection-policy/code'] = {
    ...lists,
    exceptions: [liveException],
    owner_team: { lead: 'x' },
  };
  expect(await run('pull', '--force')).toMatchObject({ code: 0 });
  expect(read('policies/detection-code.yaml')).toContain('\nowner_team:\n  lead: x\n');
});
