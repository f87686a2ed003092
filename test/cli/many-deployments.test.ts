import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type {
  DetectionBundle,
  DetectionException,
  RemediationBundle,
  RemediationPolicy,
} from '../../src/generated/types.ts';
import { startManyDeployments } from '../../scripts/bench/deployments.ts';
import { acme, type DeploymentSeed, emptyBundles } from '../../src/sandbox/seed/deployments.ts';
import { type ProxyHooks, startPlatformProxy } from '../rig/platform-proxy.ts';
import { runCli } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';
import { startSandboxWith } from '../trust/resources/seeded-sandbox.ts';

// What holds for two deployments holds for fifty.

const counts = [2, 50];

/** `org-01`, `org-02` and so on. */
const slugsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `org-${String(index + 1).padStart(2, '0')}`);

const [first, idOf] = ['org-01', (slug: string): string => `1000${slug.slice(-2)}`];

const refusal = { status: 403, body: '{"error":"permission denied"}' };

type Files = Readonly<Record<string, string>>;

/** A policy as it stands in a file, and as it is live. */
const inFile = (slug: string, severity: string, more = ''): string =>
  `${more}name: ${slug}\nslug: ${slug}\nfilters: { mode: all, conditions: [{ type: severity, values: [${severity}] }] }\nactions: [{ type: pr_comment }]\n`;
const live = (slug: string, severity: string): RemediationPolicy => ({
  name: slug,
  slug,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: [severity] }] },
  actions: [{ type: 'pr_comment' }],
});

const excluded = (project: string): DetectionException => ({
  exception_type: 'exclude',
  rule: 'p/xss',
  rule_type: 'pack',
  project,
});

/** Writes a repository of so many deployments, each with a folder of its own after the shared one. */
function writeRepository(count: number, files: Files, { top = '', own = {} }: { top?: string; own?: Files } = {}) {
  const directory = temporaryFolder();
  const deployments = slugsOf(count).map(
    (slug) => `  ${slug}: { id: "${idOf(slug)}", policies: [shared/, ${slug}/]${own[slug] ?? ''} }\n`,
  );
  const config = `${top}deployments:\n${deployments.join('')}`;
  const all: Files = { 'ifmatch.yaml': config, ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  /** The files that were changed, added or deleted. */
  const changed = (): Record<string, string | null> => {
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const textsAfter = new Map(
      entries.map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(directory.length + 1), readFileSync(path, 'utf8')] as const;
      }),
    );
    const paths = [...new Set([...Object.keys(all), ...textsAfter.keys()])];
    return Object.fromEntries(
      paths.filter((path) => all[path] !== textsAfter.get(path)).map((path) => [path, textsAfter.get(path) ?? null]),
    );
  };
  return { directory, config, changed };
}

type Bundles = NonNullable<DeploymentSeed['bundles']>;

