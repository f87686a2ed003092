import { expect, test } from 'vitest';
import {
  startStory,
  expectGreen,
  expectRed,
  policyFiles,
  loosenedPolicy,
  policyPath,
  messagesOf,
  startPolicies,
  policyYaml,
} from './stories.ts';

const path = 'policies/blocking.test.yaml';
const tests = (...all: readonly string[]): Record<string, string> => ({ [path]: `tests:\n${all.join('')}` });
const critical = `  - name: critical findings block a merge
    always: { severity: critical }
    expect: block
`;
const low = `  - name: nobody blocks on low findings
    always: { severity: low }
    expect: not block
`;
const example = `  - name: a high finding gets a comment
    finding: { severity: high }
    expect: comment
`;

const begin = () => startStory({ files: { ...policyFiles(startPolicies), ...tests(critical, low) } });

/** A text as people read it. */
const plain = (markdown: string): string => markdown.replaceAll('`', '');

test('an edit that breaks an invariant needs approval, at the lines of the test and the policy', async () => {
  const story = await begin();
  const { rig } = story;
  // Whoever weakens the policy weakens the test along with it: that of the base branch counts.
  const weaker = critical.replace('severity: critical', 'severity: critical, confidence: high');
  const pull = await rig.pulls.open({
    branch: 'weaker',
    files: { 'policies/block-critical.yaml': loosenedPolicy(), ...tests(weaker, low) },
  });
  const run = await rig.preview(pull.number);
  expectRed(run, 'needs-approval');
  const reason =
    'The test critical findings block a merge (policies/blocking.test.yaml:2) would fail: a critical finding';
  const lines = run.annotations.filter(({ message }) => message.includes(reason));
  expect(lines).toMatchObject([
    { level: 'warning', properties: { file: path, line: '2' } },
    { level: 'warning', properties: { file: 'policies/block-critical.yaml', line: '1' } },
  ]);
  const comment = plain(story.comment(pull.number));
  expect(comment).toContain('Changes the invariant: critical findings block a merge');
  expect(comment).toContain(reason);
  expect(comment).toContain('set broken_tests: allow in ifmatch.yaml on the base branch first');
  expect(comment).toContain('1 of 2 invariants hold');
  expectRed(await rig.merge(pull.number), 'needs-approval');
  expect(story.puts()).toEqual([]);
});

test('a change escapes the tests neither by the config that finds them, nor by what it calls the deployment', async () => {
  const config = 'tests: checks\n';
  const { [path]: checks = '' } = tests(critical);
  const files = { ...policyFiles(startPolicies), 'ifmatch.yaml': config, 'checks/a.test.yaml': checks };
  const { rig } = await startStory({ files });
  const weaker = { 'policies/block-critical.yaml': loosenedPolicy() };
  for (const [branch, change] of Object.entries<Record<string, string | null>>({
    removed: { 'ifmatch.yaml': null },
    emptied: { 'ifmatch.yaml': 'impact: auto\n' },
    named: { 'ifmatch.yaml': `deployments: { acme: {} }\n${config}` },
  })) {
    const pull = await rig.pulls.open({ branch, files: { ...weaker, ...change } });
    const run = await rig.preview(pull.number);
    expectRed(run, 'needs-approval');
    expect(messagesOf(run)).toContain('The test critical findings block a merge (checks/a.test.yaml:2) would fail');
  }
});

test('a change that keeps all invariants says how many hold, with the list folded', async () => {
  const story = await begin();
  const number = await story.rig.propose({
    branch: 'more',
    files: policyFiles([{ slug: 'comment-on-medium', severity: ['medium'] }]),
  });
  const comment = story.comment(number);
  expect(comment).toContain('2 of 2 invariants hold');
  const folded = comment.slice(comment.indexOf('<details><summary>Details'));
  expect(folded).toContain('| `critical findings block a merge` | holds |');
  expectGreen(await story.rig.merge(number), 'applied');
});

