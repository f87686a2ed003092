import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Quirk, quirks } from '../src/sandbox/quirks.ts';
import { startSandbox } from '../src/sandbox/server.ts';
import { runCli } from './rig/run-cli.ts';
import { temporaryFolder } from './rig/temporary-folder.ts';

const work = temporaryFolder();
const examples = join(import.meta.dirname, '..', 'examples', 'policies');

/** With this one no apply can be safe. */
const unusable: Quirk = 'wildcard-versions';
const names = (Object.keys(quirks) as Quirk[]).filter((name) => name !== unusable);

// Without this, a bundle without them is rejected.
const builtInUnmanaged = 'unmanaged: { policies: [leaked-credentials, supply-chain-incidents] }\n';

test.each(names)('preview, apply, drift and pull work on a platform with the quirk %s', async (quirk) => {
  const sandbox = await startSandbox({ quirks: [quirk] });
  const [ours, theirs] = ['ours', 'theirs'].map((name) => join(work, quirk, name)) as [string, string];
  for (const folder of [ours, theirs]) {
    cpSync(examples, folder, { recursive: true });
    if (quirk === 'built-in-policies') appendFileSync(join(folder, 'ifmatch.yaml'), builtInUnmanaged);
  }
  const plan = join(work, quirk, 'plan.json');
  const cli = (directory: string, ...args: string[]) => runCli(args, { directory, sandbox });
  try {
    expect(await cli(ours, 'preview', '--out', plan, '--exit-code')).toMatchObject({ code: 2 });
    expect(await cli(ours, 'apply', '--plan', plan)).toMatchObject({ code: 0 });
    expect(await cli(ours, 'preview', '--exit-code')).toMatchObject({ code: 0 });
    expect(sandbox.log().filter(({ status }) => status === 200)).toHaveLength(3);

    const policy = readFileSync(join(theirs, 'remediation', 'block-critical-findings.yaml'), 'utf8');
    writeFileSync(join(theirs, 'remediation', 'theirs.yaml'), policy.replace(/^slug: .+$/m, 'slug: theirs'));
    expect(await cli(theirs, 'preview', '--out', plan)).toMatchObject({ code: 0 });
    expect(await cli(theirs, 'apply', '--plan', plan)).toMatchObject({ code: 0 });
    const drift = await cli(ours, 'drift');
    expect(drift).toMatchObject({ code: 2, text: expect.stringContaining('theirs') });
    expect(await cli(ours, 'pull', '--force')).toMatchObject({ code: 0 });
    expect(await cli(ours, 'preview', '--exit-code')).toMatchObject({ code: 0 });
    expect(await cli(ours, 'pull', '--check')).toMatchObject({ code: 0 });
  } finally {
    await sandbox.close();
  }
});
