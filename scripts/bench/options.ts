import { parseArgs } from 'node:util';
import { raceNames, type RaceName } from './race-names.ts';

export type BenchOptions = {
  /** Everything once, with tiny sizes: shows that it runs, and measures nothing. */
  readonly quick: boolean;
  /** Also what people would use instead, which is installed first. */
  readonly peers: boolean;
  readonly write: boolean;
  readonly rounds: number;
  /** Races to run; empty means everything. */
  readonly only: readonly RaceName[];
};

/** What the command line asks for. Throws an Error that says what is wrong. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  const { quick, peers, write } = values;
  const only = values.only.flatMap((names) => names.split(',')).map(toRaceName);
  if (write && (quick || only.length > 0)) {
    throw new Error('--write takes the figures of a whole run: leave --quick and --only out.');
  }
  const rounds = values.rounds ?? (quick ? '1' : '7');
  return { quick, peers, write, rounds: toRounds(rounds), only };
}

function toRounds(text: string): number {
  if (/^[1-9][0-9]?$/.test(text)) return Number(text);
  throw new Error(`--rounds is a whole number from 1 to 99, not ${JSON.stringify(text)}.`);
}

function toRaceName(name: string): RaceName {
  const known = raceNames.find((one) => one === name);
  if (known === undefined)
    throw new Error(`There is no race ${JSON.stringify(name)}. Known are: ${raceNames.join(', ')}.`);
  return known;
}
