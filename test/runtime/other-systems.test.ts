import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, type PathLike, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { gitCandidates } from '../../src/runtime/child-process.ts';
import { relativeToFolder, renameDraft } from '../../src/runtime/files.ts';
import { unsavedFiles } from '../../src/runtime/git.ts';
import { runCli } from '../rig/run-cli.ts';
import { DirectOutput } from '../../src/runtime/streams.ts';
import { normalizeFolder } from '../../src/action/inputs.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';
import { insidePath } from '../../src/files/search-paths.ts';

// What Windows and macOS do otherwise than Linux, on any system.

function scratch(): string {
  const folder = temporaryFolder();
  return folder;
}

const failure = (code: string): Error => Object.assign(new Error(code), { code });

test.for([
  ['policies\\remediation\\a.yaml', 'policies/remediation/a.yaml'],
  ['.\\policies/', 'policies'],
  ['c:\\REPO\\policies', 'policies'],
  ['.', '.'],
  ['..\\other', null],
  ['D:\\other\\a.yaml', null],
  ['\\\\server\\share\\a.yaml', null],
])('on Windows the path %s is %s of the repository', ([typed, inside]) => {
  expect(insidePath('', relativeToFolder('C:\\repo', typed!, win32))).toBe(inside === '.' ? '' : inside);
});

test('a checkout with CRLF and byte order marks gives the same plan', async () => {
  const policies = join(import.meta.dirname, '../../examples/policies');
  const [plain, windows] = [scratch(), scratch()];
  cpSync(policies, plain, { recursive: true });
  for (const path of globSync('**/*.yaml', { cwd: policies })) {
    mkdirSync(dirname(join(windows, path)), { recursive: true });
    const text = readFileSync(join(policies, path), 'utf8').replaceAll('\n', '\r\n');
    writeFileSync(join(windows, path), `\uFEFF${text}`);
  }
  const digestIn = async (directory: string): Promise<unknown> => {
    const { text } = await runCli(['preview', '--sandbox', '--quiet', '--format', 'json', '.'], { directory });
    const { digest, problems } = JSON.parse(text) as Record<string, unknown>;
    return { digest, problems };
  };
  const plan = await digestIn(plain);
  expect(plan).toEqual({ digest: expect.stringMatching(/^sha256:/), problems: expect.anything() });
  expect(await digestIn(windows)).toEqual(plan);
});

test.for([
  ['services\\api', 'services/api'],
  ['.\\', '.'],
])('the input working-directory %s is %s on a runner with Windows', ([written, folder]) => {
  expect(normalizeFolder(written!, '\\')).toBe(folder);
});

test.for(['..\\other', 'services\\..\\..\\other', 'C:\\other', '\\other'])(
  'the input working-directory %s is refused on a runner with Windows',
  (written) => expect(() => normalizeFolder(written, '\\')).toThrow('outside the repository'),
);

test('git is searched in absolute folders of the PATH, by the rules of the system', () => {
  const env = { Path: 'C:\\Git\\cmd;.;tools;D:\\bin' };
  expect(gitCandidates(env, 'win32')).toEqual(['C:\\Git\\cmd\\git.exe', 'D:\\bin\\git.exe']);
  expect(gitCandidates({}, 'win32')).toEqual([]);
  expect(gitCandidates({ PATH: '/opt/bin:.:/usr/bin' }, 'darwin')).toEqual(['/opt/bin/git', '/usr/bin/git']);
});

test('on Windows a file that is open elsewhere is replaced once it is closed; other systems do not retry', () => {
  const waits: number[] = [];
  const busy = ['EPERM', 'EACCES', 'EBUSY'];
  const renamed: string[] = [];
  const rename = (from: PathLike, to: PathLike): void => {
    const code = busy.shift();
    if (code !== undefined) throw failure(code);
    renamed.push([from, to].join(' '));
  };
  const sleep = (milliseconds: number) => waits.push(milliseconds);
  renameDraft('draft', 'plan.json', { platform: 'win32', rename, sleep });
  expect({ renamed, waits }).toEqual({ renamed: ['draft plan.json'], waits: [10, 20, 40] });

  const always = (): never => {
    throw failure('EPERM');
  };
  expect(() => renameDraft('draft', 'plan.json', { platform: 'win32', rename: always, sleep })).toThrow('EPERM');
  const before = waits.length;
  expect(() => renameDraft('draft', 'plan.json', { platform: 'darwin', rename: always, sleep })).toThrow('EPERM');
  expect(waits.length).toBe(before);
});

test.for(['EPIPE', 'EOF'])('a closed output (%s) does not change how a run ends', (code) => {
  const write = (): never => {
    throw failure(code);
  };
  const out = new DirectOutput(1, { write, wait: () => {} });
  expect(out.write('text')).toBe(true);
  expect(out.destroyed).toBe(true);
});

test('a file that git has in another case or Unicode form counts as uncommitted', () => {
  const root = scratch();
  const git = (...args: string[]): void => void execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' });
  git('init');
  mkdirSync(join(root, 'policies'));
  writeFileSync(join(root, 'policies', 'caf\u00E9.yaml'), 'old');
  git('add', '.');
  const env = { PATH: process.env['PATH'] };
  expect(unsavedFiles(root, env, ['policies/caf\u00E9.yaml'])).toEqual([]);
  expect(unsavedFiles(root, env, ['Policies/cafe\u0301.yaml'])).toEqual(['Policies/cafe\u0301.yaml']);
});
