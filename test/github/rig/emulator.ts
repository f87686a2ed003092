import { createSign, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { createEmulator } from 'emulate';
import { Agent, request } from 'undici';
import type { Permissions } from './permissions.ts';

export type EmulatorAnswer = { readonly status: number; readonly headers: Headers; readonly text: string };
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The store of pull requests, comments, issues and tokens: a GitHub emulator that others wrote. */
export type Emulator = {
  readonly url: string;
  /** A token of the GitHub App of Actions, as a job gets one. */
  mintToken(permissions: Permissions): Promise<string>;
  /** The token of a person who works on the repository. Throws for one that the rig was not started with. */
  tokenOf(login: string): string;
  send(token: string, method: string, path: string, body?: string): Promise<EmulatorAnswer>;
  /** A request that must succeed, and its answer. */
  call(token: string, method: string, path: string, body?: unknown): Promise<unknown>;
  close(): Promise<void>;
};

type Seed = {
  readonly owner: string;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly users: readonly string[];
};

/** What Actions itself may; a job's token gets a part of it. */
const granted: Permissions & { readonly metadata: 'read' } = {
  contents: 'write',
  issues: 'write',
  metadata: 'read',
  pull_requests: 'write',
  statuses: 'write',
};
const actions = { app_id: 15_368, slug: 'github-actions', name: 'GitHub Actions', permissions: granted };
const installation = 1;

// One key a process: making one takes 90 ms, and nobody outside sees it.
let key: Promise<string> | undefined;
async function makeKey(): Promise<string> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return pair.privateKey;
}

const userToken = (login: string): string => `user-token-of-${login}`;

export async function startEmulator({ owner, name, isPrivate, users }: Seed): Promise<Emulator> {
  const privateKey = await (key ??= makeKey());
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: Object.fromEntries(users.map((login) => [userToken(login), { login, scopes: ['repo'] }])),
      github: {
        users: users.map((login) => ({ login, name: login })),
        orgs: [{ login: owner, members: users.map((login) => ({ login, role: 'admin' })) }],
        repos: [{ owner, name, private: isPrivate, default_branch: 'main' }],
        apps: [
          { ...actions, private_key: privateKey, installations: [{ installation_id: installation, account: owner }] },
        ],
      },
    },
  });
  // It says "localhost" and listens on the loopback of version 4 only.
  const address = emulator.url.replace('localhost', '127.0.0.1');
  const agent = new Agent({ keepAliveTimeout: 60_000 });
  const send: Emulator['send'] = async (token, method, path, body) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const answer = await request(`${address}${path}`, {
      method: method as 'GET',
      headers,
      dispatcher: agent,
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
  };
  const call: Emulator['call'] = async (token, method, path, body) => {
    const { status, text } = await send(token, method, path, body === undefined ? undefined : JSON.stringify(body));
    if (status >= 300) throw new Error(`the emulator answered ${method} ${path} with ${String(status)}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  return {
    url: emulator.url,
    async mintToken(permissions) {
      const path = `/app/installations/${String(installation)}/access_tokens`;
      const asked = { permissions: { metadata: 'read', ...permissions } };
      return ((await call(appToken(privateKey), 'POST', path, asked)) as { token: string }).token;
    },
    tokenOf(login) {
      if (!users.includes(login)) throw new Error(`${login} is not one of the rig's users: ${users.join(', ')}`);
      return userToken(login);
    },
    send,
    call,
    async close() {
      await agent.destroy();
      await emulator.close();
    },
  };
}

/** How an app names itself to GitHub: a JSON Web Token of ten minutes. */
function appToken(privateKey: string): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const content = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode({ iat: now - 60, exp: now + 540, iss: actions.app_id })}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
}
