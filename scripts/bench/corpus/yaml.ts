import type { Action, Condition, CorpusPolicy } from './policy.ts';

/** The lines of a policy's own file. */
export function policyLines(policy: CorpusPolicy): string[] {
  const { name, slug, active, owner, mode, conditions, actions, layout } = policy;
  return [
    `# ${layout.comments[0]}`,
    `name: ${name}`,
    `slug: ${slug}`,
    ...descriptionLines(policy),
    `active: ${String(active)}`,
    ...(owner === null ? [] : [`x-owner: ${owner}`]),
    '',
    `# ${layout.comments[1]}`,
    'filters:',
    `  mode: ${mode}`,
    '  conditions:',
    ...conditions.flatMap((condition) => conditionLines(condition, layout.values)),
    'actions:',
    ...actions.flatMap(actionLines),
  ];
}

/** The same policies as one `policies:` list. */
export function listLines(policies: Iterable<readonly string[]>): string[] {
  const lines = ['policies:'];
  for (const [comment = '', first = '', ...others] of policies) {
    lines.push(`  ${comment}`, `  - ${first}`, ...others.map((line) => (line === '' ? '' : `    ${line}`)));
  }
  return lines;
}

function descriptionLines({ description, layout }: CorpusPolicy): string[] {
  const texts = description.map((line) => line.join(' '));
  if (layout.description === 'plain') return [`description: ${texts.join(' ')}.`];
  return [`description: ${layout.description === 'folded' ? '>-' : '|'}`, ...texts.map((text) => `  ${text}`)];
}

function conditionLines({ type, values, mode }: Condition, style: 'flow' | 'block'): string[] {
  const list =
    style === 'flow'
      ? [`      values: [${values.join(', ')}]`]
      : ['      values:', ...values.map((value) => `        - ${value}`)];
  return [`    - type: ${type}`, ...list, ...(mode === null ? [] : [`      mode: ${mode} # how the values combine`])];
}

function actionLines({ type, config }: Action): string[] {
  const settings = Object.entries(config).map(([key, value]) => `      ${key}: "${value}"`);
  return [`  - type: ${type}`, ...(settings.length === 0 ? ['    config: {}'] : ['    config:', ...settings])];
}
