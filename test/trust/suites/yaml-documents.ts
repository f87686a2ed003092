import { readCorpus } from '../corpus/read-corpus.ts';
import { randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';
import { verifyFile } from '../yaml/verify-file.ts';
import { drawHostileFile } from '../yaml/mutate.ts';
import { makeLargeShapes } from '../yaml/shapes.ts';

const maxMilliseconds = 250;
/** The limit for a file of 1 MiB, which has a quarter of a million values. */
const maxMillisecondsOfLarge = 2000;
const maxFailures = 20;

export const suite: TrustSuite = {
  name: 'yaml-documents',
  threat: 'Hostile YAML: alias bombs, depth, duplicate keys, tags, directives, merge keys, odd bytes',
  claim:
    'no crash, every problem has a position, and none takes over 250 ms (2 s at 1 MiB); what is accepted, a second parser reads alike',
  cases: { full: 200_000, quick: 6000 },
  run: tryFiles,
};

type Results = {
  readonly failures: string[];
  readonly figures: { accepted: number; refused: number; 'slowest ms': number; 'slowest of 1 MiB ms': number };
};

async function tryFiles({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const failures: string[] = [];
  const figures = { accepted: 0, refused: 0, 'slowest ms': 0, 'slowest of 1 MiB ms': 0 };
  const results = { failures, figures };
  const knownFiles = readCorpus(suite.name);
  for (const { name, bytes } of knownFiles) await tryFile(results, bytes, `corpus/${suite.name}/${name}`);
  for (let index = 0; index < cases; index++) {
    await tryFile(results, drawHostileFile(randomFrom(seed + index)), `case ${String(index)} of seed ${String(seed)}`);
  }
  const largeFiles = cases < suite.cases.full ? [] : makeLargeShapes(2 ** 20);
  for (const [index, text] of largeFiles.entries())
    await tryLargeFile(results, Buffer.from(text), `shape ${String(index)} in full size`);
  failures.push(...findPollution());
  return { cases: knownFiles.length + cases + largeFiles.length, figures, failures: failures.slice(0, maxFailures) };
}

async function tryFile({ failures, figures }: Results, bytes: Buffer, name: string): Promise<void> {
  const { kind, milliseconds, failure } = await verifyFile(bytes);
  // One slow attempt may be due to garbage collection. A slow document is slow again.
  const spent = milliseconds < maxMilliseconds ? milliseconds : await fastestTime(3, bytes);
  figures[kind] += 1;
  figures['slowest ms'] = Math.max(figures['slowest ms'], Math.ceil(spent));
  if (spent >= maxMilliseconds)
    failures.push(`${name}: it takes ${String(Math.round(spent))} ms: ${printBytes(bytes)}`);
  if (failure !== null) failures.push(`${name}: ${failure}: ${printBytes(bytes)}`);
}

async function tryLargeFile({ failures, figures }: Results, bytes: Buffer, name: string): Promise<void> {
  const spent = await fastestTime(2, bytes);
  figures['slowest of 1 MiB ms'] = Math.max(figures['slowest of 1 MiB ms'], Math.ceil(spent));
  if (spent >= maxMillisecondsOfLarge) failures.push(`${name}: it takes ${String(Math.round(spent))} ms`);
}

async function fastestTime(times: number, bytes: Buffer): Promise<number> {
  let fastest = Infinity;
  for (let attempt = 0; attempt < times; attempt++) fastest = Math.min(fastest, (await verifyFile(bytes)).milliseconds);
  return fastest;
}

const printBytes = (bytes: Buffer): string => JSON.stringify(bytes.toString('latin1').slice(0, 2000));

/** No document may add a property to the prototypes that all objects share. */
function findPollution(): string[] {
  const strays = [Object.prototype, Array.prototype, Function.prototype].flatMap((shared) => Object.keys(shared));
  return strays.length === 0 ? [] : [`the prototypes hold ${strays.join(', ')}`];
}
