import fs, { readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { UsageError } from '../../src/domain/json.ts';
import { LanguageServer } from '../editors/language-server.ts';
import { runCli } from '../run-cli.ts';
import { Place, repository, runInit } from './rig.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const github = 'git@github.com:acme/policies.git';
const schemas = ['config', 'detection-file', 'remediation-file'].map((name) => `.ifmatch/${name}.schema.json`);

const all = [
  '.github/CODEOWNERS',
  '.github/workflows/policies-drift.yml',
  '.github/workflows/policies.yml',
  '.gitignore',
  ...schemas,
  '.vscode/settings.json',
  'ifmatch.yaml',
];

const valid =
  'name: X\nslug: x\nfilters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n';

describe('in an empty repository', () => {
  test('everything is written, and the next commands lead to the platform', async () => {
    const place = repository(github);
    const { text, code, error } = await runInit(place, ['--deployment', 'acme', '--owners', '@acme/appsec']);
    expect([error, code]).toEqual([null, 0]);
    expect(place.files()).toEqual(all);
    expect(
      text
        .split('\n')
        .filter((line) => line.startsWith('+ '))
        .map((line) => line.slice(2))
        .toSorted(),
    ).toEqual(all);
    expect(text).toMatch(/\n9 files written\.\n/);
    expect(text).toContain(`
  gh variable set IFMATCH_BASE_URL --repo acme/policies --body 'https://…'
  gh secret set IFMATCH_API_TOKEN --repo acme/policies
`);
    expect(text).toMatch(/Next:\n {2}export IFMATCH_BASE_URL=.*\n {2}export IFMATCH_API_TOKEN=.*\n {2}ifmatch pull\n$/);
    expect(await runCli(['pull', '--sandbox'], { directory: place.folder })).toMatchObject({ code: 0 });
    const preview = await runCli(['preview', '--sandbox', '--exit-code'], { directory: place.folder });
    expect(preview).toMatchObject({ code: 0, text: expect.stringContaining('No changes') });
  });

  test('a second run changes nothing and says so', async () => {
    const place = repository(github);
    const first = await runInit(place, ['--deployment', 'acme', '--owners', '@acme/appsec', '--workflow', 'hardened']);
    expect(first.text).toContain('\n  gh secret set IFMATCH_API_TOKEN --env policies --repo acme/policies\n');
    expect(first.text).toContain('repos/acme/policies/environments/policies/deployment-branch-policies -f name=main\n');
    const before = place.content();
    for (const args of [[], ['--force'], ['--deployment', 'acme', '--policies', 'none']]) {
      const { text } = await runInit(place, args);
      expect(text).toContain('Nothing to do: everything is in place.');
      expect(text).not.toMatch(/^[+~!]/m);
      expect(place.content()).toEqual(before);
    }
  });

  test('the config names all that a config may say', async () => {
    const place = repository(github);
    await runInit(place, ['--policies', 'none', '--workflow', 'none', '--no-vscode']);
    const schema = JSON.parse(readFileSync('schemas/config.schema.json', 'utf8')) as { properties: object };
    const named = [...place.read('ifmatch.yaml').matchAll(/^(?:# )?([a-z_]+):/gm)].map(([, field]) => field);
    expect(new Set(named)).toEqual(new Set(Object.keys(schema.properties)));
  });

  test('editors find the schemas offline, and schema --write renews them', async () => {
    const place = repository(github);
    await runInit(place, ['--sandbox']);
    expect(place.read('ifmatch.yaml')).toMatch(/^# yaml-language-server: \$schema=\.ifmatch\/config\.schema\.json\n/);
    expect(place.read('policies/remediation/comment-on-high-findings.yaml')).toContain(
      '$schema=../../.ifmatch/remediation-file.schema.json\n',
    );
    expect(place.read('.vscode/settings.json')).toContain('"./.ifmatch/config.schema.json": "ifmatch.yaml"');
    const server = new LanguageServer();
    onTestFinished(() => server.stop());
    await server.start(pathToFileURL(place.folder).href);
    const uri = pathToFileURL(join(place.folder, 'ifmatch.yaml')).href;
    const found = await server.open(uri, `${place.read('ifmatch.yaml')}nonsense: 1\n`);
    expect(found.map(({ message }) => message)).toEqual(['Property nonsense is not allowed.']);
    const run = async (line: string) => runCli(line.split(' '), { directory: place.folder });
    const current = place.read('.ifmatch/config.schema.json');
    place.write('.ifmatch/config.schema.json', '{ "$id": "urn:ifmatch:schema:config" }\n');
    expect(await run('schema --write')).toMatchObject({ code: 0 });
    expect(place.read('.ifmatch/config.schema.json')).toBe(current);
    place.write('.ifmatch/config.schema.json', '{}\n');
    expect(await run('schema --write')).toMatchObject({
      code: 64,
      text: expect.stringContaining('is not a schema of ifmatch'),
    });
    expect(place.read('.ifmatch/config.schema.json')).toBe('{}\n');
  });

  test('a slug that YAML would read as something else is quoted', async () => {
    const place = repository(github);
    await runInit(place, ['--deployment', '1e3']);
    expect(place.read('ifmatch.yaml')).toContain('  "1e3": {}\n');
  });
});

describe('the repository is found out', () => {
  test('without git there is a hint', async () => {
    const place = new Place();
    const { text } = await runInit(place);
    expect(text).toContain('This is not a git repository yet');
    expect(place.has('.github/workflows/policies.yml')).toBe(true);
  });

  test('where it lies nobody can tell without git, and nothing is made as if there were none', async () => {
    const place = repository(github);
    const { error } = await runInit(place, [], { env: { PATH: '/nonexistent' } });
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toContain('git is not on the PATH');
    expect(place.has('ifmatch.yaml')).toBe(false);
  });

  test.for([
    ['https://github.com/acme/policies.git', 'github.com'],
    ['ssh://git@github.example.com/acme/policies.git', 'github.example.com'],
  ])('%s gets commands for its settings at %s', async ([remote, server]) => {
    const { text } = await runInit(repository(remote));
    expect(text).toContain(
      `gh secret set IFMATCH_API_TOKEN --repo ${server === 'github.com' ? '' : `${server}/`}acme/policies\n`,
    );
  });

  test('a remote at GitLab is led to what there is for its CI, and gets no workflow', async () => {
    const place = repository('git@gitlab.example.com:acme/policies.git');
    const { text } = await runInit(place, ['--owners', '@acme/appsec']);
    expect(place.has('.github')).toBe(false);
    expect(place.read('CODEOWNERS')).toBe(
      '# policies of ifmatch\n/policies/ @acme/appsec\n/ifmatch.yaml @acme/appsec\n',
    );
    expect(text).toContain('For the CI of gitlab.example.com, see docs/other-ci.md');
  });

  test('the default branch is what the remote says, not what is checked out', async () => {
    const place = repository(github).git('commit', '--allow-empty', '-qm', 'x');
    place.git('update-ref', 'refs/remotes/origin/release/v1+', 'HEAD');
    place.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/release/v1+');
    await runInit(place);
    expect(place.read('.github/workflows/policies.yml')).toContain(String.raw`branches: ["release/v1\\+"]`);
    const other = repository(github).git('commit', '--allow-empty', '-qm', 'x').git('checkout', '-qb', 'topic');
    await runInit(other);
    expect(other.read('.github/workflows/policies.yml')).toContain('branches: [main]');
  });

  test('in a folder of a repository the policies go there, and the rest to the top', async () => {
    const place = repository(github).write('infra/readme', '');
    const options = { folder: join(place.folder, 'infra') };
    const { text } = await runInit(place, ['--owners', '@acme/appsec', '--deployment', 'acme'], options);
    expect(place.files()).toEqual(
      all
        .map((path) => (/^\.(?:github|vscode)/.test(path) ? path : `infra/${path}`))
        .concat('infra/readme')
        .toSorted(),
    );
    expect(place.read('.github/workflows/policies.yml')).toMatch(
      /^ {10}base-url: .*\n {10}working-directory: infra\n/m,
    );
    expect(place.read('.github/CODEOWNERS')).toContain(
      '/infra/policies/ @acme/appsec\n/infra/ifmatch.yaml @acme/appsec\n',
    );
    expect(place.read('.vscode/settings.json')).toContain('infra/policies/**/remediation');
    expect(text).toContain('+ infra/ifmatch.yaml');
    const again = await runInit(place, [], options);
    expect(again.text).toContain('Nothing to do');
  });

  test('policies anywhere in the repository have owners and a schema as those of a folder do', async () => {
    const place = repository(github).write('ifmatch.yaml', 'policies: .\n');
    await runInit(place, ['--policies', 'none', '--workflow', 'none', '--owners', '@acme/appsec']);
    expect(place.read('.github/CODEOWNERS')).toContain('\n* @acme/appsec\n/ifmatch.yaml @acme/appsec\n');
    expect(place.read('.vscode/settings.json')).toContain('"**/remediation/**/*.{yaml,yml}"');
  });

  test('a name that would move the cursor is shown by its numbers', async () => {
    const { text } = await runInit(repository('https://git\u001B[2jlab.example/a\u202Eb.git'));
    expect(text).toContain(String.raw`git\u{1B}[2jlab.example`);
    expect(text).not.toContain('\u001B');
  });
});

describe('what is there already', () => {
  test('a workflow that differs is left, and replaced with --force where its kind is asked for', async () => {
    const path = '.github/workflows/policies.yml';
    const place = repository(github);
    await runInit(place);
    const wanted = place.read(path);
    place.write(path, wanted.replace('timeout-minutes: 10', 'timeout-minutes: 7'));
    const mine = place.read(path);
    expect((await runInit(place, ['--force'])).text).toContain('Nothing to do');
    const { text } = await runInit(place, ['--workflow', 'simple']);
    expect(text).toContain(`! ${path} (left: it differs; --force replaces it)`);
    expect(text).toContain('Nothing was written.');
    expect(place.read(path)).toBe(mine);
    const forced = await runInit(place, ['--workflow', 'simple', '--force']);
    expect(forced.text).toContain(`~ ${path}\n`);
    expect(place.read(path)).toBe(wanted);
  });

  test('a config with guards of its own stays, also with --force', async () => {
    const config = 'policies: rules\ndeployments:\n  acme: {}\nguards:\n  max_deletes: 3\n';
    const place = repository(github).write('ifmatch.yaml', config);
    const { text } = await runInit(place, ['--force', '--owners', '@a/b']);
    expect(text).toContain('= ifmatch.yaml (as it is)');
    expect(place.read('ifmatch.yaml')).toBe(config);
    expect(place.read('.github/CODEOWNERS')).toContain('/rules/ @a/b');
    const other = await runInit(place, ['--deployment', 'globex', '--force']);
    expect(other.text).toContain(
      '! ifmatch.yaml (left: it is yours)\n    add by hand:\n    deployments:\n      globex: {}\n',
    );
    expect(place.read('ifmatch.yaml')).toBe(config);
  });

  test('a broken config is left, and one of a wrong name too', async () => {
    const broken = repository(github).write('ifmatch.yaml', 'polices: x\n');
    expect((await runInit(broken)).text).toContain('! ifmatch.yaml (left');
    const misnamed = repository(github).write('ifmatch.yml', 'policies: x\n');
    expect((await runInit(misnamed)).text).toContain('! ifmatch.yaml (left: a config of another name');
    expect(misnamed.has('ifmatch.yaml')).toBe(false);
  });

  test('policies that are there stay, and their deployment goes into the config', async () => {
    const policy =
      'deployment_slug: globex\nproduct: secrets\nrulesets: []\nrules: [a.b]\ndisabled: []\nexceptions: []\n';
    const place = repository(github).write('policies/x.yaml', policy);
    const { text } = await runInit(place);
    expect(text).toContain('= policies (as it is)');
    expect(place.read('ifmatch.yaml')).toContain('  globex: {}\n');
    expect(place.files().filter((path) => path.startsWith('policies/'))).toEqual(['policies/x.yaml']);
  });

  test.for<[string, Record<string, string>]>([
    ['a plain file', { policies: 'no folder\n' }],
    ['a policy that is not valid', { 'policies/x.yaml': 'name: X\nslug: x\n' }],
    ['what is no YAML', { 'policies/x.yaml': 'policies: [broken' }],
    ['a slug twice', { 'policies/x.yaml': valid, 'policies/y.yaml': valid }],
  ])('policies that are %s are left with the reason, and it fails', async ([, files]) => {
    const place = repository(github);
    for (const [path, text] of Object.entries(files)) place.write(path, text);
    for (const args of [[], ['--policies', 'none'], ['--dry-run']]) {
      const { text, code, error } = await runInit(place, args);
      expect([error, code]).toEqual([null, 1]);
      expect(text).toContain('! policies (left: `ifmatch validate` finds problems)\n');
      expect(text).not.toContain('= policies (');
    }
    expect(place.content()).toMatchObject(files);
    expect(await runCli(['validate'], { directory: place.folder })).toMatchObject({ code: 3 });
  });

  test.for(['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'])('%s is the one that is extended', async (path) => {
    const place = repository(github).write(path, '* @acme/all\n');
    const { text } = await runInit(place, ['--owners', '@acme/appsec, @me']);
    expect(text).toContain(`~ ${path}\n`);
    expect(place.read(path)).toMatch(/^\* @acme\/all\n\n# policies of ifmatch\n\/policies\/ @acme\/appsec @me\n/);
    expect(place.files().filter((name) => name.endsWith('CODEOWNERS'))).toEqual([path]);
    place.write(path, '^[Docs]\n/docs/ @acme/writers\n');
    const other = await runInit(place, ['--owners', '@other']);
    expect(other.text).toContain(`! ${path} (left: it has sections)\n    add by hand:\n    /policies/ @other\n`);
    expect(place.read(path)).toBe('^[Docs]\n/docs/ @acme/writers\n');
  });

  test('lines that a .gitignore lacks are added once', async () => {
    const place = repository(github).write('.gitignore', 'plan.json\r\n*.log\r\n');
    const added = ['# plans, reports and sandboxes of ifmatch', '/plan.applied-*.json', '/undo.json'];
    await runInit(place);
    const text = place.read('.gitignore');
    expect(text).toBe(['plan.json', '*.log', '', ...added, '/report.*', '/sandbox.db*', ''].join('\r\n'));
    expect((await runInit(place)).text).toContain('= .gitignore (as it is)');
    expect(place.read('.gitignore')).toBe(text);
  });

  test('settings of the editor are left, with what to add, until that is there', async () => {
    const path = '.vscode/settings.json';
    const place = repository(github).write(path, '{\n  // mine\n  "a": 1,\n}\n');
    const { text } = await runInit(place);
    expect(text).toContain(`! ${path} (left: it has settings of yours)\n    add by hand:\n      "yaml.schemas": {`);
    expect(place.read(path)).toBe('{\n  // mine\n  "a": 1,\n}\n');
    const add = /by hand:\n([^]*?\n {6}\}\n)/.exec(text)?.[1] ?? '';
    place.write(path, `{\n  // mine\n${add}}\n`);
    expect((await runInit(place)).text).toContain(`= ${path} (as it is)`);
  });

  test('a workflow with our action keeps its name', async () => {
    const place = repository(github);
    await runInit(place, ['--workflow', 'hardened']);
    place.git('init').write('.github/workflows/mine.yml', place.read('.github/workflows/policies.yml'));
    rmSync(join(place.folder, '.github/workflows/policies.yml'));
    const { text } = await runInit(place);
    expect(text).toContain('= .github/workflows/mine.yml (as it is)');
    expect(place.has('.github/workflows/policies.yml')).toBe(false);
  });

  test('other line ends are no difference', async () => {
    const place = repository(github);
    await runInit(place);
    for (const [path, text] of Object.entries(place.content())) place.write(path, text.replaceAll('\n', '\r\n'));
    expect((await runInit(place)).text).toContain('Nothing to do');
  });
});

describe('nothing is written where it must not be', () => {
  test.for(['.github', '.vscode/settings.json', 'policies', 'ifmatch.yaml', 'CODEOWNERS'])(
    'through %s as a symbolic link',
    async (link) => {
      const outside = temporaryFolder();
      const place = repository(github).write('.vscode/other', '');
      symlinkSync(outside, join(place.folder, link));
      const { text, code } = await runInit(place, ['--owners', '@a/b', '--force']);
      expect(text).toMatch(link === 'policies' ? /^! policies \(left/m : /^! .*symbolic link/m);
      expect(code).toBe(link === 'policies' ? 1 : 0);
      expect(readdirSync(outside)).toEqual([]);
      expect(readlinkSync(join(place.folder, link))).toBe(outside);
    },
  );
});

describe('where git keeps its own data', () => {
  test('nothing is written into a bare repository', async () => {
    const place = new Place().git('init', '--quiet', '--bare');
    const before = place.content();
    const { error } = await runInit(place);
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toContain('This folder is no working tree of git');
    expect(place.content()).toEqual(before);
  });

  test.for(['.git', '.git/hooks'])('nothing is written into %s', async (folder) => {
    const place = repository(github).write('.git/hooks/none', '');
    const before = readdirSync(join(place.folder, folder));
    const { error } = await runInit(place, [], { folder: join(place.folder, folder) });
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toContain('This folder is no working tree of git');
    expect(readdirSync(join(place.folder, folder))).toEqual(before);
    expect(place.files()).toEqual([]);
  });
});

/** No new file can be made, until the test is over. */
function fillDisk(): void {
  const { openSync } = fs;
  const refuse = (): never => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  };
  fs.openSync = (path, flags, mode) => (flags === 'wx' ? refuse() : openSync(path, flags ?? 'r', mode));
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.openSync = openSync;
    syncBuiltinESMExports();
  });
}

test('what the disk refuses is said, and nothing is written', async () => {
  const place = repository(github);
  await runInit(place);
  rmSync(join(place.folder, '.github/workflows/policies.yml'));
  const before = place.content();
  fillDisk();
  const { error } = await runInit(place, ['--workflow', 'simple', '--quiet']);
  expect(String(error)).toContain('policies.yml cannot be written: the disk is full. No file was changed.');
  expect(place.content()).toEqual(before);
});

describe('without a terminal, what a flag must say is a wrong usage that names it', () => {
  test.for([
    [['--from-platform'], /--from-platform needs the platform: set IFMATCH_BASE_URL and IFMATCH_API_TOKEN/],
    [['--owners', 'appsec'], /--owners: appsec is not an owner/],
    [['--deployment', '../x'], /--deployment \.\.\/x is not the slug/],
    [['--branch', 'a b'], /--branch a b is not the name/],
    [['--workflow', 'closed'], /simple, hardened, none/],
    [['--from-platform', '--policies', 'none'], /cannot be used with/],
  ] as const)('%s', async ([args, says]) => {
    const place = repository(github);
    const { error } = await runInit(place, args);
    expect(String(error)).toMatch(says);
    expect(place.files()).toEqual([]);
  });
});
