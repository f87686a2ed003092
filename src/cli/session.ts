import { resolve } from 'node:path';
import { countWarnings } from '../domain/problem.ts';
import type { Sandbox } from '../sandbox/server.ts';
import { type ProcessParts, Runtime } from '../runtime.ts';
import { leftOutFiles } from '../runtime/sparse.ts';
import { exitCode } from './exit-code.ts';
import { type ConnectionFlags, type GlobalFlags, keepPlans } from './options.ts';
import { asFailed, show, type RunContext } from './show.ts';
import type { Outcome } from '../domain/outcome.ts';

/** One command line: the process's inputs, and the exit code to end with. */
export class Session {
  readonly parts: ProcessParts;
  code = 0;

  constructor(parts: ProcessParts) {
    this.parts = parts;
  }

  /** Opens the runtime for the flags, and always closes it. */
  async inRuntime(
    flags: GlobalFlags & Partial<ConnectionFlags>,
    run: (runtime: Runtime) => Promise<void>,
  ): Promise<void> {
    const { directory, quiet = false, verbose = false, baseUrl = null, sandbox = false, sandboxDb = null } = flags;
    // Relative to the folder of `-C`, like every path.
    const db = sandboxDb === null ? null : resolve(this.parts.cwd, directory, sandboxDb);
    const embedded = sandbox || db !== null ? () => startEmbedded(db) : null;
    const leftOut = await leftOutFiles(resolve(this.parts.cwd, directory), this.parts.env);
    const connection = { sandbox: embedded, baseUrl };
    const runtime = new Runtime(this.parts, { directory, quiet, verbose, leftOut, connection });
    try {
      if (sandboxDb !== null) runtime.refuseLinks(sandboxDb);
      await run(runtime);
    } finally {
      await runtime.close();
    }
  }

  /** Shows how a command ended. Refusals of the platform are outcomes; other errors are thrown. */
  async finish(run: RunContext, command: () => Promise<Outcome>, changes = false): Promise<void> {
    keepPlans(['--output', run.flags.output], [run.save, run.reviewed], run.runtime);
    for (const path of [run.flags.output, run.save]) if (typeof path === 'string') run.runtime.ensureWritable(path);
    const outcome = await command().catch((error: unknown): Outcome => ({
      ...asFailed(error),
      plan: null,
      results: [],
    }));
    await show(run, outcome);
    const warnings = run.strict === true && countWarnings(outcome.problems) > 0;
    this.code = exitCode(outcome.kind, { changes, warnings });
  }
}

/** A file keeps the state. */
async function startEmbedded(db: string | null): Promise<Sandbox> {
  const { startSandbox } = await import('../sandbox/server.ts');
  return startSandbox(db === null ? {} : { db });
}
