import { type Json, defaultStyle, printInline } from '../../files/yaml/print.ts';
import type { Bundle } from '../../domain/bundle.ts';
import type { PolicyTest } from '../../generated/types.ts';
import { provablePolicies } from '../../prove/policies.ts';
import { suggestTests } from '../../prove/suggest.ts';

/** A bundle of remediation policies, and tests of invariants that hold for it. */
export type SuggestedTests = {
  readonly bundle: Extract<Bundle, { readonly kind: 'remediation' }>;
  /** Each is proven; the strongest are first. */
  readonly tests: readonly PolicyTest[];
};

/** Suggests tests for the remediation policies of each bundle. Among bundles of several deployments, the tests name theirs. */
export function suggestTestsOfBundles(bundles: readonly Bundle[]): SuggestedTests[] {
  const hasSeveralDeployments = new Set(bundles.map(({ deployment }) => deployment)).size > 1;
  return bundles.flatMap((bundle) => {
    if (bundle.kind !== 'remediation') return [];
    const slug = hasSeveralDeployments && bundle.deployment !== null ? { deployment_slug: bundle.deployment } : {};
    return [{ bundle, tests: suggestTests(provablePolicies(bundle)).map((test) => ({ ...test, ...slug })) }];
  });
}

/** The text of a file with these tests. */
export const formatTestFile = (tests: readonly PolicyTest[]): string =>
  tests.length === 0
    ? '# Nothing is blocked, commented on or acted on for certain, so there is no invariant to suggest.\n'
    : `tests:\n${tests.map(formatTest).join('')}`;

function formatTest({ name, deployment_slug: slug, always, expect }: PolicyTest): string {
  const fields = Object.entries({ name, deployment_slug: slug, always, expect }).filter(
    ([, value]) => value !== undefined,
  );
  const lines = fields.map(
    ([key, value]) => `${key}: ${printInline(value as Json, key, defaultStyle, { inFlow: false })}\n`,
  );
  return `  - ${lines.join('    ')}`;
}
