import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type OperationId, operations } from '../../../src/generated/operations.ts';
import { SandboxError } from '../../../src/sandbox/errors.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/server.ts';
import { caller, type Caller, remediationPath, versionOf } from '../../rig/platform-api.ts';
import { commentPolicy } from '../../rig/policies.ts';
import { bodies, pathOf } from '../../sandbox/requests.ts';
import { scratch } from '../resources/planted-platform.ts';
import { difference, Tally } from '../resources/tally.ts';
import { type Damage, damagesOf } from '../sandbox/damages.ts';
import { crash, serve } from '../sandbox/process.ts';
import { type Random, randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';

/** Each generation is larger than the one before. */
const policiesOf = (generation: number) =>
  Array.from({ length: 5 + generation * 20 }, (_, index) => ({
    ...commentPolicy(`g${String(generation)}-${String(index)}`),
    description: 'x'.repeat(300),
  }));

const put = async (call: Caller, generation: number) =>
  call('PUT', remediationPath, {
    body: { bundle: { policies: policiesOf(generation) } },
    ifMatch: await versionOf(call, remediationPath),
  });

const slugsIn = async (call: Caller): Promise<string[]> =>
  (await call('GET', remediationPath)).body.bundle.policies.map(({ slug }: { slug: string }) => slug);
const slugsOf = (generation: number): string[] =>
  generation === 0
    ? []
    : policiesOf(generation)
        .map(({ slug }) => slug)
        .toSorted();

/** A disk with little space, what to start a process with so that the limit holds for it, and a way to lift it. */
type SmallDisk = { readonly folder: string; readonly prefix: readonly string[]; release(pid: number): void };

/** Writes until the disk is full, looks at what stands there, gives space and writes on; a sentence for what was wrong. */
async function fill(disk: SmallDisk): Promise<string | null> {
  const db = join(disk.folder, 'platform.db');
  const served = await serve({ db, seed: 'empty', prefix: disk.prefix });
  try {
    const call = caller(served);
    let written = 0;
    let answer = await put(call, 1);
    for (; answer.status === 200 && written < 60; answer = await put(call, written + 1)) written += 1;
    const isReported = /^The sandbox's database failed \(.+\)\. Nothing was written\. /.test(answer.body.error);
    if (answer.status !== 507 || !isReported)
      return `the end is ${String(answer.status)} ${JSON.stringify(answer.body)}`;
    const half = difference(await slugsIn(call), slugsOf(written));
    if (half !== null) return `after the disk was full: ${half}`;
    disk.release(served.process.pid ?? 0);
    const after = await put(call, written + 1);
    if (after.status !== 200) return `with space again it answers ${String(after.status)}`;
    await crash(served.process);
    return await readBack(db, written + 1);
  } finally {
    await crash(served.process);
  }
}

async function readBack(db: string, generation: number): Promise<string | null> {
  const sandbox = await startSandbox({ db });
  try {
    const stored = sandbox.log().filter(({ status }) => status === 200).length;
    if (stored !== generation) return `${String(stored)} PUTs are logged of ${String(generation)}`;
    return difference(await slugsIn(caller(sandbox)), slugsOf(generation));
  } finally {
    await sandbox.close();
  }
}

/** A limit of the system on how long a file of a process may become; null where nothing can lift it later. */
function limitedDisk(folder: string, bytes: number): SmallDisk | null {
  if (spawnSync('prlimit', ['--version']).status !== 0) return null;
  // Without the trap the signal would end the process: a full disk sends none.
  const script = `trap '' XFSZ; ulimit -S -f ${String(Math.ceil(bytes / 512))}; exec "$@"`;
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    prefix: ['sh', '-c', script, 'sh'],
    release: (pid) => void execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited']),
  };
}

async function fillAll(rounds: number, folder: string, random: Random, tally: Tally): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const bytes = 400_000 + random.below(500_000);
    const disk = limitedDisk(join(folder, `disk-${String(round)}`), bytes);
    if (disk !== null) tally.add(`${String(bytes)} bytes free`, await fill(disk));
  }
}

/** Starts on a damaged file. A refusal names it and leaves every byte; where the damage is not seen, everything is asked once. */
async function meet(damage: Damage, file: string, tally: Tally): Promise<string | null> {
  damage.make(file);
  const before = readFileSync(file);
  let sandbox: Sandbox;
  try {
    sandbox = await startSandbox({ db: file });
  } catch (error) {
    tally.count('damaged files refused');
    return wrongInRefusal(error, damage, file, before);
  }
  try {
    tally.count('damaged files served');
    const crashed = await askEverything(sandbox);
    if (damage.end === 'refused') return 'it is served';
    return damage.end === 'served' && crashed !== null ? crashed : null;
  } finally {
    await sandbox.close();
  }
}

function wrongInRefusal(error: unknown, damage: Damage, file: string, before: Buffer): string | null {
  if (damage.end === 'served') return `it is refused: ${String(error)}`;
  if (!(error instanceof SandboxError)) return `it ends with ${String(error)}`;
  if (!error.message.startsWith(`${file} `)) return `the error does not name the file: ${error.message}`;
  if (!readFileSync(file).equals(before)) return `its bytes have changed, after: ${error.message}`;
  const beside = readdirSync(dirname(file)).filter(
    (name) => name.startsWith(basename(file)) && name !== basename(file),
  );
  return beside.length > 0 ? `it leaves ${beside.join(', ')}` : null;
}

/** Every operation once; an answer of any kind will do, since a page that nobody can read is no reason to go down. */
async function askEverything(sandbox: Sandbox): Promise<string | null> {
  const call = caller(sandbox);
  for (const id of Object.keys(operations) as OperationId[]) {
    const body: unknown = bodies[id];
    const token = operations[id].security.some((scheme) => scheme === 'WebToken') ? sandbox.token : sandbox.userToken;
    const sent = { token, ifMatch: 'x', ...(body === undefined ? {} : { body }) };
    const { status } = await call(operations[id].method, pathOf(id, 'acme'), sent);
    if (status === 500) return `${id} answers 500`;
  }
  return null;
}

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const random = randomFrom(seed);
  const folder = scratch();
  try {
    const good = join(folder.path, 'good.db');
    const sandbox = await startSandbox({ db: good });
    await put(caller(sandbox), 3);
    await sandbox.close();
    const rounds = Math.ceil(cases / 50);
    const cuts = Math.floor(cases / 10);
    const damages = damagesOf(readFileSync(good), random, cases - cuts - rounds, cuts);
    for (const [at, damage] of damages.entries()) {
      tally.add(damage.name, await meet(damage, join(folder.path, `damaged-${String(at)}.db`), tally));
    }
    await fillAll(rounds, folder.path, random, tally);
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
