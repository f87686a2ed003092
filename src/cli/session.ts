import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type ProcessParts, Runtime } from '../runtime/runtime.ts';
import { projectAround } from '../runtime/project.ts';
import { findExcludedFiles } from '../runtime/sparse.ts';
import type { Sandbox } from '../sandbox/server.ts';
import { type Flags, setFormatByFileName } from './options.ts';

/** One command line: the process's inputs, and the exit code to end with. */
export class Session {
  readonly parts: ProcessParts;
  exitCode = 0;

  constructor(parts: ProcessParts) {
    this.parts = parts;
  }

  /**
   * Sets what a command does. `work` gets the flags that the command declares, the runtime for them, which is closed in the end, and the arguments. It
   * returns the exit code.
   */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- commander does not know which flags a command declares
  setAction<OwnFlags extends CommonFlags & { format?: unknown }>(
    command: Command,
    run: (flags: OwnFlags, runtime: Runtime, args: string[]) => Promise<number>,
  ): Command {
    return command.action(async () => {
      const flags = command.optsWithGlobals<OwnFlags & NamedFiles>();
      // By convention `-` is standard output, the default.
      if (flags.output === '-') delete flags.output;
      else if (flags.output !== undefined) setFormatByFileName(flags.output, command, flags);
      const { output, plan, out, sandboxDb } = flags;
      const runtime = await this.openRuntime(flags, readsConfig(command));
      try {
        if (sandboxDb !== undefined) runtime.refuseLinks(sandboxDb);
        if (sandboxDb !== undefined && out !== undefined) runtime.ensureWritable(out, [sandboxDb]);
        if (output !== undefined) runtime.ensureWritable(output, [...command.args, plan, out, sandboxDb]);
        this.exitCode = await run(flags, runtime, command.args);
      } finally {
        await runtime.close();
      }
    });
  }

  private async openRuntime(flags: CommonFlags, hasProject: boolean): Promise<Runtime> {
    const { directory, quiet = false, verbose = false, config = null, baseUrl, sandbox, sandboxDb } = flags;
    const folder = resolve(this.parts.cwd, directory);
    // Like every path, it is relative to the folder of `-C`.
    const db = sandboxDb === undefined ? {} : { db: resolve(folder, sandboxDb) };
    const isEmbedded = sandbox === true || sandboxDb !== undefined;
    const connection = { sandbox: isEmbedded ? () => startEmbedded(db) : null, baseUrl: baseUrl ?? null };
    const { env } = this.parts;
    const excludedInFolder = await findExcludedFiles(folder, env);
    const project = hasProject ? projectAround({ folder, config, excludedFiles: excludedInFolder }) : folder;
    const excludedInProject = project === folder ? excludedInFolder : await findExcludedFiles(project, env);
    return new Runtime(this.parts, {
      directory,
      project,
      quiet,
      verbose,
      excludedFiles: excludedInProject,
      connection,
    });
  }
}

/** Whether a command is about a project, which may begin in a folder above. */
const readsConfig = (command: Command): boolean => command.options.some(({ long }) => long === '--config');

/** The flags that every command may have in one form. */
type CommonFlags = Pick<
  Flags,
  'directory' | 'quiet' | 'verbose' | 'config' | 'baseUrl' | 'sandbox' | 'sandboxDb' | 'output'
>;

/** The files that a command may name beside its output. */
type NamedFiles = { plan?: string; out?: string };

/** Builds a command, which sets the exit code of the session when it is run. */
export type CommandFactory = (session: Session) => Command;

/** Starts the embedded platform. With `db`, its state is in that file. */
async function startEmbedded(options: { db?: string }): Promise<Sandbox> {
  const { startSandbox } = await import('../sandbox/server.ts');
  return startSandbox(options);
}
