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
  /** How many, of all issue types together. */
  readonly findings: number;
} & IntegrationsSeed;

export type IntegrationsSeed = {
  readonly legacyPolicies: readonly {
    readonly name: string;
    readonly slug: string;
    readonly productType: 'PRODUCT_TYPE_SAST' | 'PRODUCT_TYPE_SECRETS';
    readonly isDefault: boolean;
  }[];
  /** Several may share a config: one for each place of the source-code-management system. */
  readonly subscriptions: readonly {
    readonly config: string;
    readonly url: string;
    readonly events: readonly string[];
  }[];
  readonly resolutionConfigs: readonly {
    readonly repository: string;
    readonly subproject: string;
    readonly config: Readonly<Record<string, unknown>>;
  }[];
};

/** A product that is absent is not enabled. */
export type BundlesSeed = { readonly remediation: readonly RemediationPolicy[] } & {
  readonly [Key in Product]?: DetectionBundle;
};
