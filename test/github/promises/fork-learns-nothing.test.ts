import { describe, expect, test } from 'vitest';
import { acme, acmeCode, acmeSecrets } from '../../../src/sandbox/seed/deployments.ts';
import type { FileChanges } from '../../rig/github/bare-repository.ts';
import type { GitHubRig } from '../../rig/github/github-rig.ts';
import type { Run, RunOptions } from '../../rig/github/runner.ts';
import {
  startStory,
  codeBundleFile,
  expectGreen,
  expectRed,
  policyFiles,
  additionalPolicy,
  messagesOf,
  startPolicies,
} from '../action/stories.ts';
import { watchPlatform } from '../action/intercept-platform.ts';
import { publicTexts } from './public-texts.ts';

const target = 'pull_request_target';

/** A policy with one more condition, and other actions. */
function policy(slug: string, condition: string, actions: readonly string[] = ['{ type: pr_comment }']): string {
  const lines = actions.map((action) => `  - ${action}\n`).join('');
  return `name: Policy ${slug}\nslug: ${slug}\nfilters:\n  mode: all\n  conditions:\n    - { type: severity, values: [high] }\n${condition === '' ? '' : `    - ${condition}\n`}actions:\n${lines}`;
}

const rules = (fields: Readonly<Record<string, string>>): string =>
  Object.entries({
    product: 'code',
    rulesets: '[p/default]',
    rules: '[a.rule]',
    disabled: '[]',
    exceptions: '[]',
    ...fields,
  })
    .map(([field, value]) => `${field}: ${value}\n`)
    .join('');

const tagged = policy('tagged', '{ type: repository_tag, values: [production] }', [
  '{ type: pr_comment }',
  '{ type: jira, config: { project: SEC } }',
  "{ type: slack_app, config: { channel: '#appsec-alerts' } }",
]);
const exception = '{ exception_type: exclude, rule: p/default, rule_type: pack, project: acme/storefront-web }';

const guards = 'guards: { max_deletes: 100, max_delete_percent: 100 }\n';

/** The base names a tag, a Jira project, a channel, a rule, a ruleset and a project, and manages two of the three bundles. */
const base: FileChanges = {
  'ifmatch.yaml': guards,
  ...policyFiles(startPolicies),
  'policies/tagged.yaml': tagged,
  'policies/code.yaml': rules({ exceptions: `[${exception}]` }),
};

/** What lives on the platform and is neither in the base nor in what it manages. */
const canaries = [
  ...Object.keys(acme.projects).filter((project) => project !== 'acme/storefront-web'),
  ...Object.values(acme.projects)
    .flat()
    .filter(
      (tag) => !['production', 'internal', 'mobile', 'identity', 'legacy', 'training', 'infrastructure'].includes(tag),
    ),
  'PAY',
  '#identity-alerts',
  '#payments-oncall',
  'siem',
  'block-malicious-dependencies',
  ...acmeSecrets.rules,
  ...acmeSecrets.disabled,
  'hooli',
  'initech',
  'globex',
];

/** A repository whose files and platform agree, and whatever a run asks of the platform. */
async function begin(files: FileChanges = base, run: Partial<RunOptions> = {}) {
  const story = await startStory({ files });
  const { rig } = story;
  const { runOptions, take } = await watchPlatform(rig);
  const options = { ...run, ...runOptions, inputs: { ...run.inputs, ...runOptions.inputs } };
  const digest = (await rig.run({ event: 'workflow_dispatch' }, options)).outputs['digest'] ?? '';
  const applied = await rig.run(
    { event: 'workflow_dispatch' },
    { ...options, inputs: { ...options.inputs, 'plan-digest': digest } },
  );
  expect(['applied', 'no-changes'], messagesOf(applied)).toContain(applied.outputs['outcome']);
  take();
  return {
    story,
    rig,
    take,
    runOptions: options,
    puts: story.puts().length,
    preview: (pull: number): Promise<Run> => rig.run({ event: target, pull }, options),
    merge: (pull: number): Promise<Run> => rig.merge(pull, options),
  };
}

