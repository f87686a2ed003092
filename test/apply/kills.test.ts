import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlanFile } from '../../src/generated/types.ts';
import { type ProxiedRequest, type Proxy, startPlatformProxy } from '../rig/platform-proxy.ts';
import { Rig } from '../rig/platform-and-repository.ts';
import { detectionBundle, policy } from '../rig/policies.ts';
import { type CommandResult } from '../rig/run-cli.ts';
import { runCli } from '../rig/run-cli.ts';

const program = join(import.meta.dirname, '../../src/cli.ts');
const approval = ['--allow-looser', '--allow-no-blocking', '--max-delete-percent', '100'];

const before = {
  remediation: { policies: [policy('a', ['low'])] },
  code: detectionBundle({ rules: ['x.old'] }),
  secrets: detectionBundle({ rules: ['s.old'] }),
};
const after = {
  remediation: { policies: [policy('a', ['high'])] },
  code: detectionBundle({ rules: ['x.new'] }),
  secrets: detectionBundle({ rules: ['s.new'] }),
};

let rig: Rig;
let proxy: Proxy;
/** What happens just before and just after the platform gets a request. */
let meet: (passing: ProxiedRequest, when: 'before' | 'after') => Promise<void>;
beforeEach(async () => {
  rig = await Rig.open();
  meet = async () => {};
  proxy = await startPlatformProxy(rig.sandbox.url, {
    before: (passing) => meet(passing, 'before'),
    after: (passing) => meet(passing, 'after'),
  });
  await rig.put(before);
  rig.declare(after);
});
afterEach(async () => {
  await proxy.close();
  await rig.close();
});

const env = () => ({ IFMATCH_BASE_URL: proxy.url, IFMATCH_API_TOKEN: rig.sandbox.token, HOME: rig.folder });
const run = (...args: string[]): Promise<CommandResult> =>
  runCli(args, { directory: rig.folder, sandbox: { url: proxy.url, token: rig.sandbox.token } });
const undoFiles = (): string[] => readdirSync(rig.folder).filter((name) => name.startsWith('.ifmatch-undo-'));
const puts = (): number => proxy.requests.filter(({ method }) => method === 'PUT').length;

/** Runs the program in a process of its own, as a shell would with these words before it. */
async function start(args: readonly string[], prefix: readonly string[] = []) {
  const [command = '', ...words] = [...prefix, process.execPath, program, ...args];
  const child = spawn(command, words, { cwd: rig.folder, env: env(), stdio: ['ignore', 'pipe', 'pipe'] });
  const text = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (data: string) => (text.out += data));
  child.stderr.setEncoding('utf8').on('data', (data: string) => (text.err += data));
  const ended = once(child, 'close') as Promise<[number | null, string | null]>;
  return { child, ended, text };
}

/** Kills the run at its n-th PUT, before or after the platform got it. */
async function killAt(number: number, when: 'before' | 'after', args: readonly string[]): Promise<void> {
  const { child, ended } = await start(args);
  meet = async ({ method }, now) => {
    if (method !== 'PUT' || now !== when || puts() !== number) return;
    child.kill('SIGKILL');
    await ended;
    // What had not arrived never will.
    if (when === 'before') throw new Error('the sender is gone');
  };
  expect((await ended)[1]).toBe('SIGKILL');
  meet = async () => {};
}

const moments = [
  ['between the undo and the first PUT', 1, 'before', 0],
  ['after the first PUT', 1, 'after', 1],
  ['after the second PUT', 2, 'after', 2],
  ['after the last PUT', 3, 'after', 3],
] as const;

