import { onTestFinished } from 'vitest';
import { Agent, request } from 'undici';
import { join } from 'node:path';
import { type Rig, type RigOptions, startRig } from './rig/rig.ts';

/** A rig for one test, with the probe as the action. */
export async function openRig(options: RigOptions = {}): Promise<Rig> {
  const [program, manifest] = ['probe-action.ts', 'probe-action.yml'].map((name) => join(import.meta.dirname, name));
  const rig = await startRig({ program: program!, manifest: manifest!, ...options });
  onTestFinished(() => rig.close());
  return rig;
}

export type Wanted = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below the repository, or the whole path when it begins with two slashes. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Got = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- every test knows what it asked for
  readonly json: any;
};

/** Asks a rig as a client of GitHub should; an empty header is left out. */
export async function ask(
  rig: Rig,
  token: string,
  { method = 'GET', path, body, headers = {} }: Wanted,
  milliseconds = 10_000,
): Promise<Got> {
  const url = path.startsWith('//') ? `${rig.api}${path.slice(1)}` : `${rig.api}/repos/${rig.fullName}${path}`;
  const sent: Record<string, string> = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'user-agent': 'test',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
  const dispatcher = new Agent(); // a connection of its own: a broken one must not be used again
  try {
    const answer = await request(url, {
      method,
      headers: Object.fromEntries(Object.entries(sent).filter(([, text]) => text !== '')),
      dispatcher,
      signal: AbortSignal.timeout(milliseconds),
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, headers: answer.headers, json: isJson ? JSON.parse(text) : text };
  } finally {
    await dispatcher.destroy();
  }
}
