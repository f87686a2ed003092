import * as core from '@actions/core';
import type { Writable } from 'node:stream';
import type { Toolkit } from '../../../src/action/action-runtime.ts';

type Environment = Readonly<Record<string, string>>;

/**
 * The real @actions/core, for a step that shares this process with others. Its functions act on the environment, the output and the exit
 * code of the process; during each call, those are the step's.
 */
export function toolkitOf(env: Environment, out: Writable): Toolkit {
  const asStep =
    <A extends unknown[], R>(call: (...args: A) => R) =>
    (...args: A): R =>
      asCurrentProcess(env, out, () => call(...args));
  return {
    getInput: asStep(core.getInput),
    setSecret: asStep(core.setSecret),
    setOutput: asStep(core.setOutput),
    setFailed: asStep(core.setFailed),
    error: asStep(core.error),
    warning: asStep(core.warning),
    notice: asStep(core.notice),
    summary: summaryOf(asStep),
  };
}

/**
 * Runs a call with the environment and output of a step in place of those of this process. The toolkit reads them synchronously, so that no other
 * step runs in between.
 */
function asCurrentProcess<R>(env: Environment, out: Writable, call: () => R): R {
  const { env: ownEnv, exitCode } = process;
  // oxlint-disable-next-line typescript/unbound-method -- put back where it was
  const { write } = process.stdout;
  process.env = { ...env };
  process.stdout.write = out.write.bind(out) as typeof write;
  try {
    return call();
  } finally {
    process.env = ownEnv;
    process.stdout.write = write;
    process.exitCode = exitCode;
  }
}

/** A new summary for each step, because that of the package keeps the text and the file of the previous step. */
function summaryOf(asStep: <R>(call: () => R) => () => R): Toolkit['summary'] {
  const Summary = core.summary.constructor as new () => Toolkit['summary'];
  const summary = new Summary();
  const write = summary.write.bind(summary);
  summary.write = (options) => asStep(() => write(options))();
  return summary;
}
