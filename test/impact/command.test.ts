import { tmpdir } from 'node:os';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { impactOf } from '../../src/commands/compare.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { Runtime } from '../../src/runtime.ts';
import { policy } from '../plan/build.ts';
import { planOf, policiesIn } from './rig.ts';

function worldOf(sandbox: typeof startSandbox | null): Runtime {
  const parts = {
    env: {},
    cwd: tmpdir(),
    streams: { in: new PassThrough(), out: new PassThrough(), err: new PassThrough() },
    packageRoot: tmpdir(),
    now: () => 0,
    stop: () => new Promise<void>(() => {}),
  };
  const connection = { sandbox, baseUrl: null };
  const runtime = new Runtime(parts, { directory: '.', quiet: true, verbose: false, leftOut: null, connection });
  onTestFinished(() => runtime.close());
  return runtime;
}

const plan = planOf([], [policy('block-worst')]);

test('the platform of a run is asked for the impact of a plan', async () => {
  const [found] = policiesIn(await impactOf(plan, worldOf(startSandbox)));
  const figures = { before: { findings: 0 }, after: { findings: expect.toSatisfy((count) => count > 100) as unknown } };
  expect(found).toMatchObject({ key: { slug: 'block-worst' }, matched: { kind: 'estimate', figures } });
});

test('a run without a platform gets a reason in place of an impact', async () => {
  const [found] = policiesIn(await impactOf(plan, worldOf(null)));
  expect(found?.matched).toMatchObject({
    kind: 'not-estimable',
    because: [{ why: 'platform', message: expect.stringContaining('IFMATCH_BASE_URL') as unknown }],
  });
});
