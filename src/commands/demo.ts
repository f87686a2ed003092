import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Platform } from '../domain/platform.ts';
import type { RemediationBundle } from '../generated/types.ts';
import { openPlatform } from '../platform/platform-client.ts';
import { Token } from '../platform/token.ts';
import { startSandbox } from '../sandbox/server.ts';
import type { Runtime } from '../runtime/runtime.ts';

type Step = {
  readonly message: string;
  /** What a colleague does on the platform before the commands run. */
  readonly edit?: (platform: Platform) => Promise<void>;
  readonly commands: readonly (readonly [command: string, exits: number])[];
};

/** `verbose`: with every mistake of the broken files. */
const demoSteps = (verbose: boolean): readonly Step[] => [
  {
    message: 'A mistake is found before review, with file and line:',
    commands: [[`validate broken${verbose ? '' : '/remediation/block-critical-findings.yaml'}`, 3]],
  },
  {
    message: 'A policy changes. Reviewers see this, and plan.json keeps it:',
    commands: [['preview policies --impact --out plan.json', 0]],
  },
  {
    message:
      'A colleague deactivates a policy on the platform. That is noticed: the plan is stale, nothing is applied:',
    edit: deactivatePolicy,
    commands: [['apply policies --plan plan.json', 4]],
  },
  {
    message: 'Reviewed again, with the edit that it reverts, exactly the new plan is applied:',
    commands: [
      ['preview policies --out plan.json --output review.txt', 0],
      ['apply policies --plan plan.json', 0],
    ],
  },
];

/** What the pull request of the story changes in one file of the examples. */
const demoEdit = { file: 'block-critical-findings.yaml', from: 'values: [high, medium]', to: 'values: [high]' };

/** Runs the whole story against its own sandbox with the real commands. Returns 0 if every command ended as expected. */
export async function demo(
  runtime: Runtime,
  { color, verbose }: { color: boolean; verbose: boolean },
): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'ifmatch-demo-'));
  const sandbox = await startSandbox({});
  const platform = openPlatform({ address: sandbox.url, token: new Token(sandbox.token), env: {} });
  try {
    // The config of the examples is left out, since it protects the policy that changes.
    for (const [from, to] of [
      ['policies/remediation', 'policies'],
      ['broken', 'broken'],
    ] as const)
      cpSync(join(runtime.packageRoot, 'examples', from), join(directory, to), { recursive: true });
    const env = { IFMATCH_BASE_URL: sandbox.url, IFMATCH_API_TOKEN: sandbox.token, FORCE_COLOR: color ? '1' : '0' };
    const runOptions = { directory, env };
    // The story begins where platform and files agree.
    if ((await runtime.runSelf(['apply', 'policies', '--yes', '--quiet', '--output', 'before.txt'], runOptions)) !== 0)
      return 1;
    applyDemoEdit(join(directory, 'policies', demoEdit.file));
    for (const [index, step] of demoSteps(verbose).entries()) {
      runtime.terminal.print(`${index === 0 ? '' : '\n'}${String(index + 1)}. ${step.message}`);
      await step.edit?.(platform);
      if (!(await runAll(step.commands, runtime, { ...runOptions, verbose }))) return 1;
    }
    runtime.terminal.print(
      `\nThat is all${verbose ? '' : ' (more with --verbose)'}. Your own platform: set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then \`ifmatch init --from-platform\` in its repository.`,
    );
    return 0;
  } finally {
    await platform.close();
    await sandbox.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

function applyDemoEdit(path: string): void {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(demoEdit.from)) throw new Error(`${path} is not the example that the demo changes`);
  writeFileSync(path, text.replace(demoEdit.from, demoEdit.to));
}

/** Runs commands until one exits with another code than expected. Returns whether all exited as expected. */
async function runAll(
  commands: readonly (readonly [command: string, exits: number])[],
  runtime: Runtime,
  { verbose, ...runOptions }: Parameters<Runtime['runSelf']>[1] & { readonly verbose: boolean },
): Promise<boolean> {
  for (const [command, exits] of commands) {
    runtime.terminal.print(`$ ifmatch ${command}`);
    let text = '';
    const reader = verbose ? runtime.terminal : { forward: (part: string) => void (text += part) };
    const code = await runtime.runSelf([...command.split(' '), ...(verbose ? ['--verbose'] : [])], runOptions, reader);
    runtime.terminal.forward(shorten(text));
    if (code === exits) continue;
    runtime.terminal.printNote(
      `The demo expected exit code ${String(exits)} and got ${String(code)}. Please report this.`,
    );
    return false;
  }
  return true;
}

/** The first and last lines of a long text. */
function shorten(text: string): string {
  const lines = text.split('\n');
  if (lines.length <= firstLines + lastLines + 2) return text;
  const omitted = `  … ${String(lines.length - firstLines - lastLines)} lines more with --verbose`;
  return [...lines.slice(0, firstLines), omitted, ...lines.slice(-lastLines)].join('\n');
}

// A result begins with its headline and ends with its summary and the next command.
const firstLines = 7;
const lastLines = 13;

/** A colleague's edit in the web application: one policy stops blocking. */
async function deactivatePolicy(platform: Platform): Promise<void> {
  const [deployment] = await platform.deployments();
  if (deployment === undefined) throw new Error('the sandbox has no deployment');
  const live = await platform.read(deployment, 'remediation');
  const { policies } = live.content as RemediationBundle;
  const content = {
    policies: policies.map((policy) => (policy.slug === deactivatedSlug ? { ...policy, active: false } : policy)),
  };
  await platform.put(deployment, { kind: 'remediation', content }, live.stateVersion);
}

const deactivatedSlug = 'block-leaked-credentials';
