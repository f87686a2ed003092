import { join } from 'node:path';
import { UsageError } from '../domain/usage-error.ts';
import { StandardStreams } from '../world/standard-streams.ts';
import { stopRequest } from '../world/stop-request.ts';
import { main } from './main.ts';

/** Runs the command line of a process to the end, and leaves it its exit code. The entry of the program lies in `folder`. */
export async function run(self: NodeJS.Process, folder: string): Promise<void> {
  const streams = new StandardStreams();
  self.exitCode = await main(self.argv.slice(2), {
    env: self.env,
    get cwd() {
      return folderOf(self);
    },
    streams,
    // The build puts the entry into dist/, one level below the package's root, as src/ is.
    packageRoot: join(folder, '..'),
    now: Date.now,
    stop: stopRequest('ends'),
  });
  // An end by itself frees all that was read first, which takes longer than some commands.
  if (streams.areDone) self.exit();
}

/** Throws UsageError where somebody deleted the folder in the meantime, as when a branch without it was checked out in another terminal. */
function folderOf(self: NodeJS.Process): string {
  try {
    return self.cwd();
  } catch (cause) {
    throw new UsageError('The folder that you are in was deleted. Change to another one.', { cause });
  }
}
