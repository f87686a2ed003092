import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Fault } from '../rig/faults.ts';
import type { Rig } from '../rig/rig.ts';
import type { Run } from '../rig/runner/run.ts';
import { apply, openPull, policy, preview, startStories } from './reviewed.ts';

// With characters that each form writes in another way.
const apiToken = 'canary/+api?token&of=the~platform%0123456789';

/** A token as it stands, and as headers, addresses and texts in base64 would carry it, at each of its three offsets. */
function formsOf(token: string): string[] {
  const bytes = Buffer.from(token);
  const inBase64 = [0, 1, 2].flatMap((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
    // The first and the last characters depend on what stands beside the token.
    const inner = shifted.toString('base64').replace(/=+$/, '').slice(4, -2);
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
  return [...new Set([token, encodeURIComponent(token), encodeURI(token), JSON.stringify(token), ...inBase64])];
}

/** Everything that a run leaves where somebody can read it. */
async function tracesOf(rig: Rig, run: Run, pull: number): Promise<Record<string, string>> {
  const plan = join(run.workspace, 'ifmatch-plan.json');
  return {
    log: run.log,
    outputs: JSON.stringify(run.outputs),
    summary: run.summary,
    plan: existsSync(plan) ? readFileSync(plan, 'utf8') : '',
    git: readFileSync(join(run.workspace, '.git', 'config'), 'utf8'),
    comments: JSON.stringify(await rig.comments(pull)),
    statuses: JSON.stringify(rig.statuses.map(({ by: _, ...status }) => status)),
    sent: JSON.stringify(run.requests.map(({ target, body }) => [target, body])),
  };
}

async function expectNoToken(rig: Rig, run: Run, pull: number): Promise<void> {
  const traces = await tracesOf(rig, run, pull);
  for (const [where, text] of Object.entries(traces)) {
    const found = [apiToken, run.token].flatMap((token) => formsOf(token).filter((form) => text.includes(form)));
    expect([where, found]).toEqual([where, []]);
  }
}

const debug = { RUNNER_DEBUG: '1' };
const start = () => startStories({ platform: { seed: 'empty', token: apiToken } });

describe('neither token is found in anything that a run leaves', () => {
  test('the forms that are looked for would be found', () => {
    const header = Buffer.from(`x-access-token:${apiToken}`).toString('base64');
    expect(formsOf(apiToken).some((form) => header.includes(form))).toBe(true);
    expect(formsOf(apiToken)).toContain(encodeURIComponent(apiToken));
  });

  test.each([
    ['', {}],
    [' with RUNNER_DEBUG=1', debug],
  ])('a preview, an apply and one more of each%s', async (_, env) => {
    const rig = await start();
    const number = await openPull(rig);
    const other = await openPull(rig);
    await preview(rig, other, { env });
    const first = await preview(rig, number, { env });
    await expectNoToken(rig, first, number);
    expect(/GET \/repos\/.*\n.*\/api\//s.test(first.log)).toBe(env === debug);
    const push = await rig.pulls.merge(number, 'squash');
    const applied = await apply(rig, { push }, { env });
    expect(applied.outputs['outcome']).toBe('applied');
    await expectNoToken(rig, applied, number);
    await expectNoToken(rig, await rig.rerun(applied, { env }), other);
    // The plan of this head was signed before the other one was applied, and is another one now.
    const hardened = await rig.run({ event: 'pull_request_target', pull: other }, { env });
    expect(hardened.outputs['outcome']).toBe('refused');
    await expectNoToken(rig, hardened, other);
    await rig.close();
  });

  test.each<[string, string, Fault]>([
    ['a refusal', 'issues/create-comment', { status: 403 }],
    ['a server error', 'repos/get-content', { status: 500, body: { message: 'Trouble' } }],
    ['a page', 'issues/list-comments', { html: '<h1>Sign in</h1>' }],
    ['a reset', 'pulls/get', { reset: 'before' }],
  ])('a run that fails by %s, with RUNNER_DEBUG=1', async (_, operation, fault) => {
    const rig = await start();
    const number = await openPull(rig);
    rig.fault(operation, fault, { times: Infinity });
    const run = await preview(rig, number, { env: debug });
    expect(run.log).toContain('GET /');
    await expectNoToken(rig, run, number);
    await rig.close();
  });

  test('a refusal that repeats the token of the job', async () => {
    const rig = await start();
    const number = await openPull(rig);
    const body = { message: '' };
    const fault: Fault = { status: 403, body };
    rig.fault('repos/get-content', { before: () => (body.message = `Bad token ${rig.requests.at(-1)?.token ?? ''}`) });
    rig.fault('repos/get-content', fault, { times: Infinity });
    const run = await preview(rig, number, { env: debug });
    expect(run.outputs['failure-reason']).toContain('Bad token [redacted]');
    await expectNoToken(rig, run, number);
    await rig.close();
  });

  test.each([
    ['a platform that refuses the token', { 'api-token': `${apiToken}-of-yesterday` }],
    ['a platform that is not there', { 'base-url': 'http://127.0.0.1:9' }],
    [
      'an address with the token in it',
      { 'base-url': `https://user:${encodeURIComponent(apiToken)}@platform.example` },
    ],
    ['an address with the token in its query', { 'base-url': `https://platform.example/?t=${apiToken}` }],
    ['a GitHub token that cannot be one', { 'github-token': `${apiToken}\nX-Other: 1` }],
  ])('a run that ends at %s, with RUNNER_DEBUG=1', async (_, inputs) => {
    const rig = await start();
    const number = await openPull(rig);
    const run = await preview(rig, number, { env: debug, inputs });
    expect(run.code).toBe(1);
    await expectNoToken(rig, run, number);
    await rig.close();
  });

  test('a bug, and a policy that fails the check', async () => {
    const rig = await start();
    const { number } = await rig.pulls.open({ branch: 'bad', files: { 'policies/bad.yaml': policy(1, '[1, 2]') } });
    const run = await preview(rig, number, { env: { ...debug, GITHUB_EVENT_PATH: '/nowhere' } });
    expect(run.code).toBe(1);
    await expectNoToken(rig, run, number);
    await expectNoToken(rig, await preview(rig, number, { env: debug }), number);
    await rig.close();
  });
});
