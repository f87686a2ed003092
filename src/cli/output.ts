import { PlatformError } from '../domain/errors.ts';
import { configName } from '../domain/settings.ts';
import { version } from '../generated/version.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Environment } from '../util/environment.ts';
import type { Flags } from './options.ts';

export const tool = `ifmatch ${version}`;

/** How the user starts this program: with `npx`, npm says so. */
export const programName = ({ npm_command: command }: Environment): string =>
  command === 'exec' ? 'npx ifmatch' : 'ifmatch';

/** The width, colour and detail of a text. A file has no colour by default. */
export function terminalStyle(
  { color, output, verbose = false }: Flags,
  { terminal }: Runtime,
): { width: number; color: boolean; verbose: boolean } {
  const isColored = output === undefined ? terminal.wantsColor(color) : color === 'always';
  return { width: terminal.width, color: isColored, verbose };
}

/** Turns a refusal of the platform into an outcome; rethrows other errors. */
export function toFailedOutcome(error: unknown): { kind: 'failed'; error: PlatformError; problems: [] } {
  if (!(error instanceof PlatformError)) throw error;
  return { kind: 'failed', error, problems: [] };
}

/** Writes a result to a file or stdout. If the file cannot be written, it goes to stdout, since what was done must be shown. */
export function writeResult(text: string, { output }: Pick<Flags, 'output'>, runtime: Runtime): void {
  if (output === undefined) return runtime.terminal.print(text);
  try {
    runtime.writeText(output, text.endsWith('\n') ? text : `${text}\n`);
  } catch (error) {
    runtime.terminal.print(text);
    throw error;
  }
}

/** A config, by its path from the root, as the user would type it; null if it is the default one. */
export const shownConfig = (config: string | null, runtime: Runtime): string | null =>
  config === null || config === configName ? null : runtime.asTyped(config);
