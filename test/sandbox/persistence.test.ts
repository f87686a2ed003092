import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type SandboxOptions, startSandbox } from '../../src/sandbox/server.ts';
import { type Caller, caller, codePath, openSandbox, remediationPath, versionOf } from '../rig/platform-api.ts';
import { commentPolicy } from '../rig/policies.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

/** Serves a file for one visit, and lets go of it. */
async function visit<Result>(
  db: string,
  look: (call: Caller, token: string) => Promise<Result>,
  options: SandboxOptions = {},
): Promise<Result> {
  const sandbox = await startSandbox({ db, ...options });
  try {
    return await look(caller(sandbox), sandbox.token);
  } finally {
    await sandbox.close();
  }
}

const put = async (call: Caller, ...slugs: string[]) =>
  (
    await call('PUT', remediationPath, {
      body: { bundle: { policies: slugs.map((slug) => commentPolicy(slug)) } },
      ifMatch: await versionOf(call, remediationPath),
    })
  ).body;

const newFile = (): string => join(temporaryFolder(), 'platform.db');

test('a file keeps the state, the log and the tokens', async () => {
  const db = newFile();
  const first = await visit(db, async (call, token) => ({ token, state: await put(call, 'a', 'b') }));
  const second = await visit(db, async (call, token) => {
    expect((await call('GET', remediationPath)).body).toEqual(first.state);
    expect((await call('GET', codePath, { token: first.token })).status).toBe(200);
    return token;
  });
  expect(second).not.toBe(first.token);
  const sandbox = await startSandbox({ db });
  expect(sandbox.log().map(({ state_version }) => state_version)).toEqual([first.state.state_version]);
  await sandbox.close();
});

test('without a file every start is a new platform', async () => {
  const one = await openSandbox();
  await put(one.call, 'a');
  const other = await openSandbox();
  expect((await other.call('GET', remediationPath)).body.bundle.policies.length).toBeGreaterThan(10);
});

test('the file contains no token', async () => {
  const db = newFile();
  const token = await visit(db, (_, own) => Promise.resolve(own));
  expect(readFileSync(db).includes(token)).toBe(false);
  expect(readFileSync(db).includes(token.slice('sandbox_'.length))).toBe(false);
});

test('a port in use is an error, and the file is closed', async () => {
  const { sandbox } = await openSandbox();
  const db = newFile();
  await expect(startSandbox({ db, port: Number(new URL(sandbox.url).port) })).rejects.toThrow(
    /^Port \d+ is in use by another program\. Choose another/,
  );
  await visit(db, (call) => put(call, 'a'));
});