type Scene = Awaited<ReturnType<typeof begin>>;

const fork = { branch: 'curious', fork: 'mallory' };

/** Opens a stranger's pull request and previews it. */
async function propose({ rig, preview }: Scene, files: FileChanges) {
  const { number } = await rig.pulls.open({ ...fork, files });
  return { number, run: await preview(number) };
}

/** Nothing of the platform is in what the run left, but for what the stranger's own files say. */
function expectNothing(rig: GitHubRig, run: Run, number: number, files: FileChanges): void {
  const given = JSON.stringify(files);
  for (const [where, text] of Object.entries(publicTexts(rig, run, number)))
    expect([where, canaries.filter((canary) => text.includes(canary) && !given.includes(canary))]).toEqual([where, []]);
}

const says = /^There is no preview of (\S+(?: of \S+)?): files of a fork are sent/;

const last = ({ rig }: { readonly rig: GitHubRig }, number: number): string => rig.comments(number).at(-1)?.body ?? '';

type Case = { readonly name: string; readonly bundle: string; readonly files: FileChanges };

/** Names that exist on the platform, and beside each one that does not. */
const guesses: readonly Case[] = [
  [
    'a tag of repositories',
    'payments',
    (name: string) => policy('guess', `{ type: repository_tag, values: [${name}] }`),
  ],
  [
    'a tag beside one of the base',
    'pci',
    (name: string) => policy('guess', `{ type: repository_tag, values: [production, ${name}] }`),
  ],
  [
    'a tag that the base excludes nothing by',
    'pci',
    (name: string) => policy('guess', `{ type: repository_tag, mode: none, values: [${name}] }`),
  ],
  [
    'the tag of the base in other letters',
    'PRODUCTION',
    (name: string) => policy('guess', `{ type: repository_tag, values: [${name}] }`),
  ],
  [
    'a Jira project',
    'PAY',
    (name: string) => policy('guess', '', ['{ type: pr_comment }', `{ type: jira, config: { project: ${name} } }`]),
  ],
  [
    'a channel',
    '#payments-oncall',
    (name: string) => policy('guess', '', [`{ type: slack_app, config: { channel: '${name}' } }`]),
  ],
  ['a webhook', 'siem', (name: string) => policy('guess', '', [`{ type: webhook, config: { webhook: ${name} } }`])],
  [
    'a channel under another key',
    '#payments-oncall',
    (name: string) =>
      policy('guess', '', [`{ type: slack_app, config: { channel: '#appsec-alerts', other: '${name}' } }`]),
  ],
  [
    'a key of a setting',
    'thread',
    (name: string) => policy('guess', '', [`{ type: slack_app, config: { channel: '#appsec-alerts', ${name}: '' } }`]),
  ],
  [
    'a class of weaknesses',
    'SQL Injection',
    (name: string) => policy('guess', `{ type: vulnerability_class, values: [${name}] }`),
  ],
  [
    'a value that a severity cannot have',
    'severe',
    (name: string) => policy('guess', `{ type: confidence, values: [${name}] }`),
  ],
  ['a type of conditions', 'full_scan', (name: string) => policy('guess', `{ type: ${name}, values: ['true'] }`)],
  ['a type of actions', 'webhook', (name: string) => policy('guess', '', [`{ type: ${name} }`])],
].map(([name, word, file]) => ({
  name: String(name),
  bundle: 'remediation',
  files: { 'policies/guess.yaml': (file as (name: string) => string)(String(word)) },
}));

