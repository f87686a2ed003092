import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { Terminal } from '../../src/runtime/terminal.ts';
import { closedAddress } from '../rig/loopback.ts';
import { connect } from '../platform/connect-client.ts';
import { startServer } from '../rig/recording-server.ts';

/** What a terminal is told of a run that gets on, and ends with a line. */
function printedBy(
  terminal: { readonly quiet: boolean; readonly env: Record<string, string> },
  isTTY: boolean,
): string {
  const err = Object.assign(new PassThrough(), { isTTY });
  const runtime = new Terminal({ in: new PassThrough(), out: new PassThrough(), err }, terminal);
  runtime.showProgress('dry run 1 of 2');
  runtime.showProgress('dry run 2 of 2');
  runtime.printNote('done');
  return String(err.read() ?? '');
}

const clear = '\r\u001B[2K';

test.each([
  [{ quiet: false, env: {} }, true, `${clear}dry run 1 of 2${clear}dry run 2 of 2${clear}done\n`],
  [{ quiet: false, env: { TERM: 'dumb' } }, true, 'done\n'],
  [{ quiet: false, env: {} }, false, 'done\n'],
  [{ quiet: true, env: {} }, true, ''],
])('progress lines replace each other only on a capable terminal: %j, %j', (terminal, isTTY, text) => {
  expect(printedBy(terminal, isTTY)).toBe(text);
});

/** Runs a command on a terminal against this address; answers what the terminal showed, in the order of `shown`. */
async function onTerminal(address: string, shown: string[], args: readonly string[]): Promise<number> {
  const err = Object.assign(new PassThrough(), { isTTY: true });
  err.setEncoding('utf8').on('data', (text: string) => shown.push(text));
  return main(args, {
    env: { IFMATCH_BASE_URL: address, IFMATCH_API_TOKEN: 'x'.repeat(40) },
    cwd: '/',
    streams: { in: new PassThrough(), out: new PassThrough(), err },
    packageRoot: '/',
    now: () => Date.UTC(2026, 10, 20),
    stop: () => new Promise<void>(() => {}),
  });
}

test('a slow platform is named before it answers', async () => {
  const shown: string[] = [];
  let before: string | null = null;
  const server = await startServer((_, response) => {
    before = shown.join('');
    response.writeHead(404).end();
  });
  await onTerminal(server.url, shown, ['deployments']);
  expect(before).toBe(`${clear}Connecting to ${server.url}`);
});

test('a wait before a retry shows its reason', async () => {
  const shown: string[] = [];
  const { platform, waits } = connect(closedAddress, { progress: (text) => shown.push(text) });
  onTestFinished(() => platform.close());
  await expect(platform.deployments()).rejects.toThrow('cannot be reached');
  expect(waits).toHaveLength(2);
  expect(shown).toEqual(
    [2, 3].map((n) => `${closedAddress}: it cannot be reached; trying again (attempt ${String(n)})`),
  );
});
