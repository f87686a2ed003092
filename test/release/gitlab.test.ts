import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { builtPackage } from '../rig/built-package.ts';
import { CommentServices } from '../ci/comment-services.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

// The jobs of examples/ci/gitlab.yml, run as GitLab's shell executor does: the lines of `script` in one shell that stops at the first failure, then
// those of `after_script` in another one.
const root = join(import.meta.dirname, '..', '..');
const example = (name: string): string => readFileSync(join(root, 'examples/ci', name), 'utf8');

type Job = {
  readonly script?: readonly string[];
  readonly after_script?: readonly string[];
  readonly variables?: Readonly<Record<string, string | number>>;
  readonly rules?: readonly { readonly if: string }[];
  readonly when?: string;
  readonly artifacts?: { readonly reports?: Readonly<Record<string, string>> };
};
type Pipeline = Readonly<Record<string, Job>>;

const pipeline = parse(example('gitlab.yml')) as Pipeline;
const child = parse(example('gitlab-apply.yml')) as Pipeline;

let folder: string;
let repository: string;
let sandbox: Sandbox;
let services: CommentServices;
let previewToken: string;

beforeEach(async () => {
  folder = temporaryFolder();
  repository = join(folder, 'repository');
  [sandbox, services] = await Promise.all([startSandbox(), new CommentServices().start()]);
  previewToken = sandbox.mintToken('acme');
  cpSync(join(root, 'examples/policies'), repository, { recursive: true });
  // As `ifmatch init --update` does, and as the comment of the example says.
  cpSync(join(builtPackage, 'dist'), join(repository, '.github/actions/ifmatch/dist'), { recursive: true });
  writeFileSync(join(repository, '.github/actions/ifmatch/package.json'), '{}');
  mkdirSync(join(repository, '.gitlab'));
  writeFileSync(join(repository, '.gitlab/ifmatch-apply.yml'), example('gitlab-apply.yml'));
  await bash('git init -q -b main && git add . && git commit -qm Policies && git clone -q --bare . ../origin.git');
  await bash('git remote add origin "$PWD/../origin.git" && git checkout -q -b change');
});
afterEach(() => Promise.all([sandbox.close(), services.close()]));

type Ran = { readonly code: number; readonly text: string };

