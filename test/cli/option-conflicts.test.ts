import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../run-cli.ts';

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'ifmatch-options-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'policy.yaml'), 'policies: []\n');
  return directory;
}

const inFolder = async (directory: string, line: string) => runCli(line.split(' '), { directory });

test('a kept sandbox beside an address is refused, or the address would be ignored in silence', async () => {
  const directory = folder();
  for (const command of ['preview', 'apply --yes', 'drift', 'pull', 'api listDeployments']) {
    const { code, text } = await inFolder(
      directory,
      `${command} --sandbox-db a.db --base-url https://platform.example`,
    );
    expect(code).toBe(64);
    expect(text).toContain("option '--sandbox-db <file>' cannot be used with option '--base-url <url>'");
  }
  expect(existsSync(join(directory, 'a.db'))).toBe(false);
});

test.each([
  ['preview --out --sandbox', '--out <file>', '--sandbox'],
  ['apply --sandbox --report --yes', '--report <file>', '--yes'],
  ['apply --allow-protected --sandbox', '--allow-protected <slug>', '--sandbox'],
  ['preview --deployment --format=json --sandbox', '--deployment <slug>', '--format=json'],
  ['preview --sandbox --out --help', '--out <file>', '--help'],
  ['validate -C --quiet', '-C, --directory <dir>', '--quiet'],
  ['api listDeployments --output --sandbox', '--output <file>', '--sandbox'],
])('`%s` misses a value, and takes no option for it', async (line, option, next) => {
  const directory = folder();
  const { code, text } = await inFolder(directory, line);
  expect({ code, text }).toEqual({
    code: 64,
    text: `error: option '${option}' argument missing\n(${next} stands in its place)\n(see --help)\n`,
  });
  expect(readdirSync(directory)).toEqual(['policy.yaml']);
});

test('an option of `api` before the operation is told where it stands', async () => {
  const { code, text } = await inFolder(folder(), 'api --sandbox listFindings');
  expect({ code, text }).toEqual({
    code: 64,
    text: 'error: Options go after the operation: ifmatch api <operation> --sandbox\n',
  });
});

test('a result never replaces the plan that it is about, nor an undo', async () => {
  const directory = folder();
  const plan = join(directory, 'p.json');
  symlinkSync('p.json', join(directory, 'link.json'));
  for (const line of [
    'preview --sandbox --out p.json --output ./p.json policy.yaml',
    'apply --sandbox --plan p.json --output p.json',
    'apply --sandbox --plan p.json --report r.json --output p.json',
    'apply --sandbox --yes --report p.json --output p.json',
    'rollback --sandbox p.json --output p.json',
    'rollback p.json --write --output p.json',
    'drift --sandbox --plan p.json --output p.json',
    'apply --sandbox --plan p.json --output link.json',
  ]) {
    writeFileSync(plan, 'the plan');
    const { code, text } = await inFolder(directory, line);
    expect({ line, code, text }).toMatchObject({
      code: 64,
      text: expect.stringContaining('Give --output another file.'),
    });
    expect(readFileSync(plan, 'utf8')).toBe('the plan');
  }
});
