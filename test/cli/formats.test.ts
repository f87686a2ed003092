import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/cli/options.ts';
import { runCli } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const policy = `
deployment_slug: acme
name: Block
slug: block
filters: { mode: all, conditions: [{ type: severity, values: [high] }] }
actions: [{ type: block }, { type: pr_comment }]
`;

/** Those of GitLab's widgets show less; see below. */
const whole = formats.filter((format) => format !== 'codequality' && format !== 'terraform');

describe.each(whole)('--format %s', (format) => {
  test('prints a preview and a mistake, without characters that change what a reader sees', async () => {
    const directory = temporaryFolder();
    writeFileSync(join(directory, 'policy.yaml'), policy);
    const preview = await runCli(['preview', 'policy.yaml', '--sandbox', '--format', format], { directory });
    expect([preview.code, preview.text]).toEqual([0, expect.stringContaining('block')]);
    writeFileSync(join(directory, 'policy.yaml'), String.raw`${policy}"turned\u202E": 1`);
    const mistake = await runCli(['validate', 'policy.yaml', '--format', format], { directory });
    expect([mistake.code, mistake.text]).toEqual([3, expect.stringContaining('turned')]);
    expect(mistake.text).not.toContain('\u202E');
  });
});

test.each(formats)('--format %s is in the README', (format) => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const line = readme.split('\n').find((one) => one.includes('`--format` of'));
  expect(line).toContain(`\`${format}\``);
});

test('--format codequality has what is at a line, by a fingerprint that moves with it', async () => {
  const directory = temporaryFolder();
  const issues = async (text: string): Promise<readonly { fingerprint: string; location: unknown }[]> => {
    writeFileSync(join(directory, 'policy.yaml'), text);
    const { code, text: printed } = await runCli(['validate', '--format', 'codequality', 'policy.yaml'], { directory });
    expect(code).toBe(3);
    return JSON.parse(printed) as { fingerprint: string; location: unknown }[];
  };
  const mistaken = `${policy}"turned\\u202E": 1\nother: 2\nx-owner: 017\n`;
  const [first, second, third] = await issues(mistaken);
  expect(first).toEqual({
    description: expect.stringMatching(/^unknown field "turned.*fix: /),
    check_name: 'unknown-field',
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    severity: 'critical',
    location: { path: 'policy.yaml', lines: { begin: 7 } },
  });
  expect(JSON.stringify(first)).not.toContain('\u202E');
  const moved = await issues(`# moved\n${mistaken}`);
  expect(moved.map(({ fingerprint }) => fingerprint)).toEqual(
    [first, second, third].map((issue) => issue?.fingerprint),
  );
  expect(new Set(moved.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  expect(moved[0]?.location).toEqual({ path: 'policy.yaml', lines: { begin: 8 } });
});

test('--format terraform counts the objects of a plan, and nothing without a plan', async () => {
  const directory = temporaryFolder();
  writeFileSync(join(directory, 'policy.yaml'), policy);
  const counts = async (command: string) =>
    JSON.parse((await runCli([command, 'policy.yaml', '--format', 'terraform', '--sandbox'], { directory })).text);
  const { create, update, delete: deletes } = await counts('preview');
  expect([create, update]).toEqual([1, 0]);
  expect(deletes).toBeGreaterThan(0);
  writeFileSync(join(directory, 'policy.yaml'), 'policies: 5\n');
  expect(await counts('preview')).toEqual({});
});