describe.each(moments)('a run that is killed %s', (_, number, when, written) => {
  test.each([
    ['leaves its undo beside the config', ['apply', '--yes', ...approval], null],
    ['leaves its undo in --out', ['apply', '--yes', ...approval, '--out', 'out.json'], 'out.json'],
  ])('%s, and a rollback of it restores what was written', async (__, args, named) => {
    await killAt(number, when, args);
    const [own = ''] = undoFiles();
    const file = named ?? own;
    expect(rig.plan(file)).toMatchObject({ outcome: 'partial', bundles: [{}, {}, {}].map(() => ({ result: 'unknown' })) });
    const rollback = JSON.parse((await run('rollback', file, ...approval, '--out', 'undo.json', '--format', 'json')).text) as PlanFile;
    expect(rollback.bundles.filter(({ changes }) => changes.length > 0)).toHaveLength(written);
    expect(await run('apply', 'undo.json', '--yes', ...approval)).toMatchObject({ code: 0 });
    rig.declare(before);
    expect(await run('preview', '--exit-code')).toMatchObject({ code: 0 });
  });

  test('is completed by the same command, which names the undo of the first', async () => {
    await killAt(number, when, ['apply', '--yes', ...approval]);
    const [file = ''] = undoFiles();
    expect(statSync(join(rig.folder, file)).mode & 0o777).toBe(0o600);
    const { code, text } = await run('apply', '--yes', ...approval);
    expect(code).toBe(0);
    expect(text).toContain(`${file} is the undo of an earlier apply that did not end, or only in part (remediation of acme, detection/code of acme, detection/secrets of acme).`);
    expect([undoFiles(), puts()]).toEqual([[file], 3 + (when === 'before' ? 1 : 0)]);
    expect(await run('rollback', file, ...approval)).toMatchObject({ code: 0, text: expect.stringContaining('3 updates') });
  });

  test('is completed by applying the reviewed plan again, with the undo of all', async () => {
    await run('preview', '--out', 'plan.json');
    await killAt(number, when, ['apply', 'plan.json', ...approval]);
    expect(rig.plan('plan.json').outcome).toBe('changes');
    const { code, text } = await run('apply', 'plan.json', ...approval);
    expect([code, text]).toEqual([0, expect.stringContaining(undoFiles()[0] ?? '-')]);
    const { bundles } = rig.plan('plan.json');
    expect(bundles.filter(({ result }) => result === 'already-applied')).toHaveLength(written);
    expect(await run('rollback', 'plan.json', ...approval)).toMatchObject({ code: 0, text: expect.stringContaining('3 updates') });
  });

  test('leaves an undo that is refused once someone edited the platform', async () => {
    await killAt(number, when, ['apply', '--yes', ...approval]);
    await rig.put({ remediation: { policies: [policy('a', ['medium'])] } });
    const [file = ''] = undoFiles();
    expect(await run('rollback', file, ...approval)).toMatchObject({ code: 4, text: expect.stringContaining('Stale') });
  });
}); // prettier-ignore

describe('on a full disk', () => {
  /** No file of the process may become larger than this. */
  const limited = (bytes: number): string[] => [
    'sh',
    '-c',
    `trap '' XFSZ; ulimit -S -f ${String(Math.ceil(bytes / 512))}; exec "$@"`,
    'sh',
  ];

  test.each([[['--out', 'out.json']], [[]]])('nothing is sent if the undo has no space, with %j', async (options) => {
    const { ended, text } = await start(['apply', '--yes', ...approval, ...options], limited(1024));
    const [code] = await ended;
    const path = options[1] ?? '.ifmatch-undo-….json';
    const reason = `Nothing was sent, since its undo cannot be saved: ${path} cannot be written: file too large.`;
    expect([code, text.err, puts()]).toEqual([64, expect.stringContaining(reason), 0]);
    expect(readdirSync(rig.folder)).toEqual(['policies']);
  });

  test('a result that cannot be printed ends with 6, and the undo is named', async () => {
    const { ended, text } = await start(['apply', '--yes', ...approval], ['sh', '-c', 'exec "$@" > /dev/full', 'sh']);
    const [code] = await ended;
    const [file = ''] = undoFiles();
    expect([code, text.err]).toEqual([
      6,
      expect.stringMatching(/Standard output cannot be written: no space left on device\.\nSomething was written/),
    ]);
    expect(text.err).toContain(`ifmatch rollback ${file}\n`);
    expect(await run('rollback', file, ...approval)).toMatchObject({
      code: 0,
      text: expect.stringContaining('3 updates'),
    });
  });
});
