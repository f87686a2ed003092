import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/server.ts';
import { caller, policy, remediationPath, temporaryFolder, versionOf } from './harness.ts';
import { crash, serve, type Served } from './serve-process.ts';

/** Ten here; `SANDBOX_KILLS=200` for the long form. */
const kills = Number(process.env['SANDBOX_KILLS'] ?? 10);

/** Many rows, so that a half-written bundle would show. */
const bundleOf = (generation: number) => ({
  policies: Array.from({ length: 40 }, (_, index) => policy(`g${String(generation)}-${String(index)}`)),
});

const limits = { timeout: 20_000 + kills * 2000 };

test('after kill -9 every acknowledged PUT is there, and none is half', limits, async () => {
  const db = join(temporaryFolder(), 'platform.db');
  let generation = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const acknowledged = await writeUntilCrash(await serve(db), generation, kill);
    const found = await readGeneration(db);
    expect([acknowledged, acknowledged + 1]).toContain(found.generation);
    expect(found.slugs).toEqual(
      bundleOf(found.generation)
        .policies.map(({ slug }) => slug)
        .toSorted(),
    );
    expect(found.logged).toHaveLength(found.generation);
    expect(found.logged.at(-1)).toBe(found.version);
    ({ generation } = found);
  }
});

/** Writes one generation after another; some time into one of the writes the process is killed. Answers the last one that was acknowledged. */
async function writeUntilCrash(served: Served, from: number, kill: number): Promise<number> {
  const call = caller(served);
  let last = from;
  let gone: Promise<void> | undefined;
  try {
    for (;;) {
      const ifMatch = await versionOf(call, remediationPath);
      const writing = call('PUT', remediationPath, { body: { bundle: bundleOf(last + 1) }, ifMatch });
      if (last === from + 1 + (kill % 4)) gone ??= turns((kill * 7) % 23).then(() => crash(served));
      if ((await writing).status === 200) last += 1;
    }
  } catch (error) {
    // The connection breaks when the process is killed, and for no other reason.
    if (gone === undefined) throw error;
    await gone;
    return last;
  }
}

/** Lets the event loop go round, so that each kill meets another moment of a write. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

async function readGeneration(db: string) {
  const sandbox = await startSandbox({ db });
  try {
    const { bundle, state_version: version } = (await caller(sandbox)('GET', remediationPath)).body;
    const slugs: string[] = bundle.policies.map(({ slug }: { slug: string }) => slug);
    const logged = sandbox.log().map(({ state_version }) => state_version);
    return { generation: Number(/^g(\d+)-/.exec(slugs[0] ?? '')?.[1]), slugs, version, logged };
  } finally {
    await sandbox.close();
  }
}
