import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type OperationId, operations } from '../../../src/generated/operations.ts';
import { SandboxError } from '../../../src/sandbox/errors.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/server.ts';
import { caller, type Caller, remediationPath, versionOf } from '../../rig/platform-api.ts';
import { commentPolicy } from '../../rig/policies.ts';
import { bodies, pathOf } from '../../sandbox/requests.ts';
import { createScratchFolder } from '../resources/scratch-folder.ts';
import { describeDifference, Tally } from '../resources/tally.ts';
import { type Damage, drawDamages } from '../sandbox/damages.ts';
import { killProcess, startSandboxProcess } from '../sandbox/sandbox-process.ts';
import { type Random, randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';

/** Each generation is larger than the one before. */
const makePolicies = (generation: number) =>
  Array.from({ length: 5 + generation * 20 }, (_, index) => ({
    ...commentPolicy(`g${String(generation)}-${String(index)}`),
    description: 'x'.repeat(300),
  }));

const putGeneration = async (call: Caller, generation: number) =>
  call('PUT', remediationPath, {
    body: { bundle: { policies: makePolicies(generation) } },
    ifMatch: await versionOf(call, remediationPath),
  });

const readSlugs = async (call: Caller): Promise<string[]> =>
  (await call('GET', remediationPath)).body.bundle.policies.map(({ slug }: { slug: string }) => slug);
const expectedSlugs = (generation: number): string[] =>
  generation === 0
    ? []
    : makePolicies(generation)
        .map(({ slug }) => slug)
        .toSorted();

/** A folder for a process with a limited file size. `prefix` starts the process with the limit, and `release` lifts it. */
type SmallDisk = { readonly folder: string; readonly prefix: readonly string[]; release(pid: number): void };

/** Writes until the disk is full, checks the stored state, lifts the limit and writes again. Returns what was wrong, or null. */
async function fillDisk(disk: SmallDisk): Promise<string | null> {
  const db = join(disk.folder, 'platform.db');
  const sandbox = await startSandboxProcess({ db, seed: 'empty', prefix: disk.prefix });
  try {
    const call = caller(sandbox);
    let written = 0;
    let response = await putGeneration(call, 1);
    for (; response.status === 200 && written < 60; response = await putGeneration(call, written + 1)) written += 1;
    const isReported = /^The sandbox's database failed \(.+\)\. Nothing was written\. /.test(response.body.error);
    if (response.status !== 507 || !isReported)
      return `the end is ${String(response.status)} ${JSON.stringify(response.body)}`;
    const partialWrite = describeDifference(await readSlugs(call), expectedSlugs(written));
    if (partialWrite !== null) return `after the disk was full: ${partialWrite}`;
    disk.release(sandbox.process.pid ?? 0);
    const responseWithSpace = await putGeneration(call, written + 1);
    if (responseWithSpace.status !== 200) return `with space again it answers ${String(responseWithSpace.status)}`;
    await killProcess(sandbox.process);
    return await findStoredError(db, written + 1);
  } finally {
    await killProcess(sandbox.process);
  }
}

async function findStoredError(db: string, generation: number): Promise<string | null> {
  const sandbox = await startSandbox({ db });
  try {
    const stored = sandbox.log().filter(({ status }) => status === 200).length;
    if (stored !== generation) return `${String(stored)} PUTs are logged of ${String(generation)}`;
    return describeDifference(await readSlugs(caller(sandbox)), expectedSlugs(generation));
  } finally {
    await sandbox.close();
  }
}

/** Uses the system's limit of the file size. Returns null if the system has no `prlimit` to lift it later. */
function makeSmallDisk(folder: string, bytes: number): SmallDisk | null {
  if (spawnSync('prlimit', ['--version']).status !== 0) return null;
  // Without the trap, SIGXFSZ would end the process. A full disk sends no signal.
  const script = `trap '' XFSZ; ulimit -S -f ${String(Math.ceil(bytes / 512))}; exec "$@"`;
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    prefix: ['sh', '-c', script, 'sh'],
    release: (pid) => void execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited']),
  };
}

async function fillDisks(rounds: number, folder: string, random: Random, tally: Tally): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const bytes = 400_000 + random.below(500_000);
    const disk = makeSmallDisk(join(folder, `disk-${String(round)}`), bytes);
    if (disk !== null) tally.add(`${String(bytes)} bytes free`, await fillDisk(disk));
  }
}

/** Starts a sandbox with a damaged file. If it refuses, the error must name the file, which must be unchanged. If it starts, every operation is called. */
async function tryDamage(damage: Damage, file: string, tally: Tally): Promise<string | null> {
  damage.writeTo(file);
  const before = readFileSync(file);
  let sandbox: Sandbox;
  try {
    sandbox = await startSandbox({ db: file });
  } catch (error) {
    tally.count('damaged files refused');
    return findRefusalError(error, damage, file, before);
  }
  try {
    tally.count('damaged files served');
    const operationError = await callEveryOperation(sandbox);
    if (damage.expectedEnd === 'refused') return 'it is served';
    return damage.expectedEnd === 'served' && operationError !== null ? operationError : null;
  } finally {
    await sandbox.close();
  }
}

function findRefusalError(error: unknown, damage: Damage, file: string, before: Buffer): string | null {
  if (damage.expectedEnd === 'served') return `it is refused: ${String(error)}`;
  if (!(error instanceof SandboxError)) return `it ends with ${String(error)}`;
  if (!error.message.startsWith(`${file} `)) return `the error does not name the file: ${error.message}`;
  if (!readFileSync(file).equals(before)) return `its bytes have changed, after: ${error.message}`;
  const filesLeft = readdirSync(dirname(file)).filter(
    (name) => name.startsWith(basename(file)) && name !== basename(file),
  );
  return filesLeft.length > 0 ? `it leaves ${filesLeft.join(', ')}` : null;
}

/** Calls every operation once. Returns an error if one responds with 500. */
async function callEveryOperation(sandbox: Sandbox): Promise<string | null> {
  const call = caller(sandbox);
  for (const id of Object.keys(operations) as OperationId[]) {
    const body: unknown = bodies[id];
    const token = operations[id].security.some((scheme) => scheme === 'WebToken') ? sandbox.token : sandbox.userToken;
    const requestOptions = { token, ifMatch: 'x', ...(body === undefined ? {} : { body }) };
    const { status } = await call(operations[id].method, pathOf(id, 'acme'), requestOptions);
    if (status === 500) return `${id} answers 500`;
  }
  return null;
}

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const random = randomFrom(seed);
  const folder = createScratchFolder();
  try {
    const originalFile = join(folder.path, 'good.db');
    const sandbox = await startSandbox({ db: originalFile });
    await putGeneration(caller(sandbox), 3);
    await sandbox.close();
    const diskCount = Math.ceil(cases / 50);
    const truncationCount = Math.floor(cases / 10);
    const damages = drawDamages(
      readFileSync(originalFile),
      random,
      cases - truncationCount - diskCount,
      truncationCount,
    );
    for (const [index, damage] of damages.entries()) {
      tally.add(damage.name, await tryDamage(damage, join(folder.path, `damaged-${String(index)}.db`), tally));
    }
    await fillDisks(diskCount, folder.path, random, tally);
  } finally {
    folder.remove();
  }
  return tally.figures();
}

export const suite: TrustSuite = {
  name: 'sandbox-disk',
  threat: 'Sandbox: a full disk, a damaged database file',
  claim:
    'a full disk is a clear error that leaves no half-written data, and the sandbox continues once there is space; a damaged file is refused by name and not changed',
  cases: { full: 250, quick: 30 },
  run,
};