/** A platform with so many deployments and what is live in each; the command line has a token for each. */
async function startFleet(
  count: number,
  directory: string,
  bundles: (slug: string) => Partial<Bundles>,
  hooks: ProxyHooks = {},
) {
  const seeds = slugsOf(count).map((slug) => ({
    ...acme,
    id: idOf(slug),
    slug,
    name: slug,
    findings: 0,
    bundles: { ...emptyBundles, ...bundles(slug) },
  }));
  const sandbox = await startSandboxWith(join(temporaryFolder(), 'platform.db'), [{ ...acme, findings: 0 }, ...seeds]);
  onTestFinished(() => sandbox.close());
  const proxy = await startPlatformProxy(sandbox.url, hooks);
  onTestFinished(() => proxy.close());
  const tokens = slugsOf(count).map((slug) => [
    `IFMATCH_API_TOKEN_${slug.toUpperCase().replace('-', '_')}`,
    sandbox.mintToken(slug),
  ]);
  const env = { ...(Object.fromEntries(tokens) as Record<string, string>), IFMATCH_BASE_URL: proxy.url };
  const cli = (...args: string[]) => runCli(args, { directory, env });
  /** The deployments that were written to, in order. */
  const sent = (): string[] =>
    proxy.requests
      .filter(({ method }) => method === 'PUT')
      .map(({ path }) => slugsOf(count).find((slug) => path.includes(`/${idOf(slug)}/`)) ?? path);
  /** What is live in a deployment: the slugs of its policies and the projects of its exceptions. */
  const read = async (slug: string): Promise<(string | undefined)[]> => {
    const [{ policies }, { exceptions }] = [
      await answerOf<RemediationBundle>('getRemediationPolicies', '--deployment', slug),
      await answerOf<DetectionBundle>('getDetectionPolicy', '--deployment', slug, '--product', 'code'),
    ];
    return [...policies.map((one) => one.slug), ...exceptions.map(({ project }) => project)];
  };
  const answerOf = async <Bundle>(...words: string[]): Promise<Bundle> =>
    (JSON.parse((await cli('api', ...words)).text) as { bundle: Bundle }).bundle;
  return { cli, sent, read };
}

test.for(counts)(
  '%i deployments get what is shared, but for what their own files and the config say',
  async (count) => {
    const last = slugsOf(count).at(-1) ?? '';
    const { directory } = writeRepository(
      count,
      {
        'shared/all.yaml': inFile('all', 'critical'),
        'shared/old.yaml': inFile('old-one', 'low'),
        'shared/both.yaml': inFile('both', 'high', `deployment_slug: [${first}, ${last}]\n`),
        'shared/one.yaml': inFile('one', 'medium', `deployment_slug: ${last}\n`),
        'shared/code.yaml':
          'product: code\nrulesets: [p/default]\nexceptions:\n  - { exception_type: exclude, rule: p/xss, rule_type: pack, projects: [acme/a, acme/b] }\n',
        'shared/_template.yaml': 'anything: goes\n',
        'shared/notes/a.yaml': 'anything: goes\n',
        'shared/notes/kept.yaml': inFile('kept', 'low'),
        [`${last}/all.yaml`]: inFile('all', 'high'),
        [`${last}/code.yaml`]: 'product: code\nrulesets: [p/own]\n',
      },
      { top: 'ignore: ["_*.yaml", "shared/notes/*", "!kept.yaml"]\n', own: { [first]: ', without: ["old-*"]' } },
    );
    const explain = async (slug: string): Promise<string[]> => {
      const { code, text } = await runCli(['validate', '--explain', slug], { directory });
      expect(code).toBe(0);
      return text.split('\n').flatMap((row) => (row === '' ? [] : [row.trim().replaceAll(/ +/g, ' ')]));
    };
    const exceptions = ['a', 'b'].map((name) => `exception pack p/xss in project acme/${name} shared/code.yaml:4:5`);
    expect(await explain(first)).toEqual([
      'org-01 gets 6 objects from 4 files.',
      'remediation',
      'policy all shared/all.yaml:1:1',
      'policy both shared/both.yaml:1:1',
      'policy kept shared/notes/kept.yaml:1:1',
      'policy old-one shared/old.yaml:1:1 left out by "without"',
      'detection/code',
      'rulesets p/default shared/code.yaml:2:12',
      ...exceptions,
    ]);
    expect(await explain(last)).toEqual([
      `${last} gets 9 objects from 7 files.`,
      'remediation',
      `policy all ${last}/all.yaml:1:1 overrides shared/all.yaml:1:1`,
      'policy both shared/both.yaml:1:1',
      'policy kept shared/notes/kept.yaml:1:1',
      'policy old-one shared/old.yaml:1:1',
      'policy one shared/one.yaml:1:1',
      'detection/code',
      'rulesets p/default shared/code.yaml:2:12',
      `rulesets p/own ${last}/code.yaml:2:12`,
      ...exceptions,
    ]);
    for (const slug of slugsOf(count).slice(1, -1).slice(0, 3))
      expect(await explain(slug)).toEqual([
        `${slug} gets 6 objects from 4 files.`,
        'remediation',
        'policy all shared/all.yaml:1:1',
        'policy kept shared/notes/kept.yaml:1:1',
        'policy old-one shared/old.yaml:1:1',
        'detection/code',
        'rulesets p/default shared/code.yaml:2:12',
        ...exceptions,
      ]);
  },
);

