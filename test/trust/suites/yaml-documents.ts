import { readCorpus } from '../corpus/read-corpus.ts';
import { randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';
import { judge } from '../yaml/judge.ts';
import { hostileFile } from '../yaml/mutate.ts';
import { fullShapes } from '../yaml/shapes.ts';

const patience = 250;
/** What a file of a mebibyte may take: it holds a quarter of a million values. */
const patienceFull = 2000;
const mostFailures = 20;

export const suite: TrustSuite = {
  name: 'yaml-documents',
  threat: 'Hostile YAML: alias bombs, depth, duplicate keys, tags, directives, merge keys, odd bytes',
  claim:
    'no crash, every problem has a position, and none takes over 250 ms (2 s at 1 MiB); what is accepted, a second parser reads alike',
  cases: { full: 200_000, quick: 6000 },
  run: readAll,
};

type Tally = {
  readonly failures: string[];
  readonly figures: { accepted: number; refused: number; 'slowest ms': number; 'slowest of 1 MiB ms': number };
};

async function readAll({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const failures: string[] = [];
  const figures = { accepted: 0, refused: 0, 'slowest ms': 0, 'slowest of 1 MiB ms': 0 };
  const tally = { failures, figures };
  const old = readCorpus(suite.name);
  for (const { name, bytes } of old) await tryFile(tally, bytes, `corpus/${suite.name}/${name}`);
  for (let nth = 0; nth < cases; nth++) {
    await tryFile(tally, hostileFile(randomFrom(seed + nth)), `case ${String(nth)} of seed ${String(seed)}`);
  }
  const full = cases < suite.cases.full ? [] : fullShapes(2 ** 20);
  for (const [nth, text] of full.entries())
    await tryFull(tally, Buffer.from(text), `shape ${String(nth)} in full size`);
  failures.push(...polluted());
  return { cases: old.length + cases + full.length, figures, failures: failures.slice(0, mostFailures) };
}

async function tryFile({ failures, figures }: Tally, bytes: Buffer, name: string): Promise<void> {
  const { kind, milliseconds, failure } = await judge(bytes);
  // One slow try says nothing, it may have met a collection of garbage: a document that is slow is slow again.
  const spent = milliseconds < patience ? milliseconds : await fastestOf(3, bytes);
  figures[kind] += 1;
  figures['slowest ms'] = Math.max(figures['slowest ms'], Math.ceil(spent));
  if (spent >= patience) failures.push(`${name}: it takes ${String(Math.round(spent))} ms: ${shown(bytes)}`);
  if (failure !== null) failures.push(`${name}: ${failure}: ${shown(bytes)}`);
}

async function tryFull({ failures, figures }: Tally, bytes: Buffer, name: string): Promise<void> {
  const spent = await fastestOf(2, bytes);
  figures['slowest of 1 MiB ms'] = Math.max(figures['slowest of 1 MiB ms'], Math.ceil(spent));
  if (spent >= patienceFull) failures.push(`${name}: it takes ${String(Math.round(spent))} ms`);
}

async function fastestOf(times: number, bytes: Buffer): Promise<number> {
  let fastest = Infinity;
  for (let nth = 0; nth < times; nth++) fastest = Math.min(fastest, (await judge(bytes)).milliseconds);
  return fastest;
}

const shown = (bytes: Buffer): string => JSON.stringify(bytes.toString('latin1').slice(0, 2000));

/** No document may leave anything behind on what all objects share. */
function polluted(): string[] {
  const strays = [Object.prototype, Array.prototype, Function.prototype].flatMap((shared) => Object.keys(shared));
  return strays.length === 0 ? [] : [`the prototypes hold ${strays.join(', ')}`];
}
