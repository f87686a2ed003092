import type { DetectionBundle, Product, RemediationPolicy } from '../../generated/types.ts';

/** What a new database holds. */
export type Seed = { readonly vocabulary: VocabularySeed; readonly deployments: readonly DeploymentSeed[] };

export type VocabularySeed = {
  /** Without values a condition accepts any. */
  readonly conditions: readonly {
    readonly type: string;
    readonly description: string;
    readonly values: readonly string[];
  }[];
  readonly actions: readonly {
    readonly type: string;
    readonly description: string;
    readonly requires: readonly string[];
  }[];
};

export type DeploymentSeed = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Without bundles a deployment is still on the legacy policies. */
  readonly bundles: BundlesSeed | null;
  readonly systemPolicies: readonly { readonly slug: string; readonly name: string }[];
  /** Tags of each project. */
  readonly projects: Readonly<Record<string, readonly string[]>>;
  /** Names of integrations, by kind. */
  readonly integrations: Readonly<Record<string, readonly string[]>>;
};

/** A product that is absent is not enabled. */
export type BundlesSeed = { readonly remediation: readonly RemediationPolicy[] } & {
  readonly [Key in Product]?: DetectionBundle;
};