const ruleGuesses: readonly Case[] = (
  [
    ['a ruleset', { rulesets: '[p/default, p/python]' }],
    ['a rule', { rules: `[a.rule, ${acmeCode.rules[0] ?? ''}]` }],
    ['a disabled rule', { disabled: `[${acmeCode.disabled[0] ?? ''}]` }],
    [
      'a project in an exception',
      { exceptions: '[{ exception_type: exclude, rule: p/default, rule_type: pack, project: acme/payments-gateway }]' },
    ],
    [
      'a tag in an exception',
      { exceptions: '[{ exception_type: exclude, rule: p/default, rule_type: pack, project_tag_name: payments }]' },
    ],
    [
      'the tag of a policy in an exception',
      { exceptions: '[{ exception_type: exclude, rule: p/default, rule_type: pack, project_tag_name: production }]' },
    ],
    [
      'a rule in an exception',
      { exceptions: '[{ exception_type: exclude, rule: b.rule, rule_type: rule, project: acme/storefront-web }]' },
    ],
    [
      'a ruleset of the base as a rule',
      { exceptions: '[{ exception_type: exclude, rule: p/default, rule_type: rule, project: acme/storefront-web }]' },
    ],
  ] as const
).map(([name, fields]) => ({ name, bundle: 'detection/code', files: { 'policies/code.yaml': rules(fields) } }));

