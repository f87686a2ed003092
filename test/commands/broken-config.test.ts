import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { runCli } from '../run-cli.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ifmatch-broken-config-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'ifmatch.yaml'), config);
});

const config = `guards: { max_deletess: 1 }
deployments: { acme: { policies: policies/acme }, hooli: { policies: policies/hooli } }
`;
const policy =
  'name: A\nslug: a\nfilters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n';

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(directory, path, '..'), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
}

const validate = (): ReturnType<typeof runCli> => runCli(['validate'], { directory });

test('files of two deployments are not held against each other where the config has errors', async () => {
  write({ 'policies/acme/a.yaml': policy, 'policies/hooli/a.yaml': policy });
  const { code, text } = await validate();
  expect(code).toBe(3);
  expect(text).toContain('Not valid: 1 error in 1 file');
  expect(text).toContain('"max_deletess" is not a field');
  write({
    'policies/acme/code.yaml': 'product: code\nrules: []\n',
    'policies/b.yaml': `deployment_slug: beta\n${policy}`,
  });
  expect((await validate()).text).toBe(text);
});

test.each([
  ['deployments', 'ifmatch validate'],
  ['deployments --config ifmatch.yaml', 'ifmatch validate --config ifmatch.yaml'],
  ['api reportBacklogByRule --deployment acme --sandbox', 'ifmatch validate'],
])('what is wrong with the config is told by `%s`, with the command that shows it all', async (line, command) => {
  const { code, text } = await runCli(line.split(' '), { directory });
  expect(code).toBe(3);
  expect(text).toContain('ifmatch.yaml:1:11  "max_deletess" is not a field of guards');
  expect(text).toContain(`fix: did you mean "max_deletes"? \`${command}\` shows them all.`);
});