test('a pull request that only removes, changes or adds tests is commented on, and applies nothing', async () => {
  const story = await begin();
  const { rig } = story;
  const removing = await rig.pulls.open({ branch: 'removing', files: tests(low) });
  expectGreen(await rig.preview(removing.number), 'no-changes');
  expect(plain(story.comment(removing.number))).toContain('Removes the invariant: critical findings block a merge');

  const deleting = await rig.pulls.open({ branch: 'deleting', files: { [path]: null } });
  expectGreen(await rig.preview(deleting.number), 'no-changes');
  expect(plain(story.comment(deleting.number))).toContain(
    'Removes the invariants: critical findings block a merge and nobody blocks on low findings',
  );

  const adding = await rig.pulls.open({
    branch: 'adding',
    files: tests(
      critical,
      low,
      example,
      low.replace('nobody blocks', 'everybody comments').replace('not block', 'comment'),
    ),
  });
  const added = await rig.preview(adding.number);
  expectGreen(added, 'no-changes');
  const comment = plain(story.comment(adding.number));
  expect(comment).toContain('Adds the invariant: everybody comments on low findings');
  expect(comment).toContain('Adds the test: a high finding gets a comment');
  expect(comment).toContain('The new or changed test everybody comments on low findings');

  const moving = await rig.pulls.open({
    branch: 'moving',
    files: { [path]: null, 'policies/b.test.yaml': `tests:\n${low}${critical}` },
  });
  expectGreen(await rig.preview(moving.number), 'no-changes');
  expect(rig.comments(moving.number)).toEqual([]);
  expectGreen(await rig.merge(removing.number), 'no-changes');
  expect(story.puts()).toEqual([]);
});

test('the drift issue names the invariants that an edit on the platform broke', async () => {
  const story = await begin();
  const { rig } = story;
  const permissions = { contents: 'read', issues: 'write', pull_requests: 'write', statuses: 'write' } as const;
  const look = () => rig.run({ event: 'schedule' }, { depth: 0, permissions });
  await story.edit([{ slug: 'block-critical', severity: ['critical'] }, ...startPolicies.slice(1)]);
  const run = await look();
  expectGreen(run, 'changes', { drift: 'true' });
  expect(rig.issues()).toMatchObject([
    { title: 'Drift in acme: 1 edited on the platform, 1 test broken', state: 'open' },
  ]);
  const body = plain(rig.issues()[0]?.body ?? '');
  expect(body).toContain('Edits on the platform break 1 test');
  expect(body).toContain(
    'critical findings block a merge (policies/blocking.test.yaml:2:5): a critical finding is only commented on',
  );
  await story.edit(startPolicies);
  await look();
  expect(rig.issues()).toMatchObject([{ state: 'closed' }]);
});

test('the rules of the base branch judge a pull request, which cannot weaken them', async () => {
  const config = (expression: string): Record<string, string> => ({
    'ifmatch.yaml': `rules:
  - name: policies-have-an-owner
    when: change.object == "RemediationPolicy" && change.after != null
    expression: '${expression}'
    message: "{{change.key.slug}} needs an owner"
`,
  });
  const story = await startStory({ files: { ...policyFiles(startPolicies), ...config('"x-owner" in change.notes') } });
  const { rig } = story;
  const medium = { slug: 'comment-on-medium', severity: ['medium'] };
  const pull = await rig.pulls.open({ branch: 'medium', files: { ...policyFiles([medium]), ...config('true') } });
  const run = await rig.preview(pull.number);
  expectRed(run, 'needs-approval');
  expect(run.annotations).toContainEqual(
    expect.objectContaining({
      level: 'warning',
      properties: expect.objectContaining({ file: policyPath(medium), line: '1' }),
      message: expect.stringContaining('policies-have-an-owner'),
    }),
  );
  expect(plain(story.comment(pull.number))).toContain(
    `The rule policies-have-an-owner is broken: comment-on-medium needs an owner (${policyPath(medium)}:1:1)`,
  );

  const owned = await rig.pulls.open({
    branch: 'owned',
    files: { [policyPath(medium)]: `${policyYaml(medium)}x-owner: appsec\n`, ...config('"x-owner" in change.notes') },
  });
  expectGreen(await rig.preview(owned.number), 'changes');
  expectGreen(await rig.merge(owned.number), 'applied');

  const wrong = await rig.pulls.open({ branch: 'wrong', files: config('change.nots') });
  const invalid = await rig.preview(wrong.number);
  expectRed(invalid, 'invalid');
  expect(messagesOf(invalid)).toContain('No such key: nots at character 8 of the expression "change.nots"');
});
