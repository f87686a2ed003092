import fs, { readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { UsageError, withFix } from '../../src/domain/errors.ts';
import { LanguageServer } from '../editors/language-server.ts';
import { runCli } from '../rig/run-cli.ts';
import { runInit, startRepository, userFiles, userPaths } from './run-init.ts';
import { UserRepository } from '../rig/user-repository.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const github = 'git@github.com:acme/policies.git';
const schemas = ['config', 'detection-file', 'remediation-file', 'test-file'].map(
  (name) => `.ifmatch/${name}.schema.json`,
);

/** The line of the report for the copy of the action. */
const copied = '.github/actions/ifmatch/';

const all = [
  '.github/workflows/policies-drift.yml',
  '.github/workflows/policies.yml',
  '.gitignore',
  ...schemas,
  '.vscode/settings.json',
  'ifmatch.yaml',
];

describe('in an empty repository', () => {
  test('all files are written, and the next commands are shown', async () => {
    const place = startRepository(github);
    const { text, code, error } = await runInit(place, ['--deployment', 'acme']);
    expect([error, code]).toEqual([null, 0]);
    expect(userPaths(place)).toEqual(all);
    expect(
      text
        .split('\n')
        .filter((line) => line.startsWith('+ '))
        .map((line) => line.slice(2).replace(/ifmatch\/ \(.*/, 'ifmatch/'))
        .toSorted(),
    ).toEqual([...all, copied].toSorted());
    expect(text).toMatch(/\n\d+ files written\.\n/);
    expect(text).toContain(`
  gh variable set IFMATCH_BASE_URL --body 'https://…'
  gh secret set IFMATCH_API_TOKEN
`);
    expect(text).toMatch(/Next:\n {2}export IFMATCH_BASE_URL=.*\n {2}export IFMATCH_API_TOKEN=.*\n {2}ifmatch pull\n$/);
    expect(await runCli(['pull', '--sandbox'], { directory: place.folder })).toMatchObject({ code: 0 });
    const preview = await runCli(['preview', '--sandbox', '--exit-code'], { directory: place.folder });
    expect(preview).toMatchObject({ code: 0, text: expect.stringContaining('No changes') });
  });

  test('a second run changes nothing and says so', async () => {
    const place = startRepository(github);
    const first = await runInit(place, ['--deployment', 'acme', '--workflow', 'hardened']);
    expect(first.text).toContain('\n  gh secret set IFMATCH_API_TOKEN --env policies\n');
    expect(first.text).toContain("environments/policies/deployment-branch-policies' -f name=main\n");
    const before = userFiles(place);
    for (const args of [[], ['--force'], ['--deployment', 'acme', '--policies', 'none']]) {
      const { text } = await runInit(place, args);
      expect(text).toContain('0 files written.');
      expect(text).not.toMatch(/^[+~!]/m);
      expect(userFiles(place)).toEqual(before);
    }
  });

  test('the config lists every setting', async () => {
    const place = startRepository(github);
    await runInit(place, ['--policies', 'none', '--workflow', 'none']);
    const schema = JSON.parse(readFileSync('schemas/config.schema.json', 'utf8')) as { properties: object };
    const named = [...place.read('ifmatch.yaml').matchAll(/^(?:# )?([a-z_]+):/gm)].map(([, field]) => field);
    expect(new Set(named)).toEqual(new Set(Object.keys(schema.properties)));
  });

  test('an editor knows what a new file is by its folder, before it has a modeline', async () => {
    const place = startRepository(github);
    await runInit(place, ['--policies', 'none', '--workflow', 'none']);
    const written = JSON.parse(place.read('.vscode/settings.json')) as Record<string, Record<string, string[]>>;
    const server = new LanguageServer(written['yaml.schemas']);
    onTestFinished(() => server.stop());
    await server.start(pathToFileURL(place.folder).href);
    const found = async (path: string, text: string): Promise<string[]> => {
      const problems = await server.open(pathToFileURL(join(place.folder, path)).href, text);
      return problems.map(({ message }) => message);
    };
    const mistake = 'Property nonsense is not allowed.';
    for (const path of ['policies/new.yaml', 'policies/team/remediation/new.yml'])
      expect(await found(path, 'policies: []\nnonsense: 1\n'), path).toEqual([mistake]);
    for (const path of ['policies/detection/code.yaml', 'policies/acme/detection-secrets.yml'])
      expect(await found(path, 'rules: []\nnonsense: 1\n'), path).toEqual([mistake]);
    for (const path of ['policies/blocking.test.yaml', 'policies/detection/code.test.yml'])
      expect(await found(path, 'tests: [{ name: a, always: {}, expect: block }]\nnonsense: 1\n'), path).toEqual([
        mistake,
      ]);
    expect(await found('ifmatch.yaml', 'nonsense: 1\n')).toEqual([mistake]);
    expect(await found('elsewhere.yaml', 'nonsense: 1\n')).toEqual([]);
  });

  test('the settings of the editor keep what is in them', async () => {
    const place = startRepository(github);
    const own =
      '{\n\t// as the team agreed\n\t"editor.rulers": [100],\n\t"yaml.schemas": {\n\t\t"https://own.example/x.json": ["x.yaml"] // ours\n\t},\n}\n';
    place.write({ '.vscode/settings.json': own });
    const { text } = await runInit(place, ['--policies', 'none', '--workflow', 'none']);
    expect(text).toContain('~ .vscode/settings.json');
    const merged = place.read('.vscode/settings.json');
    for (const line of own.split('\n').slice(0, 4)) expect(merged).toContain(line);
    expect(merged).toContain('// ours');
    expect(merged).toContain('\n\t\t".ifmatch/config.schema.json": [');
    const again = await runInit(place, ['--policies', 'none', '--workflow', 'none']);
    expect(again.text).toContain('= .vscode/settings.json');
    place.write({ '.vscode/settings.json': '{ "editor.rulers": [' });
    const left = await runInit(place, ['--policies', 'none', '--workflow', 'none']);
    expect(left.text).toContain('! .vscode/settings.json (left: it is not JSON)');
    expect(place.read('.vscode/settings.json')).toBe('{ "editor.rulers": [');
  });

  test('editors find the schemas offline, and schema --write renews them', async () => {
    const place = startRepository(github);
    await runInit(place, ['--sandbox']);
    expect(place.read('ifmatch.yaml')).toMatch(/^# yaml-language-server: \$schema=\.ifmatch\/config\.schema\.json\n/);
    expect(place.read('policies/remediation/comment-on-high-findings.yaml')).toContain(
      '$schema=../../.ifmatch/remediation-file.schema.json\n',
    );
    const server = new LanguageServer();
    onTestFinished(() => server.stop());
    await server.start(pathToFileURL(place.folder).href);
    const uri = pathToFileURL(join(place.folder, 'ifmatch.yaml')).href;
    const found = await server.open(uri, `${place.read('ifmatch.yaml')}nonsense: 1\n`);
    expect(found.map(({ message }) => message)).toEqual(['Property nonsense is not allowed.']);
    const run = async (line: string) => runCli(line.split(' '), { directory: place.folder });
    const current = place.read('.ifmatch/config.schema.json');
    place.write({ '.ifmatch/config.schema.json': '{ "$id": "urn:ifmatch:schema:config" }\n' });
    expect(await run('schema --write')).toMatchObject({ code: 0 });
    expect(place.read('.ifmatch/config.schema.json')).toBe(current);
    place.write({ '.ifmatch/config.schema.json': '{}\n' });
    expect(await run('schema --write')).toMatchObject({
      code: 64,
      text: expect.stringContaining('is not a schema of ifmatch'),
    });
    expect(place.read('.ifmatch/config.schema.json')).toBe('{}\n');
  });

  test('a slug that YAML would read as another type is quoted', async () => {
    const place = startRepository(github);
    await runInit(place, ['--deployment', '1e3']);
    expect(place.read('ifmatch.yaml')).toContain('  "1e3": {}\n');
  });
});

describe('the kind of repository', () => {
  test('outside of git there is a hint', async () => {
    const place = new UserRepository();
    const { text } = await runInit(place);
    expect(text).toContain('This is not a git repository yet');
    expect(place.has('.github/workflows/policies.yml')).toBe(true);
  });

  test('without the git program nothing is written inside a repository', async () => {
    const place = startRepository(github);
    const { error } = await runInit(place, [], { env: { PATH: '/nonexistent' } });
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toContain('git is not on the PATH');
    expect(place.has('ifmatch.yaml')).toBe(false);
  });

  test('a remote at GitLab gets a pointer to its CI example, and no workflow', async () => {
    const place = startRepository('git@gitlab.example.com:acme/policies.git');
    const { text } = await runInit(place, []);
    expect(place.has('.github')).toBe(false);
    expect(text).toContain('For other CI services, see docs/other-ci.md');
  });

  test('the default branch is that of the remote, not the checked-out one', async () => {
    const place = startRepository(github);
    place.git('commit', '--allow-empty', '-qm', 'x');
    place.git('update-ref', 'refs/remotes/origin/release/v1+', 'HEAD');
    place.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/release/v1+');
    await runInit(place);
    expect(place.read('.github/workflows/policies.yml')).toContain(String.raw`branches: ["release/v1\\+"]`);
    const other = startRepository(github);
    other.git('commit', '--allow-empty', '-qm', 'x');
    other.git('checkout', '-qb', 'topic');
    await runInit(other);
    expect(other.read('.github/workflows/policies.yml')).toContain('branches: [main]');
  });

  test('in a folder of a repository policies go there, everything else to the top', async () => {
    const place = startRepository(github, { 'infra/readme': '' });
    const options = { folder: join(place.folder, 'infra') };
    const { text } = await runInit(place, ['--deployment', 'acme'], options);
    expect(userPaths(place)).toEqual(
      all
        .map((path) => (/^\.(?:github|vscode)/.test(path) ? path : `infra/${path}`))
        .concat('infra/readme')
        .toSorted(),
    );
    expect(place.read('.github/workflows/policies.yml')).toMatch(
      /^ {10}base-url: .*\n {10}working-directory: infra\n/m,
    );
    expect(text).toContain('+ infra/ifmatch.yaml');
    const again = await runInit(place, [], options);
    expect(again.text).toContain('0 files written.');
  });
});

describe('existing files', () => {
  test('a different workflow stays, and --force replaces the requested one', async () => {
    const path = '.github/workflows/policies.yml';
    const place = startRepository(github);
    await runInit(place);
    const wanted = place.read(path);
    place.write({ [path]: wanted.replace('timeout-minutes: 10', 'timeout-minutes: 7') });
    const mine = place.read(path);
    expect((await runInit(place, ['--force'])).text).toContain('0 files written.');
    const { text } = await runInit(place, ['--workflow', 'simple']);
    expect(text).toContain(`! ${path} (left: it differs; --force replaces it)`);
    expect(text).toContain('0 files written.');
    expect(place.read(path)).toBe(mine);
    const forced = await runInit(place, ['--workflow', 'simple', '--force']);
    expect(forced.text).toContain(`~ ${path}\n`);
    expect(place.read(path)).toBe(wanted);
  });

  test('an edited config stays, also with --force', async () => {
    const config = 'policies: rules\ndeployments:\n  acme: {}\nguards:\n  max_deletes: 3\n';
    const place = startRepository(github, { 'ifmatch.yaml': config });
    const { text } = await runInit(place, ['--force']);
    expect(text).toContain('= ifmatch.yaml (as it is)');
    expect(place.read('ifmatch.yaml')).toBe(config);
    const other = await runInit(place, ['--deployment', 'globex', '--force']);
    expect(other.text).toContain('! ifmatch.yaml (left: it is yours; add to its deployments: globex)\n');
    expect(place.read('ifmatch.yaml')).toBe(config);
  });

  test.for([
    ['a broken config', 'ifmatch.yaml', 'polices: x\n'],
    ['one of a wrong name', 'ifmatch.yml', 'policies: x\n'],
  ] as const)('%s is refused before anything is written', async ([, path, text]) => {
    const place = startRepository(github, { [path]: text });
    expect(withFix((await runInit(place)).error as Error)).toContain('`ifmatch validate` shows them all');
    expect(userPaths(place)).toEqual([path]);
  });

  test('existing policies stay, and their deployment is configured', async () => {
    const policy =
      'deployment_slug: globex\nproduct: secrets\nrulesets: []\nrules: [a.b]\ndisabled: []\nexceptions: []\n';
    const place = startRepository(github, { 'policies/x.yaml': policy });
    await runInit(place);
    expect(place.read('ifmatch.yaml')).toContain('  globex: {}\n');
    expect(userPaths(place).filter((path) => path.startsWith('policies/'))).toEqual(['policies/x.yaml']);
  });

  test('missing lines of .gitignore are added once', async () => {
    const place = startRepository(github, { '.gitignore': 'plan.json\r\n*.log\r\n' });
    const added = ['# not for commits, by ifmatch init', '/plan.applied-*.json', '/undo.json', '/.ifmatch-undo-*.json'];
    await runInit(place);
    const text = place.read('.gitignore');
    expect(text).toBe(
      ['plan.json', '*.log', '', ...added, '/report.*', '/sandbox.db*', '/.ifmatch-program/', ''].join('\r\n'),
    );
    expect((await runInit(place)).text).toContain('= .gitignore (as it is)');
    expect(place.read('.gitignore')).toBe(text);
  });

  test('packages that are installed here are ignored, so that the first commit does not have them', async () => {
    const place = startRepository(github, {
      'node_modules/ifmatch/package.json': '{}',
      '.gitignore': 'dist\n',
    });
    await runInit(place);
    expect(place.read('.gitignore')).toContain(
      'dist\n\n# not for commits, by ifmatch init\n/node_modules/\n/plan.json\n',
    );
    const other = startRepository(github, {
      'node_modules/x/package.json': '{}',
      '.gitignore': 'node_modules\n',
    });
    await runInit(other);
    expect(other.read('.gitignore').match(/node_modules/g)).toHaveLength(1);
  });

  test('an existing workflow with the action keeps its name', async () => {
    const place = startRepository(github);
    await runInit(place, ['--workflow', 'hardened']);
    place.git('init');
    place.write({ '.github/workflows/mine.yml': place.read('.github/workflows/policies.yml') });
    rmSync(join(place.folder, '.github/workflows/policies.yml'));
    const { text } = await runInit(place);
    expect(text).toContain('= .github/workflows/mine.yml (as it is)');
    expect(place.has('.github/workflows/policies.yml')).toBe(false);
  });

  test('other line endings are not a difference', async () => {
    const place = startRepository(github);
    await runInit(place);
    for (const [path, text] of Object.entries(userFiles(place))) place.write({ [path]: text.replaceAll('\n', '\r\n') });
    expect((await runInit(place)).text).toContain('0 files written.');
  });
});

describe('nothing is written outside the repository', () => {
  test.for([
    ['.github', 'is a symbolic link'],
    ['policies', 'null'],
    ['ifmatch.yaml', 'ifmatch.yaml'],
  ] as const)('through %s as a symbolic link', async ([link, says]) => {
    const outside = temporaryFolder();
    const place = startRepository(github);
    symlinkSync(outside, join(place.folder, link));
    const { error } = await runInit(place, ['--force']);
    expect(String(error)).toContain(says);
    expect(readdirSync(outside)).toEqual([]);
    expect(readlinkSync(join(place.folder, link))).toBe(outside);
  });
});

describe("git's own folders", () => {
  test('nothing is written into a bare repository', async () => {
    const place = new UserRepository();
    place.git('init', '--quiet', '--bare');
    const before = userFiles(place);
    const { error } = await runInit(place);
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toContain('This folder is no working tree of git');
    expect(userFiles(place)).toEqual(before);
  });

  test.for(['.git', '.git/hooks'])('nothing is written into %s', async (folder) => {
    const place = startRepository(github, { '.git/hooks/none': '' });
    const before = readdirSync(join(place.folder, folder));
    const { error } = await runInit(place, [], { folder: join(place.folder, folder) });
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toContain('This folder is no working tree of git');
    expect(readdirSync(join(place.folder, folder))).toEqual(before);
    expect(userPaths(place)).toEqual([]);
  });
});

/** No new file can be made, until the test is over. */
function fillDisk(): void {
  const { openSync } = fs;
  const refuse = (): never => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', errno: -28 });
  };
  fs.openSync = (path, flags, mode) => (flags === 'wx' ? refuse() : openSync(path, flags ?? 'r', mode));
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.openSync = openSync;
    syncBuiltinESMExports();
  });
}

test('a disk error is reported, and nothing is written', async () => {
  const place = startRepository(github);
  await runInit(place);
  rmSync(join(place.folder, '.github/workflows/policies.yml'));
  const before = userFiles(place);
  fillDisk();
  const { error } = await runInit(place, ['--workflow', 'simple', '--quiet']);
  expect(String(error)).toContain('policies.yml cannot be written: no space left on device. No file was changed.');
  expect(userFiles(place)).toEqual(before);
});

describe('without a terminal a missing flag is a usage error that names it', () => {
  test.for([
    [['--from-platform'], /No platform address. Set IFMATCH_BASE_URL/],
    [['--deployment', '../x'], /--deployment \.\.\/x is not the slug/],
    [['--workflow', 'closed'], /simple, hardened, none/],
    [['--from-platform', '--policies', 'none'], /cannot be used with/],
  ] as const)('%s', async ([args, says]) => {
    const place = startRepository(github);
    const { error } = await runInit(place, args);
    expect(withFix(error as Error)).toMatch(says);
    expect(userPaths(place)).toEqual([]);
  });
});
