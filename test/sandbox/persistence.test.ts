import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { SandboxError } from '../../src/sandbox/quirks.ts';
import { type SandboxOptions, startSandbox } from '../../src/sandbox/server.ts';
import { type Caller, caller, codePath, open, policy, remediationPath, temporaryFolder, versionOf } from './harness.ts';

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
      body: { bundle: { policies: slugs.map((slug) => policy(slug)) } },
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
  const one = await open();
  await put(one.call, 'a');
  const other = await open();
  expect((await other.call('GET', remediationPath)).body.bundle.policies.length).toBeGreaterThan(10);
});

test('a seed only fills a new file', async () => {
  const db = newFile();
  const count = async (call: Caller): Promise<number> =>
    (await call('GET', remediationPath)).body.bundle.policies.length;
  expect(await visit(db, count, { seed: 'empty' })).toBe(0);
  expect(await visit(db, count, { seed: 'acme' })).toBe(0);
  await expect(startSandbox({ seed: 'nowhere' })).rejects.toThrow(
    /no seed "nowhere". Known are: acme, empty, globex, initech, hooli\./,
  );
});

test('other quirks on the same file give other versions, and the old ones come back', async () => {
  const db = newFile();
  const version = (call: Caller) => versionOf(call, remediationPath);
  const plain = await visit(db, version);
  expect(await visit(db, version, { quirks: ['quoted-versions'] })).toBe(`"${plain}"`);
  expect(await visit(db, version)).toBe(plain);
});

test('no token stands in the file', async () => {
  const db = newFile();
  const token = await visit(db, (_, own) => Promise.resolve(own));
  expect(readFileSync(db).includes(token)).toBe(false);
  expect(readFileSync(db).includes(token.slice('sandbox_'.length))).toBe(false);
});

test('a token can be given, and stays with its deployment', async () => {
  const db = newFile();
  for (let start = 0; start < 2; start += 1) {
    expect(
      await visit(db, (call, token) => call('GET', codePath, { token }).then(({ status }) => [token, status]), {
        token: 'only-for-tests',
      }),
    ).toEqual(['only-for-tests', 200]);
  }
  await expect(startSandbox({ token: 'two words' })).rejects.toThrow(SandboxError);
});

test.for([
  ['text', Buffer.from('policies:\n  - name: a\n'), /cannot be used as the sandbox's database: file is not a database/],
  ['noise', Buffer.alloc(20_000, 'SQLite format 3?'), /file is not a database/],
] as const)('a file of %s is refused and left as it is', async ([, bytes, reason]) => {
  const db = newFile();
  writeFileSync(db, bytes);
  await expect(startSandbox({ db })).rejects.toThrow(reason);
  expect(readFileSync(db).equals(bytes)).toBe(true);
});

test('a damaged database is refused and left as it is', async () => {
  const db = newFile();
  await visit(db, (call) => put(call, ...Array.from({ length: 500 }, (_, index) => `policy-${String(index)}`)));
  const bytes = readFileSync(db);
  bytes.fill(0xa5, 8192, 24_576);
  writeFileSync(db, bytes);
  await expect(startSandbox({ db })).rejects.toThrow(/damaged|malformed/);
  expect(readFileSync(db).equals(bytes)).toBe(true);
});

test('a file cut short is refused', async () => {
  const db = newFile();
  await visit(db, (call) => put(call, 'a'));
  writeFileSync(db, readFileSync(db).subarray(0, 6000));
  await expect(startSandbox({ db })).rejects.toThrow(SandboxError);
});

test.for([
  ['another program', 'CREATE TABLE notes (text TEXT)', /is the database of another program/],
  ['another ifmatch', 'PRAGMA user_version = 3', /was written by another version of ifmatch\. Choose another file/],
] as const)('a database of %s is refused and left as it is', async ([owner, sql, reason]) => {
  const db = newFile();
  if (owner === 'another ifmatch') await visit(db, () => Promise.resolve());
  const other = new DatabaseSync(db);
  other.exec(sql);
  other.close();
  const bytes = readFileSync(db);
  await expect(startSandbox({ db })).rejects.toThrow(reason);
  expect(readFileSync(db).equals(bytes)).toBe(true);
});

test('a path that cannot be a file is refused', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'platform.db'));
  for (const db of [join(folder, 'platform.db'), join(folder, 'missing', 'platform.db')]) {
    await expect(startSandbox({ db })).rejects.toThrow(/cannot be opened as a database/);
  }
});

test('a port in use is refused, and the file is let go', async () => {
  const { sandbox } = await open();
  const db = newFile();
  await expect(startSandbox({ db, port: Number(new URL(sandbox.url).port) })).rejects.toThrow(
    /^Port \d+ is in use by another program\. Choose another/,
  );
  await visit(db, (call) => put(call, 'a'));
});
