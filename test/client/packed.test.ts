import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPackage } from '../rig/built-package.ts';
import { root, run } from '../dist/run-program.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const tsc = join(root, 'node_modules/typescript/bin/tsc');

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: 'es2022',
  module: 'nodenext',
  types: ['node'],
  outDir: 'out',
};

/** What a user sees who installed the package: no sources, no dependencies but Node's types. */
function installPacked(): string {
  const folder = temporaryFolder();
  const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const tarball = execFileSync('npm', pack, { cwd: builtPackage, encoding: 'utf8' }).trim();
  const home = join(folder, 'node_modules/ifmatch');
  mkdirSync(home, { recursive: true });
  mkdirSync(join(folder, 'node_modules/@types'));
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', home, '--strip-components=1']);
  for (const name of ['@types/node', 'undici-types']) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  return folder;
}

/** The TypeScript examples of the documentation. */
const examples = (): string[] =>
  ['README.md', 'docs/library.md'].flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^```ts\n(.*?)^```$/gmsu)].map(([, code = '']) => code),
  );

test('the examples of the documentation compile and run in another folder, from the packed tarball', async () => {
  const cwd = installPacked();
  const [first = '', library = '', ...others] = examples();
  expect(others).toEqual([]);
  writeFileSync(join(cwd, 'first.ts'), first);
  writeFileSync(join(cwd, 'library.ts'), library);
  expect(await run(process.execPath, [tsc], { cwd })).toMatchObject({ code: 0, out: '' });

  const findings = await run(process.execPath, ['out/first.js'], { cwd });
  expect(findings).toMatchObject({ code: 0, err: '' });
  expect(findings.out).toMatch(/^(?:\d+ https:\/\/\S+\n)+$/);
  const rest = await run(process.execPath, ['out/library.js'], { cwd });
  expect(rest).toMatchObject({ code: 0, err: '' });
  expect(rest.out).toMatch(
    /^(?:\S+ \d+\n)+(\d+) dependencies, \1 so far, more: false \n(?:page \d+: \d+ findings, \d+ so far, more: true\n)*page \d+: \d+ findings, \d+ so far, more: false\n(?:\S+ \S+ \S+ \S+\n)+ignored [1-9]\d* findings\ndeletes [1-9]\d* policies\n$/,
  );

  const cli = join(cwd, 'node_modules/ifmatch/dist/cli.js');
  expect(await run(process.execPath, [cli, 'deployments', '--sandbox'], { cwd })).toMatchObject({ code: 0, err: '' });

  writeFileSync(join(cwd, 'first.ts'), first.replace("['critical']", "['grave']"));
  expect((await run(process.execPath, [tsc], { cwd })).out).toContain(`Type '"grave"' is not assignable`);
});

/** What `tsc --init` writes, with the types of Node for `console`. */
function initialized(cwd: string): void {
  execFileSync(process.execPath, [tsc, '--init'], { cwd });
  const path = join(cwd, 'tsconfig.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"types": []', '"types": ["node"], "outDir": "out"'));
}

test('scripts of users compile without a cast under a plain `tsc --init`, and run', async () => {
  const cwd = installPacked();
  initialized(cwd);
  const programs = join(import.meta.dirname, 'programs');
  cpSync(programs, cwd, { recursive: true });
  for (const name of readdirSync(programs))
    expect(readFileSync(join(programs, name), 'utf8')).not.toMatch(/ as (?!const\b|users\b)|: any\b|@ts-|!\./);
  expect(await run(process.execPath, [tsc], { cwd })).toMatchObject({ code: 0, out: '' });
  const report = await run(process.execPath, ['out/report.js'], { cwd });
  expect(report).toMatchObject({ code: 0, err: '' });
  expect(report.out).toMatch(/^fixing [1-9]\d* findings of \S+ true$/m);
  expect(report.out).toMatch(
    /^20 of \d+ rules, 20 here, more: true\n(?:.*\n)*(\d+) of \1 rules, \d+ here, more: false$/m,
  );
  const policies = await run(process.execPath, ['out/policies.js'], { cwd });
  expect(policies).toMatchObject({ code: 0, err: '' });
  expect(policies.out).toMatch(/^\S+ false -> true\nunchanged: true\n(?:\d \S+ \S+ \S+\n)+$/);
});

test('what the types do not have does not compile', async () => {
  const cwd = installPacked();
  initialized(cwd);
  const wrong = {
    'f.rule.nmae': "Property 'nmae' does not exist",
    "f.severity === 'grave'": 'This comparison appears to be unintentional',
    'f.severity.length': "'f.severity' is possibly 'undefined'",
    'f.confidence.length': "'f.confidence' is possibly 'undefined'",
    'f.found_dependency': "Property 'found_dependency' does not exist on type 'CodeFinding'",
    'f.triage_reason.length': "'f.triage_reason' is possibly 'undefined'",
  };
  const script = `import { createClient } from 'ifmatch/client';
for await (const f of createClient({ baseUrl: '', token: '' }).listFindings({ deploymentSlug: 'acme' }))
  console.log(${Object.keys(wrong).join(', ')});`;
  writeFileSync(join(cwd, 'script.ts'), script);
  const { out } = await run(process.execPath, [tsc], { cwd });
  expect(out.match(/error TS/g)).toHaveLength(Object.keys(wrong).length);
  for (const message of Object.values(wrong)) expect(out).toContain(message);
});