async function bash(script: string, env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const identity = {
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@b.invalid',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@b.invalid',
  };
  const path = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;
  const options = { cwd: repository, env: { ...identity, PATH: path, HOME: folder, CI: 'true', ...env } };
  try {
    const { stdout, stderr } = await promisify(execFile)('bash', ['-eo', 'pipefail', '-c', script], options);
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

/** Runs a job with the variables of a pipeline. Protected ones are there on the default branch only. */
async function run(name: string, given: Readonly<Record<string, string>>, jobs: Pipeline = pipeline): Promise<Ran> {
  const job = jobs[name];
  const service = { IFMATCH_BASE_URL: sandbox.url, IFMATCH_PREVIEW_TOKEN: previewToken, ...services.gitlab, ...given };
  const env: Record<string, string> = { ...service };
  for (const [variable, value] of Object.entries({ ...(pipeline['variables'] as Job['variables']), ...job?.variables }))
    env[variable] ??= String(value).replaceAll(/\$(\w+)/g, (_, other: string) => env[other] ?? '');
  const ran = await bash((job?.script ?? []).join('\n'), env);
  const after = await bash((job?.after_script ?? []).join('\n'), env);
  return { code: ran.code, text: ran.text + after.text };
}

const request = { CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main' };

const defaultBranch = (): Record<string, string> => ({
  IFMATCH_APPLY_TOKEN: sandbox.token,
  CI_COMMIT_BEFORE_SHA: '0000000000000000000000000000000000000000',
});

const read = (path: string): string => readFileSync(join(repository, path), 'utf8');

/** Commits a change on the branch of the merge request. */
async function change(path: string, edit: (text: string) => string): Promise<void> {
  writeFileSync(join(repository, path), edit(read(path)));
  expect(await bash('git commit -qam Change')).toMatchObject({ code: 0 });
}

const loosen = (): Promise<void> =>
  change('remediation/comments.yaml', (text) => text.replaceAll('pr_comment', 'jira'));

describe('on a merge request', () => {
  test('one note has the preview, and is edited by the next one', async () => {
    expect(await run('preview', request)).toMatchObject({ code: 0 });
    const [note] = services.comments;
    expect(note).toMatchObject({ author: 'bot' });
    expect(note?.body).toMatch(/^<!-- ifmatch:preview -->\n### Policies for `acme`: /);
    const former = note?.body;
    await loosen();
    expect(await run('preview', request)).toMatchObject({ text: expect.stringContaining('Comment updated.') });
    expect(services.comments).toEqual([note]);
    expect(note?.body).not.toBe(former);
    expect(note?.body).toContain('Comment → Monitor; adds action');
  });

  test('the widget of GitLab gets how much the plan creates, updates and deletes', async () => {
    await run('preview', request);
    expect(pipeline['preview']?.artifacts?.reports).toEqual({ terraform: 'plan-counts.json' });
    const { summary } = JSON.parse(read('plan.json')) as { summary: Record<string, number> };
    const { creates, updates, deletes } = summary;
    expect(JSON.parse(read('plan-counts.json'))).toEqual({ create: creates, update: updates, delete: deletes });
    expect(creates).toBeGreaterThan(0);
  });

  test('the result of the merge is previewed, not the branch alone', async () => {
    await bash('git checkout -q main && git checkout -q -b other');
    await change('remediation/triage.yaml', (text) => `${text}x-owner: neighbours\n`);
    await bash('git push -q origin other:main && git checkout -q change');
    expect(await run('preview', request)).toMatchObject({ code: 0 });
    expect(read('remediation/triage.yaml')).toContain('x-owner: neighbours');
  });

  test('the guards of the target branch count, whatever the request sets, and fail the job', async () => {
    appendFileSync(join(repository, 'ifmatch.yaml'), '  max_deletes: 0\n');
    await bash('git commit -qam Guards && git push -q origin change:main');
    await change('ifmatch.yaml', (text) => text.replace('max_deletes: 0', 'max_deletes: 1000'));
    expect((await run('preview', request)).code).not.toBe(0);
    expect(services.comments[0]?.body).toContain('Approval required');
    expect(services.comments[0]?.body).toContain('set `max_deletes: 2` in `ifmatch.yaml`');
    // In a pipeline that is run by hand.
    expect(await run('preview', { ...request, IFMATCH_APPROVE: '--max-deletes 1000' })).toMatchObject({ code: 0 });
  });

  test('the note says what is wrong with invalid files, and Code Quality shows it at the line', async () => {
    await change('remediation/triage.yaml', (text) => text.replace('mode: all', 'mode: al'));
    expect((await run('preview', request)).code).not.toBe(0);
    expect(services.comments[0]?.body).toContain('did you mean');
    expect(existsSync(join(repository, 'plan-counts.json'))).toBe(false);
    expect((await run('validate', request)).code).not.toBe(0);
    const [issue] = JSON.parse(read('code-quality.json')) as object[];
    expect(issue).toEqual({
      description: expect.stringMatching(/"al" is not allowed here fix: did you mean "all"\?/),
      check_name: 'bad-value',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      severity: 'critical',
      location: { path: 'remediation/triage.yaml', lines: { begin: expect.any(Number) } },
    });
  });

  test('a plan of a preview cannot be applied: another token signed it', async () => {
    await run('preview', request);
    const { code, text } = await run('apply', defaultBranch(), child);
    expect(code).not.toBe(0);
    expect(text).toContain('token');
  });
});

describe('on the default branch', () => {
  test('what the plan has is applied by a manual job, and nothing waits once nothing is left', async () => {
    expect(await run('plan', defaultBranch())).toMatchObject({ code: 0 });
    expect(parse(read('apply.yml'))).toEqual(child);
    expect(await run('apply', defaultBranch(), child)).toMatchObject({ code: 0 });
    expect(await run('plan', defaultBranch())).toMatchObject({ code: 0 });
    expect(parse(read('apply.yml'))).toEqual({ 'nothing-to-apply': { script: ['echo Nothing to apply.'] } });
  });

  test('a guard stops the plan until its approval is given by hand', async () => {
    appendFileSync(join(repository, 'ifmatch.yaml'), '  max_deletes: 0\n');
    await bash('git commit -qam Guards');
    const { code, text } = await run('plan', defaultBranch());
    expect(code).toBe(5);
    expect(text).toContain('--max-deletes');
    const approved = { ...defaultBranch(), IFMATCH_APPROVE: '--max-deletes 1000' };
    expect(await run('plan', approved)).toMatchObject({ code: 0 });
    expect(await run('apply', approved, child)).toMatchObject({ code: 0 });
  });

  test('the guards from before a push count for it', async () => {
    appendFileSync(join(repository, 'ifmatch.yaml'), '  max_deletes: 0\n');
    await bash('git commit -qam Guards');
    const before = (await bash('git rev-parse HEAD')).text.trim();
    await change('ifmatch.yaml', (text) => text.replace('max_deletes: 0', 'max_deletes: 1000'));
    expect(await run('plan', { ...defaultBranch(), CI_COMMIT_BEFORE_SHA: before })).toMatchObject({ code: 5 });
  });

  test('an edited plan is refused', async () => {
    await run('plan', defaultBranch());
    writeFileSync(join(repository, 'plan.json'), read('plan.json').replace(/"says": "[^"]+"/, '"says": "harmless"'));
    const { code, text } = await run('apply', defaultBranch(), child);
    expect(code).not.toBe(0);
    expect(text).toContain('The plan was edited after it was saved');
  });

  test('drift fails the job', async () => {
    expect(await run('drift', defaultBranch())).toMatchObject({ code: 2 });
    await run('plan', defaultBranch());
    await run('apply', defaultBranch(), child);
    rmSync(join(repository, 'plan.json'));
    expect(await run('drift', defaultBranch())).toMatchObject({ code: 0 });
  });
});

test('only jobs of the default branch and the schedule get the token of the apply', () => {
  const jobs = Object.entries({ ...pipeline, ...child }).filter(([, { variables }]) =>
    Object.values(variables ?? {}).includes('$IFMATCH_APPLY_TOKEN'),
  );
  expect(jobs.map(([name]) => name).toSorted()).toEqual(['apply', 'drift', 'plan']);
  for (const [, { rules = [] }] of jobs)
    for (const { if: condition } of rules) expect(condition).toMatch(/\$CI_DEFAULT_BRANCH|"schedule"/);
});

test('an approval that was given by hand reaches the pipeline that applies', () => {
  expect(pipeline['apply']).toMatchObject({ trigger: { forward: { pipeline_variables: true } } });
  expect(child['apply']?.script?.join('\n')).toContain('$IFMATCH_APPROVE');
});

test('only the pipeline that is started for changes waits for a person', () => {
  const waiting = (jobs: Pipeline): string[] => Object.keys(jobs).filter((name) => jobs[name]?.when === 'manual');
  expect([waiting(pipeline), waiting(child)]).toEqual([[], ['apply']]);
});
