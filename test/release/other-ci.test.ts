import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { builtPackage } from '../rig/built-package.ts';
import { CommentServices } from '../ci/comment-services.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every text under one of these keys, in order: the lines that a CI service gives to a shell. */
function scriptsIn(value: unknown, keys: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    keys.includes(key) ? [inner].flat().filter((one) => typeof one === 'string') : scriptsIn(inner, keys),
  );
}

const yamlScripts = (path: string, ...keys: string[]): string[] => scriptsIn(parse(read(path)), keys);
const examples = {
  'azure-pipelines.yml': yamlScripts('examples/ci/azure-pipelines.yml', 'script'),
  'bitbucket-pipelines.yml': yamlScripts('examples/ci/bitbucket-pipelines.yml', 'script'),
  Jenkinsfile: [...read('examples/ci/Jenkinsfile').matchAll(/\bsh '([^']+)'/g)].map(([, line = '']) => line),
};

let folder: string;
let sandbox: Sandbox;
beforeEach(async () => {
  folder = temporaryFolder();
  sandbox = await startSandbox();
  cpSync(join(root, 'examples/policies'), join(folder, 'repository'), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  // As `ifmatch init --update` does.
  const copy = join(folder, 'repository/.github/actions/ifmatch');
  cpSync(join(builtPackage, 'dist'), join(copy, 'dist'), { recursive: true });
  writeFileSync(join(copy, 'package.json'), '{}');
  const git = 'git -c user.name=a -c user.email=a@b.invalid';
  await sh(`git init -q -b main && git add . && ${git} commit -qm Policies`);
});
afterEach(async () => {
  await sandbox.close();
});

/** Runs a line as a job does, against the sandbox. */
async function sh(
  line: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<{ code: number; text: string }> {
  const env = {
    ...variables,
    PATH: `${join(folder, 'bin')}:${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    HOME: folder,
    CI: 'true',
    IFMATCH_BASE_URL: sandbox.url,
    IFMATCH_API_TOKEN: sandbox.token,
    PIPELINE_WORKSPACE: folder,
  };
  try {
    const { stdout, stderr } = await run('bash', ['-e', '-c', line], { cwd: join(folder, 'repository'), env });
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

const lineWith = (lines: readonly string[], part: string): string => {
  const line = lines.find((one) => one.includes(part));
  if (line === undefined) throw new Error(`no line with ${part}`);
  return line;
};

describe.each(Object.entries(examples))('examples/ci/%s', (_, lines) => {
  test('previews, applies the saved plan, and finds drift', async () => {
    expect(await sh(lineWith(lines, ' preview --out plan.json'))).toMatchObject({ code: 0 });
    // As the service hands an artifact on.
    mkdirSync(join(folder, 'plan'));
    cpSync(join(folder, 'repository/plan.json'), join(folder, 'plan/plan.json'));
    const drift = lineWith(lines, ' drift');
    expect(await sh(drift)).toMatchObject({ code: 2 });
    expect(await sh(lineWith(lines, ' apply --plan'))).toMatchObject({ code: 0 });
    expect(await sh(drift)).toMatchObject({ code: 0 });
  });

  test('has only lines that this test covers', () => {
    for (const line of lines)
      expect(line).toMatch(/^node \.github\/actions\/ifmatch\/dist\/cli\.js |^echo "##vso\[task\.uploadsummary\]/);
  });

  test('cannot apply an edited plan', async () => {
    await sh(lineWith(lines, ' preview --out plan.json'));
    const plan = readFileSync(join(folder, 'repository/plan.json'), 'utf8');
    const edited = plan.replace(/"says": "([^"]+)"/, '"says": "harmless"');
    expect(edited).not.toBe(plan);
    mkdirSync(join(folder, 'plan'));
    for (const path of ['repository/plan.json', 'plan/plan.json']) writeFileSync(join(folder, path), edited);
    const { code, text } = await sh(lineWith(lines, ' apply --plan'));
    expect(code).not.toBe(0);
    expect(text).toContain('The plan was edited after it was saved');
  });
});

test('a pull request of Azure Repos has one comment with its preview', async () => {
  const services = await new CommentServices().start();
  onTestFinished(() => services.close());
  await sh('git update-ref refs/remotes/origin/main HEAD');
  const lines = examples['azure-pipelines.yml'];
  const variables = { ...services.azure, SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main' };
  expect(await sh(lineWith(lines, ' preview --base'), variables)).toMatchObject({ code: 0 });
  expect(await sh(lineWith(lines, ' comment '), variables)).toMatchObject({ code: 0, text: 'Comment written.\n' });
  writeFileSync(join(folder, 'repository/remediation/wrong.yaml'), 'policies: 5\n');
  expect((await sh(lineWith(lines, ' preview --base'), variables)).code).not.toBe(0);
  expect(await sh(lineWith(lines, ' comment '), variables)).toMatchObject({ code: 0, text: 'Comment updated.\n' });
  expect(services.comments.map(({ body }) => body)).toEqual([expect.stringContaining('wrong.yaml')]);
});

test('the pre-commit hook is a program and finds problems', async () => {
  const [hook] = parse(read('.pre-commit-hooks.yaml')) as { id: string; entry: string; language: string }[];
  expect(hook).toMatchObject({ id: 'ifmatch-validate', language: 'script', pass_filenames: false });
  const line = `"${builtPackage}/"${hook!.entry}`;
  expect(await sh(line)).toMatchObject({ code: 0 });
  writeFileSync(join(folder, 'repository/remediation/wrong.yaml'), 'policies: 5\n');
  expect((await sh(line)).code).not.toBe(0);
});

test('the container image does not run as root, and copies only existing files', () => {
  const text = read('Dockerfile');
  expect(text).toMatch(/^USER node$/m);
  for (const [, paths = ''] of text.matchAll(/^COPY (.+) \S+$/gm)) {
    for (const path of paths.split(' '))
      expect(() => cpSync(join(root, path), join(folder, 'image', path), { recursive: true })).not.toThrow();
  }
});