test('a rejection of what several deployments share names the deployment', async () => {
  const { directory } = writeRepository(2, {
    'shared/code.yaml':
      'product: code\nexceptions:\n  - { exception_type: exclude, rule: p/xss, rule_type: pack, project: acme/nope }\n',
  });
  const { cli } = await startFleet(2, directory, () => ({}));
  const { code, text } = await cli('preview');
  expect(code).toBe(3);
  for (const slug of slugsOf(2))
    expect(text).toContain(`shared/code.yaml:3:71  the platform rejects this in the deployment "${slug}": `);
});

test('beside a rejection, the changes of the other bundles say what they override', async () => {
  const { directory } = writeRepository(2, {
    'shared/all.yaml': inFile('all', 'critical'),
    'org-01/all.yaml': inFile('all', 'high'),
    'org-02/code.yaml':
      'product: code\nexceptions:\n  - { exception_type: exclude, rule: p/xss, rule_type: pack, project: acme/nope }\n',
  });
  const { cli } = await startFleet(2, directory, () => ({}));
  const { code, text } = await cli('preview');
  expect(code).toBe(3);
  expect(text).toContain('overrides shared/all.yaml:1');
});

test.for(counts)('of %i deployments, what is wrong in a shared file is told once', async (count) => {
  const { directory } = writeRepository(
    count,
    {
      'shared/a.yaml': inFile('a', 'low'),
      'shared/b.yaml': inFile('a', 'high'),
      'shared/c.yaml': inFile('legacy-c', 'low'),
    },
    { top: 'unmanaged: { policies: ["legacy-*"] }\n' },
  );
  const { code, text } = await runCli(['validate'], { directory });
  expect([code, text.split('\n')[0]]).toEqual([3, 'Invalid: 2 errors']);
  expect(text).toContain('shared/b.yaml:2:7  the slug "a" is already used in shared/a.yaml\n');
  expect(text).toContain(
    'shared/c.yaml:1:1  the config leaves this object alone: it matches "legacy-*" in "unmanaged"',
  );
});

test.for(counts)('in %i deployments, what is not ours stays as it is, and an override is named', async (count) => {
  const last = slugsOf(count).at(-1) ?? '';
  const { directory, changed } = writeRepository(
    count,
    {
      'shared/a.yaml': inFile('a', 'high'),
      [`${last}/code.yaml`]: 'product: code\nrulesets: [p/default]\n',
      [`${last}/a.yaml`]: inFile('a', 'medium'),
    },
    {
      top: 'unmanaged: { policies: ["legacy-*"], projects: ["acme/check*"] }\n',
      own: { [last]: ', unmanaged: { policies: ["soc-*"] }' },
    },
  );
  const { cli, read } = await startFleet(count, directory, (slug) => ({
    remediation: {
      policies: [live('a', 'low'), live('legacy-a', 'critical'), ...(slug === last ? [live('soc-a', 'critical')] : [])],
    },
    code: { rulesets: [], rules: [], disabled: [], exceptions: [excluded('acme/checkout-api')] },
  }));
  const { code, text } = await cli('apply', '--yes');
  expect(code).toBe(0);
  const policies =
    count === 2
      ? '1 object of org-01 remediation, 2 objects of org-02 remediation'
      : '51 objects of remediation of org-01, org-02 and 48 others';
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `Left alone, as ifmatch.yaml says: ${policies}, 1 object of ${last} detection/code`,
  );
  expect(text).toContain(`${last}/a.yaml:1:1 overrides shared/a.yaml:1:1`);
  // A bundle that was sent without them would have deleted them.
  expect(await read(last)).toEqual(['a', 'legacy-a', 'soc-a', 'acme/checkout-api']);
  expect(await cli('drift')).toMatchObject({ code: 0 });
  expect(await cli('pull', '--force')).toMatchObject({ code: 0 });
  expect(changed()).toEqual({});
});

