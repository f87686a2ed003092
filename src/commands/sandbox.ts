import { startSandbox } from '../sandbox/server.ts';
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
  const server = await startSandbox({ port, seed, quirks, ...(db === null ? {} : { db }) });
  const { url, token, deployments } = server;
  world.terminal.print(options.json ? JSON.stringify({ url, token, deployments }) : greeting(url, token, deployments));
  await stop;
  await server.close();
}

function greeting(url: string, token: string, deployments: readonly { id: string; slug: string }[]): string {
  return [
    `A platform to try things on, with the deployment ${deployments.map(({ slug }) => slug).join(', ')}. In another terminal:`,
    '',
    `  export IFMATCH_BASE_URL=${url}`,
    `  export IFMATCH_API_TOKEN=${token}`,
    '  ifmatch preview examples/policies',
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}
