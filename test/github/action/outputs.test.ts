import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { isPlanFile } from '../../../src/generated/guards/plan.js';
import { builtAction } from '../../rig/github/runner.ts';
import {
  startStory,
  additionalPolicy,
  loosenedPolicy,
  policyPath,
  proposal,
  messagesOf,
  policyYaml,
  expectGreen,
  expectRed,
} from './stories.ts';

const weaker = { slug: 'block-critical' };

describe('outputs', () => {
  test('are those of action.yml, each of them set by a preview', async () => {
    const story = await startStory();
    const { rig } = story;
    const files = {
      ...proposal.files,
      [policyPath(weaker)]: loosenedPolicy(),
      [policyPath({ slug: 'comment-on-high' })]: null,
    };
    const { number } = await rig.pulls.open({ branch: 'all', files });
    const run = await rig.preview(number, { inputs: { 'plan-file': 'my plan.json' } });
    const manifest = parse(readFileSync(join(import.meta.dirname, '../../../action.yml'), 'utf8')) as {
      outputs: object;
    };
    expect(Object.keys(run.outputs).toSorted()).toEqual(Object.keys(manifest.outputs).toSorted());
    expect(run.outputs).toEqual({
      outcome: 'changes',
      'failure-reason': '',
      creates: '1',
      updates: '1',
      deletes: '1',
      effect: 'mixed',
      digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      'state-versions': JSON.stringify({ 'acme remediation': await story.version() }),
      'plan-file': 'my plan.json',
      'comment-url': `${rig.server}/acme/policies/pull/1#issuecomment-1`,
      drift: '',
      'drift-url': '',
    });
  });

  test('give the outcome and the reason for a failure, whatever fail-on is', async () => {
    const { rig } = await startStory();
    const stricter = await rig.pulls.open(proposal);
    const looser = await rig.pulls.open({ branch: 'less', files: { [policyPath(weaker)]: loosenedPolicy() } });
    const invalid = await rig.pulls.open({ branch: 'bad', files: { [policyPath(additionalPolicy)]: 'name: 1\n' } });
    const end = async (pull: number, failOn: string) => {
      const run = await rig.preview(pull, { inputs: { 'fail-on': failOn } });
      expect(run.outputs['failure-reason'] === '').toBe(run.isGreen);
      return `${run.outputs['outcome'] ?? ''} ${run.isGreen ? 'green' : 'red'}`;
    };
    expect(await end(stricter.number, 'errors')).toBe('changes green');
    expect(await end(stricter.number, 'changes')).toBe('changes red');
    expect(await end(stricter.number, 'looser')).toBe('changes green');
    expect(await end(looser.number, 'errors, looser')).toBe('changes red');
    expect(await end(looser.number, 'errors')).toBe('changes green');
    expect(await end(invalid.number, 'errors')).toBe('invalid red');
    expect(await end(invalid.number, 'changes,looser')).toBe('invalid green');
    const noSlug = policyYaml(additionalPolicy).replace(/^slug: .*\n/m, '');
    const doubtful = await rig.pulls.open({ branch: 'doubtful', files: { [policyPath(additionalPolicy)]: noSlug } });
    expect(await end(doubtful.number, 'errors')).toBe('changes green');
    expect(await end(doubtful.number, 'warnings')).toBe('changes red');
    expect(await end(invalid.number, 'warnings')).toBe('invalid red');
    expect(await end(stricter.number, 'warnings')).toBe('changes green');
  });

  test('report an invalid input with the allowed values', async () => {
    const { rig } = await startStory();
    const { number: pull } = await rig.pulls.open(proposal);
    for (const [name, value] of [
      ['command', 'destroy'],
      ['fail-on', 'never'],
      ['comment', 'maybe'],
      ['drift', 'mail'],
      ['max-deletes', '-1'],
      ['plan-digest', 'sha256:1'],
      ['working-directory', '../elsewhere'],
      ['config', 'no-such.yaml'],
      ['plan-file', 'no/such/folder/plan.json'],
      ['plan-file', 'policies/plan.yaml'],
    ] as const) {
      const run = await rig.preview(pull, { inputs: { [name]: value } });
      expectRed(run, 'failed');
      expect(run.outputs['failure-reason']).toContain(value);
      expect(messagesOf(run)).toContain(run.outputs['failure-reason']);
      expect(messagesOf(run)).not.toContain('bug');
    }
    expect(rig.comments(pull)).toEqual([]);
  });
});

