import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlanBundle } from '../../src/generated/types.ts';
import { type ProxyHooks, isDryRun, type Proxy, startPlatformProxy } from '../rig/platform-proxy.ts';
import { Rig } from '../rig/platform-and-repository.ts';
import { detectionBundle, policy } from '../rig/policies.ts';
import { type CommandResult } from '../rig/run-cli.ts';
import { runCli } from '../rig/run-cli.ts';

const before = { remediation: { policies: [policy('a', ['low'])] }, code: detectionBundle({ rules: ['x.old'] }) };
const after = { remediation: { policies: [policy('a', ['high'])] }, code: detectionBundle({ rules: ['x.new'] }) };
const ownFile = '.ifmatch-undo-2026-11-20-1.json';
const approval = '--yes --allow-looser --max-delete-percent 100';

let rig: Rig;
let proxy: Proxy;
/** What the proxy does in the next command. */
let hooks: ProxyHooks;
beforeEach(async () => {
  rig = await Rig.open();
  hooks = {};
  proxy = await startPlatformProxy(rig.sandbox.url, { before: (passing) => hooks.before?.(passing) });
  await rig.put(before);
  rig.declare(after);
});
afterEach(async () => {
  await proxy.close();
  await rig.close();
});

async function run(line: string, during: ProxyHooks = {}): Promise<CommandResult> {
  hooks = during;
  return runCli(line.split(' '), { directory: rig.folder, sandbox: { url: proxy.url, token: rig.sandbox.token } });
}

const undoFiles = (folder = '.'): string[] =>
  readdirSync(join(rig.folder, folder)).filter((name) => name.startsWith('.ifmatch-undo-'));
const resultsIn = (path: string): PlanBundle['result'][] => rig.plan(path).bundles.map(({ result }) => result);
const puts = (): number => proxy.requests.filter(({ method }) => method === 'PUT').length;

/** Does something just before the first PUT. */
function beforeFirstPut(act: () => void): ProxyHooks {
  let isFirst = true;
  return {
    before({ method }) {
      if (method !== 'PUT' || !isFirst) return;
      isFirst = false;
      act();
    },
  };
}

/** Refuses the PUT of the detection policy, which comes second. */
const refusesSecond: ProxyHooks = {
  before: ({ method, path }) =>
    method === 'PUT' && path.includes('detection')
      ? { status: 403, body: '{"error":"Ask an administrator."}' }
      : undefined,
};

describe('before the first PUT, the undo is on disk', () => {
  test('in a file beside the config for its owner only, which is removed at the end', async () => {
    const seen: unknown[] = [];
    const look = (): void => {
      const undos = rig.plan(ownFile).bundles.map(({ result, undo }) => [result, undo]);
      seen.push(undoFiles(), statSync(join(rig.folder, ownFile)).mode & 0o777, undos);
    };
    const { code, text } = await run(`apply ${approval}`, beforeFirstPut(look));
    expect([code, text]).toEqual([0, expect.stringContaining('To be able to roll back later, pass --out FILE.')]);
    const slugs = { policies: [expect.objectContaining({ slug: 'a' })] };
    expect(seen).toEqual([
      [ownFile],
      0o600,
      [
        ['unknown', { state_version: null, bundle: slugs }],
        ['unknown', { state_version: null, bundle: expect.objectContaining({ rules: ['x.old'] }) }],
      ],
    ]);
    expect(undoFiles()).toEqual([]);
  });

  test('in --out, where its results come later', async () => {
    const seen: unknown[] = [];
    await run(
      `apply ${approval} --out out.json`,
      beforeFirstPut(() => seen.push(resultsIn('out.json'), undoFiles())),
    );
    expect(seen).toEqual([['unknown', 'unknown'], []]);
    expect(resultsIn('out.json')).toEqual(['applied', 'applied']);
    expect(existsSync(join(rig.folder, 'out.applied-1.json'))).toBe(false);
  });

  test.each(['plan.json', 'plan.json --out ./plan.json'])(
    'beside the reviewed plan, which stays as it is: apply %s',
    async (line) => {
      await run('preview --out plan.json');
      const reviewed = rig.read('plan.json');
      const seen: unknown[] = [];
      const look = (): unknown => seen.push(rig.read('plan.json') === reviewed, undoFiles());
      expect((await run(`apply ${line} ${approval}`, beforeFirstPut(look))).code).toBe(0);
      expect(seen).toEqual([true, [ownFile]]);
      expect([resultsIn('plan.json'), undoFiles()]).toEqual([['applied', 'applied'], []]);
    },
  );

  test('beside a config in another folder', async () => {
    rig.write({ 'team/ifmatch.yaml': 'policies: policies\n' });
    const seen: unknown[] = [];
    const look = (): unknown => seen.push(undoFiles(), undoFiles('team'));
    await run(`apply ${approval} --config team/ifmatch.yaml policies`, beforeFirstPut(look));
    expect(seen).toEqual([[], [ownFile]]);
  });

  test('only if something is sent', async () => {
    await run('preview --out plan.json');
    await rig.put(after);
    const { text } = await run(`apply plan.json ${approval} --out other.json`);
    expect([text, puts()]).toEqual([expect.stringContaining('already applied'), 0]);
  });
});