test.for(counts)('from %i deployments, each edit is pulled into the file where it belongs', async (count) => {
  const last = slugsOf(count).at(-1) ?? '';
  const code =
    'product: code\nrulesets: [p/xss]\nexceptions:\n  - { exception_type: exclude, rule: p/xss, rule_type: pack, projects: [acme/checkout-api, acme/mobile-android] }\n';
  const { directory, config, changed } = writeRepository(count, {
    'shared/a.yaml': inFile('a', 'critical'),
    'shared/b.yaml': inFile('b', 'critical'),
    'shared/c.yaml': inFile('c', 'critical'),
    'shared/code.yaml': code,
  });
  const { cli } = await startFleet(count, directory, (slug) => ({
    remediation: {
      policies: [
        live('a', 'high'),
        live('b', slug === last ? 'high' : 'critical'),
        ...(slug === first ? [] : [live('c', 'critical')]),
        live('new', 'low'),
      ],
    },
    code: {
      rulesets: ['p/new', ...(slug === last ? [] : ['p/xss'])],
      rules: [],
      disabled: [],
      exceptions: ['acme/checkout-api', ...(slug === first ? [] : ['acme/mobile-android'])].map(excluded),
    },
  }));
  expect(await cli('pull', '--force')).toMatchObject({ code: 0 });
  const exception = '{ rule: p/xss, rule_type: pack, project: acme/mobile-android }';
  expect(changed()).toEqual({
    'ifmatch.yaml': config
      .replace(`${first}/]`, `${first}/], without: [c, ${exception}]`)
      .replace(`${last}/]`, `${last}/], without: [p/xss]`),
    'shared/a.yaml': inFile('a', 'high'),
    'shared/code.yaml': code.replace('[p/xss]', '[p/xss, p/new]'),
    'shared/new.yaml': expect.stringContaining('slug: new'),
    [`${last}/remediation/b.yaml`]: expect.stringContaining('slug: b'),
  });
  expect(await cli('pull', '--check')).toMatchObject({ code: 0 });
});

test.for(counts)('into empty folders, what %i deployments have alike is pulled once', async (count) => {
  const { directory, changed } = writeRepository(count, {});
  const { cli } = await startFleet(count, directory, (slug) => ({
    remediation: {
      policies: [
        live('a', 'high'),
        live('b', slug === first ? 'low' : 'critical'),
        ...(slug === first ? [live('own', 'low')] : []),
      ],
    },
    code: { rulesets: ['p/xss', ...(slug === first ? ['p/default'] : [])], rules: [], disabled: [], exceptions: [] },
  }));
  expect(await cli('pull', '--all')).toMatchObject({ code: 0 });
  const others = slugsOf(count).slice(1);
  expect(changed()).toEqual({
    'shared/remediation/a.yaml': expect.stringMatching(/^name: a\nslug: a\n/),
    'shared/detection/code.yaml': expect.stringContaining('rulesets:\n  - p/xss\n'),
    'shared/detection/secrets.yaml': expect.stringContaining('product: secrets'),
    [`${first}/remediation/own.yaml`]: expect.stringMatching(/^name: own\n/),
    [`${first}/detection/code.yaml`]: expect.stringContaining('rulesets:\n  - p/default\n'),
    ...Object.fromEntries(
      [first, ...others].map((slug) => [`${slug}/remediation/b.yaml`, expect.stringMatching(/^name: b\n/)]),
    ),
  });
  expect(await cli('pull', '--check')).toMatchObject({ code: 0 });
});

