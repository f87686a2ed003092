import { join } from 'node:path';
import { error, getInput, notice, setFailed, setOutput, setSecret, summary, warning } from '@actions/core';
import { runAction } from './action/main.ts';
import { stopRequest } from './runtime/stop-signals.ts';
import { StandardStreams } from './runtime/streams.ts';

async function run(): Promise<void> {
  process.exitCode = 1; // if the action never comes to its end
  // A log that nobody reads any more must not stop an apply half-way.
  process.stdout.on('error', () => {});
  process.exitCode = await runAction({
    env: process.env,
    cwd: process.cwd(),
    streams: new StandardStreams(),
    toolkit: { getInput, setSecret, setOutput, setFailed, error, warning, notice, summary },
    // The build puts this file into dist/, one level below the package root, as src/ is.
    packageRoot: join(import.meta.dirname, '..'),
    now: Date.now,
    // GitHub sends SIGINT to a cancelled job, SIGTERM after 7.5 seconds and SIGKILL after 10: time to finish a bundle and report.
    stop: stopRequest('ignored'),
  });
}

void run();
