import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShortKind, toLoggedContent } from './put-log.ts';

/** Writes policy files for three bundles. Each generation changes all three. */
export function writeRepository(folder: string, generation: number): void {
  mkdirSync(join(folder, 'policies'), { recursive: true });
  writeFileSync(join(folder, 'policies', 'remediation.yaml'), remediationFile(generation));
  for (const product of ['code', 'secrets'] as const) {
    writeFileSync(join(folder, 'policies', `${product}.yaml`), detectionFile(product, generation));
  }
}

/** All fields are set, so that the platform adds no defaults. */
const remediationFile = (generation: number): string => `deployment_slug: acme
policies:
  - slug: trust
    name: Trust
    description: generation ${String(generation)}
    active: true
    filters: { mode: all, conditions: [{ type: severity, values: [critical], mode: any }] }
    actions: [{ type: pr_comment, config: {} }]
`;

const detectionFile = (product: string, generation: number): string => `deployment_slug: acme
product: ${product}
rulesets: []
rules: [trust.generation-${String(generation)}]
disabled: []
exceptions: []
`;

/** Returns the body of a PUT by another client. Each number gives another content. */
export function bundleOfOtherClient(kind: ShortKind, number: number): Record<string, unknown> {
  const name = `foreign-${String(number)}`;
  if (kind === 'remediation') return { deployment_slug: 'acme', policies: [policyOfOtherClient(name)] };
  return { deployment_slug: 'acme', product: kind, rulesets: [], rules: [name], disabled: [], exceptions: [] };
}

const policyOfOtherClient = (description: string): Record<string, unknown> => ({
  slug: 'trust',
  name: 'Trust',
  description,
  active: true,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical'], mode: 'any' }] },
  actions: [{ type: 'pr_comment', config: {} }],
});

/** A bundle of a reviewed plan. */
export type ReviewedBundle = { readonly kind: ShortKind; readonly stateVersion: string; readonly content: string };
type PlanBundle = {
  kind: string;
  product: ShortKind | null;
  state_version: string;
  bundle: Record<string, unknown>;
  result: string | null;
};

/** Reads the bundles of `plan.json`, in its order. */
export function readReviewed(folder: string): ReviewedBundle[] {
  return bundlesOfPlan(readFileSync(join(folder, 'plan.json'), 'utf8')).map((bundle) => ({
    kind: shortKindOf(bundle),
    stateVersion: bundle.state_version,
    content: toLoggedContent(bundle.bundle),
  }));
}

/** Reads the result of each bundle from a JSON report. Bundles without a result are left out. */
export function readResults(text: string): Map<ShortKind, string> {
  const results = bundlesOfPlan(text).flatMap((bundle) =>
    bundle.result === null ? [] : [[shortKindOf(bundle), bundle.result] as const],
  );
  return new Map(results);
}

const bundlesOfPlan = (text: string): PlanBundle[] => (JSON.parse(text) as { bundles: PlanBundle[] }).bundles;
const shortKindOf = ({ product }: PlanBundle): ShortKind => product ?? 'remediation';
