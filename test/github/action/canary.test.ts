import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ManualDeadlines } from '../../rig/manual-deadlines.ts';
import type { GitHubFault } from '../../rig/github/api-server.ts';
import type { GitHubRig } from '../../rig/github/github-rig.ts';
import type { Run } from '../../rig/github/runner.ts';
import { startStory, codeBundleFile, expectGreen, proposal } from './stories.ts';

// With characters that each form writes in another way.
const apiToken = 'canary/+api?token&of=the~platform%0123456789';

/** A token as it is, and as headers, addresses and texts in base64 would carry it, at each of its three offsets. */
function formsOf(token: string): string[] {
  const inBase64 = [0, 1, 2].flatMap((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), Buffer.from(token)]);
    // The first and the last characters depend on what is beside the token.
    const inner = shifted.toString('base64').replace(/=+$/, '').slice(4, -2);
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
  return [token, encodeURIComponent(token), encodeURI(token), JSON.stringify(token), ...inBase64];
}

/** Looks at everything that a run leaves where somebody can read it. */
function expectNoToken(rig: GitHubRig, run: Run, pull: number): void {
  const plan = join(run.workspace, 'ifmatch-plan.json');
  const traces = {
    log: run.log,
    outputs: JSON.stringify(run.outputs),
    summary: run.summary,
    plan: existsSync(plan) ? readFileSync(plan, 'utf8') : '',
    git: readFileSync(join(run.workspace, '.git', 'config'), 'utf8'),
    comments: JSON.stringify(rig.comments(pull)),
    statuses: JSON.stringify(rig.statuses),
    sent: JSON.stringify(run.requests.map(({ target, body }) => [target, body])),
  };
  for (const [where, text] of Object.entries(traces)) {
    const found = [apiToken, run.token].flatMap((token) => formsOf(token).filter((form) => text.includes(form)));
    expect([where, found]).toEqual([where, []]);
  }
}

const env = { RUNNER_DEBUG: '1' };
const begin = () => startStory({ platform: { token: apiToken } });

test('no token is in the output of a preview, an apply, a re-run or a hardened run, with RUNNER_DEBUG=1', async () => {
  const { rig } = await begin();
  const { number: other } = await rig.pulls.open({ branch: 'rules', files: codeBundleFile('p/default') });
  const { number } = await rig.pulls.open(proposal);
  const first = await rig.preview(number, { env });
  expect(first.log).toMatch(/GET \/api\/v3\/repos\//);
  expectNoToken(rig, first, number);
  const applied = await rig.merge(number, { env });
  expect(applied.outputs['outcome']).toBe('applied');
  expectNoToken(rig, applied, number);
  expectNoToken(rig, await rig.rerun(applied, { env }), other);
  expectNoToken(rig, await rig.run({ event: 'pull_request_target', pull: other }, { env }), other);
});

test.for<[string, string, GitHubFault]>([
  ['a refusal', 'issues/create-comment', { status: 403 }],
  ['a server error', 'repos/list-commit-statuses-for-ref', { status: 500, body: { message: 'Trouble' } }],
  ['a page', 'issues/list-comments', { html: '<h1>Sign in</h1>' }],
  ['a reset', 'pulls/get', { reset: 'before' }],
])('no token is in the output of a run that meets %s', async ([, operation, fault]) => {
  const { rig } = await begin();
  const { number } = await rig.pulls.open(proposal);
  rig.fault(operation, fault, { times: Infinity });
  const run = await rig.preview(number, { env });
  expect(run.log).toContain('GET /');
  expectNoToken(rig, run, number);
});

test('a refusal that repeats the token of the job is redacted', async () => {
  const { rig } = await begin();
  const { number } = await rig.pulls.open(proposal);
  const body = { message: '' };
  const before = () => (body.message = `Bad token ${rig.requests.at(-1)?.token ?? ''}`);
  rig.fault('pulls/get', { before, status: 403, body }, { times: Infinity });
  const run = await rig.preview(number, { env });
  expect(run.outputs['failure-reason']).toContain('Bad token [redacted]');
  expectNoToken(rig, run, number);
});

test.for<[string, Record<string, string>, Record<string, string>]>([
  ['a platform that refuses the token', { 'api-token': `${apiToken}-of-yesterday` }, {}],
  ['a platform that is not there', { 'base-url': 'http://127.0.0.1:9' }, {}],
  [
    'an address with the token in it',
    { 'base-url': `https://user:${encodeURIComponent(apiToken)}@platform.example` },
    {},
  ],
  ['an address with the token in its query', { 'base-url': `https://platform.example/?t=${apiToken}` }, {}],
  ['a GitHub token that cannot be one', { 'github-token': `${apiToken}\nX-Other: 1` }, {}],
  ['a bug', {}, { GITHUB_EVENT_PATH: '/nowhere' }],
])('no token is in the output of a run that ends at %s', async ([, inputs, more]) => {
  const { rig } = await begin();
  const { number } = await rig.pulls.open(proposal);
  const run = await rig.preview(number, { env: { ...env, ...more }, inputs });
  expect(run.code).toBe(1);
  expectNoToken(rig, run, number);
});

test.for<[string, string]>([
  ['GITHUB_API_URL', 'http://github.example/api/v3'],
  ['GITHUB_SERVER_URL', 'https://github.example/?next=x'],
])('an invalid server address gets no token: %s is "%s"', async ([name, address]) => {
  const { rig } = await begin();
  const { number } = await rig.pulls.open(proposal);
  const run = await rig.preview(number, { env: { [name]: address } });
  expect(run.outputs['failure-reason']).toMatch(new RegExp(`^${name} is `));
  expect(run.requests).toEqual([]);
});

test('every link of a comment and a summary leads to the pages of the server, not to its API', async () => {
  const { rig } = await begin();
  const { number } = await rig.pulls.open(proposal);
  const run = await rig.preview(number);
  const pages = `${rig.server}/acme/policies`;
  const text = `${rig.comments(number)[0]?.body ?? ''}${run.summary}`;
  const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link);
  expect(links).toContain(`${pages}/blob/${rig.pulls.get(number).head}/policies/comment-on-medium.yaml#L1`);
  expect(links).toContain(`${pages}/actions/runs/${String(run.id)}/attempts/1`);
  for (const link of links) expect(link).toMatch(new RegExp(`^${pages}/`));
});

test('a preview retries when GitHub does not answer, and writes one comment', async () => {
  const { rig } = await begin();
  const { number } = await rig.pulls.open(proposal);
  const deadlines = new ManualDeadlines();
  for (const operation of ['issues/list-comments', 'issues/create-comment'])
    rig.fault(operation, { silent: true, before: () => deadlines.expire() });
  expectGreen(await rig.preview(number, { deadlines }), 'changes');
  expect(rig.comments(number)).toHaveLength(1);
});
