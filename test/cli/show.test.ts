import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Format, formats } from '../../src/cli/options.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { runGit } from '../rig/git.ts';
import { runCli } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const policy = (slug: string, severity: string): string =>
  `{ name: ${slug}, slug: ${slug}, filters: { mode: all, conditions: [{ type: severity, values: [${severity}] }] }, actions: [{ type: block }, { type: pr_comment }] }`;
const invariant = (name: string): string =>
  `tests: [{ name: ${name}, deployment_slug: acme, always: { severity: critical, confidence: high }, expect: block }]\n`;

const directory = temporaryFolder();
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  };
  const git = (...args: string[]): string => runGit(directory, args);
  write(
    'ifmatch.yaml',
    'deployments: { acme: { policies: [shared/, acme/] }, globex: { policies: [shared/] } }\nunmanaged: { policies: [warn-*, comment-*] }\ntests: tests/\n',
  );
  write('shared/a.yaml', `policies:\n  - ${policy('same', 'low')}\n  - ${policy('other', 'critical')}\n`);
  write('acme/a.yaml', `policies:\n  - ${policy('same', 'medium')}\n  - ${policy('other', 'critical')}\n`);
  write('tests/a.test.yaml', invariant('criticals block'));
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'base');
  write('acme/a.yaml', `policies:\n  - ${policy('same', 'medium')}\n  - ${policy('other', 'high')}\n`);
  write('tests/a.test.yaml', invariant('criticals still block'));
});
afterAll(() => sandbox.close());

/** What a preview prints, and what the plan that it saves is shown as. */
async function previewAndShow(format: Format): Promise<[preview: string, shown: string]> {
  const run = async (...args: string[]): Promise<string> => {
    const { code, text } = await runCli([...args, '--format', format, '--output', 'output'], { directory, sandbox });
    // 5: the broken test needs approval.
    expect([0, 5], text).toContain(code);
    return readFileSync(join(directory, 'output'), 'utf8');
  };
  const preview = await run('preview', '--deployment', 'acme', '--base', 'HEAD', '--impact', '--out', 'plan.json');
  return [preview, await run('show', 'plan.json')];
}

/** A plan does not say which deployments were selected. */
const withoutSelection = (text: string): string => text.replaceAll(' --deployment acme', '');

// Overrides, what is left alone, broken and changed tests, edits on the platform, an impact, and what needs approval.
test.for(formats.filter((format) => format !== 'markdown' && format !== 'html'))(
  'a plan with all that it can hold is shown exactly as the preview was, as %s',
  async (format) => {
    const [preview, shown] = await previewAndShow(format);
    expect(shown).toBe(withoutSelection(preview));
  },
);

test.for(['markdown', 'html'] as const)('and as %s, but for the marks of text that is not ours', async (format) => {
  const words = (text: string): string => text.replaceAll(/`|<\/?code>|&#?\w+;|\\/g, '');
  const [preview, shown] = await previewAndShow(format);
  expect(words(shown)).toBe(words(withoutSelection(preview)));
});

test('that is so of what the plan can hold', async () => {
  const [, shown] = await previewAndShow('terminal');
  expect(shown).toMatch(/overrides\s+shared\/a\.yaml:3:5/);
  expect(shown).toMatch(/overrides\s+shared\/a\.yaml:2:5/);
  expect(shown).toMatch(/Left alone, as ifmatch\.yaml says: \d+ objects? of remediation/);
  expect(shown).toContain('Removes the invariant: criticals block');
});
