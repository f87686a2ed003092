import { writeSync } from 'node:fs';
import { systemWords } from '../domain/system-words.ts';
import { UsageError } from '../domain/usage-error.ts';
import type { Out } from './terminal.ts';

type Written = (error?: Error | null) => void;

/** Writes at once to an open file or pipe; what a pipe does not take goes to `stream`, which waits for the reader. */
export class DirectOutput implements Out {
  private readonly file: number;
  private readonly stream: () => Out;
  private gone: Error | null = null;
  private rest: Out | null = null;

  constructor(file: number, stream: () => Out) {
    this.file = file;
    this.stream = stream;
  }

  get destroyed(): boolean {
    return this.gone !== null || this.rest?.destroyed === true;
  }

  /** Whether nothing is left to `stream`. */
  get isDone(): boolean {
    return this.rest === null;
  }

  write(text: string, written: Written = () => {}): boolean {
    if (this.rest !== null) return this.rest.write(text, written);
    for (let bytes = Buffer.from(text); bytes.length > 0 && this.gone === null;) {
      const count = this.attempt(bytes);
      if (count === null) return this.leaveRest(bytes, written);
      bytes = bytes.subarray(count);
    }
    written(this.gone);
    return true;
  }

  /** How many bytes went out; null when the pipe takes no more for now. */
  private attempt(bytes: Uint8Array): number | null {
    try {
      return writeSync(this.file, bytes);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EAGAIN') return null;
      // A full disk is no bug of ours.
      if (code !== 'EPIPE')
        throw new UsageError(`Standard output cannot be written: ${systemWords(error)}.`, { cause: error });
      this.gone = error as Error;
      return 0;
    }
  }

  private leaveRest(bytes: Uint8Array, written: Written): boolean {
    this.rest = this.stream();
    return this.rest.write(bytes, written);
  }
}
