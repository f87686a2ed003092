import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/server.ts';
import { program, root } from './run-program.ts';

/** Passes everything on to a platform; the first PUT once `onPut` is done. */
async function startProxy(platform: string, onPut: () => Promise<void>) {
  const puts: string[] = [];
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method, url = '', headers } = incoming;
    if (method === 'PUT' && puts.push(url) === 1) await onPut();
    const passed = request(
      new URL(url, platform),
      { method, headers: { ...headers, host: new URL(platform).host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(passed);
  };
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    puts,
    close: () => server.close(),
  };
}

/** An apply that is asked to stop when its first PUT is on its way. */
async function stopInApply(beforeStop: (child: ChildProcessByStdio<null, Readable, Readable>) => void = () => {}) {
  const sandbox = await startSandbox();
  const proxy = await startProxy(sandbox.url, async () => {
    beforeStop(child);
    child.kill('SIGINT');
    await noted(child);
  });
  const env = { PATH: process.env['PATH'], IFMATCH_BASE_URL: proxy.url, IFMATCH_API_TOKEN: sandbox.token };
  const child = spawn(process.execPath, [program, 'apply', '--yes', '--verbose', 'examples/policies'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([textOf(child.stdout), textOf(child.stderr), once(child, 'close')]);
  proxy.close();
  await sandbox.close();
  return { out, err, code: code as number, puts: proxy.puts.length };
}

/** Waits until a first SIGINT is noted, for from then on a second one ends the process; where the system does not tell, at once. */
async function noted({ pid }: ChildProcess): Promise<void> {
  const status = `/proc/${String(pid)}/status`;
  if (!existsSync(status)) return;
  await expect
    .poll(() => handles(readFileSync(status, 'utf8'), constants.signals.SIGINT), { timeout: 60_000 })
    .toBe(false);
}

const handles = (status: string, signal: number): boolean =>
  ((BigInt(`0x${/^SigCgt:\s*(\w+)/m.exec(status)?.[1] ?? '0'}`) >> BigInt(signal - 1)) & 1n) === 1n;

/** All that comes until the end, or until nobody reads any more. */
async function textOf(stream: Readable): Promise<string> {
  let text = '';
  stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  await once(stream, 'close');
  return text;
}

test('Ctrl-C during an apply finishes the bundle that is being written, sends no other, and tells what is what', async () => {
  const { out, err, code, puts } = await stopInApply();
  expect({ code, puts }).toEqual({ code: 6, puts: 1 });
  expect(err).toContain('Press Ctrl-C again to stop at once.');
  expect(resultsIn(out)).toEqual(oneApplied);
});

test('Ctrl-C that also ends whoever reads the messages does not end an apply half-way', async () => {
  const { out, code, puts } = await stopInApply(({ stderr }) => stderr.destroy());
  expect({ code, puts }).toEqual({ code: 6, puts: 1 });
  expect(resultsIn(out)).toEqual(oneApplied);
});

const oneApplied = [
  ['remediation', 'applied'],
  ['detection/code', 'not applied'],
  ['detection/secrets', 'not applied'],
];

const resultsIn = (out: string): string[][] =>
  out
    .split('\n')
    .filter((line) => /^(?:remediation|detection\/\w+) {2,}/.test(line))
    .map((line) => line.split(/ {2,}/).slice(0, 2));
