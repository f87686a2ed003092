import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kind, textOf } from './put-log.ts';

/** Writes policy files for three bundles; another generation changes something in each of them. */
export function writeRepository(folder: string, generation: number): void {
  mkdirSync(join(folder, 'policies'), { recursive: true });
  writeFileSync(join(folder, 'policies', 'remediation.yaml'), policies(generation));
  for (const product of ['code', 'secrets'] as const) {
    writeFileSync(join(folder, 'policies', `${product}.yaml`), detection(product, generation));
  }
}

/** Every field is given, so that the platform fills in nothing. */
const policies = (generation: number): string => `deployment_slug: acme
policies:
  - slug: trust
    name: Trust
    description: generation ${String(generation)}
    active: true
    filters: { mode: all, conditions: [{ type: severity, values: [critical], mode: any }] }
    actions: [{ type: pr_comment, config: {} }]
`;

const detection = (product: string, generation: number): string => `deployment_slug: acme
product: ${product}
rulesets: []
rules: [trust.generation-${String(generation)}]
disabled: []
exceptions: []
`;

/** A bundle that somebody else makes of it, as the API takes it; another mark, another content. */
export function foreignBundle(kind: Kind, mark: number): Record<string, unknown> {
  const name = `foreign-${String(mark)}`;
  if (kind === 'remediation') return { deployment_slug: 'acme', policies: [foreignPolicy(name)] };
  return { deployment_slug: 'acme', product: kind, rulesets: [], rules: [name], disabled: [], exceptions: [] };
}

const foreignPolicy = (description: string): Record<string, unknown> => ({
  slug: 'trust',
  name: 'Trust',
  description,
  active: true,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical'], mode: 'any' }] },
  actions: [{ type: 'pr_comment', config: {} }],
});

/** A bundle of a plan: what was reviewed. */
export type ReviewedBundle = { readonly kind: Kind; readonly stateVersion: string; readonly content: string };
type PlanBundle = {
  kind: string;
  product: Kind | null;
  state_version: string;
  bundle: Record<string, unknown>;
  result: string | null;
};

/** The bundles of a plan file, in its order. */
export function readReviewed(folder: string): ReviewedBundle[] {
  return planIn(readFileSync(join(folder, 'plan.json'), 'utf8')).map((bundle) => ({
    kind: kindOf(bundle),
    stateVersion: bundle.state_version,
    content: textOf(bundle.bundle),
  }));
}

/** What a report in JSON says of each bundle; empty when it says nothing of any. */
export function readResults(text: string): Map<Kind, string> {
  const changesInPlan = planIn(text).flatMap((bundle) =>
    bundle.result === null ? [] : [[kindOf(bundle), bundle.result] as const],
  );
  return new Map(changesInPlan);
}

const planIn = (text: string): PlanBundle[] => (JSON.parse(text) as { bundles: PlanBundle[] }).bundles;
const kindOf = ({ product }: PlanBundle): Kind => product ?? 'remediation';
