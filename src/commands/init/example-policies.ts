import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaAddress } from '../../domain/setup.ts';
import { yamlWord } from './yaml-word.ts';

/**
 * Those of the package's examples that make sense anywhere. No detection policy: such a file says all rules that are on, so a first one
 * has to come from the platform.
 */
const names = ['remediation/block-critical-findings.yaml', 'remediation/comments.yaml'] as const;

/** First policies, by path below the folder of the policies. With several deployments each has a folder of its own. */
export function examplePolicies(packageRoot: string, deployments: readonly string[]): Map<string, string> {
  const [only = null, ...more] = deployments;
  const files = new Map<string, string>();
  for (const name of names) {
    const text = readFileSync(join(packageRoot, 'examples', 'policies', name), 'utf8');
    if (more.length === 0) files.set(name, adaptPolicies(text, only));
    else for (const slug of deployments) files.set(`${slug}/${name}`, adaptPolicies(text, slug));
  }
  return files;
}

/** An example for another deployment: its schema where everybody finds it, and no action that needs an integration of the example's. */
export function adaptPolicies(text: string, deployment: string | null): string {
  const slug = deployment === null ? '' : `deployment_slug: ${yamlWord(deployment)}\n`;
  return withoutIntegrations(
    text
      .replace(/^# yaml-language-server:.*$/m, `# yaml-language-server: $schema=${schemaAddress('remediation-file')}`)
      .replace(/^deployment_slug: .*\n/m, () => slug),
  );
}

const everywhere: ReadonlySet<string> = new Set(['pr_comment', 'block']);

/** Leaves out each action of the list that is not in every deployment, with the lines that are deeper than its dash. */
function withoutIntegrations(text: string): string {
  const lines = text.split('\n');
  let inActions = -1;
  let dropping = -1;
  const kept = lines.filter((line) => {
    const indent = line.search(/\S/);
    if (dropping >= 0 && indent > dropping) return false;
    dropping = -1;
    if (/^\s*actions:$/.test(line)) inActions = indent;
    else if (indent >= 0 && indent <= inActions) inActions = -1;
    const [, type] = /^\s*- type: (\S+)$/.exec(line) ?? [];
    if (inActions < 0 || type === undefined || everywhere.has(type)) return true;
    dropping = indent;
    return false;
  });
  return kept.join('\n');
}
