/** The checks of `doctor`, in display order. */
export type CheckId =
  | 'node'
  | 'files'
  | 'workflows'
  | 'address'
  | 'connection'
  | 'clock'
  | 'token'
  | 'permission'
  | 'deployment'
  | 'migration'
  | 'products';

/** The result of a check, with the fix for a failure. */
export type CheckResult =
  | { readonly status: 'ok'; readonly message: string }
  | { readonly status: 'warning' | 'failed'; readonly message: string; readonly fix: string }
  /** The check could not run. `message` is the reason, as a clause that can follow "because". */
  | { readonly status: 'skipped'; readonly message: string };

export type CheckStatus = CheckResult['status'];

/** One check; `about`: the deployment's slug, or null. */
export type Check = { readonly id: CheckId; readonly about: string | null } & CheckResult;

/** The worst status of all checks. */
export function worstStatus(checks: readonly Check[]): 'ok' | 'warning' | 'failed' {
  const has = (status: CheckStatus): boolean => checks.some((check) => check.status === status);
  if (has('failed')) return 'failed';
  return has('warning') ? 'warning' : 'ok';
}
