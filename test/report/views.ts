import type { Outcome } from '../../src/domain/outcome.ts';

/** The command that ends with this outcome. */
export function commandOf(outcome: Outcome): 'validate' | 'preview' | 'apply' {
  if (outcome.kind === 'valid' || outcome.kind === 'invalid') return 'validate';
  return ['needs-approval', 'stale', 'applied', 'partial'].includes(outcome.kind) ? 'apply' : 'preview';
}

export function viewOf(outcome: Outcome) {
  const command = commandOf(outcome);
  const platform = command === 'validate' ? null : 'https://platform.example';
  return { command, platform, width: 80, color: false, verbose: false } as const;
}

/** How a page of HTML is shown. */
export const htmlView = { command: 'preview', platform: 'https://platform.example', version: '0.1.0' } as const;
