import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Platform } from '../domain/platform.ts';
import type { RemediationBundle } from '../generated/types.ts';
import { openPlatform } from '../platform/client.ts';
import { Token } from '../platform/token.ts';
import { startSandbox } from '../sandbox/server.ts';
import type { Runtime } from '../runtime/runtime.ts';

type Step = { readonly message: string } & (
  | { readonly run: string; readonly exits: number }
  | { readonly edit: (platform: Platform) => Promise<void> }
);

const story: readonly Step[] = [
  { message: 'Mistakes are found before review, with file and line:', run: 'validate broken', exits: 3 },
  {
    message: 'A valid change. Reviewers see this, and plan.json keeps it:',
    run: 'preview policies --out plan.json',
    exits: 0,
  },
  { message: 'Meanwhile, a colleague deactivates a policy on the platform.', edit: switchOff },
  {
    message: 'The reviewed plan is now stale, so nothing is applied:',
    run: 'apply policies --plan plan.json --yes',
    exits: 4,
  },
  {
    message: 'Preview again: the new plan also reverts that edit.',
    run: 'preview policies --out plan.json --output preview.txt',
    exits: 0,
  },
  { message: 'Reviewed again. Apply exactly this plan:', run: 'apply policies --plan plan.json --yes', exits: 0 },
  { message: 'Nothing is left to do:', run: 'preview policies --exit-code', exits: 0 },
];

/** Runs the whole story against its own sandbox with the real commands. Returns 0 if every command ended as expected. */
export async function demo(runtime: Runtime, color: boolean): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'ifmatch-demo-'));
  const sandbox = await startSandbox({});
  const platform = openPlatform({ address: sandbox.url, token: new Token(sandbox.token), env: {} });
  try {
    for (const folder of ['policies', 'broken'])
      cpSync(join(runtime.packageRoot, 'examples', folder), join(directory, folder), { recursive: true });
    const env = { IFMATCH_BASE_URL: sandbox.url, IFMATCH_API_TOKEN: sandbox.token, FORCE_COLOR: color ? '1' : '0' };
    for (const [index, step] of story.entries()) {
      runtime.terminal.print(`${index === 0 ? '' : '\n'}${String(index + 1)}. ${step.message}`);
      if ('edit' in step) await step.edit(platform);
      else if (!(await runStep(step, runtime, { directory, env }))) return 1;
    }
    runtime.terminal.print(
      '\nThat is all. Your own platform: set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then `ifmatch init --from-platform` in its repository.',
    );
    return 0;
  } finally {
    await platform.close();
    await sandbox.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function runStep(
  step: { run: string; exits: number },
  runtime: Runtime,
  where: Parameters<Runtime['runSelf']>[1],
): Promise<boolean> {
  runtime.terminal.print(`\n$ ifmatch ${step.run}`);
  const code = await runtime.runSelf(step.run.split(' '), where);
  if (code === step.exits) return true;
  runtime.terminal.tell(
    `The demo expected exit code ${String(step.exits)} and got ${String(code)}. Please report this.`,
  );
  return false;
}

/** A colleague's edit in the web application: one policy stops blocking. */
async function switchOff(platform: Platform): Promise<void> {
  const [deployment] = await platform.deployments();
  if (deployment === undefined) throw new Error('the sandbox has no deployment');
  const live = await platform.read(deployment, 'remediation');
  const { policies } = live.content as RemediationBundle;
  const content = { policies: policies.map((one) => (one.slug === edited ? { ...one, active: false } : one)) };
  await platform.put(deployment, { kind: 'remediation', content }, live.stateVersion);
}

const edited = 'block-critical-findings';