describe('nothing is sent if the undo cannot be saved', () => {
  test.each([
    ['in --out', '--out reports/out.json', 'reports/out.json'],
    ['beside the config', '--config reports/ifmatch.yaml policies', 'reports/.ifmatch-undo-….json'],
  ])('%s', async (_, options, path) => {
    rig.write({ 'reports/ifmatch.yaml': 'policies: policies\n' });
    // The folder goes away once the files are read.
    const losing: ProxyHooks = {
      before: (passing) =>
        isDryRun(passing) ? rmSync(join(rig.folder, 'reports'), { recursive: true, force: true }) : undefined,
    };
    const { code, text } = await run(`apply ${approval} ${options}`, losing);
    const hint = path === 'reports/out.json' ? '' : ' Name another file with --out.';
    const reason = `${path} cannot be written: there is no such folder.${hint}`;
    expect([code, text]).toEqual([
      64,
      expect.stringContaining(`error: Nothing was sent, since its undo cannot be saved: ${reason}\n`),
    ]);
    expect(puts()).toBe(0);
  });

  test('since the token is too short to sign it', async () => {
    const versions = await rig.versions();
    const { code, text } = await rig.cli(`apply ${approval}`, { token: rig.sandbox.token }, 'short');
    const reason = /error: Nothing was sent, since its undo cannot be signed\. .*it takes 24/;
    expect([code, text]).toEqual([64, expect.stringMatching(reason)]);
    expect(await rig.versions()).toEqual(versions);
  });
});

describe('after a partial apply without --out, the undo', () => {
  let partial: CommandResult;
  beforeEach(async () => {
    partial = await run(`apply ${approval}`, refusesSecond);
  });

  test('is kept with the results, and can be rolled back', async () => {
    const kept = `The undo of what was written is kept: ifmatch rollback ${ownFile}\n`;
    expect(partial).toEqual({ code: 6, text: expect.stringContaining(kept) });
    expect(resultsIn(ownFile)).toEqual(['applied', 'not-applied']);
    expect(statSync(join(rig.folder, ownFile)).mode & 0o777).toBe(0o600);
    expect((await run(`rollback ${ownFile} --out undo.json --allow-looser`)).text).toContain('remediation  1 update');
    expect((await run(`apply undo.json ${approval}`)).code).toBe(0);
    rig.declare(before);
    expect((await run('preview --exit-code')).code).toBe(0);
  });

  test('is named by later commands about the same bundles', async () => {
    const says = `${ownFile} is the undo of an earlier apply that did not end, or only in part (remediation of acme).`;
    expect((await run(`apply ${approval} --out later.json`)).text).toContain(says);
    rig.declare({ remediation: before.remediation });
    expect((await run('preview --out plan.json')).text).not.toContain(says);
    expect((await run(`apply plan.json ${approval} --quiet`)).text).toContain(says);
    expect((await run('rollback plan.json')).text).toContain(says);
    expect((await run(`rollback ${ownFile}`)).text).not.toContain(says);
  });

  test('is not named for other bundles, another platform or another token', async () => {
    expect((await rig.cli(`apply ${approval} --out here.json`)).text).not.toContain(ownFile);
    const plan = rig.plan(ownFile);
    rig.write({ [ownFile]: JSON.stringify({ ...plan, tool: 'ifmatch 9.9.9' }) });
    expect((await run(`apply ${approval} --out later.json`)).text).not.toContain(ownFile);
    rig.write({ [ownFile]: JSON.stringify(plan) });
    rig.declare({ code: detectionBundle({ rules: ['x.newer'] }) });
    expect((await run(`apply ${approval} --out last.json`)).text).not.toContain(ownFile);
  });
});