test.for(counts)('of %i deployments, one that fails its check stops neither the others nor a re-run', async (count) => {
  const { directory } = writeRepository(count, { 'shared/a.yaml': inFile('a', 'high') });
  let isBroken = false;
  const { cli, sent } = await startFleet(count, directory, () => ({}), {
    before: ({ path }) =>
      isBroken && path.includes(`/${idOf(first)}/`) && path.endsWith(':dryRun') ? refusal : undefined,
  });
  expect(await cli('preview', '--out', 'plan.json')).toMatchObject({ code: 0 });
  isBroken = true;
  expect(await cli('apply', 'plan.json')).toEqual({
    code: 6,
    text: expect.stringContaining(`\n${first}: 1 stricter; not applied\n`),
  });
  expect(sent()).toEqual(slugsOf(count).slice(1));
  isBroken = false;
  expect(await cli('apply', '--yes')).toMatchObject({ code: 0 });
  expect(sent().slice(count - 1)).toEqual([first]);
});

test.for(counts)('%i deployments are listed for a matrix, from the config alone', async (count) => {
  const { directory } = writeRepository(count, { 'shared/a.yaml': inFile('a', 'high') });
  const { code, text } = await runCli(['deployments', '--format', 'json'], { directory });
  expect([code, JSON.parse(text)]).toEqual([0, slugsOf(count).map((slug) => ({ slug, id: idOf(slug) }))]);
});

test.for(counts)('%i deployments are written wave by wave, up to one with a failure', async (count) => {
  const [canary = '', ...others] = slugsOf(count).toReversed();
  const { directory } = writeRepository(
    count,
    { 'shared/a.yaml': inFile('a', 'high') },
    { top: `apply: { waves: [[${canary}], ["*"]] }\n` },
  );
  let isBroken = true;
  const { cli, sent } = await startFleet(count, directory, () => ({}), {
    before: ({ method, path }) =>
      isBroken && method === 'PUT' && path.includes(`/${idOf(canary)}/`) ? refusal : undefined,
  });
  expect(await cli('apply', '--yes')).toEqual({
    code: 1,
    text: expect.stringMatching(new RegExp(`Not sent, because a wave before it failed:\\s+${canary}\\.`)),
  });
  expect(sent()).toEqual([canary]);
  isBroken = false;
  expect(await cli('apply', '--yes')).toMatchObject({ code: 0 });
  expect(sent().slice(1)).toEqual([canary, ...others.toReversed()]);
});

test('a preview of 20 deployments has eight requests open at a time, and never more', async () => {
  const { cwd, sandbox, tokens } = await startManyDeployments(join(temporaryFolder(), 'many'), 20);
  onTestFinished(() => sandbox.close());
  // For each deployment a dry run, the vocabulary, and the look-up of its id.
  const [crowd, total] = [8, 60];
  const waiting: (() => void)[] = [];
  let [open, mostOpen, ended] = [0, 0, 0];
  /** Nothing is answered before so many requests are open, or all that are left. */
  const answerNext = (): void => {
    if (open >= Math.min(crowd, total - ended)) waiting.shift()?.();
  };
  const proxy = await startPlatformProxy(sandbox.url, {
    before() {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      const turn = new Promise<void>((resolve) => waiting.push(resolve));
      answerNext();
      return turn;
    },
    after() {
      open -= 1;
      ended += 1;
      answerNext();
    },
  });
  onTestFinished(() => proxy.close());
  const env = { ...tokens, IFMATCH_BASE_URL: proxy.url };
  const { code, text } = await runCli(['preview'], { directory: cwd, env });
  expect([code, text]).toEqual([0, expect.stringContaining('Policies for 20 deployments: 20 neutral (20 updates)')]);
  expect([ended, mostOpen]).toEqual([total, crowd]);
});
