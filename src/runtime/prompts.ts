import type { Readable, Writable } from 'node:stream';

/** Cancelled by Ctrl-C or a closed terminal. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

export type Choice<T extends string> = { readonly value: T; readonly label: string; readonly hint?: string };

/** Questions on a terminal. Each throws `Cancelled` without an answer. Texts must be escaped already. */
export type Prompts = {
  select<T extends string>(message: string, choices: readonly Choice<T>[]): Promise<T>;
  /** Yes or no; no by default. */
  confirm(message: string): Promise<boolean>;
};

/** `clear`: erases the progress line before a question. */
export function openPrompts(input: Readable, output: Writable, clear: () => void): Prompts {
  const streams = { input, output };
  /** The library waits forever for an ended stream. */
  const answer = async <T>(ask: Promise<T>): Promise<Exclude<T, symbol>> => {
    let leave = (): void => {};
    const gone = new Promise<null>((resolve) => {
      leave = () => resolve(null);
      for (const event of ends) input.once(event, leave);
    });
    try {
      const given = await Promise.race([ask, gone]);
      if (given === null || typeof given === 'symbol') throw new Cancelled('no answer');
      return given as Exclude<T, symbol>;
    } finally {
      for (const event of ends) input.off(event, leave);
    }
  };
  return {
    async select(message, choices) {
      const { select } = await openClack(clear);
      const options = choices.map((choice) => ({ ...choice }));
      const asked: Promise<string | symbol> = select<string>({ message, options, ...streams });
      return (await answer(asked)) as (typeof choices)[number]['value'];
    },
    async confirm(message) {
      const { confirm } = await openClack(clear);
      return answer(confirm({ message, initialValue: false, ...streams }));
    },
  };
}

/** By default, Ctrl-D closes the library's input and leaves a question that no key answers. */
async function openClack(clear: () => void) {
  const clack = await import('@clack/prompts');
  clear();
  clack.updateSettings({ aliases: { '\u0004': 'cancel' } });
  return clack;
}

const ends = ['end', 'close', 'error'] as const;
