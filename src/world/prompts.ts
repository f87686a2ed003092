import { Cancelled, type Streams } from './terminal.ts';

export type Choice<T extends string> = { readonly value: T; readonly label: string; readonly hint?: string };

/** Questions on a terminal. Each throws `Cancelled` when nobody answers. The texts must be escaped already. */
export type Prompts = {
  /** A line of text; `check` answers what is wrong with it, or null. */
  text(message: string, hint: string, check: (text: string) => string | null): Promise<string>;
  select<T extends string>(message: string, choices: readonly Choice<T>[]): Promise<T>;
  /** One or more. */
  several(message: string, choices: readonly Choice<string>[]): Promise<string[]>;
  /** A yes; it has to be chosen. */
  confirm(message: string): Promise<boolean>;
};

export function openPrompts({ in: input, err: output }: Pick<Streams, 'in' | 'err'>): Prompts {
  const streams = { input, output };
  /** The library waits forever on a stream that has ended. */
  const answer = async <T>(ask: Promise<T>): Promise<Exclude<T, symbol>> => {
    let leave = (): void => {};
    const gone = new Promise<null>((resolve) => {
      leave = () => resolve(null);
      for (const event of ends) input.once(event, leave);
    });
    try {
      const given = await Promise.race([ask, gone]);
      if (given === null || typeof given === 'symbol') throw new Cancelled('nobody answered');
      return given as Exclude<T, symbol>;
    } finally {
      for (const event of ends) input.off(event, leave);
    }
  };
  return {
    async text(message, hint, check) {
      const { text } = await openClack();
      const validate = (typed = ''): string | undefined => check(typed.trim()) ?? undefined;
      return (await answer(text({ message, placeholder: hint, defaultValue: '', validate, ...streams }))).trim();
    },
    async select(message, choices) {
      const { select } = await openClack();
      const options = choices.map((choice) => ({ ...choice }));
      const asked: Promise<string | symbol> = select<string>({ message, options, ...streams });
      return (await answer(asked)) as (typeof choices)[number]['value'];
    },
    async several(message, choices) {
      const { multiselect } = await openClack();
      const options = choices.map((choice) => ({ ...choice }));
      return answer(multiselect<string>({ message, options, required: true, ...streams }));
    },
    async confirm(message) {
      const { confirm } = await openClack();
      return answer(confirm({ message, initialValue: false, ...streams }));
    },
  };
}

/** Ctrl-D would close the line that the library reads from, and leave a question that no key answers. */
async function openClack() {
  const clack = await import('@clack/prompts');
  clack.updateSettings({ aliases: { '\u0004': 'cancel' } });
  return clack;
}

const ends = ['end', 'close', 'error'] as const;
