import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { diagnose, loadLanguageService, type Metadata } from '../github/action-faults/language-service.ts';
import { packageRoot, repository, runInit } from './rig.ts';

const action = load(readFileSync(join(packageRoot, 'action.yml'), 'utf8')) as Metadata;
const inputs = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { description: name }]));
const known = {
  'ifmatch/ifmatch': action,
  'actions/checkout': { name: 'Checkout', description: '', inputs: inputs('persist-credentials', 'fetch-depth') },
  'actions/setup-node': { name: 'Setup Node', description: '', inputs: inputs('node-version') },
  'peter-evans/create-pull-request': {
    name: 'Create pull request',
    description: '',
    inputs: inputs('branch', 'delete-branch', 'title', 'commit-message', 'body-path'),
  },
  'actions/upload-artifact': { name: 'Upload', description: '', inputs: inputs('name', 'path', 'if-no-files-found') },
};

describe("GitHub's language service finds nothing wrong with the workflows", () => {
  let service: Awaited<ReturnType<typeof loadLanguageService>>;
  beforeAll(async () => {
    service = await loadLanguageService();
  });

  test.for([
    ['simple', 'main', ''],
    ['hardened', 'main', ''],
    ['simple', 'feature/v1+2', 'infra/policies'],
    ['hardened', 'on', 'a b: c #d'],
  ] as const)('%s, on the branch %s, in the folder "%s"', async ([workflow, branch, folder]) => {
    const place = repository('git@github.com:acme/policies.git').write(`${folder}/readme`, '');
    const where = { folder: join(place.folder, folder) };
    const { error } = await runInit(place, ['--workflow', workflow, '--branch', branch], where);
    expect(error).toBeNull();
    for (const path of ['.github/workflows/policies.yml', '.github/workflows/policies-drift.yml']) {
      const text = place.read(path);
      const found = await diagnose(service, { path: `${workflow}/${branch}/${path}`, text }, known);
      expect([path, found]).toEqual([path, []]);
      expect(new Set(foldersIn(text))).toEqual(new Set([folder]));
    }
    const { on } = load(place.read('.github/workflows/policies.yml')) as { on: { push: { branches: string[] } } };
    expect(on.push.branches).toEqual([branch.replace('+', String.raw`\+`)]);
    expect((await runInit(place, [], where)).text).toContain('Nothing to do');
  });
});

type Step = { uses?: string; run?: string; with?: Record<string, string>; 'working-directory'?: string };
type Workflow = { jobs: Record<string, { steps: Step[] }> };

/** In which folder each step runs that uses our action or our CLI. */
const foldersIn = (text: string): (string | undefined)[] =>
  Object.values((load(text) as Workflow).jobs)
    .flatMap(({ steps }) => steps)
    .flatMap((step) => {
      if (step.run?.startsWith('npx --yes ifmatch@') === true) return [step['working-directory']?.replace(/^\.$/, '')];
      return step.uses?.startsWith('ifmatch/ifmatch@') === true ? [step.with?.['working-directory'] ?? ''] : [];
    });
