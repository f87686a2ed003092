import type { Readable, Writable } from 'node:stream';

/** Cancelled by Ctrl-C or a closed terminal. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** Questions on a terminal. Each throws `Cancelled` if there is no answer. Texts must already be escaped. */
export type Prompts = {
  /** Asks for yes or no; the default is no. */
  confirm(message: string): Promise<boolean>;
};

/** `clear`: erases the progress line before a question. */
export async function openPrompts(input: Readable, output: Writable, clear: () => void): Promise<Prompts> {
  const { confirm, updateSettings } = await import('@clack/prompts');
  // By default, Ctrl-D closes the library's input and leaves a question that no key answers.
  updateSettings({ aliases: { '\u0004': 'cancel' } });
  // The library waits forever for an ended stream.
  const inputEnded = new AbortController();
  for (const event of ['end', 'close', 'error']) input.once(event, () => inputEnded.abort());
  // The library cannot wrap its question to 0 columns.
  if ('columns' in output && output.columns === 0) Object.assign(output, { columns: 80 });
  const streams = { input, output, signal: inputEnded.signal };
  const askOrCancel = async <T>(ask: () => Promise<T>): Promise<Exclude<T, symbol>> => {
    clear();
    const answer = await ask();
    if (typeof answer === 'symbol') throw new Cancelled('no answer');
    return answer as Exclude<T, symbol>;
  };
  return {
    confirm: (message) => askOrCancel(() => confirm({ message, initialValue: false, ...streams })),
  };
}
