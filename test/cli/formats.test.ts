import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/cli/options.ts';
import { runCli } from '../run-cli.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const policy = `
deployment_slug: acme
name: Block
slug: block
filters: { mode: all, conditions: [{ type: severity, values: [high] }] }
actions: [{ type: block }, { type: pr_comment }]
`;

describe.each(formats)('--format %s', (format) => {
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

  test('is in the README', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const line = readme.split('\n').find((one) => one.includes('`--format` of'));
    expect(line).toContain(`\`${format}\``);
  });
});
