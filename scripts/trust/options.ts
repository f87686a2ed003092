import { parseArgs } from 'node:util';

export type TrustOptions = {
  readonly quick: boolean;
  /** Names of suites; empty means all. */
  readonly only: readonly string[];
  readonly seed: number;
  readonly write: boolean;
};

/** What the command line asks for; without `--seed` a random one. Throws an Error that says what is wrong. */
export function readOptions(args: readonly string[]): TrustOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { quick, write } = values;
  if (quick && write) throw new Error('--write takes the figures of the full form: leave --quick out.');
  const only = values.only.flatMap((names) => names.split(',')).filter((name) => name !== '');
  return { quick, only, seed: values.seed === undefined ? randomSeed() : toSeed(values.seed), write };
}

const randomSeed = (): number => Math.floor(Math.random() * 2 ** 32);

function toSeed(text: string): number {
  const seed = Number(text);
  if (/^[0-9]+$/.test(text) && seed < 2 ** 32) return seed;
  throw new Error(`--seed is a whole number from 0 to ${String(2 ** 32 - 1)}, not ${JSON.stringify(text)}.`);
}
