import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPackage } from '../built-package.ts';
import { root, run } from '../dist/run-program.ts';
import { temporaryFolder } from '../temporary-folder.ts';

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
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  expect(await run(process.execPath, [tsc], { cwd })).toMatchObject({ code: 0, out: '' });

  const findings = await run(process.execPath, ['out/first.js'], { cwd });
  expect(findings).toMatchObject({ code: 0, err: '' });
  expect(findings.out).toMatch(/^(?:\d+ https:\/\/\S+\n)+$/);
  const rest = await run(process.execPath, ['out/library.js'], { cwd });
  expect(rest).toMatchObject({ code: 0, err: '' });
  expect(rest.out).toMatch(/^(?:\S+ \d+\n)+ignored [1-9]\d* findings\ndeletes [1-9]\d* policies\n$/);

  const cli = join(cwd, 'node_modules/ifmatch/dist/cli.js');
  expect(await run(process.execPath, [cli, 'deployments', '--sandbox'], { cwd })).toMatchObject({ code: 0, err: '' });

  writeFileSync(join(cwd, 'first.ts'), first.replace("['critical']", "['grave']"));
  expect((await run(process.execPath, [tsc], { cwd })).out).toContain(`Type '"grave"' is not assignable`);
});
