import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const source = new URL('../../src/runtime/stop-signals.ts', import.meta.url).href;
const program = `
  const { stopRequest } = await import(${JSON.stringify(source)});
  const stop = stopRequest(process.argv[1]);
  const noted = [stop(), stop()];
  process.stdin.on('end', () => console.log('ended by itself')).resume();
  console.log('ready');
  await Promise.all(noted);
  await stop();
  console.log('noted');
`;

/** Sends a signal, and once it is noted the others; then the process may end by itself. */
async function signalled(second: 'ends' | 'ignored', signals: readonly [NodeJS.Signals, ...NodeJS.Signals[]]) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, second], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const [first, ...others] = signals;
  await once(reader, 'line');
  child.kill(first);
  await once(reader, 'line');
  for (const signal of others) child.kill(signal);
  const closed = once(child, 'close');
  child.stdin.on('error', () => undefined).end();
  const [code, ended] = (await closed) as [number | null, string | null];
  return { lines, code, ended };
}

test.for([
  ['SIGINT', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
  ['SIGINT', 'SIGINT'],
  ['SIGHUP', 'SIGTERM'],
] as const)('after %s, a %s ends the process if allowed', async (signals) => {
  expect(await signalled('ends', signals)).toEqual({ lines: ['ready', 'noted'], code: null, ended: signals[1] });
});

test('a cancelled job ignores the second signal, and ends by itself', async () => {
  expect(await signalled('ignored', ['SIGINT', 'SIGTERM'])).toEqual({
    lines: ['ready', 'noted', 'ended by itself'],
    code: 0,
    ended: null,
  });
});

test('a closed terminal requests a stop, and repeated signals do not kill the process', async () => {
  expect(await signalled('ends', ['SIGHUP', 'SIGHUP', 'SIGHUP'])).toEqual({
    lines: ['ready', 'noted', 'ended by itself'],
    code: 0,
    ended: null,
  });
});
