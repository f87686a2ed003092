import { expect, test } from 'vitest';
import { emptyFolder, examine, examplePolicies, runGit, statuses } from './examine.ts';

test('in an empty folder with nothing set it says what is missing, and skips what hangs on it', async () => {
  const { checks, is } = await examine();
  expect(statuses(checks)).toEqual({
    node: 'ok',
    git: 'warning',
    config: 'ok',
    files: 'warning',
    workflows: 'skipped',
    address: 'failed',
    proxy: 'skipped',
    connection: 'skipped',
    clock: 'skipped',
    token: 'failed',
    permission: 'skipped',
    deployment: 'skipped',
    reads: 'skipped',
    migration: 'skipped',
    products: 'skipped',
    vocabulary: 'skipped',
    job: 'skipped',
  });
  expect(is('vocabulary').says).toBe('the check "address" failed');
  const cures = checks.flatMap((check) => ('fix' in check ? [check.fix] : []));
  expect(cures).toHaveLength(4);
  expect(cures).not.toContain('');
});

test.for([
  ['22.18.9', 'failed'],
  ['22.19.0', 'ok'],
  ['9.99.0', 'failed'],
  ['26.0.0', 'ok'],
] as const)('Node %s is %s', async ([node, status]) => {
  expect((await examine({ node })).is('node').status).toBe(status);
});

test('a machine without git is told so', async () => {
  const { is } = await examine({ env: { PATH: '/nonexistent' } });
  expect(is('git')).toMatchObject({ status: 'warning', says: 'git cannot be run.' });
});

test('a repository without a commit, with one, and a shallow clone of it are told apart', async () => {
  const folder = emptyFolder();
  runGit(folder, 'init', '-b', 'trunk');
  expect((await examine({ directory: folder })).is('git').says).toBe('The repository has no commit yet.');
  for (const nth of ['one', 'two']) runGit(folder, 'commit', '--allow-empty', '-m', nth);
  expect((await examine({ directory: folder })).is('git')).toMatchObject({
    status: 'ok',
    says: 'a repository, on trunk; it has no remote',
  });
  const clone = emptyFolder();
  runGit(clone, 'clone', '--depth=1', `file://${folder}`, 'clone');
  const { is } = await examine({ directory: `${clone}/clone` });
  expect(is('git')).toMatchObject({ status: 'warning', fix: expect.stringContaining('fetch-depth: 0') });
  expect(is('git').says).toContain('the default branch is trunk');
});

test('a broken config is named with its line, and the files are skipped', async () => {
  const { is } = await examine({ directory: examplePolicies({ 'ifmatch.yaml': 'guards:\n  max_delets: 3\n' }) });
  expect(is('config')).toMatchObject({ status: 'failed', fix: expect.stringContaining('did you mean "max_deletes"?') });
  expect(is('config').says).toContain('ifmatch.yaml:2:3');
  expect(is('files')).toMatchObject({ status: 'skipped', says: 'the check "config" failed' });
});

test('a config that is asked for and not there fails', async () => {
  const { is } = await examine({ config: 'other.yaml' });
  expect(is('config').status).toBe('failed');
});

test('invalid files are named with the first line, and how many more there are', async () => {
  const { is } = await examine({
    directory: examplePolicies({ 'remediation/blocking.yaml': 'policies:\n  - nam: x\n' }),
  });
  expect(is('files').status).toBe('failed');
  expect(is('files').says).toMatch(/^remediation\/blocking\.yaml:2:\d+ .* \(and \d+ more\)$/);
});

test.for([
  ['http://platform.example', 'must begin with https://, since'],
  ['platform.example', 'must begin with https://'],
  ['https://user:canary@platform.example', 'has a user name or a password'],
  ['https://platform.example?x=1', 'has a query'],
] as const)('the address %s is refused, and nothing is sent', async ([address, says]) => {
  const { is } = await examine({ env: { IFMATCH_BASE_URL: address } });
  expect(is('address')).toMatchObject({ status: 'failed' });
  expect(is('address').says).toContain(says);
  expect(is('address').says).not.toContain('canary');
  expect(is('connection').status).toBe('skipped');
});

test.for([
  ['', 'failed', 'There is no API token.'],
  ['Bearer abcdefghijklmnopqrstuvwxyz', 'failed', 'begins with "Bearer"'],
  ['"abcdefghijklmnopqrstuvwxyz"', 'failed', 'quotes around it'],
  ['abcdefghijklm nopqrstuvwxyz', 'failed', 'white space'],
  ['abcdefghijklmnöpqrstuvwxyz', 'failed', 'not ASCII'],
  ['abcdefghijkl', 'warning', 'only 12 characters'],
  ['a', 'warning', 'only 1 character.'],
  ['abcdefghijklmnopqrstuvwxyz\n', 'ok', 'IFMATCH_API_TOKEN is set'],
] as const)('the form of the token %j is %s', async ([token, status, says]) => {
  const { is, checks } = await examine({ env: { IFMATCH_API_TOKEN: token } });
  expect(is('token').status).toBe(status);
  expect(is('token').says).toContain(says);
  expect(JSON.stringify(checks)).not.toContain('abcdef');
});

test('the token of a deployment counts before the common one', async () => {
  const env = { IFMATCH_API_TOKEN_ACME_EU: 'abcdefghijklmnopqrstuvwxyz', IFMATCH_API_TOKEN: 'short' };
  expect((await examine({ deployment: 'acme-eu', env })).is('token').says).toBe('IFMATCH_API_TOKEN_ACME_EU is set');
  expect((await examine({ deployment: 'globex', env })).is('token').says).toContain('IFMATCH_API_TOKEN is set, but');
});
