import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { diagnose, loadLanguageService, type Metadata } from './language-service.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Step = { readonly uses?: string; readonly run?: string; readonly with?: Readonly<Record<string, unknown>> };
type Job = {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: Readonly<Record<string, unknown>>;
  readonly environment?: string;
  readonly steps: readonly Step[];
  readonly 'timeout-minutes'?: number;
};
type Workflow = {
  readonly permissions?: unknown;
  readonly concurrency?: string;
  readonly jobs: Readonly<Record<string, Job>>;
};

const action = parse(read('action.yml')) as Metadata & { readonly inputs: Readonly<Record<string, unknown>> };
const ours = './.github/actions/ifmatch';

const examples = readdirSync(join(root, 'examples/workflows')).map((name) => `examples/workflows/${name}`);
const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)];

/** Workflows that a page shows, by the line on which each begins. */
const snippets = pages
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) => {
    const found = [...read(path).matchAll(/^```ya?ml\n(.*?)^```$/gms)];
    return found.map(({ 1: text = '', index }) => ({
      path: `${path}:${String(read(path).slice(0, index).split('\n').length)}`,
      text,
    }));
  })
  .filter(({ text }) => /^(?:on|jobs):/m.test(text));

const workflows = [...examples.map((path) => ({ path, text: read(path) })), ...snippets];
const jobsOf = (text: string): [string, Job][] => Object.entries((parse(text) as Workflow).jobs);
const stepsOf = (text: string): Step[] => jobsOf(text).flatMap(([, { steps }]) => steps);

describe("GitHub's language service", () => {
  let service: Awaited<ReturnType<typeof loadLanguageService>>;
  beforeAll(async () => {
    service = await loadLanguageService();
  });
  const inputs = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { description: name }]));
  // Of the actions of others, what the workflows use of them at the commits that they are pinned to.
  const known = {
    [ours]: action,
    'actions/checkout': { name: 'Checkout', description: '', inputs: inputs('persist-credentials', 'fetch-depth') },
    'actions/setup-node': { name: 'Setup Node', description: '', inputs: inputs('node-version') },
    'peter-evans/create-pull-request': {
      name: 'Create pull request',
      description: '',
      inputs: inputs('branch', 'delete-branch', 'title', 'commit-message', 'body-path'),
    },
    'actions/upload-artifact': { name: 'Upload', description: '', inputs: inputs('name', 'path', 'if-no-files-found') },
  };

  test('finds nothing wrong with action.yml', async () => {
    expect(await diagnose(service, { path: 'action.yml', text: read('action.yml') }, known)).toEqual([]);
  });

  test.each(workflows)('finds nothing wrong with $path', async ({ path, text }) => {
    expect(await diagnose(service, { path: `.github/workflows/${path}`, text }, known)).toEqual([]);
  });
});

describe.each(workflows)('$path', ({ text }) => {
  const isDrift = /^ +command: drift$/m.test(text);

  test('grants no permission at the top level', () => {
    expect((parse(text) as Workflow).permissions).toEqual({});
  });

  test('grants each job only the permissions it needs', () => {
    const issues = isDrift ? { issues: 'write' } : {};
    const least = { contents: 'read', ...issues, 'pull-requests': 'write', statuses: 'write' };
    const writer = { contents: 'write', 'pull-requests': 'write' };
    for (const [name, { permissions }] of jobsOf(text))
      expect(permissions).toEqual(name === 'pull-request' ? writer : least);
  });

  test('pins actions by commit, with the version in a comment', () => {
    const foreign = [...text.matchAll(/^ *- uses: (\S+)(.*)$/gm)].filter(([, uses = '']) => uses !== ours);
    expect(foreign.length).toBeGreaterThan(0);
    for (const [, uses, comment] of foreign) {
      expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      expect(comment).toMatch(/^ # v\d+\.\d+\.\d+/);
    }
    for (const run of stepsOf(text).flatMap((step) => step.run ?? []))
      expect(run).toMatch(/^node \.github\/actions\/ifmatch\/dist\/cli\.js /);
  });

  test('leaves no token in the checkout, and checks out no code of a fork', () => {
    const checkouts = stepsOf(text).filter(({ uses }) => uses?.startsWith('actions/checkout@') === true);
    expect(checkouts.length).toBeGreaterThan(0);
    // Only the history tells who changed what; elsewhere the commit before the merge is enough.
    const depth = isDrift ? 0 : 2;
    for (const step of checkouts) expect(step.with).toEqual({ 'persist-credentials': false, 'fetch-depth': depth });
  });

  test('uses only inputs of action.yml, and the token from a secret', () => {
    const steps = stepsOf(text).filter(({ uses }) => uses === ours);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) {
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})));
      expect(step.with?.['api-token']).toMatch(/^\$\{\{ secrets\.\w+ \}\}$/);
    }
  });

  test("never cancels or drops an apply, and limits every job's time", () => {
    for (const [name, job] of jobsOf(text)) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
      const waits = job.concurrency?.['cancel-in-progress'] === false && job.concurrency['queue'] === 'max';
      expect([name, waits]).toEqual([name, name === 'apply']);
    }
  });

  test('does not cancel a copy with another name for another folder', () => {
    const { concurrency, jobs } = parse(text) as Workflow;
    const groups = Object.entries(jobs).map(([name, job]) => [name, concurrency ?? job.concurrency?.['group']]);
    for (const [name, group] of groups.filter(([one]) => one !== 'apply'))
      expect([name, group]).toEqual([name, expect.stringContaining('${{ github.workflow }}')]);
  });
});

test.each(['hardened', 'drift'])('%s.yml takes the token from the environment of the default branch', (name) => {
  for (const [, { environment }] of jobsOf(read(`examples/workflows/${name}.yml`)))
    expect(environment).toBe('policies');
});

test('action.yml names the built program and describes every input and output', () => {
  const { runs, inputs, outputs } = parse(read('action.yml')) as Record<string, Record<string, unknown>>;
  expect(runs).toEqual({ using: 'node24', main: 'dist/action.js' });
  for (const one of [...Object.values(inputs!), ...Object.values(outputs!)])
    expect((one as { description?: string }).description).toMatch(/\.$/);
});
