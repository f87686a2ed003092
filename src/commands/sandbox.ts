import { type Sandbox, type ServedDeployment, startSandbox } from '../sandbox/server.ts';
import type { Runtime } from '../runtime/runtime.ts';

export type SandboxOptions = {
  readonly port: number;
  readonly db: string | null;
  readonly seed: string;
  readonly quirks: readonly string[];
  readonly json: boolean;
};

/** Serves the platform on loopback until `stop` resolves. */
export async function sandbox(options: SandboxOptions, runtime: Runtime, stop: Promise<void>): Promise<void> {
  const { port, db, seed, quirks } = options;
  const onProgress = (done: number, total: number): void => runtime.terminal.showProgress(progressBar(done, total));
  const server = await startSandbox({ port, seed, quirks, onProgress, ...(db === null ? {} : { db }) });
  runtime.terminal.clearProgress();
  const { url, token, userToken, deployments } = server;
  runtime.terminal.print(options.json ? JSON.stringify({ url, token, userToken, deployments }) : startMessage(server));
  await stop;
  await server.close();
}

function describeDeployment({ slug, migrated, bundles }: ServedDeployment): string {
  if (!migrated) return `${slug} (not migrated)`;
  return bundles.includes('secrets') ? slug : `${slug} (without secrets)`;
}

function progressBar(done: number, total: number): string {
  const share = done / total;
  const bar = '='.repeat(Math.floor(share * 30)).padEnd(30);
  const counts = `${String(done)} of ${String(total)} findings`;
  return `[${bar}] ${counts}${done === total ? ', making the indices' : ''}`;
}

function startMessage({ url, token, userToken, deployments: [first, ...others] }: Sandbox): string {
  const tryIt = first?.migrated === true ? '  ifmatch init --from-platform' : '  ifmatch doctor';
  return [
    `A sandbox platform with the deployment ${first?.slug ?? ''}. In another terminal:`,
    '',
    `  export IFMATCH_BASE_URL=${url}`,
    `  export IFMATCH_API_TOKEN=${token}`,
    `  export IFMATCH_USER_JWT=${userToken}`,
    tryIt,
    '  ifmatch api listFindings --severities critical --all',
    '',
    `Also here: ${others.map(describeDeployment).join(', ')}. --format json prints their tokens, --seed chooses another.`,
    'Ctrl-C stops it.',
  ].join('\n');
}
