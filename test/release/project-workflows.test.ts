import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtPackage } from '../rig/built-package.ts';
import { diagnose, loadLanguageService } from '../github/language-service.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Job = {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly { readonly run?: string; readonly uses?: string; readonly with?: object }[];
};
type Workflow = { readonly permissions?: object; readonly jobs: Readonly<Record<string, Job>> };

const names = ['ci', 'release'] as const;
const pathOf = (name: string): string => `.github/workflows/${name}.yml`;
const workflowOf = (name: string): Workflow => parse(read(pathOf(name))) as Workflow;
const runsOf = (name: string): string[] =>
  Object.values(workflowOf(name).jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run?.trim() ?? []));

const inputs = (...all: string[]) => Object.fromEntries(all.map((name) => [name, { description: name }]));
const known = {
  'actions/checkout': { name: 'Checkout', description: '', inputs: inputs('persist-credentials') },
  'actions/setup-node': { name: 'Setup Node', description: '', inputs: inputs('node-version') },
};

describe.each(names)("the project's own %s.yml", (name) => {
  test("is valid for GitHub's language service", async () => {
    const service = await loadLanguageService();
    expect(await diagnose(service, { path: pathOf(name), text: read(pathOf(name)) }, known)).toEqual([]);
  });

  test('pins actions, leaves no token, and has a time limit', () => {
    for (const [, uses, comment] of read(pathOf(name)).matchAll(/- uses: (\S+)(.*)$/gm)) {
      expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      expect(comment).toMatch(/^ # v\d+\.\d+\.\d+$/);
    }
    for (const { steps, 'timeout-minutes': minutes } of Object.values(workflowOf(name).jobs)) {
      expect(minutes).toBeLessThanOrEqual(60);
      for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@') === true))
        expect(step.with).toEqual({ 'persist-credentials': false });
    }
  });
});

test('each job has the permissions that it needs', () => {
  const permissions = (name: string) =>
    Object.fromEntries(Object.entries(workflowOf(name).jobs).map(([job, one]) => [job, one.permissions]));
  for (const name of names) expect(workflowOf(name).permissions).toEqual({});
  const least = { contents: 'read' };
  expect(permissions('ci')).toEqual({ checks: least, linux: least, systems: least });
  expect(permissions('release')).toEqual({
    test: least,
    publish: { contents: 'read', 'id-token': 'write' },
    release: { contents: 'write' },
  });
});

describe('the commands of the workflows', () => {
  const temp = temporaryFolder();
  const sh = async (line: string, cwd = root) => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    const env = { ...process.env, RUNNER_TEMP: temp, GITHUB_REF_NAME: `v${version}` };
    // A runner puts the matrix's Node first, as `npm` scripts put ours.
    const PATH = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;
    return promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', line], { cwd, env: { ...env, PATH } });
  };

  // What a test cannot run, and why.
  const notHere: Readonly<Record<string, string>> = {
    'npm ci': 'replaces the node_modules that this test runs from',
    'npm cit': 'the same, and runs this test',
    'npm run check': 'takes minutes; each of its parts is a script of package.json',
    'npm run --silent bench -- --quick': 'measures, and so wants the machine for itself',
    'node node_modules/vitest/vitest.mjs run': 'runs this test',
  };
  const here = runsOf('ci').filter((line) => !(line in notHere));

  test('that cannot run here are still in ci.yml and name existing scripts', () => {
    expect(runsOf('ci')).toEqual(expect.arrayContaining(Object.keys(notHere)));
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
    for (const [, script = ''] of runsOf('ci')
      .join('\n')
      .matchAll(/npm run (?:--silent )?(\S+)/g))
      expect(scripts).toHaveProperty([script]);
    expect(readdirSync(join(root, 'node_modules/vitest'))).toContain('vitest.mjs');
  });

  // In order: one installs what the one before packed.
  test.each(here.map((line) => [line]))('of CI: %s', async (line) => {
    await expect(sh(line, builtPackage)).resolves.toBeDefined();
  });

  test('are enough to preview from the package alone', async () => {
    const { stdout } = await sh(here.at(-1)!, builtPackage);
    expect(stdout).toMatch(/Next:\n {2}(?:npx )?ifmatch apply/);
  });

  describe('of a release', () => {
    let lines: string[];
    beforeAll(() => {
      lines = runsOf('release');
    });
    const lineWith = (part: string): string => lines.find((line) => line.includes(part))!;

    test("accept only a tag of the package's version", async () => {
      await sh(lineWith('package.json'));
      await expect(sh(`GITHUB_REF_NAME=v9.9.9\n${lineWith('package.json')}`)).rejects.toThrow('Command failed');
    });

    test("take that version's section of the changelog", async () => {
      await sh(lineWith('awk'));
      const notes = readFileSync(join(temp, 'notes.md'), 'utf8');
      expect(notes).toContain('First version.');
      expect(notes).not.toMatch(/^## /m);
    });

    test('list every package that the release was built with', async () => {
      await sh(lineWith('npm sbom'));
      const { components } = JSON.parse(readFileSync(join(temp, 'sbom.cdx.json'), 'utf8')) as {
        components: { purl: string }[];
      };
      const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
      expect(components.map(({ purl }) => purl)).toContain(`pkg:npm/ajv@${String(devDependencies['ajv'])}`);
    });

    test('publish with provenance and without scripts or a token of npm', () => {
      expect(lineWith('npm publish')).toBe('npm publish --provenance --access public --ignore-scripts');
      expect(read(pathOf('release'))).not.toContain('secrets.');
    });
  });
});
