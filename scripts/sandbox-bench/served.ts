import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { request } from 'undici';
import { root } from '../files.ts';

/** A server in a process of its own. */
export type Served = { readonly port: number; readonly token: string; readonly process: ChildProcess };
export type Asked = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly ifMatch?: string;
};
/** The built sandbox, as a user starts it. */
export const serveSandbox = (...options: readonly string[]): Promise<Served> =>
  serve([join(root, 'dist/cli.js'), 'sandbox', '--format', 'json', ...options]);

/** Starts a program that prints its address and token as a line of JSON. */
export async function serve(args: readonly string[]): Promise<Served> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { url, token } = JSON.parse(line) as { url: string; token: string };
  return { port: Number(new URL(url).port), token, process: child };
}

export async function stop({ process: child }: Served): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

export async function ask(served: Served, { method, path, body, ifMatch }: Asked): Promise<Record<string, unknown>> {
  const answer = await request(`http://127.0.0.1:${String(served.port)}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${served.token}`,
      'content-type': 'application/json',
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200)
    throw new Error(`${method} ${path} was answered ${String(answer.statusCode)}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}
