import { type Sandbox, startSandbox } from '../sandbox/server.ts';
import type { World } from '../world.ts';

export type SandboxOptions = {
  readonly port: number;
  readonly db: string | null;
  readonly seed: string;
  readonly quirks: readonly string[];
  readonly json: boolean;
};

/** Serves the platform on loopback until `stop` resolves. */
export async function sandbox(options: SandboxOptions, world: World, stop: Promise<void>): Promise<void> {
  const { port, db, seed, quirks } = options;
  const onProgress = (done: number, total: number): void => world.terminal.progress(progressBar(done, total));
  const server = await startSandbox({ port, seed, quirks, onProgress, ...(db === null ? {} : { db }) });
  world.terminal.clearProgress();
  const { url, token, userToken, deployments } = server;
  world.terminal.print(options.json ? JSON.stringify({ url, token, userToken, deployments }) : greeting(server));
  await stop;
  await server.close();
}

function progressBar(done: number, total: number): string {
  const share = done / total;
  const bar = '='.repeat(Math.floor(share * 30)).padEnd(30);
  const counts = `${String(done)} of ${String(total)} findings`;
  return `[${bar}] ${counts}${done === total ? ', making the indices' : ''}`;
}

function greeting({ url, token, userToken, deployments }: Sandbox): string {
  return [
    `A platform to try things on, with the deployment ${deployments.map(({ slug }) => slug).join(', ')}. In another terminal:`,
    '',
    `  export IFMATCH_BASE_URL=${url}`,
    `  export IFMATCH_API_TOKEN=${token}`,
    `  export IFMATCH_USER_JWT=${userToken}`,
    '  ifmatch init --from-platform',
    '  ifmatch api listFindings --severities critical --format table',
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}
