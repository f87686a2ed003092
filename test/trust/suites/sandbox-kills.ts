import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startSandbox } from '../../../src/sandbox/server.ts';
import { caller, remediationPath, versionOf } from '../../rig/platform-api.ts';
import { commentPolicy } from '../../rig/policies.ts';
import { createScratchFolder } from '../resources/scratch-folder.ts';
import { describeDifference, Tally } from '../resources/tally.ts';
import { killProcess, launchSandbox, startSandboxProcess, type SandboxProcess } from '../sandbox/sandbox-process.ts';
import { type Random, randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';

/** A bundle with many rows, so that a partial write would be noticed. */
const makeBundle = (generation: number) => ({
  policies: Array.from({ length: 40 }, (_, index) => commentPolicy(`g${String(generation)}-${String(index)}`)),
});

/** The PUTs that were acknowledged before a kill, and the generation of the last one. One more may have been on its way. */
type Acknowledged = { readonly last: number; readonly versions: readonly string[] };

/** Writes one generation after another, and kills the process during one of the writes. */
async function writeUntilCrash(sandbox: SandboxProcess, from: number, random: Random): Promise<Acknowledged> {
  const call = caller(sandbox);
  const versions: string[] = [];
  const fatalGeneration = from + 1 + random.below(3);
  let killed: Promise<void> | undefined;
  let last = from;
  try {
    for (;;) {
      const ifMatch = await versionOf(call, remediationPath);
      const pendingPut = call('PUT', remediationPath, { body: { bundle: makeBundle(last + 1) }, ifMatch });
      if (last === fatalGeneration)
        killed ??= yieldToEventLoop(random.below(40)).then(() => killProcess(sandbox.process));
      const { status, body } = await pendingPut;
      if (status !== 200) throw new Error(`the sandbox answered ${String(status)}`);
      last += 1;
      versions.push(body.state_version);
    }
  } catch (error) {
    // A connection may break only because the process was killed.
    if (killed === undefined) throw error;
    await killed;
    return { last, versions };
  }
}

/** Waits for some turns of the event loop, so that each kill comes at another moment of a write. */
async function yieldToEventLoop(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

/** Starts a sandbox with the file after a kill, and reads its state. */
async function readBack(db: string) {
  const sandbox = await startSandbox({ db });
  try {
    const { bundle, state_version: version } = (await caller(sandbox)('GET', remediationPath)).body;
    const slugs: string[] = bundle.policies.map(({ slug }: { slug: string }) => slug);
    return { generation: Number(/^g(\d+)-/.exec(slugs[0] ?? '')?.[1] ?? 0), slugs, version, log: sandbox.log() };
  } finally {
    await sandbox.close();
  }
}

type StoredState = Awaited<ReturnType<typeof readBack>>;

/** Returns how the stored state contradicts what was acknowledged, or null. */
function findStoredError(
  { generation, slugs, version, log }: StoredState,
  { last, versions }: Acknowledged,
): string | null {
  if (generation !== last && generation !== last + 1)
    return `generation ${String(generation)} stands there, but ${String(last)} was acknowledged`;
  const expectedSlugs = generation === 0 ? [] : makeBundle(generation).policies.map(({ slug }) => slug);
  const partialWrite = describeDifference(slugs, expectedSlugs.toSorted());
  if (partialWrite !== null) return `half a bundle: ${partialWrite}`;
  const stored = log.filter(({ status }) => status === 200);
  if (stored.length !== generation) return `${String(stored.length)} PUTs are logged of ${String(generation)}`;
  if (generation > 0 && stored.at(-1)?.state_version !== version) return 'the last of the log is not the state';
  const chainError = describeDifference(
    stored.slice(1).map((row) => row.if_match),
    stored.slice(0, -1).map((row) => row.state_version),
  );
  if (chainError !== null) return `the chain of versions is broken: ${chainError}`;
  const lost = versions.filter((acknowledged) => !stored.some((row) => row.state_version === acknowledged));
  return lost.length > 0 ? `acknowledged and gone: ${lost.join(', ')}` : null;
}

function findIntegrityError(db: string): string | null {
  const opened = new DatabaseSync(db, { readOnly: true });
  const { integrity_check: result } = opened.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
  opened.close();
  return result === 'ok' ? null : `SQLite finds the file damaged: ${result}`;
}

/** Kills a process while it fills a new file. The next start must have the whole seed. */
async function killWhileFilling(db: string, random: Random): Promise<string | null> {
  const child = launchSandbox({ db });
  await once(child, 'spawn');
  await new Promise((resolve) => setTimeout(resolve, random.below(700)));
  await killProcess(child);
  const sandbox = await startSandbox({ db });
  const { body } = await caller(sandbox)('GET', remediationPath);
  await sandbox.close();
  return body.bundle.policies.length > 10 ? findIntegrityError(db) : 'half of the seed is there';
}

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const random = randomFrom(seed);
  const folder = createScratchFolder();
  const db = join(folder.path, 'platform.db');
  const fillCount = Math.ceil(cases / 20);
  await startSandbox({ db, seed: 'empty' }).then((sandbox) => sandbox.close());
  let generation = 0;
  try {
    for (let kill = 0; kill < cases - fillCount; kill += 1) {
      const acknowledged = await writeUntilCrash(await startSandboxProcess({ db }), generation, random);
      const stored = await readBack(db);
      tally.count('acknowledged PUTs', acknowledged.versions.length);
      tally.count('kills after the commit, before the answer', stored.generation > acknowledged.last ? 1 : 0);
      tally.add(`kill ${String(kill)}`, findStoredError(stored, acknowledged) ?? findIntegrityError(db));
      ({ generation } = stored);
    }
    for (let filling = 0; filling < fillCount; filling += 1) {
      tally.count('kills while a new file is filled');
      const error = await killWhileFilling(join(folder.path, `new-${String(filling)}.db`), random);
      tally.add(`kill ${String(filling)} of a start`, error);
    }
  } finally {
    folder.remove();
  }
  return tally.figures();
}

export const suite: TrustSuite = {
  name: 'sandbox-kills',
  threat: 'Sandbox: kill -9 during a PUT',
  claim: 'after 200 kills, every acknowledged PUT is stored, none is half-written, and no version is missing',
  cases: { full: 211, quick: 5 },
  run,
};