describe('from a fork, nothing is asked of the platform about', () => {
  test.for([...guesses, ...ruleGuesses])('$name that the base does not name', async ({ bundle, files }) => {
    const scene = await begin();
    const { rig, story, take } = scene;
    const { number, run } = await propose(scene, files);
    expectRed(run, 'refused', { 'plan-file': '' });
    expect(says.exec(run.outputs['failure-reason'] ?? '')?.[1]).toBe(bundle);
    // The other bundle is asked for, with what the base declares of it.
    const sent = take();
    expect(sent.filter(({ path }) => path.includes(bundle === 'remediation' ? 'remediation' : 'detection'))).toEqual(
      [],
    );
    const comment = story.comment(number);
    expect(comment).toContain('### Policies: not previewed\n');
    expect(comment.replaceAll('`', '')).toContain(
      `A maintainer must push the branch to this repository for a preview of ${bundle}.`,
    );
    expectNothing(rig, run, number, files);
  });

  test('a name that exists and one that does not leave the same comment and log', async () => {
    const scene = await begin();
    const { rig } = scene;
    const texts: string[] = [];
    for (const tag of ['payments', 'paymentz']) {
      const files = { 'policies/guess.yaml': policy('guess', `{ type: repository_tag, values: [${tag}] }`) };
      const { number, run } = await propose(scene, files);
      const { head } = rig.pulls.get(number);
      const shown = `${last(scene, number).split('\n').slice(1).join('\n')}${run.log}${run.summary}${JSON.stringify(run.outputs)}`;
      const facts = [
        [tag, 'TAG'],
        [head, 'HEAD'],
        [`pull/${String(number)}`, 'PULL'],
        [String(run.id), 'RUN'],
      ] as const;
      texts.push(
        facts
          .reduce((text, [word, instead]) => text.replaceAll(word, instead), shown)
          .replaceAll(/issuecomment-\d+/g, 'COMMENT')
          .replaceAll(`#${String(number)}`, '#PULL'),
      );
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test.for<[string, FileChanges]>([
    [
      'the third bundle',
      {
        'policies/secrets.yaml':
          'deployment_slug: acme\nproduct: secrets\nrulesets: []\nrules: []\ndisabled: []\nexceptions: []\n',
      },
    ],
    ['another deployment', { 'policies/other.yaml': 'deployment_slug: hooli\npolicies: []\n' }],
    ['its own deployment in other letters', { 'policies/other.yaml': 'deployment_slug: ACME\npolicies: []\n' }],
    ['its own deployment by its id', { 'policies/other.yaml': 'deployment_slug: "1234"\npolicies: []\n' }],
    ['a deployment that does not exist', { 'policies/other.yaml': 'deployment_slug: nowhere\npolicies: []\n' }],
    [
      'a deployment that only its own config has',
      {
        'policies/other.yaml': 'deployment_slug: hooli\npolicies: []\n',
        'ifmatch.yaml': 'deployments: { acme: {}, hooli: {} }\n',
      },
    ],
  ])('%s, which the base does not declare', async ([, files]) => {
    const scene = await begin(named('acme'));
    const { rig, take, puts, story } = scene;
    const { number, run } = await propose(scene, files);
    expectRed(run, 'refused');
    expect(
      take().filter(({ method, path, body }) =>
        /secrets|hooli|ACME|nowhere|9007199254740993/.test(`${method} ${path}${body}`),
      ),
    ).toEqual([]);
    expectNothing(rig, run, number, files);
    expect((await scene.merge(number)).isGreen).toBe(false);
    expect(story.puts()).toHaveLength(puts);
  });

  test('a name that the base uses for another deployment only', async () => {
    const { 'policies/tagged.yaml': _, ...withoutTag } = named('acme');
    const theirs = policy('theirs', '{ type: repository_tag, values: [production] }').replace(
      'name:',
      'deployment_slug: hooli\nname:',
    );
    const scene = await beginTwoDeployments({ ...withoutTag, 'policies/theirs.yaml': theirs });
    const files = {
      'policies/guess.yaml': `deployment_slug: acme\n${policy('guess', '{ type: repository_tag, values: [production] }')}`,
    };
    const { number } = await scene.rig.pulls.open({ ...fork, files });
    const run = await scene.rig.run({ event: target, pull: number }, scene.runOptions);
    expectRed(run, 'refused');
    expect(run.outputs['failure-reason']).toMatch(/^There is no preview of remediation of acme: /);
  });

  test('names in an example of the base that the fork moves to the policies', async () => {
    const example = policy('example', '{ type: repository_tag, values: [payments] }');
    const scene = await begin({ ...base, 'docs/example.yaml': example });
    const { run, number } = await propose(scene, { 'policies/example.yaml': example });
    expectRed(run, 'refused');
    expect(scene.take().some(({ body }) => body.includes('payments'))).toBe(false);
    expectNothing(scene.rig, run, number, { example });
  });

  test('names in a folder that only the config of the fork reads', async () => {
    const example = policy('example', '{ type: repository_tag, values: [payments] }');
    const scene = await begin({ ...base, 'docs/example.yaml': example });
    const { run } = await propose(scene, { 'ifmatch.yaml': 'policies: [policies, docs]\n' });
    expect(run.isGreen, messagesOf(run)).toBe(false);
    expect(scene.take().some(({ body }) => body.includes('payments'))).toBe(false);
  });

  test('names in a field that only the base allows', async () => {
    const scene = await begin({ ...base, 'ifmatch.yaml': `${guards}extra_fields: { policy: [repositories] }\n` });
    const { run } = await propose(scene, {
      'policies/guess.yaml': `${policy('guess', '')}repositories: { ids: [77] }\n`,
    });
    expectRed(run, 'refused');
    expect(scene.take().some(({ body }) => body.includes('77'))).toBe(false);
  });

  test('names that the fork brings to another branch of its own base', async () => {
    const scene = await begin();
    await scene.rig.pulls.createBranch('release');
    const files = { 'policies/guess.yaml': policy('guess', '{ type: repository_tag, values: [payments] }') };
    const { number } = await scene.rig.pulls.open({ ...fork, files, base: 'release' });
    const run = await scene.preview(number);
    expectRed(run, 'refused');
    expect(scene.take().some(({ body }) => body.includes('payments'))).toBe(false);
  });

  test('names that the base had once, and dropped', async () => {
    const scene = await begin();
    const { rig } = scene;
    await rig.pulls.pushTo('main', {
      'policies/old.yaml': policy('old', '{ type: repository_tag, values: [payments] }'),
    });
    const { number } = await rig.pulls.open({
      ...fork,
      files: { 'policies/guess.yaml': policy('guess', '{ type: repository_tag, values: [payments] }') },
    });
    await rig.pulls.pushTo('main', { 'policies/old.yaml': null });
    const run = await scene.preview(number);
    expectRed(run, 'refused');
    expect(scene.take().some(({ body }) => body.includes('payments'))).toBe(false);
  });
});

/** The files of the base, with the name of a deployment. */
function named(slug: string): FileChanges {
  const policies = Object.entries(base).filter(([path]) => path.startsWith('policies/'));
  return {
    ...base,
    ...Object.fromEntries(policies.map(([path, text]) => [path, `deployment_slug: ${slug}\n${text ?? ''}`])),
  };
}

/** Two deployments with a token each. */
async function beginTwoDeployments(files: FileChanges) {
  const story = await startStory({ files });
  const { rig } = story;
  const runOptions = {
    env: { IFMATCH_API_TOKEN_ACME: rig.platform.token, IFMATCH_API_TOKEN_HOOLI: rig.platform.mintToken('hooli') },
    inputs: { 'api-token': '' },
  };
  return { story, rig, runOptions };
}

describe('from a fork', () => {
  test('names of the base are previewed, recorded and applied', async () => {
    const scene = await begin();
    const { story, rig } = scene;
    const { number, run } = await propose(scene, {
      'policies/guess.yaml': policy('guess', '{ type: repository_tag, values: [production] }', [
        "{ type: slack_app, config: { channel: '#appsec-alerts' } }",
      ]),
    });
    expectGreen(run, 'changes', { creates: '1' });
    expectNothing(rig, run, number, {});
    expectGreen(await scene.merge(number), 'applied');
    expect(await story.live()).toContain('guess');
  });

  test('a rule of the base may be disabled', async () => {
    const scene = await begin();
    const { run } = await propose(scene, {
      'policies/code.yaml': rules({ rules: '[]', disabled: '[a.rule]', exceptions: `[${exception}]` }),
    });
    expectGreen(run, 'changes', { updates: '1' });
  });

  test('the bundle without new names is previewed, the other one is not, and merging applies neither', async () => {
    const scene = await begin();
    const { story, rig, take, puts } = scene;
    const files = { ...policyFiles([additionalPolicy]), ...codeBundleFile('p/default', 'p/python') };
    const { number, run } = await propose(scene, files);
    expectRed(run, 'refused', { creates: '1' });
    expect(
      take()
        .map(({ method, path }) => `${method} ${path}`)
        .filter((one) => one.includes(':dryRun')),
    ).toEqual(['POST /api/policies/v2/deployments/1234/remediation-policies:dryRun']);
    const comment = story.comment(number);
    expect(comment).toContain('comment-on-medium');
    expect(comment).toContain('`detection/code`');
    expect(comment).not.toContain('Merging applies exactly');
    expect(comment).toContain('Merging this pull request applies nothing.');
    expect(rig.statuses.filter(({ context }) => context === 'ifmatch / record')).toEqual([]);

    const merged = await scene.merge(number);
    expectRed(merged, 'refused');
    expect(story.puts()).toHaveLength(puts);
    expect(merged.outputs['failure-reason']).toMatch(/^Pull request #1 came from a fork and has no reviewed plan\./);
    expect(last(scene, number)).toContain('came from a fork and has no reviewed plan');
    expect(await story.live()).not.toContain('comment-on-medium');
  });

  test('an edit on the platform of a bundle that is not previewed is not shown', async () => {
    const scene = await begin();
    const { story, rig } = scene;
    await story.editRules('p/secret-of-the-platform');
    const { number, run } = await propose(scene, codeBundleFile('p/default', 'p/python'));
    expectRed(run, 'refused');
    for (const text of Object.values(publicTexts(rig, run, number)))
      expect(text).not.toContain('p/secret-of-the-platform');
  });

  test('the maintainer who pushes the branch gets the preview, and its merge is applied', async () => {
    const scene = await begin();
    const { story, rig } = scene;
    const { number, run } = await propose(scene, {
      'policies/guess.yaml': policy('guess', '{ type: repository_tag, values: [payments] }'),
    });
    expectRed(run, 'refused');
    const { head } = rig.pulls.get(number);
    const own = await rig.pulls.open({ branch: 'pushed-by-a-maintainer', from: head });
    expectGreen(await scene.preview(own.number), 'changes', { creates: '1' });
    expectGreen(await scene.merge(own.number), 'applied');
    expect(await story.live()).toContain('guess');
  });

  test('a push without the guess is previewed in the same comment', async () => {
    const scene = await begin();
    const { story, rig } = scene;
    const { number } = await propose(scene, {
      'policies/guess.yaml': policy('guess', '{ type: repository_tag, values: [payments] }'),
    });
    await rig.pulls.push(number, { 'policies/guess.yaml': policy('guess', '') });
    expectGreen(await scene.preview(number), 'changes', { creates: '1' });
    expect(story.comment(number)).toContain('Merging applies exactly this plan');
    expectGreen(await scene.merge(number), 'applied');
  });

  test('a push with a guess after a preview applies nothing, also not the plan before', async () => {
    const scene = await begin();
    const { story, rig, puts } = scene;
    const { number, run } = await propose(scene, policyFiles([additionalPolicy]));
    expectGreen(run, 'changes');
    await rig.pulls.push(number, {
      'policies/guess.yaml': policy('guess', '{ type: repository_tag, values: [payments] }'),
    });
    expectRed(await scene.preview(number), 'refused');
    expect(last(scene, number)).not.toContain('Merging applies exactly this plan');
    expectRed(await scene.merge(number), 'refused');
    expect(story.puts()).toHaveLength(puts);
  });

  test('a re-run by a person changes nothing of it', async () => {
    const scene = await begin();
    const { rig, take, runOptions } = scene;
    const { run } = await propose(scene, {
      'policies/guess.yaml': policy('guess', '{ type: repository_tag, values: [payments] }'),
    });
    take();
    expectRed(await rig.rerun(run, runOptions), 'refused');
    expect(take().some(({ body }) => body.includes('payments'))).toBe(false);
  });

  test('a run without comments refuses as well', async () => {
    const scene = await begin();
    const { rig, runOptions } = scene;
    const files = { 'policies/guess.yaml': policy('guess', '{ type: repository_tag, values: [payments] }') };
    const { number } = await rig.pulls.open({ ...fork, files });
    const run = await rig.run(
      { event: target, pull: number },
      { ...runOptions, inputs: { ...runOptions.inputs, comment: 'false' } },
    );
    expectRed(run, 'refused');
    expectNothing(rig, run, number, files);
  });

  test('broken files are reported, and nothing is asked', async () => {
    const scene = await begin();
    const files = {
      'policies/guess.yaml': policy('guess', '{ type: repository_tag, values: [payments] }'),
      'policies/broken.yaml': 'name: 1\n',
    };
    const { run, number } = await propose(scene, files);
    expectRed(run, 'invalid');
    expect(scene.take()).toEqual([]);
    expectNothing(scene.rig, run, number, files);
  });

  test('a queue refuses it before the merge', async () => {
    const scene = await begin();
    const { rig, runOptions } = scene;
    const { number } = await propose(scene, {
      'policies/guess.yaml': policy('guess', '{ type: repository_tag, values: [payments] }'),
    });
    const run = await rig.run({ event: 'merge_group', group: await rig.pulls.enqueue([number]) }, runOptions);
    expectRed(run, 'refused');
    expect(run.outputs['failure-reason']).toMatch(/^Pull request #1 would be merged, but not applied\./);
  });

  test('the simple workflow validates only, asks nothing, and stays green', async () => {
    const scene = await begin();
    const { rig, take, runOptions } = scene;
    const files = { 'policies/guess.yaml': policy('guess', '{ type: repository_tag, values: [payments] }') };
    const { number } = await rig.pulls.open({ ...fork, files });
    const run = await rig.preview(number, runOptions);
    expectGreen(run, 'valid');
    expect(take()).toEqual([]);
    expect(rig.comments(number)).toEqual([]);
    expect(messagesOf(run)).toContain('A maintainer can push the branch to this repository.');
  });

  test('a branch of the repository itself may name what it likes', async () => {
    const scene = await begin();
    const { rig } = scene;
    const { number } = await rig.pulls.open({
      branch: 'own',
      files: { 'policies/guess.yaml': policy('guess', '{ type: repository_tag, values: [payments] }') },
    });
    expectGreen(await scene.preview(number), 'changes', { creates: '1' });
  });
});