test('the plan file matches its schema', async () => {
  const { rig } = await startStory();
  const { number } = await rig.pulls.open(proposal);
  const run = await rig.preview(number);
  const plan: unknown = JSON.parse(readFileSync(join(run.workspace, run.outputs['plan-file'] ?? ''), 'utf8'));
  if (!isPlanFile(plan)) throw new Error(JSON.stringify(isPlanFile.errors));
  expect(plan).toMatchObject({ command: 'preview', outcome: 'changes', digest: run.outputs['digest'] });
});

test('annotations have the lines of the files', async () => {
  const { rig } = await startStory();
  const bad = policyYaml({ ...additionalPolicy, severity: ['mediun'] }, '# a comment\n');
  const { number } = await rig.pulls.open({ branch: 'bad', files: { [policyPath(additionalPolicy)]: bad } });
  const run = await rig.preview(number);
  const [shown, ...others] = run.annotations;
  expect(others).toEqual([]);
  expect(shown).toMatchObject({
    level: 'error',
    properties: { file: policyPath(additionalPolicy), line: '7', col: '34' },
  });
  expect(shown?.message).toContain('unknown value "mediun" for "severity"');
  await rig.pulls.push(number, { [policyPath(additionalPolicy)]: null, [policyPath(weaker)]: loosenedPolicy() });
  const weakened = await rig.preview(number);
  const loosening = weakened.annotations.find(({ properties }) => properties['title'] === 'Loosens enforcement');
  expect(loosening).toMatchObject({ level: 'warning', properties: { file: policyPath(weaker) } });
});

test('without comment and summary a preview still reports its outcome, and its merge is refused for lack of a record', async () => {
  const story = await startStory();
  const { rig } = story;
  const { number } = await rig.pulls.open(proposal);
  const run = await rig.preview(number, {
    inputs: { comment: 'false', summary: 'false' },
    permissions: { contents: 'read', pull_requests: 'read' },
  });
  expect(run).toMatchObject({ isGreen: true, summary: '', outputs: { outcome: 'changes', 'comment-url': '' } });
  expect(rig.comments(number)).toEqual([]);
  const merged = await rig.merge(number, { inputs: { comment: 'false' } });
  expectRed(merged, 'refused');
  expect(story.puts()).toEqual([]);
});

test.for([
  ['api-token', 'No preview: this run has no API token.'],
  ['base-url', 'No preview: this run has no platform address.'],
] as const)(
  'without %s a pull request is only validated, the log says so, and its merge fails',
  async ([input, why]) => {
    const story = await startStory();
    const { rig } = story;
    const { number } = await rig.pulls.open(proposal);
    const bare = await rig.preview(number, { inputs: { [input]: '' } });
    expectGreen(bare, 'valid', { digest: '', 'plan-file': '' });
    expect(messagesOf(bare)).toContain(why);
    expect(bare.summary).toContain(why);
    expect(rig.comments(number)).toEqual([]);
    const push = await rig.pulls.merge(number, 'squash');
    const merged = await rig.run({ event: 'push', push }, { inputs: { [input]: '' } });
    expectRed(merged, 'failed');
    expect(merged.outputs['failure-reason']).toMatch(/^No (?:API token|platform address)\.$/);
    expect(messagesOf(merged)).toContain(`fix: Set the input ${input}`);
    expect(story.puts()).toEqual([]);
  },
);

test('an unsupported event does not let apply or drift succeed', async () => {
  const { rig } = await startStory();
  for (const [command, says] of [
    ['apply', 'Nothing is applied on this event: only a push to the default branch'],
    ['drift', 'Drift is checked on a schedule'],
  ] as const) {
    const run = await rig.run({ event: 'workflow_run' }, { inputs: { command } });
    expectRed(run, 'failed');
    expect(messagesOf(run)).toContain(says);
  }
});

test('a refusal by GitHub names the missing permission', async () => {
  const { rig } = await startStory();
  const { number } = await rig.pulls.open(proposal);
  const blind = await rig.preview(number, { permissions: { pull_requests: 'write' } });
  expectRed(blind, 'failed');
  expect(messagesOf(blind)).toContain('Give the job the permission "contents: read"');
});

test('the log masks every token, also one that is no secret of the repository', async () => {
  const story = await startStory();
  const { number } = await story.rig.pulls.open(proposal);
  const env = { IFMATCH_API_TOKEN_ACME: 'of-one-deployment' };
  const { masked, token } = await story.rig.preview(number, { env });
  expect(masked).toEqual([story.rig.platform.token, 'of-one-deployment', token]);
});

test('outside of a workflow the action says so', async () => {
  const { status, stdout } = spawnSync(process.execPath, [builtAction], { encoding: 'utf8', env: {} });
  expect({ status, stdout }).toEqual({
    status: 1,
    stdout: '::error::This runs as a step of a GitHub workflow only. Elsewhere, use the command line: npx ifmatch.\n',
  });
});
