/** Everything that `doctor` looks at, in the order in which it is shown. */
export const checkIds = [
  'node',
  'git',
  'config',
  'files',
  'workflows',
  'address',
  'proxy',
  'connection',
  'clock',
  'token',
  'permission',
  'deployment',
  'reads',
  'migration',
  'products',
  'vocabulary',
  'job',
  'workflow',
  'github',
] as const;
export type CheckId = (typeof checkIds)[number];

/** How a check ended; what is not right comes with what to do. */
export type CheckResult =
  | { readonly status: 'ok'; readonly says: string }
  | { readonly status: 'warning' | 'failed'; readonly says: string; readonly fix: string }
  /** It could not be made; `says` goes on after "because". */
  | { readonly status: 'skipped'; readonly says: string };

export type CheckStatus = CheckResult['status'];

/** One thing that was looked at; `about` is the slug of the deployment, null where it is about none by name. */
export type Check = { readonly id: CheckId; readonly about: string | null } & CheckResult;

/** How all of them together ended. */
export function worstOf(checks: readonly Check[]): 'ok' | 'warning' | 'failed' {
  const has = (status: CheckStatus): boolean => checks.some((check) => check.status === status);
  if (has('failed')) return 'failed';
  return has('warning') ? 'warning' : 'ok';
}
